/** Draws values over time as lines in an SVG file, with one small chart per value. */

export interface Line {
  readonly title: string;
  /** Pairs of seconds and value, sorted by time. */
  readonly points: readonly (readonly [number, number])[];
}

const width = 640;
const chartHeight = 90;
const headHeight = 24;
const margin = 48;
const colour = '#0b6bcb';

/** @returns the text of the file; every chart starts at 0 */
export function linesSvg(lines: readonly Line[]): string {
  const step = chartHeight + headHeight;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${lines.length * step + 24}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fff"/>
${lines.map((line, index) => chart(line, index * step + headHeight)).join('\n')}
</svg>
`;
}

function chart({ title, points }: Line, top: number): string {
  const bottom = top + chartHeight;
  const most = Math.max(...points.map(([, figure]) => figure), 1);
  const last = points.at(-1)?.[0] ?? 1;
  const places = points.map(([seconds, figure]) => {
    const x = margin + ((width - 2 * margin) * seconds) / last;
    return `${x.toFixed(1)},${(bottom - (chartHeight * figure) / most).toFixed(1)}`;
  });
  return [
    `<text x="${margin}" y="${top - 6}" fill="#222">${title}</text>`,
    `<path d="M${margin} ${top}V${bottom}H${width - margin}" fill="none" stroke="#bbb"/>`,
    `<text x="${margin - 4}" y="${top + 8}" text-anchor="end" fill="#555">${most.toFixed(0)}</text>`,
    `<text x="${margin - 4}" y="${bottom}" text-anchor="end" fill="#555">0</text>`,
    `<text x="${width - margin}" y="${bottom + 13}" text-anchor="end" fill="#555">${last.toFixed(0)} s</text>`,
    `<polyline points="${places.join(' ')}" fill="none" stroke="${colour}" stroke-width="1.5"/>`,
  ].join('\n');
}
