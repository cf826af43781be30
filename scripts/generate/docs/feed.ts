/** The part of the page about the feed: its frames and close codes, and a panel to follow it live. */
import { requestTarget } from '../../../src/docs/page/trying/request.js';
import { type Html, html } from './html.js';
import type { Feed, Parameter } from './model.js';
import { exampleCard } from './operations.js';
import { markdown, phrase } from './prose.js';
import { membersOf, type References, schemaLink, schemaName, termList } from './terms.js';
import { examples, field, keyReminder, plainText } from './trying.js';

/** Renders the description and the frames of the AsyncAPI document. */
export function feedSections({ info, frames }: Feed, references: References): Html {
  return html`<section class="guide prose" aria-label="About the feed">
${markdown(info.description, references.links, { idPrefix: 'feed-', level: 3 })}</section>
${frames.map((frame) => {
  const name = schemaName(frame.schema)!;
  return html`<section class="operation" id="frame-${frame.name}" aria-labelledby="frame-${frame.name}-title">
<header>
<h3 id="frame-${frame.name}-title"><a href="#frame-${frame.name}">${frame.title}</a></h3>
<p class="route"><span class="method event-${frame.name}">${frame.name}</span> ${schemaLink(name)}</p>
</header>
<div class="reading">
<p>${phrase(frame.summary, references.links)}</p>
${termList(membersOf(references.schemas[name]!), references)}
</div>
<div class="trying">
${frame.examples.map((example) => exampleCard(example.summary, example))}
</div>
</section>
`;
})}`;
}

export function closeCodeList({ closeCodes }: Feed, { links }: References): Html {
  return html`<h4 id="close-codes">Close codes</h4>
<dl class="answers">${Object.entries(closeCodes).map(
    ([code, meaning]) => html`<div id="close-${code}">
<dt><span class="status s${code[0]!}">${code}</span></dt><dd><p>${phrase(meaning, links)}</p></dd></div>
`,
  )}</dl>`;
}

/** Renders the panel. The page's script `src/docs/page/trying/feed.ts` makes it interactive. */
export function feedPanel(feed: Feed, parameters: readonly Parameter[], server: string): Html {
  const { collection, events, since } = Object.fromEntries(parameters.map((each) => [each.name, each]));
  const kinds = events!.schema.default as readonly string[];
  const followed = { name: 'collection', in: 'query', value: String(collection!.example) } as const;
  const url = server.replace(/^http/, 'ws') + requestTarget(feed.path, [followed]);
  return html`<div class="card">
${examples('feed', 'Follow', (language) => language.feed(url))}</div>
<div class="card request" id="live-feed">
<p class="caption">Live feed</p>
<form data-feed="${feed.path}" aria-label="Follow the feed">
${field('feed-collection', html`<code>collection</code>`, html`<input id="feed-collection" name="collection" required value="${collection!.example as string}" ${plainText}>`)}
${field('feed-since', html`<code>since</code>`, html`<input id="feed-since" name="since" placeholder="${since!.example as string}" ${plainText}>`)}
<fieldset class="field whole"><legend><code>events</code></legend>${kinds.map(
    (kind) => html`<label><input type="checkbox" name="events" value="${kind}" checked> ${kind}</label> `,
  )}</fieldset>
${keyReminder}
<p class="buttons">
<button type="submit">Open</button>
<button type="button" data-feed-resume disabled>Resume from the last cursor</button>
<button type="button" data-feed-close disabled>Close</button>
</p>
</form>
<p class="outcome" role="status" data-feed-state></p>
<ol class="frames" role="log" aria-label="Frames" hidden></ol>
</div>
`;
}
