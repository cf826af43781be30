/** Plots the number of requests per day as bars. */
import uPlot from 'uplot';

interface Day {
  readonly date: string;
  readonly requests: number;
}

const height = 220;
const oneDay = 86_400;

export class DayPlot {
  readonly #place: HTMLElement;
  readonly #resized: ResizeObserver;
  readonly #light = matchMedia('(prefers-color-scheme: dark)');
  readonly #redraw = (): void => this.#draw();
  #plot: uPlot | undefined;
  #days: readonly Day[] = [];

  constructor(place: HTMLElement) {
    this.#place = place;
    this.#resized = new ResizeObserver(() => this.#plot?.setSize({ width: place.clientWidth, height }));
    this.#resized.observe(place);
    this.#light.addEventListener('change', this.#redraw);
  }

  show(days: readonly Day[]): void {
    this.#days = days;
    this.#draw();
  }

  remove(): void {
    this.#resized.disconnect();
    this.#light.removeEventListener('change', this.#redraw);
    this.#plot?.destroy();
  }

  #draw(): void {
    this.#plot?.destroy();
    const { color: text, borderTopColor: line, caretColor: bar } = getComputedStyle(this.#place);
    const axis = { stroke: text, grid: { stroke: line, width: 1 }, ticks: { show: false } };
    this.#plot = new uPlot(
      {
        width: this.#place.clientWidth,
        height,
        // Days are UTC days in every time zone.
        tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1_000), 'Etc/UTC'),
        legend: { show: false },
        cursor: { show: false },
        scales: {
          x: { range: (_, from, to) => [from - oneDay / 2, to + oneDay / 2] },
          y: { range: (_, _from, to) => [0, Math.max(1, to)] },
        },
        axes: [
          {
            ...axis,
            values: (_, splits) => splits.map((at) => new Date(at * 1_000).toISOString().slice(5, 10)),
          },
          {
            ...axis,
            size: 60,
            values: (_, splits) =>
              splits.map((each) => (Number.isInteger(each) ? each.toLocaleString() : '')),
          },
        ],
        series: [
          {},
          {
            paths: uPlot.paths.bars!({ size: [0.7, 60] }),
            fill: bar,
            points: { show: false },
          },
        ],
      },
      [this.#days.map(({ date }) => Date.parse(date) / 1_000), this.#days.map(({ requests }) => requests)],
      this.#place,
    );
  }
}
