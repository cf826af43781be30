/** Draws the results as an SVG file for the README and the guide. A line is a cell, and a dot is a server. */
import type { Cell } from './cells.js';
import { type Groups, isValid } from './compare.js';

const labelWidth = 290;
const plotWidth = 560;
const valueWidth = 90;
const lineHeight = 26;
const headHeight = 104;
const footHeight = 30;
/** The width of a legend dot with the space around it, and the average width of a letter. */
const legendGap = 34;
const letterWidth = 6.6;
/** The ends of the logarithmic axis. Slower or faster results are drawn at the end. */
const least = 0.01;
const most = 100;
/** The colours of rowfeed and of the others. They differ on white, on black and for colour-blind readers. */
const colours = ['#0b6bcb', '#d55e00', '#009e73', '#b0479a', '#9a7b00', '#6b7a89'];

/**
 * @param conditions the conditions of the measurement
 * @returns the text of the file; values are multiples of the best other server, or the baseline if there is
 * no other server
 */
export function plotSvg(chosen: readonly Cell[], groups: Groups, conditions: string): string {
  const servers = [...groups.keys()];
  const [own, ...others] = servers.map((server) => {
    const valid = groups.get(server)!.filter(isValid);
    return new Map(valid.map(({ cell, ratio }) => [cell.name, ratio]));
  });
  const lines = chosen.flatMap((cell, line) => {
    const y = headHeight + (line + 0.5) * lineHeight;
    const theirs = others.map((ratios) => ratios.get(cell.name));
    const best = Math.max(...theirs.filter((ratio) => ratio !== undefined), 0) || 1;
    const dots = theirs.map((ratio, at) =>
      ratio === undefined ? '' : dot(x(ratio / best), y, at + 1, servers),
    );
    const ratio = own?.get(cell.name);
    if (ratio !== undefined) dots.push(dot(x(ratio / best), y, 0, servers), value(y, ratio / best));
    return [
      `<path class="line" d="M${labelWidth} ${y}H${labelWidth + plotWidth}"/>`,
      text(labelWidth - 12, y + 4, cell.title, 'end'),
      ...dots,
    ];
  });
  const bottom = headHeight + chosen.length * lineHeight;
  const ticks = [least, 0.1, 1, 10, most].map(
    (tick) =>
      `<path class="${tick === 1 ? 'one' : 'line'}" d="M${x(tick)} ${headHeight - 6}V${bottom}"/>` +
      text(x(tick), headHeight - 12, `${tick}`, 'middle'),
  );
  let legendEnd = labelWidth;
  const legend = servers.map((server, at) => {
    const from = legendEnd;
    legendEnd += round(legendGap + server.length * letterWidth);
    return dot(from + 6, 64, at, servers) + text(from + 17, 68, server, 'start');
  });
  const axis = `Requests per second, in multiples of ${others.length === 0 ? 'a raw node:http server' : 'the best other server'}`;
  const width = Math.max(labelWidth + plotWidth + valueWidth, Math.ceil(legendEnd));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom + footHeight}" font-family="sans-serif" font-size="12">
<title>${axis}, on a logarithmic scale</title>
<style>
.ground { fill: #fff } text { fill: #1f2328 } .line { stroke: #8884 } .one { stroke: #888 } .dot { stroke: #fff }
@media (prefers-color-scheme: dark) { .ground { fill: #0d1117 } text { fill: #e6edf3 } .dot { stroke: #0d1117 } }
</style>
<rect class="ground" width="${width}" height="${bottom + footHeight}"/>
${text(labelWidth, 24, axis, 'start', ' font-size="15" font-weight="bold"')}
${text(labelWidth, 43, 'logarithmic, right is faster', 'start')}
${text(labelWidth + plotWidth + valueWidth - 8, headHeight - 12, servers[0]!, 'end', ' font-weight="bold"')}
${[...legend, ...ticks, ...lines].join('\n')}
${text(width - 8, bottom + 20, conditions, 'end')}
</svg>
`;
}

function dot(at: number, y: number, server: number, servers: readonly string[]): string {
  const radius = server === 0 ? 6.5 : 4.5;
  const fill = colours[server % colours.length]!;
  return `<circle class="dot" cx="${at}" cy="${y}" r="${radius}" fill="${fill}"><title>${servers[server]}</title></circle>`;
}

function value(y: number, multiple: number): string {
  const written = multiple < 10 ? multiple.toFixed(1) : multiple.toFixed(0);
  return text(labelWidth + plotWidth + valueWidth - 8, y + 4, written, 'end', ' font-weight="bold"');
}

function x(multiple: number): number {
  const within = Math.min(most, Math.max(least, multiple));
  return round(labelWidth + (plotWidth * Math.log10(within / least)) / Math.log10(most / least));
}

const text = (at: number, y: number, words: string, anchor: string, more = ''): string =>
  `<text x="${at}" y="${y}" text-anchor="${anchor}"${more}>${words}</text>`;

const round = (value: number): number => Math.round(value * 10) / 10;
