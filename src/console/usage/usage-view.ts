/** Shows the plan of the account and its usage. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { components } from '../../../generated/openapi.js';
import { visibleText } from '../../text/visible.js';
import { problemBox } from '../templates.js';
import { View } from '../view.js';
import { DayPlot } from './day-plot.js';

type Usage = components['schemas']['Usage'];
type UsageHistory = components['schemas']['UsageHistory'];

@customElement('usage-view')
export class UsageView extends View {
  @state() accessor usage: Usage | undefined;
  @state() accessor history: UsageHistory | undefined;
  @state() accessor days = 14;
  #plot: DayPlot | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#plot?.remove();
  }

  override render(): TemplateResult {
    return html`
      <h1 tabindex="-1">Usage</h1>
      ${problemBox(this.failure)} ${this.usage && this.#plan(this.usage)}
      <section aria-labelledby="days">
        <div class="heading">
          <h2 id="days">Requests by day (UTC)</h2>
          <span class="gap"></span>
          <label class="check">Days
            <select @change=${this.#choose}>
              ${[14, 30, 90].map((days) => html`<option value=${days} ?selected=${days === this.days}>${days}</option>`)}
            </select>
          </label>
        </div>
        <div class="plot" aria-hidden="true"></div>
        ${this.history && this.#table(this.history)}
      </section>
    `;
  }

  override updated(): void {
    if (this.history === undefined) return;
    this.#plot ??= new DayPlot(this.querySelector<HTMLElement>('.plot')!);
    this.#plot.show(this.history);
  }

  #plan({ account, plan, period, requests, collections, rows, bytes, keys }: Usage): TemplateResult {
    return html`<section class="card" aria-label="Plan">
        <p>Account <b>${account}</b>, plan <b>${plan}</b>. The current period ends on ${period.end.slice(0, 16).replace('T', ' ')} UTC.</p>
        <dl class="figures">
          ${figure('requests', requests)} ${figure('collections', collections)} ${figure('rows', rows)}
          ${figure('bytes', bytes)}
        </dl>
      </section>
      <table class="list">
        <thead><tr><th>Key</th><th class="number">Requests</th></tr></thead>
        <tbody>
          ${keys.map((key) => html`<tr><td>${visibleText(key.name)}</td><td class="number">${key.requests.toLocaleString()}</td></tr>`)}
        </tbody>
      </table>`;
  }

  #table(history: UsageHistory): TemplateResult {
    return html`<details>
      <summary>Show as a table</summary>
      <table class="list">
        <thead><tr><th>Day</th><th class="number">Requests</th><th>Keys</th></tr></thead>
        <tbody>
          ${[...history].reverse().map(
            ({ date, requests, keys }) => html`<tr>
              <td>${date}</td>
              <td class="number">${requests.toLocaleString()}</td>
              <td>${keys.map((key) => `${visibleText(key.name)} ${key.requests.toLocaleString()}`).join(', ')}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </details>`;
  }

  #choose(event: Event): void {
    this.days = Number((event.target as HTMLSelectElement).value);
    void this.refresh();
  }

  override async read(): Promise<void> {
    const { days } = this;
    const [usage, history] = await Promise.all([
      this.get<Usage>('/v1/usage'),
      this.get<UsageHistory>('/v1/usage/history', { days }),
    ]);
    // The user may have chosen another number of days in the meantime.
    if (days !== this.days) return;
    this.usage = usage.body;
    this.history = history.body;
  }
}

/** Shows the used amount and, if there is a limit, the limit. */
function figure(
  name: string,
  { used, limit }: { readonly used: number; readonly limit?: number },
): TemplateResult {
  return html`<div>
    <dt>${name}</dt>
    <dd>
      ${used.toLocaleString()}
      ${
        limit === undefined
          ? nothing
          : html`of ${limit.toLocaleString()}
            <progress max="1" value=${Math.min(1, used / limit)} aria-label="Used ${name}"></progress>`
      }
    </dd>
  </div>`;
}
