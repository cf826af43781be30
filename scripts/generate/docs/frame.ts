/** The layout that all pages share: the bar, the table of contents on the left, and the text next to it. */
import { iconAddress, logo } from '../../shared/logo.js';
import { type Content, Html, html } from './html.js';
import type { Info } from './model.js';
import { headingsOf } from './prose.js';

/** The style and script of every page. They are equal on all pages, so that one policy is enough. */
export interface Assets extends Readonly<Record<string, string>> {
  readonly style: string;
  readonly script: string;
}

export interface Frame {
  readonly info: Info;
  readonly title: string;
  /** The link of the name in the bar. */
  readonly home: string;
  /** Additional content of the bar. */
  readonly bar?: Html;
  readonly contents: Content;
  readonly main: Content;
}

export function framed({ info, title, home, bar, contents, main }: Frame, { style, script }: Assets): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="${iconAddress}">
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="${home}">${new Html(logo('currentColor', " width='24' height='24' aria-hidden='true'"))}<span>${info.title}</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
${bar}<nav id="contents" aria-label="Contents">
${contents}</nav>
<main id="content" tabindex="-1">
${main}<footer><p>${info.title} ${info.version} · <a href="${info.license.url}">${info.license.name}</a></p></footer>
</main>
<script>${new Html(script)}</script>
</body>
</html>
`;
}

/** Renders one list of the table of contents. */
export function contentsList(title: Content, entries: Content): Html {
  return html`<h2>${title}</h2>
<ul>${entries}</ul>
`;
}

/** Returns entries for the headings of a text. */
export function headings(text: string, idPrefix?: string): Html[] {
  return headingsOf(text, idPrefix).map(({ id, title }) => entry(`#${id}`, title));
}

/** @param isHere true if the link leads to the current page */
export function entry(address: string, title: Content, isHere = false, below?: Content): Html {
  return html`<li><a href="${address}"${isHere && html` aria-current="page"`}>${title}</a>${below}</li>\n`;
}
