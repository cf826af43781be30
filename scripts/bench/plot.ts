/** The ratios as bars in an SVG file, for the guide. */
import type { Cell } from './cells.js';
import { type Groups, isValid } from './report.js';

const labelWidth = 290;
const plotWidth = 560;
const valueWidth = 60;
const barHeight = 11;
const cellGap = 12;
const headHeight = 56;
const legendLeft = 40;
const legendWidth = 140;
/** On a logarithmic scale bars begin somewhere; slower ones have none. */
const least = 0.001;
const colours = ['#0b6bcb', '#e08a1e', '#3c9d5d', '#b0479a', '#7a6fd0', '#8a8a8a'];

/** @returns the text of the file; the groups are the bars of each cell */
export function plotSvg(chosen: readonly Cell[], groups: Groups): string {
  const servers = [...groups.keys()];
  const parts: string[] = [];
  let y = headHeight;
  for (const { name, title } of chosen) {
    parts.push(text(labelWidth - 10, y + (servers.length * barHeight) / 2 + 4, title, 'end'));
    servers.forEach((server, index) => {
      const found = groups.get(server)?.find(({ cell }) => cell === name);
      if (found !== undefined && isValid(found)) parts.push(bar(y + index * barHeight, found.ratio, index));
    });
    y += servers.length * barHeight + cellGap;
  }
  const ticks = [0.001, 0.01, 0.1, 1].map(
    (tick) =>
      `<path d="M${x(tick)} ${headHeight - 6}V${y}" stroke="#ddd"/>${text(x(tick), headHeight - 10, String(tick), 'middle')}`,
  );
  const legend = servers.map(
    (server, index) =>
      `<rect x="${legendLeft + index * legendWidth}" y="12" width="10" height="10" fill="${colour(index)}"/>` +
      text(legendLeft + index * legendWidth + 15, 21, server, 'start'),
  );
  const width = labelWidth + plotWidth + valueWidth;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" font-family="sans-serif" font-size="12">
<title>Requests a second, as a ratio to a raw node:http server (logarithmic)</title>
<rect width="${width}" height="${y}" fill="#fff"/>
${[...ticks, ...legend, ...parts].join('\n')}
</svg>
`;
}

function bar(y: number, ratio: number, index: number): string {
  const end = x(Math.max(ratio, least));
  const shape = `<rect x="${labelWidth}" y="${y}" width="${round(end - labelWidth)}" height="${barHeight - 2}" fill="${colour(index)}"/>`;
  return `${shape}<text x="${round(end + 4)}" y="${y + barHeight - 3}" font-size="9" fill="#555">${ratio.toFixed(3)}</text>`;
}

const x = (ratio: number): number =>
  round(labelWidth + plotWidth * (1 - Math.log10(ratio) / Math.log10(least)));

const text = (at: number, y: number, words: string, anchor: string): string =>
  `<text x="${at}" y="${y}" text-anchor="${anchor}" fill="#222">${words}</text>`;

const colour = (index: number): string => colours[index % colours.length]!;

const round = (value: number): number => Math.round(value * 10) / 10;
