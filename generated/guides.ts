// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.
import { script, style } from './docs.js';

const whatRowfeedIs = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>What rowfeed is, and what it is not &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is" aria-current="page">What rowfeed is, and what it is not</a>
<ul><li><a href="#when-rowfeed-fits">When rowfeed fits</a></li>
<li><a href="#what-rowfeed-doesnt-do">What rowfeed doesn&#39;t do</a></li>
<li><a href="#where-to-go-on">Where to go on</a></li>
</ul></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="what-rowfeed-is-and-what-it-is-not"><a href="#what-rowfeed-is-and-what-it-is-not">What rowfeed is, and what it is not</a></h1>
<p>rowfeed stores JSON rows in named collections. Clients read and write the rows over HTTP, and receive every change over a WebSocket
feed. You run it yourself: one process with an SQLite file, or several processes on one PostgreSQL database.</p>
<h2 id="when-rowfeed-fits"><a href="#when-rowfeed-fits">When rowfeed fits</a></h2>
<ul>
<li><strong>Clients must not miss a change.</strong> A dashboard, a cache or a search index follows the feed. If its connection is lost, it
<a href="/docs/feed#reconnect-and-resume">resumes</a> from the last change that it handled.</li>
<li><strong>Clients must not write twice.</strong> A device on a bad network retries a write with the same
<a href="/docs/safe-writes#idempotent-requests">idempotency key</a>. The server executes the write once.</li>
<li><strong>Other teams generate their clients.</strong> The server checks every request and response against its OpenAPI document. An
<a href="/docs/sdks">SDK</a> that is generated from this document therefore matches the server.</li>
<li><strong>The structure of the rows develops over time.</strong> A collection starts without a schema. Later, you can infer a
<a href="/docs/schemas">JSON Schema</a> from its rows, and the server validates every further write.</li>
<li><strong>Several customers share one deployment.</strong> Each account has its own collections, <a href="/docs/keys">keys</a>, quota and storage
limits.</li>
</ul>
<h2 id="what-rowfeed-doesnt-do"><a href="#what-rowfeed-doesnt-do">What rowfeed doesn&#39;t do</a></h2>
<ul>
<li><strong>It doesn&#39;t join collections.</strong> A list reads one collection. If you need SQL, use PostgreSQL directly or with PostgREST.</li>
<li><strong>It doesn&#39;t run your code.</strong> There are no triggers, functions or webhooks. A small program that follows the feed can do the same.</li>
<li><strong>It doesn&#39;t sign users in.</strong> API keys are for programs. A key can be limited to collections, but not to single rows.</li>
<li><strong>It doesn&#39;t store files.</strong> A row has at most 256 KiB.</li>
<li><strong>It doesn&#39;t merge offline edits.</strong> Two clients that edit the same row decide with
<a href="/docs/safe-writes#prevent-lost-updates-if-match"><code>If-Match</code></a> which write wins.</li>
<li><strong>It doesn&#39;t encrypt connections.</strong> Put a <a href="/docs/deploy">TLS proxy</a> in front of it.</li>
</ul>
<h2 id="where-to-go-on"><a href="#where-to-go-on">Where to go on</a></h2>
<p><a href="/docs/install">Install</a> rowfeed, and start with the quickstart for <a href="/docs/quickstart">curl</a> or <a href="/docs/quickstart-typescript">TypeScript</a>. A
<a href="/docs/todo-list">tutorial</a> builds a shared to-do list. To see the data in a browser, open the <a href="/docs/console">web
console</a>. If you aren&#39;t sure whether rowfeed is right for you, read the <a href="/docs/comparison">comparison with other
services</a>.</p>
</article>
<div class="pager">
<a rel="next" href="/docs/install">Next: Install</a>
<a href="/docs/what-rowfeed-is.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;
export { whatRowfeedIs as 'what-rowfeed-is' };

export const install = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Install &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install" aria-current="page">Install</a>
<ul><li><a href="#run-from-a-clone">Run from a clone</a></li>
<li><a href="#install-as-a-package">Install as a package</a></li>
<li><a href="#keep-the-first-key">Keep the first key</a></li>
<li><a href="#check-the-installation">Check the installation</a></li>
<li><a href="#other-ways-to-run-it">Other ways to run it</a></li>
</ul></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="install"><a href="#install">Install</a></h1>
<p>You need Node.js 22.12 or later. Versions 20.19 and 24 are tested too. SQLite is included, so you don&#39;t need a database server.</p>
<h2 id="run-from-a-clone"><a href="#run-from-a-clone">Run from a clone</a></h2>
<pre><code data-language="sh">npm install
npm start</code></pre>
<p>The server listens on http://127.0.0.1:3000 and stores its data in <code>data/rowfeed.db</code>. To use another port, run
<code>PORT=8080 npm start</code>. <a href="/docs/configuration">Configuration</a> lists all settings.</p>
<h2 id="install-as-a-package"><a href="#install-as-a-package">Install as a package</a></h2>
<p>Run <code>npm pack</code> in the clone. It builds a file that you can install in any other folder:</p>
<pre><code data-language="sh">npm install ./rowfeed-0.1.0.tgz
npx rowfeed</code></pre>
<p>With npm 12 and later, approve the install script of the SQLite driver with <code>npm install-scripts approve sqlite3</code>, and then run
<code>npm rebuild sqlite3</code>. The package also contains the <a href="/docs/client">JavaScript client</a>.</p>
<h2 id="keep-the-first-key"><a href="#keep-the-first-key">Keep the first key</a></h2>
<p>The first start prints an API key, which is not shown again. Store it, and set it in every terminal that you use:</p>
<p><code>export KEY=rf_...</code></p>
<p>If you have lost the key, create another one in the folder of the server with <code>npx rowfeed keys create --name mine</code>. In a clone, use
<code>npm run -s rowfeed --</code> instead of <code>npx rowfeed</code>.</p>
<h2 id="check-the-installation"><a href="#check-the-installation">Check the installation</a></h2>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; http://127.0.0.1:3000/ready</code></pre>
<pre><code data-language="json">{&#34;ok&#34;:true,&#34;service&#34;:&#34;rowfeed&#34;}</code></pre>
<p>Open http://127.0.0.1:3000/console in a browser, and enter the key. The page http://127.0.0.1:3000/docs contains all guides.</p>
<h2 id="other-ways-to-run-it"><a href="#other-ways-to-run-it">Other ways to run it</a></h2>
<ul>
<li><a href="/docs/deploy#run-with-docker">With Docker</a></li>
<li><a href="/docs/deploy#run-with-systemd">With systemd</a></li>
<li><a href="/docs/deploy#run-on-kubernetes">On Kubernetes</a></li>
<li><a href="/docs/postgres">On PostgreSQL</a>, with one or more instances</li>
</ul>
<p>To uninstall rowfeed, stop the server and delete its folder. All data is in the database file and the files next to it.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/what-rowfeed-is">Previous: What rowfeed is, and what it is not</a>
<a rel="next" href="/docs/quickstart">Next: Quickstart with curl</a>
<a href="/docs/install.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const quickstart = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Quickstart with curl &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart" aria-current="page">Quickstart with curl</a>
<ul><li><a href="#set-the-key">Set the key</a></li>
<li><a href="#create-a-collection">Create a collection</a></li>
<li><a href="#insert-rows">Insert rows</a></li>
<li><a href="#read-some-of-them">Read some of them</a></li>
<li><a href="#follow-changes">Follow changes</a></li>
<li><a href="#what-to-do-next">What to do next</a></li>
</ul></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="quickstart-with-curl"><a href="#quickstart-with-curl">Quickstart with curl</a></h1>
<p>In five minutes, you create a collection, write rows, read them with a filter and follow their changes. You need curl, Node.js and
a running server: run <code>npm install &#38;&#38; npm start</code> in a clone. The examples build on each other.</p>
<h2 id="set-the-key"><a href="#set-the-key">Set the key</a></h2>
<p>The first start of the server prints an API key. Set it in every terminal that you use:</p>
<pre><code data-language="sh">export KEY=rf_...</code></pre>
<p>If you have lost the key, create another one with <code>npx rowfeed keys create --name mine</code> in the folder of the server.</p>
<h2 id="create-a-collection"><a href="#create-a-collection">Create a collection</a></h2>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;books&#34;}&#39; http://127.0.0.1:3000/v1/collections</code></pre>
<pre><code data-language="json">{&#34;name&#34;:&#34;books&#34;}</code></pre>
<h2 id="insert-rows"><a href="#insert-rows">Insert rows</a></h2>
<p>A row is any JSON object. The server adds its <code>id</code>:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;title&#34;:&#34;Emma&#34;,&#34;year&#34;:1815},{&#34;title&#34;:&#34;Dracula&#34;,&#34;year&#34;:1897},{&#34;title&#34;:&#34;Ulysses&#34;,&#34;year&#34;:1922}]&#39; \\
  http://127.0.0.1:3000/v1/collections/books/rows</code></pre>
<pre><code data-language="json">[{&#34;id&#34;:1,&#34;title&#34;:&#34;Emma&#34;,&#34;year&#34;:1815},{&#34;id&#34;:2,&#34;title&#34;:&#34;Dracula&#34;,&#34;year&#34;:1897},{&#34;id&#34;:3,&#34;title&#34;:&#34;Ulysses&#34;,&#34;year&#34;:1922}]</code></pre>
<h2 id="read-some-of-them"><a href="#read-some-of-them">Read some of them</a></h2>
<p>In a filter, <code>@</code> is the row. This list contains the books of the 19th century, with the latest one first:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -G -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/books/rows \\
  --data-urlencode &#39;filter=@.year &#62; 1800 &#38;&#38; @.year &#60; 1901&#39; -d sort=year:desc</code></pre>
<pre><code data-language="json">[{&#34;id&#34;:2,&#34;title&#34;:&#34;Dracula&#34;,&#34;year&#34;:1897},{&#34;id&#34;:1,&#34;title&#34;:&#34;Emma&#34;,&#34;year&#34;:1815}]</code></pre>
<h2 id="follow-changes"><a href="#follow-changes">Follow changes</a></h2>
<p>Save this script. It prints the current rows, and then every change:</p>
<pre><code data-language="js">// books.mjs
import WebSocket from &#39;ws&#39;;

const socket = new WebSocket(&#39;ws://127.0.0.1:3000/ws?collection=books&#38;initial=true&#39;, {
  headers: { &#39;x-api-key&#39;: process.env.KEY },
});
socket.on(&#39;message&#39;, (text) =&#62; {
  const { event, row } = JSON.parse(text);
  if (row) console.log(\`\${event}: \${row.title}, read: \${row.read ?? false}\`);
});</code></pre>
<p>Install the WebSocket library with <code>npm install ws</code>, and start the script:</p>
<pre><code data-language="sh">node books.mjs</code></pre>
<p>In another terminal, update a row and delete one:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;read&#34;:true}&#39; http://127.0.0.1:3000/v1/collections/books/rows/1
curl -s -X DELETE -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/books/rows/3</code></pre>
<p>The script prints:</p>
<pre><code data-language="text">row: Emma, read: false
row: Dracula, read: false
row: Ulysses, read: false
update: Emma, read: true
delete: Ulysses, read: false</code></pre>
<h2 id="what-to-do-next"><a href="#what-to-do-next">What to do next</a></h2>
<ul>
<li><a href="/docs/rows">Collections and rows</a> shows all operations, filters and safe retries.</li>
<li><a href="/docs/resume">Reconnect and resume</a> shows how to continue after a lost connection.</li>
<li><a href="/docs/import-export">Import and export</a> loads a spreadsheet.</li>
<li><a href="/docs/keys">Create and rotate API keys</a> shows how to create keys with fewer permissions.</li>
</ul>
</article>
<div class="pager">
<a rel="prev" href="/docs/install">Previous: Install</a>
<a rel="next" href="/docs/quickstart-typescript">Next: Quickstart with TypeScript</a>
<a href="/docs/quickstart.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

const quickstartTypescript = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Quickstart with TypeScript &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript" aria-current="page">Quickstart with TypeScript</a>
<ul><li><a href="#create-a-project">Create a project</a></li>
<li><a href="#write-and-read-rows">Write and read rows</a></li>
<li><a href="#handle-errors">Handle errors</a></li>
<li><a href="#follow-changes">Follow changes</a></li>
<li><a href="#what-to-do-next">What to do next</a></li>
</ul></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="quickstart-with-typescript"><a href="#quickstart-with-typescript">Quickstart with TypeScript</a></h1>
<p>In five minutes, you generate a typed client from your server, write and read rows with it, and follow their changes. You need a
<a href="/docs/install">running server</a> and Node.js.</p>
<h2 id="create-a-project"><a href="#create-a-project">Create a project</a></h2>
<p>The first start of the server prints an API key. Set it in every terminal that you use:</p>
<pre><code data-language="sh">export KEY=rf_...</code></pre>
<p>In an empty folder, install the tools, and generate the types from the OpenAPI document of the server:</p>
<pre><code data-language="sh">npm init -y &#38;&#38; npm pkg set type=module
npm install openapi-fetch ws
npm install --save-dev openapi-typescript typescript@5 tsx @types/node @types/ws
npx openapi-typescript http://127.0.0.1:3000/openapi.json --output rowfeed.d.ts</code></pre>
<h2 id="write-and-read-rows"><a href="#write-and-read-rows">Write and read rows</a></h2>
<p>openapi-fetch is a small client for <code>fetch</code>. It checks paths, parameters and bodies against the types:</p>
<pre><code data-language="ts">// books.ts
import { randomUUID } from &#39;node:crypto&#39;;
import createClient from &#39;openapi-fetch&#39;;
import type { paths } from &#39;./rowfeed.js&#39;;

const rowfeed = createClient&#60;paths&#62;({
  baseUrl: &#39;http://127.0.0.1:3000&#39;,
  headers: { &#39;x-api-key&#39;: process.env.KEY },
});
const path = { collection_name: &#39;books&#39; };

await rowfeed.POST(&#39;/v1/collections&#39;, { body: { name: &#39;books&#39; } });
const inserted = await rowfeed.POST(&#39;/v1/collections/{collection_name}/rows&#39;, {
  params: { path, header: { &#39;Idempotency-Key&#39;: randomUUID() } },
  body: [
    { title: &#39;Emma&#39;, year: 1815 },
    { title: &#39;Dracula&#39;, year: 1897 },
    { title: &#39;Ulysses&#39;, year: 1922 },
  ],
});
if (inserted.error) throw new Error(\`\${inserted.error.code}: \${inserted.error.detail}\`);

const { data, error } = await rowfeed.GET(&#39;/v1/collections/{collection_name}/rows&#39;, {
  params: { path, query: { filter: &#39;@.year &#60; 1901&#39;, sort: [&#39;year:desc&#39;] } },
});
if (error) throw new Error(\`\${error.code}: \${error.detail}\`);
for (const book of data) console.log(book.id, book.title, book.year);</code></pre>
<p>Check the types, and run the script:</p>
<pre><code data-language="sh">npx tsc --strict --noEmit --module nodenext --target es2022 books.ts
npx tsx books.ts</code></pre>
<pre><code data-language="text">2 Dracula 1897
1 Emma 1815</code></pre>
<p>With the <a href="/docs/safe-writes#idempotent-requests">idempotency key</a>, you can send the same insert again if its response is lost.</p>
<h2 id="handle-errors"><a href="#handle-errors">Handle errors</a></h2>
<p>A response contains either <code>data</code> or <code>error</code>. <code>error.code</code> is a name that your program can compare:</p>
<pre><code data-language="ts">// missing.ts
import createClient from &#39;openapi-fetch&#39;;
import type { paths } from &#39;./rowfeed.js&#39;;

const rowfeed = createClient&#60;paths&#62;({
  baseUrl: &#39;http://127.0.0.1:3000&#39;,
  headers: { &#39;x-api-key&#39;: process.env.KEY },
});
const { data, error } = await rowfeed.GET(&#39;/v1/collections/{collection_name}/rows/{row_id}&#39;, {
  params: { path: { collection_name: &#39;books&#39;, row_id: 9 } },
});
if (error) console.log(error.status, error.code);
else console.log(data.title);</code></pre>
<pre><code data-language="sh">npx tsc --strict --noEmit --module nodenext --target es2022 missing.ts
npx tsx missing.ts</code></pre>
<pre><code data-language="text">404 row_not_found</code></pre>
<h2 id="follow-changes"><a href="#follow-changes">Follow changes</a></h2>
<p>This script prints the current rows, and then every change:</p>
<pre><code data-language="ts">// follow.ts
import WebSocket from &#39;ws&#39;;
import type { components } from &#39;./rowfeed.js&#39;;

interface Frame {
  readonly event: &#39;insert&#39; | &#39;update&#39; | &#39;delete&#39; | &#39;row&#39; | &#39;bookmark&#39;;
  readonly row?: components[&#39;schemas&#39;][&#39;Row&#39;];
}

const socket = new WebSocket(&#39;ws://127.0.0.1:3000/ws?collection=books&#38;initial=true&#39;, {
  headers: { &#39;x-api-key&#39;: process.env.KEY },
});
socket.on(&#39;message&#39;, (text) =&#62; {
  const { event, row }: Frame = JSON.parse(text.toString());
  if (row) console.log(\`\${event}: \${row.title}, read: \${row.read ?? false}\`);
});</code></pre>
<pre><code data-language="sh">npx tsc --strict --noEmit --module nodenext --target es2022 follow.ts</code></pre>
<pre><code data-language="sh">node --import tsx follow.ts</code></pre>
<p>In another terminal, update a row:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;read&#34;:true}&#39; http://127.0.0.1:3000/v1/collections/books/rows/1</code></pre>
<p>The script prints:</p>
<pre><code data-language="text">row: Emma, read: false
row: Dracula, read: false
row: Ulysses, read: false
update: Emma, read: true</code></pre>
<h2 id="what-to-do-next"><a href="#what-to-do-next">What to do next</a></h2>
<ul>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a> also generates types for the fields of your rows.</li>
<li><a href="/docs/client">JavaScript client</a> describes a module that keeps a copy of a collection, and reconnects.</li>
<li><a href="/docs/sdks">Generate SDKs</a> shows other generators.</li>
</ul>
</article>
<div class="pager">
<a rel="prev" href="/docs/quickstart">Previous: Quickstart with curl</a>
<a rel="next" href="/docs/todo-list">Next: A shared to-do list in the browser</a>
<a href="/docs/quickstart-typescript.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;
export { quickstartTypescript as 'quickstart-typescript' };

const todoList = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>A shared to-do list in the browser &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list" aria-current="page">A shared to-do list in the browser</a>
<ul><li><a href="#create-the-collection">Create the collection</a></li>
<li><a href="#create-a-key-for-the-page">Create a key for the page</a></li>
<li><a href="#write-the-page">Write the page</a></li>
<li><a href="#open-it">Open it</a></li>
<li><a href="#what-to-try">What to try</a></li>
<li><a href="#before-you-publish-the-page">Before you publish the page</a></li>
</ul></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="a-shared-to-do-list-in-the-browser"><a href="#a-shared-to-do-list-in-the-browser">A shared to-do list in the browser</a></h1>
<p>In this tutorial, you build a page with a to-do list that several people edit at the same time. Each page shows the changes of the
others at once, and keeps its list while the network is unavailable. The page is one HTML file. You need a
<a href="/docs/install">running server</a>.</p>
<h2 id="create-the-collection"><a href="#create-the-collection">Create the collection</a></h2>
<p>Set the key that the first start of the server printed. Then create the collection and its schema. The server then rejects tasks
without a title:</p>
<pre><code data-language="sh">export KEY=rf_...
curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;todos&#34;}&#39; http://127.0.0.1:3000/v1/collections
curl -s -w &#39;\\n&#39; -X PUT -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;type&#34;:&#34;object&#34;,&#34;required&#34;:[&#34;title&#34;,&#34;done&#34;],&#34;properties&#34;:{&#34;title&#34;:{&#34;type&#34;:&#34;string&#34;,&#34;minLength&#34;:1},&#34;done&#34;:{&#34;type&#34;:&#34;boolean&#34;}}}&#39; \\
  http://127.0.0.1:3000/v1/collections/todos/schema</code></pre>
<pre><code data-language="json">{&#34;name&#34;:&#34;todos&#34;}
{&#34;type&#34;:&#34;object&#34;,&#34;required&#34;:[&#34;title&#34;,&#34;done&#34;],&#34;properties&#34;:{&#34;title&#34;:{&#34;type&#34;:&#34;string&#34;,&#34;minLength&#34;:1},&#34;done&#34;:{&#34;type&#34;:&#34;boolean&#34;}}}</code></pre>
<h2 id="create-a-key-for-the-page"><a href="#create-a-key-for-the-page">Create a key for the page</a></h2>
<p>Everyone who can open the page can read its key. Create a key that can only read and write this collection:</p>
<pre><code data-language="sh">npx rowfeed keys create --name todo-page --scopes read,write --collections todos</code></pre>
<pre><code data-language="text">rf_...</code></pre>
<h2 id="write-the-page"><a href="#write-the-page">Write the page</a></h2>
<p>Create an empty folder, and install the package there, as <a href="/docs/install#install-as-a-package">Install</a> describes. It contains the
<a href="/docs/client">JavaScript client</a>. Save this page as <code>index.html</code>, and insert the key:</p>
<pre><code data-language="html">&#60;!doctype html&#62;
&#60;html lang=&#34;en&#34;&#62;
&#60;meta charset=&#34;utf-8&#34;&#62;
&#60;title&#62;To do&#60;/title&#62;
&#60;script type=&#34;importmap&#34;&#62;
  { &#34;imports&#34;: { &#34;rowfeed/client&#34;: &#34;./node_modules/rowfeed/dist/src/client/index.js&#34; } }
&#60;/script&#62;
&#60;h1&#62;To do&#60;/h1&#62;
&#60;form id=&#34;form&#34;&#62;&#60;input id=&#34;text&#34; aria-label=&#34;New task&#34; required&#62; &#60;button&#62;Add&#60;/button&#62;&#60;/form&#62;
&#60;ul id=&#34;list&#34;&#62;&#60;/ul&#62;
&#60;p id=&#34;state&#34; role=&#34;status&#34;&#62;connecting&#60;/p&#62;
&#60;script type=&#34;module&#34;&#62;
  import { indexedDbStorage, mirror } from &#39;rowfeed/client&#39;;

  const url = &#39;http://127.0.0.1:3000&#39;;
  const key = &#39;rf_...&#39;;
  const todos = mirror({ url, key, collection: &#39;todos&#39;, storage: indexedDbStorage(&#39;to-do&#39;) });

  todos.on(&#39;change&#39;, () =&#62; list.replaceChildren(...[...todos.rows.values()].map(itemOf)));
  todos.on(&#39;synced&#39;, (isSynced) =&#62; (state.textContent = isSynced ? &#39;live&#39; : &#39;connecting&#39;));
  todos.on(&#39;error&#39;, (error) =&#62; (state.textContent = error.message));

  function itemOf({ id, title, done }) {
    const item = document.createElement(&#39;li&#39;);
    const label = document.createElement(&#39;label&#39;);
    const box = Object.assign(document.createElement(&#39;input&#39;), { type: &#39;checkbox&#39;, checked: done });
    const remove = Object.assign(document.createElement(&#39;button&#39;), { textContent: &#39;Delete&#39; });
    box.addEventListener(&#39;change&#39;, () =&#62; send(&#39;PATCH&#39;, \`/\${id}\`, { done: box.checked }));
    remove.addEventListener(&#39;click&#39;, () =&#62; send(&#39;DELETE&#39;, \`/\${id}\`));
    label.append(box, \` \${title}\`);
    item.append(label, &#39; &#39;, remove);
    return item;
  }

  form.addEventListener(&#39;submit&#39;, async (event) =&#62; {
    event.preventDefault();
    if (await send(&#39;POST&#39;, &#39;&#39;, [{ title: text.value, done: false }])) form.reset();
  });

  /** Sends a write. The list changes when the feed sends the change. */
  async function send(method, path, body) {
    const headers = { &#39;x-api-key&#39;: key, &#39;Content-Type&#39;: &#39;application/json&#39; };
    try {
      const address = \`\${url}/v1/collections/todos/rows\${path}\`;
      const response = await fetch(address, { method, headers, body: JSON.stringify(body) });
      if (!response.ok) state.textContent = (await response.json()).detail;
      return response.ok;
    } catch {
      state.textContent = &#39;The server is not reachable. Try again later.&#39;;
      return false;
    }
  }
&#60;/script&#62;</code></pre>
<p>The page never changes its list itself. It sends a write, and the feed sends the change to all pages, this one included. All pages
therefore show the same list.</p>
<h2 id="open-it"><a href="#open-it">Open it</a></h2>
<p>Serve the folder, and start rowfeed with the origin of the page:</p>
<pre><code data-language="sh">python3 -m http.server 8080 --bind 127.0.0.1 &#38;
ROWFEED_CORS_ORIGIN=http://127.0.0.1:8080 npx rowfeed</code></pre>
<p>Open http://127.0.0.1:8080 in two windows. Add a task in one of them, and complete it in the other.</p>
<h2 id="what-to-try"><a href="#what-to-try">What to try</a></h2>
<ul>
<li><strong>Stop the server.</strong> The list stays, and the line below it shows the error. Start the server again: the page becomes live again, and
shows what has changed.</li>
<li><strong>Reload the page.</strong> It shows the stored list before the server responds.</li>
<li><strong>Change a row with curl</strong>, or in the <a href="/docs/console">console</a>. Both windows show the change.</li>
<li><strong>Show only open tasks.</strong> Add <code>filter: &#39;@.done != true&#39;</code> to the options of <code>mirror</code>. A completed task disappears at once.</li>
</ul>
<h2 id="before-you-publish-the-page"><a href="#before-you-publish-the-page">Before you publish the page</a></h2>
<ul>
<li>Serve the page and rowfeed over https, with a <a href="/docs/deploy#serve-under-a-path">proxy</a> in front of both.</li>
<li>Everyone can use the key of the page. If people sign in, let your own server create
<a href="/docs/authenticate#users-of-your-application">short-lived keys</a>, and pass a function as <code>key</code>.</li>
<li><a href="/docs/plans">Assign a plan</a> to the account, so that nobody can fill your disk.</li>
<li>If two people edit the same text, the later write wins. To prevent this, send
<a href="/docs/safe-writes#prevent-lost-updates-if-match"><code>If-Match</code></a>.</li>
</ul>
</article>
<div class="pager">
<a rel="prev" href="/docs/quickstart-typescript">Previous: Quickstart with TypeScript</a>
<a rel="next" href="/docs/spreadsheet">Next: From a spreadsheet to a typed API</a>
<a href="/docs/todo-list.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;
export { todoList as 'todo-list' };

export const spreadsheet = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>From a spreadsheet to a typed API &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet" aria-current="page">From a spreadsheet to a typed API</a>
<ul><li><a href="#prepare-a-folder">Prepare a folder</a></li>
<li><a href="#import-the-file">Import the file</a></li>
<li><a href="#look-at-the-rows">Look at the rows</a></li>
<li><a href="#set-a-schema">Set a schema</a></li>
<li><a href="#generate-a-typed-client">Generate a typed client</a></li>
<li><a href="#what-to-do-next">What to do next</a></li>
</ul></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="from-a-spreadsheet-to-a-typed-api"><a href="#from-a-spreadsheet-to-a-typed-api">From a spreadsheet to a typed API</a></h1>
<p>In this tutorial, you turn a spreadsheet into an API with typed rows, and generate a TypeScript client for it. At the end, the
compiler and the server both reject a row with a wrong price. You need a <a href="/docs/install">running server</a> and
Node.js.</p>
<h2 id="prepare-a-folder"><a href="#prepare-a-folder">Prepare a folder</a></h2>
<p>Create the spreadsheet as a CSV file, and install the tools:</p>
<pre><code data-language="sh">cat &#62; stock.csv &#60;&#60;&#39;END&#39;
item,price,in_stock,since
Pencil,0.5,true,2030-01-31
Ruler,2,false,
Eraser,1.2,true,2030-02-01
END
npm init -y &#38;&#38; npm pkg set type=module
npm install openapi-fetch &#38;&#38; npm install --save-dev openapi-typescript typescript@5 tsx @types/node</code></pre>
<p>The commands of rowfeed read the address and the key of the server from two variables. Set them to your server and to the key that its
first start printed:</p>
<pre><code data-language="sh">export KEY=rf_...
export ROWFEED_URL=http://127.0.0.1:3000 ROWFEED_KEY=$KEY</code></pre>
<h2 id="import-the-file"><a href="#import-the-file">Import the file</a></h2>
<pre><code data-language="sh">npx rowfeed import stock stock.csv --create</code></pre>
<pre><code data-language="text">3 rows stored in stock, 214 per second.</code></pre>
<p>The import infers the type of each column, and prints the types. Empty cells become missing fields. If a type is wrong, set it with
<code>--types</code>, as in <code>--types price:number</code>. <a href="/docs/import-export">Import and export</a> describes all options.</p>
<h2 id="look-at-the-rows"><a href="#look-at-the-rows">Look at the rows</a></h2>
<p>The rows are an API now. Cheap items, with the cheapest one first:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -G -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/stock/rows \\
  --data-urlencode &#39;filter=@.price &#60; 2&#39; -d sort=price:asc</code></pre>
<pre><code data-language="json">[{&#34;id&#34;:1,&#34;item&#34;:&#34;Pencil&#34;,&#34;price&#34;:0.5,&#34;in_stock&#34;:true,&#34;since&#34;:&#34;2030-01-31&#34;},{&#34;id&#34;:3,&#34;item&#34;:&#34;Eraser&#34;,&#34;price&#34;:1.2,&#34;in_stock&#34;:true,&#34;since&#34;:&#34;2030-02-01&#34;}]</code></pre>
<h2 id="set-a-schema"><a href="#set-a-schema">Set a schema</a></h2>
<p>So far, a row can have any fields. Infer a schema to which all current rows conform:</p>
<pre><code data-language="sh">npx rowfeed schema infer stock &#62; stock.json
node -p &#39;JSON.stringify(require(&#34;./stock.json&#34;).properties.price)&#39;</code></pre>
<pre><code data-language="json">{&#34;type&#34;:&#34;number&#34;}</code></pre>
<p>Read <code>stock.json</code>, and correct it if it is too loose or too strict. Then set it:</p>
<pre><code data-language="sh">npx rowfeed schema set stock stock.json</code></pre>
<p>From now on, the server rejects rows that don&#39;t conform:</p>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; -d &#39;[{&#34;item&#34;:&#34;Tape&#34;,&#34;price&#34;:&#34;4&#34;,&#34;in_stock&#34;:true}]&#39; \\
  http://127.0.0.1:3000/v1/collections/stock/rows | node -p &#39;JSON.parse(require(&#34;fs&#34;).readFileSync(0)).errors[0]&#39;</code></pre>
<pre><code data-language="text">{ pointer: &#39;/0/price&#39;, detail: &#39;must be a number&#39; }</code></pre>
<h2 id="generate-a-typed-client"><a href="#generate-a-typed-client">Generate a typed client</a></h2>
<p>The <a href="/docs/schemas#typed-contract">typed contract</a> is an OpenAPI document that describes your rows. Generate types from it:</p>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/contract/openapi.json &#62; contract.json
npx openapi-typescript contract.json --output contract.d.ts</code></pre>
<p>The paths now contain the name of the collection, and <code>price</code> is a number:</p>
<pre><code data-language="ts">// client.ts
import createClient from &#39;openapi-fetch&#39;;
import type { paths } from &#39;./contract.js&#39;;

const rowfeed = createClient&#60;paths&#62;({
  baseUrl: &#39;http://127.0.0.1:3000&#39;,
  headers: { &#39;x-api-key&#39;: process.env.KEY },
});
const stock = &#39;/v1/collections/stock/rows&#39;;

await rowfeed.POST(stock, { body: [{ item: &#39;Glue&#39;, price: 3, in_stock: true }] });
// @ts-expect-error: the price is a number
const rejected = await rowfeed.POST(stock, { body: [{ item: &#39;Tape&#39;, price: &#39;4&#39;, in_stock: true }] });
console.log(rejected.error?.code);

const { data, error } = await rowfeed.GET(stock, { params: { query: { order_by: &#39;price&#39; } } });
if (error) throw new Error(\`\${error.code}: \${error.detail}\`);
for (const { id, item, price, since } of data) console.log(id, item.toUpperCase(), price.toFixed(2), since?.slice(0, 4));</code></pre>
<pre><code data-language="sh">npx tsc --strict --noEmit --module nodenext --target es2022 client.ts
npx tsx client.ts</code></pre>
<pre><code data-language="text">row_invalid
1 PENCIL 0.50 2030
3 ERASER 1.20 2030
2 RULER 2.00 undefined
4 GLUE 3.00 undefined</code></pre>
<p>The compiler accepts the line with the string only because of <code>@ts-expect-error</code>. <code>since</code> can be missing, so the compiler requires <code>?.</code>.</p>
<h2 id="what-to-do-next"><a href="#what-to-do-next">What to do next</a></h2>
<ul>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a> describes the supported keywords, and how to change a schema.</li>
<li><a href="/docs/sdks#typed-sdk-for-your-rows">Typed SDK for your rows</a> lists the generators that were tested, in other languages too.</li>
<li><a href="/docs/todo-list">A shared to-do list</a> shows rows in a browser.</li>
</ul>
</article>
<div class="pager">
<a rel="prev" href="/docs/todo-list">Previous: A shared to-do list in the browser</a>
<a rel="next" href="/docs/keep-in-sync">Next: Keep a copy in sync</a>
<a href="/docs/spreadsheet.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

const keepInSync = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Keep a copy in sync &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync" aria-current="page">Keep a copy in sync</a>
<ul><li><a href="#how-it-works">How it works</a></li>
<li><a href="#create-the-collection">Create the collection</a></li>
<li><a href="#copy-to-a-file-nodejs">Copy to a file (Node.js)</a></li>
<li><a href="#continue-after-a-restart">Continue after a restart</a></li>
<li><a href="#copy-to-a-database-python">Copy to a database (Python)</a></li>
<li><a href="#when-the-copy-must-start-again">When the copy must start again</a></li>
<li><a href="#what-to-do-next">What to do next</a></li>
</ul></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="keep-a-copy-in-sync"><a href="#keep-a-copy-in-sync">Keep a copy in sync</a></h1>
<p>In this tutorial, you copy a collection to a file with Node.js, and to an SQLite database with Python. Both copies follow every change,
and continue without a loss after a restart. You need a <a href="/docs/install">running server</a>.</p>
<h2 id="how-it-works"><a href="#how-it-works">How it works</a></h2>
<p>A program that keeps a copy does three things:</p>
<ol>
<li>It opens a feed with <code>initial=true</code>, and stores the rows until the server sends <code>&#34;synced&#34;:true</code>.</li>
<li>It applies every further change, and stores the <code>cursor</code> of the change together with the rows.</li>
<li>After a restart, it opens the feed with the stored cursor as <code>since</code>. The server sends the changes that the copy doesn&#39;t contain.</li>
</ol>
<p>The rows and the cursor must be stored at the same moment. If a crash came between them, a change would be lost.</p>
<h2 id="create-the-collection"><a href="#create-the-collection">Create the collection</a></h2>
<p>Set the key that the first start of the server printed. Set it in every terminal that you use:</p>
<pre><code data-language="sh">export KEY=rf_...</code></pre>
<p>Create the collection with two rows:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;products&#34;}&#39; http://127.0.0.1:3000/v1/collections
curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;name&#34;:&#34;Lamp&#34;,&#34;price&#34;:30},{&#34;name&#34;:&#34;Chair&#34;,&#34;price&#34;:45}]&#39; http://127.0.0.1:3000/v1/collections/products/rows</code></pre>
<pre><code data-language="json">{&#34;name&#34;:&#34;products&#34;}
[{&#34;id&#34;:1,&#34;name&#34;:&#34;Lamp&#34;,&#34;price&#34;:30},{&#34;id&#34;:2,&#34;name&#34;:&#34;Chair&#34;,&#34;price&#34;:45}]</code></pre>
<h2 id="copy-to-a-file-nodejs"><a href="#copy-to-a-file-nodejs">Copy to a file (Node.js)</a></h2>
<p>Install the WebSocket library with <code>npm install ws</code>, and save this script:</p>
<pre><code data-language="js">// copy.mjs
import { readFile, rename, writeFile } from &#39;node:fs/promises&#39;;
import { setTimeout } from &#39;node:timers/promises&#39;;
import WebSocket from &#39;ws&#39;;

const file = &#39;products.json&#39;;
const headers = { &#39;x-api-key&#39;: process.env.KEY };
let copy = await readFile(file, &#39;utf8&#39;).then(JSON.parse, () =&#62; ({ rows: {} }));
console.log(\`stored: \${Object.keys(copy.rows).length} rows\`);

/** Follows the feed until the connection ends. Resolves to the close code. */
function follow() {
  const start = copy.cursor ? { since: copy.cursor } : { initial: &#39;true&#39; };
  if (!copy.cursor) copy = { rows: {} };
  const query = new URLSearchParams({ collection: &#39;products&#39;, ...start });
  const socket = new WebSocket(\`ws://127.0.0.1:3000/ws?\${query}\`, { headers });
  // Handles one frame after the other.
  let done = Promise.resolve();
  socket.on(&#39;message&#39;, (text) =&#62; (done = done.then(() =&#62; handle(JSON.parse(text)))));
  socket.on(&#39;error&#39;, (error) =&#62; console.error(error.message));
  return new Promise((resolve) =&#62; socket.on(&#39;close&#39;, (code) =&#62; done.then(() =&#62; resolve(code))));
}

async function handle({ event, row, cursor, synced }) {
  if (event === &#39;delete&#39;) delete copy.rows[row.id];
  else if (row) copy.rows[row.id] = row;
  // Without a cursor, the copy is incomplete until the feed is synced.
  if (copy.cursor || synced) {
    copy.cursor = cursor;
    // Replaces the file at once, so that it always contains rows and the cursor that belongs to them.
    await writeFile(\`\${file}.new\`, JSON.stringify(copy));
    await rename(\`\${file}.new\`, file);
  }
  if (row) console.log(\`\${event} \${row.id}: \${row.name}\`);
}

for (;;) {
  const code = await follow();
  if (code === 4410) copy = { rows: {} };
  else if (code &#62; 4400 &#38;&#38; code &#60; 4405) throw new Error(\`The feed closed with \${code}.\`);
  await setTimeout(1000);
}</code></pre>
<pre><code data-language="sh">node copy.mjs</code></pre>
<p>The script prints the rows that it has copied:</p>
<pre><code data-language="text">stored: 0 rows
row 1: Lamp
row 2: Chair</code></pre>
<p>In another terminal, update a row:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;price&#34;:25}&#39; http://127.0.0.1:3000/v1/collections/products/rows/1</code></pre>
<p>The script prints the change too, and <code>products.json</code> contains the new price:</p>
<pre><code data-language="text">stored: 0 rows
row 1: Lamp
row 2: Chair
update 1: Lamp</code></pre>
<p>The script writes the complete file for each change. For a large collection, save less often: an older file is consistent too, and the
server sends the later changes again.</p>
<h2 id="continue-after-a-restart"><a href="#continue-after-a-restart">Continue after a restart</a></h2>
<p>Stop the script with Ctrl+C. Then change some rows while it is stopped:</p>
<pre><code data-language="sh">curl -s -X DELETE -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/products/rows/2
curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;name&#34;:&#34;Rug&#34;,&#34;price&#34;:60}]&#39; http://127.0.0.1:3000/v1/collections/products/rows</code></pre>
<p>Start the script again:</p>
<pre><code data-language="sh">node copy.mjs</code></pre>
<p>It doesn&#39;t load all rows again. It only receives what it has missed:</p>
<pre><code data-language="text">stored: 2 rows
delete 2: Chair
insert 3: Rug</code></pre>
<h2 id="copy-to-a-database-python"><a href="#copy-to-a-database-python">Copy to a database (Python)</a></h2>
<p>Python&#39;s <code>sqlite3</code> stores the rows and the cursor in one transaction. Install the library <code>websockets</code>:</p>
<pre><code data-language="sh">python3 -m venv .venv
.venv/bin/pip install --quiet websockets</code></pre>
<p>Save this script:</p>
<pre><code data-language="py"># copy_products.py
import json
import os
import sqlite3
import time
from urllib.parse import urlencode

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

database = sqlite3.connect(&#34;products.db&#34;)
database.executescript(&#34;&#34;&#34;
    CREATE TABLE IF NOT EXISTS products (id INTEGER PRIMARY KEY, row TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS position (cursor TEXT NOT NULL);
&#34;&#34;&#34;)


def follow():
    &#34;&#34;&#34;Follows the feed until the connection ends. Returns the close code.&#34;&#34;&#34;
    stored = database.execute(&#34;SELECT cursor FROM position&#34;).fetchone()
    start = {&#34;since&#34;: stored[0]} if stored else {&#34;initial&#34;: &#34;true&#34;}
    if not stored:
        database.execute(&#34;DELETE FROM products&#34;)
    is_complete = stored is not None
    url = &#34;ws://127.0.0.1:3000/ws?&#34; + urlencode({&#34;collection&#34;: &#34;products&#34;, **start})
    with connect(url, additional_headers={&#34;x-api-key&#34;: os.environ[&#34;KEY&#34;]}) as socket:
        try:
            for text in socket:
                frame = json.loads(text)
                apply(frame)
                is_complete = is_complete or frame.get(&#34;synced&#34;, False)
                if is_complete:
                    store(frame[&#34;cursor&#34;])
        except WebSocketException:
            pass
        return socket.close_code


def apply(frame):
    row = frame.get(&#34;row&#34;)
    if frame[&#34;event&#34;] == &#34;delete&#34;:
        database.execute(&#34;DELETE FROM products WHERE id = ?&#34;, [row[&#34;id&#34;]])
    elif row:
        database.execute(&#34;INSERT OR REPLACE INTO products VALUES (?, ?)&#34;, [row[&#34;id&#34;], json.dumps(row)])
    if row:
        print(frame[&#34;event&#34;], row[&#34;id&#34;], row[&#34;name&#34;], flush=True)


def store(cursor):
    &#34;&#34;&#34;Commits the changes since the last commit, together with the cursor.&#34;&#34;&#34;
    database.execute(&#34;DELETE FROM position&#34;)
    database.execute(&#34;INSERT INTO position VALUES (?)&#34;, [cursor])
    database.commit()


while True:
    try:
        code = follow()
    except (OSError, WebSocketException) as error:
        print(error, flush=True)
        code = None
    database.rollback()
    if code == 4410:
        database.execute(&#34;DELETE FROM position&#34;)
        database.commit()
    elif code in (4401, 4403, 4404):
        raise SystemExit(f&#34;The feed closed with {code}.&#34;)
    time.sleep(1)</code></pre>
<pre><code data-language="sh">.venv/bin/python copy_products.py</code></pre>
<p>The script prints the rows that it has copied:</p>
<pre><code data-language="text">row 1 Lamp
row 3 Rug</code></pre>
<p>In another terminal, update a row:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;price&#34;:55}&#39; http://127.0.0.1:3000/v1/collections/products/rows/3</code></pre>
<p>The script prints the change too:</p>
<pre><code data-language="text">row 1 Lamp
row 3 Rug
update 3 Rug</code></pre>
<p>Other programs can read <code>products.db</code> at the same time. They always see the rows of one moment, even while the first copy is loaded.</p>
<h2 id="when-the-copy-must-start-again"><a href="#when-the-copy-must-start-again">When the copy must start again</a></h2>
<p>The feed closes with 4410 if the change log no longer contains the changes after the cursor. By default, this happens if the script was
stopped for more than 24 hours, and more than 100,000 changes came in the meantime. It also happens if the collection was deleted and
created again, or if the server was restored from a backup. Both scripts then load all rows again.</p>
<h2 id="what-to-do-next"><a href="#what-to-do-next">What to do next</a></h2>
<ul>
<li><a href="/docs/resume">Reconnect and resume</a> explains the close codes and the retention.</li>
<li><a href="/docs/client">JavaScript client</a> does the same in memory or in a browser, without your own code.</li>
<li><a href="/docs/import-export#scheduled-exports">Scheduled exports</a> are enough if the copy may be some minutes old.</li>
</ul>
</article>
<div class="pager">
<a rel="prev" href="/docs/spreadsheet">Previous: From a spreadsheet to a typed API</a>
<a rel="next" href="/docs/rows">Next: Collections and rows</a>
<a href="/docs/keep-in-sync.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;
export { keepInSync as 'keep-in-sync' };

export const rows = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Collections and rows &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows" aria-current="page">Collections and rows</a>
<ul><li><a href="#collections">Collections</a></li>
<li><a href="#rows">Rows</a></li>
<li><a href="#supported-values-and-limits">Supported values and limits</a></li>
</ul></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="collections-and-rows"><a href="#collections-and-rows">Collections and rows</a></h1>
<p>A collection is a named set of rows. A row is a JSON object with an <code>id</code>. The examples start with a new server on
<code>http://127.0.0.1:3000</code>, and they build on each other. The variable <code>KEY</code> contains an API key. The page <a href="/docs#getDocs"><code>/docs</code></a> on the server
describes every parameter and every response, and has forms to try them.</p>
<h2 id="collections"><a href="#collections">Collections</a></h2>
<p>Create a collection:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;notes&#34;}&#39; http://127.0.0.1:3000/v1/collections</code></pre>
<pre><code data-language="json">{&#34;name&#34;:&#34;notes&#34;}</code></pre>
<p>List all collections:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections</code></pre>
<pre><code data-language="json">[{&#34;name&#34;:&#34;notes&#34;}]</code></pre>
<p>Get one collection, with the number of its rows:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/notes</code></pre>
<pre><code data-language="json">{&#34;name&#34;:&#34;notes&#34;,&#34;rows&#34;:0,&#34;created_at&#34;:&#34;2026-11-21T10:21:36.741Z&#34;}</code></pre>
<p>Delete the collection with all its rows:</p>
<pre><code data-language="sh">curl -s -X DELETE -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/notes</code></pre>
<h2 id="rows"><a href="#rows">Rows</a></h2>
<p>Insert up to 1,000 rows with one request. The server inserts all of them or none, and assigns the <code>id</code> of each row:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;tasks&#34;}&#39; http://127.0.0.1:3000/v1/collections
curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;text&#34;:&#34;Buy milk&#34;},{&#34;text&#34;:&#34;Call Ada&#34;,&#34;due&#34;:&#34;2030-01-31&#34;}]&#39; \\
  http://127.0.0.1:3000/v1/collections/tasks/rows</code></pre>
<pre><code data-language="json">{&#34;name&#34;:&#34;tasks&#34;}
[{&#34;id&#34;:1,&#34;text&#34;:&#34;Buy milk&#34;},{&#34;id&#34;:2,&#34;text&#34;:&#34;Call Ada&#34;,&#34;due&#34;:&#34;2030-01-31&#34;}]</code></pre>
<p>Get one row:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/tasks/rows/1</code></pre>
<pre><code data-language="json">{&#34;id&#34;:1,&#34;text&#34;:&#34;Buy milk&#34;}</code></pre>
<p>Update some fields of a row:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;done&#34;:true}&#39; http://127.0.0.1:3000/v1/collections/tasks/rows/1</code></pre>
<pre><code data-language="json">{&#34;id&#34;:1,&#34;text&#34;:&#34;Buy milk&#34;,&#34;done&#34;:true}</code></pre>
<p>Delete a row:</p>
<pre><code data-language="sh">curl -s -X DELETE -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/tasks/rows/2</code></pre>
<p>A PATCH with <code>application/json</code> sets the fields in its body and keeps all others. To update fields inside an object or to remove
a field, use <code>application/merge-patch+json</code> (<a href="https://www.rfc-editor.org/rfc/rfc7396">RFC 7396</a>). There, <code>null</code> removes a field:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/merge-patch+json&#39; \\
  -d &#39;{&#34;done&#34;:null,&#34;place&#34;:{&#34;shop&#34;:&#34;corner&#34;}}&#39; http://127.0.0.1:3000/v1/collections/tasks/rows/1</code></pre>
<pre><code data-language="json">{&#34;id&#34;:1,&#34;text&#34;:&#34;Buy milk&#34;,&#34;place&#34;:{&#34;shop&#34;:&#34;corner&#34;}}</code></pre>
<p>PUT replaces the row with the request body. Fields that the body doesn&#39;t contain are removed. If the row doesn&#39;t exist, the server
returns 404, because PUT doesn&#39;t create rows.</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X PUT -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;text&#34;:&#34;Buy milk&#34;,&#34;shop&#34;:&#34;market&#34;}&#39; http://127.0.0.1:3000/v1/collections/tasks/rows/1</code></pre>
<pre><code data-language="json">{&#34;id&#34;:1,&#34;text&#34;:&#34;Buy milk&#34;,&#34;shop&#34;:&#34;market&#34;}</code></pre>
<p>If a PUT or PATCH doesn&#39;t change the row, the server doesn&#39;t store a new version. The feed doesn&#39;t send a frame, and the row keeps
its <a href="/docs/safe-writes#prevent-lost-updates-if-match">version</a>.</p>
<p><a href="/docs/lists">Filter, sort and paginate</a> shows how to read many rows, and <a href="/docs/safe-writes">Write safely</a> how to retry a write.</p>
<h2 id="supported-values-and-limits"><a href="#supported-values-and-limits">Supported values and limits</a></h2>
<p>Strings, booleans, <code>null</code> and integers up to 9007199254740991 (2^53 - 1) in either direction are stored exactly. Other numbers are
doubles (IEEE 754 binary64), as in JavaScript:</p>
<ul>
<li>A number that is written with a fraction or an exponent is stored as the nearest double. Up to 15 significant digits are always
kept. For example, <code>0.12345678901234567891</code> is returned as <code>0.12345678901234568</code>.</li>
<li>A larger integer without a fraction or exponent must be the shortest form of a double, such as 100000000000000000000. The server
rejects 9007199254740993, because it would return 9007199254740992.</li>
</ul>
<p>If all digits of a number matter, send it as a string.</p>
<p>The server returns 422 <a href="/docs#error-value_unsupported"><code>value_unsupported</code></a>, with a pointer to each value, for:</p>
<ul>
<li>integers that would be returned with other digits</li>
<li>numbers that overflow, such as <code>1e400</code>, or underflow to zero</li>
<li><code>\\u0000</code> and lone surrogates in strings and field names</li>
<li>the field name <code>__proto__</code> at any depth (all other names are allowed, including <code>constructor</code> and <code>prototype</code>)</li>
<li>rows that exceed one of the limits for rows in this table</li>
</ul>
<div class="wide"><table>
<thead>
<tr>
<th>Limit</th>
<th>Value</th>
</tr>
</thead>
<tbody><tr>
<td>Depth of a row</td>
<td data-label="Value">64 levels; the row is level 1</td>
</tr>
<tr>
<td>Number of fields in a row, without <code>id</code></td>
<td data-label="Value">1,000</td>
</tr>
<tr>
<td>Size of a row as JSON</td>
<td data-label="Value">256 KiB</td>
</tr>
<tr>
<td>Size of a request body</td>
<td data-label="Value">1 MiB (413 <a href="/docs#error-body_too_large"><code>body_too_large</code></a>)</td>
</tr>
</tbody></table>
</div>
<p>The server returns JSON values that are equal to the stored values. It doesn&#39;t keep the order of fields, the spelling of numbers
(<code>1.0</code> and <code>1</code> are equal) or <code>-0</code>. If an object contains a field twice, the last value is stored. Bodies are JSON in UTF-8. The
server ignores a byte order mark before the body.</p>
<p>To allow only certain fields and values in a collection, set a <a href="/docs/schemas">schema</a>.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/keep-in-sync">Previous: Keep a copy in sync</a>
<a rel="next" href="/docs/lists">Next: Filter, sort and paginate</a>
<a href="/docs/rows.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const lists = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Filter, sort and paginate &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists" aria-current="page">Filter, sort and paginate</a>
<ul><li><a href="#filter-sort-and-select-fields">Filter, sort and select fields</a></li>
<li><a href="#pagination">Pagination</a></li>
<li><a href="#export-rows-ndjson-csv">Export rows (NDJSON, CSV)</a></li>
<li><a href="#polling-and-caching-etag">Polling and caching (ETag)</a></li>
</ul></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="filter-sort-and-paginate"><a href="#filter-sort-and-paginate">Filter, sort and paginate</a></h1>
<p>A list is the answer to <code>GET /v1/collections/{name}/rows</code>. This guide shows how to select its rows and fields, how to read it page by
page, and how to export it. The examples start with a new server, and the variable <code>KEY</code> contains an API key.</p>
<h2 id="filter-sort-and-select-fields"><a href="#filter-sort-and-select-fields">Filter, sort and select fields</a></h2>
<p>This list contains the goods in the hall that cost less than 40. It is sorted by price and name, and shows only these two fields:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;goods&#34;}&#39; http://127.0.0.1:3000/v1/collections
curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;item&#34;:&#34;Lamp&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;},{&#34;item&#34;:&#34;Chair&#34;,&#34;price&#34;:45},{&#34;item&#34;:&#34;Rug&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;}]&#39; \\
  http://127.0.0.1:3000/v1/collections/goods/rows
curl -s -w &#39;\\n&#39; -G -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/goods/rows \\
  --data-urlencode &#39;filter=@.price &#60; 40 &#38;&#38; @.room == &#34;hall&#34;&#39; \\
  -d sort=price:desc -d sort=item:desc -d fields=item -d fields=price</code></pre>
<pre><code data-language="json">{&#34;name&#34;:&#34;goods&#34;}
[{&#34;id&#34;:1,&#34;item&#34;:&#34;Lamp&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;},{&#34;id&#34;:2,&#34;item&#34;:&#34;Chair&#34;,&#34;price&#34;:45},{&#34;id&#34;:3,&#34;item&#34;:&#34;Rug&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;}]
[{&#34;id&#34;:3,&#34;item&#34;:&#34;Rug&#34;,&#34;price&#34;:30},{&#34;id&#34;:1,&#34;item&#34;:&#34;Lamp&#34;,&#34;price&#34;:30}]</code></pre>
<div class="wide"><table>
<thead>
<tr>
<th>Parameter</th>
<th>Meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>filter</code></td>
<td data-label="Meaning">The list only contains rows that match, such as <code>@.place.shop == &#34;corner&#34; &#38;&#38; !@.due</code>. See the <a href="/docs/filter">filter language</a>.</td>
</tr>
<tr>
<td><code>sort</code></td>
<td data-label="Meaning">One to four fields, each with a direction, as in <code>sort=price:desc&#38;sort=item:asc</code>. By default, lists are sorted by <code>id</code>.</td>
</tr>
<tr>
<td><code>order_by</code>, <code>order</code></td>
<td data-label="Meaning">Another form for one field: <code>order_by=price&#38;order=desc</code> is the same as <code>sort=price:desc</code>.</td>
</tr>
<tr>
<td><code>fields</code></td>
<td data-label="Meaning">Up to 50 fields to return, in addition to <code>id</code>. Repeat the parameter for each field: <code>fields=item&#38;fields=price</code>. You can also use it for a single row, whose <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a> stays the same.</td>
</tr>
<tr>
<td><code>limit</code></td>
<td data-label="Meaning">The number of rows per page, from 1 to 1,000. The default is 100.</td>
</tr>
<tr>
<td><code>after</code>, <code>offset</code></td>
<td data-label="Meaning">The start of the page: a <a href="#pagination">page token</a>, or the number of rows to skip.</td>
</tr>
</tbody></table>
</div>
<p>If the name of a field contains a comma, write it as a JSON string, as in <code>sort=&#34;a,b&#34;:asc</code> or <code>fields=&#34;a,b&#34;</code>. If a value is out of
range or occurs twice, the server returns an error. It never changes a value silently.</p>
<p>Values of different types are sorted in this order:</p>
<ol>
<li>missing fields and <code>null</code></li>
<li><code>false</code></li>
<li><code>true</code></li>
<li>numbers</li>
<li>strings, by code point</li>
<li>arrays, by their JSON text</li>
<li>objects, by their JSON text</li>
</ol>
<p>The sort order uses only the first 256 bytes of a string or JSON text in UTF-8. A filter compares complete strings. Rows with equal
values are sorted by <code>id</code>, in the direction of the last field. If you reverse all directions, you therefore get exactly the reverse
list.</p>
<p>In large collections, lists have <a href="/docs/limits#slow-lists">limits</a>. The server creates the
<a href="/docs/limits#indexes">indexes</a> that they need automatically.</p>
<h2 id="pagination"><a href="#pagination">Pagination</a></h2>
<p>If there are more rows, the response has the headers <a href="/docs#header-Next-After-NextAfter"><code>Next-After</code></a> and <a href="/docs#header-Link-NextKeyLink"><code>Link</code></a>. To get the next page, repeat the request with the
value of <a href="/docs#header-Next-After-NextAfter"><code>Next-After</code></a> as <code>after</code>. You can also request the URL in <a href="/docs#header-Link-NextKeyLink"><code>Link</code></a>. The last page has neither header.</p>
<pre><code data-language="sh">after=$(curl -s -D - -o page.json -H &#34;x-api-key: $KEY&#34; \\
  &#39;http://127.0.0.1:3000/v1/collections/goods/rows?sort=price:asc&#38;limit=2&#39; |
  tr -d &#39;\\r&#39; | sed -n &#39;s/^Next-After: //p&#39;)
cat page.json; echo
curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Prefer: count=exact&#39; \\
  &#34;http://127.0.0.1:3000/v1/collections/goods/rows?sort=price:asc&#38;limit=2&#38;after=$after&#34;</code></pre>
<pre><code data-language="json">[{&#34;id&#34;:1,&#34;item&#34;:&#34;Lamp&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;},{&#34;id&#34;:3,&#34;item&#34;:&#34;Rug&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;}]
[{&#34;id&#34;:2,&#34;item&#34;:&#34;Chair&#34;,&#34;price&#34;:45}]</code></pre>
<p><a href="/docs#header-Next-After-NextAfter"><code>Next-After</code></a> contains a page token, which is the position of the last row of the page. A page deep in the list is therefore as fast
as the first page. Rows can change while you read the pages. A row is on exactly one page if its sorted fields don&#39;t change and it
continues to match the filter.</p>
<p>A page token is valid for one collection, <code>filter</code> and sort order. It works with any <code>limit</code> and <code>fields</code>, on every instance, and
after a restart. If you modify the token or use it for another list, the server returns 400. If the collection was deleted and
created again, the server returns 410 <a href="/docs#error-page_expired"><code>page_expired</code></a>. Then start again from the first page.</p>
<p>To get the total count of matching rows, send <code>Prefer: count=exact</code>. The response then has the header <a href="/docs#header-Total-Count-TotalCount"><code>Total-Count</code></a>, on every page.
If you send <code>offset</code>, the URL in <a href="/docs#header-Link-NextKeyLink"><code>Link</code></a> uses <code>offset</code> too. To keep a copy of all rows current, <a href="/docs/resume#list-and-follow">list and
follow</a>.</p>
<h2 id="export-rows-ndjson-csv"><a href="#export-rows-ndjson-csv">Export rows (NDJSON, CSV)</a></h2>
<p>An export contains any number of rows, sorted by <code>id</code>. The format <code>ndjson</code> has one JSON object per line:</p>
<pre><code data-language="sh">curl -sf -H &#34;x-api-key: $KEY&#34; -o goods.ndjson \\
  &#39;http://127.0.0.1:3000/v1/collections/goods/export?format=ndjson&#39;
cat goods.ndjson</code></pre>
<pre><code data-language="json">{&#34;id&#34;:1,&#34;item&#34;:&#34;Lamp&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;}
{&#34;id&#34;:2,&#34;item&#34;:&#34;Chair&#34;,&#34;price&#34;:45}
{&#34;id&#34;:3,&#34;item&#34;:&#34;Rug&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;}</code></pre>
<p>The format <code>csv</code> requires <code>fields</code>, which are the columns after <code>id</code>. Both formats support <code>filter</code>:</p>
<pre><code data-language="sh">curl -sf -G -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/goods/export \\
  -d format=csv -d fields=item -d fields=room --data-urlencode &#39;filter=@.price &#62; 30 || @.item == &#34;Rug&#34;&#39;</code></pre>
<pre><code data-language="text">id,item,room
2,Chair,
3,Rug,hall</code></pre>
<p>The CSV format follows <a href="https://www.rfc-editor.org/rfc/rfc4180">RFC 4180</a>, without a byte order mark. Its cells contain:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Value</th>
<th>Cell</th>
</tr>
</thead>
<tbody><tr>
<td>Missing field</td>
<td data-label="Cell">empty</td>
</tr>
<tr>
<td><code>null</code></td>
<td data-label="Cell"><code>null</code></td>
</tr>
<tr>
<td>Empty string, or the string <code>null</code></td>
<td data-label="Cell"><code>&#34;&#34;</code>, or <code>&#34;null&#34;</code></td>
</tr>
<tr>
<td>Any other string</td>
<td data-label="Cell">The string, in quotes only if RFC 4180 requires them. The string <code>30</code> looks like the number 30.</td>
</tr>
<tr>
<td>Number, boolean, array or object</td>
<td data-label="Cell">JSON</td>
</tr>
</tbody></table>
</div>
<p>All rows come from one snapshot. <a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> identifies the snapshot, so that you can <a href="/docs/resume#list-and-follow">follow the
feed</a> from there.</p>
<p>The response has no <code>Content-Length</code>. A complete response ends with the last chunk of the chunked encoding. If the response is
incomplete, curl fails with exit code 18 or 56. Any other client that reads to the end fails too.</p>
<p>An instance runs up to two exports at the same time. An account can only run one of them while another account requests an export.
If an export can&#39;t start, the server returns 503 <a href="/docs#error-overloaded"><code>overloaded</code></a> with <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a>. For the other limits, see
<a href="/docs/limits#exports">Exports</a>.</p>
<h2 id="polling-and-caching-etag"><a href="#polling-and-caching-etag">Polling and caching (ETag)</a></h2>
<p>A list response has an <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a>, which stays the same until the collection changes. Send it as <code>If-None-Match</code> when you poll. If the
collection hasn&#39;t changed, the server returns 304 without a body. Such a response costs the server very little.</p>
<pre><code data-language="sh">tag=$(curl -s -D - -o page.json -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/goods/rows | tr -d &#39;\\r&#39; | sed -n &#39;s/^ETag: //p&#39;)
curl -s -o page.json -w &#39;%{http_code}\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#34;If-None-Match: $tag&#34; \\
  http://127.0.0.1:3000/v1/collections/goods/rows</code></pre>
<pre><code data-language="text">304</code></pre>
<p>The list of collections has an <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a> too. It changes when a collection is created or deleted, or when the key can use other
collections. All instances return the same <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a>. If you would poll often, <a href="/docs/follow">follow the feed</a> instead.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/rows">Previous: Collections and rows</a>
<a rel="next" href="/docs/safe-writes">Next: Write safely</a>
<a href="/docs/lists.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

const safeWrites = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Write safely &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes" aria-current="page">Write safely</a>
<ul><li><a href="#create-the-rows-of-the-examples">Create the rows of the examples</a></li>
<li><a href="#idempotent-requests">Idempotent requests</a></li>
<li><a href="#prevent-lost-updates-if-match">Prevent lost updates (If-Match)</a></li>
<li><a href="#bulk-update-and-delete">Bulk update and delete</a></li>
</ul></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="write-safely"><a href="#write-safely">Write safely</a></h1>
<p>Networks fail, and several clients write at the same time. This guide shows how to retry a write, how not to overwrite another
client&#39;s change, and how to write many rows at once. The examples start with a new server, and the variable <code>KEY</code> contains an API
key.</p>
<h2 id="create-the-rows-of-the-examples"><a href="#create-the-rows-of-the-examples">Create the rows of the examples</a></h2>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;goods&#34;}&#39; http://127.0.0.1:3000/v1/collections
curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;item&#34;:&#34;Lamp&#34;,&#34;price&#34;:30},{&#34;item&#34;:&#34;Chair&#34;,&#34;price&#34;:45},{&#34;item&#34;:&#34;Rug&#34;,&#34;price&#34;:30}]&#39; \\
  http://127.0.0.1:3000/v1/collections/goods/rows</code></pre>
<pre><code data-language="json">{&#34;name&#34;:&#34;goods&#34;}
[{&#34;id&#34;:1,&#34;item&#34;:&#34;Lamp&#34;,&#34;price&#34;:30},{&#34;id&#34;:2,&#34;item&#34;:&#34;Chair&#34;,&#34;price&#34;:45},{&#34;id&#34;:3,&#34;item&#34;:&#34;Rug&#34;,&#34;price&#34;:30}]</code></pre>
<h2 id="idempotent-requests"><a href="#idempotent-requests">Idempotent requests</a></h2>
<p>If a connection is lost before the response arrives, you don&#39;t know whether the server executed the write. Send every write with an
<code>Idempotency-Key</code>, and retry the same request until you get a response. The server then executes the write only once. All
operations that write accept this header. Use a new random key for each new request, such as a UUID:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -H &#39;Idempotency-Key: 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d&#39; \\
  -d &#39;[{&#34;item&#34;:&#34;Shelf&#34;}]&#39; http://127.0.0.1:3000/v1/collections/goods/rows</code></pre>
<pre><code data-language="json">[{&#34;id&#34;:4,&#34;item&#34;:&#34;Shelf&#34;}]</code></pre>
<p>The same request returns the same response again, with the header <code>Idempotent-Replayed: true</code>. The server doesn&#39;t insert a second
row:</p>
<pre><code data-language="sh">curl -s -w &#39;\\nIdempotent-Replayed: %header{idempotent-replayed}\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -H &#39;Idempotency-Key: 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d&#39; \\
  -d &#39;[{&#34;item&#34;:&#34;Shelf&#34;}]&#39; http://127.0.0.1:3000/v1/collections/goods/rows</code></pre>
<pre><code data-language="text">[{&#34;id&#34;:4,&#34;item&#34;:&#34;Shelf&#34;}]
Idempotent-Replayed: true</code></pre>
<p>If you use the key for another request, the server returns 422:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -H &#39;Idempotency-Key: 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d&#39; \\
  -d &#39;[{&#34;item&#34;:&#34;Two shelves&#34;}]&#39; http://127.0.0.1:3000/v1/collections/goods/rows</code></pre>
<pre><code data-language="json">{&#34;type&#34;:&#34;urn:rowfeed:problem:idempotency_key_reused&#34;,&#34;title&#34;:&#34;The idempotency key belongs to another request&#34;,&#34;status&#34;:422,&#34;detail&#34;:&#34;This Idempotency-Key was already used for another request.&#34;,&#34;instance&#34;:&#34;/v1/collections/goods/rows&#34;,&#34;code&#34;:&#34;idempotency_key_reused&#34;,&#34;request_id&#34;:&#34;g2K8S2-C-b&#34;}</code></pre>
<ul>
<li>Retry if you get no response, or 502, 503, 504 or 409 <a href="/docs#error-idempotency_in_progress"><code>idempotency_in_progress</code></a>. Wait a little longer before each retry. 409
<a href="/docs#error-idempotency_in_progress"><code>idempotency_in_progress</code></a> means that the first request is still in progress.</li>
<li>The server commits the idempotency key in the same transaction as the write, and syncs it to disk before it responds. A retry
therefore works on any instance and after a crash. It also works after a 503 if the write may have been executed.</li>
<li>A request is the same if it has the same method, path, query, media type and body, byte for byte. The headers <code>If-Match</code>,
<code>If-None-Match</code> and <code>Prefer</code> must be equal too. Store the request as you sent it, and don&#39;t serialize its JSON again.</li>
<li>The replayed response describes what the first request did. The data may have changed or been deleted since then.</li>
<li>The server stores only successful responses, for 24 hours. A rejected request had no effect, so you can correct it and send it
with the same key.</li>
<li>An idempotency key has 1 to 255 visible ASCII characters, except <code>&#34;</code> and <code>\\</code>. It can be in double quotes.</li>
<li>It belongs to the account, so all API keys of the account share it. The API key of a retry needs the permissions for the request.</li>
<li>A retry counts toward the quota like any other request.</li>
</ul>
<h2 id="prevent-lost-updates-if-match"><a href="#prevent-lost-updates-if-match">Prevent lost updates (If-Match)</a></h2>
<p>The <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a> of a row is its version. Send it as <code>If-Match</code> with PUT, PATCH or DELETE, so that you don&#39;t overwrite another client&#39;s
change. If the row has another version, the server returns 412 and doesn&#39;t change the row:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X DELETE -H &#34;x-api-key: $KEY&#34; -H &#39;If-Match: &#34;v5937mcx2e-1&#34;&#39; \\
  http://127.0.0.1:3000/v1/collections/goods/rows/1</code></pre>
<pre><code data-language="json">{&#34;type&#34;:&#34;urn:rowfeed:problem:version_mismatch&#34;,&#34;title&#34;:&#34;The version does not match&#34;,&#34;status&#34;:412,&#34;detail&#34;:&#34;Row 1 has none of the versions in If-Match.&#34;,&#34;instance&#34;:&#34;/v1/collections/goods/rows/1&#34;,&#34;code&#34;:&#34;version_mismatch&#34;,&#34;request_id&#34;:&#34;g2K8S2-C-a&#34;}</code></pre>
<p>To find out whether a row has changed, send its <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a> as <code>If-None-Match</code> with GET. The server returns 304 if the row is unchanged.</p>
<p>Rows support both headers with every method, as <a href="https://www.rfc-editor.org/rfc/rfc9110#section-13">RFC 9110</a> specifies. Lists and
the published contracts support them with GET. These rules apply:</p>
<ul>
<li>With GET, <code>If-Match</code> returns 412 if it doesn&#39;t contain the current version. The <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a> of a list is weak, so only <code>*</code> matches
there.</li>
<li>With PUT, PATCH and DELETE, <code>If-None-Match</code> returns 412 if it contains the current version or is <code>*</code>.</li>
<li>If a request has both headers, the server checks <code>If-Match</code> first.</li>
<li>Errors in the request come before 412. Errors that depend on the changed row come after it, for example that the row is too large.</li>
</ul>
<p>Every error is a problem like the one above. <a href="/docs/errors">Errors</a> lists the codes.</p>
<h2 id="bulk-update-and-delete"><a href="#bulk-update-and-delete">Bulk update and delete</a></h2>
<p>PATCH and DELETE on the rows of a collection write all rows that match a <code>filter</code>, or none of them. <code>max_rows</code> is the maximum number
of matching rows, from 1 to 1,000. With <code>dry_run=true</code>, the server returns the same response but doesn&#39;t write:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X DELETE -H &#34;x-api-key: $KEY&#34; \\
  &#39;http://127.0.0.1:3000/v1/collections/goods/rows?filter=@.price%3C40&#38;max_rows=10&#38;dry_run=true&#39;
curl -s -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; -d &#39;{&#34;price&#34;:25,&#34;room&#34;:&#34;hall&#34;}&#39; \\
  &#39;http://127.0.0.1:3000/v1/collections/goods/rows?filter=@.price%3C40&#38;max_rows=10&#39;</code></pre>
<pre><code data-language="json">{&#34;deleted&#34;:2}
{&#34;matched&#34;:2,&#34;changed&#34;:2}</code></pre>
<p><code>matched</code> is the number of rows that match, and <code>changed</code> is the number of rows that are different afterwards. All matching rows
come from one snapshot. The feed sends one frame per changed row. These frames are consecutive and in order of <code>id</code>.</p>
<p>If more than <code>max_rows</code> rows match, the server doesn&#39;t write any row:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X DELETE -H &#34;x-api-key: $KEY&#34; \\
  &#39;http://127.0.0.1:3000/v1/collections/goods/rows?filter=@.price%3E0&#38;max_rows=2&#39;</code></pre>
<pre><code data-language="json">{&#34;type&#34;:&#34;urn:rowfeed:problem:too_many_rows&#34;,&#34;title&#34;:&#34;Too many rows match&#34;,&#34;status&#34;:409,&#34;detail&#34;:&#34;The filter matches more rows than max_rows (2), or rows of more than 4 MiB in total. The server did not change any row.&#34;,&#34;instance&#34;:&#34;/v1/collections/goods/rows&#34;,&#34;code&#34;:&#34;too_many_rows&#34;,&#34;request_id&#34;:&#34;g2K8S2-C-d&#34;}</code></pre>
<p>Bulk writes have these limits:</p>
<ul>
<li>If the matching rows are larger than 4 MiB in total, before or after the change, the server returns the same error.</li>
<li>If one row would exceed a <a href="/docs/rows#supported-values-and-limits">limit</a>, the server returns 422 and writes no row. <code>detail</code> names the row.</li>
<li><code>If-Match</code> and <code>If-None-Match</code> are for single rows. The server returns 400 if a bulk request has one of them.</li>
<li>To write more than 1,000 rows, send several requests. Their filters select parts, such as <code>@.id &#62; 1000 &#38;&#38; @.id &#60;= 2000</code>.</li>
<li>If a large bulk write delays other accounts, the next bulk write of its account waits for up to 2 s.</li>
</ul>
</article>
<div class="pager">
<a rel="prev" href="/docs/lists">Previous: Filter, sort and paginate</a>
<a rel="next" href="/docs/import-export">Next: Import and export (CSV, NDJSON)</a>
<a href="/docs/safe-writes.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;
export { safeWrites as 'safe-writes' };

const importExport = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Import and export (CSV, NDJSON) &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export" aria-current="page">Import and export (CSV, NDJSON)</a>
<ul><li><a href="#import-a-spreadsheet">Import a spreadsheet</a></li>
<li><a href="#supported-files">Supported files</a></li>
<li><a href="#csv-type-conversion">CSV type conversion</a></li>
<li><a href="#export-formats">Export formats</a></li>
<li><a href="#scheduled-exports">Scheduled exports</a></li>
<li><a href="#migrate-between-servers">Migrate between servers</a></li>
<li><a href="#resume-a-failed-import">Resume a failed import</a></li>
<li><a href="#limits">Limits</a></li>
</ul></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="import-and-export-csv-ndjson"><a href="#import-and-export-csv-ndjson">Import and export (CSV, NDJSON)</a></h1>
<p><code>rowfeed import</code> stores the rows of a file in a collection. <code>rowfeed export</code> writes the rows of a collection to a file. Files are CSV,
NDJSON (one JSON object per line) or a JSON array.</p>
<p>Both commands use a server over HTTP. Set its address in <code>--url</code> or <code>ROWFEED_URL</code>, and a
<a href="/docs/keys">key</a> in <code>--key</code> or <code>ROWFEED_KEY</code>. An export requires the scope <code>read</code>. An
import also requires <code>write</code>. Each example builds on the one before it. See also <a href="/docs/lists#export-rows-ndjson-csv">the exported formats</a> and
<a href="/docs/limits#exports">the cost of an export</a>.</p>
<h2 id="import-a-spreadsheet"><a href="#import-a-spreadsheet">Import a spreadsheet</a></h2>
<p>Save the sheet as CSV in UTF-8:</p>
<ul>
<li>Excel: choose &quot;CSV UTF-8&quot;.</li>
<li>LibreOffice: choose &quot;Text CSV&quot; and the character set &quot;Unicode (UTF-8)&quot;, or run
<code>soffice --headless --convert-to &#39;csv:Text - txt - csv (StarCalc):44,34,76&#39; stock.xlsx</code>.</li>
</ul>
<p>A spreadsheet saves cells as it displays them. Therefore, format numbers like <code>1234.5</code> and dates like <code>2030-01-31</code> before you save. The
first line must contain the field names, without duplicates.</p>
<pre><code data-language="sh">cat &#62; stock.csv &#60;&#60;&#39;END&#39;
item,price,in stock,since,remark
Pencil,0.5,TRUE,2030-01-31,&#34;soft, 2B&#34;
&#34;Ruler 12&#34;&#34;&#34;,2,FALSE,,
Eraser,&#34;1,20&#34;,TRUE,2030-02-01,white
END
npx rowfeed import stock stock.csv --create --types &#39;price:number,in stock:boolean&#39; \\
  --url http://127.0.0.1:3000 --key $KEY 2&#62;&#38;1 || echo &#34;exit code $?&#34;</code></pre>
<pre><code data-language="text">Types of columns, inferred from the complete file (to change them, use --types):
  column  type
  item    string
  since   string
  remark  string
line 4: /price is not a JSON number (--decimal , reads decimal commas)
rowfeed: Some lines are invalid. No rows are stored. Fix these lines and run the import again within 24 hours: it stores no row twice. To store only the other lines, use --skip-bad.
exit code 1</code></pre>
<p>The import reports each bad line with its number and the field. It then stops, and stores none of the 1,000 lines that it would have sent
together. Fix the line and run the import again:</p>
<pre><code data-language="sh">sed &#39;s/&#34;1,20&#34;/1.20/&#39; stock.csv &#62; fixed.csv
npx rowfeed import stock fixed.csv --types &#39;price:number,in stock:boolean&#39; \\
  --url http://127.0.0.1:3000 --key $KEY
curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/stock/rows</code></pre>
<pre><code data-language="text">3 rows stored in stock, 214 per second.
[{&#34;id&#34;:1,&#34;item&#34;:&#34;Pencil&#34;,&#34;price&#34;:0.5,&#34;in stock&#34;:true,&#34;since&#34;:&#34;2030-01-31&#34;,&#34;remark&#34;:&#34;soft, 2B&#34;},{&#34;id&#34;:2,&#34;item&#34;:&#34;Ruler 12\\&#34;&#34;,&#34;price&#34;:2,&#34;in stock&#34;:false},{&#34;id&#34;:3,&#34;item&#34;:&#34;Eraser&#34;,&#34;price&#34;:1.2,&#34;in stock&#34;:true,&#34;since&#34;:&#34;2030-02-01&#34;,&#34;remark&#34;:&#34;white&#34;}]</code></pre>
<p>To store all other lines now, run the import with <code>--skip-bad bad.csv</code>. It writes the bad lines to that file, below the field names. Fix that
file and import it, too. The import ignores a byte order mark, empty lines, and empty columns without a name.</p>
<h2 id="supported-files"><a href="#supported-files">Supported files</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Kind</th>
<th>What the import reads</th>
<th>Option</th>
</tr>
</thead>
<tbody><tr>
<td>Format</td>
<td data-label="What the import reads">CSV (<code>.csv</code>, <code>.txt</code>), TSV (<code>.tsv</code>, <code>.tab</code>), otherwise NDJSON, a JSON array of rows or pretty-printed JSON objects</td>
<td data-label="Option"><code>--format ndjson</code> or <code>csv</code></td>
</tr>
<tr>
<td>Separator of cells</td>
<td data-label="What the import reads">comma, semicolon, tab or vertical bar: from a first line such as <code>sep=;</code>, otherwise the character that occurs most often in the line of names</td>
<td data-label="Option"><code>--separator &#39;;&#39;</code>, <code>--separator tab</code></td>
</tr>
<tr>
<td>Line endings</td>
<td data-label="What the import reads">LF, CRLF or CR; a CSV file with several of them is reported</td>
<td data-label="Option"></td>
</tr>
<tr>
<td>Encoding</td>
<td data-label="What the import reads">UTF-8; UTF-16 with a byte order mark</td>
<td data-label="Option"><code>--encoding latin1</code> or <code>windows-1252</code></td>
</tr>
<tr>
<td>Compression</td>
<td data-label="What the import reads">gzip, found by the first bytes; zstd with Node.js 22.15 or later</td>
<td data-label="Option"></td>
</tr>
<tr>
<td>No line of names</td>
<td data-label="What the import reads">a remark if the first name is a number</td>
<td data-label="Option"><code>--names id,name</code> names the columns</td>
</tr>
<tr>
<td>Duplicate names, cells without a name</td>
<td data-label="What the import reads">rejected</td>
<td data-label="Option"><code>--rename-headers</code> stores <code>a</code>, <code>a_2</code> and <code>column_3</code></td>
</tr>
<tr>
<td>Lines with fewer or more cells than names</td>
<td data-label="What the import reads">rejected</td>
<td data-label="Option"><code>--relax-columns</code> omits fields or adds <code>column_3</code></td>
</tr>
<tr>
<td>Quotes inside cells</td>
<td data-label="What the import reads">rejected</td>
<td data-label="Option"><code>--relax-quotes</code> keeps them as text</td>
</tr>
<tr>
<td>Decimal commas</td>
<td data-label="What the import reads">strings</td>
<td data-label="Option"><code>--decimal ,</code></td>
</tr>
<tr>
<td>Other spellings of null, such as R&#39;s <code>NA</code></td>
<td data-label="What the import reads">strings</td>
<td data-label="Option"><code>--null NA</code></td>
</tr>
<tr>
<td>Escapes with a backslash, as PostgreSQL (<code>COPY</code>) and MySQL (<code>--tab</code>) write them</td>
<td data-label="What the import reads">text; a remark in TSV</td>
<td data-label="Option"><code>--backslash-escapes</code></td>
</tr>
</tbody></table>
</div>
<p>An error names the line, the column if known, and the option that helps. <code>--skip-bad</code> always writes UTF-8, and writes rows of a JSON array as
NDJSON.</p>
<h2 id="csv-type-conversion"><a href="#csv-type-conversion">CSV type conversion</a></h2>
<p><code>rowfeed import</code> reads a CSV file twice. First, it infers the type of each column that <code>--types</code> does not name, and prints the types. It
stores input from a pipe in a temporary file until then, unless you pass <code>--types all:TYPE</code>. A column has one of these types:</p>
<ul>
<li><code>number</code> if all cells with a value are numbers</li>
<li><code>boolean</code> if all cells with a value are <code>true</code> or <code>false</code>, in upper or lower case</li>
<li><code>json</code> if all cells with a value are JSON, and at least one of them is an array, an object or a JSON string, or if the column contains both
numbers and booleans</li>
<li><code>string</code> in all other cases.</li>
</ul>
<p>A cell in quotes is not a number or a boolean. A number is a string if a double would change how it is written, such as <code>007</code>, <code>+1</code> and
<code>9007199254740993</code>. Dates are strings. Empty cells and nulls do not affect the type.</p>
<p>To set the types of columns, use <code>--types price:number,tags:json</code>. The name <code>all</code> means all other columns: with <code>--types all:string</code>, the
import infers no types. The table shows how the import converts a cell in a column of each type. &quot;bad&quot; means that it rejects the line.</p>
<div class="wide"><table>
<thead>
<tr>
<th>Cell</th>
<th><code>string</code>, inferred</th>
<th><code>string</code> in <code>--types</code></th>
<th><code>number</code></th>
<th><code>boolean</code></th>
<th><code>json</code></th>
</tr>
</thead>
<tbody><tr>
<td>empty</td>
<td data-label="string, inferred">missing</td>
<td data-label="string in --types">missing</td>
<td data-label="number">missing</td>
<td data-label="boolean">missing</td>
<td data-label="json">missing</td>
</tr>
<tr>
<td><code>&#34;&#34;</code></td>
<td data-label="string, inferred"><code>&#34;&#34;</code></td>
<td data-label="string in --types"><code>&#34;&#34;</code></td>
<td data-label="number">bad</td>
<td data-label="boolean">bad</td>
<td data-label="json">bad</td>
</tr>
<tr>
<td><code>null</code></td>
<td data-label="string, inferred"><code>null</code></td>
<td data-label="string in --types"><code>&#34;null&#34;</code></td>
<td data-label="number"><code>null</code></td>
<td data-label="boolean"><code>null</code></td>
<td data-label="json"><code>null</code></td>
</tr>
<tr>
<td><code>\\N</code></td>
<td data-label="string, inferred"><code>null</code></td>
<td data-label="string in --types"><code>&#34;\\\\N&#34;</code></td>
<td data-label="number"><code>null</code></td>
<td data-label="boolean"><code>null</code></td>
<td data-label="json"><code>null</code></td>
</tr>
<tr>
<td><code>&#34;null&#34;</code></td>
<td data-label="string, inferred"><code>&#34;null&#34;</code></td>
<td data-label="string in --types"><code>&#34;null&#34;</code></td>
<td data-label="number">bad</td>
<td data-label="boolean">bad</td>
<td data-label="json"><code>null</code></td>
</tr>
<tr>
<td><code>12</code></td>
<td data-label="string, inferred"><code>&#34;12&#34;</code></td>
<td data-label="string in --types"><code>&#34;12&#34;</code></td>
<td data-label="number"><code>12</code></td>
<td data-label="boolean">bad</td>
<td data-label="json"><code>12</code></td>
</tr>
<tr>
<td><code>007</code></td>
<td data-label="string, inferred"><code>&#34;007&#34;</code></td>
<td data-label="string in --types"><code>&#34;007&#34;</code></td>
<td data-label="number">bad</td>
<td data-label="boolean">bad</td>
<td data-label="json">bad</td>
</tr>
<tr>
<td><code>&#34;1,5&#34;</code></td>
<td data-label="string, inferred"><code>&#34;1,5&#34;</code></td>
<td data-label="string in --types"><code>&#34;1,5&#34;</code></td>
<td data-label="number">bad</td>
<td data-label="boolean">bad</td>
<td data-label="json">bad</td>
</tr>
<tr>
<td><code>1E3</code></td>
<td data-label="string, inferred"><code>&#34;1E3&#34;</code></td>
<td data-label="string in --types"><code>&#34;1E3&#34;</code></td>
<td data-label="number"><code>1000</code></td>
<td data-label="boolean">bad</td>
<td data-label="json"><code>1000</code></td>
</tr>
<tr>
<td><code>TRUE</code></td>
<td data-label="string, inferred"><code>&#34;TRUE&#34;</code></td>
<td data-label="string in --types"><code>&#34;TRUE&#34;</code></td>
<td data-label="number">bad</td>
<td data-label="boolean"><code>true</code></td>
<td data-label="json">bad</td>
</tr>
<tr>
<td><code>&#34;[1,&#34;&#34;a&#34;&#34;]&#34;</code></td>
<td data-label="string, inferred"><code>&#34;[1,\\&#34;a\\&#34;]&#34;</code></td>
<td data-label="string in --types"><code>&#34;[1,\\&#34;a\\&#34;]&#34;</code></td>
<td data-label="number">bad</td>
<td data-label="boolean">bad</td>
<td data-label="json"><code>[1,&#34;a&#34;]</code></td>
</tr>
<tr>
<td><code>=A1</code></td>
<td data-label="string, inferred"><code>&#34;=A1&#34;</code></td>
<td data-label="string in --types"><code>&#34;=A1&#34;</code></td>
<td data-label="number">bad</td>
<td data-label="boolean">bad</td>
<td data-label="json">bad</td>
</tr>
</tbody></table>
</div>
<h2 id="export-formats"><a href="#export-formats">Export formats</a></h2>
<p><code>rowfeed export</code> writes NDJSON, CSV or a JSON array. The name of the file (<code>.ndjson</code>, <code>.csv</code>, <code>.json</code>) or <code>--format</code> selects the format. The
export compresses the file with gzip if the name ends with <code>.gz</code> or if you pass <code>--gzip</code>. For Excel, use <code>--bom</code> and <code>--separator &#39;;&#39;</code>.</p>
<p>If you import an exported file without options, the rows are equal to the exported rows, and their values have the same types. Only the ids
differ, because the server assigns them. In CSV:</p>
<ul>
<li>The file has a column for each field, or for <code>id</code> and each field in <code>--fields</code>.</li>
<li>A string is in quotes if it would otherwise be a number, a boolean, a null or an empty cell.</li>
<li>If a column has values of several types, such as numbers and strings, each cell is JSON. The string <code>A1</code> is then <code>&#34;&#34;&#34;A1&#34;&#34;&#34;</code>.</li>
<li>A field with an empty name cannot be a column.</li>
</ul>
<p><code>rowfeed export</code> stores the rows in a temporary file before it writes CSV, because it must first know all columns. The CSV from
<a href="/docs/lists#export-rows-ndjson-csv"><code>GET .../export</code></a> is written row by row. That CSV does not quote a string such as <code>12</code>, so an import can read
it as a number.</p>
<h2 id="scheduled-exports"><a href="#scheduled-exports">Scheduled exports</a></h2>
<p>To show rows elsewhere, such as on a dashboard, export them to a file regularly. The export renames the file when it is complete, so readers
always find a complete file, either the previous one or the new one.</p>
<pre><code data-language="sh">npx rowfeed export stock --filter &#39;@.price &#62;= 1&#39; --fields item,price --out shown.ndjson --json \\
  --url http://127.0.0.1:3000 --key $KEY &#62; shown.json
cat shown.ndjson shown.json</code></pre>
<pre><code data-language="text">{&#34;id&#34;:2,&#34;item&#34;:&#34;Ruler 12\\&#34;&#34;,&#34;price&#34;:2}
{&#34;id&#34;:3,&#34;item&#34;:&#34;Eraser&#34;,&#34;price&#34;:1.2}
{&#34;collection&#34;:&#34;stock&#34;,&#34;rows&#34;:2,&#34;bytes&#34;:76,&#34;cursor&#34;:&#34;v5937mcx2e-3&#34;}</code></pre>
<p>To run the export every 15 minutes, put it after <code>*/15 * * * *</code> in a crontab, with a key that has only the scope <code>read</code>. If you need newer
data, follow the feed from the cursor. <code>watch.mjs</code> prints every change since the export:</p>
<pre><code data-language="js">// watch.mjs
import { readFileSync } from &#39;node:fs&#39;;
import WebSocket from &#39;ws&#39;;

const { collection, cursor } = JSON.parse(readFileSync(&#39;shown.json&#39;, &#39;utf8&#39;));
const query = new URLSearchParams({ collection, since: cursor, filter: &#39;@.price &#62;= 1&#39; });
const socket = new WebSocket(\`ws://127.0.0.1:3000/ws?\${query}\`, { headers: { &#39;x-api-key&#39;: process.env.KEY } });
socket.on(&#39;message&#39;, (text) =&#62; {
  const { event, row } = JSON.parse(text);
  if (event !== &#39;bookmark&#39;) console.log(event, row.item, row.price);
});</code></pre>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;price&#34;:1.5}&#39; http://127.0.0.1:3000/v1/collections/stock/rows/1</code></pre>
<pre><code data-language="sh">node watch.mjs</code></pre>
<pre><code data-language="text">enter Pencil 1.5</code></pre>
<p><a href="/docs/feed">Change feed</a> describes the events and how long a cursor is valid.</p>
<h2 id="migrate-between-servers"><a href="#migrate-between-servers">Migrate between servers</a></h2>
<p>First, copy the rows. The other server assigns new ids, so <code>--keep-id</code> stores the old id in a field:</p>
<pre><code data-language="sh">npx rowfeed export notes --out notes.ndjson --json --url $FROM --key $FROM_KEY &#62; notes.json
npx rowfeed import notes notes.ndjson --create --keep-id old_id --url $TO --key $TO_KEY</code></pre>
<pre><code data-language="text">3 rows stored in notes, 231 per second.</code></pre>
<p>Then apply all changes since the export, while clients still write to the first server:</p>
<pre><code data-language="js">// follow.mjs
import { readFileSync } from &#39;node:fs&#39;;
import WebSocket from &#39;ws&#39;;

const { FROM, FROM_KEY, TO, TO_KEY } = process.env;
const { collection, cursor } = JSON.parse(readFileSync(&#39;notes.json&#39;, &#39;utf8&#39;));

async function send(method, path, body) {
  const headers = { &#39;x-api-key&#39;: TO_KEY, &#39;Content-Type&#39;: &#39;application/json&#39; };
  const url = \`\${TO}/v1/collections/\${collection}/rows\${path}\`;
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response;
}

async function apply({ event, row }) {
  if (event === &#39;bookmark&#39;) return;
  const { id, ...fields } = row;
  const found = await send(&#39;GET&#39;, \`?\${new URLSearchParams({ filter: \`@.old_id == \${id}\` })}\`);
  const [copy] = await found.json();
  if (event === &#39;delete&#39;) {
    if (copy) await send(&#39;DELETE&#39;, \`/\${copy.id}\`);
  } else if (copy) await send(&#39;PUT&#39;, \`/\${copy.id}\`, { old_id: id, ...fields });
  else await send(&#39;POST&#39;, &#39;&#39;, [{ old_id: id, ...fields }]);
  console.log(event, id);
}

const feed = \`\${FROM.replace(&#39;http&#39;, &#39;ws&#39;)}/ws?\${new URLSearchParams({ collection, since: cursor })}\`;
const socket = new WebSocket(feed, { headers: { &#39;x-api-key&#39;: FROM_KEY } });
let done = Promise.resolve();
socket.on(&#39;message&#39;, (text) =&#62; (done = done.then(() =&#62; apply(JSON.parse(text)))));</code></pre>
<pre><code data-language="sh">node follow.mjs</code></pre>
<pre><code data-language="text">insert 4
update 1
delete 2</code></pre>
<p><code>follow.mjs</code> can apply a change twice without a different result. If it stops, start it again, and it repeats all changes since the export.
When it prints no more changes, let the clients write to the other server, and stop <code>follow.mjs</code>.</p>
<p>If no client writes during the migration, you can copy the rows without a file. With <code>pipefail</code>, the command fails if the export is incomplete:</p>
<pre><code data-language="sh">set -o pipefail
npx rowfeed export notes --url $FROM --key $FROM_KEY |
  npx rowfeed import moved - --create --url $TO --key $TO_KEY</code></pre>
<pre><code data-language="text">3 rows stored in moved, 198 per second.</code></pre>
<p>To move a complete database with its keys, ids and cursors, use <a href="/docs/backup#move-between-sqlite-and-postgresql"><code>rowfeed copy</code></a>.</p>
<h2 id="resume-a-failed-import"><a href="#resume-a-failed-import">Resume a failed import</a></h2>
<p>An import sends batches of up to 1,000 lines. The <a href="/docs/safe-writes#idempotent-requests"><code>Idempotency-Key</code></a> of each batch is computed from its position
in the file and from its content: the texts of the cells, or the rows in NDJSON.</p>
<ul>
<li><strong>The import failed or was stopped.</strong> Run it again within 24 hours, with the same file, the same options and a key of the same account. It
skips all batches that are already stored, and reports them. After 24 hours, it would store all rows again.</li>
<li><strong>You fixed a line.</strong> The import stores the batch of this line once.</li>
<li><strong>You added or removed a line.</strong> All later lines move, so their batches are different, and the import stores them again. If a file has grown,
import only the new lines.</li>
<li><strong>The types of columns changed</strong>, by a correction or by other <code>--types</code>. The import stops and stores nothing twice. Run it again with the types
that the first run printed.</li>
<li><strong>You used <code>--skip-bad</code>.</strong> Fix the file of bad lines and import only that file, with the <code>--types</code> that the first run printed.</li>
<li><strong>You deleted imported rows.</strong> The import does not store them again, because their batches are stored. To store all rows again, use <code>--again</code>.
A collection that was deleted and created again also receives all rows.</li>
<li><strong>You export a second time.</strong> The new file contains the rows as they are at that time, so an import treats it as a different file.</li>
</ul>
<h2 id="limits"><a href="#limits">Limits</a></h2>
<ul>
<li>An import sends one request at a time, with up to 1,000 rows and about 786,000 bytes, so that ids follow the order of the file. The requests
count toward the quota of the <a href="/docs/plans#rate-limits-and-quotas">plan</a>: 1,000,000 rows are at least 1,000 requests. An export is one request.</li>
<li>If the server is overloaded, both commands wait as long as <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a> requests, for up to 5 minutes. A server runs at most two exports at
the same time.</li>
<li>An export to a pipe fails if its reader reads nothing for 30 s. An export to a file then creates no file.</li>
<li>A row can have up to 256 KiB of JSON. CSV files can have up to 16,384 columns. <code>--fields</code> does not support names with commas.</li>
<li>An import uses less than 200 MiB of memory, regardless of the size of the file. An export to CSV and an import of CSV from a pipe also need
space for the content in the folder for temporary files (<code>TMPDIR</code>).</li>
</ul>
</article>
<div class="pager">
<a rel="prev" href="/docs/safe-writes">Previous: Write safely</a>
<a rel="next" href="/docs/follow">Next: Follow changes</a>
<a href="/docs/import-export.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;
export { importExport as 'import-export' };

export const follow = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Follow changes &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow" aria-current="page">Follow changes</a>
<ul><li><a href="#subscribe-to-changes">Subscribe to changes</a></li>
<li><a href="#follow-matching-rows">Follow matching rows</a></li>
<li><a href="#use-a-feed-in-a-browser-cors">Use a feed in a browser (CORS)</a></li>
<li><a href="#call-a-webhook">Call a webhook</a></li>
</ul></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="follow-changes"><a href="#follow-changes">Follow changes</a></h1>
<p>A feed sends every insert, update and delete in one collection, in the order of the commits. This guide shows how to subscribe to it
from Node.js and from a browser. For the frames and their rules, see <a href="/docs/feed">Change feed</a>. The scripts need
<code>npm install ws</code>. The examples start with a new server, and the variable <code>KEY</code> contains an API key.</p>
<h2 id="subscribe-to-changes"><a href="#subscribe-to-changes">Subscribe to changes</a></h2>
<p>Create a collection:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;notes&#34;}&#39; http://127.0.0.1:3000/v1/collections</code></pre>
<p>This script prints every frame of the feed:</p>
<pre><code data-language="js">// watch.mjs
import WebSocket from &#39;ws&#39;;

const socket = new WebSocket(&#39;ws://127.0.0.1:3000/ws?collection=notes&#38;events=insert,update,delete&#39;, {
  headers: { &#39;x-api-key&#39;: process.env.KEY },
});
socket.on(&#39;open&#39;, () =&#62; console.log(&#39;open&#39;));
socket.on(&#39;message&#39;, (text) =&#62; console.log(text.toString()));
socket.on(&#39;close&#39;, (code) =&#62; console.log(\`closed with \${code}\`));</code></pre>
<pre><code data-language="sh">node watch.mjs</code></pre>
<p>Then, in another terminal, insert, update and delete a row:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;text&#34;:&#34;Water the plants&#34;}]&#39; http://127.0.0.1:3000/v1/collections/notes/rows
curl -s -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;done&#34;:true}&#39; http://127.0.0.1:3000/v1/collections/notes/rows/1
curl -s -X DELETE -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/notes/rows/1</code></pre>
<p>The script prints:</p>
<pre><code data-language="text">open
{&#34;event&#34;:&#34;insert&#34;,&#34;collection&#34;:&#34;notes&#34;,&#34;seq&#34;:1,&#34;cursor&#34;:&#34;v5937mcx2e-1&#34;,&#34;time&#34;:&#34;2026-11-21T10:25:01.123Z&#34;,&#34;row&#34;:{&#34;id&#34;:1,&#34;text&#34;:&#34;Water the plants&#34;}}
{&#34;event&#34;:&#34;update&#34;,&#34;collection&#34;:&#34;notes&#34;,&#34;seq&#34;:2,&#34;cursor&#34;:&#34;v5937mcx2e-2&#34;,&#34;time&#34;:&#34;2026-11-21T10:25:01.234Z&#34;,&#34;row&#34;:{&#34;id&#34;:1,&#34;text&#34;:&#34;Water the plants&#34;,&#34;done&#34;:true},&#34;changed&#34;:[&#34;done&#34;]}
{&#34;event&#34;:&#34;delete&#34;,&#34;collection&#34;:&#34;notes&#34;,&#34;seq&#34;:3,&#34;cursor&#34;:&#34;v5937mcx2e-3&#34;,&#34;time&#34;:&#34;2026-11-21T10:25:01.456Z&#34;,&#34;row&#34;:{&#34;id&#34;:1,&#34;text&#34;:&#34;Water the plants&#34;,&#34;done&#34;:true}}</code></pre>
<p>To receive only some kinds of changes, list fewer in <code>events</code>. If the connection is lost, this script stops.
<a href="/docs/resume">Reconnect and resume</a> shows a script that continues without a loss. The <a href="/docs/client">JavaScript client</a> does
all of this for you.</p>
<h2 id="follow-matching-rows"><a href="#follow-matching-rows">Follow matching rows</a></h2>
<p>With <code>initial=true</code>, the feed first sends the current rows, so you don&#39;t need to list them. With a
<a href="/docs/lists#filter-sort-and-select-fields"><code>filter</code></a>, it only includes matching rows. Insert an open task and a completed one:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;text&#34;:&#34;Call home&#34;},{&#34;text&#34;:&#34;Post the letter&#34;,&#34;done&#34;:true}]&#39; \\
  http://127.0.0.1:3000/v1/collections/notes/rows</code></pre>
<p>This script keeps a copy of the open tasks:</p>
<pre><code data-language="js">// open.mjs
import WebSocket from &#39;ws&#39;;

const query = new URLSearchParams({ collection: &#39;notes&#39;, filter: &#39;@.done != true&#39;, initial: &#39;true&#39; });
const socket = new WebSocket(\`ws://127.0.0.1:3000/ws?\${query}\`, {
  headers: { &#39;x-api-key&#39;: process.env.KEY },
});
const rows = new Map();
socket.on(&#39;message&#39;, (text) =&#62; {
  const { event, row, synced } = JSON.parse(text);
  if (event === &#39;delete&#39; || event === &#39;leave&#39;) rows.delete(row.id);
  else if (event !== &#39;bookmark&#39;) rows.set(row.id, row);
  if (event !== &#39;bookmark&#39;) console.log(\`\${event} \${row.id}: \${rows.size} rows\`);
  if (synced) console.log(\`synced: \${rows.size} rows\`);
});</code></pre>
<pre><code data-language="sh">node open.mjs</code></pre>
<p>In another terminal, complete one task and reopen another:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;done&#34;:true}&#39; http://127.0.0.1:3000/v1/collections/notes/rows/2
curl -s -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;done&#34;:false}&#39; http://127.0.0.1:3000/v1/collections/notes/rows/3</code></pre>
<p>The script prints:</p>
<pre><code data-language="text">row 2: 1 rows
synced: 1 rows
leave 2: 0 rows
enter 3: 1 rows</code></pre>
<p><code>leave</code> means that a row stopped matching, and <code>enter</code> that a row started to match.</p>
<h2 id="use-a-feed-in-a-browser-cors"><a href="#use-a-feed-in-a-browser-cors">Use a feed in a browser (CORS)</a></h2>
<p>The <a href="/docs/client">JavaScript client</a> follows a feed, reconnects and keeps a copy for you. You can also use a WebSocket
directly, as this section shows.</p>
<p>Browsers can&#39;t set headers on a WebSocket connection, so the page sends the key in the URL. Everyone who can open the page
can read the key. Create a key that can only read this collection
(<a href="/docs/keys"><code>keys create --scopes read --collections notes</code></a>). Then allow the origin of the page in <code>ROWFEED_CORS_ORIGIN</code>.</p>
<p>Save this page as <code>page.html</code> in an empty folder, and insert your key:</p>
<pre><code data-language="html">&#60;!doctype html&#62;
&#60;meta charset=&#34;utf-8&#34;&#62;
&#60;title&#62;Notes&#60;/title&#62;
&#60;p id=&#34;state&#34; role=&#34;status&#34;&#62;connecting&#60;/p&#62;
&#60;ol id=&#34;changes&#34;&#62;&#60;/ol&#62;
&#60;script type=&#34;module&#34;&#62;
  const key = &#39;rf_...&#39;;
  const query = new URLSearchParams({ api_key: key, collection: &#39;notes&#39; });
  const socket = new WebSocket(\`ws://127.0.0.1:3000/ws?\${query}\`);

  socket.addEventListener(&#39;open&#39;, () =&#62; (state.textContent = &#39;open&#39;));
  socket.addEventListener(&#39;message&#39;, ({ data }) =&#62; {
    const { event, row } = JSON.parse(data);
    const textContent = \`\${event} \${row.id}: \${row.text}\`;
    changes.append(Object.assign(document.createElement(&#39;li&#39;), { textContent }));
  });
  // Always followed by close. Browsers tell no page why a handshake was refused; their developer tools have its status.
  socket.addEventListener(&#39;error&#39;, () =&#62; console.error(&#39;The feed failed.&#39;));
  socket.addEventListener(&#39;close&#39;, ({ code, reason }) =&#62; {
    state.textContent = \`closed with \${code} \${reason}\`;
  });
&#60;/script&#62;</code></pre>
<p>Serve the folder, and start rowfeed with the origin of the page:</p>
<pre><code data-language="sh">python3 -m http.server 8080 --bind 127.0.0.1 &#38;
ROWFEED_CORS_ORIGIN=http://127.0.0.1:8080 npx rowfeed</code></pre>
<p>Then open http://127.0.0.1:8080/page.html.</p>
<p>If the feed closes with 1006 before it was open, the server rejected the handshake or can&#39;t be reached. Check the key, the
name of the collection and the origin. You can also request <a href="/docs/rows"><code>/v1/collections/notes</code></a> with curl and the same key. For
other codes, see <a href="/docs/feed#reconnect-and-resume">Reconnect and resume</a>.</p>
<h2 id="call-a-webhook"><a href="#call-a-webhook">Call a webhook</a></h2>
<p>rowfeed doesn&#39;t send webhooks. Instead, run a script that follows the feed and calls your URL for each change:</p>
<ul>
<li>Send one request after the other, so that the changes arrive in order.</li>
<li>Send the <code>cursor</code> of the frame as an idempotency key, so that the receiver can ignore a change that arrives twice.</li>
<li>Store the cursor after your URL has accepted the change. After a restart, <a href="/docs/resume#store-the-cursor">resume</a> from it.</li>
</ul>
</article>
<div class="pager">
<a rel="prev" href="/docs/import-export">Previous: Import and export (CSV, NDJSON)</a>
<a rel="next" href="/docs/resume">Next: Reconnect and resume</a>
<a href="/docs/follow.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const resume = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Reconnect and resume &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume" aria-current="page">Reconnect and resume</a>
<ul><li><a href="#list-and-follow">List and follow</a></li>
<li><a href="#store-the-cursor">Store the cursor</a></li>
<li><a href="#handle-close-codes">Handle close codes</a></li>
<li><a href="#keep-changes-for-longer">Keep changes for longer</a></li>
</ul></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="reconnect-and-resume"><a href="#reconnect-and-resume">Reconnect and resume</a></h1>
<p>A client that follows a feed must not miss a change, even if its connection is lost. This guide shows a complete client for Node.js.
It needs <code>npm install ws</code>. The examples start with a new server, and the variable <code>KEY</code> contains an API key. In JavaScript, you can
use the module <a href="/docs/client"><code>rowfeed/client</code></a> instead.</p>
<h2 id="list-and-follow"><a href="#list-and-follow">List and follow</a></h2>
<p><img src="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20720%20236%22%20font-family%3D%22sans-serif%22%20font-size%3D%2213%22%3E%0A%3Ctitle%3EList%2C%20then%20follow%3A%20a%20list%20has%20every%20change%20up%20to%20its%20cursor%2C%20and%20a%20feed%20from%20the%20cursor%20on%20has%20every%20change%20after%20it%3C%2Ftitle%3E%0A%3Cstyle%3E%0A.ground%20%7B%20fill%3A%20%23fff%20%7D%20text%20%7B%20fill%3A%20%231f2328%20%7D%20.code%20%7B%20font-family%3A%20monospace%3B%20font-size%3A%2012.5px%20%7D%0A.kept%20%7B%20fill%3A%20%230b6bcb22%3B%20stroke%3A%20%230b6bcb%20%7D%20.sent%20%7B%20fill%3A%20%2312807a22%3B%20stroke%3A%20%2312807a%20%7D%0A.list%20%7B%20stroke%3A%20%230b6bcb%3B%20fill%3A%20none%20%7D%20.feed%20%7B%20stroke%3A%20%2312807a%3B%20fill%3A%20none%20%7D%20.cut%20%7B%20stroke%3A%20%23d55e00%3B%20stroke-width%3A%202%3B%20stroke-dasharray%3A%205%204%20%7D%0A.line%20%7B%20stroke%3A%20%23888%3B%20fill%3A%20none%20%7D%20.head%20%7B%20fill%3A%20%23888%20%7D%20.cursor%20%7B%20fill%3A%20%23b34700%3B%20font-weight%3A%20bold%20%7D%0A%40media%20(prefers-color-scheme%3A%20dark)%20%7B%0A.ground%20%7B%20fill%3A%20%230d1117%20%7D%20text%20%7B%20fill%3A%20%23e6edf3%20%7D%20.cursor%20%7B%20fill%3A%20%23ff9a57%20%7D%0A.kept%20%7B%20fill%3A%20%234c9bea33%3B%20stroke%3A%20%234c9bea%20%7D%20.sent%20%7B%20fill%3A%20%233bb5ad33%3B%20stroke%3A%20%233bb5ad%20%7D%20.list%20%7B%20stroke%3A%20%234c9bea%20%7D%20.feed%20%7B%20stroke%3A%20%233bb5ad%20%7D%0A%7D%0A%3C%2Fstyle%3E%0A%3Crect%20class%3D%22ground%22%20width%3D%22720%22%20height%3D%22236%22%2F%3E%0A%3Ctext%20class%3D%22code%22%20x%3D%2240%22%20y%3D%2224%22%3EGET%20%2Fv1%2Fcollections%2Fnotes%2Frows%3C%2Ftext%3E%0A%3Ctext%20x%3D%2240%22%20y%3D%2243%22%3Ethe%20rows%20of%20one%20moment%2C%20and%20its%20cursor%3C%2Ftext%3E%0A%3Cpath%20class%3D%22list%22%20stroke-width%3D%221.5%22%20d%3D%22M40%2084V76Q40%2070%2046%2070H282Q288%2070%20288%2076V84M164%2070V54%22%2F%3E%0A%3Cpath%20class%3D%22cut%22%20d%3D%22M309%2054V182%22%2F%3E%0A%3Ctext%20class%3D%22cursor%22%20x%3D%22309%22%20y%3D%22198%22%20text-anchor%3D%22middle%22%3Ecursor%3C%2Ftext%3E%0A%3Crect%20class%3D%22kept%22%20x%3D%2240%22%20y%3D%2292%22%20width%3D%2256%22%20height%3D%2240%22%20rx%3D%225%22%2F%3E%0A%3Ctext%20x%3D%2268%22%20y%3D%22109%22%20text-anchor%3D%22middle%22%20font-weight%3D%22bold%22%3E39%3C%2Ftext%3E%0A%3Ctext%20x%3D%2268%22%20y%3D%22124%22%20text-anchor%3D%22middle%22%20font-size%3D%2211%22%3Einsert%3C%2Ftext%3E%0A%3Crect%20class%3D%22kept%22%20x%3D%22104%22%20y%3D%2292%22%20width%3D%2256%22%20height%3D%2240%22%20rx%3D%225%22%2F%3E%0A%3Ctext%20x%3D%22132%22%20y%3D%22109%22%20text-anchor%3D%22middle%22%20font-weight%3D%22bold%22%3E40%3C%2Ftext%3E%0A%3Ctext%20x%3D%22132%22%20y%3D%22124%22%20text-anchor%3D%22middle%22%20font-size%3D%2211%22%3Einsert%3C%2Ftext%3E%0A%3Crect%20class%3D%22kept%22%20x%3D%22168%22%20y%3D%2292%22%20width%3D%2256%22%20height%3D%2240%22%20rx%3D%225%22%2F%3E%0A%3Ctext%20x%3D%22196%22%20y%3D%22109%22%20text-anchor%3D%22middle%22%20font-weight%3D%22bold%22%3E41%3C%2Ftext%3E%0A%3Ctext%20x%3D%22196%22%20y%3D%22124%22%20text-anchor%3D%22middle%22%20font-size%3D%2211%22%3Eupdate%3C%2Ftext%3E%0A%3Crect%20class%3D%22kept%22%20x%3D%22232%22%20y%3D%2292%22%20width%3D%2256%22%20height%3D%2240%22%20rx%3D%225%22%2F%3E%0A%3Ctext%20x%3D%22260%22%20y%3D%22109%22%20text-anchor%3D%22middle%22%20font-weight%3D%22bold%22%3E42%3C%2Ftext%3E%0A%3Ctext%20x%3D%22260%22%20y%3D%22124%22%20text-anchor%3D%22middle%22%20font-size%3D%2211%22%3Edelete%3C%2Ftext%3E%0A%3Crect%20class%3D%22sent%22%20x%3D%22330%22%20y%3D%2292%22%20width%3D%2256%22%20height%3D%2240%22%20rx%3D%225%22%2F%3E%0A%3Ctext%20x%3D%22358%22%20y%3D%22109%22%20text-anchor%3D%22middle%22%20font-weight%3D%22bold%22%3E43%3C%2Ftext%3E%0A%3Ctext%20x%3D%22358%22%20y%3D%22124%22%20text-anchor%3D%22middle%22%20font-size%3D%2211%22%3Einsert%3C%2Ftext%3E%0A%3Crect%20class%3D%22sent%22%20x%3D%22394%22%20y%3D%2292%22%20width%3D%2256%22%20height%3D%2240%22%20rx%3D%225%22%2F%3E%0A%3Ctext%20x%3D%22422%22%20y%3D%22109%22%20text-anchor%3D%22middle%22%20font-weight%3D%22bold%22%3E44%3C%2Ftext%3E%0A%3Ctext%20x%3D%22422%22%20y%3D%22124%22%20text-anchor%3D%22middle%22%20font-size%3D%2211%22%3Eupdate%3C%2Ftext%3E%0A%3Crect%20class%3D%22sent%22%20x%3D%22458%22%20y%3D%2292%22%20width%3D%2256%22%20height%3D%2240%22%20rx%3D%225%22%2F%3E%0A%3Ctext%20x%3D%22486%22%20y%3D%22109%22%20text-anchor%3D%22middle%22%20font-weight%3D%22bold%22%3E45%3C%2Ftext%3E%0A%3Ctext%20x%3D%22486%22%20y%3D%22124%22%20text-anchor%3D%22middle%22%20font-size%3D%2211%22%3Einsert%3C%2Ftext%3E%0A%3Crect%20class%3D%22sent%22%20x%3D%22522%22%20y%3D%2292%22%20width%3D%2256%22%20height%3D%2240%22%20rx%3D%225%22%2F%3E%0A%3Ctext%20x%3D%22550%22%20y%3D%22109%22%20text-anchor%3D%22middle%22%20font-weight%3D%22bold%22%3E46%3C%2Ftext%3E%0A%3Ctext%20x%3D%22550%22%20y%3D%22124%22%20text-anchor%3D%22middle%22%20font-size%3D%2211%22%3Edelete%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M586%20112H704%22%2F%3E%3Cpath%20class%3D%22head%22%20d%3D%22M712%20112l-10%20-5v10z%22%2F%3E%0A%3Ctext%20x%3D%22586%22%20y%3D%22102%22%20font-size%3D%2211%22%3Ecommits%3C%2Ftext%3E%0A%3Cpath%20class%3D%22feed%22%20stroke-width%3D%221.5%22%20d%3D%22M330%20140V148Q330%20154%20336%20154H700M515%20154V170%22%2F%3E%3Cpath%20class%3D%22feed%22%20d%3D%22M696%20150l5%204l-5%204%22%2F%3E%0A%3Ctext%20class%3D%22code%22%20x%3D%22704%22%20y%3D%22190%22%20text-anchor%3D%22end%22%3EGET%20%2Fws%3Fcollection%3Dnotes%26amp%3Bsince%3DCURSOR%3C%2Ftext%3E%0A%3Ctext%20x%3D%22704%22%20y%3D%22209%22%20text-anchor%3D%22end%22%3Eevery%20change%20after%20it%3A%20in%20order%2C%20none%20lost%2C%20none%20twice%3C%2Ftext%3E%0A%3Ctext%20x%3D%2240%22%20y%3D%22190%22%3Ea%20client%20that%20holds%20both%3C%2Ftext%3E%0A%3Ctext%20x%3D%2240%22%20y%3D%22209%22%3Ehas%20a%20copy%20that%20stays%20true%3C%2Ftext%3E%0A%3C%2Fsvg%3E%0A" alt="A list contains every change up to its cursor, and a feed from this cursor contains every change after it"></p>
<p>Create the collection:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;notes&#34;}&#39; http://127.0.0.1:3000/v1/collections</code></pre>
<p>To keep a copy of a collection current, first list all rows, page by page. Then follow the feed from the
<a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> of the first page, which belongs to the same snapshot as the rows of that page. With <code>since</code>, the feed
first sends the changes after the cursor and then continues with live changes. It also sends bookmarks, which are frames
that only renew the cursor. A client that resumes from a recent cursor has few changes to catch up on.</p>
<pre><code data-language="js">// follow.mjs
import WebSocket from &#39;ws&#39;;

const service = &#39;http://127.0.0.1:3000&#39;;
const headers = { &#39;x-api-key&#39;: process.env.KEY };
const rows = new Map();
let cursor;

async function list() {
  rows.clear();
  cursor = undefined;
  let after;
  do {
    const query = new URLSearchParams({ limit: 1000, ...(after &#38;&#38; { after }) });
    const page = await fetch(\`\${service}/v1/collections/notes/rows?\${query}\`, { headers });
    // The collection was deleted and created again.
    if (page.status === 410) return list();
    if (!page.ok) throw new Error(await page.text());
    for (const row of await page.json()) rows.set(row.id, row);
    // The cursor of the first page. The feed sends what changes while the other pages are listed.
    cursor ??= page.headers.get(&#39;collection-cursor&#39;);
    after = page.headers.get(&#39;next-after&#39;);
  } while (after);
  console.log(\`listed: \${rows.size} rows\`);
}

/** Follows from the cursor until the connection ends. Resolves to the close code. */
function follow() {
  const query = new URLSearchParams({ collection: &#39;notes&#39;, since: cursor });
  const socket = new WebSocket(\`\${service.replace(&#39;http&#39;, &#39;ws&#39;)}/ws?\${query}\`, { headers });
  socket.on(&#39;message&#39;, (text) =&#62; {
    const { event, row, ...frame } = JSON.parse(text);
    if (event === &#39;insert&#39; || event === &#39;update&#39;) rows.set(row.id, row);
    if (event === &#39;delete&#39;) rows.delete(row.id);
    cursor = frame.cursor;
    if (event !== &#39;bookmark&#39;) console.log(\`\${event} \${row.id}: \${rows.size} rows\`);
  });
  socket.on(&#39;error&#39;, (error) =&#62; console.error(error.message));
  return new Promise((resolve) =&#62; socket.on(&#39;close&#39;, resolve));
}

await list();
for (;;) {
  const code = await follow();
  // 4410: the change log no longer contains the cursor.
  if (code === 4410) await list();
  // 4401, 4403, 4404: a retry cannot succeed.
  else if (code &#62; 4400 &#38;&#38; code &#60; 4405) break;
  await new Promise((resolve) =&#62; setTimeout(resolve, 1000));
}</code></pre>
<pre><code data-language="sh">node follow.mjs</code></pre>
<p>In another terminal, change some rows:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;text&#34;:&#34;Post the letter&#34;}]&#39; http://127.0.0.1:3000/v1/collections/notes/rows
curl -s -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;done&#34;:true}&#39; http://127.0.0.1:3000/v1/collections/notes/rows/1</code></pre>
<p>The script prints:</p>
<pre><code data-language="text">listed: 0 rows
insert 1: 1 rows
update 1: 1 rows</code></pre>
<p>If the connection is lost, the script resumes from the last frame that it handled. It therefore doesn&#39;t miss a change and
doesn&#39;t receive a change twice.</p>
<h2 id="store-the-cursor"><a href="#store-the-cursor">Store the cursor</a></h2>
<p>The script above lists all rows when it starts. If your client stores its copy, store the cursor with it, in the same transaction.
After a restart, connect with this cursor as <code>since</code>. <a href="/docs/keep-in-sync">Keep a copy in sync</a> shows this with a file and
with a database.</p>
<ul>
<li>Store the cursor of a frame after you have handled the frame. If you store it before, a crash can lose a change.</li>
<li>Store the cursors of bookmarks too. A bookmark renews the cursor while the filter excludes all changes, so that
it doesn&#39;t expire.</li>
<li>Never compare or change cursors. They are opaque strings.</li>
</ul>
<h2 id="handle-close-codes"><a href="#handle-close-codes">Handle close codes</a></h2>
<ul>
<li><strong>Connect again with <code>since</code></strong> if the connection is lost without a code, or for 1001, 1006, 1011 and 4408.</li>
<li><strong>List again</strong> for 4410, because the change log no longer contains the changes after the cursor.</li>
<li><strong>Stop</strong> for 4401, 4403 and 4404, because the key or the collection doesn&#39;t exist any more.</li>
</ul>
<p>The <a href="/docs/feed#reconnect-and-resume">table of close codes</a> contains all of them. Wait before you connect again, and double
the time after each failure, up to 30 s. Choose a random part of this time, so that not all clients connect at the same moment.</p>
<h2 id="keep-changes-for-longer"><a href="#keep-changes-for-longer">Keep changes for longer</a></h2>
<p>By default, a client can resume for 24 hours, or within the last 100,000 changes of the collection. If your clients can be offline for
longer, increase <a href="/docs/configuration#environment-variables"><code>ROWFEED_RETENTION_HOURS</code></a>:</p>
<p><code>ROWFEED_RETENTION_HOURS=168 npx rowfeed</code></p>
<p>The database then stores the changes of a week. Each change needs about 100 bytes more than its row.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/follow">Previous: Follow changes</a>
<a rel="next" href="/docs/authenticate">Next: Authenticate</a>
<a href="/docs/resume.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const authenticate = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Authenticate &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate" aria-current="page">Authenticate</a>
<ul><li><a href="#send-the-key">Send the key</a></li>
<li><a href="#authentication-errors">Authentication errors</a></li>
<li><a href="#scopes-and-permissions">Scopes and permissions</a></li>
<li><a href="#users-of-your-application">Users of your application</a></li>
</ul></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="authenticate"><a href="#authenticate">Authenticate</a></h1>
<p>Every request to the API needs an API key. This guide shows how to send the key, and what a key allows. To create keys, see
<a href="/docs/keys">API keys</a>. The variable <code>KEY</code> contains the key that the server printed at its first start.</p>
<h2 id="send-the-key"><a href="#send-the-key">Send the key</a></h2>
<p>Send the key in the header <code>x-api-key</code>:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections</code></pre>
<pre><code data-language="json">[]</code></pre>
<p>You can also send it as a bearer token:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;Authorization: Bearer $KEY&#34; http://127.0.0.1:3000/v1/collections</code></pre>
<pre><code data-language="json">[]</code></pre>
<p>Only the handshake of <code>/ws</code> also accepts the query parameter <code>api_key</code>, because browsers can&#39;t set headers on a WebSocket. Proxies
often log URLs, so use a header wherever you can.</p>
<p>The contracts, <a href="/docs#getDocs"><code>/docs</code></a>, <a href="/docs#getConsole"><code>/console</code></a>, <a href="/docs#getHealth"><code>/health</code></a> and <a href="/docs#getReady"><code>/ready</code></a> don&#39;t require a key.</p>
<h2 id="authentication-errors"><a href="#authentication-errors">Authentication errors</a></h2>
<p>Without a key, the server returns 401:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; http://127.0.0.1:3000/v1/collections</code></pre>
<pre><code data-language="json">{&#34;type&#34;:&#34;urn:rowfeed:problem:key_missing&#34;,&#34;title&#34;:&#34;An API key is required&#34;,&#34;status&#34;:401,&#34;detail&#34;:&#34;An API key is needed: send it as \\&#34;x-api-key: &#60;key&#62;\\&#34; or \\&#34;Authorization: Bearer &#60;key&#62;\\&#34;.&#34;,&#34;instance&#34;:&#34;/v1/collections&#34;,&#34;code&#34;:&#34;key_missing&#34;,&#34;request_id&#34;:&#34;g2K8S2-C-a&#34;}</code></pre>
<div class="wide"><table>
<thead>
<tr>
<th>Error</th>
<th>Cause</th>
</tr>
</thead>
<tbody><tr>
<td>401 <a href="/docs#error-key_missing"><code>key_missing</code></a></td>
<td data-label="Cause">The request doesn&#39;t contain a key.</td>
</tr>
<tr>
<td>401 <a href="/docs#error-key_invalid"><code>key_invalid</code></a></td>
<td data-label="Cause">The key is malformed, unknown, revoked or expired. The response is the same in all four cases.</td>
</tr>
<tr>
<td>400 <a href="/docs#error-credentials_conflict"><code>credentials_conflict</code></a></td>
<td data-label="Cause">The request contains two different keys. Sending the same key twice is allowed.</td>
</tr>
<tr>
<td>429 <a href="/docs#error-too_many_attempts"><code>too_many_attempts</code></a></td>
<td data-label="Cause">The key is invalid, and this address sent more than 20 invalid keys within a minute. For IPv6, all addresses of a /64 count together. Valid keys are never affected.</td>
</tr>
<tr>
<td>403 <a href="/docs#error-scope_insufficient"><code>scope_insufficient</code></a></td>
<td data-label="Cause">The key doesn&#39;t allow this request.</td>
</tr>
</tbody></table>
</div>
<p>For 403 <a href="/docs#error-scope_insufficient"><code>scope_insufficient</code></a>, the server checks only the key, the method and the path. The response therefore doesn&#39;t reveal whether
a collection or row exists.</p>
<h2 id="scopes-and-permissions"><a href="#scopes-and-permissions">Scopes and permissions</a></h2>
<p>The scopes allow these requests:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Scope</th>
<th>Allows</th>
</tr>
</thead>
<tbody><tr>
<td><code>read</code></td>
<td data-label="Allows">GET requests for collections, rows, exports and schemas, and feeds</td>
</tr>
<tr>
<td><code>write</code></td>
<td data-label="Allows">All changes of collections and rows</td>
</tr>
<tr>
<td><code>admin</code></td>
<td data-label="Allows">All requests for keys, and removing a schema. Setting a schema also requires <code>read</code>.</td>
</tr>
</tbody></table>
</div>
<p>Every valid key can read its usage and its typed contract.</p>
<p>A key that is limited to certain collections can list and use only these collections. It can&#39;t create or delete collections. It
doesn&#39;t reveal other collections and keys:</p>
<ul>
<li>Its usage covers only its collections and its own requests.</li>
<li>Its <a href="/docs/schemas#typed-contract">typed contract</a> and every <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a> depend only on its collections.</li>
<li>A 403 <a href="/docs#error-limit_reached"><code>limit_reached</code></a> doesn&#39;t contain how much the account has stored.</li>
</ul>
<p>With the scope <code>admin</code>, such a key also sees the keys that are limited to some of its collections. All keys of an account share a
quota, so <a href="/docs#header-RateLimit"><code>RateLimit</code></a> contains what remains for all of them.</p>
<h2 id="users-of-your-application"><a href="#users-of-your-application">Users of your application</a></h2>
<p>API keys are for programs. rowfeed doesn&#39;t have user accounts, passwords or single sign-on. If people sign in to your application,
choose one of these:</p>
<ul>
<li><strong>Your server sends the requests.</strong> It checks the rights of the person, and uses a key that never leaves the server.</li>
<li><strong>The browser has a short-lived key.</strong> Your server <a href="/docs/keys#manage-keys-over-http">creates a key</a> that expires soon and is limited
to certain collections. The person can do everything that this key allows.</li>
</ul>
<p>A key can&#39;t be limited to single rows. Give each person or team a separate collection, if they must not see each other&#39;s rows.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/resume">Previous: Reconnect and resume</a>
<a rel="next" href="/docs/keys">Next: Create and rotate API keys</a>
<a href="/docs/authenticate.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const keys = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Create and rotate API keys &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys" aria-current="page">Create and rotate API keys</a>
<ul><li><a href="#create-and-use-api-keys">Create and use API keys</a></li>
<li><a href="#rotate-a-key">Rotate a key</a></li>
<li><a href="#revoke-a-key">Revoke a key</a></li>
<li><a href="#manage-keys-over-http">Manage keys over HTTP</a></li>
<li><a href="#accounts-multi-tenancy">Accounts (multi-tenancy)</a></li>
</ul></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="create-and-rotate-api-keys"><a href="#create-and-rotate-api-keys">Create and rotate API keys</a></h1>
<p>You manage API keys on the <a href="/docs/cli">command line</a>, which opens the database in <code>DATABASE_URL</code>, whether a server is
running or not. You can also manage them <a href="#manage-keys-over-http">over HTTP</a>. A running server applies changes within 1 second.
To learn how to send a key and what its scopes allow, see <a href="/docs/authenticate">Authenticate</a>. The examples start with a new server, and
the variable <code>KEY</code> contains the key that the server printed at its first start.</p>
<h2 id="create-and-use-api-keys"><a href="#create-and-use-api-keys">Create and use API keys</a></h2>
<p>Create a key, and list all keys. The secret of the new key is printed only once, because the database contains only its hash:</p>
<pre><code data-language="sh">npx rowfeed keys create --name dashboard --scopes read --collections notes --expires 30d
npx rowfeed keys list</code></pre>
<pre><code data-language="text">rf_...
ID                NAME       ACCOUNT  BEGINS    SCOPES              COLLECTIONS  EXPIRES (UTC)     LAST USED         STATUS
key_jC9vqLxeIFbO  first      default  rf_NRiWr  read, write, admin  all          never             2026-11-21 10:22  valid
key_393NvC4w2gKU  dashboard  default  rf_aURZk  read                notes        2026-12-21 10:23  never             valid</code></pre>
<p>A key has scopes, can be limited to certain collections, and can expire. Without <code>--scopes</code>, a key has the scopes <code>read</code> and <code>write</code>,
and the first key of an account also has <code>admin</code>. Without the other options, it can use all collections and never expires.</p>
<h2 id="rotate-a-key"><a href="#rotate-a-key">Rotate a key</a></h2>
<p>Rotate a key if it may have leaked, or at regular times. <code>keys rotate</code> creates a new key with the same permissions:</p>
<pre><code data-language="sh">npx rowfeed keys rotate dashboard --grace 24h</code></pre>
<pre><code data-language="text">rf_...</code></pre>
<p>The old key expires after the grace period, and the command prints this time. Distribute the new key before then, so that every
client always has a valid key. If a key has leaked, use <code>--grace 0s</code>, or revoke it.</p>
<h2 id="revoke-a-key"><a href="#revoke-a-key">Revoke a key</a></h2>
<p>To make a key invalid now, use its id. You can use its name if no other valid key has it:</p>
<pre><code data-language="sh">npx rowfeed keys create --name guest --scopes read
npx rowfeed keys revoke guest</code></pre>
<pre><code data-language="text">rf_...
Revoked key key_4fZ8mQ2rTn6W (guest) of account default.</code></pre>
<p>If a key is revoked or expires, the server ends its feeds and its requests in progress within 2 seconds. Uploads, writes and lists
that wait get 401, and an export breaks off. A write whose commit has begun gets its outcome. You can&#39;t make a revoked key valid again.</p>
<h2 id="manage-keys-over-http"><a href="#manage-keys-over-http">Manage keys over HTTP</a></h2>
<p>The first key of an account and the key in <code>ROWFEED_API_KEY</code> have the scope <code>admin</code>. Such a key can create and revoke keys without
the command line:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X POST http://127.0.0.1:3000/v1/keys -H &#34;x-api-key: $KEY&#34; -H &#39;content-type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;phone&#34;,&#34;scopes&#34;:[&#34;read&#34;],&#34;collections&#34;:[&#34;notes&#34;],&#34;expires_at&#34;:&#34;2090-01-31T00:00:00Z&#34;}&#39;</code></pre>
<pre><code data-language="json">{&#34;id&#34;:&#34;key_4fZ8mQ2rTn6W&#34;,&#34;key&#34;:&#34;rf_...&#34;,&#34;name&#34;:&#34;phone&#34;,&#34;account&#34;:&#34;default&#34;,&#34;prefix&#34;:&#34;rf_4nYq8&#34;,&#34;scopes&#34;:[&#34;read&#34;],&#34;collections&#34;:[&#34;notes&#34;],&#34;created_at&#34;:&#34;2026-11-23T10:23:11.207Z&#34;,&#34;expires_at&#34;:&#34;2090-01-31T00:00:00.000Z&#34;,&#34;revoked_at&#34;:null,&#34;last_used_at&#34;:null}</code></pre>
<div class="wide"><table>
<thead>
<tr>
<th>Request</th>
<th>Effect</th>
</tr>
</thead>
<tbody><tr>
<td><code>POST /v1/keys</code></td>
<td data-label="Effect">Creates a key.</td>
</tr>
<tr>
<td><code>GET /v1/keys</code></td>
<td data-label="Effect">Lists the keys of the account, 100 per page. <code>limit</code> can be up to 1,000, and <a href="/docs#header-Link-NextKeyLink"><code>Link</code></a> and <a href="/docs#header-Next-After-NextAfter"><code>Next-After</code></a> lead to the next page.</td>
</tr>
<tr>
<td><code>GET /v1/keys/{key_id}</code></td>
<td data-label="Effect">Returns one key.</td>
</tr>
<tr>
<td><code>PATCH /v1/keys/{key_id}</code></td>
<td data-label="Effect">Updates a key.</td>
</tr>
<tr>
<td><code>DELETE /v1/keys/{key_id}</code></td>
<td data-label="Effect">Revokes a key.</td>
</tr>
<tr>
<td><code>POST /v1/keys/{key_id}/rotate</code></td>
<td data-label="Effect">Rotates a key. To let the old key work for a while, send <code>{&#34;grace&#34;:&#34;24h&#34;}</code>.</td>
</tr>
</tbody></table>
</div>
<p>A change takes effect immediately on the instance that receives it, and within 2 seconds on other instances. These rules apply:</p>
<ul>
<li><strong>No key can grant more than it has.</strong> A key can&#39;t grant a scope, a collection or a later expiry that it doesn&#39;t have itself. It
also can&#39;t update, rotate or revoke a key with more permissions. The server returns 403 <a href="/docs#error-grant_exceeded"><code>grant_exceeded</code></a>.</li>
<li><strong>The last admin key can&#39;t be lost.</strong> An admin key for all collections is the last one if no other key of the account has
its scopes for all collections and lasts as long. It can&#39;t be revoked, lose permissions or expire earlier (409 <a href="/docs#error-last_admin_key"><code>last_admin_key</code></a>).
It can be rotated. The command line can still revoke it, because it can also create another one.</li>
<li><strong>A revoked or expired key can&#39;t be updated</strong> (409 <a href="/docs#error-key_ended"><code>key_ended</code></a>). Create a new key.</li>
<li><strong>A limited admin key manages only some keys.</strong> For keys that it doesn&#39;t list, the server returns 404 to GET and 403
<a href="/docs#error-grant_exceeded"><code>grant_exceeded</code></a> to changes, whether they exist or not.</li>
<li><strong>The secret of a new key is shown once.</strong> If the request had an <a href="/docs/safe-writes#idempotent-requests"><code>Idempotency-Key</code></a>, a retry with the
same API key returns the secret again, for 24 hours. The server stores the secret encrypted with that API key, which it doesn&#39;t
have. If a key rotates itself, use a grace period. Otherwise, the old key is invalid immediately, and you can&#39;t retry after a lost
response.</li>
<li><strong>If an admin key leaks</strong>, run <code>npx rowfeed keys revoke ID</code> on the server&#39;s machine. Then look for keys that it created, with
<code>npx rowfeed keys list</code>. Over HTTP, an account can have at most 10,000 keys, including revoked and expired keys. The command line
can create more.</li>
</ul>
<h2 id="accounts-multi-tenancy"><a href="#accounts-multi-tenancy">Accounts (multi-tenancy)</a></h2>
<p>An account has its own collections, keys and usage, separate from all other accounts. Two accounts can each have a collection
<code>notes</code>. <code>keys create --account NAME</code> creates the account if it doesn&#39;t exist.</p>
<p>To limit what an account can use, <a href="/docs/plans">assign a plan</a> to it.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/authenticate">Previous: Authenticate</a>
<a rel="next" href="/docs/plans">Next: Set plans and quotas</a>
<a href="/docs/keys.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const plans = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Set plans and quotas &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans" aria-current="page">Set plans and quotas</a>
<ul><li><a href="#rate-limits-and-quotas">Rate limits and quotas</a></li>
<li><a href="#read-the-usage">Read the usage</a></li>
<li><a href="#storage-limits">Storage limits</a></li>
<li><a href="#accuracy-of-limits-and-usage">Accuracy of limits and usage</a></li>
</ul></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="set-plans-and-quotas"><a href="#set-plans-and-quotas">Set plans and quotas</a></h1>
<p>A plan limits the number of requests of an <a href="/docs/keys#accounts-multi-tenancy">account</a>, the amount that it stores, or both. If you omit
a limit, the plan doesn&#39;t limit it. An account without a plan is unlimited. The examples start with a new server, and the variable
<code>KEY</code> contains the key that the server printed at its first start.</p>
<h2 id="rate-limits-and-quotas"><a href="#rate-limits-and-quotas">Rate limits and quotas</a></h2>
<p>Create a plan, assign it to an account, and show the usage:</p>
<pre><code data-language="sh">npx rowfeed plans set small --requests 10000 --period day --burst 20 --max-rows 100000 --max-bytes 50000000
npx rowfeed plans assign default small
npx rowfeed usage</code></pre>
<pre><code data-language="text">Plan small: 10,000 requests per day, 20 at once, 100,000 rows, 50,000,000 bytes.
Account default now has the plan small.
default: plan small, 2026-11-21 UTC
  0 of 10,000 requests  &#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617; 0 %
  0 collections, 0 of 100,000 rows, 0 of 50,000,000 bytes
  KEY    ID                REQUESTS  TODAY  14 DAYS
  first  key_jC9vqLxeIFbO         0      0  &#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;</code></pre>
<p>A request to <code>/v1</code> counts toward the quota if its key is valid, regardless of the status of the response. The handshake of a feed
counts too. The following don&#39;t count:</p>
<ul>
<li>responses with status 401, 426 or 429 <a href="/docs#error-quota_exceeded"><code>quota_exceeded</code></a>, and other requests that the server rejects before it checks the key</li>
<li>frames</li>
<li>requests to <a href="/docs#getHealth"><code>/health</code></a> and <a href="/docs#getReady"><code>/ready</code></a></li>
</ul>
<p><code>--period</code> is an hour, a day or a month of the calendar, in UTC. <code>--burst</code> is the number of requests that are allowed at once. The
same number becomes available again per second.</p>
<p>If the quota is exhausted, the server returns 429 <a href="/docs#error-quota_exceeded"><code>quota_exceeded</code></a> with <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a>. If the plan has <code>--requests</code>, all responses
under <code>/v1</code> to a valid key have the headers <a href="/docs#header-RateLimit-Policy-RateLimitPolicy"><code>RateLimit-Policy</code></a> and <a href="/docs#header-RateLimit"><code>RateLimit</code></a>. All errors of a feed handshake have them too.</p>
<h2 id="read-the-usage"><a href="#read-the-usage">Read the usage</a></h2>
<p>Clients can read the usage from the server:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/usage</code></pre>
<pre><code data-language="json">{&#34;account&#34;:&#34;default&#34;,&#34;plan&#34;:&#34;small&#34;,&#34;period&#34;:{&#34;start&#34;:&#34;2026-11-21T00:00:00.000Z&#34;,&#34;end&#34;:&#34;2026-11-22T00:00:00.000Z&#34;},&#34;requests&#34;:{&#34;used&#34;:1,&#34;limit&#34;:10000},&#34;collections&#34;:{&#34;used&#34;:0},&#34;rows&#34;:{&#34;used&#34;:0,&#34;limit&#34;:100000},&#34;bytes&#34;:{&#34;used&#34;:0,&#34;limit&#34;:50000000},&#34;keys&#34;:[{&#34;id&#34;:&#34;key_jC9vqLxeIFbO&#34;,&#34;name&#34;:&#34;first&#34;,&#34;requests&#34;:1}]}</code></pre>
<p><code>GET /v1/usage/history?days=14</code> returns the usage of the last days, with the total and the requests per key for each day. <code>days</code> is 1
to 90. The days are in UTC, oldest first.</p>
<h2 id="storage-limits"><a href="#storage-limits">Storage limits</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Option</th>
<th>What it limits</th>
</tr>
</thead>
<tbody><tr>
<td><code>--max-collections</code></td>
<td data-label="What it limits">The number of collections of the account</td>
</tr>
<tr>
<td><code>--max-rows</code></td>
<td data-label="What it limits">The number of rows in all collections</td>
</tr>
<tr>
<td><code>--max-bytes</code></td>
<td data-label="What it limits">The size of the JSON of all rows, as the server returns it, in UTF-8 and with the <code>id</code>. The change log and the indexes don&#39;t count.</td>
</tr>
</tbody></table>
</div>
<p>If a request would exceed a limit, the server returns 403 <a href="/docs#error-limit_reached"><code>limit_reached</code></a>. It doesn&#39;t store anything, and the feed doesn&#39;t send a
frame. <code>detail</code> names the limit: <code>The plan small allows 100,000 rows, and the account has 99,998; this adds 5.</code></p>
<p>The server checks the limits for requests that create a collection, insert rows, or make JSON longer with PUT or PATCH. A PATCH with
a <code>filter</code> is checked for all matching rows together. A request with <code>dry_run</code> returns the same error.</p>
<p>All other requests work, even if the account exceeds a limit after a change of its plan:</p>
<ul>
<li>DELETE, which frees storage immediately</li>
<li>a write that doesn&#39;t make the JSON longer</li>
<li>a retry of a request that was executed before, with its <code>Idempotency-Key</code></li>
</ul>
<h2 id="accuracy-of-limits-and-usage"><a href="#accuracy-of-limits-and-usage">Accuracy of limits and usage</a></h2>
<ul>
<li><strong>Quota</strong>: A single instance enforces a quota exactly. Several instances on one database can exceed it by the requests of 1.25 s and
the time of a query. Each instance has a separate burst limit.</li>
<li><strong>Storage</strong>: A single instance enforces storage limits exactly, even for concurrent writes. Several instances enforce the number of
collections exactly. They can exceed the limit for rows and bytes by the writes that other instances accept within 1.25 s and the
time of a query. If an account has more than 10,000 collections, this time increases in proportion.</li>
<li><strong>Crashes</strong>: If the process or the machine crashes, the counts of reads within the last 250 ms can be lost. On PostgreSQL, counts of
writes can be lost too, because they are committed separately. On SQLite, they are committed with the write. A request is never
counted twice.</li>
</ul>
</article>
<div class="pager">
<a rel="prev" href="/docs/keys">Previous: Create and rotate API keys</a>
<a rel="next" href="/docs/schemas">Next: Validate rows with JSON Schema</a>
<a href="/docs/plans.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const schemas = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Validate rows with JSON Schema &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas" aria-current="page">Validate rows with JSON Schema</a>
<ul><li><a href="#quick-start">Quick start</a></li>
<li><a href="#set-get-and-remove-a-schema">Set, get and remove a schema</a></li>
<li><a href="#typed-contract">Typed contract</a></li>
<li><a href="#validation-errors">Validation errors</a></li>
<li><a href="#supported-json-schema-keywords">Supported JSON Schema keywords</a></li>
</ul></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="validate-rows-with-json-schema"><a href="#validate-rows-with-json-schema">Validate rows with JSON Schema</a></h1>
<p>By default, the rows of a collection can have any fields. If you set a <a href="https://json-schema.org/">JSON Schema</a> for the
collection, every row must conform to it. The server then validates every write. The examples start with a new server. The variable
<code>KEY</code> contains the key that the server printed at its first start.</p>
<h2 id="quick-start"><a href="#quick-start">Quick start</a></h2>
<p>Create a collection:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X POST http://127.0.0.1:3000/v1/collections -H &#34;x-api-key: $KEY&#34; -H &#39;content-type: application/json&#39; -d &#39;{&#34;name&#34;:&#34;tasks&#34;}&#39;</code></pre>
<pre><code data-language="json">{&#34;name&#34;:&#34;tasks&#34;}</code></pre>
<p>Set its schema:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X PUT http://127.0.0.1:3000/v1/collections/tasks/schema -H &#34;x-api-key: $KEY&#34; -H &#39;content-type: application/json&#39; \\
  -d &#39;{&#34;type&#34;:&#34;object&#34;,&#34;required&#34;:[&#34;title&#34;],&#34;properties&#34;:{&#34;title&#34;:{&#34;type&#34;:&#34;string&#34;,&#34;minLength&#34;:1},&#34;done&#34;:{&#34;type&#34;:&#34;boolean&#34;}}}&#39;</code></pre>
<pre><code data-language="json">{&#34;type&#34;:&#34;object&#34;,&#34;required&#34;:[&#34;title&#34;],&#34;properties&#34;:{&#34;title&#34;:{&#34;type&#34;:&#34;string&#34;,&#34;minLength&#34;:1},&#34;done&#34;:{&#34;type&#34;:&#34;boolean&#34;}}}</code></pre>
<p>If a row doesn&#39;t conform to the schema, the server rejects the request:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X POST http://127.0.0.1:3000/v1/collections/tasks/rows -H &#34;x-api-key: $KEY&#34; -H &#39;content-type: application/json&#39; \\
  -d &#39;[{&#34;title&#34;:&#34;Milk&#34;,&#34;done&#34;:false},{&#34;title&#34;:&#34;&#34;,&#34;done&#34;:&#34;no&#34;}]&#39;</code></pre>
<pre><code data-language="json">{&#34;type&#34;:&#34;urn:rowfeed:problem:row_invalid&#34;,&#34;title&#34;:&#34;The row does not conform to the schema&#34;,&#34;status&#34;:422,&#34;detail&#34;:&#34;Not every row would conform to the schema of tasks.&#34;,&#34;instance&#34;:&#34;/v1/collections/tasks/rows&#34;,&#34;code&#34;:&#34;row_invalid&#34;,&#34;request_id&#34;:&#34;b7c41e5a90d24f6f&#34;,&#34;errors&#34;:[{&#34;pointer&#34;:&#34;/1/done&#34;,&#34;detail&#34;:&#34;must be true or false&#34;},{&#34;pointer&#34;:&#34;/1/title&#34;,&#34;detail&#34;:&#34;must have at least 1 character&#34;}]}</code></pre>
<p>It accepts valid rows:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -X POST http://127.0.0.1:3000/v1/collections/tasks/rows -H &#34;x-api-key: $KEY&#34; -H &#39;content-type: application/json&#39; \\
  -d &#39;[{&#34;title&#34;:&#34;Milk&#34;,&#34;done&#34;:false}]&#39;</code></pre>
<pre><code data-language="json">[{&#34;id&#34;:1,&#34;title&#34;:&#34;Milk&#34;,&#34;done&#34;:false}]</code></pre>
<h2 id="set-get-and-remove-a-schema"><a href="#set-get-and-remove-a-schema">Set, get and remove a schema</a></h2>
<p>Send these requests to <code>/v1/collections/{collection_name}/schema</code>:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Method</th>
<th>Scopes</th>
<th>Effect</th>
</tr>
</thead>
<tbody><tr>
<td><code>PUT</code></td>
<td data-label="Scopes"><code>admin</code>, <code>read</code></td>
<td data-label="Effect">Sets the schema. It describes a row without its <code>id</code>.</td>
</tr>
<tr>
<td><code>GET</code></td>
<td data-label="Scopes"><code>read</code></td>
<td data-label="Effect">Returns the schema byte for byte, with an <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a> and the header <a href="/docs#header-Schema-Since-SchemaSince"><code>Schema-Since</code></a>. All changes after the cursor in <a href="/docs#header-Schema-Since-SchemaSince"><code>Schema-Since</code></a> conform to the schema.</td>
</tr>
<tr>
<td><code>DELETE</code></td>
<td data-label="Scopes"><code>admin</code></td>
<td data-label="Effect">Removes the schema.</td>
</tr>
</tbody></table>
</div>
<p>To avoid overwriting another client&#39;s schema, send the <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a> of the schema that you know as <code>If-Match</code>.</p>
<p>All rows in the collection must already conform to the schema. Otherwise, the server returns 409 <a href="/docs#error-rows_mismatch"><code>rows_mismatch</code></a> and names the
first ten rows that don&#39;t conform. The check doesn&#39;t block writes. If it takes more than 60 s, the server returns 503
<a href="/docs#error-overloaded"><code>overloaded</code></a>. To check the rows without setting the schema, add <code>?dry_run=true</code>.</p>
<p>You can also use the command line:</p>
<pre><code data-language="sh">npx rowfeed schema infer tasks --url http://127.0.0.1:3000 --key &#34;$KEY&#34; &#62; tasks.json
npx rowfeed schema set tasks tasks.json --url http://127.0.0.1:3000 --key &#34;$KEY&#34; --dry-run
npx rowfeed schema set tasks tasks.json --url http://127.0.0.1:3000 --key &#34;$KEY&#34;
npx rowfeed schema get tasks --url http://127.0.0.1:3000 --key &#34;$KEY&#34;</code></pre>
<p><code>schema infer</code> prints a schema to which all current rows conform. It never uses <code>pattern</code> or <code>additionalProperties: false</code>.
Review the schema before you set it.</p>
<p>A schema belongs to its collection. If you delete the collection and create it again, it has no schema. Backups and copies of
the database include schemas. An export only contains rows.</p>
<p>Setting or removing a schema doesn&#39;t change rows. The feed doesn&#39;t send a frame, and the collection&#39;s cursor stays the same.</p>
<p>If you run several instances, all of them enforce the schema from the commit that sets it. Update every instance before you set the
first schema, because versions without this feature ignore schemas.</p>
<h2 id="typed-contract"><a href="#typed-contract">Typed contract</a></h2>
<p>A typed contract is an OpenAPI or AsyncAPI document that describes the rows of your account. It covers the collections that
have a schema. Any key of the account can get it:</p>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/contract/openapi.json | node -e &#39;
  const { paths, components } = JSON.parse(require(&#34;fs&#34;).readFileSync(0));
  console.log(paths[&#34;/v1/collections/tasks/rows&#34;].get.operationId);
  console.log(JSON.stringify(components.schemas.TasksRowPatch.properties));&#39;</code></pre>
<pre><code data-language="text">listTasksRows
{&#34;title&#34;:{&#34;type&#34;:&#34;string&#34;},&#34;done&#34;:{&#34;type&#34;:&#34;boolean&#34;}}</code></pre>
<p>The documents contain everything that the server&#39;s own documents contain. In addition, they have typed paths for each collection that
has a schema and that the key can use. You can generate <a href="/docs/sdks#typed-sdk-for-your-rows">a typed SDK</a> from them with five
commands. They use these names for the rows of <code>tasks</code>:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Name</th>
<th>Description</th>
</tr>
</thead>
<tbody><tr>
<td><code>TasksRow</code></td>
<td data-label="Description">A row in a response, with its <code>id</code>.</td>
</tr>
<tr>
<td><code>TasksRowInput</code></td>
<td data-label="Description">A row to insert.</td>
</tr>
<tr>
<td><code>TasksRowReplacement</code></td>
<td data-label="Description">The body of a PUT, with or without <code>id</code>.</td>
</tr>
<tr>
<td><code>TasksRowPatch</code>, <code>TasksRowMergePatch</code></td>
<td data-label="Description">The fields to update in one row. No field is required. In a merge patch, <code>null</code> removes a field that isn&#39;t required.</td>
</tr>
<tr>
<td><code>TasksRowsPatch</code>, <code>TasksRowsMergePatch</code></td>
<td data-label="Description">The fields to update in all matching rows.</td>
</tr>
<tr>
<td><code>TasksInsertFrame</code>, <code>TasksUpdateFrame</code>, ..</td>
<td data-label="Description">The frames of the feed after the cursor in <a href="/docs#header-Schema-Since-SchemaSince"><code>Schema-Since</code></a>.</td>
</tr>
</tbody></table>
</div>
<p>The documents have these limits:</p>
<ul>
<li>The schema of a patch doesn&#39;t describe every rule, because the server validates the row that results from the patch.</li>
<li>The typed paths don&#39;t support <code>fields</code> and <code>return=minimal</code>, because both omit fields. Use the untyped paths for them.</li>
<li>OpenAPI 3.0 doesn&#39;t support every keyword. The document in this version then describes less.</li>
<li>If more than 1,000 collections of a key have a schema, the server returns 403 <a href="/docs#error-limit_reached"><code>limit_reached</code></a>. It does the same if a document would
be larger than 16 MiB.</li>
</ul>
<p>The documents have an <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a>. A conditional request with <code>If-None-Match</code> costs as little as a list of collections.</p>
<h2 id="validation-errors"><a href="#validation-errors">Validation errors</a></h2>
<p>If a write would store a row that doesn&#39;t conform to the schema, the server returns 422 <a href="/docs#error-row_invalid"><code>row_invalid</code></a>. It doesn&#39;t store any part of
the write. The server checks the schema last. If the row is missing, the version doesn&#39;t match, a limit is exceeded or a value
isn&#39;t supported, the server returns that error instead.</p>
<ul>
<li>For an insert, each pointer starts with the index of the row, as in <code>/1/done</code>. For PATCH and PUT, the pointers refer to
the resulting row.</li>
<li>For a bulk PATCH, the error names the first row that wouldn&#39;t conform, by <code>id</code>.</li>
<li>The response contains at most ten errors.</li>
<li>If a field is missing or not allowed, the pointer names this field. For <code>anyOf</code>, <code>oneOf</code> and <code>not</code>, the response contains one
error, and its pointer names the value.</li>
<li>A PATCH with <code>application/json</code> can&#39;t remove a field, because <code>null</code> is a value there. To remove a field, use
<code>application/merge-patch+json</code> or PUT.</li>
<li><code>default</code> doesn&#39;t fill in missing fields.</li>
</ul>
<p>The server validates costly rows in a separate thread, so that other requests don&#39;t wait. The accounts take turns in this thread. If
the validation of a request takes more than 2 s there, the server rejects the request.</p>
<h2 id="supported-json-schema-keywords"><a href="#supported-json-schema-keywords">Supported JSON Schema keywords</a></h2>
<p>The server supports these keywords of JSON Schema 2020-12, and all keywords that start with <code>x-</code>:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Kind</th>
<th>Keywords</th>
</tr>
</thead>
<tbody><tr>
<td>Any value</td>
<td data-label="Keywords"><code>type</code>, <code>enum</code>, <code>const</code></td>
</tr>
<tr>
<td>Objects</td>
<td data-label="Keywords"><code>properties</code>, <code>required</code>, <code>additionalProperties</code>, <code>minProperties</code>, <code>maxProperties</code></td>
</tr>
<tr>
<td>Arrays</td>
<td data-label="Keywords"><code>items</code>, <code>prefixItems</code>, <code>minItems</code>, <code>maxItems</code>, <code>uniqueItems</code></td>
</tr>
<tr>
<td>Strings</td>
<td data-label="Keywords"><code>minLength</code>, <code>maxLength</code>, <code>pattern</code>, <code>format</code></td>
</tr>
<tr>
<td>Numbers</td>
<td data-label="Keywords"><code>minimum</code>, <code>maximum</code>, <code>exclusiveMinimum</code>, <code>exclusiveMaximum</code>, <code>multipleOf</code></td>
</tr>
<tr>
<td>Combinations</td>
<td data-label="Keywords"><code>anyOf</code>, <code>oneOf</code>, <code>allOf</code>, <code>not</code></td>
</tr>
<tr>
<td>References</td>
<td data-label="Keywords"><code>$defs</code>, <code>$ref</code></td>
</tr>
<tr>
<td>Annotations</td>
<td data-label="Keywords"><code>title</code>, <code>description</code>, <code>default</code>, <code>examples</code>, <code>deprecated</code>, <code>$comment</code>, <code>$schema</code></td>
</tr>
</tbody></table>
</div>
<p>If a schema contains any other keyword, the server returns 422 <a href="/docs#error-schema_invalid"><code>schema_invalid</code></a> with pointers to the errors. The server
therefore never ignores a rule.</p>
<p>These rules apply:</p>
<ul>
<li>The root has <code>&#34;type&#34;: &#34;object&#34;</code>. It doesn&#39;t mention <code>id</code>, because the server assigns it.</li>
<li><code>$ref</code> is <code>#/$defs/</code> followed by a name in the root&#39;s <code>$defs</code>. References can&#39;t be circular.</li>
<li><code>format</code> is one of <code>date-time</code>, <code>date</code>, <code>time</code>, <code>email</code>, <code>uuid</code>, <code>uri</code>, <code>ipv4</code>, <code>ipv6</code>, and the server validates it. A
<code>date-time</code> or <code>time</code> must have an offset. A <code>uri</code> must be absolute.</li>
<li><code>pattern</code> must run in linear time. Lookarounds, backreferences and named groups aren&#39;t supported. Some published patterns for
e-mail addresses use them. <code>\\d</code>, <code>\\w</code>, <code>\\s</code> and <code>.</code> have the same meaning as in JavaScript with the flag <code>u</code>. A pattern isn&#39;t
anchored: it can match any part of a string.</li>
<li>Numbers are compared by value. For example, <code>1.0</code> is an integer, and 19.99 is a multiple of 0.01.</li>
<li>Lengths are counted in Unicode code points.</li>
</ul>
<div class="wide"><table>
<thead>
<tr>
<th>Limit</th>
<th>Value</th>
</tr>
</thead>
<tbody><tr>
<td>Size of a schema</td>
<td data-label="Value">64 KiB</td>
</tr>
<tr>
<td>Size of a schema after its references are expanded</td>
<td data-label="Value">256 KiB</td>
</tr>
<tr>
<td>Depth of nested schemas</td>
<td data-label="Value">16</td>
</tr>
<tr>
<td>Number of schemas in a schema, including nested ones</td>
<td data-label="Value">500</td>
</tr>
<tr>
<td>Length of a pattern</td>
<td data-label="Value">256 characters</td>
</tr>
<tr>
<td>Size of all schemas of an account</td>
<td data-label="Value">1 MiB (403 <a href="/docs#error-limit_reached"><code>limit_reached</code></a>)</td>
</tr>
</tbody></table>
</div>
</article>
<div class="pager">
<a rel="prev" href="/docs/plans">Previous: Set plans and quotas</a>
<a rel="next" href="/docs/sdks">Next: Generate SDKs</a>
<a href="/docs/schemas.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const sdks = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Generate SDKs &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks" aria-current="page">Generate SDKs</a>
<ul><li><a href="#choose-an-openapi-document">Choose an OpenAPI document</a></li>
<li><a href="#postman-bruno-and-insomnia">Postman, Bruno and Insomnia</a></li>
<li><a href="#openapi-typescript-and-openapi-fetch">openapi-typescript and openapi-fetch</a></li>
<li><a href="#hey-apiopenapi-ts">@hey-api/openapi-ts</a></li>
<li><a href="#typed-sdk-for-your-rows">Typed SDK for your rows</a></li>
<li><a href="#postman-mcp-and-other-tools">Postman, MCP and other tools</a></li>
</ul></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="generate-sdks"><a href="#generate-sdks">Generate SDKs</a></h1>
<p>You generate clients from the documents that the server publishes. There is no SDK to install. This guide shows two complete
clients in TypeScript. For other languages, see <a href="/docs/generators">SDK generators</a>.</p>
<h2 id="choose-an-openapi-document"><a href="#choose-an-openapi-document">Choose an OpenAPI document</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Document</th>
<th>Use</th>
</tr>
</thead>
<tbody><tr>
<td><a href="/docs#getOpenapiJson"><code>/openapi.json</code></a> (or <code>.yaml</code>)</td>
<td data-label="Use">The complete HTTP API in OpenAPI 3.1. Start with this document.</td>
</tr>
<tr>
<td><a href="/docs#getOpenapi30Json"><code>/openapi-3.0.json</code></a></td>
<td data-label="Use">For generators that don&#39;t support OpenAPI 3.1. It doesn&#39;t contain <code>/ws</code> or merge patches, so PATCH has one media type.</td>
</tr>
<tr>
<td><a href="/docs#getAsyncapiJson"><code>/asyncapi.json</code></a> (or <code>.yaml</code>)</td>
<td data-label="Use">The frames of the <a href="/docs/feed">feed</a> in AsyncAPI 3.0. The handshake of the feed is in <a href="/docs#getOpenapiJson"><code>/openapi.json</code></a>.</td>
</tr>
</tbody></table>
</div>
<p>You don&#39;t need a key to read these documents. They contain the address of the server, so that a generated client calls the right
server by default. This address is <a href="/docs/configuration"><code>ROWFEED_PUBLIC_URL</code></a>, or the address that the server listens on if this
variable isn&#39;t set. Apart from the address, the documents are the same as the files in the repository. If your collections have schemas,
you can also generate a <a href="#typed-sdk-for-your-rows">typed SDK for your rows</a>.</p>
<h2 id="postman-bruno-and-insomnia"><a href="#postman-bruno-and-insomnia">Postman, Bruno and Insomnia</a></h2>
<p>Import <code>http://127.0.0.1:3000/openapi.json</code>. For Insomnia, import <a href="/docs#getOpenapi30Json"><code>/openapi-3.0.json</code></a> instead, because Insomnia only supports parts of
OpenAPI 3.1. The tool takes the base URL from the document. Enter your key where the tool expects the bearer token. Insomnia sends
the key in two headers. Set both <code>bearerToken</code> and <code>xApiKey</code> to the same key, because the server rejects two different keys.</p>
<p>The requests contain the examples of the contract. In Postman, set <em>Parameter generation</em> to <em>Example</em> in the import settings to
get them. Create the collection <code>notes</code> first, and then insert rows. In Insomnia, fill in <code>collection_name</code>, <code>row_id</code> and <code>key_id</code>
yourself.</p>
<p>In Postman and Bruno, switch off these parameters and headers:</p>
<ul>
<li><strong>Optional parameters that you don&#39;t need.</strong> The import enables all of them, but some can&#39;t be combined, such as <code>after</code> with
<code>offset</code>, or <code>sort</code> with <code>order_by</code>. The server then returns 400 <a href="/docs#error-parameter_invalid"><code>parameter_invalid</code></a>. Also switch off <code>If-Match</code> and
<code>If-None-Match</code> for single rows. In Postman, you can do this for all parameters with <em>Enable optional parameters</em> in the
import settings.</li>
<li><strong><code>Idempotency-Key</code>.</strong> All writes have the same value after the import. If two different requests use the same value, the server
returns 422 <a href="/docs#error-idempotency_key_reused"><code>idempotency_key_reused</code></a>. You can also enter your own value for each request.</li>
</ul>
<h2 id="openapi-typescript-and-openapi-fetch"><a href="#openapi-typescript-and-openapi-fetch">openapi-typescript and openapi-fetch</a></h2>
<p>openapi-typescript generates the types, and openapi-fetch is a small client for <code>fetch</code> that checks calls against them.</p>
<pre><code data-language="sh">npm init -y &#38;&#38; npm pkg set type=module
npm install openapi-fetch
npm install --save-dev openapi-typescript typescript@5 tsx @types/node
npx openapi-typescript http://127.0.0.1:3000/openapi.json --output rowfeed.d.ts</code></pre>
<pre><code data-language="ts">// client.ts
import createClient from &#39;openapi-fetch&#39;;
import type { paths } from &#39;./rowfeed.js&#39;;

const rowfeed = createClient&#60;paths&#62;({
  baseUrl: &#39;http://127.0.0.1:3000&#39;,
  headers: { &#39;x-api-key&#39;: process.env.KEY },
});
const path = { collection_name: &#39;todos&#39; };

await rowfeed.POST(&#39;/v1/collections&#39;, { body: { name: &#39;todos&#39; } });
await rowfeed.POST(&#39;/v1/collections/{collection_name}/rows&#39;, { params: { path }, body: [{ text: &#39;Buy milk&#39; }] });
const { data, error, response } = await rowfeed.GET(&#39;/v1/collections/{collection_name}/rows&#39;, {
  params: { path, query: { order_by: &#39;text&#39;, limit: 10 } },
});
if (error) throw new Error(\`\${error.code}: \${error.detail}\`);
for (const row of data) console.log(row.id, row.text, response.status);</code></pre>
<pre><code data-language="sh">npx tsc --strict --noEmit --module nodenext --target es2022 client.ts
npx tsx client.ts</code></pre>
<pre><code data-language="text">1 Buy milk 200</code></pre>
<h2 id="hey-apiopenapi-ts"><a href="#hey-apiopenapi-ts">@hey-api/openapi-ts</a></h2>
<p>This generator creates one function per operation.</p>
<pre><code data-language="sh">npm init -y &#38;&#38; npm pkg set type=module
npm install --save-dev @hey-api/openapi-ts typescript@5 tsx @types/node
npx openapi-ts --input http://127.0.0.1:3000/openapi.json --output rowfeed</code></pre>
<pre><code data-language="ts">// client.ts
import { client } from &#39;./rowfeed/client.gen&#39;;
import { createCollection, insertRows, listRows } from &#39;./rowfeed&#39;;

client.setConfig({ baseUrl: &#39;http://127.0.0.1:3000&#39;, auth: process.env.KEY });
const path = { collection_name: &#39;errands&#39; };

await createCollection({ body: { name: &#39;errands&#39; } });
await insertRows({ path, body: [{ text: &#39;Buy milk&#39; }] });
const { data, error, response } = await listRows({ path, query: { order_by: &#39;text&#39;, limit: 10 } });
if (error) throw new Error(\`\${error.code}: \${error.detail}\`);
for (const row of data) console.log(row.id, row.text, response.status);</code></pre>
<pre><code data-language="sh">npx tsc --strict --noEmit --module esnext --moduleResolution bundler --target es2022 client.ts
npx tsx client.ts</code></pre>
<pre><code data-language="text">1 Buy milk 200</code></pre>
<h2 id="typed-sdk-for-your-rows"><a href="#typed-sdk-for-your-rows">Typed SDK for your rows</a></h2>
<p>The documents above don&#39;t describe the fields of your rows. If a collection has a <a href="/docs/schemas">schema</a>, the
<a href="/docs/schemas#typed-contract">typed contract</a> of your account describes them. It contains everything in the documents above, and
typed paths for each collection that has a schema and that the key can use. Any key can get it at these paths:</p>
<ul>
<li><code>/v1/contract/openapi.json</code> or <code>.yaml</code></li>
<li><code>/v1/contract/openapi-3.0.json</code></li>
<li><code>/v1/contract/asyncapi.json</code> or <code>.yaml</code></li>
</ul>
<p>Five commands turn a CSV file into types for TypeScript, where <code>ROWFEED_URL</code> and <code>ROWFEED_KEY</code> are set. The tutorial
<a href="/docs/spreadsheet">From a spreadsheet to a typed API</a> explains each of them:</p>
<ul>
<li><code>npx rowfeed import stock stock.csv --create</code></li>
<li><code>npx rowfeed schema infer stock &#62; stock.json</code></li>
<li><code>npx rowfeed schema set stock stock.json</code></li>
<li><code>curl -s -H &#34;x-api-key: $ROWFEED_KEY&#34; $ROWFEED_URL/v1/contract/openapi.json &#62; contract.json</code></li>
<li><code>npx openapi-typescript contract.json --output contract.d.ts</code></li>
</ul>
<p>Review the inferred schema before you run <code>schema set</code>. The collection keeps the names of its
types, here <code>StockRow</code>, <code>StockRowInput</code> and so on. <code>info[&#34;x-contract&#34;]</code> changes when one of the schemas changes. A
build can use it to check whether its SDK is still current. The documents contain <a href="/docs/configuration"><code>ROWFEED_PUBLIC_URL</code></a> as the address
of the server. If this variable isn&#39;t set, they contain the address that you requested them from.</p>
<p>The following <a href="/docs/generators">generators</a> were tested with a typed contract: openapi-typescript, hey-api,
openapi-python-client and oapi-codegen. Their clients compile under the strictest settings, and insert, update and list rows. To
repeat the test, run <code>npm run sdk-check -- --typed-contract</code> in a clone.</p>
<p>ogen fails on a schema with <code>exclusiveMinimum</code>, because it expects the form of OpenAPI 3.0 in a document of version 3.1.</p>
<h2 id="postman-mcp-and-other-tools"><a href="#postman-mcp-and-other-tools">Postman, MCP and other tools</a></h2>
<p>These tools also work from the documents:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Tool</th>
<th>Document</th>
<th>Use</th>
</tr>
</thead>
<tbody><tr>
<td>Postman, Bruno, Insomnia</td>
<td data-label="Document"><code>openapi.json</code>, <code>openapi-3.0.json</code></td>
<td data-label="Use">Send requests by hand. See <a href="#postman-bruno-and-insomnia">Postman, Bruno and Insomnia</a>.</td>
</tr>
<tr>
<td>FastMCP 4.2</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Use">Creates an MCP server, so that models can call the operations. Call <code>FastMCP.from_openapi(document, client=..)</code> with the key as a header of the client. Pass a row as <code>body</code>. Limit the permissions of the key, because every operation becomes a tool, including <a href="/docs#deleteKey"><code>deleteKey</code></a>.</td>
</tr>
<tr>
<td>Prism 5.14</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Use">Runs as a proxy in front of the server, and validates requests and responses. It does not support WebSocket connections, and it treats YAML as text.</td>
</tr>
<tr>
<td>Schemathesis 4.32</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Use">Generates requests from the document, and validates the responses. Send the key in both headers, <code>x-api-key</code> and <code>Authorization</code>. Otherwise, it generates a key for the other header, and the server returns 400. Exclude the check <code>positive_data_acceptance</code>, because it treats documented errors as failures, such as 412 for a generated <code>If-Match</code>. Exclude <code>ignored_auth</code>, because the server returns 429 after many wrong keys. Exclude the operation <a href="/docs#openFeed"><code>openFeed</code></a>, because the tool does not treat status 426 as a rejection.</td>
</tr>
</tbody></table>
</div>
</article>
<div class="pager">
<a rel="prev" href="/docs/schemas">Previous: Validate rows with JSON Schema</a>
<a rel="next" href="/docs/test-in-ci">Next: Test against rowfeed in CI</a>
<a href="/docs/sdks.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

const testInCi = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Test against rowfeed in CI &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci" aria-current="page">Test against rowfeed in CI</a>
<ul><li><a href="#start-a-server-for-the-tests">Start a server for the tests</a></li>
<li><a href="#write-a-test">Write a test</a></li>
<li><a href="#test-code-that-follows-a-feed">Test code that follows a feed</a></li>
<li><a href="#test-on-postgresql">Test on PostgreSQL</a></li>
<li><a href="#check-a-deployment">Check a deployment</a></li>
</ul></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="test-against-rowfeed-in-ci"><a href="#test-against-rowfeed-in-ci">Test against rowfeed in CI</a></h1>
<p>Your tests should use a real server, because it starts in less than a second. This guide shows tests for Node.js that start a server
with an empty database. They can run in parallel and on any CI service. Install the package in your project, as
<a href="/docs/install#install-as-a-package">Install</a> describes.</p>
<h2 id="start-a-server-for-the-tests"><a href="#start-a-server-for-the-tests">Start a server for the tests</a></h2>
<p>Save this module. With <code>PORT=0</code>, the operating system chooses a free port. <code>ROWFEED_API_KEY</code> sets the key, so that the server doesn&#39;t
print one:</p>
<pre><code data-language="js">// rowfeed.mjs
import { spawn } from &#39;node:child_process&#39;;
import { once } from &#39;node:events&#39;;
import { mkdtemp, rm } from &#39;node:fs/promises&#39;;
import { tmpdir } from &#39;node:os&#39;;
import { join } from &#39;node:path&#39;;
import { createInterface } from &#39;node:readline&#39;;

/** Starts a server with an empty database, on a free port. */
export async function startRowfeed() {
  const directory = await mkdtemp(join(tmpdir(), &#39;rowfeed-&#39;));
  const key = &#39;a-key-only-for-tests&#39;;
  const settings = { PORT: &#39;0&#39;, DATABASE_URL: \`sqlite:\${directory}/test.db\`, ROWFEED_API_KEY: key };
  const server = spawn(&#39;node_modules/.bin/rowfeed&#39;, {
    env: { ...process.env, ...settings },
    stdio: [&#39;ignore&#39;, &#39;pipe&#39;, &#39;inherit&#39;],
  });
  const lines = createInterface(server.stdout);
  const url = await new Promise((resolve, reject) =&#62; {
    lines.on(&#39;line&#39;, (line) =&#62; line.includes(&#39;rowfeed is listening&#39;) &#38;&#38; resolve(JSON.parse(line).url));
    lines.on(&#39;close&#39;, () =&#62; reject(new Error(&#39;The server did not start.&#39;)));
  });
  return {
    url,
    key,
    async stop() {
      server.kill();
      await once(server, &#39;exit&#39;);
      await rm(directory, { recursive: true });
    },
  };
}</code></pre>
<h2 id="write-a-test"><a href="#write-a-test">Write a test</a></h2>
<p>Each test creates a separate collection, so that tests don&#39;t see the rows of other tests:</p>
<pre><code data-language="js">// orders.test.mjs
import assert from &#39;node:assert/strict&#39;;
import { randomUUID } from &#39;node:crypto&#39;;
import { after, before, test } from &#39;node:test&#39;;
import { startRowfeed } from &#39;./rowfeed.mjs&#39;;

let rowfeed;
before(async () =&#62; {
  rowfeed = await startRowfeed();
});
after(() =&#62; rowfeed.stop());

/** Creates a collection that no other test uses. Returns a function that sends requests for its rows. */
async function collection() {
  const name = \`test-\${randomUUID()}\`;
  const headers = { &#39;x-api-key&#39;: rowfeed.key, &#39;Content-Type&#39;: &#39;application/json&#39; };
  const send = (method, path, body) =&#62;
    fetch(\`\${rowfeed.url}/v1/collections\${path}\`, { method, headers, body: JSON.stringify(body) });
  assert.equal((await send(&#39;POST&#39;, &#39;&#39;, { name })).status, 201);
  return (method, path, body) =&#62; send(method, \`/\${name}/rows\${path}\`, body);
}

test(&#39;an order gets an id&#39;, async () =&#62; {
  const orders = await collection();
  const response = await orders(&#39;POST&#39;, &#39;&#39;, [{ item: &#39;Lamp&#39;, count: 2 }]);
  assert.deepEqual(await response.json(), [{ id: 1, item: &#39;Lamp&#39;, count: 2 }]);
});

test(&#39;a missing order is reported&#39;, async () =&#62; {
  const orders = await collection();
  assert.equal((await orders(&#39;GET&#39;, &#39;/1&#39;)).status, 404);
});</code></pre>
<p>Run the tests:</p>
<pre><code data-language="sh">node --test --test-reporter=tap orders.test.mjs | grep &#39;^# pass&#39;</code></pre>
<pre><code data-language="text"># pass 2</code></pre>
<h2 id="test-code-that-follows-a-feed"><a href="#test-code-that-follows-a-feed">Test code that follows a feed</a></h2>
<ul>
<li><strong>Don&#39;t wait for a fixed time.</strong> A feed sends a change within milliseconds after the response to the write. Wait for the frame.</li>
<li><strong>Know when you are up to date.</strong> Every list has the header <a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a>. When the client has handled the frame with this
<code>cursor</code>, it has handled every change that the list contains.</li>
<li><strong>Test a lost connection.</strong> Stop the server and start it again with the same <code>DATABASE_URL</code> and <code>PORT</code>. The client must resume
without a loss.</li>
</ul>
<h2 id="test-on-postgresql"><a href="#test-on-postgresql">Test on PostgreSQL</a></h2>
<p>If you use PostgreSQL in production, set <code>DATABASE_URL</code> to a database of the test run, for example in a service container. The
responses are the same as on SQLite, so one run per day is often enough.</p>
<h2 id="check-a-deployment"><a href="#check-a-deployment">Check a deployment</a></h2>
<p>After a deployment, check that the server conforms to its contract. The command creates its own collections and deletes them
afterwards:</p>
<p><code>npx rowfeed conform --url https://data.example.com --key &#34;$KEY&#34;</code></p>
<p>It exits with 0 if the deployment conforms. <a href="/docs/troubleshooting#test-a-deployment">Test a deployment</a> describes the options. To
validate the requests of a client, run <a href="/docs/sdks#postman-mcp-and-other-tools">Prism</a> as a proxy between the client and the server.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/sdks">Previous: Generate SDKs</a>
<a rel="next" href="/docs/console">Next: Web console</a>
<a href="/docs/test-in-ci.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;
export { testInCi as 'test-in-ci' };

export const console = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Web console &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console" aria-current="page">Web console</a>
<ul><li><a href="#browse-live-rows">Browse live rows</a></li>
<li><a href="#edit-rows">Edit rows</a></li>
<li><a href="#schemas">Schemas</a></li>
<li><a href="#manage-keys-usage-and-feeds">Manage keys, usage and feeds</a></li>
<li><a href="#import-and-export">Import and export</a></li>
</ul></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="web-console"><a href="#web-console">Web console</a></h1>
<p>The console shows and edits collections, rows, schemas, keys and usage in a browser. The server serves it at <a href="/docs#getConsole"><code>/console</code></a>. With the
default settings, open http://127.0.0.1:3000/console. The path <a href="/docs#getRoot"><code>/</code></a> redirects to it.</p>
<p>To sign in, enter an API key. The console stores the key only in the memory of the page, not in the browser&#39;s storage or in a URL.
When you close or reload the page, the console discards the key. A password manager can fill it in again.</p>
<p>The console can only do what the key allows. If the key doesn&#39;t allow an action, the console shows the error of the server. The view
<em>Keys</em> needs a key with the scope <a href="/docs/keys#manage-keys-over-http"><code>admin</code></a>.</p>
<p>The console uses the same API as every other client. It doesn&#39;t load anything from other servers, so it works without a connection to
the internet.</p>
<h2 id="browse-live-rows"><a href="#browse-live-rows">Browse live rows</a></h2>
<p><picture><source media="(prefers-color-scheme: dark)" srcset="data:image/webp;base64,UklGRrJcAABXRUJQVlA4WAoAAAAgAAAADwQAfwIASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggxFoAAPDaAZ0BKhAEgAI+YSyUSCQiIiEh0ElYgAwJaW78Sxluz74vhAdNfAH4k0SP//r5TtwHu4Tf/QYndsC/p/wPVX+nPYA8bP1If1z0AfsN+2fu+/6T9jPcz/hfUA/pvpC/8P2If71/lfYP/ZL04vY//u3/g/cv24PUA///BgeLf5X+P39U+VPxf8s/qP9m/YL+xekv438u/aP7p+1X9s/bD4WP6Pwz+hfsf+U/sf7ue5X8W+tf2b+r/tz/a/3m+6v6J/mP7L+0/+I/cD2j96/7X+Zf9t+QL8g/kn96/rv7hf3X1T/4PtTM//s/+v/xHsBesvy//N/2n/Qf9v/Cegz/Cf5f9vf3/+Rvzr+n/6v/Bfjt9gH8b/mn+P/un7pf3v///Rn+i/4PjJfYP8x/5P8/+Tv2Bfx3+wf7H+9/4n/2/6H/////8Tv3v/lf4b/Rfsj7SvzL+8f9D/Lf6r/2f67/////9Bv5P/TP9z/eP81/8/83/////92f//9vP7g//r/nfCb+1H/+/34nZeNtRSqY21FKpjbUUqmNtRSqY21FKpjbUUqmNtRSm1K3ie66rKW5KCToKRP+RIgADYwILZgiPpkBGRqoqNoNT0P0eVECFGkp818eyMJbBwC2kB70Jl3gR9GU3OCKQtep4+Yni5u02+VzF5IO4l6GW2Dz60+pcr26uXtkCmDXQQSiAdBBKIB0EEogHQPxQXOVawktmxKIHJZn6UYffYkypW58Z0T6+0tGW/NCl/hVMtzcVxdGtBbBvp2oi3FmjrGNm+FnDwWx4YNFRqv10fs2CvXumJIfu71oyxD51TyGQo3z8BEC/+MwRJw2qlvvx4GTGpn4gYM+4uGez7i4Z7PuLhns+4eOiJH3rIXEnQ9VVsD5hq9BHGqa2/txZGCwewPuDta+AR3y7IkvmSXzJL5kl8yS+ZJfMkvmSXzJL5kUcuFRSqY21FKpjbUUqmNtRSqY21FKpjbUUqmNtPMcR9pOENVMkrgwS1UDx9EQHIPd8Ltpc2HPoigTlCO1MsVEWvMZjBEZSLTPwFDDS5RBaSTO8odotHhiH76b5UaIdHFRNl/dBDcsYATSzp+PMzXQQSiAdBBKIBuJdfC6s+SZhxNp3tBS9tDS2YvpMo4M2i2fVQ19YUALLox9shECIZr7tklxyiZU0J2zW1RsJrSgbAb6dKVorcK0pKpZo1zzL7FISKNn0fpEvugmSJ3FLLpnWrPxBapzWtaouGk4g6eQkEFiU2aeFB+ArQw12M0WkYIZGj0VfMQD7xgRreuVtuBDbZPNtRSqY21FKpjbOAJBXW6RCUe21fhZcwkLurk7CRslLi+CRk42cqIS9xW7Kg/0LVq262GPPFeh6QakGkwIdkwfWAv/udRr6EuEO7VfbHLVJe0KjF8DCTLDdCChvwZQeABZR1isvJWPDzLkLfzo8nwMO2ogHQQSiAdBBKIB0EEogHQTKGf5cvmk7xEtCXqbc6vUWPIAXPc7zdRpQ9xcM9n3Fwz2fcXDPZ9xcM9n3Fwz2fcXDPZ9xcL+Pgl78T4EP/dsiS+ZJfMkvmSXzJL5kl8yS+ZJfMkvmSXzJL5kl8wgdEn7lJ1H4jtz4bmQBf//NjXVbqiNKQEAS47ZDNb4yIVy10v3ihFt43lXrBGy2JhgTBWnUUMgbDOIXCokcg0lJGDTNvEKvlWtP4dICfi4b8AL6HGAE2l1bPhpBft8c7u4IdIq7nVWZALgIVdVpv8gtFsO2YC6a3cbmYDDXBO1FKpjbUUqmNtRSqY21FLCKoduvIilwo+kbE9OT8svRIXieH1+3N3shi7gEdeMDuajW8cum+ZJfMkvmSXzJL5kl8yS+ZJfMjquXvcYBFUZmh5tIq9Ew86LS9K3RpKIB0EEogHQQSiAdBBKIB0EEogHQQSiAdBBKIB0EEO1FkYLC+Jp33bIkvmSXzJL5kl8yS+ZJfMkvmSXzJL5kl8yS+ZHtpYpN5vv5h9rc7r6m6KTedAcgpNWeDMCrSZwbLLaczHVezcO5KDsORt6v++a3m8eYT+sNc3zOGub5nDXN8zGhyCslhFsSiGzqIV4aT05iXeWS0WH0QgbZBT4EzGnXKLzTrlF5p1yi8065BWRgI6tebb6/xeSDCLQUHBSz/FFpbHWWXqf54Yw6v1BIJnylSkKXGWsfX+Scyu8eXPuI8+TAXt26DejwvhU6VXqcFLcf1Wg2U7y9azW/9AXlW3fgTvgeXbt55wDAmmym0muKm5/sbjMRHe4CTxvikPdczu4ap9r9dbKLEV+v4n1xNfEdL9Du7SigMX3bIkvfyXCXahY2s8PErTVHIkvmJueAkUGG3MGIX2GL8nelnz3ndPtjmfYYUMrkYpsoNuCzrhbbIDELJ0fy0yssRtlJj0RvrDuEIZMjHIkimwtoA2fZU7I7jxMDdyGUIEW6LapkbXJZMUlNLwQMCbzyC6A9Gpp29bJdEAW08/O2RJfMIvYHJQGFulRuviadvjhIxNkhFI/wrCCA1zJpfE0vp1GaNI36PHH89W7hRNuZkl8yS0F7enfSAYt10F81w+ZJcebJ8DWVafG1M1j9BFgq02T/C65BjK3f5p2oe+7ZElpFlhrLfYZJL5kl8C79ZJp1+5DSUPwX6w+ZJfMIwf+2xXnNRK3MZWiUxvjfbQgabsMokPpXXNq4YuK7/lC1277sMpk+FLEqF5VBjlanwEkRekXuiAHmP/nyTyOh5ty+ZJfA7pD7gi+UBqfBYXwp+qpOw4sOuRH6LyBA1PgsL4VQSQXUjYWa/hlqDYDejwviXt9p38My96cgveuCwvhzdwOaZERHklQXYZfMIwNAWbbIHrd69lcnN33bIIwmspgir1Guv3fBnxVQiiMokPpXX7vVP7PLp/Lz7DLkUcyS+YphSt5x15Ho49r3zDv8Cgd3bIktIra2thI+YmNO+7YJvt9SaliVEfX/5yaXxL7Ow22Uz3DP7Wup6h8hoNPBYXxL6ml5b1ku1BN626+Jp31NI6w74Hd0sml8TTvusWzncQ6Y3qEI6TY62UWUW3XxNL/U3MdiUsYnG17Ub0iS+K5dG2urL7rHp8Q1dCubxlo5yqZ5CDloNRKKkiNOoDyOhLCUMrjShpmx1AcZr0trhGEbTj82J7aw4QcL5aun0VE1x6MovWayJRT9XBgnV4RQyuRtzm5bW5+LtiXaSbKUWuvoiVgvTXIc70e6/FrKXbt+jHoPUif/herCltqJJQaXxNO31PfIbhrWCwviadut83UBLW4Zd6CQdP8SL+62x8yS+Beiwn8ldv2q25A9j9luplTUwoSJL5g4wiO9mZxb0ciS+YqoQr9Xq/DoPf0+Z6czF5kRVO8HruN7+c5BclrxEnpo8GiqQyotBQcFLxEVYWIY7sFFSaQyKtL3BS8RFWGNYttSgcTRv56PMUBtaL89wUvCwXKoy9PZ6tC0JJ2Wv1ClvjJXdPJ/7BF4ixBDV9rF+I1pf/08jsFt9dkbWCwviX1YjFRtCCtT4LC+FP1VJ2HGY5+fKrfTbvu2RHXXw45U4xhpNagDHeifmI2RJfMJlhpjsSlaL1Fc7syJL5iqhCugn7SIg99c7AsiiBaI1V0SM/Ie77tkR2WAWB0+ZP2GUSH0rr93wZ8VUIojKGuJn3d5wT4D/D8F+sPmSXzCMH5HxbRixVJfzHtucVSl276o3ggKJEyOMd92yFVCFdEJcrr2TUHSOviX0PpZZ87Wnn52yJL5hKGK1nOKl92yJL5hDUP0fPphwrAlo0QtWct33bIIxHfbYWLarWN0KRg6vx4RQyxDfFxNO+pbvztFKjJCXM2hqad92GUyfCDf94b+Bufj3a8vDcwZW/Pxx0/hnfe+ZJfMIwjF+f9qfBYXwpwx5+7CKUYSv7C+JpfLXgls1QgKhXMLa+Jp31Ruv+XMNkRsxMgeXbvsM+/Oa3/65TXzLsciS06cp/f3GHNwJ/fl/6CXEBqfBYXiBIe85QVL9T4LC8PeqnhrkmGVSNO+7ZEdoOyxXDS433rQKNznL7VZGCwvhV43buJwzQ4qsf4TqMFhejXrE1rSGnbT834C37rFAVaFr2ThwYiRg6dpB33bIIwcI7sWP1Q9wviad9Ubzy8z203uSsbc7ZEl8C8EMi2pP6Lvs8p9CKIyiQ+ldfu+DPiqhFDU+zyoWCbVU077sMpk+FLEp3mZw368oktJrZZFUYKoe9pT17/mYKV4mnfVGYqUBwZQc5AanwWF8KfqqTr0G7/DjOmRRpUbr4mnb7F79E2V8No+xr+iyjekSXzCL4h7dJkNTnwkG5fMkuPNk+EG/7w38G/h3bIIwlwgLBNW6Yw4BEdU3fdsgjBueAsjBYXwrT5+w9N/mMlBJ2wWF8THqgtp21uU/lOwhrRVVRatqMFheH27QNV2R2Qtdu+7AggiPJXdOh6MrVZGAkiL0i90QOF6uk2NlcSORFt18TS+2nw1vD63xcTTvu15L5r02kJttfz5jFbBqad92vMhI3wRVwz4DWFW9TvVi2z6I077teieXTmJx0cTDDpBuXzJLjzZPhBv+8ODSlfMtqMNyppfLbgfXkoa/x0ZYt+7ZEdld/E8Xv04kiS+ZJaRaGcIw3gnmDeFPOXa58FheH3kkueXs+TtCAgUuKnYUh6iS+YRguVVX/kLls3HeSJL5iqbuUvgLIPu0/Knd8JinbY+YSs652r94Tcxf9VuWDQQ1huvhTdYGCrHOCmQmu2x8yS+YRZZ6ZK7yfJzi3/fcufnS/U+CrTfnIEbcsWKcRPEtIrdtJp4LC+JetWxZR3k47y2rkX3bAy7qkldC0lEA6CCUQDoIJRAOgglEA6CCUQDoIJRARK8bailOYp3URPiI6XfOyzHk7CukVJjpd6ILn2oiSY/qqxqryR0Oe5F+Cozz79+XWniUbnbQLuU6eg0gzLNdBBKIB0EEogHQQSiAdBBKIB0EEogC3LGkkobPVDzXzG1bInI1jSTXnVHZGFC8iaMTMKCDpXPL+KnyItgA1KuKSZrxJuI21FKpjbUUqmNtRSqY21FKpjbUUqmNtZswWF8TTvu2KELSqY21FKpjbUUqmNtRSqY21FKpjbTwAA/vz5Wjj8s5wAAAAAXv6z1YG0WGWrfV/udODBcLYFb52j41Ea+puMwrmntffvOmieKZxFQgeJ4DQVtldswb4uYkYTrpxBwfImCL75xo6hwkuTmy09Nckdcwse/otmkA+EIQWtLNm7mRO18ofdGjskOkbvcSPXN5UVsaMlJowMJ19Wz2M26j8hUIy3wDI/BefhfG9ITlKSsxV2jWfr11nYcSoqEkWZmXvyuDG1nTsTySST8I426Qe/H+WvxCQ5mXwv19JsISpmcFXo/9srKV0z3b9nkns4+xkWacTD0wzefzORCvU/NothmpUpCgjwhydcj4U4bSgt+2UVZSLWmd0XUxdwvHs/r+7mTmEmaRJuR9WV6Q/ORD5jh7PbPZF8Y/VDo09ImCgs0R/JrqLfdCe5BK4WBUc34HpWOFjY7wBiMUqxXLHHXrPNcUVS6MzkmT6/fpcTzbEjMfHfW0BrtQuBw5W63gbLyb/vDQlaRAh8B6R5ukJJRYvd88sjkJeDU7V1OEUH0WLcY84uO9VPzq3Sj4xhcJoJsSUo7iQJTC6kz+5fn7EA5EecoqQJzafeUdAUcFrtpf8kVWx1AAg5bn0Y4u5ug+I2MauqoZcuzad1seZr8XN0EJJuXLdAs2Q4WxK2rwgINfYU0AwyIt0oaXONXRXoUR412jo0mS4f18TeSH/NHL6b1Ya4MtYIO8sJJ01W//R04CEw9sJVBvdOabPSS0ILlnSsxYrHTywD0vCVu10BdJxSZqOwSX4nHC6reyQdS1f+eujQiPUw2q9QGhlhVS4WQed7RAm39zhirHL64BeIbYu2pGKUSjluOPJCHb3WCB4RgOxSz8eGn1VPNMIzFwiln8Pb3GuYip9lkUFYt0c6T79R2fg167EgyTlV8g67T02lY/33txpy1T90MI3HQ4P6U8P494upNSdR7DB3QATa+WxYiCiIRnW2JgTkKpj8To17RQUOs1N3htY+qXzP4ohIUQ8SZoyAE4AZovQuErGRp4oZ5T1iRYKI7gwPjf4MhAiMwyIZmY3jzwirAc1uP0oaCGqLbkqxH1OzStvxHwRvM5UJ02EbBqifE8yzHpICilbMRWgJsdlRK0Kd0O02e3DMo+WMzZyPATfd7S6qtIg1a+kVx3XdrG9YtLs+ETYBsrnvfz/FkdrSNxGQgjuAx+DK8NYQJtgpkLUCFTGTIr8n3zSavLrpdF3sZZ9u4iucs/gK5DMcZhQS7zJ2dRE6KCIE4iHDIkV/Y16s1z8WmDZSZLvIxoHgIDBDG2LsrvdI7WY/8tJDey2rI7wLGAjg+XmcdCgWAICbugcgIoA6ppgLcKHVOZevjAERsQLsCHVcV37/XPPtx78/cUoHNoB4333DoA0raAd4ADs3COmnG05xtzygpPi7w+KPiu8QkZy+FHNRPeYfarJHmXCQYVqSCCPE7GdlybTz8R3vR0hudL5J8ULKNTMkPcrFeJEFMmC58I7aN1/+fxpyPYB5TICsCmhnqAFlFJFmUuHGmiTqDpuLYyG4AvurTJrCnF8ExpMWAZo7IPNb2i8CkqVtZHZoQ2x7+wakQJx4669Ax+0HJO8IrJFK3HwAW8vAGFUqPkzwuDWRShmzUp1l1WhJ8YJ+3VOXEbsr4q8R20MCuKqEag8MPiTbBCRbJA/KP5LzBXYMzzpUJtSO7ZiPaqnz8DJv3KltqaKxgABZ0I5BkmryQS73uaik/GbD/jntJJPHK9iH5xwHQyCdDoJDV6MpCMX/UDp5oa8525hW5QJFJVejQuHXOzPLrl+yEfQS2G9w4iHfrd1W5rpOsh4kGxM4tRwXqwl37hcJVhuK0spb0b4PH5o86sU3TMlnh80DeLQ0N7LLkwSecvjh/abCbPFBgoawXgbqkc4Z3B5O3DhmVmg+pYdzo/j10j4Ad9rbR1W4QY3lCMOz0/i1oSs2B/48idZD6kKmFonAsGcy+f4bfgyfSNhP2xjNKaNQVt/xlqZWc5ibZA+FiMZRRzLCSrIkqFAf7vsRJQkXFT6TE4Lqbn+y9bu4Tn8oSNFS8SYCrg2YXegGKjng4DeP8CPYrEfJNkPEN8LYgPExCxPZ5KxZGR9BvZHyfqdzPIPnEAtgQZawSIcW4P+rajcTN8X1M26s5hlTpimwV538TtVOIAzZmRw+QL2FFdEdOg9USPFSXjw4WNifxK++WZXvzaA9VscfTkafedvhVXgOxMhxrmERVJYGrAhUZA9bb3kG6Y3ROI2pfXjjAmWusTgn9QPs5HucOvyg82MyVaf7qg6a8L/Q2eN+Q+WsnD+ybSMXzw01Iew2w/2suay9ADFdQBUEBKnpkUEwI3xsI+7doA2dYbxTNs6mEXCoX0kbZEJEP845uJTTLurl6kBVOYQLAUIrVtGZNGETGIvT3iC5cLp9/3PaxTAAYJt9dUmQ2HoQMcAsBBV+UdhpO8SxCHVlHUJcQX+qdObTh+wxz9zKrOZZapi6QjkZ87uytqbti+iU3Nf98QZF0lHDwIakk3Rgjs5E0aYHf3vg2RmUqRQi2QCwY49eiinxUF0GE3MwVS/lgQX78R0HHCNLOzUsKSKn4ErsKChkZSvBPYu6nN7ZPJplysJZL1+C+6h8Q7fx1fpHQFjYAvAXHGmuK0Ca0frsjUV3TvcUx4El3YLb1DzFaRi/et3xLweAY4cWKNxnwoxmF/nTM+kLS6eHAzE5EJeBy+uLSBIsjukHYdwSS+yS4FpzvbhA3d542fxBEXMNZz7rKIg817SHIXGWfUZauWWX3uVTOio6sGjXFtKmBy8aImBPF050BWGKJbT/NEeL1bXPiUzsGLBM4atkiJXc4XT1DTZtICnNF/y1+XaSopKnSeMmi2LT2SMx2oVD3gVec1UU7HKCe1UTDDO/7CODJ+Mf/rBSS8DGpEIehxMUEVe4wafweCUrOf37NJJ4VWtl3HZE2fBc65lrg65dbpu+htgGynoFoXsvfHvMrAFqYAABH/uaylW/iPqNb6mE80AWtHGRhZimSUfNYHmd+sxNBEuR4iMixLY8wO/0ghC9msZaO9Q4dV9+LXlYUCrt0kwULoeC+YROCAxK3Ekh41X9iuecvGL8tahXzYVhmVTqsdLocH3I2uvjjK20RnKcllfiixZe3brsZxCre1hM1JmpM1JmpM1JmpM1JmpLY3slaAAAABdEq+b8iSsTqvmBxmRuJAiC/+wH/6G3v2ArDC+ImUx+L6o+4HBkMtcTUDOI94dhWrVaJrSj7tv+7+4haK1SN+LUUEKchmicy2924yL1UwveNaXOibb8u+/5delov0IzcVl/drATgvMIiKQodxCsxWah7YACbv7XHcT0qUwvtXlk2r3vTJ8HIKwa6BHGrTu/qEn250clTFHC2Ncx55rCLeaDh/l2eMqBqhu61RExh3u+MY1nRsYpua3MxoS0Z5s3v8ll9hvUUFDoH9ca69eYFwhSFJq6gFuze4c/qAAIu83FlF6wSBZ6jppFKW629ovz62OSbWS9n6x6VMIkuYP4OMvhx2olQRfNv4UiTEYhH9aDuHuhRksDpmUJwC5JKRGU7OALDgiO0b2aA2+8lGAr8mn5BNHVSjQhmk2BJuK69GCDzvy5Hk/eEoUi7Irf75tkHDk9BMHeK3Q4nnXSrQCdUzUIWWr1zlOO/kNVIu8+bi0m0puz0u0BnolwIccKm9Wv23zu5KLGF8zPAddUcgpbAYUHLSSUu1JTeCOUV6Kk7oYxODPyXqCRFzTTriwsHQzLz7s2uVlCMRaaqLlnvLQUeuXfVR2W7kuE5y8EFZdeYslTjJcv3n3/w0OF8iNyS91hRAHjwg2ludujs5R1L+co822ZXLwdEIRjVUtnUdD3xkcBqxXpP+79X2+rtMHtaaIS/4yVFYoDpibPDwl1nZXjpAv1CblBn/j2a+cOxfLY4H4h0iM/lv5smwTdOTxVIQr6zNw+/ZjzBdokFDzQQn/MKQbVK4zWMbrgrpvQH+EubPJxNpLrUQXzRMscYy/Z5w1Poq2a/3FHo5mfsOH4dwOCtQ2uX5jpr3E66p1wntznDAQMXJFGm0H2dCk6OLIzwekjCAv+pefw/zLih6KTK9RoIqPYzZDFDeOymHl5yTquqp8iRdxG5cWXY+Dk5IqxlvAjcg4hpdeUsHUggYb2UxgoKw5SZaI8eRZvn/L9ee1RDdtLlDfmxhcGCQQQcG1XRt02myL35IOsTxwSG/rSaYDIsLzT8dekf6sirp5lBvuNjFoR5EPwLVAvFwCVmyyKM4oOrVjmTO9hZvDcM0D/Dc61heJDPWZeWTKCnp0sV+ygCaWQFqErCVG44xYe80KklcewjDvcWFtUll1fwCFJ3Lysa5cHrK4RfzHFGhfHOn4rweQWNMEtNd0lwKxAkQMO2lB3OVJrHrf5xfHfD4dWMVZ9RHSP+UsyUh4Ui8Ykoy/kx9zLCTOxrazbry4s/O6i7iVtZUMslVsQA9vOe9iXFLXxsV8UZ9PsZD0vJitoLfxdmWsiPtS70bIjFwZz85FPHsffsbcfRaLaQQYsylcPw6lSnFfNG3+QrIOuLh3+YUG6Rgdy7GZuokbeJxUnoAhsI1rA4UQPT1fSQRldhP/fg2wNsL+OS1lktAtRMzbYKg2X7zBZ9Ugpo+FHPgx/AGSCdgmH2Lhp10nO3LKrT8Zju+5OflDHXN+sj5QOFeeLvQH7Q9r+o2KhhNjSOqsjAO1kiSgzefHexqVXv+tp8tSIKizSmKGkUiXELhTjKlCmIUPK6BQtmq7pDuqrck0lfNp55TOttZ9i7F7wr1/RxiobJt2GhqKAn5VTrFbykkWavm6an/PqzacPQUzKhrPmK01bqpMgdvm3ctFW615paHDi9WqnpotD5i4fsz+uEtj0zZo5+Jz2akGOt+Ods2YBbs/9zzFGVdDMqPlVQmzh3AhHVmsIMr8vfVs8eRGYofzi51SAxKQ8uF6Y3h6uEU/QBiNCyoj2TFGvsxsyqVkjr/oDGaWeJb2VSLudM/wpucXbPPvc8lj2vjVDJnnadr1+OLJIA3xdvn7K3Krm/rahMcE9cCRmMwxKAkUVIk8LFbG/2Fup+odT381k5Ki8yBZR1fuajyCKTmkvOzLuRLRjrqaw9zTlw0TS3yCXyEWxGeBhnbV8baAxqoaVyl2hsY7HQ8NsK4wr6/sucy6LBnHogwvNy+tX7Yfif6Tzd3DqWlsGiTkb3U2H0JmP1Gu1kzgXgcx0tfrmtxEmhajD23rBUcKLM0pJt4ncnn/nVWG4Uv4UKPOGZOKxcKBbWlNvaq/d7qzgOKOD2y+nH2Iiak33w7Msy9sjUOpjfafr+9I4omIuWwhWHfR3ejXU6geSES3oRqiu411BIJjfAftCfpOXCS6IwePjjcqx4J0lBgavFLSHks3bpk29H+FUqJ51iwPu02RMPm1umCA/ucHjzRMtiba8HRhs+pdBRnQCLUgU0+aoEBnToKUda2QF/8w1r4x3AF9OQb0Sps1j94wAT9SF7j5lnhObujuUpcZ4bfuyMTcyM3fSGq9Uqq6/nJyss3tF/DP3Gqn0VYtiYaWHn9QhN+eJ05FVA1rKRuulMOyyiGG5rl/Tnle9wUKhIsLv3GY8gjvT5W+OH8ynymTD4PSH5SlxZfS3nBE2yXLFUA7j/M3SpfP8aX8sTfb3EibH3aH/xawrFfU8JHN/5iCJ8ZxWc8omduk8cMYGo6QcTPoHgQ3jKEGGChr+x/InkpM0c1HT3bwEfdoJsTIiWCNSRRPp3r9uWGoUGCkElbJnSrO2i6ApUjRRKDLks5v0NM4s0QM7Wi2OttoLfUYXvsyUYGpIAsf2QLb9zxz6VKLnOKf7jmaJYnktQZU3w1VVZWnmOCUxgcLQJLXvc6oZ90tB5TGVxS3gLVMMrcB6VCWaFnbzU7yZcaHeh8r9AwvvUYWKU0d5B0lMooD0Rdg285EwJXlLD+jW3YQP56kGYVplyv60ccbp9abhh9vhMbMTykGKbP5W8h1tJZ9VTeCCam3ts74pKzHiehGSuHX6QyNM9vU+GYqLklNxwbJjEJTJEMmAq/Y0n8DpGVS997b0RDVredfZ5ZiiEPz5M3qjVTFk7COE8BNXrcOiNCTWUSnjZDzgXZer4nW9W18prfnjBtTaf9xhZIzGf5xLaJ/Sa5h/Iq0x+EEV429kCkuAPznbiKGY9Qy0PprC9rVNpuqwKkuFwrdaTkIxs88vzIwcWc87sYdhjhALM6mRWp8IKufyqP21rcU33QbH8Xe9vUYcIpBupC2Gb3VUZdte9Kn4louvmK31gFZvLMoNCG4UaDrQO7778QxAZ44dPOkpXTHloh+76hRj6HQheNHfa7IZs1ZRrnhfJmM3Yl3oG0ETOunKz4/YFIQnhi6TBHfvMoO17ZHVVDTE6ke1Ou5l6IkO9hcrx18BhyviFY8KKuPMBlIIWDH3gHRtUMXUu0NYwpKZh7NA+ficX3crROUz1w9f043DVUAGBLIvh9Ktq9pRV8reEAicLEsmnc1NggHyd9LY793f8HF3qARtla1bAXTBsSlv+IOYGMfIPBCTyhzdsaUHhXMDuFDuiSort0sHiDT+TarWdhFcGES/2yxAbY0/sMti2hCYKe2FVPfY6kIjv5IIPcrgCHYVdGb2Kyyv/QBLUok3I+Ok/1sGjTLpABO3F2K0kDCEnkXuMJTUmxpKdIo6HzH3JC2Op9KQLTJ0KqFHoWCNC+0llagFOOR/h2LOlZsR9bddiUjjlW9MpbvJSYpL0TsCCxZzZpdkonVaF7unRivkNazaaLkYtBzqZ8GhD8055al3IWxoLsk8NIBRU9M+yxPpPuU844WrC6xB1m/bgw8aIRI4s5FonEiuUlz9902JeaRTic32eWipRofHKGGU9ytr4IvbCxUJ4f0gsgx0cMINznBAUaMw2ctlLvUf0gS8u4pqxNirkh29oYOWDjjjQ18L+zHtH/iGuSpDmrLT/3k4vgeL4QVDtmjqbVovKUu/HQd1RGNHuAmhjDEr6BBKi9XtVinSYvTgVIDL4FQ3hjy3HxLePKfnKZhVrVWewGyt5fxQa8NumB68sEgFTsLZ2faFGG0QlVPhrfpQr225WZWGcAC0Wz9Ouql9r5VW/5U+tOc6s2UmROkI5QzIQqfqN9z7a/gff3LWrTFaMoLH45ZEJfSwS/mxr1451wy5Uks2MGL+3bD6Ba97iFUyKjlwx9KUYKkprQekwgMiqwWpEn0oECtbo9H/Xv2D4RP3buXKIRMmYK7zrYqm91iwepz+OiIUNOevCRcbsNBaxKhOQ7lLggffXCSyE/mDzqW8MBp7cJzBSqZaq0xdj2ppW/UPxtGUXMdfpRphmruisG/o7i53+VKr7vjE0vffnetROLJT4M8VIWjBZBUH8YnmbgrwCVxSJwqdZ1dDErSIgbARApjP5IkGU1USYp5yjvLmj1SsYRkVrA9X+2JdHaRjqCATslgQWRECiRBMJRPbd42cLmOGNOD8mWgRvpjMr0Eqk0mzA4r6Q+Z81szXIQVx+j/1mXn64xW0ush+FuLarzBn29a6ZdgYA/ASyjSJY4CIl9UISYHVWrMpSIsLNa+d1Y8iKErsq6excCOjeua7qw5/sAsXKhSy+zzCKIfBXHsR/im3kDEaqEY0LRq51paLslMBN8shSE4tFxmJuEVrqwLPw1S0uldajRGagCAn9fJP1n1ah3gqJdaL8EDHbwgt9mYmD89Y6UxALh0PkMaGQD3yzKDjhdmXFeEDN8r2A9XIzLH+wo6BFAdRmln4gEBk0a0m8GmD0tpXPUi8dg0Veo6cQ/CKj1ger6x7cSAUwrdI3CG3gS5bjA0qZQXKlf1xUwp10eR3NfW8XovGGNxxVULA298IWaYo7IKzyoIfwJCGf/qd3eYGYR7tu/gEGpkMbKoJZpJO6x5KQ7AHRrrKB66732zyzwSR6+G1egAAAAABOFL7z8pYWTv9w7j9hAPiw9kG0bbhmkPblgAk1ySyjEoOeFngw+ZyE3FzJyNrLY78+Ua8sgDfXY6QusPSlwZ7gQ15OwEZzuB5MU7Cm4v8gCwqvdLekN0nvRO9cLKOVIm9fwOXrG5CD8hhr0KX84QrMKUTZy3lKh99AnF4Kha0oFVMlp79NgNvO7aD8EhYbfb8S7OQUbM33pJseQEBWRSwBVHvN4ofE48lSpyM3IU0e9O4/y5jAARo5hcQVDzl1w773IU7WDXhHMR9Dy+7NtFFL3A3NlvAAAAABZjiZmVpwcFnWb+IcY2+kfm8NVT8ungFnGAOvH/JWwXUxQBM1JmpM1JmpM1JmpM1JmpM1JmpM1JmswbM+7gYTvlA9AaumXd9qnawoQDupj35LanvHkgwtOOEWXMbEaL2xpfiIV8bhdph3j//LP8JFiCB/44nQZLrcmWTIGsrB829n0ccrMxY420O8xdLrtSaf8mdZk/ni14GKdSHItLx5OGIqfwP/M9onAi0Q4ep8exaOAP7hj5yUMWcNYOW3VILL0LElIeeThc/rm/q2Ov2RGgo6hiaaR5cEb1n/KGqBBPaKTBHbkNjNyEj4eMN93GAP2Ui0QrnstsKMZzKTCym8MyBFipW2vnRk44STYOoWVp9RthmE6aqws5jHJmf2uLb9p6o0Tc4DYfT7oO6lUevGbfImfUV6sLuHQZxCtnP9knhcnkPM5smbOw6ePHof8Qo7jWETbHLJzizsj4ZEoWWFvqnNy7HZDQxZt7ftASxM6GntEUwMqSmzesBCh+y9WVon6uM4iICbZZSDMtxGkuRF8QdbwQrocPDgs66Ue623eh8zQaFl1l4RnWgdQXlv/Rcvyt7NxU4w0b7JrEjd6NQgTRSGMawUA1T7ewNTvh5KsASj91s1cJZgNPFaO/4c5sPQJoMnN0JK9nL4ToRo7qTeqwPXpqbA6/UlW2uK4IZp3EULbudZcSnrj60fUI188LlpCbwXoEwuUwFetdt8khATWQhFG20/GHZpM5GqU8/1zkzCToh9gPh05RUm8orhX/QpT9ho02zKbWUheneoAgKj+Uj904+Fs407GofhxA5+IAxEBbsh1BoN6RPsjcVL4pkD6NYcVN7YalMwjhLNvOu8flIEBmYw8ITKxdhlNXwPps8+D5nogYfPGmmSPS2tmFMKQbETYdUTZFZTWOXm9o91+iDBHD2jPPW1uQUhiQMjBbB4sZIryXwUvBGVPsiKcysbCaHeZIENfQKjuSlNtN63OW05pvmIuXSDIorqXO0KwiTp3kjbGjiCSMValM5oHQ/79KaYI9VxVG2917kRrG+c51VbQK/NXcgxznJnYdYPQpze7tBJMYmDKhx38YYRPY5T7czxdEp1ma+4UkQk/rZYIRy4wUh7pZMnKaBRok5wRwEc7xM24VDq7ropDc1uIwA2hw4lQQMfZBM3DOKkKWtRmtv7lNl/XFXd9gkVYRzam7Sv8KOMh3drdNu2zpyyldNO+rcIqmCOSBadLt/lMU0Nnh5XNsS54onnGLDFYxoyTMaf3isVOWE1SRBO6qMCQVlPBsD98vO/UbuJU3gqMxY7uHcMPz/avHiow+N0XOOIIFOqNxrm8Doc2sxyWI8jX1QXE0a1f7fcr37XmypjbYFfai2qt9SNoDSxdn6K4iwur+e35BIS9j+QQEQZJqI7MXCXUJYB1HfC3KG8BEkYnDPIBwEqNUT7VKAhZujI1Xyw9rUnhm1vYV5kOs3ywoPNIi8AAXuB2RfslqnyzqD8CI4mNdUKbhBOygoBBoi7kATwLLQklaGlA7As8H6jft/3Q4s0BPMMAoQhV6xPlPcvxKczaYjUv7INaUb2yX5Hw2IviIG0UaY95m9+BrFOKEe72u7znkvgvP43HS8qClkBU1yzEOGYjRBl+rzNcYXTyNCElC1Hj9oIkrkysrfZGu63k7G2rlv3lB8UHtAYWH7fd75PAbc7HyyBMfxetHbN4SSJT97xEs0LhGCtgSWgeOqoTitdIrBTqfyc4gxuvieQPGGPeE0h4WAAVEwk+naC4Q78X8Mmx/MuM4iJkcz49Gdvz49KoSe71ja+Uo3S9fQRa2sTbjAolB9D9jnwqpKYBvn4IaaHwCYXJ6KDULvgNvlfhQJ5xhdyIPNMMiGv0AA/Bys1AV/EQT3CiFGQgL1W3wvhGIxJwJUiZfc9r4E94FnLOuSRMMGXwQRmOOCipWL8n30FgZn+Lw8dyFP8rTj5P+5xYFHmXreVxa8OAOf+fVjKIe9PdxOUPcZYnpFcBojD33f2yq554MBI9MpnkIWOQLCTmbZtCxNfz/ii+bFKWkVBfE52BaXt8WOFIzQaQuxkCfZQpgzO/6SX/HetF1qHTkucykOUHjmprrQji81S/GKpMfoRxrEAR7kJ9p3RNISQEts7R18/FoKX4H1bYqfqqZ0qRESeLZBkQXTrW10TVzm7VWuBPfi6il5BpK8wKuBYkvjQM6JgqxAAfXDsNzr7MBn4zfCFxAutde+AmBRVP4sPFzC6Qa2s9obA8oAnM5DJ2R0jNHE/wlf6qQ25AEzUmakzUmakzUmakzUmapQHBF4nQtLXQ9/RELSa4Td0c3B7QKRwSUZsLwHA7FgxLO1ks0v3WVzAAP7ei/tSUICQfWE3BL2oIeYoE5KOm23wVgX7YmJPAAAAAAAHxU3jKWLjmN/VF39UXf1Rd/VF39UXf1Rd/VF39UXf1Rd/VGTsUn2lqxmCXzkiQNafqiG9MOKjnjxK/5z6iQOJSrnEHQbHkiFApIpYOcx5vgtetrvkL2h6qzeJkUfszkbCtFEZ86OhC9zeyPk0SeFGSRiQWktc1Bp1LnDJTLBcWjXJFlZ4k/aJ6Dstz63GosXQmcpd8ZW5N4zpYuLpwPZ5p59Fhh8ZYCwTDzzntR5X+fRtY61yOAtUf2xhxkMrPr3BmdV9NqjvaZc8Bf+JP8+bvSNbseMPzPnLGMPKnHsFNgC4yUpDBUz+SgmOd+lpVq9e8CIrxwqtsEiaci49WllSvqF63ykQ0PuJc5xoI03ZPnY5ktQ5ai50wSsrHt5pc/wnmymsuHVppJi4e2bjHTXP+k/Y6UYYyzEtji0UWnNRavhV8frOr5/5PmXD953jRnugo7uSthoRsuNBM8C/82Cfes9wuTS62EbEbMeAUUlHBpwkc29pPZPYY5UZHC/5ca+ud9u07vDOxwgjH4nkzP4brzMSi3h23wJ8xNf0+dRtszADrDGjeVWdmDqlRwj/lvC4CKj3E9kYwd3SvoA5BAmtKq37bxZORXjXKa7zhDX9qMeS9Q83xlzk2HPJL4CbVMTpDsalbjS2hEnsNjvPUqYAho71/9eHffgDs1d4752WV+nDOZjdkK4WZuJuT/R9RObBY7E3e28+7/DmHqtoH5xdsC0O3AmlCRJOIyeprfnK47MIaA8zzpo7OVOFB+uZWGczIoyLAY589Nq+8Sx67vrTa28kaOib5Fme88IzpgHVOkI2/vFGn8AdhgkCPXDfWX6/2sD15s83SsKGADcAizgDyiHyB6onsd3P3g+TFCWkTsirZ7IxioDevNgbHCU5CcvCdO+c+O7Ka8frrbqavOXds8Gj8yMtAl3qpXcXim1TFkBvtSw4y7kQB0B+o2NuZWVTPKlec36g26rcnIpam7PZi0ymKa+/5dV7r/Db7OCjeZt8PsBWYhmihbPUoNwC49eutrf4555byKi4xLyUVSK5FoHc2QsFMpFZuX4IujuTgzNwJM9pW6oO3lwQVrWqdbLDr7aoFvu3RsppTKOdAk/RJS7tNsSHzmXzr5ZYYPS+W0cq2hKD25UroZZ3wBFMU+uudVIx2A+jrkohBohkKKZ/kUa1KXU6OLpWMWpzZ3nmro5mk3ZWdErH/Ole1Wp6Vcjj989/xOCZWQjaHPCjPGTcMSb6G4HCxXCfkBY1we+YCSz0vZjMvG9ZuUVGAkow+acyy6w7tNt5ttWV1BVpaNcS2uV9gJorZARDbnB5NUdP5Nvt4Fqqpnoq1xlGIs5cEhkRJdhEpvKk8TkrucEN7blHlamnyci2pNf6wPs76ro5ferwxy7nxRY5CGyvp/nb8bzIuQCp4HkcBS8S7/aoQXyO9dwSZvLCCrDTsC4R4qLSbxftr37g+n677TmUzAIuGYAexIrRJR/f5mJ9Z8fPmhJDIhQJQRXFLknQ3a4fsXIlmOcebGgkc3PSYsmwj505hFdTDZucH8/wTIGOkIzPZHVlg7UrouyBlemKrA4onZU/1EFrnbGfsktnp5S1zNDdSoIuTyN9pxcoNsnPSdoeF7HURowAsBDSyizXh2GboIgsMJ5ZHelOcZEGEfgq7U1/MKicxGxhRwASaB73li1eRzZ+SyOkq/gzT0Gc7epwcXbw8QQ6zPnf80IgM/EYClQel+hK5sicleX8RwF6HzSzdfslDuwUA1Wi5xeqORs7RGg+NZCp2wCk6PJHeBc/bJTvb0w1qR1bs5Ab3W/qJeTy54S1bnMMl9ST3+E2bwRoieS0NpdY7Yhnqh0t3FxW2QNhQlL6bkznBBAs1BoBMdZka5nWLTzc63RG5Eq9GFD0/QGijPrM1+jmycmRyfmfA8reEEeQ9V4BgFIybbiQfbeMg+ZicsMpJc6HRfc/zKOZkPAIiRWGHu1AOthgzjU5rUgkkGdli7QbC0hqAdFb1rEaxI9i0SI/ZGzAs+pDNDoznzctvXRIjHWhZxZM80GjY+6BV6EYwajvVhlhIZwmwywkF05KMxQC0lAf596O55lrSCOj1nDfDqBrObpHnXwTIAzhNhmGzhNe8k2X0rhC9Dx/svjjZ5MarrN02E6P1T80s+PYuz7pGOFYjeK+VFfBS2wz4r4bD4fKPVCpE8rDYP9SMoH0vXLEmjtyJLa6YEymem/bxOHbwmXwT7YZhs4TYZhs2mxIpP9CPH6SelEyI58GA6uXB0z1hv6RLi/xQ2cxD0sC4ayvnrEiJI6Ea5ofmyXUv9H38SYzeFNHI7f9CIckwKSNP84iClN8xdQIPk5V9rKjEbsfS8fH3v/ctggIz/JtXuaCyw7/PpAevMJDOjF83SPvBPtfSl1tVFdgXcMVr/ywpKDAWCD4dKYT+PIhdQrxgc5ZFEwa/DKFb/2BNyK6mlgObU3yDc7U99XPLCXrSQgjuki6t2Ld33MDwJf15sQYhrSWtO2MYtNpFAv+2XFu2WXZljIukmCBc4uBo8H159sywkM6MXzc//yptPCsX0tsYvqgnvp1uTIaTL7Is0lhZiE7GARatcxtLkTm2CVt3wcDiCDe75ILzK/4JZH7Wnd+yPio7M376ObMoI2RZ8qlu7lNLWc3l8x8talKjOmF3MiBkQ3f3vrZoPQ9fV34gCxQYfAfd+YvmRAyKSMWHLzPD6Peh5p1iXxaZl5V/BsoeMg/WeSjMgUZJchSLwnPJVz5D4cWAxzM5sMkAkENIK6q+ML1teVg65jRgufuUORBk72QFPMwvK28IZy8bz29TC0HC+LYkNowHSItVbVT9xvJZZpEzW9HT41gnw3UM4fzCQWiXVnNkkII4QV5gnyD3awjZVktiXLB6iLxe68Uq+tPoks7w1V129xBgd4HuZvX9idK47TeadCcMXOyBfFTt6zgFr+I2DmzPCvFmObxoNdV1BWpsILLv7gcEZ82FH8+f/v1Vhj7BXg33KgHRj+YmXyALyf/ZWh6k1o22r+ktPHOHewyfmctz6/51DmVvGkilzAhy3f6o6nyq/iNamYJMr3BxBiKaQwRRLNrNg7V+YeKgInYj8rzDygdTNUwrsL1EVP6mK/QBQHfKGB4BzZYVbm3bhzghVbSUomU/f/do1ABQoEBu9L20aCRHDCwO8ANo5CTLB+fwDNWkxSQh7/DlLcFOQpIDCu+YlJRyoWaSTVUQDh5AZusezFWB0HHgNvImN+0eIYA6iDwLq4p7BhIhTfCmPJDQ7xuQf3Ab6zLArxwUIwM/mz2vGxcoDb+mRmN1graxLkEatUY7IlMc9ogFHcCB7VoGj/x991cM7eRztxjBaEAkMu0cbdxAXYprs6Cn/aTgztfXIIFYLevV1RfeLb8UPKTEsVsi08R9N33xIBcscf3vcQ8OQ4aI4sJ9/DTtETjZer6v1fVRzLJytrDhS1YMHJ1sVL1oF8kXXk4oD+cuPW3ZAa08pPQkOK4li8cRkRqN10nPBT6WHELFmA6jvIL2eIolcdGFU1NJV4U+AAqsxHkylQ34Ahh6Pr/AUEF1Wk3HcIX9hBEmHqaURDrYuZTUB9NHGEtYJqYikMc0e8GC2jfZx/bH2x+G7Ffh5N3tlEdf/1cElp1yM5U1yariBPEII98ERih3aiUY+x3+RUZ9JfnXbEuIE89Hqh8lstysKNFGeeigUEi78nXrL0mBlQ5++XBig58TGF7UghLywT7opL+L5/Elandjl3OLmy3NJ0N3gQxcwVg5RMFM3REzVR/IzWKRhFOr0PGCufaNHit6hcnRmfOQTcgOygYjBBtt1cF4ZJ1HxNwzs7v3n4YxtT+0maguG9X4NZibrWZkmihhOa2Dt4GKrDPf82Nk/Y52hrmvoHYf9VEvrooFkzcEnzAW+lNs64p2Tp1Oytc4Sfq4hH5NcK6p42dGvWYAho3j7TqpUrY5DIFOLExQ+RxGQM17m2Qt+wtrnlrcLi1Vv+JhdN9DT40MC/F0c3qh/5Dzq6hZwKPw10v//lxsg0qYzS+SNVvIPczXyJRYHWqxBTBfyOXVDoA5xmQaULg97wJ2932tEQhslQDvJp54BPFQqR4y1TF4O1BCs8m9oyQkNQaXEjZQXEwW8RPSPyBI8BzQAGqKoQr7v/i709GpVY1CXip/Eg9FTbRECwekS0ZJDj3abyk834BPNqTilX2BvmoK4qhXnkYm7Nf+4FgRHTrfRUhCNgFPcTuFXJH539VyQFtW2c5ywcjns9DqSCPl1pmrcqDioBa42f1DdJDG/wI+TmeaDvqQViXNtM9jn5pnMtjYN4Rr4+yTRP32PIHEPpPHc6wZbDbnkHJHAEZfLwmT3Bhm73nbnghIyzcjC64wKq1nt8fjVls+oQZ5QGICAAAMWbVyQcXYfwC4ReEdThfgI8L1A+/1mciPPBkksEu6YJXsqYlBiTkxKn3OuBfwoVOv/3UOK4LeJwr8m318JgAjKfhbp4kUXTPOmmLofREy8cSD1Vnr2k/LlqvoVQ14EpSs5gDlBVcAQ3Vi7flMQHaGwVV8TYeJnoLZqa8TekSotLlhOA2DA2bIDrf4PPM2mmVtERZkQiEcd49UTMo9VYramwN2TfhP8Jwy63BZeAq4U6ei4ear7qm9bwbbMIMynjGciFsDPFblRTmUVgAZ41vcyodCgVqArSLKlT0LykjbLg3SJRCR4gudX/HJhDH6eK1frJumNeGqQPqm9x4S1ZBN6SQl90/HavJ+ZS5JUQ2wJsJIQZdTt9IuYWKEYzy7oGhWEnuRs5YDY7E6D3z5DEnl3QcAa6vNeiqAKs0pta06DmuvH14uzc5tfrFiiIkQrnX4skffJ5s1sCNYfDr/AcDe5Le7kNn4nexddMr6CHD6+/OZtWrVx95UFSw0FM6nFYVpx2GnmaahjxA0p7Ug7Qx+RT8tTHw8isaVGWAGQCl0ldauMLlgTi29pxsVdyyKQetCHRI97A5lZ23P+RJOjOJqtyyNV1vs49ZleW2Q1PZn6Lv6omZaR02tF1D/A3BGqrUCU9O9Jwn+g8io/8pQ7SqFcZiUoDc1jxe3yLjh1XgrjtLNhnevFjgIHfXh9ZaEbqGEeNA1R0Gjj7aj72zaBYBlKRg5KpUowQ1T7EVEZ29XFKjXjzmtSLFG1c444wTld2EKF4+jAwEo6dcgu98jTUFgdjNIHEvMcP5UzpcKSFPvSXOOq7J4fWuGHSVd8oU5sIH2240uQTcjWxNJrM40DvHlOdFr4fWd+72YJcc766E6VE+RF415IlGiSg+WKd8sqszzfLDzW2iRJ/SqSyBWYOuQXADCkr3Cl0eLdh4iWbWbB2r8xWK5Bu8GVBKIrw/qDw8QHWmedur91z1dJV9AoIfS/tkdQCRMshOQ6LlKfByIuZNlWTxQz0w/tfJFmA65WjbTXyeEGZrlQdUVtTJUXTzTkwKbRx1JTU6BaYDWk4KUv4LYJNWWkuTl/dEBhaJNZFNPOgEizSz5Iz26A76y7NDumiYBePSUkXVBsp3oc8AB2tzeRPjW1Uz8RgaNyBtUG6xfGyNzAFRzpRSIQiXpeAbVmb/Qu1PE6uRNL4cbv7swObNzlD4j4Ukkm+XlUcKTzYFN48OWRW+ymOokTPEvm6ek4GavENMTUEqX+SZWirIkKQcsCvu0wIpaVDjFH7MAPQqa9iwy1i2A/bWBQqAdV+VtptsvM9Alos7hGMSU3/LDhBE8AxNieBAGag8RCwVWFhnp1uX84Sp954SCWC938YEfaSrQbGHews1kxENIXQtn0gqW0PLodUro92wFXztyvDbCnn7rVkrmV4zvxFV3IAImrfgg90GNVBETjAbGSHCKyOip1/7qAzVjH0rfkl2l4e6PTN4lgPNygRPwHvhs+QLBO3s3EWwVUSZ6RxLGC/MHwCyMZeRD4ZKwQyjQOaPlLyrJ64r9WVsdBYhx4wAnk8lgOa6cimsQ6qNJ+MfeyhuqBji/INiQzru5f15sQYhDp5Oe2MYtEqwdpJ8LoU736pCBvHG5CZ3ajtkhxMbhEZj+pVq8IljQYm7A18ygsTRwj2T5NG+3+/kt5Tix//vreKTPIFin9Hqid3Z2aZYBwR9AwbAfVxwLjdZebF0btNCHnPhXwOkpvbyrCozyeugJw2WPywvAc4vSlLM3PvJjWu6kxOJV8W8eWWGepVhOjn/4DYnnCoiTPoLEvL+6hct4562agzcqHIRES8w3uXoiwWX/UJtO/+GR4mQf4hmPcO/ZM+jXo7xPpDp1GCibkb7FtOofd+GfEf5wsTI0WifW5na++XzcCsMTV/pzm0NxDoYQ7jUsy57GQeebCI68L/LDKSIjzb1G81/HkgJQlyV7wA9zw7AUHmAE3YteWVcBrlegH6qMoVPF2qF1WJIG6HFW4ftblQ1yGOYSMWZAyOujGP5hILRLqzmyQFVzQMyZ+szitPmoTMwQvI/pkr7HOfox5jMwICs6nfVaNQDEXCAlYERqg2GnlQKVFMY7aBTV7j6CbkBVZjq1ZQT1997n/mAv+PWSS6KU6Qs/oEW0QkIfuIvswskgCiECCWi8xoHTxaeFRAK8mV9B48fhOTr2EtqD72m3ry1f1/UBNV47bX9jsUX1Wqr30/M4DvGcYFX2nGfyuy1TKgz/Xo8PdY3U+yXItNenf6+ynbM/AHyJvN/JtMGDlbdQbeuiRGOtCv7ryvp2D5A0hU7yy1ShOiGFYyP9FR0uS5I2snWXqEKWDa1q499LHOcA31EM2dfmpwFgpMS/Rxbv/9QQcBd1Lv6Fr+EI6BS4hqgRB9VNabhGSrkC6EnXsntNvrVJBXwVaKsSUPN3nW48+eC4oEVbWbkbg8fR1jpvJotM+P/VWyZ6xY0jg+hEqzTjxdzIr6vCI4pLgK+mD8pxxpFPPo79P0E90pjSNGNo1wFWDoiDWAIdsMyQdsCwcRqZyMXm3Bz+vhqSQrVVDunhWMGdd33DzIUXZKBbsDdMzI+0AmYnqBhFhDgKFCxkHZUwNX4T2eD5BcEmHKPFZ/nDgwrposqtwl0hXgMnwasl5PxzRg2U7byvkG1uPnrgAGlxyxey4nn44++SxRKYBSsV3wXPn3rirMR5MpUN+AIYej6/wFBcUQqOi4vE+42BJyJJX+qhLEFIJBgkiUYeILnV97iZr4FPfnCjaNfT1yEStFLQUKBqnNhu2SsiCwjaMrtSbjenk7betaZMbAsj49sHJjM8BUVsDK2FzC0Sq9FRwLtM46NXtdPhr8du1jOBoA8QUtoGvlmClz+i5QNge4J/625Or0q0dRpbOzfux55VE3xflEz12pROWYnMkOugY+QXti6bH7P4PTw9B5/fRFjm+3af0skfANpGrgwG+59udqUDax8gqYLEZMhXYnf7MNM6uS9f4tg8VGleYD4xsKzHyCpgrHKcH4GOVaKX1HVBnzbdbWPo959u+qJ90w6m+KXixt8KVODF1XsleKqVpBkBagUdJ2P2O5mAz+l9GgS2LrowBlWmTL38uDjJQjsVqprN5mEoqEhTa2R05iQ9abV5Vwdra9B2VzytXEzQuJqmhza9EKOzPjWl1cD9PIEAxCaIpeNROtLG3ANUs0xd681jPI2Xg5NW+GgxEk357WZ3G+PmnXMSCYcsOJUzF/wZj/S5UC2WP1c9ZK5NHI9BxGTWtSH5caiaaDWGkTsFEY+OP6QSGNeSJh9fTCjwL3sTC6MKE9MNQRn/RyoxCnVvcy9+4PIWHrnKfjJ8s8GLFzOPYLm35lHMyHgERIrDD3agHWwwZxqc1qQSSDOyxdoNhaQ1AOit61iNYkexaJTCEvynCc3tJcvsLBDIjzZ94lOLJnmg0bH3QKnhftwCBl5mJW8laJwOrf8kP6FBvXBbLioq/TlSkEPgAC5UmhBNX2bu+GvP3jXadrVCH/B+QsRlObxsOUr2MFA5fK0n3llq7Bc7bFsZd02+O8dZYMytMFbWJcgjVqjHWLyNN3GR6vlL0TPfopQZvIrQDx4ZaRoKUQ/wjdBKWjZqbV2K/vu+dp+k2hzf1cp6lfOH0ZOn2Qx/ZHTDbBsh6/IsLVp+4kzgnOHoC1NpMbRGs+BeYiRgYzdat6h16cLUMMoEWxP9vOPu0S/7lHNhWt3Z+BDd92w1TmvhEqLS5YTgNgwNnOGpSPPlbVZxmfhE6EN7FmcuPtkcXVOlZqeHHui+cC70wJPfP5OIXGoX4N4P8Pe8D7MDglk+HqcEXCCN6bYFIsB2g8fDentrZiMiHfQIqorU+9pBLIMBuO4Qv7CCJMfKboYT3GLfqPejD6Bx+y9YeTS1CYmT07hf7XjE/w4xbklIw0IodQ+ILeetAKTFax04h+MfJdyoaSJ6khqz5Z9EhCPDBfjsRer6Ow49YuC6yeWH2R++oO1CPH3oVIhec+10FrNLq9aZT3GrQ+ejtN9c651v2+pVZwJ231xya7BVsOdjg49725KSCU3sTHXbIKl2J/RyZ5I5tDVZlNMrktcBzvyZzNSBL1CH4k/9MFoIVGfh/LQITeU+ZyO5H8UaOMNOsiZPZ8MvuspyqLtNZoPV3MUa4XHl7TK/OvZKgJGE1/Ic3oSichkaPRZhZ/NkhCTZ95LczWz57fsbTfhMJH3jrvskrniKSXeLf0ujET2CUVWciB0/VPLpOHUne15ag75xcagzG1y2lI35KUSs/nIObhBQcZtf8Uy/bUBYeia4smlBL9sCWldvVxSF85ep6VJ5q7kWTp5BN2x5RYHWlxmcAr7Nh3StcMf9FUsPXVlt9VHjNUxg3e8P2vQpsLqAB+OccNJV30I5tvPGoyU0wJaTedUa8ZNO+kigBpPq9m1uf19fa9dy7N+njnDvYZPzOW59f86hzK3jSRS5gQ5bv9UdT5VfxGtTMEmV7g4gxFNIYIolm1mwdq/MPFQETsR+V5iFWc2e8donpKnzz+Ftg2UT/0c8kXUFHxx/fMmoAR54qSMDXzkSJyA5RgYuPHWMA4VzhP4m8V4/JGqAOTNrrBh2xoVr/+5UqBBUyRTWAQIxYZ+ffVNzM//OQNhkOvIYYCsPyYvKnJ0wotoUAWFXSGa3lhxxL0N8uy2nYv/8q9w7KlFomki+RWam6GKrJS5vGn+SavqQBYeiXgmSsQCvIq4fctnh8i4rhOR/qqw39Ilxf4obOYh6WBdVIAt+wsuzOaOE4PDgYhzBJhYU2xm8KaOR2/6EQ5JgUkYwTm0FPzF1Ag+TlXQOd0FRv3A5dymXPf0FEw+w6PP3nqTYDEEkwWQPZJKPjSCAyu2ToRvLNmf8MXVi0dAReLC1LxqEBU9sWGBThGHg+aNgqhgrVW1CzxrMkPJZErvICk/J4IGcYSJy8RLb82OwkJot0imoUhNtJTwMdrNR1jbidsfvyvFlljDDtC6MSpo0Geb1yBei0LuqVXj4rw87WCx5gRE4RJzj7L+JR3v3vaddmlQncZafB2vW7oId0jX+l9Iz0mYL7QR2MFw6TG6wuOlSz/8lf9HpqJKsfH8Xz+JLMoxqyj1OQJ3WCSYIqggR3nm7zbdylOYiC0dX3XWWawdiri9Y5j+NNgqV6WF3+90Aw1qFp6bqJQ58Sy7K3p8gCjVZRc9Kx06KcVovyYAvCdRdmKb8OnUYKJuRvsW06h934Z8IyPJren5B03PBIZegW2CklmN4FnqJ+0rgg8a1vkly8Y5bl1I3D8msoMLPlPdC6fPtnEZip0icmvR0+NYJ8OKLR6NMV82R7l2wu8oul8muaNdAwkFznZhzsnL4Zno/ISkrCTv+5uiWLokkYJRNHeEbSrbDch+qh1XBA6UHIFRRwtURwfroPiJ04Zw+DxoNJi2SRFbThAHnTzwfv6k4nYKI4PdhXQrS+21RltNtxQAyiS0xk2iYBfIu+ToN4V8+okZLq5uJrCDwbHIsGbKBBffV9yNEWjrNLfh4z/8rnARG6RGxyvPbrucjRFzugZy+xWtwE55UMW5hYt1lKuM1J9FEoyJeFRzmDDYY7S6w7ioIVg/deUVxKtbAY4d8mXrHHRLz7RVc81KB6hwmjunQ5p6/VdgvxfiicWWhxSO37uOOsvTApolBACQN80OkeMqSfws8pjQf29+6MLnrLGuTdHrQjkhAcWwIbhao51vAhGClD7fD42fTNcnkRxTgFb2qUbpJZAjD6qa03CMlXIF0JOvZPabfWqSCvgq0VYkoebvOtx588FxQIq2s3I3B69qq1xP9g5mARYrsif+HmBWjgblHt4FCACzwj7y71KcDKA1WNvDUbHWB0a7eA5uZq5nwCQy7Rxt3FUmThrIjNfhuaKGB9PAskcUlx4xfO1r3rUScj9EISoegViamrbtqVREgL5lf42KKt8DrlZH1arQAikM0tRSN41aCZHhVeyHJ6ksf0e3sZ5AN0/n1BLfBdUw3bcf+dVS6XpOFfJxY/KMoTd9XtncpCVv6elcQsWYDqO8gvZ4iiVx0YVTU0lXhT4ACXzEeTKVDfgC9n6EiY/QAS4Kfc1LIrW+rH8Q0RFHcxYJ+IZxuyLweILnV97iZr4FPfnCdtzHBeHPlNwdaVQE6YbypgwnfhIH7/sUZJFNbr9DsU6eWh4NZOHHZtInPc2jVT1EFa2Lllc0DdShmx2tsF6u+/n4MpV8MEisL5r3xlSHlULJp1nXM8mFXeKy6q6/PA4TLTGeE/tacBQp3MUNx8S2UERHSEgGzvA/gOs5raGLlJ0NidIJ06DtIzUJnk2Xf3vrZoPQ9fV34gCxQd0SJtup0aPa16P2Ru7H7IiBLIECg8jkoNNlLC5X0cP027RTX+yMplJ4MHMEmgtTuamxYR7ac6d/hN+/s612LHNHCawaUZD4YJZlYGQMc4WieINJ/2ZtQvA4pkAHzCTklnvSjA9U+m0R81rJF6Ss08UIgxayVykn5n1uw7fMmfp1mO4tZZSUbWwG29bAW8wilOUgKvnrR+kFYhgDVDLx63lXt4yItzu9WXWDupfHotMbHtOUwTw60om7HhvtYD6PBQ+Me6UsfEXT8AlTMX/BmP9LlQLZYVMZ/7bNTu1bzUqIa17kIBjGlycTsFFt1SuP1fh8Bkz29DmopU0cqbQTqU1yQ3EMo1axLw61468rtpuaai+FV10o+3BWZhFf/YB+/lfzrLVgXJtXapIoQA3c7X/YaAzZNgkxnxsEEx1Vcs4CBgd6SRZtgYFlJcGriojtJO62XFsPciqqt+kSM4k9vikOSkI9/lejNJ2+OPm8Ygdf+QEQ67EqIApHv2R7886AdsFcGXHBSuDYoYDu6BU951jDlOvFUDDgwx0ISopjKH5B9bjalT7DYYU5wPWuZa+kGjEN1msxEsf0DxaeRBaU1sedCc06o1nIc5+iD9L7FusfmcZrgiALhSaEE1fZu74b3dE7+HZrPMI94q4u85Wsu5OcyQ1/ERV4WsTySs4stXs/jumbOwJz4/9VjlasJUzYA9I/CvTHRqsGnuxgFDczKGIQV1UTDphjr4GJK0/C3TxIoufgFNcczdsS76kqtGwAYdhfc+XZQqhrwJSlZzAHKCq4AhurF2/KYgO0Ngqr4sA8TPQWzU14m9IlRaXLCcBsGBs2QHW/weeZtNMraIizIhEI47x6omZR6qxW1Ngbsm/Cf4Thl1uCy8BVwp09Fw81X3VN63g22YQZlPQ5iPJlKhvwBDD0fX+AoLiiFR0XF4n3GwJORJK/1UJYgpAThgjCDxBc6v+OTCGP08Vq/WTdMa8NUgfVx/6B8NBvs83rkC9FOCRlGzqimb1yd993giIWyQpIhXkGclLYz6S/Ou2JcQJ56PVD5LZblYUaKM89FAoJF35OvWXmnxFzxM7v+r1bs59ynev6KsLdC6tyYUum11qQGb2gddOOhPjFPpxPHHsv32BDtoFeuPCD+xm8FnAWX8MeA/weoKXSklKkJW6x4XMfKTwbn3O4OEGDC21xkd60EObFyvzU0de4/gu1hPG+40Thm/3KWGbopxzHCHu55zyVc+Q+HFgMczObDI/epxU4UHovS8X+A3T2K3xq/16canFAlPTvScJ/oPIqP/KUO0qhXGYlKA3NY8Xt8i44dV4K47SzYZ3rxY4CFMw7H8+WDlVzDTGMyCiTThSrNNH+1+doXFVdDx+XtbwAKon1vJWCoKmCy2MdJep6VJ5q7kWTp5BLka4x6dik32BcEiWH41Io5BV+pJIzQp041BEI8+Mm8PUxlm4jBAGcLb1evO1qq4/HNICAc2TkyOT8z4HlbwgjyHqvAMhTGf5MS80qr/orMuJhXPf5U16A5z86hPnIBykVY0k5OAGYXv3yCZNLUCM9ank4M+R4MmjspobCP4hOZ6SBtN/Ha2Cvfus1eVKKDTfjOMCr7TjP66uvr63z/Xo8PdY3U+yXItNenf6+ynbM/AHyJvN/JtMGDlbdQbeuiRGOtCv7ryvp2D5A0hU7yy1ShOiGFYyP9FR0uS5I2snVcTkozFALSUB/nlGIs+ZzC3320AtI0FaARA5R+UinMA4re9gCao2u1Gj1qEH4c6r9qRcpLLfO6QbgCVI/Gu2YJb2n6yA4B/dx3m68OrlIYQrluSP3E8oZkVtpdrvP91zufiXsUkp0m9mwNwWzU5CXhGIkw/wXJxIZCHptiuQboYKgkSmCqKp96+8yRqSnV5fM/bRc2uU3bPmDh8Scs7+MbWtRioX81Ad1qa+d4yLUQu+/Wi92MI8bZnGwYBFZvnPfWfv85KEEAUBusW7GdAeDilrAbN3d8zbX1f7V+bHdChF2aj1kXxwaKUi/Be47ZZBN0umkLzxFOR3ZZj51XtUGfpp4cj/iGKLK/ORFAoYd7CzWTETQ+qp5pgoZg4FKzO0vHKeS2LSXK8NsK921ptRANQgDPb8tEI/FFb5emq4Xz3T163Tl07z80yN9Sa9cob/+BCumjBOMn34h6ie/ReMiIvi+A98NnyBYKGC5mqBnHHQXLvDDybG/O8/rF5PtaF0IJYj/oWt6b7zDo1MpA4Wn+5JGNWZp+4Viml31qTp5g8rSb39ZN2p/mearUqpUKmcUI7HJuxLk7JSdiBs7cYYb6ABwPQJtqpDlGKTsLrVE3H9NbKiFS+JixfkK7euZ87qG8NvoXg6EcttQN6oPfhFafAHU0vRN7n+k049QlLB584RZq6fVKYKPPB1A4pLd+BisC7TNQwlmR1JK2NBOr9ADmb4L6iuyFVCoVO0vDxP9gaB1oNtUzFSDziHOfz41TA28q2OI78eEtfgFKg6Ebbuahe7vJTqeez5Lxetb/ldu0l9RW1iP+cJlKeBUrZwGLnczquACbpnU4rCtOOw06Ho3M8ctEdchfWLr1gM8FmRVYBMwPlVgUuEQOzAEeGRuWr080JuWTnnkMqZctLZK8D0DwaN38O1YSUshd8ok71UQHAAGy84WJwSdM6j+ewkO6WgKPsbAmkC7albs1rrfjs12oL3TN8j5SPKjZwE+Klo9/VH+cSxagKSps+qRD5mUuuz6Duo6ALO44VoLIrrf823mJ4/ywkRntxgzpkicmvR0+NYJ8OKLR6NMV82R7l2wAmHxcs7tYRsqyWxLlg9RF4vdeKVfWn0R9G2+wEWZLgJRCWslpZyvOfq2eYtKPzK8+i7dQmr3IWchdxJ7k8BD5tDUR1tBHdEP4ggN5HKdFhgd9Jli6J7AAAAAAAHfhDI/fWN7Vsa+vBLpSSazcCjCCK3L5IMxFA53t7m1b8poxD440UbjpysI1SbLvnXvg28F664Mxxp6InCSbeHG6+0qtVtCzlMmI/ftKePpO1aMKnbzCMlxZIFOxtHhcb9WzVNJaTpt/dfMhltETroy9qU7SCJu+USb+JiO5V29wXLMMSI+MKkgBQ8vGL1/PcvX+vp9mxc73RKyLephFzqyXcJxScT1uJLBETZq/f9FFq8PqYgdZb3OBkBBztb2/Ub4rlmjAbX1opCMpWszFyS1b9j+r7Zhn6UEU3FNAnR3+A6ieYURif6G5yVYj6dn7wDshCGEu3Q1lSs7Fy7+g1eT42i1azLso9UKhUch9Jsjb0Fv+teZezHjFoos5/C3GdXDOvPcylmqpkFrSVzgRDxdSak6j2GNL75P4OnEhqmhenj5tD7QDaKnkTl8na8wG2OEn8n60qLfU2WSNCjWwA18zfQAwFIu/xxRl0t0opbtUKz4+Xr2WuwIYP0KSYN2ApgsPFbRL1JQvltYO7e/JQmGItQGmU2fleDrVi5HaYhzVuMJWMYSn/CXTbcioSsKWQLVYsWfGW97R1mFRYEedHrga4KzG8f4Fr1MLgDRkkv9jjWecfJQ+pcNe62SJfgHhU4YwWzLzqj6Oj3Jf/K2j1w9bdDchOJEdBuKxVK7D4cW5EaRm6U3oKyl3LyoA+pUselvNtSzNEHP8QzARAzWGopgFy8mypQrlIKvB4YOvT1dd8Hgu85LFbu3L21ZnSGFddCTtzBgA/81fb0k76DLbDjd/ScQ0EjrKbY59W27YOGZEqVg8EmtCGJAmB5iFiVh/n09lWl5smzf8pSApLs+FhKeor3MsF/b+Qp03x3vd2GRKaq/9xXsLfPJHmWkP7TV5AUtcVQ4cYU1l1Q+kl9xInzqGpxlb7KjAyUsfGUnB2K/g1ZYYl/lTDOHufk8BEHwngU6/M9GPeON1QxuJw1ReijhjdPwvJK3TOBOujZwBf5cFGuFiJ/BWi+oLA8zT6BL/WlndPW+bQjfu+cv/WveSC0cNRvVRd1PbqPlbR64etuiZDQDna1uNU5sp8Ig8cvBALk08Q2EIOhItDy9pfA8yKDb5sZoNYkMBtAr/JWE1N1Qz0hxs9rBgt5y01jrG2fbxqVmmwa/802qkarEbFB3n6z3q4HvZk4/k/QAAAKOOSqpftuX2O2L3H3MeQmieQ/3XEPhJPwNiqFHipPyboU6LMVdhfu/70aMcmH4z5UTC7NdBr5SIcqTprdZw5w/DxGeiAzra0VWcCnsZdWvzkvbaz/mlY2EEoTXM1zTsJPAouAMc8oe9rUcjlWnvRengMVLH9/IjtxJzdZZ9OITxj5yZsRJZ/d+TLqlPOOuq1kWVAKDh1FleciPnFLQLKJ+lAfwM21GCv+xZSoeYH3Y69RcAZkuIhEHf9JHzJnCEpa+yQJVMQrVfjldq3WS1E+7Ot1fmS3FBMZgPhVari/+aq8xs51Q/OVIbJDK77OjrSdvhsNJr7FvbQ8Ip/CMtdQ1RrOsrtjbDCo+4uBEOHi5NhC910qWN+L+RFVx4evuAcC2qo0t5rAgWaX+3Xla/YQijM3YP7eHMaDEreQ9VDUUW78IQwgEZTcNfkQBbKfiBveWLJqQl0IfuAAAAAAAAAAAAAAAAA="><img src="data:image/webp;base64,UklGRvJfAABXRUJQVlA4WAoAAAAgAAAADwQAfwIASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggBF4AABDzAZ0BKhAEgAI+YS6USCQiIiOhkGlggAwJaW78fJlu0b/LfwA9oJMXgD6+Oo//6n02FdYf/Vb9xqr6D/a2Sf1I55v+b6nf077Avjqes3+yegD9ff2u93z/gfsB7mf8H6gH9d/0nrFf9L2M/77/n///7hH6+enF7IP97/837he256gH/04Mfw5/Kvx/+Fnxf8i/pf9Y/X/+wfs37P/jXyv9o/tn+H/0H+A9iX+T/tv7AeY30j9m/1v9q9Sf4z9X/s/9b/bz+1fvJ91fzb/E/2n9qP7T+4XtP8Af2r7afkC/If5L/c/7T+43+R9Qn+8/J3wbdE/sP+e/y/sC+qfy3/Pf2j/Kf8//FfvR69/8f/fv20/t3//+Rfzr+l/5L+xfj19gH8a/lX+L/tH+G/53+A////O+zP8t/z/Gu+1f6f/xf5n4Av5D/Vf9Z/e/81/7v9R/////+KH7v/xv8J/qP/f/oP/////iP+Yf3j/l/5X/T/+7/Uf/////oL/Jv6N/s/7v/kf/h/kv////fu2////U9+n7af/v3Rf2N/+v+7FJ2E/0MvG2opVFswCUPoZeNtRSqLZgEofQy8bailUWnRR2tpNQn4WKE0cLkA997DIHveoBsW+0zgWILNoItOqVp7YC1P8KLlkzpj3Gw8v91UFClNJr6x4jmBpPRNN6FZ0r8mRUUqovR8wEpjZciMvaLDMF7upeI8yqISBcPLimlIBtqKVRbMAlD6GXjbUUqi1EnvDHBupAbsXAjlAtd5FFb3oXpoiAIoKTB85nnGkXR6zbS53azghKy3RLp0yFFxuDLDaos3+UiiJGrkgsBo1y2IOx1pl9eXmhlNemBM/tY6wyauZMzT2uCfwIFQLieCoYyEDjzOkHqaxX4lD6GXjbUUqi2YBKH0Mu/wswW5fjyZZf19vecdG5yQodB2fyznfd0YGdpD004d7bd9q++23fbbvtt32277bd9tu+23fbbvtt322h4yNtRSqLZgEofQy8bailUWzAJQ+hl421FKotkYV7RcElW4hxVg587ue0RZ1Nh68sWkqiEBh2Wan8FwHbmWKiLc47ETWNKK1zKPESAxueXAdDNDuc1AYIfm3k1SgBfxrSRSuwmSeSoBqyqbpVeSOXjbUUqi2YBKH0GoeHriLlqzgRGzXUJnTYy7a7jO3Bx/666Jg0f+VPiG0G2GD+qhYEWY1CTVFmFXVYnz6yxPPciLpiqEIMUhFknpe4wtD7bUF90Dbar6fWq6Qw5/qAKFRrC6JkYtMj8Hjb2A0RbVVYQbR4ZEt5RyTmXF1QvGVOsTiDinVTINsJJAFOfo1UuSACFyjMr0PF9Yk9fdvFUUVhP9DLxtqKVRbLzDkMVKLMmZHtjxYJrVJXdSSjcReiz7yUXuq5FILaWkTk7GJA26r5IyKy1u7aGX5jxLqdkCcs+xl3BVOA3bl9diUhYMkbSEsWUVcslLVC9hi/OYT1EnzjQeEn7NfsLGolR7Spf8iSo27A9KPJAe24miGXjbUUqi2YBKH0jfbvsdaO8W/0NWr88kT0F81OsqnY+a+uYDUcGJzMAlD6GXjbUUqi2YBKH0MvG2opVFswCUPoZeNtPOPGpRLUSXzJL5kl8yS+ZJfMkvmSXzJL5kl8yS+ZJfMkvmSXwEe5WZDlvcm3Lm23jvCJMTYzXaydDx0X87Dk7P6rUmkJg9aa7zSOHGriBfqlWbSIsASKcDCElnsdphXSVJy3+nl0iA6cdCjzeJwREjvz6hbBjegNkcGEuBMUBn7USwi9Tip/5IrlVA7sO8B3NmumimU5XfkefWGCO5+yMG76KSs3O4ARLqhq0qi2YBKH0MvG2opVFswC5vQ1bzDdoRqdAatQ/qCMLS0q+j7KlW52xo8sCb3C9psvkyvabiBPbIX3dGBujA3RgbowN0YG6MDdGBuig3lSWKwQLgC0oq569BpIJHj4BKNVswCUPoZeNtRSqLZgEofQy8bailUWzAJQ+hl421FIz6owN0YG6MDdGBujA3RgbowN0YG6MDdGBujA3RgbowN0YG6MDTnVFi9EGd1bliF5pC2r2aHhrjFKTliyl//nRk9PZrMVN5JaDKxa9cyfE1M3rAz19AjjZFIEvESemCWKjbamsGcrdiDlUouS14iKkMaFFtesPKo/Q6e4KXiJPTBLGHgZuBDgJPPeHjXiJPTWI658TptqIhzNKncy6o3Ranr+4I0KRpXfu7SIr2SlCf9+YIcVn6b0gl9IdL9T4Gjrm81nQsV/6Yz1l0oGecSZCmXbiXuXzI7BcNTWT/3pvDKf/49urtO2cDdF/W/oeWYpTR+BxFzZAXuXzJL5gsf3qqYpMB+YIG3EbEcvmKQIkOxQUnSKxloA7+63pqdCWVRaLjIA45+IWNNZipvJLWZuxO8s4K9lrxEVH1WPUgqI1vWWXRa8RJ6YJYsQrsIcOoUs6C6+bkrw0nprMPOAs9LsNAahX9Hn/SemsxHdq+cI2sf85j097OZHaXqWWfDJfQqN0YG6KDSqSfRcH1FS/U+BuihM0y6T48Wf8uyqCtT4G6KEDssYRxhmjxYq836e4g3o8L4mlY8loRzhit31bY+ZJfGDKQGDQP+fhmX4nSvf2xpZQitHFENNmfzLmSMaJL5kdjAakPKYaz2277bXviy8JnFcUf/HC5/YAw9u+23bteV5YyzKlViadY/3zJL5hEWnd/jV56pbTQDD5iqL/f0SYXJtwg+wNT39s40D2SKOK5NRGysbKSaokjNLvLaHhoz5V1m7w3MEsGRqdcbz9ET/GdxTu77bd9saC21zApcplW2C+onpOGjPlXWbvDcwSwZGp1xvc3hGFC+6Q91zXJghAkR5Ig/wqfmOoj33fpXIvtt30kEwlTiWS4YR3Ofniab9aO4HMp/gqq3szq5XhfClBiXTlmWj+uaI32x9XY8L4l8SMzblk36OuXzJL5hEXvwpaXqEyS7d9tu6oxtfgnjPVTfdiienQyfJ77bd9KQmbZNT28y4mm9ZFeGleRigfTUdmpt30p05nmXgV+MKC2oYUJdmBui/rQb5b1hDnD64G6MDcrKrR2ETqrVh1WokjNLvLaHhoz5V1m7w3MEsGRqdcb3N4RY1+4dDpHFUAe/9swft2eEYW3ddu+2LtEMYR+AqycYEmVL9T4Gt2jGez5k0jB/K8lrxEnboSBFn9WH2UvdkxsFRri9SOq9miHh+HGpYs2S14iT01iKNJ721wxA/7XAPhd3c9wjsteIipDX3KnDpmC8KT9E4vtnFplYfhpPTWIoteatpuRgEdUhlfNyV4aTw44+85hv2ANgSEjNiN297s+pE+uA8PEr8dYHMjuXzJLSELyzFfYe0SXzJL4FTwAM7zdDvqosEw9zHV4igNT4G5WeM+2WS57Y2EOVwbXwZEiu/dOBui/nvHEy6eTO4kt+ezZy6uJpiLHy76UbIMU+ZUCrfxUZX7iVqprrgJt2LQyStCSdlrQRo3J9xHNJ6azFTeSWnHF8KcUXDKYvESemsw84MC6jHmAb9trTAwmIKFujRmKm+PapLwmoC002xlDe4KXiJPDjj7ziTC5xcodXTq1PREWQvbGqNSnbn2RqKgZCEDU+BuVwsJ3ByuXo8L4mlbpQfYg3Vsv+oEgdL9T4G6KEknlEfh1rbp1ocdzzDIjuXzJLQZEsYR+AiVdNN8bWBujANkn9IEWKk4aIVRK777Y0stFoo7VLJg1hujA0dbFiWixNBeheO/blbebpJDkvWN5tJEUwYSXeuUl9TjPADTrvN0khyXeEHVYWIlLDtZBqmK1v2n6XzI7F3IFCxjMDjl8xVF/v6YbsubZObeh/MjtL1LLPhkvoVG6MDdFA0p+O4JLUSXzJLRM5DJba/NC4keNkn7pfqfA3Km+hZBrjt2R3qxRO9mCUWP8CDU037bXhmkz0NArZDLEwckbbvtoCvX2yD+zYX8DdAvtte+NLbVFjEQ+wMFLhr6AYfMIi5t9Jb9tu+2NLBk/OG7vGwPmSXzI7F8NxngeY0CZTFyl8TPgbooNcfUX2j+P7DWqGsNzdHsGyev5TFpYCkrftjmfu5+Up+YaXh4i5jK7RpJfMjspZY1inlcDHI1OuN7m8IwoX3SHuuZZcNT+1+utlFiK/X+93z4y49oRdbKLEV+6tqw6rUSRml3ltDw0Z8q6zd4bmB58mDrtCjof/iFkeBsyiEb9tu+kBVRSYfnigJB/KjdGBrdoxnnhH8N4uDbxb9saVI/or7au1vbuRAb9tu3a+krnOpW010mgrt3227dr2ywz1sWnnuraxLa9V52xHL4FgwHdcFwGiCzB0VHo8L4l8R0zpb04FcTTfrR3BQ1naaCCBZHbvtjWeYBWHZ64p/aOIXJqG+ZJfAqjJbA2k88aXO+m3fbbt259Ty8dvN7OUbwjb8rF277bdvKIuv+ezyLPgoxH5Uv1PgblSLGZ/m/jtNgpKRsDWG6K9WCX+h/ZsL+BjsA37Y0soRTBOhVn+N+FsckN+23btdz/zpgbowN0UGvlEtdEfeXx6RJfMUtkCY6aM9VN92JQ8OiESXbvtjStHA1XR9USXzJCsF4Nr1U9GOPi0g1Pf2zk3v6GkDpfq/KuCB+5A9T11GBuigNX5USvzZ2jyVBUZn9FU2bx/WQ8IopYJMSPdJqbn7KK55KgqMz+iqbN4/rIeEUUr61ZVEFvEkK2LLHl+LY+9qO20So+iqbN4/rIeEUUsSkiZ7+HAvTvBe9cDdGAbJP6QIsVJwxCXcb7ugXLYfAsHq1xKGVcT+AESXzJLRwqf8W/jAhkFzIGbnbEctHCESUixFiNEQDrik9sb9tu3a8klGiNKPyp+ddXwvNsDdGBo5/oyUPUn60KqcZ4Aadd5ukml2SHyMexK4hEWn2k+TvGIiuoMV7SJRqU7c+yMGjLc4F2UnZa8RFR1gYKsM9BpzJrMVN8e1SH+MwF+G1tUWbJw+DbbuX1qOq/ONYPCpdgfcRIhh8jSY9PNqRyazFTfHDVFkWxuLKlwE6t+e4KW2fQViYr6clrxEnooMVN8e3JXhnthCJPTWYqb4xqr89wUvESelHSemsxU3x7clDSmNNZipvjwiI6qQpQijJCfjj5JduurKSbLYCYNF3OI2CHZkik2TtVfvGAlJ8LeF2dw83uv46sVm1nRhYmp00ZoyyazanNq6CCUPoZeNtRSqLZgEofQy8bailUWy/3ic25VSesxrBP4EedFDaPEfSwEACrO/piosNqgGvXvX0ksXcSTobLfk9fMVyCi2YBKH0MvG2opVFswCUPoZeNtRSqLZqSJL5kl8yS+SDrSqLZgEofQy8bailUWzAJQ+hl421EgAAP7ZNLXHgAAAAAA6H7R0hGVbiZpc5hOktcQ06THjexMAOVPcPEiE/If0nxBmbnlY1fJQhBZn8xj3vif1s+08KMu0mxjpgSkHOGMhd178qyeWm4wfAfNfCI+S0IgD+nOuKWs+cJ2iZSUqvhhgU19uQ25yxA6rvA2fDeP3KZXxZyzPePo17XNscjBpfvAO/8etVs0sTvf6JrL5y4n9FRYs1xUfXm8/WzGqT55RIqHQ8kRNB2jSrp9wFr8LSbHju89E23j4dBVJ3BkCk18Yyaw59BLbP9F82eJwBxO+FET2NGPdTz9vbHyNNmaMstRcLzg9v+Rw0oeWXSZEwH/PNq+Bm5NubG33aXm1xojztgCIABAAiIimI6B4HkbJXKdmtvLL2gHwTU+HTYWR50JmvDUkXH+cJ3SkifcX3WnIREoOKapwzBm7Ux51a+9p6pjKTG4lR4qwJ5cXgAcjykwR/JC3s992CxezFH5Lgrqvg5EtskKX4p3vvreUhJEn2hsVsUJU/4wFx/AYlnEu6K7Or6Cr/G+HSf6R8wANJSXCGIXy6Qcjgk03biFUmmdLHUHDyqo61U1ZgWVIvC0n+nc+lqrM4TaXBvy5MBZrCw4AmKAy3GkVabLx5qM6vZrdtAoNlT/kIHfBrNwBE3ve7kp/GRaP5wLYIIAyv9wdMeMm49ZGnDy9kmaCcWrg84LAsaWmuIJHfDQg5cbWk6reQcbVX4G/hjtwFzWPAb+GGK0G2bE8yzOhtV/6iJSum6h4IABZQNfeEREEiK//oY9+V1onO3uuQYxjbjlBGmwoVG1svuzxvM89uvQv0h9sAWixbFogYx4RhOEFspoKdvw/nUjbkRQWxdxm8QGpHJoCYtwpJRCP3RUtqeSS5idp/0EuQ2v+V3+sZURQ3NV3AvJnY/zfOMtxMZU8KYXTgu+muMfTN4SNRSUkm4imEixyKizCOeogj6SKO6OTW5fKtf4KPPRB2DpCMnLeXhtnZlO/by1+G/8ctzO+/H0X9+SsVLVzBKK1p4aifwCExUoKsliuKdWH25VWLWI/wFOakt7uzOz532Up2Ab1hZSyLO7JceKyfIsJQ2qd90s4Z4RFx4olPlsw9H18QClm0rHy7QQAj6kWRTKuv/4qa7ENSLIsjdL6hGxWbgAE6aZWygMVCGHAEL8n7FdDQtr2e2QG2fdphItUGOoibVtZdhHvYhXyZ7EVmskA1yoBmzUbn56acY5L3n61bTUACS3668mkRXBxJ+4CKkkEdQLvs7/himWtPpwIc62yiDZ9RPiz5NIPXsR47hKEuovpkGPM6Eoy7htI8UCO+AwqKwOxPdr1EIYT+Gtr8NMZrGnt+BPOh6UMNOMDk37rrCopC+I7TxIZrs50tgKdWf5rWa2i8ZWr3O/aM1LByC9aSiuAEgytULQ0XhZv72aHMHbgic5BAT/LIs/grCUTvQX9ht8ml7g0KZX0M7Hny6YkIjpV5Fy9q+ClzQy7cn6X8C4GcoVlrd82rQvuHefL5z1OI/sidLUJIUmH7w5vqOz6ZLwMqi+1hQubX4N89jGZf4Bzbd/qUQ87OwQDMbX5CAhEfdkUnZWbh3olzhBqpClkWP6Jdp6mKSp70NKE5++aod/wdKQeWPCVW4/Ttfo18I5BBKG5iY3r+pUKeqMNoOQ1I/1z1brS2v+jwVhxVBUjJOdNz81MNwHnX6AWN0xciEBcleg5VvD9+Go9HwK7ERJ3AMiE5CC3SCQWgAAg+IPcZW1BjIuX/TiUYpKtqKT0aBinfDzIRHUWnUKhojzDkx1SEEerbvyMbhDWuiKXDBd7Fywcm6wUyblx4bxnxCPLQ/AH+VT+2jDaUnbgxGpAbBO2r1YS22PEiYSehreqSAg8qRBkVeh/wjgxMVhxfC6mdPyHYiApoMp9usoPiBZOFLgspQpr2aExL3zzN2vAZPy6ezEg4tX98sUGDaIxI0kwrjNAxtdQeoXdYDI9yi6QyDYa9yQBcTRHF+wRnHve+lClpM9pMDjjGhG06Cj56FIiQXH/r+K7Sh2SBWsKq6gdL8oLQhnm+tuSh67PaWzw+XTloVsuuz6hDMdvRdVnQmBBcNuX0yFpLyqZ0gYUnTK7ouKbbKTEmAjfb9rZDi9BEYOnUUyVSG9/Z6Wupf3YgKXcqoUkK8LzN+1qOYT0vdb3Gqq6Z/j3n8COzpYg1r9YX4Qrtn87IZ+u4NyJb16YViEkcGfj4cXe86Cn74oUalWiuC3vrw7WfGMBssf6YHfKCQ7Alntg/aaZ9cNVPiMgDsglQT6+DB/sDls2W6RhB6HWbfkby51QsFxUwol6banTTbY+cAD+8jd4t7fu8W/M0pWzIr9tEatiXfj66jCKQIZskX6HLL9jXr47POb2Op6OSRS7tY+kjcLTYNgZLG7DmMyhNGEAuEdTeXUfMa8tDuOZgoe3iXtjuQlQ+EmtS8VYK2QnahhhVnpL24Mjl+mphupXbsB/rb46KXoJh+ClnauH+jy15Bi3Dq3IWh3OfEVTGkJHtN7IXv3jhkTWem/GhbHzBK6QJRJ44YbzbsJmwRV1FEFepIydc6yFkaLF1nO4P6Vvi6i+oRzUzrnEmdBBsz7CJTWSpgFvKv9G8CYR0sSOCRckYq1UM26tDK51EgIFYoq66hKdQ2zYbNUYPeoz8vfDrAYUMocrKr489tI3gSu/POWFiyDwP6Mo9w0N9Pg+wgz7qBoIFSqh7ALmiJSlGWJRuj1vD1/3ZSIzJX5zacC5TVRsHRmBu3IcVp4eyK22XTIl22c62YJDpK5pyZAnzRCpZIfN+bS+GWWxmJGT0YR+qBTYVYZEvuZ7df6nSPnUcDQXiXWe4Dc8wR4OidH379IHfxdmh9c5Ti2OtLTpJltWNSQK71DW4/pevWcqKY//+JIQxru17kX8KXWfBYmjRofjYZq5rgUIIoG+SH8zrqkhCTVfCBrbv8QmUaeHqOHENA1d+iOHjGGfqcReCNCDMbtybffEd4ZDrSHs7HOMTFhOTwFpo9OkmK4LvH6j50T/o/yeVKkmkto6xQwC2HKFaJS5NKbnPhTc82wTIdEP7A8AAAAAnw86MvNApEKQwh6RxVlQwDqjNdBBoiFss2PNvhehJJfrzL11PS4XYhZlTbOowdVQPp6GWVNuLgy8ARu6yur4BNsCjm9ElKC+7XZzjgPD/rhzNGNXoKR9HO1Qc7e1Zvu4LFZDirmY8IuuZ6iFjUlIgYuozzYJg9obOg5CaBqiFCF1TCUAKSTgFJJwCkk4BgstZBAAAAAAZzbyzpqiZHCiSYvJQcxYvBbLPorgcHvbQD56hfmQBuMCNpsizZX4i5g4GHGWeGj5F4lNGKFRr4LW9YeL/9bzcFfXajy7S56vqP6KliFWovqAIdp3uacRBeYCvk61fuXaLB3/9j7Sg62xn8AHgzQOs9OnkW6bFr7fs+T6IoiEuUEi23fm03c3ZgbV40wBcUnIMbAaNS/6cIP5cdzhS7wuOjQ7wCLP0Ar9skdeYvJQ0bIzlQkG4Ukv2B5mgN18CCqaRpi8PW2lYKOFbGbuCHGEDcLbfmsSKOz2jpwG8zkmHMVS5VWS/fn0ueZ6tCYXE5CBBGErmn/5MlHdcKgUnE11bx+VwftvkUdl36ifHulG6EX1gOgtQVDtuspWNGO4TYCQod69IKGAArHB1Lid+BRwKLN8eIzbKPlJHzeannpCsyaH7cq0TZ3FRn07rrKq+2rJ4W4Ow/dL2SS9uSqwpnBSJX+lcmOyE8nYwFZ6hTcZYn1N+9diy7ugeYmO1+zXZl5X/x9MyIEr6ITxxX4+xP1884IzLw9k1O1ACDUOicTRCfkZsDaaEuceAbRxMuzhRM6hHM1Kv51yW5uCRWWWQH2pOM+oV2Fz1EDmsrN3q6dbiOODNMeZ2JOhhThWfduS1obBKnYJOnqkUu/uILEU8pllPnAolm74juGr3gDue6FXsgp1POsWno6S/UDc8wL+4w+GLmuD5fDLyGa+HvFnXlRa/x2NKll9+IuG9rDEZneI8jAhNekEwrTEvfzpTheDUN90qmkrqQOrrik2OoFHsDyQjYUeYQBNrIkhBMpt/1LeCbmUzSQvLp2f8MBBp8ZDJnl+/WbkOfAjaDZqV0APjKwduqMIaVIJQPfRSvVYS2qaoAi6/M0x7puPIr7zqimtrTILIeb3yBPt/JF5AlTRHGC1dPpHJX7bogBucf3UiJvLYTLyAJX6LeXFxUGBi6pvt9jqOPd85DmhvwGlzX0OT5kyyKC5R2eJNw2LGvVilKkyXAHeV1thcoi0w8JEgbEOgN0wyb2e0uc6RGwm+1PaQrhvywAe7mOTzBKoaM6FYUT7cuE51NF94YJR3OAwkRT281WJ0TpcgBBPUcctfJby2W2ptHxSwuD/RbKB423DUXn3IE8y2mYlzfyy+LE3q4Pl99ukbANkMTF4+8W8ApXCQc4sAvPxEukibzKqSRFdgE735CIn6Rmw/AADo93zpuwUQNKybfW+cu66UT8WGtoTBOYTbMKl8bj507n9VY6WL7722uLle8LlmhDfxfFH7bWHX7p8IJ4zBemIYx/R6X0xOpYdPPNZAtwwBvxtX2/SlMgAv+2QLVMv1eO5sehcZX6wZ7m6IwvcU4vh20+YOdmIOddzHJsJ+AqQ4Vd03tglnx8mYK/abW0D4krk3NZq63CVrfMq2CXeTu8TbaSppCNLyDJizT0CyeSHaW6Eood8LdpLCvtHQ5Scc6YxHZgawhjTKeI7mplQJkJMkA499/QJSabUQDKagCgwz77z+a2LwmF7OVAWoqSnTwhFTsiycGc5/A8nUSGCKIplNVHSCPYU5Pm2fTGJV2jgUVSksbjT3oI5HizwGyEOo39l5cFwQAjde8YwZg0jjVRwMmY3nkPwHK+6H6wZNb6LW1iZNWzUkU1y0PZ/T7AM/BoxrRDB9VEWqzhoFz3xP2tj/LBF9gttdLtumSdciQhdLWAZ+Of6xFCiXOaAw2x5q3MCQ/gbUibX7QANQGDhN3tDmE0TetUcDdw9R8WLOIciMLKNIkblIWJKlc/dYCmnpAx8H0MZmfB0u6Cln7iVzf+ef1FmopC+Hg5B6MvlPp9NePeKnlIkS+QGWKPC5HyRI3VJnzZpG+lWXfbHMGJh0+GSswvkqE56A8QfR2AXrU7+Ragn5fCWPmBZZrKhaNpL5G/cax2a37q1vnjowAIzQnomLqrVPeQzWm4cX9QiTtxG1lqLPafvODJb07Ub52WFUEmmw002RSxrlJ6g/uIExYINIc0UrWU/Kt0lPjN/p0KbM5wIz9muCoUNwnJU18jMThCH1o4o8nd6SLB1JaoRrg98G9cBuJrWtxUbVLao1DbkvIXBy7Cam/veiadHuZd0hoKpAzLFQRhvFCpBTf76HaKUPDmBNFBTS4favtnp6dftDwuodLELyVbBGJi7k+2t4YWl55lN5MBLJy/1KkeJWAyoRSsa+f0CN+3Jt3LShlk3WDdca4XuBYz1pL0RPq9tw9coO2fznLccOF3eQStgRQZxdG3HOsaBTeBge6UzWDWslGP3HoJNlBCv6UvnCjW32bUz23tRcnOHeld/RbNQQl6NEu+Ew72CCWefMpHeYXd4A3tc49c1t68CPBZIcKz+VLpgStpfIAjlOryGC/TUmnr4MvU56cUFEGTkedk5rH+uCJ7oM/4yyhBLTU7v4coj5DyeN57fLcHBWiZzU17JMseANLJnP9uzU32rVNt6gAAN+O5dNSU3v+XY6efxOhMAxok8P00QDaYFCg1vs4dVvcLgpUf1aYvHVOy/1tsJEcngGo/6gLlzNut7fUatsYKkECSJRQ364kfkiimAyMTPzdACYe/05EnYS7fBUtnZGK0hhRa+ctEq3fyMR6ROqOaznxAJZO0v7JOTTHzZY8Vp4Nbxru9O/edVtIAO9+zGufnOCu4I0KEctfpSVBUhukg31EwzM0yGTSxtHFHk9ikI/z+d9u66kPdXEVLJpczMiqkeA089YQrTZVAmQktlXWKqRG0lEn3FLGUbOIxRlskQkbvoRAne7roF1CSGIR5+FSlKR0KDeliXGrljqagJ14F5tvYCcfn6yKIz46yWcUuE09LK7QbKoQsJhyXY8PPwSS9sW4u/7OMxuRyHyEdMxE+PoqhSfdPeiloWHXQ5tuxj88FK4iu2JX/Z0djrvKR18/kebhS575L1ojNaUzZtYugvxUHxC73FyghzOham1unw0UvHYfHt5+cdlMdPuLNONaHrrVhH48j5d4cff3AQSh+2sUPhYpyQ4nDlEJ+h6S1yS+yEXYhnVE+CtVQ3u0eJH6H2k+ge9d8mxTqTCSmVpunOmo4DQsuNmzuKsORCtwG/GBHASH9aJ0zhQ52lfpXQcODiiwjDnHky5mC80bodw3+nEKy1luwei2QLHStiCGtCYYiu7C+/s0ZadvBVGfsHz3Ksp3hFuVMwfLmC0nR+/bZ5GpqEnqjWGKQ6AANjcofGUoplFMR1zu8rgYmyZR91RtcEQccWerR+rj3vDcB87hNr91ef/2366tLTJlUFTZ8YZBcX9+eHy2zW3HH7oZ91FAPMoq0R8gBUaVJbuHckOZJYDP6zHE0e8OmellBnb2gX0JW0fBbNu1QVi6SYsySd61yTRFyjWpOVJDlWAMnM3W5cNdw4nzx1RDRQFxUFl8dBh5nrFMbxwSGstt4UJaG4PQkxdTjRCv8rLLY7WiqBtxh/DKMHIBjVkaqxoR3G5zp17IejdM8ho+2YfzcvEud7l1GiarqPpwT8/MqXJSJxDhrjMeTwDq8Vzs9US9IwwbwsgegZIjK4SNwq/EnPph2oJqJCT0oZdjiyMHWc4v4A5kSaHHS1Y79WEzcLGHfqxsVb2hclLNNcASop4bgb86D+keBj8TIphUN0SSYLiLfB6SvOWcq6ektt9lVdrG0UDj/kUr+xFtWD+ZpcplMADjTw+7L87V9FWIzFMst4SRWMKcTe3Uo/uA9Jcd73hkVdWcgn3nBqwxz2Oo3qSTj6AG1VOhcopePyDMNvJ3MkJtsWhuxFz9EKNZx+5ckgFkjVBt8q2plNPkNEmDtobHwVAYaYNN1whIROgFGzMPNA0U5bn9KFP3thq+nYl77b8ddFHBRYHKQpjpwpufcPE35fIC2xY+tf/j0hYJKkImvRDQj/gipeDNHouTwNeH+03tRgi3BAlB/yNkqYQYEJ/2nMZXunjNA3QY8uRNBteoojFWstHjbWWG7Gwjn4ZuKzyW7ahhSOPDKwWDKWkcjJlsFkPktnGBrVqKzYEtsXZ3rkgMkRRZHGpsudVNEMk7qwugF90AYVp842YgJ2LHN9BGKZ+pb/wAO5Nebbm6CGd+G1MfYi7Qy9iyJzFaQXKi4nlzVxT/dWDQDiFtbj9Hg9Cj0XEQ5J3R6+kyK1uOZOOlWFNvK6ZxwaiHEw4xCQy3/yez8MRBVVkLP0pGDKMOwIlEmlK8fLvvS7iUNynSwmwb7nRAiEmLLORgWrh0+KI0dkcsc5pvtOSyrtmomPzhBoKA2YB0lP/XTcMxLhMWbg6TpseaDF+aSMtHsVJ6YO3as+i9DUPQxyzor5dBPWCzxQKCu28BwJLQ2566AUOq2eChUjMhWY3ml/rq0gL1qpYAWVaEJx6sG/UheJ4sYgINTBUtI2JNYdZhv5zf4xheEKvU2xGVjsvRlYyPcwTAJC4jEF14sZbWP0uUvlRm5Dbyf7gTQ+aQhH5Oal+30nlwS7tg0keq62qCHLw+13GsNLJLRzBa4U9X90JsuC+zudNKwK6xa0Sz2K1Ww4NcTKjR+tFiHIaVc2VaO3mMQvTi6N0qzn7O+A5Z7ybTrVkNdf7mRPQ68VVd08twCqx3BHjoCK0ONqg4nqKK0gvBaDJHhFu7rAt+ln8JF92W4BhzVCoKh+sXfQPdLIEJjRzZfgDmtWbAyxUo+Htw7YWa/LoDnj1IDVgLgBHWzr0rlv2aLmfEHPBAb8ULDN6ftfX4XGSoppnPWFlRxmziSwT4tGXahBq1iguf4LkqYKCfaIMd/RL68H+m8KWgE7yyyjqqeKbZSgBkPvD33blTPFxfO/8HoemE7zN47t8NbtHMjKtVNMbXIh7OOp+8r2abM2ky2xRsdUfEFgUHqATWCVM1px6UIPIv4ekf5BANOslC6EJzdFL5Gy6XxyGmE46sRHAkjty0p+C/i9hiUBRAXmWrZJdFsUDsclKxdbCjjyd8EnIxYAo1RLbzxpFqJ83gL5mtAx2I19W6SRkp0myaCOYqu0WQiP/c6zfvseLdJid7jrgDHhDralcAAAAAAAAvPcb/8f/sc5QGCWpAQQmaf22XlF19ii8CK9o5EdpW2DhPfGXcILAxxBK4Q12lWiYXp2IBgtLsBRVCafDAXYXQI+qqVJCRkd0AmDyq30hNzWai+evLGbF8YZ6PaoWJntrM7YltUN+w7LC9OFqj36RnB8NiC3BM8QnaJ0nYODFDWqANg1gd8nBB83vtZczH5ol/Pe4UCtBEDGX9vqL75BVSnpTOqvHG+1t7jUy7RCckQ5pSh+RwmqoAoiHUJsj6b5fLh0g1U95YUVVzdQZ0YPLKMmiikH4IAAAAAAruBUwGfpjUdnu/6msS9xn4YxtPUUjAH6CHWbifC4U+Fwp8LhT4XCnwuFPhcKfC4U+Fwp9UVvOtoDTeXPFYWnKkGOJp6lVUgutVoSCa++z1War+/eDqTyoMDJ0gU0lnsaL9RN6+N7oPzsP/wPFctWg3ZTYLHe+1wYFiVdsUGvoWpO63+Dvbqaf1JVU1PBtZeG6p3lm/vkCU/W4P8zhzm7aUl/B5Ba/NAjNzaLmg9H1XyN7aP+TDcarMy8EncpbGpWGvMFd1Wy1JXe1YluHH63HbX2YlMyuXBo0uc1NlbcwLO4HabcV5Exw11D3u9vfAB0G4Ad6EfgLu79wWoutVjQNgWPd0sMw35JtryBDQ3ZrQRPrpj1CLAi/YLg28uYrHBFBAVtmtjiL9zNgGVDNoEzcuiV3FpfgqUZNh2bKbwIWBaYvvL2wVUs0MZ6iVtki5HUaIx8W9JxncIYmgVAo1RrQZ9YuIUDzeU0QU8bSrdNF4p0xqOGPhlwrSxcL2CUdYh4UP4hz3qvGF/x9gUCuZlvGCJmenkI8XrIm+rxJRd0x6835E1lB2o7n87nsdHYAFNgvZhkrHM027x8D0fDy5eCHYCSOUMotanzdCsFU+9+/vOQtZjOMfFpKt5lbu9T5+KcnWF5U+FsP9tln6FuCy8ZfSLK7L2IU9rQ74BF3LMl0vUEZuDOjs4GP0gSADC8aTqx9Y47Dlq6yurYyToNavQ5uaBKohmg/pPQEslNPgZViFUL4SQfbQUIzMPBtE+SzyezLteWTPOdHnoB2zatsc2wxQYbf1cWBsr2AlsCoCkBd4I4V5YyHYg3br1I5nUmvzXA5nFE1FdSBRop20AjJf+ABYyoGCi5NpoEtA49WmbsSR8+FY44AJuvm6S5GE8aQ9chitkkmm6x81CdfcdXXmd05EruJEXwzrk2mdOuiOa+iXvjnD7MKOndsCmCBwps6LnlyTZ/92XhzdMzQjnUXhPXmfsvrhnTWA4yMhdp5YwHEx3zKnLIlSMzf2uZxyNVMcmx7zur6o49prEBLMUNlkYmxqkK+B6NPoWCLHOFX7+XfRTIEFjgTKyrI0RHDnBwJYEoSRiO5bqXtuvs/RvyGw3Wt9NrfJIXTfgcRBaN+GTY/F/Rx9/+I4ztwYp5YV0x1rg/Y33q6eT+lA9eW+eU2HmYSO+bfgFvyTCwZyQWsx6InjX+WLf+pHgOE7tGQLt42hcGYgq2NbhcN2dFkmEjKMvcZIPgVPMDBmvnXD3NZQNXAkeLdXeGY4EPNhKYGqEJv38yHEM1xeIC7sq/IOAx4HsWdmIa/2STrtqbIpoQ+doeG8VkEnWz6OotBP9jeeFNi3+Tc0G3FqW5fHt+CsaGFkRvBtn2lPCuFZOYWtagEahScNq401TfPPP2FHe7manBPnx7Y9ILrPUL1sJF2okw61xi/h0lMb9Djk3RSs4A9mda5orInuN/YwCfElmgVEha5buPMGioFsg1ICZATcU38j0YRH91eq8KpAYQnNU6FFg86o6W+1DrxFL+fpgdQc51WyFIwUq/BoIYrIsWwu4DtB2oTBQp8NBKATXZ+zo4g4eviyHPtYKH8MUWTh6ZvO6uovGhrDcccgjtyTptYNShrvzDhtc1Qhv5QcSHPADM0HN+/jtAsifzl8aQJscIAoKe8kgbQgKz5fWNYY+hAcL0MxWgWf/QM1YvGK0qxBu6lsKaiSnXc5FnqtJStP6hxTB91jRdZ0ckot27dTVaeHnyIe4NQ+E9t0NsgcmzY3BtJj8/uF3LjJKpWvs6fSEDA/dAS/SgOAum+W59TtcLKgYtRURVqy0+Ab3Y5N4gWciHpgDvSyp+GG3GjpkKg3VxVGJOCeYMQSVJrTYYIsX1kRIAAAAmVM2PY0rkyzBdZOXVFLTpVPXLIVis2vltoj5Rm2W/0JQEhEIKbnFHrXgOYWIODdKj6nDoKz/q11aSfM0K+a5Jw40Wj4AY2K9WXsQ7v8fz6B3BscdD6VMpUCppzuDcQZ1P5irJZShTrvQLFFq2KQEE+galv7bL7QcZyDbmvPaKSHf1F2C+YfDGtXDfKojn7FfZcYZFe4Hwh7Sqw3km94764ev6f95VZ4HL7j+olZK91b7IhZnON5xyvxyebpr5SQr2i7oganweNL7+3Dl3EHJmXeXU/vasMO7qoTXrxKlEV4h0gsYA8MnljKp72q1f5Nn9gLF2q8wJ9BikTaR+NLxj6CIKrY0qQGVNYhR7Sx7wzsoPwdDHL8NcmEEr++CAvhRua+KW+A/2HmE6ABNqs2nSNiCwUQuFPhcKfC4U+Fwp8LhT4YU1TfJJjsMglUtI2aht2roT/OPlBEYDQO4c5wU0KeT51PtrKNrfMDrbgFOp/PzoxA0/kJATUEnpkSDZ4Gdi5AisKc3bZWqZe2jHCSAAAAAAABTGMe+G1lRUVFRUVFRUVFRUVFRUVFRUVFSGNXu/ci2KjW+Lir4McvpFpXBXJ+aP9tZcQCzPHGQcOVE1y5HuvDQbR8xkf8XVK87PlZebRWn/ssoPWKt3XhJW31i/ab61JTZerwjyQWFsjK7xVAB7hmjb3frf7TGpBaXlRxfbeTBrsJNcURN8251zqLAYXBrUtxvdAfzAy9rIexu0CfyHsdI4CxGplTnWwePrYjwSE1td/2IxkDZJwd9xPxgZlM+oMF5IeX/hJwob8dknbF7fStZaAngJORshGv6yBavbIvVgmNiOwR/lyylCfubQDv/b567lF8LaBLfXS2tuYzsylzzsSm0Dpm7oo+91DP/jCPwyOia15tGwVJEvM0j/wFYQmwD9iTIj98hqV8GCg62n7OYiytIRzE2EBWCReRPlIC9qYZwoH/n9Bxe5f8rBrhXH8m3UAgF4LYSbnhWmzjvb/c0FhexaYEM8ydhYCvxHr+rIIB36jP4aqOakjQRRg8GkTwhhmqU/Y+JthssSayddzKq/Djmf2R2MnlFw6nSqBIYAitvr5968hqdQw48urREkDcP1j4Fvw8AmYaOEoI+kcbJArSx3+Ua8+m0iz5/mu8pOIdnSJFA/+TSh5oFr1nz/C8rvTwtEbGZFL99+5sXTMlrbDUsbs24Gdv+lq3IXjWKwo5mV+stGxMWkR1CQVsEY99Foct1lACROrfvgWHpjUhOrbucMszm5Q48W93FCGe8YAw5pp6btspZon5VHcJYQQr+Y5L1K9vcLB5DJNuGLLba2F1F7fhGnyK+3SN5Avs/VFlgAhCoVK7DnIVWcDaRVT4eQ/PyfspKMl1w7pn90aIqkLzPcX/75DbMqbHUrNxcLwVmLfgnBU7ZyOpR/igyQwN8IhiwKLxUjK6bSdPHuNr+hKaubJjjzvq6cazS74TW0smptjkyKHIGaPEcBzhWt1NYXWYrWVw0pQSefdVdraG5JeEyhuQuVjUnjz+KHsyLySYW5oUOZ5q0MRnXcQII0KHv22C+4W9LYX6AmvtP8q199pgjL7F00iBfSQRurt+rivOxVqNuK6npIaIvMssLovXfKFkKAKgcz5MJxbXpYi3mfDLyoLJMcz3CW2BhfARvU5EQHXZhIrvlAkJf/dqUXJcsHCO6tD2qKKy9MgLkNrNkQIu5DISBmPDFFG0PVxpRPB0cdIIcyNhFbhjkSGXjMovitDvJDfXBaD7A0UjAPKaMfc/Eapbwv4kcV3oLfnhksBF6YsDooGuOhKJWD02eRyY/03vRIjqs8AqlL2M4lok4unsiOFaK2L6b51gBR1FakJ+JkO580jf3Et0RzueWtutrGIshoXaIe3DGzhlIqUB5DaRVgs2KXY+ETPvSMYgZ4/7YRCI7zh32mLYjR6CMUTy3Bdq3oDtJOvlhuYBCISiumfHD0xDG7fc//p6Ph9AHA4xPErvaucdHUFQSQuVozWBmkWhQh+PtcwQz7a02trGWMESg4NeLMotjuXsTtiIqeMWSYJFqm0HE+GA5DmV/RsNgvPKkDarDrPFy2B08N6qG9i84X2sqLj3DpoZWCssxhKyIDFfBw1YcIFffzxBpJJlElQFRebF96ttCDL4x3/xg4JATODmDn3oWiy1u48XrGBZz9KHz4cRFWxYAb5unDN0s7hu0d1UA0NLru4NBW2d8L9M+6qQQIKPsX5D8+JnCiIga9MNdS39QLk/HDhMGqi82V9QO5S1rprLFyiPpLngjCjEkp9/0lgzWoSQUn7cjHG7fVcBT2SGhYod+UWc7UGZjLZthKqY/1tJrCGU/SBs9KFsN87cmUwRRFInyB037Rp3ITO6CjONRXEoSkJY04lgYjT90kQ3DTdhJMtzOhrBXYMwrVp8hTDlxYKh/Z4OLUGa/raER0uodluIwCni6mvXyxd1l2TWc9usmDkFMXvA6AvKw1uJT7AHZfV1prn//qn9A/n6i38B/Oc/VsV8WU/vVOggIsRDDXG3VnCi/nIVSqt3ep6VKctcK5+w8FqTFN7VgQuD1iu1CklnHXZTbYSu4cY6NFeMgrHoZlb+gJmfkfl55enix+R9fMFNPNBxFBMb4RCdoxFCBhqHnzOwBKNFnh1vRI9yIQCEIzl+CJ3xfg+fEZ61Yk8OWf7c/yw1MQ7lKQ0KEaNF/ORaRtR5ZGp/Gp/Gp/DYaNJefsolqdYO5wmrGIZyxvFA0Ek3dsjcU9pr2ivk9NQraCtpzef6GyYwwP0onXxiiKvd6SeCuTPUNBLk6835CoxDt9GSLE28LKJEjLqaoAi6u1y/B8+fPnv/YiJAktzrbr9c0IIjFetwUho+guYuVNpsWCFsvKxeYb4Dm1I2uSljQIlZwQaUfZVQ19tRVt7fMKfOb7KagKspf2HkxPDLYkL3anAc/1JzbaeiV4m0fEOKYAa0BHtUrxQ1GCjKB0S7c9WgUKFChPFGxnv8Em36cUKxpRFnrRysks3SygTDu49G/dFKbEgkyK07YRGy2B/OYTj3FwjDlGxYm/kmXQzkISH8q8gsCnT/B0zAJ3Yi1h0/PCMhFKJr3iLIY+fCw8Zoqz8AZw+sEJQkW2sNv+LlfTTJDSQuMqUSIN7SGgbof9jnLtQHJMvEz9yzEzmB9y1x2Y1idChDI/gduQJeF82Z/pQc7imFox/W5kS+DbRdLh4gJX3aCFKxvUK1OCmY+WPb5KZcaKcvbDQs2jKVaBYxEyXEOROkRy61YEeiHGikenVXdTCPRcmE82JLV0rhTwATbqSp63yq1Von0rQ1LAHnwkzmsrYDJkWBHnduHex2156yaCo3jDZl/aLz6+vVjQLgjq3QeJN6Elfr7NaovTmhTeknomYeOLZMpF+YulPO1dfURUX+/QMrZYOWYb0mzoNP/vlRq7k28fNbWLEIE2AiP1/1FyBR1GgXNpZOOBFa/LDGJr1YsuK86UI3suSnMRFiMZJfccEoHpJHl5J7R33RDGfc1D3trah2oEGqoGLRgMH0oJHcpaPWwoFF7HDZw7x5B8pac4K1MRztEty/vb3VjBKTETk7EjUsJ8+FxQkOVqDhJKZHXBXNWWHPYEMor6R9XMtJH2vafgXwhOAEbJAhp7c89af/qXFrBN0iUokXP0f7y9/mPbn9UvUj8yz57VVMjP5W9GQs/M6ncO/SKdn0uTAcMd6ge81Qu0teMR8F5IPXz+BN516hHZOhFqejlaeQOiX8RkmO9sUNacmo6fMorPdjos4d8SfQwdzIINzuhlZeCCwlBz/3cwxCD9NFuYhAeMao0rJvRvR/sYJKU4zKkHJ0dn8JeXrtMHXfRkA+ju+hq2ikm2SN3V8ZS2tzMiZL++H1uvTxA5lpBPTPH8NOGPpW3MeYR+WG/o7AP+MrXAmOWt8J9J5WuE5yYk+4y8jbwQ8XyDLwSYqynIK56DdvBmGBsEPZLwhatJIbBHLZtUMBSrRuiBOG+wpQJHyHeLibawcYzaTI6OMdSs+GWF/paZJbZtRDSge8+aWTk7V1zpJTFcm+5DNq5+qjaxVRYuhpEfqkgxrnVp9CG2AhlaNMDIcDfRa9QBESUOC41r6CzFztKY2cj6nH/IuPpOU4HfseErDfqUp70O2FpGE2SDEChv42oPrrG1ROPMJX53gvmiUZse6vl2B87en/7ZzpY2U9OOIm3HpZ9XMBTSGUFoYisCvKoui3x49aKLdDITayoqWE8myB1g36f0SHVW0ukL0MgvPvn7UnwWYNlnIH07iBzS6xmcIh5ZCrh72zwUUN+/fKlZWLzDWg9ZGqP9OeNMVH/vefH9o6Oh0W0vzSsKL6BXzMUO4tNBcjh+0FuHzMDWjpt4i/Oaw46M97LiWGCxbjowrJJLzvL/SbKnZWOHiUxUwpN+1jKCgIjxezPkEB3zlshaqMr86OC6Oy3ad4WgfZYCEx5IHO3W5kaj9U7STrDjee4FjlK1zWLWz+2XCdKC+ZiMKQp46oOFPXKawTuzbXEV8lcyCUJROwYJyno9MUM+Li6paJh/yecNwstcw5fk8pjTvhhrtCX21iF/nk3Yn3W8OOXKCO/te83KFhzViB+Uls3BCicGyYqnTHJnEgXWwEJC7dEBJA4wtGmIcRSjxc5DhRmIwYxMdMP30vKNYI/zrZ67l+TgR+EkILWFNRcUQQicZt1S5h89yI213x2nzNQRM/Lwmy2FyKRBKNzI+Z+gX9RyDf5uZQnqnBX0YPoHZFdN1+Kz3zuTvX/rJ9WMyY4a8NnX3ueue3PiY3VoBK0PYiEYYu9Yg0yUvhc9IZyaV9lE3ZpZJH+fIsjaEk6V5qFXLwNbRfCtokACriIyLhFAA7DlJNO5iAL9C/lgD0Px94O3sgch7WM3TTPtiI8lqEKMjG8KDNIijJ42n4TNa3lTcJb3MbzBMaetWJPDln+3P8sNTEO5SkNCif+jkUVOMifu4nZEQGZLv5Jy39iJZbyDmuhIA6YkbiQwmYGPei/4UdUoStwpw8bDgC51WhIJr9D9PFTpnmVbTyHGIGY6lclPIRNZkBzRMwP73Frb6/XzMm0qQkRiTAAng/InQlntZ/j+a3gWDs/q1p95LSangWR55sBXwuYaKsw9piQwTkXWEnQfxjDCAKiXETRY0Dn0lJIit+vOgvee1jI5KoXEommypgF9iJ7tkppkSEVkVG8z3jeyJce45dqZfVAf9E2jluyG5grFncb+LTJ1JI4NEP49BtqaitL4+3VIHDfOMrtQZZfaRjADxXUZZ8x8M0Oi9tXfIYGP/aL9kU+x4ajUGJBW8+bQVHHNOa9MMfD0p/9ZKXtLULX92VTVRU4o3pmZdVBpgdYN+n9C0gplLAt6SYCcBHWyzMfwxhBeQXC+fTKq4rHjjQBxPEw0ZF2YNl1VcOWlnQdHdk6K9JYPQXkSPelCfRRPe2F+iRGP/Cm0qkuv8R7RAaQYxDXkhpvJugdCWaYWMb//QbX2B0/rTUF90t35et5q1yZ+CimonQuQpiD+U1/HFkyU3zsUSIbdd5RC+etEFPkfZyp9CT/u3EDjREi0NAv4aGKx79f2jDaXPZfzE2sj7pNVwrSGOXAlHs9WNZjyOxyvKDrokFs13Ivsp8YCqQVK+6E1821ssiclEjBFoVy//YRVxLuZAfjKrOiqy2wVjy+Eja+cHCSnOG5dbTDFm1Q2V/rnNYc0LPnFf6IVEYHXq5Q184JAKK14bVUEvfhi3N+mZwlSEaGVh1QQBIA1jwcof4MLpI8GIU2By5K+WB6+cKXCs/I+axNW/TGWn/rbU+ibTkNAcKu0fBi3ffHaWcKwanbcYXWwbLyZWPJuimUToDpOwgXHgz+W9q9jMbtMOWOY0bCFk/90g6D+EQDbrsy66fjR5fre7Db36ayJW0mLZSZO+fJBnLB+C5Rw28Bn/kb5WOYWKh0PyvemprY+6lPNg/bAFZUi0ezu5/M513m/NDv0JjE7KM9XU55qMDVeam8wf5rTot6uB8KDnayGr9NAjjF0nV5Y5w7K4xBPoGEskTXpNzLwPvJExopYJ8OJVnMT4s/IZmQ1+BF/C3pZH9HKhaLycP0jukXQfKJE+2LwKOEylWknDGGE/W2ZO4XUa02eomfgI00lBapnq7G2AAbPDaucZPUHUetOMHjrX8V1Wy3OKC6R2oQmv/I1hSQd5AmNFIE3XUpgGgirQCe+eTeDgsjhYENe190jpEk6qCjgOQjOi1DNpVReJdb6bbh0viWyFUJIoTPmF1IYlH2ihaJqSf/QLtk/LgPxrWEdO3cV6i7IjIhdttYCA0m8CgmQfjE2guz3RPiOKLGw552JTaSvbg9gF1oUzabqIRF9pgZpuP4so6mnNZxTDGGipvIW5ZhZDJovlBT7dZS08pu4SvxNxJ9k1r2Aa9GYU5x1P1dxq5R4XB2+ePoEtJbKP2SLslwXe2PODHp8eHd4oWVyFnxCoz/i9BIAevnVUyfYMG0SexdVOsid6Z+p59w54YWjOjCOPZ16epKIChxrN2PjbpPZZYLKZqVoCajzFERwdY3va1i10rksdnHqYvugagw93IvmPcccLpPSafB4iV1/jhtb/hUms+SrxaOP5uXx4yMPAyuDVqMf88g1b+XE/CxHbdxHGBi0xQwBtl7Zqb+dJYXjGVQ49rg/uhPxaRguDJbIbf/lL03mQYD08yoFPWJpMJOJQ3C7jiFzy3TkTzHBkcvNf2Bn+3CsosQgYFJSUx/6bI0T7o9khTSoSZK0cExhw4RAsUB020T1B0SnbCis5nFkhTWVodyvwMDbjkm8pm2OsTuXUU9BXJRq4j0Vzz7cJM47KRlXnI6QbmjIXLGbbDraha7RH/eZK3jzPEDmnnqW1THEqlpjT8ySC1uhQA2Y7P2LsrP5z4l4D1UI4Bql8JWnTUl6pHOevPWAtrnYGujmF1lIv4wjQCqmJeMvOmGGCrIxbGVGMyUnxn7OP9qbkBDg6aT76Wk2+oxZBJcH6x2TBd5UV1vqtJu7JXSZVrV6gnBcL+0wsgv0SjG2tjDHzlxaC093oKCSpbI5/v2CfsYhHrFF5HG5Ft5/+fS0imC/i05GktOeEmB3xtVZBR2JA5Q6+Jvn6H6AaaJDnCRBjjwirV5GQZQNzTrX81/Ga4Pa6pONnMqpbAG1OH3XM9E41N20iQa5cWUCtUVAChvuFnLDn+clSbt4xMn2zAwW0prkdWZNw8rQ+dAvhHwkWSf8Ji4MXL+2gFwe49qq+KdCcEzJhkV1B7gw3Ywi35RCcwR9twQULs0AUBPtjFn0BDrcOfpU/lPjGL1b0T/h6NszqVHJdwGU0kirG+krDZOT3KT5MsoeHyMGKwADrom0iGOiLt6vJ8/S689tzu9FH1G/8xQjCXCqEnqX9ab9PPsRmGPE4AIpk9v63FTgAfgoQHkbC57eYgNr2/9n5GaPJdsq+Tgs/1HVIPvH5MmTJE4kVxvwLoHvHLKeR20+VZXqvxn/jFtTizGCHwGVrB9oqd2hwqcG9hpbS9dX2VZQi/B8+fPnz4QBhsFkqp860pbaxAQ+66NbY4htXTeVpKX+QqAPoaXo/0aQ4WWhiA92k/T3TxfwbJjDA/SidfGKIq93pJ4LIrNB5SsOXGskfZ9d0jbO2tdghvYan5xYNGlLcVWsWCKgWjU/jU/hfQNdTzbs6b66tIt32WsZMj5p0OTxiOYmqEWXWKe3cInp3d3kx3/n4M4wvNlRqKw99h2myaVK2RJ052GOx2UAiZilfqfs1VIBh1zWXGVZ/KqWr3oKcTWlMdUAB9l4Cq+TrDAJ9SA/FCY2ohjona/5JHhWwR18/Ufb/kATiZt59K5YVKYeD9P5YlItNt/aNF61zW2FYqnVNwVVjK5R98gkGIFDfxtQfXWNqiceYSvzvBfNEozY91fLsD529P/2znSxsp6e4g7wPoj0s+rmAppDKC0MRWBXk8YxcFgPHvWIveColPhRFzbGMqP4TP/zqAFQtuq2zWhnxFTutanrcx2IKEldHCCuXEgwbpVFqOaGq0nI3bXiTWa2Bde0ZDOgiitL4iqqv+BR6l4c0eGX3+yL/V057V33W1tOP8LsWmmAZcTsX7gDLEvKdagsbUUO8tL8KMlAfWsn7gP46id6WbWqoOwWU1xbYe3YBMHnidHA8ziGAeDwoR92rGhHSkey9NpEOMLK4g3rp3q3Q8Lr9nEz5ECcomRoGmfH2VF9hhfEAbOcNc50VhktoH9LEOH2pgRty50rxpCThIeHif+RWgyhlJGvmuwZOTEhM56th9kb81TQZO0406cBqNUFIrg+Tphlzl/xtQkO6xG0gNJ++WceLM0icCvpRUw6XXJ3aSG1/uddJwgaN0oYv5Hy8mf/w+CRNQj6+8VSjjDccbinLoOd8gUN7R4MLpI8GIU2By5K+WB6+cKXBleVPOiDSj/xbSsZ1Hi9BRUjHY+r6ObFjH+E0ZN+bDYPkmfyegJnFa4VcCKB2QRYMermO6fYyJjNmOdUuk68kxduMRgEcGUt6iohsM10QV7f8nI9pI3xDazUhfSRmoI7PfclHxedjR3JyJpZMU2427eyFKqgoKBGfK8qo6Wz1MCyFMEsRJJ+ra/4CqgFmd6Jibkrvo2oefM7AEo0WeHW9Ej3Ig/uRInaXVsALOUyIl7/hRzUzt84Pde0mDmLXsoYlMqxBFvwAPT0JPq/ss6x2cOBLtStUG2ZA3sL+8L03ZE72M/2ZT+p3XUZutQpUmKh8HzBTttLYsg1uKtXM2UH0JUJt8ifMC1yNiA0jlF1xtISkjjDwNKNHyGIrGyp4gPr783bwZhfX97Ssm6prN7SYnKuE9h6YeVyaPRPC9wpqJiJSAJf2W1rd8s3k9djkKSnLFGXdLrg7Bw7oyqOBFbmoN6J6wR30FlzVc7xChjpFfDhQ6dCko2jqMYf2UekdFw6GGDsIzqcfW34kU60RjlE1jmMg0P9OHWQp3iXmLoVq4HqlSNrHNRWajQbS8f90Ie3q1x6Qk5uhr68U/+ZA+i7L+H5ZA+KCj/rGZTVCTUd1tolqem1MS/qSS++epHPK91jaonHmEr87wXzRKM2PdXy7A+dvT/9s50sbKenHETbj0s+rmAppDKC0MRWBXlUXRb48etFFuhxDLNPDXiLCDqFnXlfuLo4iHd0et7tB0HZped9bEcG5YE+V+nutwLnP/1AqTYAyMQHuw7ww+BZsf6TIeTq+sf2WghImh/VX6NZjEwmKBDLdk76/lnDYKYOL2WAiTEy7Ekzx3sJtvNt0oVfGwLv9ep8e8FJzBWv9EWXkkbVhLtql7f96+wqeTRMqSChuqGwnxlvZTxSgjT2SpDwSwmFthAXRLmMEsjp4qL1Hb84RplPR6YrSMMjQWsRPrS0qibR5y5BKDRPxFPnQCJL8az0H7Iexy3ImoLrIv+WP7Exh+jt1xs5uV8L+PM+RzB2bval3OOonFNLMYoKOvdGYa7TLh13ZkRaeJUttk3LadFQRGICclf3Xxgjv/G0LLEydqzMyYcJrBSMHVoC9PgSAMv+BvD7t9ISnVhhH6svQn8FJsrgfTHgoTpiGzkpqHT5n9zDK/FY7iuisOng3tquOE0ZN+bDaRoe0F7MkGhWPLndhnlF+jwtY4jhzfXZpbdSdeQbOyYVk8gdJP6++2mqnQHoX8O99xmTfdraQHDNjEo4ungqcPB463hrD5IYFrdxDGVK2/AlpvXU/Ky5efjAO+R9U03yaBZu7fZBIEw84JeAzViZEoGvrr5eEYe92tAhOQpjxghn3I0XnG8ocsDfsuU/EYr+nXq44LRQIGOuiR7kQfcJSlySTliJ5aUfpF5dRJlxRFABDWQ+xws9ww6Kvo8XiDSTYOUHNEjcSGEzAx70X/CjqlCVuFOHjYcAaaTdb/W1HL/k5YZA3zeBvqII9UAOGLmEvRUXJlZ0omfdD2LPrelIhvDCiir++J6kdX5NF4F8PsEDy5N21KNBZxDL9SQRBle3Ac2pG1yUsaBErOCDSj7KqGvtqKtvb5hT5zfZTUBVlL+wp1wHqp8LCHOtMASntV+m/q8O+AZi5UG2cFTXCmO09jBRlAnQZWCcw1Ddub0YNilpY0oiz1o5WSA5BfjA01hKqIgf6UslppGXFo8EHHx1iOHDC1UGs/Pyb+SZdDOQhIgAUIfSICX7nONW0PFClYCdkWIuhYfD8VG3CdlDaj0bv9rbREFaiIvTyZgllqmBYeEppA9VCzryv3J4mSfdHdXsmNEzf0U0f18i0z8HHwNIsGau91OG0huqQ2nA+QPcQ6a8dK9ozGb0EIF3fowhdDD9W83akxiptY2Po3HYcCiOmlF2/x0hiU4s4YRbkGlk1x5k3rMEjh5w5rmfzb2q6NCAunQuUPX1Cbm/Y53jjRC0A64QCneJV7qvLc66neOCRrAMm72YAAQ0MVj36/tGG1HOKSIt7goBKovvZDhag0TNyuO90v4k+/YGWGLZ5uDPZwpuLKEjoVox3eKyfhnGtCiL0aDEpfCeBcOrZDzf+D+CpQUWubJOr38H105Xi5fSsEAOWqJX+slSOHwDHxvREON0TjjbbLXLALEj9wVpyyH1vyHB8ouXjGrvObuphzk06hezAuw2f4JUV4RYtf95K8E0JbRjEsx/iF923mnaUj146GTJ13/ZN53wMvrJow8JSrihVJM+ornfoHDfzLTR5fYMl6N+3dP85d5tVHpYttXbZGqjWNUcp0he/HXYNFO6A2t4owNEJGDRciqw8rCay7b+s7SoshVVadR6Q3ladZuo157VDnhxOagXyT36f1IgBByIowbozyaFNYIBvs+UpPsSEyeGf+HXecWehalTP1RDNINGpG+Ao2ijBw9ZVJx4WGv2L4We9333UlpR5o6LTlYCk7pXktQhRkY3g/eysuAoIJYSbW8qbhLe5jeiZ4zWnrViTw5Z/tz/LDUxDuUpDQon8wbiVAXaxuJivGArdv8e4wW+Mx4LC/6ie/q9nsWAcVb6+/EvzZCLtraMLEbJ2jfMkPt9qVGJwLsPCvd4m5GZlP0+y1mt8GzZouup4b4diUfMD4/GA03iodpn1hEb+p7wbPFxeIYJJ6TKjdVs7GxJyaPdhcIOY4wkHvRvl36J78Jor/qq7Ajuo58S7eDML6/vaVk3VNZvaTE5Vw2zEYO1CuRsaA3geHJs1EpSl9E2xJ4rE0wCz+H0Y+rocEII3oNUKLikEiPbBDKC90iQcpXenzA+rrSYv7EeRzSi7mYIAuTe2tj1Nm5oladGUDKG9uctotn1ZdMwv09T3XFi06v9xCHdoDtfQJ4OBvUZcCVb6I6Ib+FxSxChY8b5xldqDLL7SMYAeK6jLPmPhmh0Xtq75DAx/7Rfsin2PDUagxIIULBa4zMHyi+b15iqaWaNn6HOigDn5o20E7Y9ywSd9tweqhZ15X7j8Ftk5N+zzyd+xWYOXoGhUabl4AT2cEaInyL9bG/Mq4jjlVxWPHGgDieJhoyLswbLqq4cmGDE5QxS+TFRrTts1QnX+w7rKlvCWyMorSsTf+KEN7QTzXOVMlE/nGjBXMn6JFmQg7yT+yKUozOpODeDBkalSCYtAutoUeYsKP5h/vpMHndb7tjvXvbRjS0wSeWI7sm4KjbPkS2/0+zHLXJ6lK5Ow+ywqw0Be5uqpfqLnl6vHFCGGUbVRNRiDt+p1QQ9aqvlHacVCQrrC+A2N435ImjUKbhqBkxGAg4NCqFkQpCmpsHEoy6D1hAg01rehqAVpyY2hXanziNFwZxM0LkOI1bx5tpniake0eErFK+OfK5Foroms5JY5hlsG3BJcywYsVbJVQmQAUJa27d5uF1sBCQu3RASQOMLRpiHEUo8XOQ4UZjAXBZh1YzE8jslYzqPF6CipGOx9X0c2LFVrEdfOckvIMWBgBn1C9eNlPJcny4peif8Pp8eTDYSiZsPgmZMYmMPT/Ywnrpulo0VFwRaNFLW9fKIKzPLNdUK5ZEhnhaksF8fb8lWcCKbgzJx3BT+YoSQZmM2TwvOdPc7qJ/x7FQrP5r+2P8KDw+VlORQNmnk+UCpjXJGciQu+ca3b3Lkri6ZaW5uxgJWO6gx4/UuJCDJG3Kgps2W1nmBndibV0A5yH5ZyCAikkddloQ5yXHk9x/QPhx7iY22iVKxVEf91NuSI2lgnBP8Nv3+QQVIuEAnF9mGQtNfg8vLzlDEKegCr6qSXvLzmJnoS8q6zSYWBIrWvYfQWLL+kKgwZ0B1s7gqK9LQRbb0uGXUgquXS6fPoToqi3P9LAGdcTkqQqooJ/r3jo/wbJjDA/SidfGKIq93pJ4LHksMT/Jw0INDut7LRf/s5mlm0P7RyqH1MbiAThVIS4rC7KF5WQ8ZreadPrUYxYC6KcFacd3DjACZEVoqzD2mJDBORdYSdB/GMMIAqJcRNFjQOgQGLLLCuRQU7qmH8/3SCNGXFezRA1pxBYMW2NUVRFocHsQ8hOPG7kqOo1J63KV6yIo5bshuYKxZ3G/i0ydSSODRD+PQbeqyrMGZcm4M7hcVJJffPUjnle6xtUTjzCV+d4L5olGbHur5dgfO3p/+2c6WNlPTnOGhMspfVzAU0hlBaGIrAryeMYuCwHj3rEQy21BazAKK+/jKxrK8irCMZ2mtjiI0Mts9qCw49Xm2AtVLnAoL8/tT8oEpQyhvgi9AfOVixAe4h0146V7RmM3oIQLu0IVjyXONO3VqkA1GpD4s4zN1z6O54KlQ4v08iFQiCswHXtIXPlA3K3UJHT89skG8yRR5Dxz1TP/fJtg8InBA6abLHAZHekcszmPv2jgufT7JKi/1CR3pd7dsT9p4oOUQnxTQr/FHeOP6qZm/oIKG6obCgiaKQuigpPOKtORzYoqkwbxj0P5SXCiI5Jb9l//KZ4kzmPeBGhpOtJsYRpC5lh1xul1ueQH4yqzoqstsFY8vhI2vnBwkp1zzNHXdmd00ZDjmdxPPBNiv9EKiMDr1coa+cEgFFa8NqqCXvwxbny1zisjWUlIYWkWoYxgWH3b6QlOrDCP1ZehP4KTZXA+mPBQnTENnJTUOnzP7mGV+Kx3FdFYdPBvbV7vTE6RM4jaRoe0C66EGhWQLxiRlW1wy4zV3CSnzwc1HCrA6C9aEHmN4/rp1VddNk+oKwudi4KOshi19zbb0yipIMdVtfg24KqaYTkIKOZJDun6ZIy1DkJNttuFXcv4scTyqG1cFMIHfEkVHQMv4YmD2iAo3v/tTYMZ6Xf+2OTOIu3q8i8UibiyWuK0WMb/zFCMJcKoSepf1pv08+xGYY8TgAimT2/r0VFnoIUHuGBD7pbx9TGxw2osmqFPBvyj61xgZusSRxvwcV+3hgmSt6b5bZOUxbj0NVPLPFbbQ24/XVN2m8BWq/Pbh7fg9lS1RebL3AkhjzyKPze8t1ob8EpREp47BeJxODwCvSNwKr2caxVnuo9dcpQtANsz0ZNa6q7vCl3v0nmsvpv51fPZvU/ecQtVDHEGSZZb6RcTOKwixkjouDsmWz+58391UJV3ASx7hVEOKmJeZa/Q7zorpPxFZLN8sCChjOUu1pj2kI2TXkha2oQpmy4cyMdAYnopjV3JunrFYuhpEq4RsYQSJRGoi4BPom2nKv9KwGNundmRuAGzGEddZa3knp3LiqYLUCAFw3BJ5LIealrPQyIZlkX0yzuX4h/nb5hTOadF87QKTsUQ+rX6Y+DAYHIfV5koKnPwtH82E+81W/UFjR1yhoJwLz02WtjWlVW7LXtG45AjNmapbEx9S3SJpwxv4/GGlWjr2dIJvxVWXfQbMFQSGAovwNlbwEeZXfYkZIwkhau31ghcRFejv+l/n7sBEfSs1isK3W4sMFC2E9qC5NNGfjZguFXAV4F2gOswRkLOTz5atk1/IlFguWU0/adxKSb+SZdDOQhIf5vQ602IYHAK7CD9cEOcy3s6K99P+H6mxOyhtR6N3+1toiCtREXp5MwSy1TAsAcugFFf+It4k/arSRT6ZTUAB7xKFb3la47MaxOhRwK9iEhWCYRqZvI9OrhjqnrmRFUMLB1C50o/3hQ3PcmhuThYxyddXJBu7FRAX0t67tHm+Krh64c7zzGz6a5e13Dodmf00bBIcWanBikl+Kdyr/TKqowlRxIbXDFpNvY/NeVzZ13W/xZqX8sAhvspK63xRgPqsbnpstziAZt45bFYU1sMoiy3gl64WHh+AKVmbXyt8tVfLjzheap3VM3RapcLrDofwvW+Rw60Ge7QR7H254PNb6USM9BrqbDSDCIpua+Vvlqr5ar4aGKx79f2jDaXPZfzE2vX6yjjRHJjamZXpNp/5fclS+6Z3aFNS6H8p9Bf0KrHVv66xmN3WIB0dVXoAXqQosTAVno24m7sl31CBj+gfVUo/jGYu4mhuThaq+VqDXUAgZE3hs6ZBKWHBzF3G6raIH2v/C76BERcO1Hq/G1rFGcT3q0YDJiLTjp1PVToI0rmO+1AmW3YedIwuJ0zPA7o6eFzVAMFNzXyt8tVfKrn9Ky4NPmJXjGrvObuphzk06hezAuw2f4SX3HBKB6SR5e8747q1qJgSEFJa3mdNqQrsQjapo/K5Kl3P58SCNfe4F7rCze4fo2biqN0isnzt2B+dSGuxrT17H3i01ngAAAAAAAAAGC77LIytqoGK8nsXZNeB8wIx6wkDIxYHT+kLu04PUV8SyVnkdh2CIEuEPXzu+T8DXl+4tH6G13AwNBbWDOlupzeFd7DV82v+6oe9v09euArhe5A9HYo8wHch50i+X14k/l49C0Gr/7przTRcqa/25/1vM+qy5W4UwSccq9QT9o3w/7InZnoagNFr7NTeXuizjlM8RTzF2pLDLoCShgOEtlURF9Dvg/pLOpHeDbhRoBuPdFVzThaucCVDRfLkEAoKyZ7Ol0WwsLBsQDifUcDrCPMy7MlCoKU+DFlneNz8SSkiABQW5PUuLstUbOaI43GtQOpkS0/ElQHbkoGnq9cDl7pXYXZROG3vvXTxXzVfZjwtfZQZvqf8no5rtwdx+L37RhXdk4qcw9Gtj6jhyRCouqfUR11wu+HNw+wTSOl7M4yEB6jh/LekXNGAYPXOr53BY+OXd/+Xnl+dU8WQ5LiXzCRfp2i8gp1snX3iZbQyJSa3oxBCyhasZOFom5zZnCGuvrRzU+ma9T8WJ/ENUqj8Wwytiynt0LxVINMiih9/qlHK3Ysw2mq2o7/nP3Yp0ncLYB0HOrXnubiLORkeQ2aOpYLD2eYp1GtAcEqn8iI5MFzv776ji8VglLZa2I4NaliOnAgsU/okBkndj15jDVufIsOwcKxAkquPk+Y4rEmbRsLNx6tBBWARR5WEnhU9MR+384I6j/LDqf7Yqk0nXJ61jFINeqVj32GaihYLUGnIyDV1T5fwG3/cUsGZRbWQ6RBXZNdBV2bvGTVJUlv/f8GScpuGncBEFWD1ayeB0Z8avU3A8Th6t4SbYevsIkp+/8gCU78KAgX7bEqx1pWup95xK/feyo0XkZYa6dmpYPIkkv6q9UgzSmki9655UTF92Pn4Qf4rk+Zvk5Zmhi0vV30f/jy3XnJ3qnqOQZ2dLwhhw4iz2cD7xHNNIxV349YHHE6shyqy7NS9rXu1EvZjdlNOyAgzmo5FHuXnr8BQNiaCjKhtgErdg7Rg7H4AXuT6PYMsegbrzrHDxTGpx8cG6GcoKsvSLM/+HVFbAinjizmMNW58iw7vGsR5zzSuvaE3E/V0W02fa+lx/pfYdD7DfHhWCgN9YDcOy+31Yr5rZkw7V1o4OWzTfXiXFLUxpEOOIvi7wdoIIEdVCr9caL9T7nKLlkQl+0OhkpIcrvbIJraa6o5wAAAALjlZxfGXLH6t15QFSSlYlHPnYxsWymIKfEb/T8GjNsjNU69dNVmAR7ki9BjLfA/Zn9ms/0ekbLUKzjL6z6MzT5k4UW4Xjat2Qna2wNjTLfMAYXMVCSnX2ncLGJSrJmdxzzus3fSC1TLmZXnXxhVyngqXZXwPFKh/yLQXtxeD15B96qwRougQEpbcXuYfI2TGYf254H6hUReAvdS0O+TOViXZTrpPeVqu0yFIjgcTEJdO1kFLs5xwTiJMfFxtLcc05UmG5plShKFKYgRUKqdFhLGHlIfA7E3hcbUWwlABiBSl6oC99VIp+d6bMKnQUouJx4bzPlEw609f70jllTrL307dXyx03+CWQhHCf15rUooty9EI4kNOaBz5RNIdFYXLv+nOixLh0JJDMk9CDPhpQjYRMIwtJJNdwGzFAKQERF8DZY1QdcyCtwiID34SDFkVZ0qzxVp9WzXocQrODIcQAAAAAAAAAAAAAAAA" alt="A collection in the console: its rows, the filter, and that it is live"></picture></p>
<p>The console shows the current rows of a collection, and each change as it happens. The rows that you read keep their place:</p>
<ul>
<li>A changed row is updated in its place.</li>
<li>A row that was deleted, or that stops matching the filter, is struck through.</li>
<li>An inserted row is added at the end if the list is sorted by ascending <code>id</code>. For all other new rows, a button shows their number.
Press it to see them in the list.</li>
</ul>
<p>You can scroll through a million rows, because the console loads and stores only the rows near the visible part. If the connection is
lost, the console shows this and resumes automatically.</p>
<p>You can also:</p>
<ul>
<li><strong>Filter</strong> the rows with a <a href="/docs/lists#filter-sort-and-select-fields">filter</a>. The console shows errors in the filter while you type.</li>
<li><strong>Sort</strong> by a field: select its name. Select it again to reverse the direction.</li>
<li><strong>Ask for this from a program</strong>: copy the commands for curl and the code for <a href="/docs/client"><code>rowfeed/client</code></a>.</li>
</ul>
<h2 id="edit-rows"><a href="#edit-rows">Edit rows</a></h2>
<p><picture><source media="(prefers-color-scheme: dark)" srcset="data:image/webp;base64,UklGRtBaAABXRUJQVlA4WAoAAAAgAAAADwQAfwIASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDgg4lgAANDSAZ0BKhAEgAI+YTCUSCQioiGgcjmggAwJaW78BD23OzQGjNBNOivF73bs34A+VcrRTaAfYBOuf6TOY9La0T0Lzf63eCSqZ5b/R+KLVA+bfov8wDnd+YDzif+R6sP8X0xH/M9jP+2/6/2LfOi/9vsu/5zJq/H39P/p/7QfBru/+x/3P9lv7h6Y/kXzX+G/v/+P/3X+B9k//D/u3ic6F/5Xob/Gvsf+I/sX+a/53+K/e37o/s3+2/zP4++kvwQ/n/7l+5X+K+QX8j/l3+R/u37v/4v1Kf8ftQdG/yX/O/0PsBeun0P/Zf3z/J//L/O+iH/Q/mX+//yJ+ef2z/Y/4X9y/9J///wA/j/9I/0n+B/dP++f/////a3+j8H37f/rv2H/vP6k/YF/Kf7D/vP8r/rP/T/eP/////xY/lP+1/nv9V+4HtZ/Pv8d/3v81/ov25+wb+Y/1v/lf4L/Sf/b/Q//////fR///cL+6n/8/7fwq/tp/9f+SJqm1FKpjbUUqmNtRSqY21FKpjbUUqmNtRSqY21FKpjGbAlMQ5OBLr48DchtqA6Dd3LUaZ5BHfqBHs3orNhIsKLpE6caQf1LLMMkt5jJAkv+IERoA0V0cFIHJr+8P3CghubHvJuCOKZibMlQ4qSh9u19QjXnx0bailUxtqKVTG2opVMbaiR4xWBoqluGznMrVVFEkiAgDPIO6QkpA1KQ9Er3Vat4/zqDNG0d38QVZE1WFO96lrAaLENk/gajMbH1SzS8knrseNF2+MYSrnfjdIoVoKd/4QFRQcIu5gqLqJAO8V148G8psjA3i4AOgglEA6CCUQDoIJMTmORNneJo0+uuoAYzDjDatA593RgbkaTvEXnkd322h7bd9tu+23fbbvtt32277bd9tu+23fbaHtUwN4uADoIJRAOgglEA6CCUQDoIJRAOgglEA50TXS+FtwbT3gLgxMG5cR+pwfIfMYLV+Ske5i97Jwn8sKEEZ66LPeM23ZjSffZStB+LK8Hq3MS1Ix8YJ434s2K9IdTe7ByA0I/uzJdBBKIB0EEogG6e7vEU1Q7bHtgA/3RTWUrMmTMAftDO4sWUvUM0KHCQHoGfYW/pmY986eqOHpXOMPbtn+aRgn6Oe80eywneIfhECppjBDFHAWST6UDmuxXLIWENYHVrXz/5DlTm4XEI0x2brywoS5cBLev8SUIJ1GcuQq/mZMGx8c3Ku4AhYSCM66E60qmNtRSqY21FHt5++IkjCuRILLB5RoaTBxRtO/0+t6TDMWpFVXAexBXQh2E5uJya63t7DzugEQlppyldQ+pX9MIEybKCwu3KCzNvrV35nsTQPwvoxigD4VWdT6oV6niQ1N40ce1g2opVPgYfMcUUqmNtRSqY21FKpjbUUqmNtRSrfm4unB9/HQrmDE9NaMC0+SpreDbUS3K17d9wqrwz7LxEnpzMdV+e4KXiJPTmY6r89wUvESenMx1X57gpba+mNPWSqY21EyBUur2276pftlkDrzPD2MBzJ6XkUqmNtRSqY21FKpjbUUqmNtEeydDtzPYDl4wPLg3zNgc9o1KvNjV+ETOiA1E5PQTWLWu6Gq5NzrsIldm/fFmS24mEzSfAPSrBARYyBkk24w274VgErZznCJMrsdS1wByG+DrcqR4YxwWN6uYv4YUWvkeXQQSiAdBBKIB0EEogHQQSiAg49VIapA5huzRSEck606R/ucgoV+xfgUX7M64OwfXRt0pPeMAlEA6CCUQDoIJRAOgglEA6CCTRs2pdppzitRgza5TWarscwiWZF9/Uas21FKsbISLcr3JlTJdBBKIB0EElcKmM23GGTG2opVMbaipToBKIBzyPbbvttorW5C33o3nI75o0QApCZ9KSRTgAJS7qeZtMRa+8EogHQQSiAc7EjxGKevoCyKUo0fjs6wc0p6ckusb54BkiQ3PsdG3v5gj8YG8XAB0EEmjliOIFkYG5fNH6AOa0gWiGge2G9LNMBCwGDX+1AUW6zwQSSiAdBBKIB0EHE0KVTG2opVMY2oBCRCRThNi81mKm+OvKOC8SgVZv2DV72mYrkhNpjGO0WWCKjRikqblUFlIfs1YSddjBvKardkSXzJL5kl8yQF3/c2+5naCamvi6E08IX23BZ3PYvIYEnzHzD3DtINy+ZIS4NwLSmHDF5IrLAAPVkrPAUCV2SRxsr0aHCCJ0ogHQQSiAdBHTg+SGZrgA6CCUQDoIMtKgLJ5u+I4zXpap+45Y4GBN4hm6wDfd0T38Ep3UMp+iwJVZ47EsD+UKP8H1VVoAgy29bTDp4yw2Hj16mUQ5qigA6CDN39vgBoY7HDHRrqYJiIE98nL0HdvxxJLX7dodZ4XPybl421a0kQvRULPRIGkVL5khWC/Z51IuBgu+2VSU07c3LBagM6aXohS0CMdi5YMdpg3z5kB285lZt+ZyAQcMHFKoJ8yaEk3JsyXQQZvalBv2wgFpGGZ0xiKj4e8bj420OROM2jDH08H1kBRmS6CNmHUIatYfMkJiY8brr0wSWyiX5kdXTXUAfSL20AaHdbqzarAVEIyo02fQpuqkoBZeaNi+IbYy4xkIOYdN3KlIRFv7tN10gipabID7cHV4xSqY21G416l2ufg+UgWxlEFXwhaKNhi8LWINBoZSZA5YKCWQ+ll7jOjWyqjHEsSiAdBBkecN3zqFujA3NsFUIrU7aZxYrc4mBuVOy2EcmSqyO5lEdoupPg/LZyoPBPxwA9NeoKLZLio66fwHvzRaVaYBKIB1MlnN4a9QrThRYxzGdpQgGryihsFRlXFhXy6227UUqmNubSPZ2V3y+JpqLHyyv/5d0oOaB4qX5kdXN7frA03nvmB6KLVjfTNBgb3A80/0u0MKtJ4Q/56k3HjK099QgcvskMC+1t/Nx1pVMb9gnHaD/VS1tgztO7XabZQZF9KJt7yeNR7FjEN9hLyz2zQQSiBOEiryDEP277baix8sxrOJ3F7bXk+UC9W6KLqcsjDadf+NOPTksM9W1Vy8BNv/31wOARlP09HI/aW8crfUZZwEZpMlEA6COrMP3N4IhgnynII1LWqrWQYIFWdmiLX/9E1is6tFAK0WlUxtz1B4HSDTWyS+ZIVgvBr9duaAW/EnmKM4io0eIr9XwYmKtQGki0khIll5dpcFqyd0GlFUGD14w0ji2itilEEJsL4GIVbG0mvgJjuOtKpwPbhxBffFfDSq74C7RMYUQvdle5dCWDp+aohK0m5+VTG2oqQKTj8umI6nsRy482T4d/jYivwfQ3RQATIqNXIqz4cGn1Vip7tKpjbUUqmNtW//YclVU91qKVTG2opVMb6ebJw5mvE07rIruaL3ltpfZuEtMwhHfR2TamDgPqhukM60UYpeGyxGLgA6CCUQDoSa6SvO2r6fA3i4AOggmAytHpFfW29iOXxgykBnvlfQ1fpuXwFu/W0Sh0uDEg8+/g2lVEW2Yqb49uSvDSenMx1XxleCA7Gbi0FMUGDUtiKm+Pbkrw0npzJRAwwXXVED7d9tA1638h+DmEqcRdcxRgaJpvlu1V1WLtbfjKIB0EEogHQQSiAdBBKIB0EEogG7SjEOAYrIL7bd1kV3NdoDcQDplVt25uWC8HwFTTGacl48bailUxtqKVSOfMcO+2aUpT+KRROJE1PgaKaZhT0vbjtwbT2YnbxPa2SrzLsGzbeBh8yQrBeDYBkoS608LP84G6KDrkLSfoaNo8M3brD0NsZN+BvFwAdBBKID1s7kDw13YdtBQQZZdWAzwD3LLcAAZc8vJcoM8NTz7mCYDPoYQyINRgygi97gMj5HzpgmyrbIHT8EOJ52Co0BmxbHp40Vx/r+YBHGrIR4694+MLVhDPoTcqKWbadtEQaajzifkdH7d9ttRY+WY1nImVW4jy7Xk3RUUKXHRUOgn68bailUxtqKVSCZrvf+rlfvDcLuHpODEsBhwc+RAJzrRj0haEhc8cPNCKmuVi8iIzEGfFQ9tu+tHcDmhYcHBw7f5rG9Ijq5vb9YGm898wPzCSRYCRtKtT2/fzn2/wU92mDHv3+Cnu0wY9+/wU92mDHv3+Cnu0wY9+/wU8zi6nPAM2SRZUnJYuZJfMkvmSXzI6I7F/Y6fKPasuSLD0qCozP6KptiRYA9OPf/nUHMHw5T6D4CyVWT6FxG2mRU3x7cfw0iRKAdpOy2Iqb44mDARUdb/g7cYipvh1aEefR/96wM9RIuLQ7SI9NEteIk9NEs/WW3w8P++ZJfGDKQGLkpsG6u/MrRfba9/DVXylNZdoPI+tdVoeGjPlXWbvDcwSwZGp1xvc3hGF++5JTOVyshGF++6S91zLLhqf2v11sosRX7q2rDqtRJCaXXCeyt1OSU/782qaEXWyixFfurasOq1EkJpeH83gIje5vCK7605mNUi6ofaXGFIlVp/d1eCkad9trlLFx4mQ7mpOl/8pPE0760dwOb7ZTIeZk2bHuGZZbTRKY3xiwiWAPsdFMnBHo8L4l8GrWFKOZsRPu77bd9sYNBGl/ozvCkbjRATc+BuigAj/4tCJZmxiC+vWSKfdLCyMDcqeDlpv8ChgjW6R8l8TTusiu5ovi1fULEY3+xKaI99Nu3jXTf7FEa53OLp6moDU+BuigvKplv7DdeP5sRy+ZJaF/XvmStCNdiBcR5cpfIZSeJp30lMCBSwe7+MRd/j33KRBU2x2cyS+YMrqZfH6Gr6NtsfMkvjBmJOEmPgbxcAHQQSiAdBBKIB0EEogHQQSiAdBBKIIACCUQDc2KzhCqxCEYbfbR6zReE4HuJiaDlSnLZtANOlOJuamD1cp39Gef2JC5IFEbrnjBeaJ1pVMbailUxtqKVTG2opVMbailUxtqJBjxUhmxEjZB6GxMQ5mhN6Etr4RjUSm7wm0Ea9Znkhcg9CMEumn+DvO7rJmXjbUUqmNtRSqY21FKpjbUUqmNtRSqY475kl8yS+ZI3FwAdBBKIB0EEogHQQSiAdBBKIB0EElQAAP79lWnb3AAAAHx61zTg/O/IzeE2lszOJz9B+wyxNwNPg9k9j26FbhnB5Ou028Lx6mO9z+nVMyKfOj2xfhENJU28V+19oDBWI86xDl/fMi36VIpJ8xYQMSvvKvcuafL5BU3t6UxW6VWNydp7L2vj2WdnqwjE4meM/Oyxu6tc8wy6f6qyY9awc+QR7mdR/ICeOU4P0Y/tsXhNO8gvVhrdoNhHYheK5aFEuLOEaFnWPkQ+uiz/2L/qla0L01cpQNuJ18cLTXyqdZI+fcSaW8vyaC5W41aSPSZlgek94xPzOykH5OdJ6pevY3fLOjfWH+tTc7nEmsshGQi/pILLjt609rm7aW6ueC3ICyNqUGDi3hMGlUmxKisJtrvBIhdKm3iWbDuWXpzYfIkQle+1HsIiBphNAX35Ah+NBWVxV2APdu9QWEyDQq3OXo5tsvYISuTXXx1NuFTtei3EvlBVhJwl9tboRBrAZQLbOe4Oe9GLXqKHb/0b18y+S8Ic5xG+Dqph4UxYaFej9aHdkHGQZ9uq3GR2UMLVsk10ztz7KI2SvxssX1diIvA+iIMGNyM3jokwuiMjR4h802Q5DfmPV/uzxgfLX2DptlH1gUg+yvgPXXXaFwqrkdlpRAUnWRN2WDZsCRaiqbuEESrwRimY2V9wf1pICYHQJReCqaXAUujLrmKJnFus/7SJ50pox2YGC8Ax0vZyRaxwVmW8Cp3ED/dDvQyXu3OCQk6X+lXJYY/91WPe9L4WI6c8ZSbSiwqrcs5KbjiNOtF/7HPnN9r5Fjy48Bhdu64xkKF4FPUoz5jvq24PuY9Lh2ILpF/R9tJYUr++wSQvIRPK6WqVZ1lZe/kK/AYacxh1AGOoviFE2pQqC87aVEITUrZPu54f6UFa5O7wESwW0+0AwywUoeO8fE5R3yhUdhwQQ4CqpTYtwGqZkxKsVYz+EdL6Jng4Lx5cpSUZKdVrSqYyqNA3JQbkygnogn34KCkCgXcGhXuj2m+DunTWVd5MEVPC7WswECAQ3tS7zw7st8KNpdvLKE9YWI/mPFKPhp/P7LaF1TC+AC63/0Jmn59x3IQFxEd0ImOvDsl98uFrQU6TvZJE41+Pa3CwetW+aue6Jba9vqAU5EvbvTBfKVv+KpRq8XyYmkaIpLaFjXWzoa6TdDmZXdM4N/mLcbn22dvIHGZM6jn4OeQ6E24jjf13PtEiX0ri/ZnVlaTz209EATSv4FZGv2ToD8iwlGVznSKPfPGHDtqkqJyDV2zsys/cDdzy5zIoko7WoST/Khn94pU6qG43jCctHIAAAdLBFlRdsVm+VD5CL7zhRDiePVl99JKVqZyqr4lzySRHklxOfm8kvGgsoiXICSzMF5GY9xsJpTS2wbNnz/SkSRis6z2oAeU0atvGMz54iI38GCaqDYcTtcvvGxPHvNx6Dfh6Y47HO3hDAFXp236W0CGQd45otKOM6RbeZTLvySYeNvA6aVGG8XifKZmaz3a/MOo3Z2XrphzjdQwIGvkhEHMI6q+D09otYSTy3cdY9hyONB2tXZZLhMZF9Q2uWO+tsAJb1slnCA3Mtw3depfaj/zb4/jlGGTnlfWM2fngRC9rUzvDQa2ZPstZcP8b0V04B9o7/yqO4gAewz29u+HvlxGBPcCmM7/jT5VdsDtQnz8Itm52D+Lbh+6u7pqizLUzvXTf08lNOetMzhh5RU20s5CzdH8xbaj/PfVcNQZq63iFRHg6jefPSHkbKMH15E06rh+lm+mjkmrgRj+BLDWXg1uTtfw5HkfpFuPUqdbbbpDf9YrSh9vS3eFLA3RkuKxJ7+hgW17Fras7STlOSpoq2sWvhVy4ZEcdmHh0Ehy7GGRveIzJUMuEwQoBvWdvZgy4yrfdGS5OUe8bo9CjGS8XboTI5C3us5RN7qc4HVgS60El5Jwz3a4+AMHOIXv3YSuE3wPlwYQk21s1acYgrAwHM19d14uKhMMP7tmuuA+0qawHaKElSnJsysTb+DR3BaCu9wA0i4c+MR9sw2XriIoOG4nyrDaVbItTsBHXMfDmeHNyeUdnr4GXV9iU/ezDp6go7Yc5mvruzq7rkK8UOlq4+nYVCsFByi8qn6Onc+hjR8FMSmA0LgbzVRJ52c9CuLbcKzWstAOcdrC9ySZXfLhKAqr6qIXFEA5dPc03tztR6qRbnPObddaDqE8u/c81q+lXTDATpY+NJATqBAKx3sresjstL8KiGxHU0Eu9AuFKHQkr1AqxqjFVElRRtDoaSnsmJ0DjvgAihRR6zVrUgAAAAOA8ZEZyH++ACgfnjqESXMbwzouOF91z5YJIQINmJyf9BgT7BgUuHdpHdL+/Qc6UEQL1jA2nqnzrQrU7EsNLjhgNHrAsy4FxZzyhqYUO7PJO4d2eOAAAAAAAAAACgih5JmDafQQAHFe3nX1ZKdKIuja7ujahgEpzZByNvvodM33Mn0935bfZ8SaCXHgNK88JJekvLGhZCxZYuE7t85MFFQHHg08/0T8KNUkg1hThw6PkvYK+m32IdsMZ9+bPKeeGF6Sw4uXBPwY3+VY+W4krQOVCv0arFuLu8tPxEk0Pn7natLaTsybLONTtjIrH8FGNC29kySC63kIKEC3LWtapWHry/o3FMJnQstKjcaZpbWZShm1LAjjfm1kaGwYH4dB9otRAMgaD4e+ATAps9BZjyvvweiliphsdiD/XqN7FAXaen4mX5vAbE3xgjd8ti7ksB2S4fe3LMFl2ovkWn98Baxoa/3G8Ple2zWQ+O+rHMMtUSEHA3TwOg49sO9U4XoRbC22hmNES9cIHQCY2tNhUXDDfMNRHIPCWg2nZAo2jb1kVDrpbLvn6JYzf6Njs7CgQ9gIBf9OlR7b/aMzNiqPD95w4oK9cZ9pJGjNozRFvJgkPwVIkgge9MK8+zVrYcvl44BjGw5u15RPYiOiq8L5pg+ojHrJodx8STPIQDjvzJKX9Rye80EbFUO0B6UEAxdd/Cx3Zke4qCAG8wQImVyR6RVvDpxDdOz7ImQzBRDGSRtkf8Lwv6B4UeIvF5s/Px+I73+7xMoSUTg/KmdZTshXucphA3zNpvKn20TOzzVtw+7cx1gksV0iqXzrXqSpGGBc7RCZCutgEp9jHrK1PY3xBgbfeDGgb2sReDioetD5DlJyLmc+UA77urLbtkxkRavIsePBXzpt3Qp/SjMY0dU9yIJsv4dVqfHCb4lgAgMRQjXVtiepiHDkRwZ2lK1ZBDvWzhD0+cXve5cHvvoMden3/MzaDNEB8rhdLguESmO7qHPwhMv/m1GeeTslWWDUxhlqcO4CXyiKJf/x7Kyxz4AN9rFsU04JAQW/sO12ZsjiWkM76trCPvQfNHijWjrSL60rlUdLH9639Xu6UVVHGJhOycnsRUMZc0FdQiEZKydK1s7cDt0ILp98m64G+4xwanPda/twGvwsF1G9vGU2nmaYBW0/AejiYJrnBDrBwypjXeaQPcxwpz/DisDOM0w4yqcE6TrrfFBpkOfpNQawAwcD3A0l8/O0jyD2Jv6mwYFqWot8JHRE7bR9ybZP5G/KsE6mcu4flCW79npI0Eos5fnzn5blf+ylkDOiK69mi+BR97zTy8Zage3h4kd0lZlseURIyUL8ZHWfqzE5LeeMSV6wm1wDQfhmB0PtxP8jVwV8fVzBufsYjUttPVoQ13HcctDUycRmnv66w2XWFQfMyDZpQ8YIRSSftsvPKMd7i4k8Kmo8e9LiWWHxUK6xdru7qeaP+vPqBqBz7s+BhKAjv+YhZdID8BzVreDs2c4vNiNisYxelwrLh2rijRYsCXDlIzJJSM8kUnuhqaN8ymcCjnhDODEV7lPEISlCKJLTtED/xFdHaiGO7Vcfm605Yd5TdkPwzqhkW63a2lL71vHOdbPhaseTInU75e8ETGWgp0dCh0MYYbaYheOYBDtf5zsnrlG8m+EhFyHOkGxTRGTV1bzXJLWStfddxH2nwzcXmY6Ze6/hRnTSGnLLJPK3S0O1PbUTWOY52vJs/7aSvF/dzOAJ94DFaC8asoy2PPqsghwzLD5evCix6uYcilT1KQJPRJrP8BtqcFcVOeKGD6iCPCuMxfAY1fOADW4WUkd4NnRPjDYBW+6L+42fdadxKB4XVQr/UNJA1mT0KOo/gOyaYjKtReSn1Q0CjiLevAzJo2tF5amSE047VVGTK3Edlkj+AkpX1FqP3yv/yyELKWIB0/C3qL8xjf78BVZE7fNFPxPqhs4R8jqnGM93D3X2hX4nT4sQs5FWkIJ7ISg9ftHbhKqf7SmujUAdO1H2uK66QnKsJlrLwyhmibhL+6xalGFc7RJ5WFPZbPU1pwIYlDmeFgCK85iWy77HBdGwPoTWoMOsLtVIU0G557M5hmbE660ts4KMnihhtotwBs+TL3ng8GGDvS1X1MoX88QAJtGPFPB0BSwGPAg/etuTAQZaWpv3eqd45xDImGYGiipc3bjMZ2z83MpxIqQLHGhQTfTpRKvY+u1Ny4yOhqxQ0lQ+LxThVoIyEDNFeIY8lylNl72AlF2KN43a5cZLm/Ou9F2oHrcHUnm89zGeS1rjOlDJI3ib4E2kIAOh/8LmerqF025OlmqkvbMNNWo/OPd4LJwttTD6FNOzBxQjQUjXbxC8dU+4SKZP9yhXEAi4naMGZoDaZWNMf/fNy8KVlEXiX4eWi5imuDimL0e5OAXAG/eUxdzIWDEnjmptbk0Xj600mf9Rc5l7Mwr+rrqEwMO3vXkbOzb8PLm+9vcv35XHe9QfGxvbzLlmNcaPFIWqFrsCyiYoN2OqbP3zDPnvMoUVJETFCcyQIL5g90wksBqjmc1QBj38hV7UsX5QH5DTY0C1NfFymmf+VE3oOnZ0lvFi2orh6SJFEKyPxJKSr5oWBtP+gusS0PUtYWe28m8ayMMGQEtL+3fVIKRYcZo80KC182c7l82ENOHdxfJNuuDOYk5gqmLBbSsx+SF1JjqzSStDLmxxz+A9REExXBtdaFeVCLBVC8jDCIzko98yQN+AagG6KedLTOXIVo2cSruz/V4T2kp6hG1eJkzMbfCQAfQPAN/KSccroqqaU2KQ3+dgDq3ashPwE2KXsn2yJC8VE3QG2ABvIZVDcYKL/DRpfmeZm5AjkZGWYJmDU4eruEh1UVj73TsDV4xMP1sgnfxCdJCyrK3HAI5YpPGvULxbSwFvBq7jCdMihcG88uIwA6+VuWbPA/DyMW4mtg9nAUwm7F3sPtQ21q/aeq4P23M6qeggOaVJSVdMEffaHP9oXqLhIGTHvoUgVzovbM2abBzM8fH8Pf9o8u+UW6MaPQ1/xEbUoaBMBsnJDoUIiU6WzR2djUgJie+Hb4P38XQSYirfS1s0s1rDBPaGOAbUz4M9BU4CRU5zhvIyTTUoF8YWWTWPDwseiOjiK/EWJaOMx+OJVSD977epS2IR8EVMQ7wcmpSbTNSf3YAc3gHo3uPyeJK0hVzeqYxXZCKqZCj1TXb70zRDd/AjwbifNikni0OE58+4xJuAVDgTGY7CAj0uuWdIXaHkTuwji4nEj6m52vbKBQFIuDb75Iw2XjeKaBBmlwlzX5jpqrd2vXfPyM9rHtfiZFKYUhSgMzbcVRObUMBRLcPTxbiooGvsQB/XBvcHQF2REUsRRs4g5oMEWQRg2Y4IaU9eWoGcCgHfh3LHzCQNUGugD92ib2MIqfjxKKt3jnR+qPE83VTtdA2R3rjyECJr8vF8QKpYZTtJBza4pX9ckkfglEDvgDzxYhMqkSQdiEPxQ2D8gYZlvThvVRu2iRWaQGr4hV19Dp9zvhwQYbD6dgx2fbS5XdwzDJaOJWWe8O0ta9Ol15wqxDS8ea2yjsJotBOIwwXolipdgfCprwIrLwsFkSlY2Chr3eC3El8VFrjkhM9SpQUxQLHbS/89HVoqNUUICDfuX4CFlT8xjym6VVUQvsv1bwtIcNPBB5NGtA8lXZ2HcJE2qCPOhsgd49Ex/0AygAxf+Gk2ATSsAcqZE7aRI6/tA/Dbnxxo2FPoh3wV2aIDQlSJ6kPtHTYNEvPzAXIFRNMjLv/euxm5Z+/MYAAAAAM5uXGOednvr+nVwiZoHkh992cBhTUb1XqDlZF0bWoCACFfQHHx4CZkcwGW6z6Cp2xgHrtdo9swU/bJFRwTjfTejSHz2Vu5NWU4aoTyjedZgGKBu8UAWGspfGOcJac1lAh4k4oLD+8p1mPw6N14tbCmxxslU4FDkfrwNHtyhuAnYU6p3p5UDTWrup1qiwZ64T/w2bayt/2xnhAPwI0im3s9KGo4qyIhTzMqWLC2xJXboy24obgS0Wcn0Dly+NKbIV7S2IOFetKCgFlw9BSyIKyX8JQVkv4SgrJfwlBWS/hKCsl/CUFZL+EoKyX8JQVkv4SgrJfwlBWS/hKCsl/CUFZYull9sO3RZ42rQKcFsGNxeLiygmKhxT8yoOijbt55wz3Ajzq5Nn4K8JsHwHAOA6eCO1HSlEKn0T1Qp4G8UG1OWOmrZiNVQr81hyk5NrbWy8gXoVqMzEZYmdKQ7XBA82cyHzaD5KbOkI4fyUkGiHtCuBdGnXRwpVnpQoh41TPw0s5vSBN6BjUCR09/1msJ/kkT+yU/CbYDvU0H7HMCYAAAAAAzutrLk5qUSAzr4AMclQWlhDVs3aF/fmHUUqNf7Kttf1UkkWcdow4UH/37l1PMUP+9ssZ+7Hft7A5YhT9nojrUixteM2vZsxVS6C7LA8Tvoey6gDaRlUeaXxr7NzkAKF3w16A9wxi9Eaugteh2SGX55SRJ/uEnpQRlUfVC8pSfy7tZ9CLVdsQxk858CxCMwwb9COJLgywtZlU/LgzYVgdTuqTP/6F56l/cCZvj0plvubUkfZY9HffS/bUBRlbw3YEdlox58mmPXGZ7WCSgCqd/l5eMkBQkAblwMza21ufKaFfAA7x7JoKCq7RwmOM9H+g1DjMn2KvIr20G7BFt53YDcglRG5Krhcl/XmxcyoHuZ6iY1ZRRNg1j4dd79wVaxpFnU51LzqAmhj0wbwQGZ+s12ztYpGH3aWq8ZGwRDAxc1SNRFe8nnOXcEvo86mMpeDv+MXrreIDT+JvzyEWkKRgawDzzIbQFsFEct/kb7vA1sNIea9vrA0OxzKnVAJQ9SXEaiDoj4sxK3fBXs7nkdhmIIKB4DGk1yAhzJp3NRhgTm1JQ8JGMBPeAMKjy+6WNHojOssi4zD7qmZynPB0pMmdplhqHEbuzeWXEZEkRvLsBbOD967i5zNzsjDRJSCJUGD4BgNWOtzXaAuvPGIMBlvJV0bnqhQ+fpAj3SBlmG9SaT3jzsEOsi70Xjqra88VQxAIXfX/rNYAa3JNJdYRwjwilWGUcSWZ2skjLo+GLY7ziBRVXukJfKZ5iEyfa7oa0Fjk945pEaqM61alDbG/1Y1yiY+5MQ6Es6grNwCvK0mJfz+8LEhkX19gda+nB9kksteOCqQe6PE0NXLUl0NL6MPY0raIebsLE7b7dSOJZRzY6Gkju9wS1sjK26eSfjBXNEIckinmmTOZazsJc7gAAMSvT1aTJhhljcW+tpcRw9xRwhsEVAsavYA3GETD3z1Xhu0umfbZr5eLuA2H5Xt1d3k2+q+o7rH8IulS7zJgGWifd5O3d9wn7OVcW+gxGInCAjEFUk8UXVEGLd6n6OrTNbdncthIPSTz64jSZMO6UJB2b1Af8AJFq1NMx12lDbS3Fsr7c6z3eSjoQmo7XI8siPs/YWAvuNmDTpxswiWvW2JfdTzaHdKd4eP9PnDObGPQIfcr/fTUfous0CPMKHcAE1VY19IQUEK7+T86k8HEA8fjbyGycAATF68kQuJ/QZKq0GyrVIDUBW8pzwjcZwc+pbqmNsZvVPS0mYTMD5fR3VvnFx8T19q1OIEh245Yx26X/ZugQrFCwZYpnuTOPN10432KKOrdk80UaUo/1uEcXHzbGlwvxZxxjfYSbGv8X82W8Z7SqfayOrLToX5PQKI0H/0ebD+VyitNr7D35WYPwR2/nOFpWfUwrpXBEad1+dT4Bq9Jj7CC6wrpcmT80bSMR8x+QpcWAm7N5v/zKwFzLrHdctPwM5MTqa0+xJxZqLc6cHkB/QVS05QD/LxBEpXpK2wIWusWsXA5viQ6lPnRnLm+b/ERgM3PYuD7u2bOHedPWWsgL4f1KPJIhgVwakWjD74F9ygOIORrH2aThn0w+uITJRhHOe0bfnQpQBQuij0wGKzlpBWd3hg1k/P7BHEksyLAkEo4G15hDNCPVmh2QJOQvY1VyCgp3cDPFAxVUHFaUwW4U5f6M2pbmWy8RPOC9I6LVbIU+5XEEqu1pxd9/Mxz6MqbBjuX9FXjc97YDxPKDycknWwxf5mhw8/a61DsPz7zrqiiMBdgH1YFeNPNSH/s3u3y43SBDIpYTRWv3EOMn9KzPel4F8AbMf9z/gsn9B7hQZS0dtQJx/zG1zvh8ESNdz65ghPUadgcPIxNJTOU5skMKKiYNRyNFvDIrdeYGIJlDpmasGz84atGc/So3PGY9Soqw1pvHZJeFzvdMajtnijgKarexXQzTQwTszHaTUzom7IcjOVzYjobt+Q1UNzNkJIexecad1UoaJucCWwIGxf3OYWp3QTmXUAOT1hwwKuS6QylfA/jNBWPV3e3yN4Hf5LrjJO5PQiJTDRrGUiREyoOwCsSc7FApqw7ukDVP/pf2l5SBI9y7Nmz9qY69v2b5p40yGsodaZztowQzJBuFvLXYnkbF7lo5z4w7AVyHP72Kmh/iCnoCKQLqQcpL39/rHaE+nQi3iFs+8kCVDhSD8bP6mKYpOQab862LHK/VSMnBdPR2yvwOR4munFBD/Gy6LraAMIsmQYzjWnN5+c5f6OauypXnXi1IoKoxYswEtvQhNF2+F0JghQOPPhcjVS0fEX7defIXKeUyJlvRlk/MugNqekpfkPNfbOlqGjj3/TLXGFQ21sOgvDhjo9ozcFjcyw+zalO0cMTpBzf8qd3QHh9VJZG7uxox4VBlGRuYC5jB2nWmBVJF6zv2hL9vRmsoJEpbKNKQ7p9f7bGAei0BD/UffGHwcHYxPlnkVYri2EB2yba7DsvhCZiiKndmyQnO1WkcW5OMt6oAAAyf1TrNXOMcvczHoIIoo0sZIYUYtf43eL85wpr3LybqQSGrQcTG5A1aHBNW925DvOfL5s0Rcs7B1Hpcq4jlqfHD17pvi6hHgZuA3qs8jsmNcFxwN1x8baJsjjk2aFgE7h8umyL8L4U/0foYRtf6fy4JLptGFv/PWaP+GEaCLP1aFaHn8d9B6/fcnIDSJFekVAwxDNbQ0QrLaSJRIQFAGJZrZQWQL/0JHhIlB9nVZxnlHN//Cw7Lav1zs90SmCgoIyodWyzgq59wldi2cFXPuErsWzgq59wldi2cFXPuEdLDFR+8zR3OPGYuDRuc8tuBbQZWuZHG+rboq4d/yWKNbT781TOos+rgdgc5SgOLUGakp9KFe1S+iKVchUpcvdfX7xmlQrKvjN3McbjkIwHEc2YbyWTPvwNJv9XqcN/NAueaWohGxtonBr5ytc7HDTOL3Pjpo3M9cgNQu6RdAmQ96ogyRb+o3L1w1SsE9lRK5MlPuxzSz0IC1OlZjCEwFlAbD8rOAdiLhP5jHHFXgEV/78e9OOcJsjrj7X2V4nCnipRJvnV0H5fZN19LukU6aWPsD0SP9ByPPFOjnyM86xe/Ohe/gISTkLaEAAJMTJBFdU0ByVf/ogl5Til0HL11794J2BLX7uqPteJ0KV4Z/hNjSV9pztUXAAANrTVqZ7FB4akNP5/HhWczCT/dm65euiFfdxjdBg1V0gj2Tl+urJ9G+XFwWT5dikiPFwU6Ktqkpc9ZrllxlfSr1K1kaQ3KGv0BLYFiNH53FQTeE+SR/6UluxccvqYDyVDYd4a3i/h9RJ26gLKvrjecRHxin095kkWRjL2AyII+LxYnpTjb1k5Q3CbMqjNfRkjBWOxlgzM2xqyKNWuvN6OG2p1+audFbviZWPfZKYJ4QC0q40IE6G0o3Dnjz+lbGBpJFAudyVp9iIXFjIDgOpobNHRILpQB+BL0XTNlUoP8vjr8Qz7WLUuXMfOTVf8vwzaKuEKqihu21YMsiEkJTcqEbQzsOD0kya+teRAOobhrBGOnxhk9yEtAE/Aov+PdTrhNzMXqb9jCKVzDtKmfLRupqxBFD8SbfogY2hQABZiXXTndBGVr9mPMFbzI5pnguSsv5fAtdOAefpW7zY/XS64W6AzpLo1IIpzS4L8nTFy7jkyWG2q36qldoJVGnFJHe9XaNv66tYixZ7Zd6fn1gqTc82QAxcoDEYivCLNMvtBtV3fPv3Q/sOpRowCC+lcBxrLpw1uqXPocf57B7lWUCuGRhhsIFQD9TYEncOg2Tyu7y/kKmv+mzpiHQERKq6Ab/icGgia7lK4eS4JwIagxPJZmFtAM0RvWVywDqIPTCMn3gUARyUZXOXpJruBt/k7ZUxjsBcJhJ2cbxamcLjgJ0wIotwdjvAOMqoy+KqCxNMG9fguCSGyCNE2wGA1qQ5pss+l5IlemWO1gQd2NFWm5liFmTz/q700KLU1uUEInlt1tWwZicYJ2phZvOEn7uCOGFp7Smx/IH035uosWfkKEQknZPZia6ArrfFiKl5jgSJMrFSVlDbl0VHICxKSj0pvFudoE41zXvR8bcKp8y5vgIkenPZPINVOz1+gwS1OnWAbed7Q46b+p4CSor+Q/PDsVa5QHOTaRsowfUBI/1TqISsTcQbIgZc5+aKRBX4jF6b3CrGHyX08GOKVXUxSjGOExykPjGSpXWnWaRurMvBi68eOa/3RxBOfFFEmspfYsuo2FIOCY8BtGFIGcJWYAx3Tmlf517En2o5kiRCvjdjzjZq9z0CboijFsQea49UuzxLQFklH+/5O34i6KvbL/YywnSm3YuadXJRqZ2hTmvTWdCUIG4TMuL/JKdSpCYBztw16O9FgFbEvaMaGc5MpTiwB5nTJmqqwRfgBTs6g+B6+QUaG46yO8shg0OGTIs9lnD1tsRcVNHPe7NIro5JXu72HvLyV6hJSU7pnV6yphaswWNxD6sAtsvLTfjAbHybN1OGhTNFVxtgQ/+TPnPNkVaKaN7/fWdSsqNIjB0DoeLd48uxoL9qkoJMyDU4g+APRGtD/3IV3hCwxt8DqYVFI2kRAaMGG6ZU3cyMZxiEk9cbU+rx7crZxfti3NtiFw8dCET1bZ7OqduOqJl/z/E3BC4z10R6BgmyFK6OovH28a1XGl7kK0pDC7+KYp+Rs096iza8FMczf2qNjcZq6WblIPyqp407MW2IsEr9a2zo+OO2u+e1VNuSE5RgUnZdqfiKXyR+Wlf7A1hisNetRthGbYkCVvtD9erUNTZzhXPxGFQqU0WjciWV7n2/OOt6aE+HJ/fdmPgbQXjsDVlTUDnlYQViIIVbnJNJ9wGJE1KKp/Bdp14qKgZejAv19QRpQW6BVqIxflAFGzAHXIhMy+ev+hxwEZtgnDJ0KmAmeD5dSH8iB+S+/bPf2guvt33qI5q2WBB54xpwTWe+LYNlKgKu0TAGVdWPWLqh1TcmC90/gsUxWXzzd2lblmAhEx5PiF3CpPEfmF9ik944RLig0UPztlo5nPymotv1pbnO9PNsrD/nWRixBlaYhUihW0eZV+s1IpZh9CuL4tSKwfspKPJfenJPDM5pp/UhgUuNXl0DNl73fzHt7PaHeTncDnV3yY890KoifrnfHsfyvCTdU3US/tSK0MCN188i6ruVs2Mo4nfGPPJwH3UGlmUCWyHDqIFAT7/szBghHRYuAGgP8d6UC+QZgHNBS58gDRS6D43JYEwg/KjmV3iFWpOBIRsoRcZqJmi4WxkjQFZOXT7XvkTpS4W74gt5q/4whwjsFu/zTMbrEGQGevqW34hCZA+vtEnjt+8T+QBJkqlncRaxXCn+/Nse4aoaCbcVKNBRX1zmR9JGVYYIFDuS7UO3mFw2LFlRYSXIBF3MYHUGkPvLHn+i5vS3okZLUUNov1xeF9/7DX5tP5l8x3xIkcTsoXNpZaM/mkJeC/ZHEjlmffiDoc3wZXWFAvJ0x2rPl6NZ4km2wlHLtjiRFaF471ZcUpYTM0rn5wzsUPglYkpYW/5ryzu0FZr8Ro/XlwTcu7vP4IVM8D6CrAt0iTxp4XXiYxe4BJ7pDONiG8kVZmOFXChB3a99iqOfed3EcfRVelkiK83TUW05aN58qIrwlqJI6ohNC/Y63EXRwStiP6JrYI5nEJ3aZpfKUz5SOGuqJlQOzGwuesZyb48fr0rEOFn8qaHA4YNONTShXrzMWu5jn0ET4k2Qn3ZjXUGLLyX1AE+jmAvCvY85Yxe+cMFMSrZXvqbVC1Eh8uw182stlyuJpj9amsydoszimlEmV5cofcgtCm7OeSlzxHDBUEOc9dU1C+x/y+sadRjZ/RWfIFklcKAEUrnwsxJ3WWFUVZJHDX+mrxxrBHYIbSewfU7lJPseevlrZ1O65IATfwwnN8GItuzl/X4j169zmIwZBUdb1qBFi1/AujxqfVuySi0EKmj/Lm26Tf0CI4eZ2jduudMeX3P0yt0nDHbr40ljaZmNdfOf6AxjV8s+5/opZp8C4E7FkAfqNkIZT1mqXoSu3GRnTQTjqmiiXASgo+XNFSpOOoicBCoeSPXP/GD6Bs/RgxagW47ZxLKMDl66aZjPZWKkDnVPPzt66wvBCYECaKpQw0Y70B0E19OosRHA4tz6PbSzshKPbwBfQtVlzz0lV2lW5Ll+pMxLW7cySzrjfStEh15oUjQ5wc+v7yORmdzPi5DIhZC6JzXHlqzhr9VlID7aAarwqN9/5a0DaGR7cy+G8+lnQDvwCYYbNO+g36R5elGOiJbl9mianJ7xAAYCIcEkpMx1sv5RELXMT4saKbErPnWv9UcHoJVPxnWr8tPpTvdNtXnK/EWn8iSl3EDL6GE6wAKbSH9iZYiy+A7RtVgwWSHXvK3+g46rqpGP407J7KX98NTk7cg0ErHrjYhwbsJ+a5LqFkY43S2nIX9dDDv7ws1f/IDHqBu5gEfx6DZs0zkuXI4F2i5ApxIIu9ayQZYKwpcsiPmWI/Wv9ht7k6PC1CH8RZgC9SDYBjQfSMuJtTuUE1PbkHHhmIiiKKRl8qE0NZwzXcmZkpPotnAvPZ06lrpHEH7FKsf26Mg05cQtykMFXU9ngftHRQQM+GfvhL2CAjlMi9hMjIr3mGiv99Xi6N9aCyB76RDmQx8Tq7YcLdgwLMGYxWV4MdVsu2awQ+of07mS30FauBtRdZ88ZhN4T5JGzAYG3yCk8oM6qw9ZpKjXwYei6aDTfpBaeMcGKa0aHNxpnnMM3o4IPRGdX1EEEPfaWMa8OHg+fa10mGvqoYrommSksYSTpF2A7EKeyJMXTTsyxasdLWD19P13q54LsNB8Bdfdzya4YmjpSjFu6MBH0xai7J01Xn8S3ninyZFZG+zLJHvCQfFEKZ41yM2xqyKNWuvI8CbD/JygHTmqKMbD8t4/vv/MZgnPt16VtxZtB7VKe8DUf7I0wgBhTrPsRC4sZAcCMYoB52viYcqJv4n7DZQsvW0XJBYxGy10WKBde3FECCjcuYTSq1f5Y7YX6aP4tYReIh2zHMi4Tf4qWKgp7WmMikS/1hDBkV3I4bd3DTSAibwAfODOL0uYS1dezy9807Ai7xnIheQsZitothWAcVjQvNRnx2INWbkY4lCd3m0nqtDbMQQ4QNp2xFd1l8SZ5vFjFXn6XwzD4cfqXq+sEyE+YPRtwE/FwOcGilUupEn0XuDhSTmr8jX6fPInhe5YjAzoFZYbjpJw6AbpHP3boiRvtJut+S0Dd7P+AbUh5t4MJOA/Dr06wBkU3DrPsyB9VjwY3JrbnXsg/Rf+CVg51rifNjAi3cwQIgrYsnrKlJxkVca3y8V2qHPNsWFCXHuxeppDAEH22GrwT48LKDvj3/APvCOYbxwLQQzZW4TpvgPlp2OG3dUc8f6XUx4mCEePGmiqJ64MVQBLLtAdwKwbb5+foFqmzL0wcFwFR5EHYNXUfGTQxDfdhFFCNfMNyqqSIs048Sh6ts3xW27ZcDeieYfRP1h3pGWTnRYRHggAcxpQ14w4uMZH9230y/p2BkgZME4gDTQv2PgnhZXGkiSXv9pcEbDIDd4lNO5KOkq/8w6yTnq5W3DYMNhy4NFytry/JhUOiUuZKIxhGWajdIRalTkARY7wLs/hqoRbVCipjPvHzf71c+PRKsqjkdYG3kWkgQcNBzL8181sTtID2Gus6Y3GkR0xXp+tcZFWa41VamzUHIroRi9L+RiAM5a2ELElWqZpsJLJZDxXXqWSLaEz6v1aF+WOwdzNaVqcPlIzRleZW6JR1VMCMFQk2JmGzkIPC+8Ax6JMl635kgjn1pPSpANROKDG+u9Bw9bYETRZk7Nm7LtTPScnHy36nXw5II/tvhoVDERY/2JVJER1ULYcyKqXYY6rZI7B5UIH5jVCol3oVcfOV4uzOnFrIZMmPU1XG44Kuwu4qjI4LGVQkOHyhgkNAqh/9crjz+12oh6sGfCEPKITAicOm/AO+14cUfo28CAcmYbu/dPHpRowh4uXUmBBoD/HS8EH5CSmSjwFiY67QTFEgSQFjUm7gGOZPlgbwVXYNVXaT/1KZ+uUa120ONzDrC0pLiimlTnJj1bvh/AwoX2pCP/I3X8whbts8sZk8jNQv6eZlCJyfcIodnRKxxJ+nVCDqLPHIFT1IOv6eAK+HrszhSZsOiYc98GD+6sGv1+R9VCmq43SwIPdbA5m6E0tPfIMMwMCV9WOQaRaE592IozMAq+s9doqD1tTZjQQ2Q9YOXCmletlPUXLT5hWYGJ70bdncKOX100OR7r7yPfyUW3u5K1W7fwjtILgpIzmimi1tfrx6YLXnFI2KU3QvdyzSn5/8KUl8yQeVYmbm7/1I0q5R5qL7cShCxGZjRk2jzIqtZrjKX9Z31SIT60ZMILd7T0LjP8PMssE6e8GagGeUZ5SuJOqKyZM8PZqYWx9Y9I0uT3UIoH3xU2WYUVJwNAhz+/muhMOgT6MUq0Rdmo4/1nfzuVQeLSBAojRuM/e4vzENS3NJf58FytXkIdQUvtphvuUVuapxjqzRn1jM31D2j+zB3BDQaGl80PlhQc32Sd5pM82UYQ2PvkBKKqFaJ6ZVYK6G6o9p9hNN/5SqRhDBp2Iil6MqyBHVVqPPmtn7Fr788CSm3AlDMPEIVh+D8ct/HYlgj6nUUzWTG/CCDw8drf9u0SNVcvHVHcHCwlEYmBFq3lHD1MXMd6TrVRwzwJou9FlvPWiIw0U6GLU+KFFHmFmBBoLbKnZBRCehZLG6bDJRNRFSd5Wf5FTPXxVhpQM6dlH2CsRThh7JGNnJNBNgSRDKCaRHs/LY5pqFi4gzx7jbNQzHVEvVkFaM5e0b35IAmysCRtfcisoSGTWTxdrSrGq6P3qHlBTFnd681r4N8/4iHdU7QkkJcIIH9+xS5JUkOTZz++0nLLa9IaVdtW3X4BOmMlJsF7Vc1PfLhhhC9dYhSSaKmLRsIP+Kg+AfiItzLGDV2Uw71Bo52IHrhjVkw9tn/wU0qGOFiOs/Z4TeE+SRR/iXDYMWPycI+2UNS1pGE42Mxow2SZQhr8ZIcqKFwtK9U8q+eqvfbGg/ORp5UNqY4ADJATYpwWcryDPKN+z5TiT5k6GxbXPyZEqLvHf9jIo2QQHIXhyhofinftIvTzbMgGAt4sG8SDPz63xfCQH5am0Eww1JNlDk0zqkTWCQBSpsK1eP290HEEcrLinqyjKQfIAFTrNJWnBeoODc1tJbZz9jXryw9aev5kIZxHIRhxf9VwfDiVUgQ60NrEKCy7fGmJVX/A4tL/xMrXIrqRDn/I7yt23+HKVTf+QGPUFbazR1YoKR2gMdCzKTSLxxQCDFI7Ujrv4j6dcj9CeECSCzz1JaMW/fQ80Ing02aCU/p+3ep0S6vikHCuDCiFcytfqG8lPmImzs/p5i2/9hjEVzzRGD9UoR8QV8eKXpQF5r9gQftDGH7CN/CkMUkCyNTtgUl6XhIweh0zEU2FVDoc0doXkEYwLmVTqhfJIj9aw0+3sIA5m55DOUgf5jt+tCQ/zoUIXI2oYHUnR1dY312FIiZ0tUC45gDbz3E5oHYcb+HfrWPDuQgR0kiFBTdb0cx4ym/5/5dqy5EynEWABPutqYvtTWvd+5FevSGzziCOSDMUckZufFTPo7moyF/sTDp134SnEo6+CO5zTlTza/mMKZ8q4yoNqaTgWdTrY18jCLb1YJkg1IazaBvBj4eoWrIXXAaXHOYcxxQP1dKJMPwxI2NsRTwnUnMtLz68wpBkC4VaD4C7LMbX2h2Tuj0oYuQnJre2uvWV74rWhYg3K+OWoo1eCP1d/hWctLx209eciWAYkL78eUWMLKgdWhLh1AvEb0pGLFQmL0i8xk8MC4OYps1z9NZ/PV+y1B2M2C/jmgPSd2z/Q3UHHqEGz11g1S3B3lZSh65FYZWQH6ujUkxaPPfIYbaiUSGsA7GQtt7eLyRp66JmjHXMIwgjdaWzeehqA/Mo8dcX7VYsISRjKgaNZGyNuhnfP+SgpvJQKdCKg77AcHki08bD1fxhYOlokUKemOVLJQ0KiBM0rfJXlXiDvoRYFETDeaXABgHExHHa3DKcgsy5RsxNY+2/h5PWUGjaw3MFxLHO8Bi1Zl8MxFjPKqGDVJugOkQvrIK/ndjJ2zLtXxLt2PD2bVzFl8qKFhwYI7RWQzAEp00rphJnLeuUGfLOyaUbhzx5/StjA0kigXO3HOter+StywSKHx9qfP+F5n7kd/LygoBzH44z+SLBlCdyf1aWRCoDQk7Fb6WDpNByZW30achzgF2OwVk7eJcDfw2ngdsD1qu7CkJmzQMnNesIDlp/ogbtfFnK7fb6+G7ITxTM5ZrYfnRLN9YDEL0UpuMMG6lyX6d5jsMxAqZ2Jw9xBD+07ZQ22MM3KBWPJEKu7iJK0XEN4Nyc0SLLa8JidJEqSGlTT0h9yjwvR9PfoxZEUuerqYgIVh0yLkQSPHxcuQhX1EV9TaVrpXZeDBo8a4ORF8HKkFx/QYR5PQZbM0j2oKpSgvvwiOxTlv9zBv8+wsOYJMPvRjf3eObHxNKTAq873SplhX9mWh4HZLc4vnb/S+ZsKUfWnmbTGykW1Wr6gj2AeQz954PHT//na8pbmMJ3CAi4ZTE2p8/ZWPBFdL+4Qe6PqFLgtBevBw997qc69YhB5evfTRdx+BulZRlc5ekmu4G3+TtlTGOwFwmEgl//7wqDBaY9cG+ya0L+UanNXzQ1St3/etRVFq4BnHj9bFJVqXEhAQJ7BsdZFFpfoH2QpJJ5IwGN+J31C7m9YbIbHCvAZF6YuiA0706jkk1DGL9gVGPvTxnVJeR15QHytXYqKSuMSPGGAay4U6Ma2q52G+UC0F47A1ZU1A55t2tu/nOqOds9MFC8a6XC6SZ7HUKBzQUYGafgvmCOjVXzlY/hmXeDC9qxA2mJjdSZHHHSnc7d+gu6vF/hq9hBA9Hw6RDZJtfOxhwX+Kwr8QOGA6Wz8qYRtkgzWy14sOvt10Xekz7BPMoFmvibfXwCG77TVILD8gOD1uPqPWWNKkHhUZdvw01fVsAOM6lsMuB6H1u4f5V9ILESUB9NBIVhPjh4D6ogXdO9CBJ3b+wPdG91oeiyj15jP5e97TrCO9dkHRuNTyk5dkeTXooU6ZmvxEYcm6MqfCkyq7aKQHi6+dCMja1QJjb9gTu/3TKr30607hSRJlnMp56eJ7mEt2wpp4yCD0r4RQJvVVqc9P6PDrP4GxluBuiu90U7X/mmCW/notMI715f2j0Yq0ZJ4FZ/OG5eaH/ooEbKNSg6dN0E3+9r/FL3F/kt7+987Zj6Vtw+ZqlJjoto3kpF+OVCC0gCM+YXTbGpXrYi80NKhjhfzqW5ks7OXm0Y0M5yZaEJvCfJIpn9GgP1fWQEQVi15uHzoxNFLB8bBvYdK76W5Sue+8TVAlnQWDfid1zvUCJqtP27deAgQvwZqnaYg607j+7o73lWW/pPsG8jGVLrXgmA/FsWCAufE04Nx32Q4c9ZbCuWUOxHZtLm1nqRKbk85ism5gCsTYczFg/KzItxM2I0BjrfMEQmP3qPD4bU+tA9bjcgwUdcrsc3EVa/j+moEtOCHNP61W2Y44TlbkoaymthBsqAI8PNbj1Ty9ozDwRmSgWvd8ibnWAPVY2E2zPIRKLMa/H4UO1nb4LTYBSAsak3cAxzIsSXfxs5nrC3O+rgoe4TyLhAF5qdKN7sSShVlufAH3Kc9MQItTAn+ZcoR0FgfRm8q/yY141vAZqwFxtbhqKOzWVahuFcxWXAJKwJQ76i2tW139IdvmRNGDWaGFQlQXZV4pZ3ZecXry453xCHv+dvKV7Qx99CsZIieQLrY2jhzZeAGaRE9lUKoAVTXNkH5M0DPbFWXzD4CACF4UhpzAgKy7pRQD8Ih+yTFk1WZ89pEJvCfJIocK4y6LH78xOSERoPAyv7Kelj5txDrMVQ2f7ii8syAcF+Fr9IKEN4hYX/uAlIOCakECaM25rMqdwu3OuNK/SXZ2tCKjnFGaB/PkXDF92Er2o8Wh9GtX7VEzgF8jqkCWjMEbXtg52I7gG1XobVehtV6G1XobVeerUxUn75wCatumbV6G1XobVehtV6G1VY7VY4F8gzAOaClz5AGilzvFTUxYeUFpgCQHrh00dQ2r+5DTY6yVCg4qVnkZdwZZQ9QWAM+lmmeGzuQXhzTVc4zqq5g513n8wZ/UHtYLIOLsrEpBr+QfC8AAAAAZP16A5A3+vvnVUW49GxJiyaq83UYTeE+SRQ4Vxl0WQCnLZ+tCAz6sG+Oip+xDVaMo1KSAOttiLipo573ZpFdHJK93ew96f9ZHpFFtFCtXrKmFqzBY3EPqwC2y8tN+MBsfJs3U4aFM0VXG2BD/5M+c82RVopo3v99Z1KyfTeHcxR2famXpoDGHBqWKwAIdh8Fh9LW5K8c6InD+RDLjMWPTR7DnsTGRePMkkGKYjh3Y0aZS6prMXdR11AQlX+EzJGd73ZWeN+yxo/K/wd189AyRyMfUcgdn7/w/vXDRJyL5bX+muykpCkPtDRIKf6RV4hLcs1AOaznh4NRXXhV5fJs1dYfl8gjomfLpFM78aOTi1CXprac1w3WbscF13go/6mhl/+vcB5pgnN79zwnCwlfdNJGw08rZe8dXeK6uusXjw6ci2pj3HOrTwYsPKC0wBID4tSSCYkUzWoqNmXEhfpGV+u0WjmqDWpEgfGilUnYB5t1fYu9LVC3uAdYDyVzX3gY+jI3rL+vgsda0hzpg7rQzjxXBtLcng1DpAIMM6EHYRfdDEzH7bchvHaKATpHkA9Giv75vW0N4fJxzoq9b++bTkadZqudJ+Kf0jy2MQNpdWYPBOXz8fanS3TbI0ZIJ5Sm1yo8i8lFXJnuR4hVgMMw+7iOWiPCgNn2zB0ieRBBAxf4XSIk0WLGzV6SYUt8H6mlsT8TyFFZavNY7wOO5Lvx9xZmtp8pf/JZRCPRpdtJ8jolxhmO9jOwRPq/MVKEqQhJ26KXcMU9fa9c1cLzYbe5pdz872tjEDhvYjw99i+SjOcvUZcIwYu0XRqoguCicSTw7mgsPsDj39q/J0AF0ZuoKzDXWaby0eNkXWKWoBMBr7708f+XLpxog01OM/yWubYSzhs5x8u1GGvQiikc/J1QMG6+lvJmfXqu13L1TElhvIi8UH7rHYbfJX1DALYC8nXfuCyfX1P3amql8dWXpEN5i+hs2rYsHEh23OKvUc5J5wPBPY7lCktWYtz72R9DrsFomey/L2tDQGwNYgcbsq1/KPXQPvEhg/0JvoHWmXkedBfHcchEQcpZsJJIgrt1X/OVbdHt9uU4uzEMhJEkAXzgtk8wQuy8susIL9ZqZJF/CYtY1pK8aM93HSEAo+2zGv7nTRiIrEbFroDNIVP9rEXOJ4GJTHvtYXCqvRLSrU9DdCgSq1GooVexcBjBL6y8Xi9AndGpykxOgcyFqEhspzwEwLYmg+9XECZUlj8r+tSbvpv+XSLqfarm6HmdCOocfW8ZJaOl7q5FdZ+McN5prvbyRiAuFF0kjbCjO+9a932r8QKahPDlXfWLMVjphPlH9Fjs9gcK15WJi81F//puQ54kezFM64tNwYf+cRbi/dYv3rD1XoiipEewcoi96Dn0tnLLaygxGyLiG/RSUqPZ7o2agPphWToIKSiHAl2Gd3coqes5a6kM08VDA8N4WKWihX7eKSbmtaJSeeHsWDQpFiL0VPxeiDK0mTjqFW4Rg0bM3ximF+Aw6Xtxqc/cfgzRz/eiiD0ZHOUbpg62uqSMOWhtOGC0lcrGeFKQJdeHK4LrViiF1RKLNwoKPGJ0uO7QEPH5FyBQ8lc13d1ewrTeypahQBAactMsZ0Y/GdLwKXnou1qH3+zm/6zPB2fguzQb14vjoqlH97Q3yiAOAm+gRDy7QNFjU65m1x0U56zQEXCG/V+O2ySqWsw+Oit/uV5DFyPnYVXUojjEaKtW7mLFK8eaBOEDJVOhPIgf9hJb2A1Qk+yOI/lLP6raz5xHXsABVk6+9eLAyJd8A+KZlXIMNLoohLDLG4G0nhFoAZzjK5KuFNbnRx5dX++Ik5F2aRvKdXd+Wof4L0xqWjCNKiKjTtY3ov9dXryd4L23cNoQFilVGV4cgAQ6ey+e7y9KzBQdysBAiVkLMDsPInbPP5J3VikwvLnAPhmHcC2rixYaU2oyC/gJOGwAxk1Hy5ev73XVoqba1+xGh+amF3VyiYnNcEg96UdxH0vX6CFl+o1xrbQfajlEZDPjhG1JoOF6fmMa8Ok8bx9q6BN+TevB66feXi2KZ2Z/Gj1fN+djQ/d8LMDSjvxH5qjIxugW2HfYZFgIloBNaCuP9AHul7V+C4ek3bi9gRp+xD6dpsOUyZazHNLW09JT6XBhs7+9RGuu/iKV39oCXC5yb9gLqFj7Zl9atPnCmNRev+PjS0yBV9C/IiCitSNiLhcRK8ZAIPWOOwEoLk2R2JH96Y6PK5wX0tJTN5k3zsYNnYeBkmBlpGUhPzO0JsnVK6hz2Vfau1QwqjgGMx+L+NXkIFuXWHusVj1nhnKh+uFYHSyKlcH1GndSSWyMPuxpq/Skhy4x8uOCJpY57lT0E9K4Zouh0RVzqelqFPp1G1738GXvwhCs5RogRkY+0PlDqNFoxQ9ILyGDx7uHNmO4nof/2Ld5Z1gt+D8FBGpVw9lU452GTZ2CyRW7KImoY6EPppK5l79XOadxOm8C1aVDLvXhf8PEpTh80EU0qGOE8KthLaDkA3ke2ziqHSE3hPkkUqMuRVdkAJwyDTNwREnkmZ0dEO6kqXnhL3/f3l40xd4nqPFTc1mxCBvTZYvjoyqpQi3hhSxZjtstMI5Ig3llBeDBp0cbIzVps1Jl64MJ21T4P/mxOkHr6frvVzwXYaD4C6+7nk1wxNHSlGLZ086N8iPskccnWTShXGnuVFWF4Ara7fRD58pjDfSogxyx5EQNwDB1HnGSGrrMXDmFyw8GKGcA6jr0aehJSPUgIlB1dYmN1P7JiE8Wy2XdSHnNzALfB1x0q+eL+tt/t1qPbTrsLXnyOZBgOmFQbj3zaOudSwmMkvdV1tl6YmM6fY7vNyJTHTnvDq2Z55QvcOjzD6V3/v8SixnPr7l3OnI6JOl4IPyElMlHgLEx12gmxhqI4WNSbuAY5ket9K4EIkg3yc9FYbELZeSrbvAyi8+GzZ0qVajdLENcM4sxlZVMfP4fc1ezj/O+mn09GdQL/7A5fvCr2jt+7ax7cdj3cAnqw9yNVqfxB8JUNRGOUqw2lVRyNc4C2rczq0OwY8GGAAAAAVYQCHAArW2rVsDAi3Nch1VJGlOcwvMMOYDYqqNZGABW+Ury5xiBAFgKcNxrjvKDQdz40Ub+j6Gz/RZxHI884pYfAAKO5bQvUXjz2WopwKMVgn+YnJCIs4Rj42qw5MEtWvIEnYLs2OXCCML47ow3vuxzik1buW5hdr3y+jbBf4gc8YrMcm1gEIRyxp+EXcTUHXh6fhKtG1UehuDNverKOVBylSTrAK562a0U8pJQCA22pYHw2c3U/QT9glt+eQmItC0Zd4Vuy4gXP2EV61yfl/hgy6HZRVqVxj38FNVZ0y4q1rFIFNYG2jKhz9VhUAlYkhMUuIJX7r39yn/MPjJQIa9D3CQmO4hwAMUH93fEjkTydFGDUz3iIljB0vpEU7OUc+XlNxnHQkyytdM9hzusELwkceNJAnXtBRL66hoBDw8UAxgGzk6cOesthXLKWUXdTmQcd+hFXynSlBclK80Oq8mYfY6ozbOk2WMw9PJZnp2Ubza3RQIC3txXARbMEuvitBQiJaHe2FBWKHm6oWziEOLpk/UhvfLhFSQgcraF0E6IBBBMJNP8tzRjsmhu78jeZDAavAL8mP8hJTJR4CxMddoIwnmoyYeUFpgCQHqtYeWpdnsL4P5G4WIMXmCR9BgtVQzJ625w5S2IwAO6zEIWIuvo2ihsO0G+EWX+L1FukkJFfiqWwLq31rlNf/dlV7A6uQqlHmIk+/ks4rUfpoT0e8hg1mgADbt+wLvR6WtIvHlIyI5SNkioIAADd24mTLp+9NufKA8mIGj3fHFK9ogyjEIooFnvDygYbmAUAwRbcpqAAAWYl0AdpvKzPfHJA3zVycb+/kTSZj5zFZcAjicMIzaEpCL0Jt05nO89nIxWCgz6wQ9HcAYQ3FRwnAGnBLyCyOxVHjSccC2EtRrtmvBdx0ofhLXejaznI7Llj7Sxx8XE8r1NA2pmFWl/ftbPLFNJwUwILgVdFH5uw9UhAnEstsMdRyHbnEsPdnM67sSeWg5IxODMII4wJBcmWRhA3LOVT5srDVLOyBGjLi6BUU3JMCp34ndc71AiarT9u3XhG91qNmshegUDlw4z2rmDobP6T7BvIxlS614JgPxbFggLnxNODcd9kOHPWWwrlkyuCMpi/llYNTyjMHxD4coH6VfIyQAFkrsP/D2EwMalm0JH6d2cZk/6IwaExv3ladO8wRyq9p3+flZwZLiQ3sCziSQiMtUlazIDxB2LhaYto+UtNjoc6fNHtyKOCaDtXioK3+5VyH4B44nVaSoqUd3evqll4/Pnl4H+3hTb3dbijN5z5YTgZiZv/o6r3dQ2X4ohryWnxTYkpai8SDs9hvDVT/3joWG3SO/RK6gOOENaxHnlV2yly985zDxeMp8vblyjXTuCYA8ibdhCA1tmpwh+ndBhcRvPBv0Zkkq5uw3wHP7nnNh7guPDNyhmOyaYmRr0EO9QSbsb7SgsfMr+/FucI6eC5MgYc/YY3UAjmF8m9rtXNxfGh2h0L3oVw/4hx9fDXuXheqXDjIGL360rFJUauGFxgUZP1k7nKWMyIXlruDLnO4qicdW3MT3ba3dm9d9sLy7dpgAc0nl5sCBODm4rLxwPxzGfMqM6kq+FuQfeNYVSpGpCJiKwrAzM6TmmuYyzT6OVsnjwXgsYgTK+xLWde5eZUF3jSBXNHXEYo+kNerIuYL5dnCR0SyGerXPFtrTDXXktSUD0GyBrjVokE2nYRnBG2tqtj7FoQ7dMv+jWBMn0K9sUK4cu2IRLnp5tezoMuAm1S1NV5VRKwQdnmddk4LoBD3luHKExTKreAnI3GJWIoQ8SQfVVxXN+mgiQ9uuvd3j8ohv282tJym27CaypJSrBpVKstV4aolN1NOsFvwBf/+WTssCpjamEnLPFZFyUOw35qK3vbTVYnFZxCoCCS2g0Q1m2cfgtZGPfuyYIRvt6GDaMpip2JH1uwgTei4HcnKc5+u+exaEzxspEe3nBa4niPXeC5c+VXMIWTFZRtYWEG8HqhIFD/xexDHuRLuonpg/fGEmnGAdXjgpSXrpxpFDBSPhpPlE5gKucnsCfPYCvfWh/AEzu+ouNNoMJI2n7gPdl7b3vAhdXhq1XG+vISQjYTWIDB8AAAAAGPEDv+hIfTzEOjqW60ejZqYgLFMTA3AnflnXaDLmO2D9CQPDgpd6ekMjWJu6zwHbC+ox2t6hYNrEqusW/AKV11fFe4k3R3HThdXS59lL4S3kiGoc48HKVLHw8me3993I4qEUDB39pD2eMccD5EYgw1PrV/VkUclHYibxtNY1Tl/ymsi/bILBVF2w6BtBttbQTsYjd8jsYlTLNlv1vJ9byJm5OOXi64Hjq6sOAglu6RCivSxUoSCiPMbEqj3sokTWCOtoazJgqBCyrUV82yrQGNRKyaUiMgLk00q++fyMFdYTRiysqlIpWheiH5YyJln6QyqpXklpJqZjjNsTXvuS3Eivj8R4tIhDI3q5uxu9yqm7CXwZJ1MI6jb6B8Ww8RKSwacFbu8q3gx+Ek6oFEvCUKvYGFe567onlebJLeetfLI2jtMqOS/48nj1OLydy3bfzK7TDMkvhXEbiKj4sqmfUXTV9lRQve50uWXegX68+8Htdn/OTgMI4jLWP1mu2wc+wmRKY0tJe3pldNzIW7+guq798v/mqkqTuLhN2KbWpoLUStJXyejMk8nNce4PHxadSwHYXmg4/PiTgfKnYXxPrvNV28VWosyrVYC7AFfw1gGWQcHOROc83nG1QPwzn2hyv2TssMktj3It1dwev93EQZSu8jaUAh1m2L62//gU5SUKW4CRdVk1ycSPPGl9G3++OIiY2XJWtGJt4WpLXlqoMazC0bOfiZoEfFRAN3D+zow8JvN+j8VMvQgQROEaaOqho1d1GS8qjBUZB506lF+4yi5kS1MtnaIgyhCsfoq1n3r1jGPkbfIVb1G1Qhx08Ss42j6saAuSseIEp6aR9zm5VZJeqbnxkg0UqD00pj0JgXsY6wwbPDm4G769L+oHkk68v6yeXPv05BxMqnLIpy3i2kHfblSZeQZE/C84dmERjlVcQ4RXrqAAAAM5MhuKm93ysnLp7TdM5od7M50AtT+feSsZsZC2z3zuXbaJJP3d+on7zCUzEETE4N4kS32fgunqTEfMpC7vP6CLih4Qwix7YGYWm7BkVTgq4bQexgHPoYZ0RHPTMRw/+GDTlFQshR5hjxonmNrTvNrgkT9QgSNINXKHU4szOzV13NNrjuFQSeB5kKgPnbZzs6Jg5+ijVb230OJoanZKnP1w6kOZ+VS4UTP7ziBuIu/s3Jf8KYIZhlVwcFyIPhbWq+EScnUj8UPDT01U5HPbS+UWs4jXCZyABZ+GiNb8CMbapp04RyOCbYaNRQfAU5OSW+ufHU9NkHn8S3GEK9k4f+qiEEN5z2hMAolwZvJH2FmlxLSpQAAAAAAAAAAA"><img src="data:image/webp;base64,UklGRm5cAABXRUJQVlA4WAoAAAAgAAAADwQAfwIASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDgggFoAAPDQAZ0BKhAEgAI+YTCUSCQioiGgsUnggAwJaW78MlmLzH5CPo9YvAEf76gG/1r9iRraIfkV9N4oHP3yAfOb/aerPzAOdv5iv2d9ZL/n+sL/H9ML/4PY7/tn+t9ivzo//d7MX+Xyavx3/TP6v+zvwm+N/m39r/uP7M/3H0p/HvnH8F/c/229Zr+x8E3n37p/xvQ3+OfYn8H/bf8n/zf8X80v1j/W/4b91P8n6P/Bb+c/Mv++/uB9hf5F/MP8j/b/3d/y/qv7DbRf8X/wf8l7AXrX9E/1v9//x//q/y3uf+6f6b/Of4D/l/3n/////6K/Qf7V/rPzX+gD+P/0P/Qf3/92f8x////19qf6jwkvtH+u/Z/4Av5R/Xf9v/ff3g/xn/////4rfyf/a/y/+x/cL2rfnv+L/7n+Y/0v7c/YL/Mf6t/xP77/nv/n/pf/////vw9ff7n//r/ifCf+1f/z/4jwmUmdFw6tYR9/zoOrWEff86Dq1hH3/Og6tYR9/zoOq+9ddHMELu0XdmX8sHsh0Ed78Jw2GK921h/w3bzh2EwaJCihdxBHW/3DBrqT0bdOiNkinAT83rnxbkF/oap7VbID/Ra10LVsFCA28/R6sInVrCPv+dB1awj7/nQdWsH+TycnxSpoEFQcmvNV9h3/dkWguu+ZlYkouGkP6ofvBss4aKvTAauM2GEZv2p1si2UZaYLCzMuN30VGW0tRlkljHRBTjlAC3zNFdsuPBahJR6ZkXCBeWG0VXxeVyD1DnuVDHEWLh1awj7/nQdWsI+/5fggSusJgiFF0t+0zwi5kQl+ZT2PmOpCWCn4LWQ39Zf5aSSPzHUkfmOpI/MdSR+Y6kj8x1JH5jyZDSSDNYR9/zoOrWEff86Dq1hH3/Og6tYR9/zoOrWD9Jl/zfHDlRZWWMg01x+x/5DCHH3hdQoxt3r28fJsq4qItmqwTxdOhs26Eh3pR7C7YQSwTq3qWRC0p5LM65VweJD+w7Zc2Q+iItlJnRcOrWEfWTdx3sD2GxjqW8QkEFrzh/DLyms8hjvakiDa7UeaScqCjM74kSJlJbyr1c135fGJJZpxZ0dIMBihDAmGngJiaLbTgspmzAsgNhut0E44LVYE9zlFbM5C0UlLaqH31Ksc41zQ6oHrKyr1ECYjWCxxA7QUypdpkW5stQ+wYJU6Z810pA5BGsqQkk1hH3/Og6tYR9/zkuhnqtAaDYedur+HK3Tj3VI1GGaY8oTm716/2vwOquEu98ovJNr5kPoopxaOMtK8LjtUqWSmrgwUBCgXz4jzw6uNkCBOGrMSahEtHayMY8iRp2imEIW9bc+rdnls6GvnQmTWhNf5iY6tYR9/zoOrWEff86Dq1n/AxbKTV4fqGecmv4XacK0Em/tUcDR3y2xxFJA3MYi/NTFBZ4ZUk2u3lm5W+dB35YZIaoNUGqDVBqpENUGqDVBqg1QaFFj5QZFQdWsI8UFyZIbTfpR/xA+BcR1faIuIIf9/50HVrCPv+dB1awj7/nQdWo9/JCNGwENhwHR00fPQYhI8iFpzjCVEiOPHRdjO8DvSt5Xfpgcajy7QJxmFohEIfWW35kepxKM87dqwA2h4MNMtdpU8tqZKnwkk6H1tciNVAF4Deu6zb+JQWw63m3bJ+P0Z7WEff86Dq1hH3/Og6tYR9/y9NKwE9PDv88TQf4Q2qB/7+Zk5K1GhueZnB+oGuxXu7vwpzYPWsI+/50HVrCPv+dB1awj7/nQa5fSO+To34EZqgA6+f4BaUWTlBgbBpX6HJf1rCPv9NKGdAR05YH0RFspM6Lh0vemC46rZETspM6Lh1amNYiLZSZyWf5jqSN/vjVyoo85NmLieN3N8VRFyVfl8G4FRSR0MPtb5PTHEWLh1awjruS8CiYdECaNeP8QQcMhsQBVrP0pcNgN7i7XU3Ts7mrLlr3/Og6tYR9Wb50ayR+Y6gDNKTcjlfNVt+4jhlQdyxj8pLGQEqwkKCwY6RTOi4dWsI+/7e6CsdERbKTOi4bIvpNyhtYh/sul7I6Mzdsd5sszhGHzDhh91kEN6e0P9wiYO1vNMl/lmdfhudZ85gXM3nTekrxl4qsRWIrEViKxFYbBtM/BeIkJdoPT3Zzk5wa3LalMyV4rzM9bHBtsu/ldzdw8L7C2KtjrNuUGBv0nxZO5DQ/dVfq5qCtLQodepNEidlJnRcOrWF0bcblG0l+gopM6Lh1awj7fxfhzjy2qsRWIrDf+YkYl/zMovkyFJ/Mb+T5WKijUr5KRgOM1szoSpW5vBj7YWicgR3dQ50ePHJ38CQxaBYnQdWsLo25uh15Ih8vup1kE8A8F/QwnqDQtzmBsR46cFIcmR1VrCPw3F05wtlyMeF9ZSb3R/Mn8kPCzgadXK+sjbN1U9MKd3HsgsRZWO8avcHR+L9nAsXQThXq5shTFO9UmzJwhGoJcQVV9x01hH3/XidexeIcSzJw60Wb5tZyiUdny5wWYCBkmY8UN91V8rfCZ0XDrEh8d11fmOpHXNYDBXdUbIPelSomf0Pd2AFJO6rCpbyNEnDuS5ynNKCsWx/Mz7YSknGzZcQJlMZX5wA9MXyxSU1fpT4iNi6y1bBrVvPUtEUJMcRYuI6G4Gks7WwZ22dQFCHYxyBbZS6qbssgDosJOtD9Ox6a+me0EubKqYyY1LiLFw6tpDgnPlMvbb7bszWzSnmuxedHVl3TSC6qz1gCVo3vUi7XuV/bbqs436T9edCKS+4dnFBBVIo8jmIOR4SGSDpzeEztu6lKU7615FOIsXDq2m6Y5f34ztyKc5H5YQlYpl8x/4MFdCml9xchlSHcjHEWLh3FgAShh/dw8Jsv2ZUrNScaILLR8jHheJwTFW/lXIeXLCIPgPX0ujwVcPUsSUyEHrNkt0uR8UhW1uWNnO/IrzD46pkiP4+iItlgvi0CYVAu63Ty9SlU9pqVxQFWN7o9FsPJRQso0lwtikZxUHVrLcFXDcWAAjtV/mFR/cx4g05gV0IpqPvE2vCtYzLUOAh/QPdS2RD1xTRroLAAmjZygHJt3NYUs3yL0mq5thQx5Z0Y8DwgIN/zoOrabpjmNVuyUoNupwlr51ZdIKJXmUc2c4Bxdw6tkeMVDjdyaRbKTOjL07ZWGatdfS3NH4gvWTw+9oEuu8v8bjvHg7XhtSTupln81JvtyrLxhfIgDkSr7ESZfw5pQ6w7MzKDOcXnoCLtLagVBKFgR9/zoO5PJbhj2xO7AVVhQVTjFWIEIDoKYY2KqrM0O357o2y65s2OykzouI2M+w2RPaF99WzaSgxHv7bfbdmchAxED+9phi48TMNN+l73MhEP5wBeEcFMTtnvoAPjRW6xfw6tYR+HKqCKdOoVJEoub1NWsI+/548ycq6uPC+spc1gMFd04EDHZpbkkx09G/5JvGIf6rNsrub+zGuecEnSE8i2UmdFw6tZea7o1JtnZR1awj7/nQdYkPK3aB82VCqzSnmuxedF8EgYyweItowFSYVpzNWluaOBBQNByti7QaUg1dwdf89FbltSmZK8ZeKrEViKdMYpcKq9R01rEae7OcnODW5bUpmSvGXJcGI5wEq/MdSOuawGCu6cB9u57bSDiBrRcV9NlgCa+lIMpETspM6Lh1awj7/nQdWsI+/50HVqQ1tmsIEgYvOi+CQMXnRfBIGMsHiLaMBUoqqfu/P+DwegRG2Vqnn4C4FARE7KTOi4dWsIjFSEvzHHc9dXr89df5jp7AW2S/bchu4QKymNeQTJsUtxCeM2zDBtzR+YVH9zHqyHBncJAqLc0b3M0V2wAhYVwy5wJAoqDq1hH3/Og6tjUY4Eq2ETueGYjS0YAEBbwQeRKz/ifBQYn7YaQEfOWFjJ2YHCjBGF4qIDo9TwNyAOGo4EzUYfbF8+QabThnjzyJTyg/b3RD6ASzeU2M5wdszh59z5E+zCrk24MSKk7LD7HhWNQ3Lps+b5jqR1zWAwP72mGLgSAFl/eJjCTp0YcgZtp9ERbKTOi4dWqJgn04EPycrlG2hnc6qfeyGa27BXJRmoJFa1LYLyZ6VjFlOOESVtrukLXqSPxBesnh97QJceHNu5pH5fMp9FV51hB513LGDLWz6DXrFPnQd+WGSGqDVBqg1QaoKOGqDVBqg1QaoNUGqDVBqg1QaHEZaEWHgy8ZrsXnRfBIGLzovgmPH0q/aburbcCip8Hg9AJOen/25ne2I7SF9BjqiOpF2y4KenXEdSR+XyYfqKV/mGUFKwvrL/DyE6m4ZrplZ0NzVRC48L6yNsSPMO7TV7x4X1PJcgBc4GtqAPcqeVxA1n7Iau2AB7LpjL2MBKshUR1JHAN2E9DLp6wbXHfiA4a+SaKyLmfv7R+uuHhfWRv0M3x/eTrtkERbJBYsfuUDypi3NH3YoCMxA1dzPieDQ1v3cOzKQ2RQQiIzBrGw0uTlBWkfeJstepgYfpLjCvceZxmOpI4EKnsmCqDT635G3AQlVYTRXlBsoORvLUsHjDnFZ6yXk17x4X057r4CBvh3uKuDPwTVi5OpXXEdSRwIUtys/LyGYJMEn6kj8wqP7mPVT8KxDS2b157SPu0xEjDtmrrx7abfiN57dOQHEDabqrpBfbAPesqI6kj8veBTz6Sj/Qw+9jNlEAUY05UR1JHAiz36/WzzGv2oHJEdUwCyAphfWX923hmKTzMDz7IKR2q/zCo8XqFuazzRZqzG7gUzOi280WZ0VRZoRqQerTaloW3Dp1AMGnVt/KKT3di1eis4RtN/Na3L0q2h1MzMLsnWCB8FCdClELE50r849GmEdZTFJMqlIF2umde+t66eu23e/f86Dq1hH3/Og6tYR9/zoOrWEff86DWpW+JSgOehHpKXtDMRYvir+h2brNmBVExs/uo3apAvDOmnlp92bC4gADXIi2UmdFw6tYR9/zoOrWEff86Dq1hH3/OmkfmOpI/MdSQNYR9/zoOrWEff86Dq1hH3/Og6tYR9/ysAAP7Z+nggAAACxAUo6no3iYHOOYIfbI9OXMQSg2A1AGu8OHf6fbUc+tfu9JYUF3C799vqpaLC2bf60JLoTsQK2Ghjdtrf5bwBLFY3kjMhKVLjrv7c3pFA+VP/sg06iM25c4VtGyT232qwnHAZ5ukPlNpuUVi2W0jDeqsqhfCSPF9Ab9X/NLZcBuFtItdLasPfHsQX87KaqHHckT5MZb3gAMSDGATJvv5+dVZdnCr2b1mYL8ksA/sKZLQTSmf3+zPSVS6Xok/O1tF/c6JIObgP47bgWdssRluRqfEqhLwMBOmyW3KS4Tj+0cZZqJ2P9T+S3cqlIKhlBjTMNM6rKRSeK7nvZk9PJ6Eu1ewvkRvttkdC/p2e+zwFZwm7PUW+ZW3w8j/GJ5qNi4g8qBgh2SzssamT1MBCchIAV3DAt+fyDlNiEIc5pWuS/xF2VWlzhmlCFv3DwQl+Y9fBOMenpzI1ZBlCGrOw4kMPQ4TyAPW6Ziukeu3sNzpwtbAFbcJLT69Fmok2AIDdf16yBNTyUKxvUR47czE1sW15rz43cdPyHlLUZaD5LKuMEZMUr3EG1io74spF7VkALCWAaoFyk0MtqnHlP5j5hUbzSkdJ+lw5bxIOI/3Z3ynJ+VMgtM6tmkmMv1qU8yidVoaqB7KdD57YLT42K+nlLUu4LaPU0wYs+w9Qs3mJ8Tk6bgXmyOqeHfl6QHHCwEbCE8EnFCZy4TAuLBuGOsfomCLzpD1EFG49BspRtejj7g177qDtfQpJseGlnQMuT4hZeDrdNMi/oKyhgpi/ZUuVaov8wiqeVC++ptYGFKwCk9uVmgzRnQ6HyOkJ0Hay06k3UvICvtXN0DS5eOq8c7HKpqYi33rkBsxD37FK/R/eLI29u8IMj05AcK/WT50OEczal3ERrFsMhN7RrnFiWZKo1Wc0N6gIj8cGgdiwfGsr6KVmEgKEiMoLu1ra0nEEfym7/QEh3YZTFTjAJMTiUSvmeUw47bs+iT5MYtmwi4QODe2TwLTgAs69jbCyBOmz/kF1M9UA3lL00jS0r8We5PJj4HwmSKI2ZZ0LqMTFnrP+wuKeADDBJSQxx6EDXdy4ktEK2BwnefEkaBcBI9VGz8TN3Bi3dVL9eMx5DWlEStj/eXsxJv1PbE6J8tdnKNcOZw2VrOCe+MmgH34bAnf681kgKoccNFdiBO1OHyCXHMWwhvz/jMAkaBcBI8fFLO5lnJ71AIBvb72A7Zin8DdIIlh4Qj/H/SRtzECXqkXPqwj+WBOS4ftR9n0FUCEqEFp75HcVWmE6eEKemkqD5WfrQ9XhOqz+WVO6MPpzkR3czNHJQPoAjAQk5kKzFZ6MYniRHArDqyIUPka0NrSwBjCmDAAwJSe7JB4MxGYNtbC8LNaygswT1Z/AXv15nm8CixrGDYYf7nbwzZFo1yZKoJ1X1vYKQR9DSGLbcNPCegClwu6EZJ7BHkx4sp7ulzp1yAKc3FTeAqtNGNM36zjxAe+9Y5azXUml9ooX6blYhMMwUMagk1yvF8kc01dMiADUNvb7i9p7Wvz5tt9KppfOEDmhvhsagIresifzCZTSP/N5WsA64LRUtj4AJN6ntbVRIpBxxZB/kgTZkv3Y0xaAb/k1PnLqrNniZbElxVyTDLA4wposvAS42cEYjn6d/wf8h1H7WDtxnncq6rvr3xYQnynx1BTGXq42ABwNfNE2n65l/LNLPFGkr19eF7UDmoO2R2/V6TRzM2tGMLttFE2iMEAWpuo9jY/OzhSTEFKYHidzbFCdaB+78NWZiYZfRpcIEXFo9icgCD0Y3FFuqD6ioNs12LKRN9sLRL2qPdTpyc/Rk38osPmP9znV+PuyAjrjXMJep+ELk2DrcSDitcgccKyH0jFBLWdjFhSmJ1KyHb+tjdYTArfT0msZ1eDHzN+ZIrWZDLPtGY6zRRfmnMTgu0m512cNI1qLlC+j383XTWt2i6x/y5bLDqnQjU3DpGgJmCOSGoZrncwnImx3Y/qU2uDjs3oGnVBt0ZEeLq/fL2uaP49Lr7PkGeehbnN5z1TiSQF+8z2wA97J2zA8Dqob4IdVvmo1IyvHIW8pgm1G2wZhOWaScCCoCupiYo+AAq+dNK2qHij2Ln85L8VomVihszhHMhgocBSqdynqJEiZYqDCLTW3Aacwt/rLv3JCoddENIXkFPATUhcwtRTiwPTLls+pMb2uq5xiEjlqJxk7csuTPyMW6T/LP9t6agAK1PYxK4MeX1b3W3Kygpi8x3yryTaLi6MB+ZOoBqkJqQ15BWm0Lx7Z6obkQN2xPHE6rkODNdA13EDApTH/bMewtYajmnJaCoAgLIu5EpU6raPcYNMWQEsuZiqs7YHQFrxLQ3uq+t1GoHUF83EzK/NUGPNyAAAbXAE6pHT7LzE876Ej6d52oV4PEbeMy+oeKHvTKEIY6zw021dmyaqSgHgsgZL7qjKJCQ+0bMGIJOmsD2lHl8V53baYbp5sQeRC/nMsXpE0NEBys5UpXtIz4gAABwrAAAAeiJjnh7ahixEFb3wPex55C3Ak5I2GxCy1FUolHFaJD2ntCKJGOAHkLzH9bmXPG4J+9ug9E/8kdmfhwulrg2J5Dpka1MqNxEjY34Br6Tb1c7ZDU/OqHvBsAA0gqcUewgMQsisOX83dxpQIJ1GdJmf+nF8hiaKOCSYSxx2qR6zg3wGp5bYwS4oD5XNdj2jfwIw4JOBwqE1CBICbZS3GGFtIxQHDP2a5sy+PjxDQXqVvEfw2Q7vyeEc4MnInLvxz+T8dJiiZyTyZ8AQdh8NKgQbVZNDRLfw5iafXO3TIupNbGo+OijNfcvPK9n9kDmJuUP0XQ6LWpWqG+YOBTQluq64QyRAQfYSa1yNJg2CJax0eCdCDeq/KNuoPzMFCrIC7VKd/+VDjV5bmit/8hMdxmiEvBCaDdjRN97jlwXdaGeO0Q0rnekpRk/c0a38tpStZ4UI4ZitdYwLVhbe3v6WN41DgbG+P1yxBBJy8HeIlylbuW+aUDH2yyIRE49aiL55G2RJhZFkuhqINMFpOg5LYBSbR6Xc6me1HLsv6oJJAnTZ7ZMaLNgxpJIuXaPH4VBnLi22+CuYFLkRIXhMerdDjVo0djk5LG370Gqlm+uZ1M6rdcvhzHGq8dbvSI3Jq1xln5jn1E9FDskNFYA6/0wT6DL/zRC0vcQOWQauSUOVsoE39OW0KQzxy+fdxrraOpXkhj+l2jztjF+WKlL85/7I/G+iEyzdUd1WovKZn7ws1Zk8KcKuOQAwym8IOhP9YjEP5/MrIrQaBkUVRIGQSMu20skvD85w9Y8Jq/WSFLBKlDDfetlWLwAV8cqkfK2TnQwh8Wz/HoMaChep/2M86xrrKv8c0vXt1SuFBUD8Sqw1XdI8d3Z6l2/4weT+H0un5z/XWdjhLcMLemDgKf5ysGA/BHZ8jRaSKzVgY5VASs0c1DUXBEtg3PMX7emB5JXjHhWCQypeToIKXmy8hL1ACV4vkQUCw3XUqTnlAPjjoit5vQrI2T88YraWpbuuucTh84QRuEjOFQ3q4FeJ4UbcfGjOp2Cnv/Y0ELpkuFujmaDgZS0yoRxEk8UE6Th7HZxwWhOptlwXKgbdu/vogFR4tk3xrDx5w4H5eYGN41kpEY/TY94gG5cl36Xejk8OroXIR7JbaAo6lPvOrw4Tp2jlTRDJtavT8gNt/VYypS/4O0E27RAh7K322E6RQWOaIEk8ze5qlXfxaOURpacW+OSIuOihqtoakKdnzFJjJUa8RVAdzB+FdspmSf6lfTy+XQ0HKujrEWROG12cM9vVQZnvog+8n1qFsi57c+Sc0tBwPh+PCaPFTRjFk9d1/hMINuApLaN0tdSeAY12WsnbtFIZtkrQZ/y1BIwPvxLm1colcnT6fQUm4vJtJtpHllfJ/fdOWP3hsKjGWXcHR8L6aoxvt5SVIZF/ibb5tc34EyfUd9LOSl9kz9VLvu3EgRnVNKRmAmOblJS7/Tz6w3DKS5VTtLfJrv63GuQev4rDJkVaIyRD5gczbQMM2TfwgRN/zu1iDv3y2Vspt7iDdXpeA3G9MVgjJ7lLIqOQDa/UVI4wzk6WWnWxhyZXtmi2LyuBVP6v6wDyfDw1JxhGxfhOUBA3+T1eNNjBX0KNKcMeXNDzEMtDBz6t25ErsosG8zLxWyoce+58mcQ+FpQNXovHvV+5gco90lqo8ITsMs4fN5F0w+FscEH8fvM1ERpoLn38X+Ju8nncj/IsvT2/4+qCVqhk/qEhJIfvyzoRYpadsoh0jMhlKHHwG0vMf2E5ME2FCIrxjFLcRIcqU7AlnqTVVsZPkpVVbNfQGI4j/D0NURXhO6gA+b1ypZZK+ij/QpUiUmr2wDHW5W+MOXhezYYwLj0bIhDmDfa5sbj+Znj2+xfvom6y3PosHqEbYf5rVDhSxh9tR3qPMPRAm53heTeLDkCQOeyPahbyzLYXuZuU/XrAHl78r3ADlVnjvpEw4D/7BZjMQv5JH2yBEy6si7gVpaD5Q7PCSFrgi3NjvJ8PD1SSntfy3phBWzNh+iktMxeLd3irEKqvt9hnXeu+H/OCcerZFKQ8Rqq3/iAAZ0VzeZN2spCW7z6p1R0hafvtaS004Zjf9uMdL+gdBFhvQQcRAqTOgTK+zp/+AQ+//6KR1+vAJJ1Ld+xsAjLd+ECJTONVAYltz/vFOBsp7ufd9dvGL4LJ9LZmO2um35EKYK1Ujnau3OzxjKxGZHEHf45C+1SwPVtekOaBq5GqNDX2ty8+zCT4x/4VFpIutKGV7gEeXjRwMllMDG277lsxszOsCgHalapyLSYw52Y6ljuYDSgzJnqPA0zGNr2tkTpstoR+ZxM1n7LtjT0PAjugeNuxqX91mGAOLzkFJFSRE08alRXuKwRZmjwC1A+sRl53vBq9hT6VYrMmkanPFBZ3nhNKB//UvULb4iPu2HgnyhjDjLynq9dCSwh7qhxMfdA7h3RtI7vIhx1vSijaZ2j0YL37eDwvMtwoSW55w24+SLJzixDh1OkhPIXEA3KknKZxSkhqvMieziRmZiSDP73pDuJuWHsmZOSCj+ZWFdY18y2NkXlg7l4EYGfx0XklnOSFJrm/OorsVzrwi231WWwj/dSvYP6vEs1430UzvChXnTbfdp0FfXnO/w0aGtSY36MrmKtapZiNp9kM/025d3gDDitNoiZoit6Q4bNOjnBY1M1j1VKpJL+kZqqdWyhcLjw3rd46Ew5urI4V+qMoe8B8ylgtsKoALvQNmLXhGiG8frcJ5UHOa1Gw+Z/jmNjyF/w8qJ5t0afNzNeob5ANTIF5tNgFapQCtaePGCk64OF10iCL3JPF++Ngpl3k3FIqKxQDKr/EzslEuzsUkTJLBnKPhM6J/l2YiAdZXCBFEJXIwLFbqQtY+zGYutE0zxA3PtcWhwkwDWACQeYbiP8lhxr5A0Y94Lza6jkPKjnQlfb7J8FtkGDGqMBORyJjwqk5h9L0W63MTME7ahFLcsDua2uAm4665sJ2LHarF1V1hteH450pShc1pDa2RupSsTdkow5ChEYg/HP+NSBjJYzfwjAsGKvs5c9CsaoDyITf8R1QGXFGlcSfwi8QNbP3c/7LZH/PxXLvSERY9nurQhpKDMZKKt/b2pgkkA9njSY6PSiHpfLRv5O9CR+o5Vj1kxISMqvEopwDZZOrLhBLciKjm253IO5kC8qK9OHd4U26DT+w2mZ9CTSm0pd1dx7sud5ymUIKiPhemLCcZZELCgf4sPtxxBrps0L2831rhDWVSbwVV1eot2mVmEqGAcB9FEXh8j6G9uOH5Haa9SnmTK/77lfuhy0y2ta5gvjQZF/xsYVs66TLABgGQ1/UqCAYnxMJN4nV/ZDxlpLJyi02bAOIBxRWKprwQc5P01TtU5b4kbRyIEJCaZJsdS/4f8RX5R0766imNGO29DNLpinuicqLSgrjJuCBuXGZ+i9rNuZ94uwZGkGcg44KGjBP7DmMncxatmPzadGb9stMUocIak2iBEGI0T1PBJbcWtIlDH3lQ+WVu3iJZB1OgiRjBMr412YCohIZISWjuFJXbWfU5woi8SqITKlla3Nt1hmpzhNb8Vl0VB3nTc2Robsq2j48qHIqxYvy4L4imk7SjpUjpgpHlsYwYfwwcjKXhBjSugNzNxO6Guv1sxhkHLfPKdE3TKXNN9Vp/V2EI0r5jmfzkzI7q8w9cVn8FpK0gF1uKFMRhaE1ON/3czw3/u6G/4z7BnkJBRQatAcqczmQfDwzkBIUvsOfTDB5xadForqeAL5ara4SEmba3nGZWK9XTjDh/ULRU/P1lh5YVmuSEkOovmX5Dk+7gMdNthPuHcG3hhQZg5guKEM5N1CZRkejin010H6yga335qqWaLK0WLMfd3qnHAAAAACyfhQgL5yxeoYanCTpddx/sR314yLTu46Wq1wLEGZFKl34izV1gphVSe6vvCRXa7t3aai0t+kygq2yF0BQfNYgHCSGFT8RPxINrit860+K3dQ+KaNSf6G63KdpNPLhfq4CMM4s+cip05XFu/dPOHAKBIvApwq1+dZ/1FjsluqMSirDc5VKOGvGz0/k0NuzrSN7TCHmJ/dgSabonN2DrnKE/PmoCMQEhDa3C5gR32ee0bdsZ4Qbjrxcv8NLY2HitDrqhZiKAcp/zCMiryv/ltZwmWiPrdEChPXBmA6rY2Nv4bJFO2n9faR7dIERU5DgxFTBvTA+fqaHeJNbZPgWZvbke1XkvwVqd/qGTfkUZY0KGH6+wKnU7zlbgRxQ1DpeRlO2YuhNBAT5V06b1X7W97TXb4LL1vXFheoKtX9Wq7m2IWKx/vv784q3h8LykL+3ftwSudRrHz/h917XDx/HvpjYnKyvl8rD9wAADjaX0V7TgGATYE28gZKoWjrK3GjjRHPSoGFehTVfeAvWaQB5uLkxUFiBUpa7F+nk+G7dIX/981hfMfCjHpkSNtx9htq8fd8rKNji7HQlrUWiLw76PldF1qvaWftXddzSKvp/Y/BV/VADMKKERXjV/OumHgUOxTphUqfL8VrxHNaKmGCrgMqzh9yhgx65TwmDOPvug8+zgXqTHO1I6unDt1Nvxk6Tgt3F8hT64tQ66kCFoGSu2ZMR//d7nwrYIWO+j+aMNo4IZgBDaX+1zgANCJmYgWdx69IGYl4yK1XjM1FsJUmY2H2KKOjzCSgpYnoFz9ZeKvqWIWqZ9yxYA5aV/2GGAbSR20aAc/Z9hrSa053eGl8Z3z6N8AU4TdYtub8fw5hxEiGh+rf67BcnIEoDX1PyBkY3DtEWi+RT1xBe4+slPMsN1EP0mAhhKIWPLRVY4SujmjcMlUKSIsz1eQRQ29btH9/w7bMoQCsiSNodtfxa3tUaWqJLrQazk5hjPZeegiSdo2g38MBHQFWvlu2E1hilvt5GnropACfMWPoitiSuZ5RApOeAp4rYYWuTuxAaZCILAT2vp3FZnRvgcEC8qtlV6BLgiFQ2l9qTZzZoGQ4ylvrwp9V/EqRH4etFW1H/RCGi/H3GZs3HwCGfy5B7P2kalNh/MN372PoGmz54qx1jlioCjABRSL1CQNeeRr4Srz+mRILT5rYH16HkNQixbUFKkikBxm9SpvJv7vsy2nUuJMx3AXY1/LMvuytEGzO3SPvTBmJmqfIYsjA/U9vt9Yw7+d/dwSZ16WNUT2Vmhn7aOLQhARdE8aMdHFLaO6PoJu0oxJ7CtUacBLLQKi8ft1B64ejjeGqmZtcAXuPAfnvREGnA/AcuZWYv1SKv9teHue+l3qkUb88sm37Ttjt9CQxSKpJahJVeXxqj2+oxQGMYpo/azFL5ECAAh11aA6YyCrpx1QZutJM1ErMna1Fuv+ul7JLybyyhqVsXOxXGZhEphjuKKI1nAd384x23XRqUbur6wu4P+NBE/uTENaVTAAkOqx7InyqikMati6a/k69r4gfgeAoZbE22Zfz312wq14qaj63Zq6IrrIPV12uVCAxaOeC3+J73fsx4BCRj3Dr9o4Z320/hbEld2A3PSPI3zxToG0Y3UDZtbxZ3PSMyqKsfww1HHQB7uQxJGYgFyuboItqj9fxmOkX8OjKht/srwVbAw9VpWHdYwQA6FrPKMgKtNgTBCviPMXMvLtTEw5QAAaT7xal2UjYwbDgUkL3V0XBndBSpQQTG/gobJ4hWyhIYbmJYJdZxM/wgwPGh+eQIDz0PcVsayV11N+QvT61IutQXTEUXLWWG2VlAOE02c/Nt74hCmJC/RnwjdgKErFW6Ff3GCMe8TymJ/jvP1gRjOqJ14m+t3OjxlDgn0rWheKw9GI5vFS7uaeCXxQWqn4inooevdlXOP90XIfU1ywHPgYGBQnVwouRMdGAkYZE8ZQBV8DeImJpXG32gsFfM5zBVIS7E96JERng9REM84vzUf7ugj6hHUvgHu7IYfb9iWIio5C6kmtEQhEGgseJODLpHEJvbwjoH8D/0TUUocQbq9rm1ejcO9/wOUbEar8RgrCppEEciEm/FSilJCFKco7SQe1YRzi62GilBmDEm+xGVtsTCo/WoxsdipaDbcqdNCEvxDN9G0HoLybJbPRFnoXc4MPwDJ2KG4Z8rwaR4R8bxvss4UPgrzcinrwpS3x+/3vqNR83ksEyo/zbD2SbPRQKwRRo47jUV+aX/Ax+lh6GOZzFRGkEP2wSet95P/eDPPY3Soxu76W6IVXEqZ7afBqgcLChXUSM/xRdnkIkHgJQoAsk3dSwoopcBeCTtvQUj+MI+ENNgoxE1pH0FfI0wWyzaRd7hjfdukevQI88Pg5aIVcNlY/CeDdaw0EMimyqI/2O/J6Cd8khWt6Qq/xDYu2/Bo7jwqsx3Ryqz24q7kJvu4cYMK1p7PK0swTS5PfHmiduWK4fnMgmVcV2k8T5EY90Qbsk1mZ1TJIlW5CqvdupCnV49dT2h5PGIw2U0SIszsxGrRlGhC0lwsfh6J6t5al/j0apXxnG9TqntVgCO0Roe5KQeWNXal8feTI2hDjgISOfrL9/oUw2xRQUinYuWTymtc4jUPJZoNsNBv7iyaq8JwnKp6XRbDBrJuLdQ4FQn6Ed6cDzkS+3w1JJbutN8UowgPXUI7jzCvsBZC5x9UwOyPoi1ejrHDTXq4Cc3taMJODo6/st5Yxljd8RqLxOuRu/njWAEhuROhaHquCMbRcL6CJFufetN/Yi9mr5wfM1yKIC7DMpUBLvnrlnZFiNPAAFiovy0LkoJONQHONvw7CEKzZcKtb/4T7lcYc8fGzd2vAVC4lm+DqLPgrd/nPgBLKF7z85fqC2Ayli1q3/MbBMQh6PEWyAEZlKeCaUi8SX4x+fRJvy5rF9CMVUuW4SdQzkD5Vg+Wiv8PHPKnH4hXXa5tUoaTC2cSyLizL9E1N5M3Horas6ixYDEkrkkowCRD+F1gspDQj+sxDBAV3fC7UOIhd5UyKboq4gAAGbraeZp3S5Pj5dZn+qFTjoGWohm5gyKG86DZqZC4GQids5Q+CRTz0uqb1Gz4ecE+Yc62vRqbdMuQ42CDTUkN0AUzn5dG73DPA5DNe3y9ne++L7GSN5ZvU4eWJ+DpsJgRkwv4ZirQoY3aSY2fBJU0hARzFEogFQI8QpiO7C1R2GkuZHZQm0jp8/ncQ5qQuPALtXBLNNfRfyA4cLffYVJ4Ep53JbyGSJuB9IwV8UYKqRZ0ONKeqwfKfG7A4ZENA0FYTb9KfjUvrt+5oP8nvBNALQP1Glyed48fbFyweI9HCVAA5YoDligOWKA5YoDliR3/wMLIdbpBrpqV/9s+YTV58rKPJ0lw7qmS4d1TJcO6pkuF8ggKLQN0BvsucTTSdGRImD8K5jLsBgSGjWc48DO0F1hrQEBqFLxn7+eHE0LRdA6n++Spq2pAsvKzMCJPDfgkfljv4EZ3XmclkVgK0Jq/wJrzWD6m9DLreWM9EFeabgWgoulXQMa0iv2zc23DEeZ+pZKBKXFzBBhbeJfw4GkO+h32RRll4YLPiDbybZBY8HfQqZKLTUEeCg74waY5CUlg8pjWYKtd8ud/o3zKYIoZ62DVwOfNYJ23IXyMpdRykvYVJESO3ak80mftF8AAMbLTgmXBVZGTz7RFpjsHyrCKy4XtPV9H4Zzn6tym0nHqifyXaZjdHP7tvdW9oRaDDyyNK5uammpquG3xCAw8cBM9QV9s7zWN1nMaCQeW6IRanuGl+VzC0lih5d6lsPw9qjY3ANmpgw6R0aptl0jjNbKS7fxxOoT/H+1aXnBIFgbcXDXrtjMNXIXmXn7y/iNKYkC1Mbb/34vG/WDkMJd/z23jk4acbUmxPNRo0aH+jMY4Vy2uB1T322fXvreyQHrKDNEXKgcy9YdFoC7svcP4+YT0guUXvtew0ZgTQGW+dfDy3WXBrbeiMrNOJis9eZxv3dJzl++L3YECDil5BH3PTFkthH28Jx8Y10fCbyBACgndkhSHKG3cilpc9nv8dcnaaw1Aky6oKXtET6NZXqCCIw8SqngYJrSfHXo4uha/qsA8HtNVc2YJmm7G5uV5K3D2hnUbOiB1o4Ge4W03duW710XxilmlYhoMfwAdj9sFXJtwWCjXrI9FBm9b62zcLrDuF305eXPfN9sr8PmCFdLNPef+yF2msl1ZOiG9B5RRdeh9S6XZYiOWpv34ZD0Dy5nRTkt56/XS+pj/DSLz/OSkNqv2cshsvWL0+8Q0ZKxWVIx10nKTwXaWps0Cz5IJpMihflzvmmjB1PuoGgal1LMM57IvrD4pvUV4AUDBcZa2EBoVJD69XfqLYFEwFsE/ff3tXZ/5Tvd7rVXnYe4DiDk0NQEnukDaZBJRxDNPO907rtLXkwmI0D+342fZwzxb9g7vFnDIaDhrDrTHp2+DFU6KC6QkcjaUudu0ba4e76l/zSz7/vK7giNX8dh1Xr74OHcOlW++697I5LObZrw46KAl1NpTGgzjQZy6f4NOHYXPhEegC8eTN2hMeapu5wXl+BH42KA/FDMoyzjp9Vv9/7LnwbfXpRiFbAE/SYNLPVxq11Wn16c+k5cGqZaLEg8w/QR0IQBLWcLjGx19IvW3/Q+NkZUH+02jSi2qfGWBiWZSAKwrYS+tmcZwSd4Eqf9ILtUKkDjDsSxJ0RYSEswAiqqAo3WswEVRgj9PDcwmDd+1LGc3+lrWHvaFJlvAwFiLqb8I/PA+deH07UhrRSOqMpDLyKVdrXTFN+Z4/FY73J/ae0z+flHmvr4uezR0iyQ3/YduYkPosce2rPvzZ7beJxN4+kOvkW4xCNMSQMO1b2KqXACQ7LVtt4pyiSqtVWiKIvAbt6j10JrUL9/3Yi6HXGkNB+z5FHajvnZjZrF+p99gwrt3lu0iymf0iCGwLEHTQqYXrxsC+ZaT62k43bnLGeHEsgIuzla6N4guQ0DCDbseVY020ffSsGxIVuH8HBQbhJUODU+Gv0GoABJKnSIwAzlVfuZDR0k5n443+dVdouk8o6qL/S4G03JvtIJr+keaZMfHk1wz43GYMrHkdh+iFIGKckiYCb7eXwMJGezo/ZgmxB3jghDgUuE9iB1ZKJYDwcBmoUTkfir2giZom7xWdUCWGjNRhpw2H3fM0k81CPK+7+SAu5bNjDb/nE32xeDNJpfmH7MWzNwiFLtxb+73HmERIiNRAvtEvUFn7qH+wkzzCALsSmBYQxtYw9T79+SddxNdqowpZiWqxNNR7NYGoGc2zhNaNEVP/elEmXivfpFzP4/N6IFlQByTm5EUupd2641WsDlR7OOtr7oOyeu6ILoxvaq5nEzmuej6faF2a7S3kejV0LAsA+SgpzQP+A3evpx61geTBVvji3+E3CuSlOUhmAGu8lCxwt6nCm09STH2wPZT3yq0fH+u2Tzg3MCfZ48NdtkqvcyewpdSnwBagkAUB30K8WdRAG/6Z6nLGZG6+tKo+fqBGgRua8Z1BBM8fwwPmrTlE7oXY6Qv3zUh3zdN/eQ7yL1rqP6wBAUN0m3mYHrfGcVZ7IzxQ5kPCWVwnVCiY1xS4T5tIhjBMLpQpXk+fjkqnS+WmaXCqw0+vehXTJEX9TvQuFFDzg/QhGCDz2iCs6GkrAbg+E5idDspedOeHxt8xuI/Uwst39R3Vo2oC4Odwu1YGHjKCdle8D5U94A1q8qGeUkkGuExiZdbkgZqgD/jbaO3AnWS86Yecr48+tLrquYdHllIa0H0VIdqTOHoKCJhONdz7itoZnuLNCnvZHqdwRJMpxNEC+JzAtLuwCNxvV0LKg2E1HHL6Nr/FsGj+pTb9tmEbJfmXReAXZ2fOAflT3aK6MQGdcR8pwj1WYPQPexlRR0S+m/UdaJZs1Zz7UkudDWSwWoyAlffLEc6QCCQS3dDWXv4UfutD3I7bsFYaoIZdJc7wdo9uqoDnl5Edo1MEovvs51oVwRSznrKaqqNyoFPR7KdWBOezFfYYCeOat+L45Z5WSApH3nR21RJbOJelKCB9gIe/JFKFgOygjH0ehd/MnmKzk94cSwqHKWHZeP2B8uzbsPKzplP/+VYOYAVlqZ8TOWE0b9VWO+ScTD48lE/a/X8GSlGOqzAztiMuquCHWzJkFxT6hsIQcWU2J7NBLN9SmMmyUIzk+wk7n+F8s2l26eHCJgVyfkdvOBkRCTJZ8VkU4Y3Owr/rPwwkLmVv/yFlifRwse/gRYqPA9BeIRQ4FPDKR3QqyGU0gnMRx2nUd6xtVGGf7nj97/qbtto+kK8eVmL+s08hfMgL1sxmTebooEHMMJrMm3yOIofOEfwpTiBqgfukHbFOa7aaBNi/smmuvGlB9857xkUOkDCEwj1SwWeKkWRpnkWYacxugVMn/yFeHzMnlsIptL3Gu2YHrxgvAAk2tbmsewt0krK2w8fZYmQIEoczS4D4fPQswg7ayVimpjJk26Y49giCu06EALzWWhvi7Q+VU9wQjSgqSVW3H8RDwbhzEVYUQrFf/9KbpsJB1CrnL7CUmMpTPPXFIfP+UOmM2qlQ4qW1kSciBQI6r5v67OMQYIZeZZhq/APk7DWivgTIIDaH7ZhWmgm51nbSUAcvNm8SbktNgAuUrJIPUuEu52HpecoO1P41YYwC6Pog+DwFt2J2YnMAjt6bVPtOtdqx4oYk14ve7fm4w9BOiNAby3dZZJjQOtiMOmSNPSEPgNBtkV+7o0dhtjKXRMQ+EKoXuu12j4UeLDDrVbz6B/oUKBLgTUgt3LkIGv2h56I9VN5Ui+TRZOkXq6QktNNpnXuaW7eEP96Yeul3cS+zhjW1A3nLPwRPNrcQNFRwekqiRqLdIZPNpCS6taWRx3y8qUNLC59jPzuJmwbXngyiFrnL+VaYwJ2UovZ04wuqyHZMt9rTnUyJ6eWwu3/oDds/rDrDIWYxzMESSFGUq0K+Pqn9cRO/GqtzptHOyMjBX08enZ/BvYr+SFABb3F14cG43Tqm/GRhJuVbTcZou/TuP1AJv7DFU1tvVAtPnc8TfM8TvZkxz/7Xw5MlU9qO9LxzoC/osykS35p2rosU5hH5N62JcMy8IbZ3/ViKsp+FMlDFMoF2aN4xscNJ5GoKzw/ohgwxy5/RvtKoven4yfOmwxnLOSD4rM5gkS8ZBWHlc4YKlKjwGSII40LjHDPGGfvjG81Usdxq7dyMpG0MilCSp8cDQ0kVI/qshIqWa3IkYbAAfCGYs2RomAIrHRkiaEjxONp1W12K99jnUGAeRK/0VietJ27cYBpHr/UGZU2uP/i5Tnv+ImOLy9CgGGATVFzDxpIMKGzxDdszDucJNc5sph9xYL+WhtFUxonrphiJrgncbgNmzLySOWDDtRqVEh+hnZQtj3MijfoUL635JfIV1w6tifUe4/4b4FkRCY1JxtLDbyio3yucK5bXA6p77bPr31vZID1lBmiLlQOZesOi0Bd2XuH8fMJ6QXKL32vYaMwJoC2DGoWHbS1nBbvHOqhBpiHMHwtgplDErcqhPVUOLAG7QeimV+HpY75CmIYLYF95QnoweSvtU90ZauNeWioI+e2r47gia8fxNQpvXryPz2FKbomL3Hs+CPfP9GpSIwNkOk+0LlUwVBOSaLG/GV8/P9OCw6i9k5fX0chNy3v3T7e+3Fm3z+0+uw/aFSt+pOrqSYdT761edSYeTpIXDyj267yBVzu3Fy1pP5nniMYPpDQv94nEU2JdOh6DBzLWMtVRmWz8LKuUhF2u21UTQGLVVzoxQAyzLa5oSbKjxiM+/ZX2EO7U7wjfsA3WjVKHRgICamXUTMEEKa6Ro+77WiawwqCv5xtCgXyhQJnrOOLfmGPhkI/ktIH4gUvLUj7i8okYAmz3YpCJo09hGm0U1dNWLbas+JJ8VI3lQ8doyUhD5iiwY90rFjc9nVlOly3rHOL35OiR6qK+DZmZc9vvVB2hbnn9nJ8sLUfkeGf2FoZxKSumwzwRSrVRx5+TNJUysqF7NNq48Ghx6+K7dRbPACciOwj+QHPehmNAMSZfM5Fzg33fKruk+ynvlVpB0jPR9jeoD5cdJh4IUvbAD7n5w1/gbvh1VHljh9NQf59f+rFQblxt6kz1E7813ycZqi1kJfHXHPgRREkWJb1Be7BZRnic4p4XFa34NJBl7g02Dg0XRj7lKVTpxIocOWAAx/7K1p01PRyGqX3SEz+QHh0AuqGia4bWpbe1JSq3u4iEtqcvzjHvUcA2Y/btyqD7iW4JBE74OhfcWgmNvonhmXTVzKAmq8ew5gXcWlEwZiOxZt9/28Vj1X0Vp+9DY8WKzvQrLdJjBmjZxudVYOpNXIaVWuxDTctA9LTxbEjPGxxSCEJtyJRFa522c/0WFRFbkvyFbLUoRMVhVvwPAXkyZjCr8tLAIIIFUo2wSQDVBgTFlG7tp+czgXhphz/TJ5uBMtsye0njTrD/NTfhJ3JSAJl0urHGIWlLsm45K5Mx1oWVKTKPJ/4l/H0xYqKSIWSlWTIIYF3xt9Y9zwY2OM7X4KCu8+rCYSjSRCX3O1/ToflP9Gt2SC9Yl1WciPhT8VTVgUbsBAfqnc9Ht+F1J6pwDeuxw+eDjFXjJZNsmh1p8X2tfzrj6nB2XfR4V7w4mVCgFHLAM0F/gF7g5UmaV8gWYfBQNOcl15HCHPo2v5LCPbWL6FaIgyQhDcM4bxULwOVIbClU6innjWTHU4tCYEXSSgfSNaDcYs1o3Dgj2jBCAD50Pi2j/dLsxibycu3ZDTzMcZanp+pOxttHYo2GlD++l/0bptEvJFPzw17lS0rXGqBOhIkeMH3hwhGbsm49PSt/hJCshaD4++M8uwgqza5jgsQgZveJ0hz8xTVS3WVHqoV3bAhvYm5hQdWOTCN0IDOcNVaAiAPty2+dpMvOMMBTt+Nbxldai8vWuyGLCCbMLKE85nDYpmL0rd/s2s1HvWmAbkw5fS61ZI2dRNhl2P8gEPHQxE0WKKH6snCgLtMc5/dbZ6U1o9l/pR77FnkmRdq97I5fmfGT9mBIP1jlq3hk6Eqz6KE3TsNh1hV8vKLMBoSombrQnpXVYs7aQGfaFAoCnhXY6vzs+KAYkSnC89xXKjVqg68llzUroLW1eRjB8bNdmq6w+JPy+u3b8w3iQ7ho34nczu3rJ9C9B04YtAL+QxWJyjqOzJO5VRtFXW3ULcCBC1cP5zL8icFFxhoFltve+9EMxEXsQeCjkweKyZAwSUY7bYfIl7r0IcUKo/iMkgQ08MWfFpC3/43KKOvIrw6dk3/cNjzetyx+3IF87q2jK31xcgh1h5cAWm1tIT7v+MzcapwhQy7rlGvVm0ErKS0FGewoFyLzNV0axwG+mQWU/itLc/VcIg/mSfVOsX1tM/P0NIHJ5rY/HTw3uW0c27r1ed9MNp0juh634qcIL+0mc1vKmATd0sr5pAvDT5MeuiceLPuhRSBfdV8i/xvUYAfgdeiEkSQR/eGocUiHzRwnqC6xDKIAddc3glwsJWYOvKfnPniCFX8OciOrwcg+aJXohnGALyovhlzrgO8ZeXJAt8bZaXnyUhFIegQB2y46K9yRbLLeHgpHASpfdHaI/vv8Bc7zV1MTi/D29IUkiQfhcyQA/7rEhJRXdidy9rynDfTCG1jSvee2IiJB72pdDvl9lg6Emh0kXZfdH0vy09Ayr3GTg1Xtu/HSYYZkhvzLtDjH5awn/BdrGvWqJl7mUZgzD6fA0idx5N/0aswoX2zG2PhuOvuFpgt54ilpR/Z81IsalLm2r2OLrOCatuP/NlvR3sodxwcots3lxl/g52oTeNqMMaBOE7N2fXmIduJkjQ4FJp+OsXQpVHgrfUDAfC9s6RO4QJTi1CkbpNDTCujoXVl4Cc70tyMUnVt6+zClKNP3t5pCDcLAhGSEfUxU5Ti88ebIEQ4fDSNaJ69b0U5pSGgaqH3ws9xeuf1izZ6q7lBTtmMBRDWQ5aCHMPPSArmPIR7XdByjBW8Ng0P0y8cAPN0ErL1xrKdBHFRuA7WBQw3QnHmfeNzMG4itEztYunXufx17k9S9+SOE6gqjMBZWk/I5qysLqz5k9TunFMAEA3RJTi60ibtuJHc21Qw41OdvW0V8tsU8l6MUzMiEl8iOj2PLBWeE2oe/hip0nJdoiM8G/FhDkL654ZRSqkBaj3mE474us1BV8x2/daU+1zan8y6oWK96byJiLOsGtA/dv2e9uBx9mSYLprELDCSp+HmpfHhKBMftGov8C0DSyCvV+BMxubWtbbx2zGDHpyQP/Ve76MZ127NFFAHKUWCkNxftMqvu/lEnBzHv4H+SD5xhYENs8KXtawwboIoFI9wsdkWGHbgGgW/RB8yTF3LyjNrXIWAkQayi4MVabpGcPu+eVNs9RepiFw8wxCPOLxxBoQns6lLIpJZiab/A7hb72R7cyC/AXsB+b9vyeYldm3DkBxHqDFyI1cHKYiyE3aBRNK7Cxsm1iyQecpPADFAJ7VebarinfCWauV/pb45mPbrJNcnZ5DXj4VpDHyY9HpekGXOCi9spAglfhneOFWiAGM/rQPDk4gGOUnXlylNdSL/5uzdB0gFE7ZgtiC34i6QjrKNBrdwhAMkziJKtUh8Za9HgDAqofPe27JX8mxhad5UTyYWbX6CfCDDfod6p2W1+NhDpRZ8V2lKY0yQJcvVpOnRmdmbY8V2QgUZ1Wty88ew5vDgH2+DvI2bLYFbv78beQwQTamrdNPPrdXcBmFVhCAhpQrN/fQVB/e+nlETraYNKA9EyRxEz75rcLn63xs5AShOWruI6KWCYs3/4Wf+DNoa/RxquAAgZ1iEYw1LAisFru/WGp0LrztmuDU9Te84pciIsrFWDPuIGRvvW5YM2Ce+KT66FHkQVEgHygrhYxDFxlCbxHYeIwSMgGSs6qwaIytMiZVN1oEk2mv1ILXDSdS55tE4AyBby0a50r6eu8K4lkYN8Ed0q4sTIzmtSJLzXPbre5kaW11WbC2jLSmJMGfHqd3VRSKLwcy6ePaKOpYpGJTLGDG6kU3fverzo58gbanSlSFiBa/IAMfvXSGiv/KurK2PVqYx9nNwU7V2AHBPRaBazUy3G8AS3ltWQPmRdTCeGLR/20zjFl5Ne744Vgpk3Bs7w4ClyDK43HFyon9ouCD8SKyIlkIXnrj+8lzfbeerSxgGq8GAyj/xRzOMKuK+byt1I0q+/9XdUXfKMBnDg/eqdRsPe2pisPyteBKH6a+K+BaI8TwdvQnt3x1cRlMNt03ak50Hm+0PxPe1rpZDFGNAwRLvEbHlX2IpMFgplJtOSQtIZ2fUjFzz64lMn+MPNZnLZXmtJog12sDgSlmUOMnKE9y5jyH4lQ3WQ7dMA1MSTo84MRuZ5XwipNNr29TS7nnAQhRnsziVZdD8dGIGGTk48Ec5XOGkkFHomX2CVdwh9XPbcuvrkZy17tbqyekxdopHKkSgBL6vN1Xn+JECFO+jGTTPKIKybRXBDI9maC4stwQ66/HLFmgHepa99lZVupHo6ijAvL4czMFoeyJNyt4GrSFqvOdQSHnrunDPAIqDoG7285ymUvH9Yv/yXMdZ9vtj6OLzpV4jDpLVi/r/JM0vyLvkMnJmLezYGfCFdjmiQegasBi/2du6U42MUdjAquFEH5y+UIj4ovPfMLOklVIB3fs14pw7+aGHsbu2Zf23Y0sHYZJ64OHx1GXmrhb1/n1WZ66YOp881LoB3HJzHPLzcGmDdnrYZxO+PfoRnL3iiUMpLDXgVvpn4EPnkuI0EkaNsjkEvusk6vkoF7onZU/F1pP982rFsnj6JyNf91v1s07gbBEWHH9BaVK46P/pXxhHbGaaKyi9JuBuSJ6XqND1kkZGo2cOyyXmog46My501tb6Wr/8MOKuhktyJGkVaAOjn5UUDBKrvwZMSAL82BTMDJPmCQInvBTrZBRSrAAE/Cx54Tm9V5DAoMBzb/uldJmniK2e1tb1Ho4f2nrmEyaQHXs3n9vQzcGsW1A6FDD9Mf50RAiaaitFd3aF2FOTH1QupAQ6D43E6XgZQRRKmQm89ywUD8ntDsvc5sx6xxpVnOtFwDgLjbfI4KG7QUzbJz05cajOH/tFTfFw23DqRJZ6Rip1lVxJ6QPtyQADJ5bRzbuvUjbjTzDPHUyDNSySZcGaLKOy2cWiqsDygQ2V2e7+caiPrKGwogaIjV/p3KgMtUVDFuxJe4PLPe1Cok7WygVP/w1XZPybNSOWf8FloFMVvtslhc0lhhZvn0NHPP3ImH/SgZtZrJCPnFfNWs5bbvca1w6RdDrHX7cKAKpUhWaVsjgkCwNt6sLIt4l/aQjLqsr8JIWuMhAbzmDBoESWq5G0S8gCoS0MNM5EoFSjOyI0ypjruHM4HjB4emQAEE68jept27YefIW0qHW1UTi8/UjjzbhOADJ+0GAT4DQ68foPVmYO8i+CcnDkoAHFxzjp5iu8QcLqiFZ5btQTTUULY7l5IjjuBAbXARHMaJF0Y7wuoYBlrg596d4QPFUAz5+jEK9XU69MwggKx5n6lkoEpcXMEGFt4l/DgaQ76HfY+LEA+b9RDp8aqR2YR3wCyEvPrQsDGJXQEN9nwfNm/+b7Pg+bN/95oc4Zwf4pX99nwfNm/+b7Pg+TnfhRJjdkgvWJdVnIj4U/FS0abJAY5SdeXJ6PwT9CIuKWfpTWO9UOzUy0f6nOfkLN0TBKyacrTUTp6loBz5BCyF81rh2tdVGz98I0Qr/mLECgbaUmnvo/QgADoZM1ARyKQ3PDQx2cxmwZk3WEoABcF4yHOVjwetUUuPh+JpkDuwfjy6yzH6mlXhi/sRHD29IUkiQfhcyQA/7rEhJRXdidy9rynDfTCG1jSvee2IiJB72pdDvaJhVJbEPqoPLkoTte1LVSlqtl0zBdWzU2+zUjoZOfTDBjp1UrRc3xEEUGfjOX4Pd7l4UADtjZhTTJSsCrzPTXEAcTTwiuuv54hjmZDjXHn4RZZgw7iGH8ESw7bnWUOxGdxacqOD6TQZawMqCc8Qx3Uz2C2X+vikkVYoi7UMhMravweGdYTcaJZdJJfi/eL/l5klgSOQb/fze9qd3f5eJCu9qLaIv8HR9bWNgKmvtXvFdGBlC7tKuijlHvBtl3JaFRXS4DDj+0F8l4i2n1gdBqgya4Hb+ircv/Xqu7h3hCkFcH9cePh2xb8YlKzJHvn+2hGS95xx/DglMxvnOMpCuQUkna2UD0SGj8SWU5h3f2IQHhw55/rK3VDcS2XhXRTpuG6t81LMjMlFmoUM3SgmqJavzaOLB71LVtf37R3Bxx3EjFoiNn3xdjezdaOCvSW4P2Zlpe5a9++EaIUbRfYW0UfsEqZdxCgSr0XOxKrdwxB9Y+9DkOS3P/0SxdR1J4+u9J8bDpnhscwPKDdFIe/1oATlHW4SudC24yovz0YU7VR0SETvZj0iYwvmHZh87hvu3HYaPJvwaKtkHrwnWC4hQvWdTYB5mJ9u5ihTFc9Nfe4QcOiccTqDm9mmaEFUshqQqj2hZJTT1sifqNuHeHlw7i4KkZ7yGZAOpLYZFzHuliYgZOggHu1D0jKuNrLHZ9TOoSESFqMu+Qo4DP6LRl+Lzkwl6IzIkG2roj+A8MXsrAZPdWoIi6Dcrh+K9KfOTL1bJqIrIr1MSbAsVcwth6asCZlnVB8A0Bp7IYxhv8ippr9qUF/n4qdPpsZdy99o+rDv6ZYvpBn00uPvvku2gFwmEcwwGMo0TPiv8L//gC8zwE/wVkiHBKtC56+RNgu/o2GzjEDtJdgLUBOoApxQf8LaqyZ0BFwzXrqOcqLIGHnyLYJgBBRvI9vJlhu8lnBCc8EaQDSuDUs1hoSoP/2+I/tWUci0zpqq3c1nmkKlXf2/qKhYDrEaMV4WpTZWijRjk18mdeiRZrgVLh7cG1hoGBLYciRP4rYctBwKU11FS/fL9KdSefOMI56nEvU7yGHbsDDDH2yQ1yFs1fgs53iYNhsL5V7npGcZGKFQF6CCiKYr7hDtSYzRu3in6TQjutNikiD/P1zuPl4XF6lsCrk0tme/StOI9jgZdWteu8YmRD84Jyi2Dt1qAWHeNkRP6x1oBaCwNzd3Qu/Yy9DTe0hmJpzmVVBCOgItslZvuTCyCQuM8haH2byFIV1E3iXsVdR9OHH+NU5fifswVKI3hjzhkx6DXy3Fk9xVaWsMbzcfE5Wwu0oFgdgWXUKTpFllAzocm6OAJ5V+WMNI4yiUwIqSe4Zp70bYM2vw589OLHQ0vfJ8V0xn45u7WYb7T4pT2HCGCRE3tZW9zZzknN3ZHsuRKPQwF4Zb6BTR6aZoE0c+f4UBbT0EMePO9aF3rGam2rPkaNHzjEXdjTr2J95xSH0hrfDBbhi8zDFHgvC3rShO2o6RLupKx11frUWIcSpu3f6HUWMb6S3A7d+SEwBmTGuGFEzESeDTLdUU1G2F12ouXmEzhl4mI/tWmelA5lp2ngMlnZLni7tDP1gZeBRFk9UbNq6lNZ7p9tgnvg+iuLC4kWJrIFAfxechPyAzEQPb1wb3yX+AbuG1Td6+XemxAhdXvkUIqBAQFT3RgBuP9Xwfwn08+LAZO4kWPDjISKhqMOems1r6TUHvTOabEXgWCqtZAK5vGutOWpOh2RuehL4/Z9CENi+qAZCSjCUHIukZ+oux1dhI4uNZFniNKetggkeL9KTOkw3U/PWy5hXuonT+xHHh8c6p/wCkOKDG8EGlMj1Rvodn8OS0L1GnIFEYE6gcS15jnGrsF4tAKK++IJBFfZws3B8LnUQI61hUJV1PCABbysnZL84q4PqczVbkMiLWWdfbqozxFYYPH0lozU24BXRzWTH0+VXIFRABMoQ+i3L+CxzYAk4elvgGu7vDGPPSKgG6pHedfbvjM8CdhK4Me+F0XgqRhA0gvAn2b9SYG16M1Jv7icPAkAYbLU8JZchlKQhH8bIDcXr17CcA2qagntyQOXHOAfU9SdSvk2uaOgWRKW96ZGZ5XnpU2UbxodQavhFIPUSWffnnZ0F9GOVXZX6RQL1tmSereXDS2kSjbeXVZFb5D+jc/ZzAKaxSUCJyuE00CTP0Te3xy9RQuOSxjdgxXtin+2bPbMATvdBPZjM+Pq2nnzQUid/K3/XfFYRoGvRJB4u9kdk0Le7H/aQIkstMxar4p/wgJkHRciiVM86GZv5VDFGpXqOm7LT+UOLxpiL2nsCLVH3i8qmZlj2OB12tBw0rwvuX1EwgbAvzWvOzNP3P4NNMDjin9PCylKHw4l6nD+PmdVu/BTukUNz+DVsn20hmuQ3EIgyHTLBJt3k9IwJuTvaqrC0PD3kHuonEmCb/BgwrDSwxlDGJ17PjbLTAD2tE+CozWqINhaeHrcr1i/Ng2OZgZJ8wJy/DcX+k8CkypVWii0zo+6HiLlaPhmxO6nKh6ZdVofvWiWwpZto0aXWpWVXU375ppNxFWB+/aPKnZqoUBQD6tldfempY4e401DPoTX9yYzLbfqW30hlfWYh7WE+EIN0b5oNoM/9KfyOKF7X6AstyiO7OODbXclitugBDoemLX8ERj9FqxzCiOKRIFhSBWiIyw/0wCtKlZXrwuAAm0DiFOmhEgeMfFDRsLjczLf4Luc43IOvH1R3hpB4qv4Kf1xIjhUTeopw4uEe/zcFG2YOxWSYawqaCoWlKOtVhdP8H4f2Hczoee/QOWXbC+SdYORee4KzxVYMoo53DpzPCvrDD5/Eosw+5/O7LDkZ8LjuUBdKxzIrU30dY8cBLWUXUHPfby/nbG8VLsZbyrl7ZGkI8xinSiFgWGie3Y35Ms0f/I8nGQ2lpnHHlREWwyi6Jt9CKNJqAWnqy0oZVgB3VXKoQjl5T4x4vjrsks0YLFCQY+v2QHhJJ0wO+Ck+jjVSRhAdZO1U328YB5D7G7vr2GA+TEudf3zrOBctzOBctzOBctzOBctyOAAFcAAo4ABRSUlKEvnEU502mFWzqP9DWKzSrasE9HMCd6aJLG/vijwwux6igRRJ+QyVhigIBcopE6eYrvERC+SfXKlsi4n8fCvRFOaknEzdlmwaY95vAFgxwSHvqGyfgmFjNjfNuFhjKJ3nB3Yr8T+2t3wbqYZkx9KsvMdj+k4w41dt/UamMPsLZYOhJodJF2L/F1AKWq2rnI2Ft6vz6FRQXMtDsTZ7f+aCkQx24jT6926AVR9bBZcD9J3KbWs6mS8SiO7lYan24bYqATNPP2ri61s0dMJZlJOWApuvIZSCXR/QyYSUMOJtWi/ScETmC1C+xT8eR5N2u8J8PRfjnN9qMJziRiw33aGq6uqOv1Hsx0eDaHgOFfI3oXs+lPsDmdVLC0KY9zwqanYYRBq5qyS4sOay+q09LQWme0YnO4bSFVMTsVHUhy1eiHP+wv2bwZznvfd6Qf8qegiJzNhqU6UYxyPwCx6z6xgdxo5Hvk739LlGLYu2FjYl01LdHJT2JD+tQmfH/Nx7Fo43VxqHxQe4g2YrtQ/Ao2r/xie7Ar7jMZK0yjhrx+WC8jNaGq2eSI5AjgApk2WdM1Hkg3jCUvHamByrtZ91rj1Wzkf/oBg1tXQS352QfRUh2ouZuJwEQkAigsgser3oyXnCggzLYrZ163pY04NYxCgQ4QgGSZxElWqX0fZpqGUDwsWQ7N0oJ64ymDpNm1kZtLkWXBAedxzsAZm3Lxf4v8Lu4nvFTa4eWCPpdsN5qEHNb3KkkE0g/DHSGTaWyZiGt8C7eIk2FBM1dN0ViC38f9oLAgVWivQMl4aH346WqIVSz1+l3AERT6gvmRYKZ7bHGHpuFX7xZAzZNDUTz3txyPdgSJJTeFgeSDh7k4ljD7fAk2oYt+1LNuOr/YxsCn1IXU1Q4PfDpLQ+0z4VHWb8WYxiohx8ydyPF6Ar5JGhfJVasDhH8/+OQcxRd2FbKlNdOjzYFKQmTd+znKssf36hlfl4wurcvwWa412L2PxlKARjow6eYrvEO8428jZ2nXtslmT90QwNMixvSbMcG8aOhvOMNzT+viudlQirc1t1Vyhqy8M1l0zoK2e1tb1Ho4f2nrmEyaQHXs3n9vQzcGsW1A6FDD9Mf50RAiaaitFd3aF2FOTH1QupAQ6D43E6XgZQRRKmQm6a11njEg+8Wu4x3+a31Ps1Zco0tvAX0lAzriGplqR/QLHasZVqGCwtrv/iE2uVeWWSk68k79Colb01/aKqAgprdMhMCyVCOs6lh9wAIGLg8bHsHIecmixy84ti6jxgqhnxboCbIrmcpAXENFlBZ1GI0VdcMdflezuKVabVpMCUhXJQp/EBjqmCPH+pvKQMiZ+/nTg0F+9xy8UJGlcFq2ov7+h21/Ey6QbRCWkwFz7+KHGcBo97/+pXl1Q8dDUIiN+nKy+pw3hiL1y0q6GA6vpd2BEcAg6UBxTrgMaR+hn1AXzX0uTlLreaRD8DoO5916OKYNAyuex7DwEo9IpnG8Duf8vj0js8JwE3VUyjvq7NGdUyCdVMBCvzWM5StK2kFBz8BMdzOgc+Ax/DBkMWmD1zW/05lg2DUVCn9AaWEV1ocH15P9Uup8QpgIS2rrC8tL501pXCl84/jBnSYLla3Jxjs4KSnpUxteoRZWsmflBUrea3LQcqGCZMMggh71kujYlsfID+4COBALrYqBDHnO8VNRAqIWrT1vrGNSyiM7nW0nhEf6s570g2lgIhw9v3TcrpOszvErZ/I9hGI4KnzpmK9RzVjIhekYyeGN3m9ADoBHntrk9+sAsoYzWuJHwB+XIjrSEkCWbw5mHek5RRxo9MtFitRs/fCNEKO1BkmxCD/yqjMdxa/72Tqgcsxu/l8mK1Ni26m476CUI+kpKS5HPEOGq+GKqRRyacZb5TEzOKNoLoBPGzH/U9rOQOFE1FRUVHWFSePfTkMZUE+SNTg0P2wwRUtvhTAdx2T3XMDRFBbkzRgVvO4dZi1A+Zi+eYwfBM0D1dqE7YOgU6kSjqlAA/88ff391Gfo02pNWrHa48OXl2I6ViWJdRO6RM0KzTRAZkI5RN801MKKsGYIDuToXmMuzTmHpWLdT2a+XqZm+/ff3953c3nY5laE3xAzdWt8JVMTSXnnfW/o7CgnJKj2TDVH5IgoT/Clrfuyb3NXE+JHBSB6nvmbts+23sL4GvFRUQmzoDwADWYYEAAAAAFgLKm2XSnKFJClj8tP37FYORRpL6DDKP9MLvFXIALbGJlQcwxcdiwJLpNUVxnsm+mQpIxUCRkXmjQ6DDZxNVNmJDtruIxPRbZx5c2XG67S3JzTF/z7RgdpYpSeKAB3Q2+sERhHUL5InYtEUeGULI/p/icCHWwgBgoE2a+Gxni2+b2Nysu3mCfO6fAvK8SIkksfdy4339DrBpyqZen37Qy82wmMOvwQQKejNSbxKG35KgaP1I6zeyaJkLhkQVLdUOHj5kL1B1o/Th2ZkrlSHtueKPQBF89oTfxxCfWg9Gj3Oh/jb64ej2KeKRaTRCfuTR4KQjxnSHqIKNzaF90AoKiHMf9N07itZspTugBYV+xzMO9ZofvQ3GRtJu7jB7grcP+oR+wftLbr/Awv3/BKjZbeyHU+Q3XsPlh5GXlMIIT46XVq79GP1Y3ujNq7U0IN58QiUSETUs1KBs5MiCWfnZ8huPPE3fQ5c14g+XrOnt76XDx4+d6NnFdPUakGyS7Hf+LqSoQsSOM46TSKwcBKRc4SyG7dxpqmvvqCR3D66vsnCsAlyUbi3Gm6FekWY1TKNZ0xO+khSG+tE4uGkKJvA3YpZfwTsGt98BAo8gTy5CcoQsR2cR3OQe8muMgQYF5mwbwEgQqei0W7F2LuEKxVWs7fDMMMnUEfqXveKsrv//K+fbU9fLrFOPPTebUMDpEL/USn/ig80A9xRvMQgfuxu4Qavb2eKHH3UYUSZudeh4eCabu7CJvTZp2ufWFPwotlMFXIUViwNQIsz2n5d0rgmIBIynM9kavVCSDhqdwjW+W+wHcgO6Wxv/JdH1eWRBg3XkfLcnaJJd0jvWc4Sn/eJ7W3x7eA5BfiPI8lrGVjdEFhaJ87dKpsGPmBy106qRUv1bdw1MOWOAsfVVU18agFcDdKjEXk6r112E7z/lD8HRMTHHBGyiI4iAABk6Mw5QeAAa1nEcw53bm82nWiG8M7lTM7+/sDcnh9WVbz0yjkvarWc597WjIabqhgpcbsKzlFrK16/l025+QNiq0iKcWB6459Td2in/Iy83GhffTsUbbtXlOi17bkY1BWuulmd1QMthAZtVRgTMcgbg1g+IkHDNAIsMr20xhKNTam8XXdgkRcNL31XJN4suezoFKPgZSyGGtXHM5x2vfw+l79rh4qN3oR+0SYApG4Os9FDiS9mmWMzHlmFB4gpMijguYqe6qg1qP0HhZvbSAP814NxcKLzJdh780X4oirB77Y3m1FLgo1soQqsFWJqxSZlgSu3pT2qOAlyVS3Sj3uiCPs93jolmrMqNzDt9zlM8I/eZIYzrYTOoSAAAAAAAAAAAAAA" alt="The editor shows both versions of a row"></picture></p>
<p>To open a row as JSON, click it or press Enter. The console saves the row exactly as you typed it, with <code>If-Match</code>. It therefore
doesn&#39;t overwrite another client&#39;s change. If the row was changed while you edited it, the console shows both versions. You can
take their version, keep your version, or continue editing.</p>
<div class="wide"><table>
<thead>
<tr>
<th>Key</th>
<th>What it does</th>
</tr>
</thead>
<tbody><tr>
<td>&#8593; &#8595; Page Up Page Down Home End</td>
<td data-label="What it does">Move through the rows.</td>
</tr>
<tr>
<td>Enter</td>
<td data-label="What it does">Open the row.</td>
</tr>
<tr>
<td>Escape</td>
<td data-label="What it does">Close the editor. If you changed the text, you must confirm this.</td>
</tr>
</tbody></table>
</div>
<h2 id="schemas"><a href="#schemas">Schemas</a></h2>
<p><picture><source media="(prefers-color-scheme: dark)" srcset="data:image/webp;base64,UklGRmZhAABXRUJQVlA4WAoAAAAgAAAADwQAfwIASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggeF8AADCQAZ0BKhAEgAI+YTCUSCQioiEh0XlYgAwJaW78W5nizd7AREn76snXr1+F30mYY6ff29Em2e8yfm1/539qvdn/e/8L0zPsQfsl7AH8Q/1vpx+yV/Zv/D6Y+rSeGv5R+NnmV/Kv6Z/cP12/uXpT+M/Jv2L+8/tT/e//h/svrd+ZP6H+ueMnzr90/x39k9R/4v9d/tf9q/uv+w/vv7t/dX8y/wn9Y/wX+w/r3or+X/n/94/wH7kf375Avxz+Of3f+x/4v/s/3r09f538uvBX07/K/431AvWX5b/jP7X/jP/H/jPcI9Y/sn9g/Zj9//+Z9Cflv9K/wf+A/b3+8////5foB/F/5z/h/7l+6f+B////i+xv9F4O31v/Qf8X/Vflr9gP8g/o/+q/tn+g/8H+L////0/E79z/4P+E/0v7Ke0H80/vf/I/x/+o/bX/////9Bf5Z/Sv91/e/87/9f8/////x953/z/5vwD/b7/8+6B+0f/4/c0TsvG2opVMbailUxtqKVTG2opVMbailUxtqKVTG2opTbMHNGiAK+HlzmHKXnfudstpR5WklHZEO/ggNcAl84LTWf4NtNkk9Vp/nGb6iIGbXBREPxYCUNLl8purqKOVToJQOIQ2Y+qXtCeaotOMFf03ZZoStNPfZeAxLfpUQDoIJRAOgglEA6CCUQDduNR3ZoWXHF1ikyFhra1EvjSh8xfiPUcG/ZFSHI7R6bsBikq2xSDwQJRaylvlqMwzbUN6DmBkTZi45Lv3dXAGE42etwLR+/uKy+1KfVRCu7Xg5kqtJFqOh8G/PNAXYDtv+HJEOiNB5MbailUxtqKVTG2opVMZVpXLQl4bhe37ODn3d/SacL0VDloQpRzJL6w9nMw7d92yIo5kl8yS+ZJfMkvmSXzJL5kl8yS+ZJfMijlwqKVTG2opVMbailUxtqKVTG2opVMbailUxtqKVTG2njBrVsGbzJQuUiel7uxYJvKkQExHdY8vcfQKicaWpSzzHirK9NhGK1/jMolrHDFhYDChTbEVQH4P88w7sHZZ5DZphn7/NX+wW8aU3CcMPi+aP84MNr0xttKW3++p0VL4nLMbKxTNRbQrN2lOBznlbWbailUxtqKVTG2opVMbailUxiSE/jfzfUnPoY0pEylC09tkNKgZsJmjN+vlqLfD65MmWAHAzZhnn+e4ga+EAxGa+iuxJPOpK5yhLxfp/epvRA/MT4ezQQSiAdBBKIB0EEogHQQSiAdAj+7GDf9GXhbOjDcleGWCOZjqvz3BS8RJkczHVfnuCl4iT05mOq/PcFLxEa3+FQS2qVTG2opVMbaiiSV7Us10EEogHQQSiAdBBKIB0EEogHPmr/+BYuGez7i4Z7PwwjIMNlNVAXBT114O49GPuEyEn3j6zyQ8ouLXU9bMlE6BkxHFHM6WvL58jne2uh6XmwGeguhwmfeLEA9j3tL0EFo0eacDsROrvcM0FfY8T6759UhKs8gNdiTLBMoJ2FREW8ClJaLnAwOSbvRYgZizLa3V3RmB/vdKppaul8Lmk5wDs/Dm/csumXjbUVKdAJRAOgglEA6g/41QENSarOUxxVIQjFatt7q+MIBk8h48tacUGdwN863wNhLZeLAPOfoCSP3IwcSKbxkMhIMMHRDu+sdJFw0PdY3PyF9WUgO6wDcTXJP/IamD40B5uwj7LXTT3PD/irf/DVTaqpVNiPtBp/JWpyDrMA64ryASiAdCG4Z7PuLhns+4xmbDiMyyAnA2q7p8jOUo57xwuul4URx0IFO10EEogHQQSiAdCeMEogHQQSiAdCKKK46guSYAMc487cCWUCTjB7u/aIAW1YtD2uUSBFYFLNQrXzP63ZgVgCjWUzfvSOEMty20Hjx3cHooDlGzhlBnFySM3s1aBJBFjVRYhmTP5IyxcO1znVSZ53B0N5Z4jzrtyguLmIi/xKIB0EEogHQQSiAgOJRAOgglEA6CMte24MNwLnNo0aNIdcoQ3D5uwUwj4I9bBn5eRA8yhQoUKFChQoUKFChQlsxyyPaQlEA6CCUQDoIMWz0knJoRPgXJjbUUqmNtRSqY21FKpjbT5b5YB0EEogHQQSiKKrsnUfRNvapRcFJmuPPjeXQGlAsBS/FBVehd9bB3xyPs2dc49jsAIY3DrjFmUNtRSqY21FKpjbUUqmNoO07cM9n3Fwz2fcY0nWtG7KTErJ1seqO7fLaiB8sxQf3YSGDnviKEFlRf6Y52bOzakXkT3NxwRfKENYndX8w1oJFHFfD1PhnRhbshteNaonkTmFIhLI82WqWGBoDQEkduDXG7FvgWUmIxaVTG2opVMbZz6GsZ7PuLhns+4uW1PNAiMYt7PodNNbwIz5g/5leY3uaOxm1pbXDgvyNkPPb8YVM1szTbkyuUJ4XJjbUUqmNtRKuVHjbUUqmNtRSqbmo04+82+fb1rOYwO6IzR6ryEawrNaGDbUME9/bB2sbhadqkpLnQzakT8ZDMoTHWwMy8OCWAi1ZWCuphd0dki/WPQlA7pdMOUqfA6a6CCUQDfJbTOQtKpjbUUqmQ58aISXpIhAHuGHAfTky814kMEgJePgkGoFGpwTDsCvtAeA3q8+AXKYcBLRFOvTDJ6qmlY676rOpDIAIGj3HAngvZgjISd5m+gDs8y0A02fJ3Eei4d2AQWP1m1IRmbdGqs5C0qmNtPlvlgHQQSiAdBBKIo8r5fQFc+GBs0okQ6k4AqvybjhsxbTWJ0gyed4A52RkNHHwRR9K+jCXAHiDqDFLSgEidWGl7gxeacmQvgR5aM4oDWnB13+BN/wWd24HCI+zeKzX2L3xZDYKLujT4VSODWVcMadHCZWqUlBOzvSZtX7PKl51Msqz7i4Z7PiEk/C0qmNtRSqY25ZVjYfblJNECO6d4ZNu1XQuGErxmi7Jjv6hOOnspRRBinmUZAWmiz641mMvUBm/A/qtTke3LRCSE21+96Rui89sVxXsNvMddBdns+4uGezSO6Rma6CCUQDoIJfQ7ZeMr6spasOqAPvI5e1bZAP8A+eB4lLITJD/rKB4PSy4NjniBFty960oW1Raw6Qp9lI+UPa1ymmDExj0YGY6a0wZ4aVAxp42M5x6cwmUK/MnHIWGlUr4I+q31S8RP9mLEtUPGGgR62S2mchaVTG2opVMhzuHDfi8LbbFpvPesQFywVYce64w0IXE8EjAtUAj5z9NICnrTDUxWxPLiYJzsaMU5cNTFkf7jDCR4/LdLZCIHJ0AQHnQSsMSkotW3pbwiW2pmyEjEWaj32RYHtkYcDEXIL8H1+2IA6P8lE6CCUQDoIJRAlihQQO3eTWHOenEbr4mnfdsiS+ZJfMkvmSXzJLr3RbOLhns+4uGez8MloqyxqWoSmwVsYohH6gb7B2fp2aN6tt9H0umlAwQ3HGbriQAPiqGulyYIa0eAfBVOf7KRY9Wkm2PlS44JIebmZjvXGRc28AGI8qmNtRSqY21FKeqbIG8XDPZ9xcM9ruOmFwCxHDKGHny3u77s0ogHQQSiAdBBKIBvknxvFwz2fcXDPaCNmsVKLujbUUqmNtRSqY21FKpjbUUql/CLZxcM9n3Fwz2fhnFyQxtJWbailUxtqKVTG2opVMbailUvdYKnHxBM5C0qmNtRSqZDkV04ekrMQ425lGSvdhHkIaqZJXuwjyENVMkr3YR5CGqmSV7sI8hDVTJK92EeQhqoG6exPPJElEA6CCUQDoRTJl421FKpjbUUqmNtRSqY21FKpjbk3LxtqKVTG2oqMIzNdBBKIB0EEogHQQSiAdBBKIB0Ibhns+4uGez7jGkYlEA6CCUQDoIJRAOgf0SRJfMOfo0UHwJWz3Td1mycO8bailUxtqKVTconQQSiAdBBKIB0D7PuytXIYut4MA/qWJFBLX5UvrUhEUoEpcYGFylH/9lMXYaK7/UnEgpEa3KvjqyVgS1opqse2o95ArEcMPDeLhns+4uGe13CugglEA6CCUQDoH7bOijLvyOC8WDlCGlMCd13aBWo74owXdHmGCv0yqHW74eG8XDPZ9xcM9q4pudSnKbxcM9n3Fwz2fcXDPZ9xcM9n31b7vPSDhOQtKpjbUUqmNqhNyrtEl8yS+ZJfMkvmSXzJL5kl8yUyl8yTCv8dJNcjogHQQSiAdBBKH1/IvdsiS+ZJfMkvmSXzJL5kl8yS+ZJfMkvmSNxcM9n3Fwz2fcXDPZ9xcM9n3Fwz2fcXDPZ9xcM9n3Fwz2fcXDPZ9xcM9n3Fwz2fcXDPZ9xcM9n3Fwz2fcXDPZ9xcM9n3Fv4AD+/t+6yMOC94AACvGCixTr9JQclSmjz1P1AJzsw8idhJEPD5D4XxMOfB1Rb+FXyAqK3O9RXB/LL5Xhx6HOzGCGWzXlSPY+98+QqPn7wfG1V386C4m4Ol9x4BvVCoL+0TAb8K8tqELuaekJ23DCbyd4/TevY4KQQQ5t3rPCoeJHWpStRAFoDrEcIBWjhcRUpG23TM20Oi1gkb7OJ8W04rbzCPCZN1ZclsJ1/XEZfV4UlDPgAn6DGCMFTeA5pCFH62cXtK9/xz0HImK5kArCzbHrxBj2rTVeEOoHmGpettXpKwLqx1EK3PoZEqV3rjAEZLVOC0vkCBPpEAdqNz1WwjJduugT/svRfQnDKChc1MOA/dNwJNWDpu4ZYsbXmbrHPc2yx2uAUrSVqBB89pVFCNmH4JScs5J7vE0fAV/v4o1iNYW4t/VNJ3iDwU57P41UkmH91bfYUqO5QUnxaF9CY9jjZ+1mpNKnVoJHj5qnsCFvHp5j9jDl9jVXVGqUW/YFkX0abaRhptI7QTLwhx0G1Dap0EM6/7Rlemgdgzb17cu+X9E+y46/fXtf5Ioj57LTNx8zaIggA6alT9N1bCJ+jOhDPFlovOk5ygW3fwPr9kyERhvRM/wgLCohaRmW2cHWGUdlfIGNSRKZe1/Y3SpPYmhw363LivR1qa//jv3MD9vmrE/S/QluBDBHpZqnYfjYvyJfO54xTA+r/hOrZIPdAlEwZuWqnwf5nbiuym/aZ0L49BW3ZDxAbegc+baUeBxNK0nN+OGLyvV/Jwr+HBlzL1aaDva7XLLg0e4kvVf8si3PDVNC3dzD12q1RuAVPBP3ekkWn1iyphjUnnNR0lNuRgsYYsxh/Qr+n4s7Fp7aOjKCzmlcTBleRn4IAvK723pvNL3tcpQHo6r+gEvSmOSiJ8nsqaUyHsZpT1Zka4198giCFzk4Afj/Cpj8/A+YMzcXIU+yp0TCxBYWIDe1LreS/PX8IQaC35p3U068OLGXFdy69iSZ0+EsArcNWBk9kwVlP7VTkxJQtI9epUyxXuLnEytJ9n8UsBMqn2CIZOmhmn3pdSPLxRQ0K6Epbvgv4p3YRlOfP76d5T+K2+lLY6GvFH9LSjbJ3P7eqN5LHCFPqE7Rekfxf6QZwPqUrPWaRfNgRVBGSHp0K74MmLJCxVrLBjLuaMDVYKIcfwcYznFV/rN2gIGvLe2Rq6bCpSO/O9+Agj2cHYVnoUWBwsJWKb4RZdGaQnPHFve08Xk2ttze02mgxPI5ysJsiq4Ud1OKU5XlX2l79JGN9FpWRzyCE62TWr3kx8J42WeZFKy/9u39sdzQCNWl9fQwEi+U0nMdpaRXhG1M/BCUKq4KZ6yCM1nWgaTMNVwDVOYozV6sFercVzlnOeCtp/1oAn8pz2yJGoy17kGW3RcbpFfTB1B4buRYU+NAHyWVD8SCg+bJi3HMepf6/68gvfanD+38i5gmPjS+lNybHzfw56T++PgeR1+qSXAAbjlmDyYts0a0vCp9MWUl2WQCyPKTfWS6UQYY9Wuiwyn3462pWh9c1slTTPXIp+Ej3Tcoy5CU/+9z+BmYTPY6sYEGV38ldNU/pUp9lUTSaJ07tU/J7yjo9Pi2j61zVTLYXexHc2avj+X6RuZPI7g4ctqsUGAd2w9i+dOW2EOjIC8oUQaSe7eJLRQIEVOrYgQpIVMJpgozlUu/ctLXnrjVqs4XJacRg4m5g4sXtM8VPYS6Q5Vl1InKY90Q2gm/OB+nf2tnNZ3+gX0rOoxdOTKgtFyEEfKs3mzAWmxyEtm0FS31ViJRoVVUQUaPSJG7vpNeYlkuRf9MUwguKNSIEDTi0L+5cAow6giezvHCe+dq/mM51IbkWExDhEtF5q2BPa7CJCZbsQU/e4CLBj5Fhn0V/QZQv18le/SkkXdhLy/FmMx9Z+9Yo9RBAGDRJwvovr3QyV0Q2J9wBOux/iUkqF0TmmA6fYX+5u6BbYujugmr5xAb56wsoqsuuczdqXdeczt//VJ2EvwfXjrEYp0m5sJqLTnSX3AIVtsdSy7n6irxs7Z4MtZvmhQAbNr498602Fp54qra81Pr1ytll7aPF4UvuciDMthoLPY2rj6UsKWBR3U3Jt0n5g6ze21Y9ayZMz9vquZHmHUqtj9mJRC5jcZDb0K8NEVi9Nn+Kavmutgp9hRvHE4kZp+bgL1EGXyE0UqxPaOmKpuP4vl8ffek3yu8jeH7naogwFaq0nWab/i1CqS4HZfdpFF5BzSXDkBr1uWUoWyiXtK7/7Az4StWOyyNGfl32cCC4WHqu6lAhirg3Xop7ZL+OITRtzvKykEatMgNt9K0HsyuxCN3BiIiDONnIOrrNz5fuDEmKAv5HFNvEsBev/sAXGwQJ8aCHTYRjwyneogOMSkGA/PgfxLyawH8udvByAguKtgG2CJcowquRRvIWc/yKA2ZwgkSZM2N7CLbhQVYhM5HSZGp41hLlrR1ufqKJnCB7RYEBkQsUKA2Ga6v0E4r5YshYza7Hhf9WY/ZcT/EO7U88NufKVFdU6sWW1yVTnlucDd+90HL6SXDqUMCNgtQDFQbVT5685EAGzoO3LM6qOrZRgWd4gme+JKHVmlGOHn+W/Zuaw4qTd+EfLuVWte6A9h4/sZDSTYiSM1iry5Z6AXkaNGPzgbv3Va7d44fRJK4YHLk0UcS6XdaSlI+rzGeUHfQLU+JGNpadbnylMZDy4jAdxpfLfdb87CHuU/ivN+RwJbQ7LClqJUJt721I5OFvTgjRkKy1DhnOCa2kgh7tMVvVqInU6G5iDvJJJSw+dRrZXJoQxD2mXsc4PUeJ/x1npz8z/3uNdnAtax305pkBLJKFKniFCFC4wInI1GJLgVa7hYGobxPY3ZkRkJ9jT4812/e5nWxoScAMUYGITn+X3/312NYxRWwBp9zKXt7yYPr27VOQ5htlTQq36VuekmEBs1AWo0CwqAbpBZlAkG8LclsGy1uxrJzs2pgMV7LTf+Ez+vSNPp5Dbotj9VOB4QKnbg91oYX0k3L6mVjjEiBOWu2yYYD2525tiq/iAcGrZp+X0idCYralfd7wmBr724G85lvJM+SZ8kz5JnyTPkmfJM+SZ8g6JmEAAAzyIJSNfTkRUwAb0Rl4CaU+SdGfJ2gfEB4wH/YAumYoTanAom/ISblmGyPas0OHt+lTCQ/koqfzudBjHNp1EbFp7yD7FYCbWZjHpynL4c0IFHMdM1JPyXPKqacrzffCjVUmTHJjZCeUzVPYHaY22KKMqHHJ1RzLnMdLTPS3LVKGD0zIOvt78AzPE3YDAsmZlYOOnsZa49oyRhfJb2S+tfiKuk9fJw+vBqvhszYJN3UZA2GKZXCxffCarl6dAEBvUS3KtnZmuJymQmt1maQNlRQUPHPNpKKoMSS9uCDgzRWRqH0OOEVvc10GunhlNDmMGpgkpbRtEX+Eh91qLvxh0HdSVI+iBqaEPWPnpHIH/h7FAPJ7d4MjVXmoA+AT0U209GE14XEXqk1dKHn0LFD6B+eN7QzQOM3a5X9/jeUC/N4DUwvUC56uCuWXVdJuVLx7+9cAjnBfAHIRP3WjtQOzdFKGlKd9OVIJiDjZov2NvpRLQvOe5V62ItePMqkz+wme9jWkFMI1dK/NB7zlIrQA9E2orMCmRVSx6qh005w4bXZkfrexsR2fl549zcQT0Il2Dicpk49KUywdYG2h9gndN9OaMv9K1k380nNkCMTNiMQORRaMSlROskRyewO+NfJfpPZKRPGiywgdMf8Z/oUTb4ONLXAC4LOzjqK6KLFLYPZxneJzlkKY3Rmt8KZ7+hP50s2mIa9F7SyFdPxsP5wZDO/Zl0fBdfVl687+2S13brat2yLNLSivAN1CGnufnc4T1cWiVGsuzWJqTAKQ5JV5KTWbj/nzp2IDLJUXitxdtbt/DWVoTkPyl82nSAJA17uGol7JEdF9CwfedinzgygYfNSa1KcvQixBRLxulE5f+ol4XtsnU/kl7CyFtj3maTRxGUnCQw2g5a+YF3T0yeM/xdoBWFYItrdf1Dw0QdH7sTK9FR+w4JWOqvF1TBx/JYURlOt8r31ZE397Lfn+2la4FqFvFDJsG6/jqxgJF10my7LypXRSoaCe1FL1IVDylp4NKRKV3hxykj4fv1wpEyb0IML9TYTjMKfO2EaMH4GGQP+8/NH8itWi45KE1YNsmupoFQ61ERczBY6F3Jjuj2dmty586xKYC+QO5KSYOoIRVKGopM2+xaBjizF1ouoi4iLAEarQz3QcU9AO+BJxE80CzLYZJ4k6IKOQy+gP6SqG9LbE2m/HeJ2ENVSCymGFXywQlW2LfcGUAaiyc4mQ58zvdWFBdEds6EQT3r7WZi7Xuk1Cs5XQyWdfTA4TBUpGA+n2y4WH68mSpcKeTxPHgRF8S69zrBP6Y+SVfmRYPNYBVlvwIQe4UwrMZtg8gp0dNi3zUCj/xScJH3G6kZScNj7pEPnXeI00KYHSNEg80lPPOkrYn1AGYqxc8NiVfdSZ4uXjwaneqpjYYlyreFXgkyzYAomHOanRZaWIAHebjWp7rTlDObEsH/jW9W1eD1oVe8FVKTcYXR3WNE4ZluoAYHHLckvLnxFlqH0bvJ6khtOQb15c8yV/IPDMgz8M9SeQK/ZuliBRkRlsEd+uWfFAOBiVRy/ryJIbx3ldL7y6mBQIo3+ArQ7GjyeNr7eCyk+zscIKJaYJJUd+nVGhyn+EcGU8b8L7IxT0Qh2Sb/0D+Mr/IdhVbxvqYAZMkgJe8vv92UyRBhwoXZDz/ENBuf1Pm1mBGQzMl3GWfn6MvYaDvXRo0Di88SHqpzk7R5LCbpSK1Qha2rzZ2T5Je7hlkxMpRp7dZZrYf70FljnnyjWXp8leLX+5Bx6L97o0BaqIsD0DsZEeLfJAaAOpVjcugwQSX1SsO8CGcVYfaIjZZX9k/zdX95OblfNAvg8NcFjYzakIFB2UCZVUtWUox1hYACUdkYPC06zUkoLqwHJZtO0IQNFjvz5MDYHBwAzEOLkaMTnH1xxZBqHpJvNP5WWRJDYSU1dInb+C7gTVeW3ywBzmWD6CbECQVl2sB5yfMW4bFbNPrxrgbDkMbIY0hLqQNScNuRzD0UqxoLB9NRa5cAervdtrMk+3XFHbsIfV1K0rYAdiSpbBEvmq5yguGJolj90PUQRrKgxFOPehfmVMpE63aTXJ/XL+k4Qd9AGzASZ8jEY7hj0Xq4SJVY283T86qxqigJWWAAZDqjkhZ1t5C4MnGzCf/DW6RumNdEEqgk5ogxWwfF49T3FPDcvJBNyVoQ/hyquu4H1Tc8XbRjw9LvIFu3O4oNnp7qV2JUbiCn+6ydJaMrDx6OtQnVgPNsGCDrvVN3hUcnxXpyhLWyIpJAObNxOMcYLCV+t2KIBFmV0yjx5PXLbVq8gv5hjGg+qfNLw5BhEK/2H6gMBnznf2NTf/LFFDT2lhxWEakuhLSqfvyB7DkvpkyGMFTOEs45oL3XOBUclNXnkv4aadzvSoOx+lher0T1c5tQiurGwN0gpM6QAhMIm5pEs9UV+c3s7iKU0FxYyNlJzvu7Fd23VzuSfEosrgQn8oLs/FMIEmxzW4sN/GboGmohVNJvTi33IKX/Zxq+jT968vugpkrnNlH+sYgygmufD/2NSzostkcUnLMPpKYX9O0aqJI6qNQ0Wp7aD93kBnszq4gAJEQFMAOCk643MR4jLP4MXP51QBFaSKsS7asUf5QYrhztatL+HiBsmcArbI5W+vkUnOWOyU8iqhX+jwhkv9+NYapEv14tqgvg3YvmxJFOJNTXf2/aMfez6Hfw+U5WHyED8rf7YIGHRj7RZZ/ghecWi9AgrMfCmJSBGQjWQUsuL2p7zm7dIUMUn+YE084OTLCe+jmtiWyKBvwLjkDTc/kPWMifCTw5/2lDHWDdp0IENKIhaeEUfqmodxEuJsv3Qregv6Anh9OYDHl33PBilwWnsoAHuVNvLucSmd8N3LfFUatXoNh8YaJFjxdsFM7cnPwtlK7gfp3o20VTJmEddUNNTrNt9R/W76zlVMyoD2CiCma/YAIwAKGBecse4OzeWvUxeSzao4gAFqJRcZOoVnkC+5oYIyzRsddIYB4EwT8Xlq7MLACGjYwW/DmnP8huxl0tlmuvITJU1aKxeEkPbkBi6NX6MdsPGWtMdTAr7++9tSvKcStJsfVYgO9qNs6xbFtwsg1n6bdXp6dEuKrri25yyz0U38c/vzChcL6teyXiTtkMtU5gpsPVq155rdFnsCfS7I6YcJ/ee540FRbLq+GKeSsI7OcQ1pS5xKOg0Dj/Jl+IlnWoTV2XrKXmreJMOl3mf3GniVDLrf+VTAgDaeCi7fwjQFhO108vSvEuuc8GfvKYJ/0KOfpPvS8+Dy+jGdmCjFhF9/PUtlxbt5j6B7dFa9YeGyleq/x8W1hl9W+ZTqsLv1ogI4zI8qKTgGxmhbyLVqrW+s8r8zWBf+ndKhharVeYLercm3xxHnxVunVk9d9KIehW/rxv2+PstHagOKJSQZUjpeJxn6jbho+dU+w7fqVNzn3XhqPU/Sm2FozW3MzwhyWkdWtuEl0E+h2+uLHvF71ANyjf+NnykhdLS4KMoAXpGhhQ8dHXCFBJST671bZFSXzp/0YLW/IVa0xxWM2oMuuRPsb1WbpVphJKwEOKBafi+35dEA9dpr/7ANK/+kOviLGIi/WZ53SHZHwAKZQMUjcgoUqRHDCTCl8gNLMuU3+G+3Y8VnzKrnBFoO4RcEqFTwb1sXe2UNIeMNnhRON5Lnn8JSot8CO3pbY4x87pp///C0XTkVNiP+xBJTxJBW/bS3nphPtaS4pPeiieZ0OX01rgwCGUFvynGBPsSA1n1sJ9BCQGupfp2Y2xK3ZrKnfy8EEyrSlY9KAfT4Bdye7lV/9gn/gQJt0JHrwxSRudiFhE/jxysQ+JOLI0qOVk8545FpxOvXC7YT2kkVyKHZRoV6Ol062vYjxi63krB+hPYLOw0R3k+fJ3efM4MxfGYQ/tSfQJrdu5q0ZzlZTvZRpVOE+Cm3wYdB7JvVk3tOvFJ0Zq0GxZ8axeyeglcTSM9gsoVWZxEFthT2eBf/fxbgU6gdtZv7r1zqFqWCkM3JnpB7tW4lSiihSDAK0/tShaDTrGlPK6Livf5KgDnTgnk7IdQCYR1Cpo+unDv8TjMgRaOIPKfjiTxBWQBIiefO1lzSRq2EVe/2cH3AojlKlb6ft7g5SeOIVuXL+Tc7uCJi5uzNMw/7gzqctUTk8l2aVbIqqVyPtBKtTDvwZAU/wjpThudk7Oos+XyQv/OTXmOko0/1ycOhImQlWIGqMMVWnEGOGkwUGfgOvq5DNpkLurmthgrIPPu2VIr47fpxEWpL5ts3+v7Usl/AEx48GEdL1ueN4e0t+ax1EMvXJQDJqNT1vuywj7zA7+ZWrapCr/jT4Ncrs4QrshzJpB68GPhV9oRti3Fy4JMgeF8nzU4mSRbdEGaZ/JJYw0qAC+Dw9Bd7LuQQu5PTu3GFuaz2nR95zYAOG7px2Xybb+2IPrsMTQlgXInqb1Tdh2vgLeo5iQ6qsCTtyDoEHB2Of2qtlKQse3MUj2zmJAtGEw/VZwmV1hj0fhTPtW27ny4yxEEF81C5ROwIBCtJRqC9C/ynakUFDq4qbSBMkzfatN+SYj/GaN0X5CZ4oywjlOOHILRWcGTG01TZa+3tEQmN/2qy7+fQ8zlqO+YZFI6fgnZkybTIDMbAaJPNDmAkipor+/2bP/UgsyzkIbkuugQvyFEHHHbhrPg/C/9HOKKYnMpeGXjfKVXncLEd/wn9QN3QgGHNGqAoKwFqUhtrvSCtI+Q0tUmyqlQZAPYF+pGMxw9NbIbxBl6A+nllArcyHCfWO7wVGtrG/AxkqyaHsuqZaEt2v80F1KxpEJT2Ssl5n7Ov5vi7U6EtbPFB+1gHrAPVZtsvO1ycwQTCXrFYK4XiG4qCKerQ6bzIutHXrFsowwJeJhvFSr/1ZkI9o8BncnOdK16Ocj/9f4zMrxfMMiyFTU7SknqX158hL/sEJ9jjADXGXEt1/u2VU+ZBUEA3VLL74hoWPO/UkLNBzAVeJcUohyR9+wM41RNXD0GQ4pY/sP5YA17x3w/MxdX9fJ5Fe/T/4iCz+9x3noALtHVzgiRLyeg2L96hu9mNuTZa5LW6Gq0J6AOWXhsUwgugexLhE7VclyS02+S9XiYSre38bWALEuypQjPAe8WD7IkjvrVat1azNpdr0SsUJt+WDcaQvTcqwavhuQ8p55xrU/H2MfXHeDl1z7GMlXi/FAAZh0V9k1VBUTvJsnMSo/XPO0fD1PKGNG1eW3hpuMGqSC2TFjBSGwl32Y9P/P5LyVet5fAvfnJG6IjsPrDX1o8Hn1cpRVFFeYl9rX53vhiZ7t6R1X6OEX5sIdZJN7U9Pexdf9d45FJMIn7G8A4AO/3S49OXboXRhPs4E2QE79RQ/LzZaHVRdwmqZT8rVVZVrdopo36LXAcnUETtyrkGdCH3oQvVsOHfhhznJUe0SKYkQLWFF9byyshzW1uuoNkE0TtJPKlCLGyw7L10Dir6to+tH03E22HZxl1CWyvQndTHojXn1PcFFzDpjsfZdlO5QIv0HnbKMxGU4xvPcz1S8W3eoZyEyJmKnzrVfRKrJ6UK8Vjdk2s8fp2aCAxgOTghy0y9YwRNW0iV90g79zmQI0yphCdZf0eEl0P+kTzGqn2u/jKOiS8QZJYvE+Dc2DVd6LDKAZU73IeOdB7SMng5p8N6n7oKWBR/N6ZL3EbdLeEhfXvEEfoMAToB+rPjv5AVPeabuRU9qA0E6C1BbYBaKJzHfjwDmhbNGN50r8ABxHLsx5vf1gtTdcNUKeC7Le9dICkHkKx9onxQbWsWy7cgzbQQQ5iWzxiOQqWXg2PChOjYEmTSjTRqhJBXjVornYGXsc4ABehYCKd9ISR+i2S6pfhofsb7ZsVVFBOiFXljek0MDwJJBVWbDVKqc1pb4dWJXacWSVdnlc350IuzCTFV+LW85WENVJyyt7HAT4MpS2B788jgkLJYQSYfv/z2PsdAd6O4VBfRId+l+63+95Mh4ZlneZgDsUJCnKaY9gHwSfRRficmr4WO5/66GXILOkjHr76evLZMljA30D5/k8AN0csfZVb0pnzAiDojUCiIbHdtTMhHq7Q9ZjYWNgkHHiRJ+RYumfF46HfG0c4DEkcEiAhNBUUgHbfLTuMp/UIBEV5jY+EezB2XHGoHZmW7ru6QZFViQkU+xw99LHx4nHhX7M1+hi6t3Jw1I3pe9jnF/2T7q2jBCVfZviLaRMQtCaJCvAAszKEEBPNGKxp31KOVUFwzxFZuDelcdHQ2vPJ9FqKtnBYGb5BclsiDFQrImUgumqGCU9QaxJwJvLkJmfnbeB/XFdn6gxIu3oxUN9qp2FN8jS3rJLRFfvI4WjaWnArLr4FoTOmIkZOkGAP+XEpxyVQyFnuofdYWdt6OUxzcYe6bvQammbVu9ab0f00HmZs5wJXI11TXRI8O/u6f/EKK4Dd5L+Jz3JOMb0AM5WjAzp6I3EhTAdcoijinBS7LvQVptM+c5aIwRDYwiwYwFEms4QqQPooz0N8W6XU956GKgz2ZisTm2fvMjFiocD/GTWRBNPFYMGQDFPYxvU0+5IS3lMVCzE6h8Lqbo5fS8vvsFjnyDtgrLO883CA3b9YiDZ2TdrJ341psn7z5Soa+y282Q3bt4Gt6ca96KjlN1hlAPsdqNQ1UK6fJJgRvhTTmNt9sWAKuI9gzDPuWWkBKmrDm62vn7qocPQ4/zKkvcZFVgUL9IcQap6atlwgy7koFmU2rlHp7igRkdWl/1KvpTqSj0RNo1XzgwYElxmasjJW0yDV2clAwstQNbKbS6wWBTzpm4gXhSJM/wBTwo8QDpDOsIBtvpkRq8BODmmsB3HVprJN+WpB9lv+bWOuOtn2k+PGJOK/ObdqtLjwdlrCBORBf4NiSetk1lPN358FZgv4uzSSWJ6B7MFcK/X3/nRWctN9en+qCZK8odAq1NoSSsz7qrbP3KjWJctIZBTvj2ma2hfvN+ak7evTuC/TSogX8xxXwC5OLzqs9yF9kWgQyy6ghdBJVgAIXw8z6dkCdqUpeOnpxKLNB7lYKcWThBpvrFDh85D/cq02LyDgu6pS4TQNXa5NQRqrboMcQUJYvlzXtENCVmm5+zMp57G5qcanVYU6pP6/uGhzbeAK3C/Vw5G/uaHyHAmgWjjFwIxTxqQmEev8PIBZ+6VocKt6B8zBZJjjenj+zqQL5Tt67ajEL1s01DRdI1P9lz56ozzzmnKzO9LF0PiLbB5+tU3+jpU3M8Zm62SCIMQRvEISn7FwMi8G7dQgCNgj0k7JUeBs16YA9D/A+lD0QzL0E73K4wIjm7n/TJzKfEL5zo0Vy67/JnT5dnIt55HuTShjmG+cTm6VspIfKioV3GiPFvPPwwvi1+mULzQn4beapPgoYxZVeaDTKpDISZxuGcKJvrBuYbil4QIry2hB8cg8Tt6ViXSK0BKo4Q0Rdld22tHBZYthFd8fL8aCpdKl9qAqmZTCmG7KZqgra4gVo1nQidU+dF02O17V1ze+S7ySMM5CNHnJenmjlpWL0aSEHIb+JpUQZ3iVB+UOn8Tg+eQa8IlR7WUEkUCHrlZxc5FoPH9KkOnmka7LsfSvavmIeH8nKgU+HJi5ZUVsgdEyrlo/NWFGRW8qTWaiBI2+DEzyZbqvZfjuDe5ZJuXh1R773/Xy1q1jvu7qlXaQmJu0EyFFXCRMmjKJQ7K4xfZdqaWJ1ZtkFz7MOOZgSKVokTOmcT7VvMjvCkcrNwmILgX97jbVeFgBLSApxYDYIjQkjw45znqPBPDwcu8L6njkVRWFi9MIINfdXHR0EgumLCALfNpCFp994P86jnAgSd98icIaWuWf10doxw0zQX/AfcOa2mRXT/7gae6gg8xPcmcctbrEW8Sv867KFaToUoGvTmem6t6V0MiWGD/Pc3kKREayVeUM12RXGAHz+M63MYPzgxfd05vRMDk+SNsX1Ga4OUfoIs+e6jt7ZTEMcfqJKjSzuDivysUUsG9DZY5ZzDdVEpQnhaF3YZnNSKlb/rL5KAOV/Y4C+GRw9x2/hn6SdJ4WN36NZtXUtbB4k7aAqw9TdarCAkU0mWK5yskxhE+rkwSb4xGhYM6Wjg3lYidpnlLKoZO6tED6UylPc+sgWOF/b7OXA0V2mIEiBh330UY4pNkZtt9G4Bl1XmZugVfGQW8QJLOhjFiUpGVuRUE2k7QYH3chPBevwN4v7YBFpIngbWJZ5C8ixYax1Mi2e+aZGI3Liv81BTQbLk8fnrApiECHxEFp+7OJKCziSjJIxj70d++HZvaS06+elQq5t1VySRSk4Dv0sZFlysCpyl/iK6Dp3hczDBBlsZCU1d0EVsJxQ+QDPFyOp6GVkUiytjD9+FyMD/mP7shhSydRtZIKCgt4Qat/AsQZShzVMui6xxGHNDWBlAog6acAnjwdy3Ti9VZDgGIQgvILLW+63MYD44rhWRrFZQo8/Z6+JDWvDakREi7Lt6lV1Vt4tv0LyjgJ8Gj2sQoYe7mvn2QomK85vHsu5d20s0a5Ee/Bffo9knYcN4uPneDSW7D5WZ28ZHSKUW8hB+ROFuwtu53TlvmpEU5JXD9JoL1pyQr3ceF98d2muN/KzifvRqnm13x/dvE5Xvc3FZW9z2avE+27sV3Xz14sqHuwwgaKscSgDcVLMLf3tpiW09V1yg/o5B57+N7zE5Fp+f7zPnbwzQAAN3rRDtX0JXZsvcelVx9rmsVE+zR6yD4/VvC01dqMphNwgg5ZOyf3a+yTGvLoT43Mnk55esiUFlMiKC5I4k+iRTV3aS7b5ND7WG8pd2wIoBC+HVrN/dX8olmf2g5sr/6IWnama0uEST2SoCXc/Bgt1mzZOOKAAC/L+h1FJ+rLwS7lINeUEIiQ4KU1wzjznIj9wUb0ItgLgNqO/Mrs7ogmRsCuj3YnwEYnKJrRlvAWzk9mEpiVh8LYGweN4DsAlsApunFEQZeKOpw5Cqv/7+uQk2A3M02+QITou71vpJxafEzEfxSbYm8CYZ3auHL2KIlC/ClC3N+tUQ6dusj0fm8oLZy4QQwaXa0Y80ksz+SoZKOpwiMOeewN/UeolnYIPN9/Yew8GCBejMzdWV/BMq31GGQmGB6dX2tgeDUUSbRUPDdxsgm+Fi+sHZ6oP5c9zWu1bBO1E0K6naSb4Qj7ACiY9TMW3+L3xJNjyWPQuUBPEdxkeOzxygDgUdJ0e4OWv55r5uRkPn0hloedL/nC9qBJyEMjvQUD+3Khvi42cpxPUZSTtji+WURasF781ViY+mi2BqjTRu2z2Q+aka9a1z5bz37iDOvT9MRnVr8eoimSpU633hkkB/vPI3lY7ZUw253FUd6j9mp32/4tR6IF42aKJOcv8Uze/CnXjUBSnbrnt8apVogRwDDCF201457PjqQoSVnKZfxdAlLjGm2Hj5JW3muTMHYOI5zRMJMvQ4Zye8McIshAai9kyPlA2PXugXHNeN55mXozFu8t8qPrT2fVVqSNiQzTJGR6MQUNbCm+OKs0vBpNGzx3ckKUNWCkBo4h5g4zU1Xz3yjdcb22wWOgN+jGBnJswykmy3e+KYjeGocoDAAIns8DbZ5QjEhqAv1B6vC7Hx5kdcRuWVOqWGVxk/7pvzDohOer1D6id1XTRv1n1k+03sUKf0PxL2qBrFNbMwkVC/2vCZ8lEm8t/GS1gx3djrE8NRcgTl6zBJFhw/xPRYqke8atkCnNBlYZO+lMQE8Jm4n5YY0NM2qX6NaS754YzctGbLhBCOAL5boN8f9PFnSacOOXwE6dExO7Z3uGW1Gde+c4cvAT1KzQyFxedy1BDkvnsLXkxEuYfYI7Uj3EUiRbbF5MqicI58emjtu1+FDlE4OrnuoeAJDfGx35ScDYcOW0qg1tIt29dhawMxvi372RWXH4REm1YQO5LOiV8clJqyr5/a7p7ZzIYYbYx3AH04SYhiJPBL0LIWbxEgqkOfhBZ4L8ZfbBLb0ZMwutPm+kSGFtvV8JmLGrVOCL/qCB8V7ZpRkgUQY3sXZApmTmtb3MmGpq1yPYStqWLODKjDP8WeKjaPJurpgjhzg5XiNQ3Kie0mB1i3eJeS/bD6ll8mGcTqXaAjVT7nl3XuyqB9HljB4XnqQz19mjRpUe+SvO0O12xbo+VPbxsO8SXF2OfVBQTQCckQO7xbss8yAVv4ghjfonLN5nzJtlLQi6YKYE07hRxZNFKfmV2bpzEXtd3puwhbp5heulMuOtWKlLjahT+Cvz6sQ4ge4mFBB2RqAsP1TDW9AZ5sfb3qlyVNwGOEeTFnkUvHfsvRXeBdlTif4xf2SSdv2ZTq5TH6mxbB1BhlYME7Gz18fhbR4hheBYn+ft4J1vEURHkWXvzKudxNvIPPmil0NNLVQPoDIimqNQGtNpmYDker8aDmM1BDk9vKLxuVx2a9coNj3cnHb0jL6L5Fhhmzn3AP0GwopmcY3lco9d5YhqTOyQz+KpY7vRrNbWP4eCUHOEIxSJKMM6FkP4K3ybM0PkjFv2pqDJCGxYywHow4Qb3JBVdfdNZ8Qo4wyaY3VjtI+Mob6+0w3s5182qJ/qUbdfMMgJIJnwHg8R9cVS6dm2wwB+nRPaRI0fgitEJC6wurA8X7k5MWO+saw8UWVcRZHxaUJNc74IJYrEjSkkEPpEpfMfnHKr4EC/XD0+ai6VO887dZEx7z2wJBH9ywLa2lkNQPEkuKuhQdBOX1ft/40BoTmrmPdlrnGDYO1NsDTAoJ30GO8sZlQxUVCulSKOsxnruOt3S8hDdbEQ1hYFXVNVDvuR/hE8G5GbsQAnRJRByMfhhIKdlWANUhH+0jMzP8y4fHnuxvPF0hwpY+/Fvki18aiZ8MaKRvk23bRS5L+QJ0jYCQz3ktZWhR6ZrsFedJ1GtDU721Cu5FuA8jwWKeyspssHiynCGs2SIBawgGsRgQm97eNOs2Vrpa2VChBKO3Gsw97cFFjdr5M6kii5SGJM0Mug9NnmMMWr2QG8LPkEsPowI+sPmSVw41v1WWpqluI5HAbYG+R1yFGGAjq/d4vr9PtwKNdIPDU6MjgGWP+PrSrMv+QNlYBlczPCfiCeB3L+wRaH4Bq1qzMleIOaLLuyYHYTIZr9gUe+piX64HeoSMBRyYxft832b0AJdz3CsOGkJAPiDnMxdbwwzASVP/bmPbJz5hg58zozc8OOddBK9QAEiX1i+8X+XKV4aD/1VdNlfX3uVyndKAX3k2kRpexS9tzC96coPcNAx7SadJV77DecBRFVeCOpFMlz6UZppjd2la8fxFksXkYhZuJqjr+6VuGY7WK0ZuEOvSu8/EK5S8X1p+re8Pcb/CcLmKfJmxE8ogZz2u20/XE/talnBhv6zqOg3Fhi5qMCMWiR+Ph523Qd/uOUlnGHJErmsJ/aVbVn2RsjTKl1UMGI1mq1u1ejQcUWfWp0t9yArA9ZGkx2oPlHzxbgRAF5iZSev5RrcvLIUtDvCNQq6qls3ei2wpLgs2JuSV+qVCSfv6skwii5oejB2prAwiUWaxXyxOFZtnfpxbC5yQaXtHQjf+T2TvPr/111V5M1LDCe67YdB4iICfeIAPeNvjyIvECnZOLa0OK857jz3fWauOJp9kDKhfcKgqQ7S0xPrRmyN+V8qWwVGD49X3HIdXmbreQTCswo/MwZrlHrFb9rV1u2zceWnRxHDlavVqgTPfqo6CpwBji+NLS/35Y7kNFeSUresRjxMbPlFfWAABuwjdpMsb4Ea55yYo3aqbhL/V4W6QVwcRxqJcmDBoslXQKwuUPl4yzepsG0FPnTqpdn9TUtVh/NczbkEOhurxKvC+cKSaLkiB9152OuKXD/ZrRitQrQrFhaR/Izb1EopqmhwfmHuHQWeC0FT0KABa4Dfo9BSZUzgSbDrHkDGi9RxidC4GeXX4bUestWhLbqOZ88Sf5kKRdgNlNjYXNy7oxKhojHMHERPXyL9PyXydaEZ8OXwgHnSr3qToyAPIHy9HeB3YDGrzGUwJaUtDuV3h0wQarvgp63kcpcyWafgBQCQItJhrSZ9/dKGdjCcag+T6arsz6Hi1iMty+/3Akfy6nDjPEJgY5UNFV2w9QmKzxbaHre9KPiYfgQ/ARy2edJxRT6CdKJkUnMv6wj5eZONpimib0puPxn5+XH7ruMH3ovCS9gW1oR2U0+vsHulnu8uWXahtXyPqceC1YIjMuzOG2Krqmz4bRmBARBzw6VvkPrgReuYo735gX+ohQ7CTGjxmATa0jiafVu8m37wR3K32XYXMibyVz+7MwxnyV8OeSSOK3x7XpZye/yWlPhplv/jjV2BqnDzNs0ERLkOjD6BxJHDuXOFzq3uky9aYg91hJUOdwORWVMjqmgmpLvN6113XI+lYLLXyP3nX0tLhYqjuHWNcD9Y4ng5QkVXhtPXWJr3NDE7rW03YE5cQxz7Mg1WgslsiRkA7fh3XCtBG9NssrgDNJvaAatFQ10HmL+1n0Pv1+vwFeN4oL0i7uQv1R0KFsjbclcuLhD0okz0r06JkZErK946aOMO/MWlyxCWwesmk26eWsQv2bjn+/4fjP7KqR4qew55rHQZkOxbcsdw/Kwr/NjKaxeAmsW3xFBBMjMDxtT+08cINx2MqbR5dn5xboYZz7NBR3gJgJJ/XOvjc5xjgDtLKBkaQTJxSGq9JRkdFX0XGwYBNiOo4l0XkqmduytE/bkqSGnlq8itt5yGdX68AgebjHXkR1EqKcCFGHSlniHGMJUterrMuG3DhQBURflONnjnglArUaU0/M/AGgRAf8JQJLVsm3P3Xjvq2MIGTlXThNiRg6j1TgVPqTjWSmxH0P/OMKjEOwSdD6pvS6Dz2ZPQ5T9A5k4yDKkPnwUeBZmWVO+JthalGQADS6kokYqqzsF1zQEI5VsDqvS2GF1iL8mcmA+2VSNjlUzyXXvsQhOp4SnPSZohcAOer4DdzouyD2xQPlJv6q4OiMc08tVcu+T92i9jbzE3ECICsF0K62QlgZSW0g8uRoDZZWZAgK9SAlwbf35cNkVDbPXolCaoleLyRUekCYlNQQt766xspcRb2EFYLhnw08SnOuW4iMZ9pv7KxXWBfVINfsb6k8FYpaNrZmlgHlx3nLPlk5Rej3IvtMOMvz8uJLGW6FMsmE13f3PrBYfw62aIyaEooWA2nkWt2hkhbNxNaTj/i4BV//Ux+zJzM0VkocqerJdAtCPAZfxOcizXzaV9UVeOFFewHiddmXzGPrTRVAA9lEEVBS4dIWYloXzQnOSdVGg7dyOqDOp22nE438vUHy7wfxA1GAcRfzkObJbfLDNeFzPhxwZQMlSV0YV93+BlmlE3kishTYwGvl6ynqT2jYriLCWDjXoB/+2f1mV1z1b6J5N0x0EYfO6ykPm44N0TwSwnZqw9Ka2HehvyT2Q3IlMDM6VQBtYPB8cQ7Ox6dE1qt35LdNxdLKmQgb+8qu+3OYrzatVB1uk3A0pibwj93KGAgJXW4Q43EjUbycaVj8qpA4ikv1Q7bJSIEsyivXOXV66WTTFQsrvI/xWJT9Kq5/3tH+blE5fz7rDRc0cgMXTE2TW9KdK0EIGU0DU/Ynufud0gE2fg3GYsL2JbPFvy2+fRNP+kYO1JSpTJbJCRD66DJDVCrNglLn2RQXj/0WXtbyV11BIQz7t2qHMu/H9WAze4XCjlcJzOZd4B4Zog/YAv7CtaNo1Dn6bJzeDbtl+SspWTIQZPv/YpKTdz+Ea0kfjeBuUtPJNKiqG1Vw4ueliGtzU4maDRtd7mT1FoYDaoQ/MXuIibDMGMAX9JPcr1F1RX+DsTk8xdOssZ1vWMdiXt7LSJ/y8r4e6EghulZzJEIegDiRpVME9XagzYLCKl4YP9SB17tshoVyzfos5YMqlZCiX1I0TFSO+bw2t4FbaxH31CH3dwqRAvpeYAqGJuxXW2mA6jfR1Uo/ui6cJG5W7ehNwtRawXdPwTdbJ2rHwo6hYW6QOP7K5k5Btij+1usJvO36S3MkItpL0aVH0iD/lt6bIHAAh56iuXFG6ou/XJ+nyMQDhWxrnGPxpYoc8Y+FO4YD3tXa6tfSFuHB+oyN/EU98v/q3WlM4GnWWGwP3PB1yWVdls+eI4A3nNF+RwnxD++AvhUShgkdwJyzqS0oeJT6pCJT0RTZnjo5/sFogRESt/9Q4F+Ysa1DuXpASEoGX6qDFYb2CzvJXRS6vjnDKxEiFeAbP/ueVuwtFqC/zczl7gSVkij8Qng56wQGADFRwIkGrPCdbpIjZkWg2RXELo0dxCK4qDWdxCI/fr+YDxP7PVmZQVLk7p6sTB6LPr0a6UaqU4rEESNJWjwe42ArK2gpPRLV3/NLvrmPfkelpZF/0ZmIku0nPclgrJy3ezCBV9k94ZyWgqNMVdm04uDa1VKQZ2/GT24Q9ODeG4RQ1S9Beg458341lVDH3hiGJcNAAAa0fuv3y9vZJsS7E7Tfxc+2/E6Sh+dc7hOG5cdzd3jngpvZHptDWZLnzDribAYxTWTdqKaHTJDb+HIrzVcBEU/yy81zr7mDLt/Qv8voAyxtdB1+cfwBGBRXIHUd5W9ganFyZG4VIqC14lUN22i9cHdS4E10b/3toKS52t1W7VO6NmZO4aUMhM92jMPHpkf4R7PZ+KYhDQqhe1EOU6Lm5eXBhUFkT1SRr8jn76sl5shvZTqntxafd8YbGPY2dvAIB07xSbH9Em7KV7y4BTKTtWRRmgUDConMAgDFb2XdKArC5KcNOkPiBZ0aPVT8r0KKTIwP7pLSJtShIStJltDWNliwhedd/Lr0j8PiBNnCmV75iYgwYGACKEyQEODwH3vBHTLdMzCeGgKHAKfaY5RQvsx4LRzb00eVNNgWmtuiMjfpAfazEFvWcWQmgFtf62qpvi8Gdg0dj9NVxge6ejagC3tqow8qkc+inH+aHndOV78KkWrMule6SoOuo5U0wNBfMt1UJ5bwckIFmnGOg6m/KWGjUM6tJZfBs+tTRJ2Cl9GUb2i0wkWyNWDRbevLaqsCZaOhMTkTdKM6zBU0B652hJmFVhc0Do5OvM5bwzHEIUEHn5furTsYeFAlpf78sdyGivJKVvWIx4mNnyiJ7Ikn3vxF9ZgFbQg9KiKuD/Y0D+uKTXcPjsRnpuFlxcPhcV3pTybful70FabH3y6K5zLd5RiZBoth8itww6hvuiLRkX9d6CFMh19XhDDkvhI332+7037kBVlHKRvCYKZ+Y6NdPBAVekoXb0y8ELo2edLtLT3182enDXaDesB5sjCIAVm7dKZJKB9h7w1qXWk6pooeQsltE4TRDgUd0RKO6Q8ZYbVcVArrf1P4ZJmHpXdyRDBDqJbh23B1uBq7uD+v2BLTD1qKSHhMLUhILRatjZhNHDz2RfD8BRYbzUN2FnbY3WM0XSf+q0Qa1XQpVITV0TMbx+bAc8earoBLcaHVtD5h2fLXUqlAOK0GFpzcW58l2gNHKcCzotdatemwAk+6Tl2yBFRTIwrgdtn4SgOPJnAJH/JByGKnLiuPsR5Vj7zQnA1TplUEz8dXTjzLp5PVz9Q7YyhB069g9Te6kRePfOOQiTugQ70HQGXMggv6M3n3jkdAHk5b/yQIynVGAklXTuj8TUIfC6NNYDeieYcLC6TG/Z5vbgdV0mLqJMo1c5wTsC+1QRNu4+LQTQBPNz8c6JyX5Jl7oHzIlsNN8CrsCeCILhyvFPBVz4lCLQ0edAE3zs0mn4XXnlzTVX11Y+SgXI2VJ38Wd6Q/yXnQjMLec0S04DbvCHRiAAkpjID2GYsJGTj8Xj0z4McfeIpnU2HCiqXf1uWs9mJKYg9HarnCe5VmYVLLd1zzY3E3MRMcmzAV8sHPl5v9ZYdgmixYNhgNqhDfFZrjq0qM4Gas5wNM/xf5wcubZ3VCRBPsmJ3ROpfGMb3lReRSDwQrB7fwRK4/A9mPgVhABdn8nynqCopTcZ0S4jFyMN9TpboWhR4Voey/uvK1fuCvt5dlHX3tbZzkTGfcWXdd3HsqGrPbagBJ0ZxEtL+HhGrl+XQh1Y1e48kFY6grP4kXcwtx6/tXxoeBRuPlgG4nlfBNvvsOJipujcdHWs+CJqCUQ8HObm9p/OAF6yuP7tOH6H9TnC1CMpqGnJ5kureDmODBW2cEr4PeMq7jOOHBJ3fHl8roSQrHAwu/Yh8p6TxU0496jyiJzUwB2STQtBbFFmyJo9KNZVWYezOqKRdnUk3rMfeBroudfBSiRCQ+8y8mxVBmq2DVULGShmvtNPq6DV4587PMaRSKBDSlScIsHjpcSk0EyRhksP0jN7wSVJzsj7xCtegJbcJjr8ncIeuA1mCa/MhYexTzTk2m+TaKL/LsEenGeV+GeXyUZhjUt5B9g5bFeYpNlgFz9H49iIHjrzcz9QD6Vgys7GSPpB1MxokioOncfmpVXoFlmMljPPiqg2p5YHkpVCw9Zek+pe9RE9jFdY6KG9cjypdMRZREfAJ5hWeuXKyDU3vnJ7KyxASAw0xSLpCNFG9/AJhKuVTjVO8Dt/JB1DKLA/qesWXDtnw7/KQZH8KRhzdHKTKyOUEPO0HVHeMrh7AoZYnFYobpLRX+dusnD46IOErwNzO5fCQcQuIzA4rasXC6vU/AcDiy7hSdTKLYf/fFA7wLrbLPurj3MNWuxU/cAq6ex+lY7Da24bchKyjnl9+VJ+l3/NGiCP4dySSlrxtPed3gX7GHxguwJnpwfrQNlOwFYK27WU/vZWfTefJ88rom5BadV2y8zdG0ZZmccgMIOEBpdTb5uCboCOA4WbEaNBZtN0CHLcfmnvebX3SuyMb+0P2JyE4JlDYkDDmvvw4H0TXSQ/DaNcvyJTax+MCT27Gf/C0NhknzCbmaXmoSZ1DO/sbN4Hh2A1edd6FrOz4TiWNEgBpqia+h0JXkgME4cOcSjxoYwmgn2IKZSOeGoOP3yxGzV0RZVW/j0CnRxmrWBM1B4csM2LMwzLPUzbIHk34ZHUmTzMwael7/Xs8w4glpe+i/IA58NWVdcPimAgIyCxWTpzbKJMpuW/YVxJZmXGqKVzbxl6yES7dUmWFIkRXBvDyCdLhfwTlA9P8wU/OVJY7INBgQ5A6UgtEDqoRxa5VyskjUyTFP5XhOVX0dogJYbSpMbJkKszwZ/sPlRV730RB4jCzU2RdzRxF08QhTdbryJoYUDcji8bmOBfkR6PhnExyyuuh2CvdpGL4AuSaMfXb7jafaP4aXmzo4PteZFCHtRm8wCli4j3ExVCZKpg21YQNyRGE9YL5YqsEfO+49E7wOHHlQG/4CITsEPODg3XN+1CFf8YBjhFiuQEXGHpCJaZL2B3R4FW4bKRXzuKnDyvzg1dLbpLoh+2hFDuh9zwKvaocM8SbGrPXcMXESowO2+w0UhvZEh7FdobAO5jzviCLf47Dl5ah0REJDN1GL0LUjngDvzdSJukjeRlfoJsXD9iAzte6iF0lHZhEgDSBiMvA0B84gqUQt6e6TlDbmB0HDGTcufJoMDk25kSCBWaa+MbJQyP0RK6Gfd76ynPbrCo2BRMIqNVBGP5PfP+WJcsnfAPQfPERx1uSZty53QYuAgWMV7PclidO+MMHY3plJ2W3Wl6FhDAK9iHadoWFPXquKdguamWT7skcncyzyYO+eQohDAHFa+ATKit13FXRfWYnyKctarEgKcCGskGXsPeueILqagHAAKPuVlvA5Qg2g6t7mujZ4m+zqXmMYPDgYd+wngPoHQNYwAwRSJFPGgqMDzXYtZ5KO+ik0tC+ALSke4FvJevyzFa9nj4S9FPh6l3eLtLAM13y0Kp21ferr14goEKwLSk5vTeZlxxbunHG2SBF/GhqjIK/jzcOWmB8y0pUVJe2UeAYceT4uW9vVa3MP+NfqAdTjjymh668NjrViABg+a8cnK1sK+Lv6LOPoJUGHCbh/p9N9/eyFA7NeSvkpiKyHTxB1gc2Jxs37pze2p3+MOP9i/M+dr6ILuArSKq1H4Nof+TiiawrUp990PfiKgaNRlmVWPXjOOXs5MeqTgfm96SVEH+GqQbwEak8UmaIUbavdd8SkRPRzn7CE/PsyWs7ZXI0NslJUeAQf4EMK/LCwpJ+NFLNtq1/8y8LMkzfbeCJ4uTDP1fLubGlb9v0u6NcQCQ/ZhAnp6m4665uFBI3tcD25mclbRvmyX2vU0eeY/s85EcSYYBxPWBcSVf1G/L7EB49fxVwxUVjzMUme1hCTCAskUV/Ls1ngEfUfaV94fFssoV8PCVK6DUOUtTrH7M89LDgjcrRIJtfG3qzCRDHkWNYmbS08+4R+OiXuHHCQg+dCGbXeauGRpfv91PJDnIlG0Mi41F+EBnXXNK2/g0OZD7xL5J2cJT9Sl+G4xaWQfmjD6N9JIvdC+4oALrcSIHJSj5h/O+ozIui+fGKKGmjRFZOsGZLf/v8eXurGB+1uZQkEkK/sum28xC5bfi0rpsGQKx5VD+x8gZOU2V8ymaZCCJjPE7EebCV6VqVZxOePiInFVYmyEzUfm5aY/xpMJXDOmiQjsNYAP6MqPNLl1Mj5Klmv8S3W6k+Q5coJClWggj1Png4Xfga3tItTp7/RHscTkJwS6ilT7WTlgpIackEeq8Gto0low/NjO5rnkVDcZbS+F3e4ch17koQvifY1LK0pciWtKDgD0srK6CFA5H6b7xCT/HgDsXzQNSF4hLvGePrCdVPn7xZs6A7nd6+n3gzZw7UeKt2Xn/HcF0uFSi8xVyq3Ea93U4jKiKR5aPR7rZLfO/H+TahQeBb/akoZ4gODq7mZGWhLGtRbZfoE3N95L7uiH7Z8ZwBMkKJ+mxpPG+RXGw8+pDS7EruccUWFp5v7JA/AWFxk/qIT5GPhVs3y7pGkaY6l1PvLUCAXFajkZn+IM9E3mVewWe7Gg8JTYj9s4QuDjEKo+X5uKR0uwBGO9r7D9/FNdx5ZM9p2ETia2shB/VRgPGkKoR1w56tn6QMeb22/+WDd7x7Nx3/SSKDy4o48CTtrv69yE+QzmyaAZ9TeLjY9th4XAhNBa+emXaSotMJsXD9MZP+mp9IT0ghLmYGjNgKjlNxcjP7/G39CiBC4MFtThbLcA678ccQAOuzTpQ7v2sMm92fSEaLhjIeh/geQU9pIu3y8OCIlXluuQoebuRFB6ue8V6ocn2EKu91u/bJ6pF4CHXGz2O26Y0i3hjPojneBfAw+CDpVCZ0n0p3NBPyB9ObRiCFhLeBnwrv0aS2XKZhXMYA+cuGe7OhvYz7uR8U1bs0skJtAdY6ivxd7frChdhHlcmYFbCEOHJ5NsyrEb0CGI/dxZ3F1uX3xEOqdQC4TW29Tnm/5hfsuhoCOZ4K84OcngTs8A53dxFklPZrpB59GrnorXe2c8N6UTEc8BRqcPtAa3jXlDUQtywqxyzBgwSy1bZtJ1NdrziezWjqQR46Z2RebdyL/gQsfxEpGnXknrZC9AtFOtYnAyJzHmihniOA2y5stTrJQJ0+I0wEHE1yjX+acPorc9hTqcDot/8R9jaFEG0uiYWnm/skD8BYXGyYPq29UD0NdQXL4YbaU7ZFS+j6MIVJ554c+urU9AipVIW7k7CF4m55dH6yR3v/0KZsW3G5jgX5Eej4ZxpctttufiTQ5tx5hbO3EEhQRUK6bFKg89Fa3rfrHWdWW4AOCoCv01ttOv5QaIvlv8ZwV/dPKzuU+uxUgRw69Krd5p0UP61sxIieAwkHvfFV3DhGX/gRs0bMub5ALBXkuv6RFHzduwqc4DS0Fnas0NctM3ahzDKfAKxtzWGQWkZIJ51zjCxHBiKn1mp0yQ9FYgac45uvBFvh6yxvUjDq/4Z4rWb22V7dJIh3f1pQfUl9gmUqIBtVoEx0MJC4BDWwC+CPoansYja6hNjPI7UJa/assyV3hzlZmu/pIt9WvHWSlWLv3mkPZnzFkCXFj7OlcZX5ogXnnRDbCJ2Q/L+8UDUN/NuXENbFBPfIO051hJ1R5y97+J+HJe8JwGN0u6qg9Srzg/nPUQ2Z0+TWTGxwONgkJ5qGOyGIt2CWGe6E+rKfHJf+FF63C0vx+3E+TxiooaUD/EX3Z+2UVMRKn0nzeFarRF6Bff/SMvgfYDT2C9m5rSOsF+/jNzFEl1j/ZHxhl27e0D3Pvm/MyScnvVckv73cxdKcwE9xfRZFTcNwMCBToXR3FCAhk70wavR9qNokBdVxAESIeyDAFfsL4Xh7Zro+UPjhG4ZvxoBfTWxqw7Zf6vOpgki+s2f6hNXHiF1S0QjBIOWAMkkEnJF+7IFgztamiH8Rz+1wmzPyRpZrEzaWnn3A0mowmNyxogcrnExs6Pv2Ux7whruUSK7Jun9zHygJiSkctCjYshtwBcfYwgiDOJvgImVP91/9EP/b7h9YnO2Yp6CE87jYd2QWyXdtd/fDtzWQOxDSjA7b7DRSG9kSHsV2hsA7mPNqM43pzwjF861YwF0TJo0ScmS3hZWC0UHw5DhkOgr+fc5HX6g01uwpIhYDHXtN5KnQIH/OJ0alcTFip003c1zFdxFx3rYzuWgQyy6ghc/vtsLNNoHRaoGwDB4D8QcxfpbMPWzv/D5b6+vLapssyV3hzlZmu/pIt9WvHWSjswCPbGCTpSynVfblBEnoDLwbQKNYDt5Rhjdj2ANFAkXn4UGX6ai1iTC5lBIN00JCvdLIO4zIn1w6Pv+6hAwEf+ZXesM8R3XgA8gAUi+SNZe24btqiPDEGAaOXct59tRy6hAqWalD0mO2KcXVhKx9JYSJboNJ8PkmpujsfBqtp78rH940T6Hb9czRgKUTPBJwAu+HCVCJ1RTQXHxeipHQOXduX6r2eSQi8QD6/MVw9W8c4d1byYqM5dF/QnuuGg3pOB+fbeFtmocnUILyng39dYYVuT1Xx5eb+XevJpTVEhOiLef6WKaQKTUQ90HxgCDisCqf2l4At56VoqJn4A+wt1GrH2hMrRpDaudDTRDZKvcWTNUbCCUb+GFGO4RS5PaN13u7qSXjWEYrKt5W5mglBFtZkjph6DW0SpYDBEaYWxNacjXYqejC6k/bHUqsYXQzUEVSzrdFt3ju+0b7kBa42z44rI8zQlxflxMAi9CBWGLnMPzQSK/DwUIov96R4EEMdjL1Z6cZ7bZf+aCw5pnNJWO7EnZMCKarBdQgwTPINrRiQZTs83trFr+EngKHc+4enc37t+ZrpgfOb3hEnZ2SkyqHbwRlxRtxUQTqn8seK3Qa5/oY4hGM1td62n14RpcjLZbXa/kPNacdl+iIyQPbI4FPWJeg9f5wlNm8kg0tkBdS7WOhUa6eyzJ6kX99VGlAi4Btt5+kPSHJFaNefwKH0umuMcGrqc/ILWlTnEisQCsKAol4ysbquux1dK1bErhlHBn20WIeo+vlXMKLh5P+J4E/GWIE4MhNSq9+qOcqVT/JdiwyVRTiaSbeI6939YyVqJaHCUE9I7l316gbrGNKUqgOvWuAB8VdeZ7Zgd2POsAKq3vKWIt8FDqRZ3mMmuvAY7u7QzuBFwfIpcy+OeLjhVahU5FxH1I2P1G/Q8+Az2zlTAolSpvXIDJOXOMqAd8t8uasl3iqIrwtQr1Y00YAOWtseUJDHLHt8gb1OYpMJRjH7HgynQhM+UGnz+qk5pHrbep2FUrkGz/3M8QAmz5f/vwRAmKG56nFfxYK1V65s6k8qHTTcKFHsKbUhheyrDwZ0wMQOrYWc+evbTmulEUERcenKFTZ6NBP65ssZdPtYo6LxMDtv2krKzDyK/DG/1PSDZYM1/ZMkPEAZsTQmhkPjORycY7lmjOuJ5WSKipnzFHfpSU8RhA331YjbLWh5+5nC8zMAMwEm4oibLVaghTEhYeAL2ekVAQ4bCJYrSohAJFNTADZso9HVbYlwQbpmApyIZw+PVMPGRRIuGWcWOxzjYs2e3/bhAfM0paNufY1lgq9MvNUAKyn+ix7a/7WLkUjfb+nBdm+D4ygAWfQ6npLTTy+pBrK07tXCaFJtAjljxiyQDicDEeSkIoMVtEdJkAzIc5tVygNsna+2OAaCY4FyYfZHbiHN7DHZzzEAAAGx1QOiz9260COGBPMxOc+4Tvvmv7o72spTAAXKEuwP3DbrXnEH1fq7+VaGunILxT77M3KoLeO/FvgX1HmJ0/T6tDW0b6G5qpZiKOmGOMrp7J92NnU5DO+WjsSGWGUoLGybFe32SF9L33TSeyYW2ckQWTxjGenz8yddqV+zb/mlYa7A/TdkwStwbDm0wSneEIAaXKq0L577RS4WEZCunQHwWLN+JVW32Cth5bZHlZkYit4WQpAxZ/a4AdBbc3AKouNRLiIUeIA0/uXv5zBzSk2hRhcKI/gnhnaoHfkKMaBhAObGI+VTq+j6rLsvhwlNy3Royb4JogheLlX0p0YGEcIZxulpivDaHbQXoJpsdSGfzFZ5JJL0cio8iTnJr6D3xwX2F1oowE+U9JpmS/cXoFnHv1KrMlnSbSUk88t6srrUBubhihb2H3x6tX0e1v2blgCqEzCHKt9789rWP3iyEldb+poCaJIy73rpJc3Ig4mMJDy+bAujlcVzFZhim0gS3Q7g0lEE1oNKperh5RPbDMsMNgffUElXS3jv8kMgDVyVRccdLuJ72teKsDqy+Bafu4QpiWzhUSCbb1OaUqX9gJbiZ8+lgUcwdUMjljI7CbLmjq6PYylbvVXyCHVbxS0xuYTpK9hglwjFx+k9I/1CxpFPEM7pwyW2soTXjWOoMxlWAg1fjZ+Wg168u2QGihlSTjVCu5tHF1wacktYRRn07jFeR8lfAH2FvWPJy0JlaNIr9QO+u/x1qHbWG694H74ZNH+TQZzmnS+9zvcGdmH6xcLQ2H6lgfY+BbFbmhR/wcq/bv6T/xBSsUSbT2kuzfnRrlBLxPvyJP2qy6vFvV6h5slE15WgBtm2F2R675VxxtfemQvscQ/qvCC4gDz5x65bGxz23xwuZGCN8yVQXNgQyO52Lr+KVQ/IxYdfOUjbdsjqw2vWF/end/fOUzQEaPHuU64etCLLiHny0r6GdqcHBMsIy82XPzkNp6b+Gc9m2XC9J7HRVd9HmCcwrBFsgx+UHbeGo+pkVcmpiVI4PUI3NSO9j8TD7lyUSciyeES8Wus68eSSXeSWT8N7w7XhYiG3wqiIuslHWY+BsPps8dg4SpQ+ti0B7tuhMV3/a403xXprB3/BLFEsRL6iF678k8fWrKJWKOEAxKFd1lJowLqBRbQVb1k/od5ny5/dPqqOAdxchJ+mQK+m89ls6ZAzrjX+Ccwj+NN8YsB+ryP9meqIGxIkUVUG7yrEBdJV1YrgJhiRr+2GuO9649yB+oMoFX9l4Nr+4/+YjM+T0NrHOzBnXFTWcfU8uF6D3juvCZKfs41AAAHh1N57JROiWI6Z/Yv+4ixlgLvrjfEYy5kEn4stgX6CsoRqrxHXAAAOWm/J7uTIz512nUlyouaODXORF30HhjRkXBeLkc3MNu2ZhgAANyuxFmKoCueBSrI9xF7+FnNeD0rUaDBxs5FecalAZNBw9Vd+79RqhPod6tOQpaQGEJ7n9/fvgAe2q3wc6hQrOgn331RZmkEJos0urWHKxwPCCAAA3+oEAAIniAozhNbfCATGmw3xAR4XEBTZj4IUE+4mSMS9vFGycwn3eqSCyNc20SdwlWoDdF1C7nkA5//GL0c4O7oSUBRpaFel5P4+5cMMyUNm10X90ut1o00QWRfCNfj33IS4g/S5u0excVPhNOaVcTM8KqVP1qCtgwfgkks7rn0PeJPP7SZhUMmJ3yhcLtc3hMRiscNvwwc7LV1a5Yi39HkCoyt4Ii7lJt7oCMb8h7Huxvfn7WOft7g5UqTHYJCNaMUAgpsWAdZI0wqlZe93MyeoGkPHuF/aAYc0mhuKB1X4TLwDXqjyPESPQeRRERGbF1NLTco0DO9maYIlE9XDai02vJve7SbWEjnYJHkYfM+Oi+2CJid+5v7G7aoJzJb50SdXgflo1c7nQz6foNtTr0pEv/shzW28AVp+Ga3/Fq+DE5k+tiRvDoNyPHMR7dFcjTevXA/1tuX32I6s+QHYFePQEhJb6FA/YMjWu6F/izaKlnZwb7XzV9qDEqUhVca5Zo3qFWNOe80+QxMwy/CB6tJ9l7eIH1ZcVu+UtaiMPrFY8Za8z+J6mruRrmT52oZD21Z7QvNrhNtNmyodfKsZ00fBLUnjFl5ofRr+Wmjx7VbMWA4spQfXTLN5jxd3FfZFDozjTxw4M/5lrEaDSQeKEkERZcXHHAVLttpYYQ0RKMflv+Qvh10VFBA1uAgjuztWmzsulJx1Bpx9G8aBX/WevK2WM+/tDtZnAyiCXG3Pow7EgD/GXhdcrQbtOENC3es6RJeTKP4tmJDotpKOuPC20OKVSKutRYSME6s+NIplgaYynFaLBW6F1ihiwf9Dp4r/ekpsbLzm4/RiFzogwwIwDDvd7Bg2A3zYOHbRunkxmLA9/Slhv+m84wr1irafIqQWyjYHzo+MjcZW7wujUhlf4dTlMLGbGe5Bt4H74ZOfQJfXxnQAQ0upQTlu56p//Ei61Ln+5grFS4zytfhNZNILOI6GUu7knw9cfd7PLziFiPQha44BOS1DxUmz2Au3gZJu1tOwcUTdzv7q8RSXrXFHN+mLktKGa+F1uY7ei8ni/jZK4rhit3KUV47uTIul0fShB8Dvm7q/gXbT9zaxCcqIUVnWbbdrO+0pHVA38AcCb+cCxm86okOGAjnpY1S4yJqUf26hc6WDkq0RyGB/dwWcn6m1+5qA0kwdKCzu5mh9A+m2OKMiib1fOoQm66dZnbRU2gfjpXkBE9deiiui5ZcyUhXH2Jr2I6ZZv6+7zrd0mBAAVACSK/wJ+rDCONgtlemZUFw4jEXMcXLPEsYPXjjGGzfzkDUrSt3KERo2k2vL57UNRD842Eoo4YNWmR91WtiuNWP/yyphG1G/fjDPI/y1hFCuPU7H2pyALHiAA54aZqyuVVK09Gie2p4+kj94Dfp7mAH9B9BQSVJ7SVuiPX59mRAiSkgVRiZLmEO5dB8x6yluiWZvPz+daiOQz0vx/cdWDAsovoYf21/mxt8zqBWh5J8EDfbCjsiF8ryWXwgADnhm54V/wfzOAsI73dDhQ5i6ordN4wIypSsULOxObUxObUxObUxObUxObUxObUxObUxObUxObUxObUxObUxObUxObUxObUxMTdKkYrNlo2HhgFKkvKLO8cAAAAAAAAAAAAAAA"><img src="data:image/webp;base64,UklGRtxjAABXRUJQVlA4WAoAAAAgAAAADwQAfwIASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDgg7mEAAPCTAZ0BKhAEgAI+YTCUSCQioiEiEZlYgAwJaW78X7nA4H/NcbEGhfbU9PzRHYk5FyLzr6B/996oPKH6Gn9T9CHmzf7v9jPcn/lOmq/33sh/t97BH8A/zHpy+yt/bv/N6YOrO+Hv5X+M3mW/K/6J/ZP17/u3pf+OfKP2L+4ftD/d/20+un4Z/gvEz6P+3f6D+t+o38W+vv2j+1f4r/Wf3j94PgH++/3b9u/756K/l36N/av79+5/9++QX8b/jn91/r/7rf3r1M/sJ+t3gV6l/l/+J6gXrF8q/xP9k/xP/c/xvuL+p/2X+6f2r/If4D///+D6D/Kv6Z/hv8X+4X+L////x/QD+Mfzb/Ef3T9z/8P////V9if53waPrv+Z/4v+N/MD7Af5D/Rf9X/cf9D/2/8B////j+J/7p/v/8J/qv2V9n35l/ff+N/iv9H/9P9v/////+gv8r/pH+3/vP+e/+v+h////5+8L/4/8r4Aft7/+/c9/ZP/8/t6LKJef+Tohb5Nai3PqCH1BD6gh9QQ+oIfUEPqCH1BD6ZP8ARw2grkhoFtfIgIVwb0TDFWAji960rxJCLTqlae2BBy8H3ntZNf5tZ1+44zd7PBm/KhAvU2ptit/y2g28ImIPM7NrcEbYFh6kQYNsb9FhmC+weTUOgYiBlCc5yMOeTohb5Nai3PqCH1BD6gh8j5Ov7Ya3rJcz7b5MAaEu+eur59Nn0+7QyBEOj7fCfiPbylFewui2MTdnux0Mwsyi44s1xTQhfWFx1hlwxjDsI6Bkzz1BKBnrcJxpLobf2KXaHSwpAiStEHtnWb2CfwIxqtSknZwqFbHNeahWjKt0ODbLz/ydELfJrUW59QQ6nxyNmIyGBZ4QZVbBJq6rOAhbOzUJykXcBzGk9OaeQnrRw2+ukSo4b93SJUcN+7pEqOG/d0iVHDfu6RGXIU/8nRC3ya1FufUEPqCH1BD6gh9QQ+oIfUEPqCH1BDlBpS51REJThMDVY4ZtfqQd5LXoB8l3m3whE73FZQr1qhAWVVsWxgR5F4aET7QUGbhWI3+VTpasA+spLFXZAF3Y8EA/H/vASJ9JMoOGA3GhPgB/Ec3m6Y1vIqdSOs8qKShTTiwz8rQ8tWGM0xpkGiFvk1qLc+oIfUEPqCH1BD6gflI6YeR+dh2H5JqUPqMORDm2tBq9ENLGPRvtO8rjrRaOXgYihZUEsM1R/TnPjQqfmu8asE/xjXih77FXyA5KslL6kdu85JRbn1BD6gh9QQ+oIfUEPqCH1ANA6LKHgNfqGoBChgSzstqWk3AcvsjrKNAeA5fZGk3AcvsjSbgOW6F3C7RKLc+oIfUEPpy8czX4I7isnhYc/wV5zh7JjV+juTbKSfE+Ty6nhK5vXn/k6IW+TWosEeZIt/WXfhXxI8EybDCPjeR4kwMZ3Bm240JqRUK+r2FjnV4g0VULkFfRTvxSs/l0ISrKh2Cg5qe+Z88Wj3bYfhzF65xh9O7mJhOwl806dJW5DFoRpxOL4UsIWdiwtSj7MMGL65AjHed/7tHpfwbsxuM+R1f8WVR/wgJ8HbyLScZ3x3xEiwQt8mtfeQtz6gh9QQ+obBugVgYdS+1RXKLjaYXqCBeDUlfhPJ4U0SYws3ME4ppWKTMLu+wQ3MIJTcWgWfGAfSo2Va6UpN5lafBTb7wMS539sqehWPFyRLDX+d46egtbzVFHce/Dy1DripEN2ADhvMOKXb8VWgVKymaB4QU9YWjC3ya1GEd5b1qLc+oIfUNgoKFVOmwxAbDWA76dA3/cRx/degEsyYFbPrUW59QQ+oIfUETSj61FufUEPqCJXI7vIIAWAYBOHR0k3EEl8GEQsD4oc/GtgWIR9NupnFMEOYgVPr7o1Qq5r2tIsZBUH0foGiKEFIMbQA6+L/wQ7GZZmqDRFL8yspcKdwNFskLxMxp6UNOwuaRp6jx4RCFzknJ0Qt8mtRbn1BD6gh/U2kotz6gh9QQ/gAEXuayhz4s9QvDl4vCMlmhxHkjDXxaoC6k2XktTyLudZl8DZyJHHOsy+Bs43hKHu7OKSi3PqCH1BD6wrBQTasdWmu+kotz6gh9Uz5Nai3PqCH1ASVCnHLfJrUW59QQ/gGPIHFfCRZhY0/GWBJ6519DtiSpBQb5oiiSpnOdAP7TtfUtUYTQkqqtQYy6Lc+oIfUEPqCH1BD6ggJRwl1z6gh9QQ+oIlc/8pcNqPA7fbbIWGTNphN6xJ9+AK8MH0RMa3ciZ7zbwe6LZzVT448YuT7ow3rrKtmxu5JUrsGSIOWu/KZzXyKCkljOG3yIa0MB9KmhY2tmjE/Q3U3GedELfJrUW59Nf/7UdKHBtl5/5OiQDsmd6KJLkRK9iIEJcU6rPfgm3CGOrLISXx0wRR6X1GA/bBIn3FnNJ64jd5N1qLc+oIfUEPlPjeKSi3PqCH1BD6wrGst/qOoBAcbnXpTOPROt7WMv//2ynPo8cR/lf7mw0unEwbbvzrTx/7lS4MKAqUQqyz9xUVlJWpk1HDijfnFEKnUODbLz/xeSztw4aIW+TWotz+AZGkH1Piig4+h/BCeBQU8gdItfRb8iKnnRRC9NtvYIQDto7BZXHXC1karxzdiASyN3tBujim9Yd4/x+vGfCp3x4cDZ/p7qnaxxGEitlPdfQpPNVLkdONPVmBeOiqig01XFVJKiUIXwXWotz6gI2mDbprUW59QQ+oJ0NlkyRPtc4iCu6eAchlS1BsRdrfKzFkEB9QXi+j7WTvbWTeWIy48rDFgNdI8GnllvWnp3vL3sncBqEsirIOx2Beo68HhPQJVxmwBV1WowqbKKMbypgnmMHEHazlVjZzAmsgXLhQkahuHziPj2cSDFeiEaim8hdai3PqCAlHCXXPqCH1BD6giV0AAXxVPazYNB1s41rv/26qA4veipcfiw57mIJzEfa3iNCCQifxOEfvgJYLj4/NRYOs1pvy0pHJs/NivTry4FUT12wTETW5Cbe/K21VZyxPw0Qt8mtRaDaYNumtRbn1BD6gnQ2WTL4+Uo4TQiM6b0knFJRaUyDJcil5BAwTwM7Bbtj2h4/pRKslEV2L0O+XIBf2u0DwKIskRXm5kIBf42PkMtSX6h5RHfqPBpgwFej+9azy5thj+upR7bhQRNJlM9/fjEvo6dYpOnw3rUW59QQ+oJ0NHSl/EWziVPhtPAJIRV9TbFCj4KcB4d8NG5yvSL0mj/JxqGoqaBhYCkRIUdH8QDRjvRgP9FmlueeVx74S5Is8AoMiFTFDpWwtyPlV2KRl3kQ4oHFXEEXTCLxxKAbzOzpbIvk3K4DcuDbLz/ydELfpSm6vmmJUv5DfzgOX2RpNwHL6uW9bR2G/d0iVHDfuxNhzMH1BD6gh9QQ/gGRo7uexCBKUmiofUwiJvXgMphWcwrHZ8WzBmR+APP1lHKbHYxron+rBkSqkhRABn7270LHcLozvqX2Of17/hPII+nmQTIMoC+KUODbLz/ydELfI5tMG3TWotz6gh9QTobJtJ7XB86HPpLKMDEsl1qLc+oIfUEPqCHynxvFJRbn1BD6gh9YVga6U4uhvWotz6gh9QQ+oIfUEPqCH1ARtMG3TWotz6gh9QToaStAuYM6Z8/8nRC3ya1FufUEPqCH1BD6ZtKt0fEkglFufUEPqCH8AZPuoRs9dsLZeS1PIu51mXwNnIkcc6zL4GzkSOOdZl8DZyJHHOsy+Bs5EjjnWZfA2ccDxeFGA07G2Xn/k6IW+TrnrUW59QQ+oIfUEPqCH1BD6gh9QQ/qbSUW59QQ+oIfwR0ocG2Xn/k6IW+TWotz6gh9QQ+oKD4b1qLc+oIfUE6cn1BD6gh9QQ+oIfUEPmrxcXcBvwwqL50pFp1zEgFTeznfY5cG2Xn/k6IW/TGNz6gh9QQ+oIfUD8nk+D95UxP26m3OV7HvVKGmRPMPaJVpB9kFAdTSGp6zqfXvmTE3X5MX2ereZlT/FboBLH7Bdc+MOCSMid6nu2pChzjydELfJrUW6WAnShwbZef+Tohb5HbvoGKilLHuoMKz0gQhhgQg3s5DesJNeh0kjIXH1149LPU1KPrUW59QQ+oIknMIDhjwpKLc+oIfUEPqCH1BD6gh9QQ/Hl0VEwYhxc+tRbn1BD6gh420i9iKo/PcFsRVH57gtiKo/PcFsRVH57gtiKo/PcFsRVH57Zyp2wtF0ocG2Xn/k6IWIUfDD2fggWwB7PwQLYA9n4IFsAez8EC2APZlsvP/J0Qt8mtRbn1BD6gh9QQ+oIfUEPqCH1BD6gh9QQ+oIfUEPqCH1BD6gh9QQ+oIfUEPqCH1BD6gh9QQ+oIfUEPqCH1BD44AD+/80waz7AAAACBe1RBkBC03yLQc+3rqe7wHj30PBBTsC9+Bv5utMExksBsaH/aCUPB2V2Pr7A/i+P33GFIN8FZTEwxQPFLoZxP3zVNgFbJrXJ7kLNXFPBq1sSwuL1+wOmuDFYVOspW/2aIDSOjm/6NT96Cit6ZeYi4DO8L3MI14SCKkBZIAh+OWVXfzwSEB3pPmQIkSmipDGSOIwZ2izqf5PpldkBX+eVMwAdbJ8rTPuD2C4USEVNzUbLIgZmOIeyUS1sSxF1Wj5Zr1N0LBfgJosG921ZJQ5y0CxfiXMYeTMpiJDvnnFVYSNIZ4tpC97eSU2va1v/kihI+/6Qg8ehOMcqML61vn/ArZ1L26GdtkxVLY8QFK89oCzWw/C2IX7j60xZKFae6nORyvEaL8GXAZqhGm47+Soh12ZlEA8hwtnL08HRi+EHU4961fGQnROyOU/8j+Vg/uX95+dogp45iwnURFXsAu8iHyVjjnN3KQJyL9hy2qYpFXJw2D5Fagj14rP/lLV4lbHpZnrzgCSCEGT20wDxHGonMPT9JhTkBE366H8+85l0DJ+n4A8lquSzRc3AWY+NeI4gf5lptJrzTILpZCQF6YM9AJtd2yIUE01ET77RoLE0MfvRAG4CWjjbKH36R3TCICfobLyt3ogT0w/lhC40g0VfXO0S6TC3nuw8Dy27EUzso9+yGsoCfvDE8zqmHJpy29nXkOqzZYQQXe4hNodA43DpoIDYu9CxqNUYAAtV2PPC04B9KLweG2QdOg7DFOxs+G/p8G9TzMzcDQHPRjaxN6mq6zIAdzNTGfsGiguv2QKYnBhLMbkZw8RUh8O2rbUZBlSY3bmdc8lzjUQeAvCCrfFowVfndkgmZQvoTHVMhcGdPhOMa8qwgAyPq2ObjvwhtVe2gitYM4iUhOLk7oM2RKQv9c7FZsSWWFJo6A98aP+tZjCOCW5gEQTXZDFXKBrsX3ZyOOnWNoMuEzX25u9ZmV99WDEkZDzqqZLJyPoTXya/U6OYObJn3ZNR3z/I40/o0Y0CYk0hqPNcD3joVGFY1Xtv0GcmS12DLqyhKRFpdHCsseC+x1Ye4F41WMn43eoUepF+wclBemxxh5DfNdLYnKqe3hnRYGMegia71+c+dhVuw+WCgJHuIhkmzRiYyykQRXZWYlxkajHGns0pwYjmhx92+PbhEuqZPpJ774a5meEj8I4KEHGxgcJ95EQDEwcx7o4nZSUd5iHvN/+6jI1hUFqlYOG1XKmdCalaJZB1jCIVIayUn1C14S5uHvyQQI+lrjxVPV4Ye6eZ9UehuLas5tYa4TuPR2Vg6bjFcs8xB+hxGY0SOCHIXL9Ai2/hmLWZCvFRNDrLR9guV37/naagmGhCh/XYX1qxAY6Msf+faqYM+2RsTlH+QSdk8UBaSv9QscJYMK6P+TBPH3W0+IXNOhn9xVf2MEXqiILQaURCFAgQsN2RgTFwp+nTh8yepKY0qQThNiZATvjIz+jO4PfnnMJkvYYIiqoDxCnQigTJO+kxRULPRQEdHoei/JaAYV6b5GLMPNpNn9R3OPbDEojwoaOzWvV/UI4KBtT2XpSbV9mVLwD10757SU+R4kSpn+dv41cjXM+UCnhs6IkKajFZIS6wveH6VmMxhEdVRiO/PvhbPo+HvhBFQMGG1G8VKwsx8ZTT8Jd0qH43XTGDMI7BdIMTKogTFc3Z8I9mJAOB6hZTBNiv5hCyBlIAdDXz54PKFMCkZk/Id1KM4RjJyrqM1GSZNRWzxZdFTn5z6rR0kBm+3JKwy2/rZMAsB6TlvlcfBsloUnVkP45vUBZ2ASE0CPfkOI2dxhwD4198+5wxzG9B19jM9p8sZCr8mFkaVIGiYYggYOCVD5BmB1mxZtm8ZaFEuHCAWHZVH8+/oq8sIywmudQGHTduXV10ayVyJsb+nBNCB0VuS0zh2QXIM6rBTFc9+81WeaTgar24npuQpg4RBnS/Piz9k5+C06VNm4lc4IAUtUdDajOvlBMkli8bEIbch9BtCD1ybx9IUnh8eKSubG/U9PBfuCcxvjCl3SdkHNRb8TAwM41vVn9r8MpNn9bSf2f+LtaM5hoQYmfUBbUWow58rLmkeKe9o+CmI7axQnLJJvEPjAELprkYyOzgbYJo6r+hxGhWo/t1bs/huS7gMjR0ZVY8tPlqzjfJigeoWUX4lJZu7Kj1+SfpqnVBR96zW45W8jdjb2IV13qmqLXb85Zu5fFMtUv0aMm7Kf0HbkYZ/ihMRhbh5IgtyuVjBztp39fsbzCP4opKUxWNx5UTPI0vn7HtH7nzFOh9LP8vRnJ8gBj2n/RkwZ0KQTAPiOsVj95gpdaYFhGzDDBlZyWL1dkoJ/1plex32uZUhdC1AjAn5fonx1DUA3RLocbd8UC6zzAZt9WhceJXttWcW2byvwhQZAciVWsPZBRPYuyeSghsNsS6BlGgBgtdQHXt14+BDbwqxSuzKMCd5xol+hplJXmgK6UVSxsPA4Bq4x4Y3U30s4Pkj2IIFZ/UGJlQgDeDgiEwrsu8e94+g3H/F9G/FvgpRPBAAEQB/UX6W0OGxWZXt09fxPEKtKhsnuK7RUW9H1II4sdMYr6UmwOwSigPIXulXhCvWJXRvmsxDb9j1PhySNcaEYAgS/15Ooh5G2M7A7fXR3+ZpvaasyKpcHzj7hpoIvNPyoFDiX9ee5gqVlhCuzXoTcVDbAVEThMeijPQJqPEdmnDE4SHnf1F8WsO0/7b02A/BC4bIBD6jCkp1Np6y2u/xtSlDAaO/6lE3A+EdDFfwcNiMcTCl4FPjq6PJYjqpIwOt/aUFVcNPMJEnI4HBEdGO2GlVe1iffZUFTOE7fkmnHDdVnnD2FkJh7Iq/xgTktKXoqC3dfOFiagmvEfWaM7rgWmJLnZ6MWdvYwtBbQMtVOtN/jMoyZy2l0J8XzVLuAPskQG8ImW+RMVxxxYoKRPEyEz3VgcjlH2vlS0Kybwob1gJ0G4BDY3F2cUM0Cq6w62XGvHMLUaDb0ksiUtnES6ka+kfGlMBwvWDpUOuUPrnVp6dnZhfpPyABZKr598SHth8P2kOJvPpNygs1k6XRo18GOoy7H0n/t+3wDuR7zJz3Ljmpq7y7oXhQsMjjhInYYpSo8+lAPS3LxkmxY1uh73hIREEGOn1sYjrQEBb29DQKhzrbrfHadx+o6W0NfMWrT74Rlp2ahbOUHCsiuy0zKnd5UhdYFEOCnkcN1CQkJCQkJCQkJCQkJCQkJB6M2Z0EAAABxNeQ/wwUTNDx3yOpyMZMClOilbq+MNWoxgDyCBkcky99q6DE235va0f9+eNcI+MUqnL5vnlerpJsdzoyMT9XEFrvLJvmnhRUStZXW4oqCaMHUFuwcj5+fUGLez268jxZVTUH5W8hK88rd9GdU90qJbzKBV2K4NjFMo0sButlCR8XrZLYePbejF4Pj40+idF7A4lMidaf1E88fBD8YpD4usJGDXYdRykDyL4/Av6jIWVsFVJmISrboUV1UUN9PbLr9MTgAnQArnpt5cyJYX4yL+CRSpCfIOn+f0/hQUB/vx5/XNoKImgyRCSm5zeJ3HTsTCdk0J3WPxi6Uplxqxh90UGauxyJMQ5VeqUHVH7TO9vr4dfPuLgPH2g0qWd7fd7gKDzKF8Xv8e3+3Hqkg6URbnac2VJgpbfuvuKDQCZB9ilXX4FqBNS7WdVtiazWn2jOL9UKCRpgIkhD3J4r6ERyjsofbTg9kkSqGGb7AzNxtVtdJL+/5Rf11l7ViLm+S/20fCIzhK7ZtWfKWaYFn0jsLqTigyRGe9p3fhXzJ1O7+44IrPUtOddysA9Xakv3c+ITtM19X60YBzyGvfWJlYk3e5pvXPm1aaZ7acOvSllSIMrn//V6C10O2u8HgyZdfPwngU8DCTleMt7dgTaiaZ5cOPLrxCXaGcPHc5pnYfTtbU+sGkSKqJFhI5vtMydP82DFVN/eZFaBiT5j0/pPAzrwEdehAkJh0BSV2B2F1mr85qLLMAAPSfbOJht4MUaCZw5NUtjY1GWjnUE2zdAEGFTBdKdLSGHXJG+xVVWSaWp5XPASc5XnGDQAw60XdUEiT7R7MeVy7lMcJk9OwdkrrYKQAch7Q3tNl/ZV/I+tnk4pFrc9dkyfyA9nLoJn4NA6Mv9KOo/nl17ynVW7nU18xmQLL6mm1VeDYISi/IdK/WBWx4fT5OpFGCPERIb7E/rjODs8PxG/0YUvUYtVWPjnIoK4jR5ZOH6AADwYFB4ygYMlwJXiZZCXsTXSC3JX0rnbIN+ITL6WuytnGM8lfipe7fXl1oGYhsGx4+jneZHUnDL2nTF4W+mAw3nJvxmK7cblR4zmuUeTpy+0Z0rEyc0WDBKNyBj6KkQ7bEUVaK67EOyOBAFhMFdG3o07b8JI2VFKgw2jjNSi1Hskch5Rx4ercFoSVHPOA6lr/Am3j3mIkWgA3k1u/K4/SJGxRbgPLaoOrA8wqXq29AabVF3V87WgRZasB1/YVKQ0V1KodGXC5h8l5MKAh7oXJ/3Ws8L8Hw+VPO5pxHm1coZ1vokulZ8BNncFiumm5GqCGMiaIvazhpdKdN5GS/dWOpfupTg+Tj2B67jqMJWlwN5FS0+JSmrrWRrLnTWZZmKwZxjljuqvKU24LQUcgDs/9X1/EJCC6ArFr9i69Fl8vmbWol8cT41iSR4fxISVCZZv0MRg0/929odWfvX3a9w18ExQS3sYDtiUKHITbC8nhUjdAFZfg+Mc+KeGRxgUPk9ot0krwhAvZtLk/gL8VAsWRU8QsNyFgboOIXKDB55Nc9f4ikBc0H4kYeWwRRNg7ks3+wJ2C1QSD3s7ht+b8oxC7sf7Ie5DzfXrqFc4saIZfqnV2oCyrDTuqSpTcj1HdsMNTHYeCqtfaGvGiX56LpbY85PJAv41zBSi9H1bEkbjzZkZ4SNJHd79SzFkN+AHpRhyJpix3nPMR1F1PyTYIsT7R/Kke569sT4WyS6UT43POJYQoBNJyiWmuNv5QhAUZYh7Chp5ebw2/9Hrj15L4vu5CeeeaV3Y2+Xfw7Rh2J/UDyQvRQKsumdQYPBTFkSnW6oroKea5ERgUMf1Z+ZqLBcy4W4147ayg/0qDd3MjOsHp9Xo5saU8suLWnOFJgWmhz0KEFZpNsQlY3h0GQmPwjqbFVPM8+uu6R4doQAHA1fCreKWkoYGKJEue4pJ1AErQzF8/SaG4Dx/Spl2EYMYEaLxPYn58aiTV2b2qwxUKQxIjYYK7C2n1Rp1QrCHFutLs8WH2PaTpR9UNz2MD00GQbQhDo/1Hs6uay+tfoAnaQy6RxN5PREYpNzkIme6+Na1LhZaVpPKXltnD1LoIPMiuzZQJu2SmXCqBI4E6o3c7wsocwA4Csr3yHvx2Za0cb6Q8dZj0Suu2Jiepw70Y6amKw8wgaBL/rhx9f8kr+ZNqkH5FE1fzdEaGyH52efgZI+Of+akBhg4CuXfNuCRV1EVhsF1jf/Swqgjt1a2FzKw2OYwC5roofTFrmYLxTJ8EJgIdWIDq8e1mqmM9syhWWcAMpF88cBsnhA13XRjZezJSYrg2sf+rVLgJzBDTUcZqQwqyjGOhljKXRjkiiCfmdGeaKOVhBvzvQgdWfRQXDxmj5bqLdTWUuSMkz64viu87QkrFrB5BOe1gKj3xbCQsV4nxkGM9Nbd8MZYbCVR/BYl6Lqes0bHKiEZq5Nwdu3ZKbMJusHK1GGTMYhXFYUN9CfrOm5UZHS6N9iqihMkR1dEEBjDQJRXBSuBklcyflRV60fAOF7WE6vFKPlGD92jUqAdCsifSO+Hg/P6MJDEvbvIKuoHw2adRgmHFVP1ko30i1w0DHLQwTFVeQq6JXT0BneFk108jbSUi/1nD2sekL4B94dDENrN6CkCGgfulEI+o/vke3tyLVIc/qLyo6wvDzLzqErrnaWk8fus7PoI+/ueVT5DBGtcSyphC/nHWojIGbpoG016rN8zJX8YdR1XT0SltqdXMpYycYB8Rxt/9W9iRA/qltFEQ5j4Dh7wuK52/ycn8flL8tI0fkO6ylztQ7cDFDN8Oti/w5aUOk8WgaG3+lzDRyD6DL4b0NSOySvtlU1pTLf7wR390iUg9dPeTwHVmOfdoe1D93Xrf1QaOZ55lKBUyUHRGk3iM2Sl/fxhkHtlN4nj9D1bwNJthuT1sfL42zeAufvy6nhQAlC7OesWlB6rvsMwnvMOskRySpgXqaESRHAAk2+m06SXgRZJhOo87jTJxEzgfgjSL3TF8HuUkwnUedyN6pkrwDhDYRiBR6z9VSVMAQ5MZ1R94cblOgHJXhhsly9zLjfsd4A5g06YtNR0R0R0R0R0R0R0R0R0R0R0Kb/bIptfKNzSim4czGKCMbHtmGbvzapgL4xNO7wBjT7CXnXJXkBkryABAAAAAAAAaxKWEQqtw8QhiqcpaOl+pLuoK/BOV3o5zHxDU5PyshhlWZ+qLe5/asXu1hvZSka9pxZUaJy5EaP3d/hEOejlw5YxTBlnmZ1HuF+ijnjUUFSPxFLwLBR0dGR7hoEZtsrlRgC/tgh7/NOMXUkLUpxsrXxD6vc/mvsWjhJ0KL5j1UXQCsm/Z/yf48W2jtDitpH8h4wA4VJKJN8k70eF7kp5LBP7GpYxrpIs5ICVj0edsRDqy5cIQC45K+Sg7yAiJlhBwIGPg+6mxlQ1klv0Dde8kj0disYDkQxhX+vRFn+YBtcJzZVAsj4gcSQFXWb8Af3c0fbNJCg86OV3eK5gkRBij/17SyT2UDMvD8cPF6ig+1A4kdY8RNaj260g8UH5ItBoB07b5K4v/NIo4bQ8XmVPL1LoKtFqoBdlAm2S4bW504h3dSTIaAjcS6NGzRctwzsYcslpCL7gEq0H+EoetM30xYDLOd00HaxWCY94zk48ErkO+rY1mQBMNYg2vVcDgBmw2uY7cU4HLQwJdmh9zVXzr4RMcTi3N49b2SClS/OY9z9+VE8wv6ubPE9PjBbYjIU4qQtl+9wSUr+2vMWHu5REr5VWT22v185afHbLSYT2ZidVbMDg5PRUauxzwacSWdiiIrVzZPVgPihr+ecHMVIbtkD06R7LQAcMCCDIGrAq6IsXt3cX2N9pTWUwHA/64NJ8bWowtu/R3iJHJtPU44Nhjb8DEshhABDh/G/CSr6zZudS7zJHgr0irXqK6R0LRdeAEXryI3CcZaMhr4wx2X++IpAXXui8Y3X4dodfh0+lvAJEffD5Gjn4Wc4ZEOo7u1xUM8BeO04QQVRqs/L26Qi25/N06jpiEg62RVA2TuZ7nzC5cqvHY+HT5ImJbGthbALr3Vgb1Q5trnfAi/05DLhxmWSaihbHSuOxK12v3z+lhS0DhA/PTPD5s3bY+iZWPvww5s5ecy+8FCNGMo6KoS/Px2Tce5/DX6ZYRAHCLaREgVG9JF8LjQQ+J6GCPd99LpQwqaWiCXwaNoSjVPP69BFywcqEQ4UH74c+03Y678L/2k+biJsJ+SPZQVpzLR2HPBni+ev5alx+BEuHGK0TSSGE68jH5NHYmces2TJRkb2PSbkn6zs/5U/MNI+N3D4qTSICwF1RZ9kEZ9mwtUuvh42tSRIhmg1lztum6u5CBA2uEGxSCyObFSiG9Jl3CilpP6moztl+tl5fgflRootxx9jLeB/27WmTzioD6EMTpw0TPjhIKe9+ubZoE5rFi5Q1XWPZXuoho5Zuh2Q/EJbnmR5/LKqTrPcdsV3AXFhPN15lgKMYDZvg0dpU/V2PD6lLkRRRM6o/bq84M+nSm7vGcna5hRlQrQbHiOsNo4chsyOF5P3QGSYRTmqZXb8Hv1SUT1p4C8xqyXfrDm97k5QLhIMIZrUFmiTIVbsR5JtQBK8drKkUzu729p20keeWs2i0nlo3oLz+Pc5pOkhGcXpd9qLWTdsR+DHIRF6WglXlKlO7S6XjV8GE6z6Ck5rsFWGbtOF1JdVv19oRzGmEcQSX5/i+JEFdlESp3UVjB2wKzViwZCPxSUJYaYp793DQNKQctOEoS5k0b7XVjm/5ThHQNO+81oAKXlODKokxjOh+QUCWBMgZ4tVn5mUcjUhc5DwCp8DytYGLXPw8Lbns9I8vnL+XIEVU0QS3nY9teFxvUg4oq6WvOw+kdYRXNaQK/9WfQehuAcOpTRkNPpE4KtSS4FhepHbJUwLO4E+r9fIQlv4HtPt64YVF92MFB//oBeu6NbEwS6dX7aADtyw5ziIorIYR7IQAYT7nt+Oe02PcPLgX0pCmP6yZpQBoymrRHR0S24o+q34GmFDSNqQTsC6REQ2/AvZwWBojrJVB0xl8Xly8cWw4RhhQXuY67trzbSXYQlkDX0rPxwp4DOc4Ondc86fpGsWzceV7AuRy7Efw7T0sEJq8f3XXD6hlITp/bogX7GzWGS16Uk7qIGlVLa9QkIArM3n9hDovBr+uuafCs+b+2XzmQ2se+anYYUo2GHMl4i1vFhWfkp0ssbGBq8V6PCGZvMTRPA+4jzskNafScFahTPwhIxkUTCBVCfoGqylRThCex1vPIymiP+uXdcsVxqvPJxgUM4DO4Y4g4HxEo26MnwmPfbdc8KUwljUmxb7Nux03MsXYh/hIDrjHdBczd/HtC2vcKUMDVfoe7qXXpAvdB7wYHLZIGfryHKPsUENkJMYtgAxrsFn3vgCX9REGYDBDCCxOoHqp2GK/WHVSZzs6YiDAUCblANcH6s2IyKxBcllxp6XFQKjTD7KdgwrMVHlZ46ccBiNfoIACWG18vCe3+5IhTblj6luw91jrhdM7iu1z2f1/uA9hpPB6fNPdWzk1QrImLf9teq7BBVkNjOlBI77EMeapiHSUgeX4RHwmXa7wCT3KlbOMLek+Jy+20WcH5PhkVtR6pP7QnexPmGJxsGpEZo+RV3U3vePM23itMRoo0vRZf0TMk8pT/F3oV2besm2uWQR9NMjBz1Htmn8YBAeFW5YrfdDXOQxYOGjrbjyLxSTLvMHAYZW5i/kl4aunSKrdknA0V4LiTlSDtl6M5THK5xDdFpi+ZfkLJX4cHXYOJaU9ATBHbQSAxJaLOSxzvAbxojFN+jckL69bg21OdSMHppviH7MXD2kALjgkbpdeb94pMDAo/xZhTSunFsFFfKqltiVv5Ed43RXChHziGQL/IlMEaE2mjAgCKKTPeNPjTTXOB9CVwwq5j8g+kaWH/U1VwjTdBJXQXEsKM5z5c2cr6KK1AYyKQqOQgMFC2TltY0pgTKWl1GUv3J812zEHX/SjQMpRMAACwO/so6JS95jWKoCRDqDGbZ+Rsk0EFvJNQgMpoLqePHXHAFGr4XDr/1aYqnI/HsppnSijIDiwfBAinUz0+H3ckvyJL0vVeXu6fcDdtew0+SqdY9romCBOeh1VNwtYKA+rGqIF8xjZsifvnSfxqHnVyqBZTFsYfI0Y84ilumhFp+s82qP2BBSBlrNhC2zNIhlTCDYuGPvimi3m5ED/DK9hD/fh3ErKOEjjRLtq3HkEgxWm3hzfEzEeE992slEB4Z6Y+4CfarzEYSeaeGJ5xIkJCIZ/O849nU0jS8OUwTVogV7lMsM3NV6k35tmx/5gqj9Kqz6R3k8jTtA5Dy2O+UvkQOMwAU+xikjli+Zef+M3sbVcQde6tA+p0KbjGrtNLWDf9l2CeRUYTpGufax1MZ+fH29Q03fzHFtpo+hGhFS/4UA1Vw30aWUhyHKLwe6cUDVA06qZVhnLv2AosvA9bNMmS99W5PEKGvbJn5CZVg0hjHRS8tZxlLeE4rBOVYVMjoiom67kykROqVt+9VZMeY7m3XtrOrn38kB01vdXAVcmgqeXENxL2QL3bbzApwB091ld1KyCJtxkOxL7thrK/so8JYtC45wEwlydJqaDtXzxIHYIBRw0CchkcDe653xNcKhjBsOsdeijsdOyQkR7FFO4J38oMEDa5OqGFlAfD3xVbAAeRQ3strdjRFStQo07HJFmqBA0JXidnYBLO4BzIOSDlnqeLgE3lAaqu0KFU57wmmxaMhTje8GfHMA9BWpwKjePayMbvfHGn+ipcwtvsld6xs5fqfF0Knib/NHxho0RMfObRhIEBTmOhChZCtSuMbvfHGn+v6eIVyNOcKNg7QSDqFXTsVVv/9UNcNryGD+E5J7paL3vBGycf2fH8YSl8DkaxWQgwPkRFgCCbFmfCGzNh4Epys2BKM6CIAC4qn+1L5CqXmgIpstEy/T8mPWIQTbvT/ab8gR9J7XN4GMJTaHYnmnaBy1zxaBZVb+cTxO9oxPTsRvUXT0OHAvYLrJxoe3PzkisnFDRt13Kimc5PBphIW0T/gA+8w5Hcl78Qc8vc1TrZ/iMj4zLjWg+az0At8sMdw2rIsmAvwF1wY3YrG4q2t4CKA5S4BtSgl3+2gEEQb0pUglMQAvlVJu/c+WmxOTzs8oJXDwOKuhbqueEaO+BeUmFsQCFhgu45IN2rNdHTd3IETJRWYHRCHUtAa9reKPSSFFndLHvwD5+4NrXJr4ExuUc+I+xiyVnMwyEelphqjTQnGCY/7y3ckbrXDhZ2yAIQG9X8kM1lVeb72tXJ1ybuRUUF0oI2O4ZozCXEfQ6OyW2RIIqU60yZGXviTzOo/Cc+RhxHhMYeRmmakN6qKSvsAHLpq+g5M09HK6jMo6w13oRrVRY8byllj9v3gDWCK4ei2WdlD/w/HEs4fdxlbS8ZxdltkYTSfZmaNZj7XFjfoPfmfNgpcKMt3abhdXihYq61xUHtS+s+Zmgh/Zzjx+0z6LaQliCLUpDt+wKRrrLlvP3QzEQ2tTvvm9hosM+x3R47BRjYO58Jj/1o4wfmiP+dd08m0dzOuBFkYnVPwv7PdBc1kQ2wNcSL9zBIDjNWd+Y+BrF1HpujwexDHEHucbgswG7tILhNgfWeF1QK/0p1iJtfANihqR3CdU/JLwG2eouSZQ4FUzg9ixltWp2g6DXu5u1UfsccFb412ASd1K6m0Faym9T6AoiuJt903aDRj8RVSasjy4FIwV3/8QQei7n/cHdRk0cf7WwCCpgS1v5Cmf3y05bpMdrAn4bIQz3TwzTml3SuvQXvKQmXoi1ksKEFefXZn3lty0mrkLQq7C+ox6DXdt4JJqgD77INl9pm4ww64mZAk+OEBflzfeWHhHyaL62tYZuQgLTuf8m3ON/EzSpp5+JWHtt9D71djsOMXdJss8JLpcgFpn4q5y4xSVkxSkwTQ1twmgS1LoCrq0qNKvxQaOuaZtEZueaZgObCulTnPPd1Kh40pWztnh0tFw1QkeNgBhdcLKDW5iTIY0pVsecJ2GvS2ZXgtRypkP8peKsgcxbK/CnT1TQ69phpQ3PcOJ0R8HXX51SBj9Ky3OEPvIlhsHcrS3jXxt+XiCG+W+lRbXW2WEtH+runxUO9uKxEXMPSPMgeeX+NsEurMpEQRg56XJCU2D/GmifA20hfJ2y07XRhmKxSkHrIEevNiulYCx3COsgjz0o6sj9oHhNj2eKA0r15cIgjEqcBPEaZCHs8rms/LxgQ0yf4mjGtTUDrPpBRWhhcrYLPumh0UxcptSlBQTgG+ORyf84A8lMexOd3SofpzIv8y2LaG63HrPR0y7IfqHDSuFeoso0BYm6lSGmhPhByK+NMNUW5T1N9vHECXXacPhWubhbX9YyfXq9MwhDYTKAaNcQt1vXufg3Xlb6fK1hqoE5kpwv63WDj0KHBt+sq4iFacawjvqiHD5XaV0NJ6UBZbePhB2CJPc5AkX611chLvZTVorMT6wG/JU3x6o0dJZjr7JEdlP2DeSNneoYMzfbFnsT32Hg61XoJ236zF5Uey4mgVhtvuf3WXPtarXNc2KInLRzgAVztTbw3A01A6vDAYuw3wyVYW4wBPEoDs0QbgPA8+U8d+5wWZzU2yvPcaImPx9PlbnIRT74zO5omx7oOQm6xao69+TH5me5Zh6LjQtIE/daTykw784eYVTEqyNnk/sCfcdWxIuNf/zN3ZTxeTLRKTZzVSF0f9aw4rZk6UzCrIeJPIaR0yoBQLZoJ3b1MrWza8B7jKjXclRkXNyoPgnisalQhBr2mqLESCm+YQ1v/AwQY3XDEFtmw7dCPIaz4dM4knMlHVWcba976yyJRl6BMdrHfvOX5Fc/neorJqtyKm4h6O0RvhFIS0BsgkG0fHCc1lcLDbpoFZqehvmMXVWiMdVNkCA0ttat+kG/KfgtML8tSuUJEBMK4ixmWiAn0vR1q2A/9oHTre70JXo8oV5zTIw+ygTcHo/TN2vPYTua2gR+3XGhtdco0WzNx925u310egKluv6S4idTRUosZcZ/SaoM++U4pO7C2DI6Gm7MI99K4hFRpgYuj9V4Lbac27vhF109O2BIUIukDZLAWztbxy47LbRQVU1BCeQVyGhVnUGuQAgAXMRAW93sZLyEn2eLNm3iCGVvAsOXyp+cCkQk8nfACfS13vFsEqZQMnn4oq5UqrGqgyQt3XkNDvol4vjSq2FCmrSjTNTaiXmh+zVpS5bHGZYLR56u2FAdXV1dXV1dWsU69lrlVmqSsLlVIuciKmE8llDlzjAEiLky5jTaCCmMCDEgzooUR5u6jPj4cnWhJ1YT7SHGZfivBdDlNemBZksAABdxEBb1gZVfsCs87wYxajFGX6hleBU0UjQAhn54APrwRUiT1QYZwfpkvWXRHjxHvaUh0ierlqqRmjHAY3VffjskIa1BhagF1rI//COkcufhzUkSm5QJeKCCFLpAPCJ5f5hRoFWqm7Wao6Hi6Ra70lFRpMBHEUAc5NjKEhfAybaOUWKxP1ORMIDKIrgAp2JPjAbwALGmtTEko5qUu66YwVhW1uo0nu3WKhjS3eag1uILxmfsqty5kGBpNcfS10BxLZre2dgeBYtV0SolD7uJIcRm3OHYxA4kDAlV3LDECLoWLu1jiWS+soKlWdeNO8a/7fhljeDQQJeHNdRzVg7CoWY8fzVx+Q9b4vVcQlm8/wl3NATjeC40SyY69Jm9myoo4q/DYGFXXSb6LuJc5Xiz9kVfaQj73ymcXBOLcrLAcA29Jjbyg++/yWvWrwAaClWF2hNCI7Vm4vmqPpfXG4sGJN5a3pbRT1TQ6HieyUO4HWThKiRrsCuJlbe5/4qnIG7BXvlXeq7gxLpSsifx7iOitZ3ZBStWphDeTX3H4mwME1HMTI4dQTjyKWFkFTGF70/VuJ4M+c8E7b6MFEC2HYyhq35EEELehbAsAj29yo40Mj6qLwQ+gnWRiMd6JbvHZ+DK9bgvJAv0VR62VM8mC2S8Ju0H8lRiy79qFDUxrywXypZqEhdj9xPy3KuXYzjcAReg7vmCi2RFe5s52RXSVUvtjSQCASoJEXJVnsCs87wYxajFGX6hlDO6N91vNOwn6QR1H5j3xiGuUt1RjHu1QsyvcQhZFyFkA10FhWXIPR9TofCNP9NYCRHxHQREgd6mL5JhF+aXaLZffk/YPuPKIgUT4XDytp8pdR/XJR9FSvKKFCEkPn1FX7fVeeamgAHzUZG7FfUTEWaSlkYSBN2ZTxKoWM4spFTFXUBbpAYcHIKZdY7eaCrYcvd19PpVegaXMOi1dip3UoLmUBPxSb10J5grZ6lKYBRY6Q7OK+mhvREdpwfb5UraG9Y6e2M2C/gcgT813938SgGSS8uaNVK9cpWaTFodXnXMblbZgfFahHdPtdIowC3dYuv0nkpdXMclQPC7ejnXylWUiN0yUI6oibLn17zIusfRM0iYOQu0S/ExDSvhG3p1/w/posT5jD/lL+tehAvTnW0wCCfBmOOJMxWhWCCeY8KInyGPH9NHRZmKumtbGCbe1qpVWZk4Y40OnDbaEV1redXMswBEizah/sbjXU4A9mR1UQmi5IQ2J5UJkBYRJjBPcd8+sQLXUO4SGmUipKoJ9HepUWI0mqBjmYNSIFjjQTHVDxSbpvRt76A0kefuR71B1ostCkprDck8H48eQTaSlAY8K2ePEehp5UaDxnKtLNiu0OsUuuncjAtjMwrCZ2PLRn05Eo+/rRMdz8XxLFwFKTaUgJ8djOJCK9ZyE02v52Sd4DxT9jpOiGiDLnVMWsDmr6RzaWX0FGP6smby5vr+6HXuOAUGDqjgpgAMSKwX52XqsFcSv0xnz5V56thrDWZAVf5hnOx+SzvTERQyzC5VnYHMXvjA09KSmNZo9WR2/cjChSaNUNaTZlkcrO3FhNQbnps1mjEtVozHRFvVVfjso3k/lFbUC/Lp6xEWa8e5UMuCZU6xWqCOt3TPvlTFS98+OkynlTkuSyisHuaV4+pvBjxE/Xj+Rqv+7aE/ezMyGIVtmcZKtvlQGTvgKb8+igJRdaHkUeEfRWBHKUMnkj+Av3VdhlgM1JX2VGQ1gwA3dC0ttSQp3QJUz+6w0S2kyVAQtEAVQYTWe2qRB0kJJQzWxbyCO/0HIOh/T+U/ZJ0F21l0A2sbArO8ksh60l8GqHg9I1QQrB6xJNXr1nMX+7HiIYTPf/Bmdaho6/ZMV2LtGvAsc3FftjHDmJ089L1GT31ax9gLK115aOxT+dmllsN2o8z8IO5wyBaiTSkNo7Z39Ss4VsYpJqwvGduJUBrl/ZGkGvHKyIFGP3uU5Z/MGXD5qkGMNoJXxIrjfKlrOXXgyrV38M6hRctUqmnwk2jnYSIUFC9W4YojrU9vX+3sAd8J7HMIXZIw5aPEavDUBJ6WXv61UIEiQ9WTYnx0sbGIH7N0+eb/rzVMTaB1bC26VPdIs+5zBW37RL0jXRp7hh2Gh+wzHwfIrA4OSH2NhsvFAuf7El6+wYUbffQrJmwpYUVWTZegOxe/BTEdtYiDX0bZOnlLi5rRsQqfNsj0Gz1LfDd030LhZdKB8WxU/6HxuFeVLgO69Y6L8nwW22EZx7JPokSBQY2Azi9UnnG4ZFM9BU9gzu53uNYWT1LJldRUJppN8MlO+MxRp2kzam0b9JPRnAlkIIvgnLNp8I1pWWFAj/mK+6+tUTb4DTvKW78akbyRSqiSsGMcdgRoHXBcWNTCYyoxQZACEa6j57YibihQhoHGYFhJuy9dUML0iqiHH91oMJ6JQNTcJ/sBY0rqM7vS/r1oiGNyRO6Y8YTD90rYbZYFUyaykfXBceqjU/Oxkz8S64Rl78W37XucRRQYJJlXiGM5x1Ugv3C0+GNmSB5tA24q9MoxAOnO/Ae5FFQmQp3hKmjsiZMunXa0RGRnU9TYuRewklmWaQO2TAj9pSJRQSznB+oN8+mwdmYUvB4BsF3G3WTKtJneQGjvQk4LXtYV2wLwRdltkBd6oc1GRb5KTMUpc/TFCVNUuu771K834saPG8yvaxSWyeMveZ59hxvMCPa2NlH/2I8N5l99yfR7HxgBP47bJLKL7nFN/oAQQbJBw6elW9iPcq0xvQ2ufI7gTnOeADmJ5ZWFhkuB/952h4zRioWUZdnPdI7QA36TbzVMQ9+zo2IR8RBmIR7thYGJ0222nlasz+H8BqJpRALZ4tATqYiBKZZwAAGdEVw850uviCrbkweIt8AejjetqFlaVHHngw9eZJgfsZQ9xR3l+QjFuEeIPSX/igAjqjX5saJOIOjeSjY6sxoPTWMW44WHZYzNZfYhUB48c9kRkKd2VLpYw4nHV7bmRz1X8KAw2luE2bG1NOB7lzWPByJzM502MwthoHRiDadDd+goLuf8eZVmro+uHvLV7XCX+Tye+8LAWoNQqyqVRUkJ/OAnU8rm3Ynn20isbM3b4sqYBWu8g2JrcX175DkbvRjpRn89hHlm78TSNZ/rmrnwr37zTq1g0uijelbcxQ7XbO1G4/qChyN4USV8CXDn1oChoBf52B66lnekNvLWSgZOPeBuWjP72RlP+HylnDeJXphbMH3Tvvj6r7wD4gEspKXzDvX6RvDVeQOYfG4hU2qm0WBKwg/DwLUG3DUj3Guw2MNqL2/aaUeWDwKYTGvN0bkTblbs2STaZZlw3GLfRqAl92Gp1Y6NBg4QzDOwq7U7v/xpkYhjWz0KmTb6KDBEvycRkwd1BXaWS0F7uL+vhyVnetizMwvT9L2VS7fu/l5akUTsnJnHiY24lIEtpKLJhqPe0yw+hPurJudcWtx5PAGiUamPMg1akMw07gA/21ufJglqJegLPmKdPbT1pT8V/11M3qP282WZH0zszmTPMQ6TpUMPzc7BISkB5c0Q1tVDvlG2onIJAITPbqYFpS/Eo9yqRJ1duEV0QPxdU9uTIjpB+jBogvNGnRiABF0tr/wbn9seunCSpgcTH3Q7HufsyZQE8uZWWZGa44xh/+s/CyJMYpTekK8jIzD8zxZwt3dA0fJLZD16ZmwdHlz2QOTOhv5d3TtvPLIKvMzfuAtUdwHCQ6pV/chD/ycHetHswTNYF/05hwCgtJKdGa2zecwZcC1b9JeFraMmo/80yXVJ5y2HPL/mDL4j5xHRnsXv5bnUrF7aRvA4ylRNE+UcaCMADskqWplnE9rM7aDsE6JhdwRLlsQrYdixKWp2LgJNcIHUodRrWMxxskNw5uNOhzEoMEXfPMcEKI+Pys1yfMbIx0i0UpAANYD/ChX6FBtdRkARR3hH+gKTeOOg1P1fw89ColZj9Qgu46p/ks8682k+NhLdu8JDTgxP/pLzSZ6PVVaagXwWzJsTUUw0BMQ2QnWPPzGc4jkTJa8YilcDfRW2gaqKqwl5s/ZXR+0FeXqxR2NYlk/VInbz3KKoKKJhL10PwgIjVFh/1D9JsqDn0r3DbraDTZaXOxjmWDA0uU0mACmIP/PBCfhWxQ3CSxPDVo93UQNwDiS2uopE78YWoKKYWCxevxVokEJ4gQR5601NeCMOAJxM1TNI3ODWHV2TAHVRljuc4iF/dMijakRJuDVlv5jBwwQSuvSo6M1hZIPrkSOsO8nruNZOTPRgJRjpiWnk1QMId7dIJ5HDxTQI73W+U5CFmcNw2wnVBL7gfOotsu7Z1VScTBbgyS8nib3P9YoW/6ONELAWpKKl0siu+CV7Stl5223nqlQxpvTVUdGKOBEco1be+UFY0ZlRotfPNDr49077H6ofBA/CWDVEd1/OZPAnhkbchVgyiDgdRfHWgi+Q0t4YnWYb+ECcCqLF1LI8ObXlWzPtvRRNA2VVyXpwfQPwYDjX0dtWKo4zhpNxdlWN/24dwLM2uChCcl2rfWujK7HvUDMUj9T+XkM+oeJF3/zq8FtG8pDUel30L/6mG32n48tEpIDUdoxj7nS9c+mht30q5iSJJW/Fy19AaUFiVw7OhSFf7aXAM/8HFrAtO9uGikO2N+SA/3q9LIZMEPV0Hzx2VDNlCAI8fc7BabbW3uz34dTRoWMykwi+IYtM9g/OR0Rgf2nSpgoExTETCFvdYzlRBsKY9VBuNBiYOrNEju/u8pm3sQ6TvdhLEsr/oV69Od5h3C34gf8tSRcmvvbWqxjcvq9kjf+iHyaqCesilDYa7i3u2I6q/UIol0xnSFxmvmXqRq9xJ89vCjKnbrzBYpCNuyKRon7j/7TLVsMCVRwZo3RUVTJWJB0EXjSmXysGKbNiPeb+QmDg0cdrVGGUv8SIy/BPyMjmNNxbMTWlMrGuN50lfnm876oBmzSXv28ne9nRMWrj8CvyzyIA/CabZdGjT5YvIc3A/9o1NMUICHLtbEOS8lB2iGZBM4enZ53ILnBRiTuqvk7l/N0j1DQoJ4bUOqZnVb1t7GcdiwF5bAkhJ7KoqmpGNUumQkGippD5dk9gEkX34SUnDlRi8f0mvw5ufC2E/ioPcajV1s64RxWJpU7kyBhJQVjGCjDAZ+Mr4hRN3ZshSLj63EBymTLfLAEycn275BHfiYvQz4s+7yDrTAR5jqMeDMB21ibU1sMR2eW/jhMyWo3klasYtv38OYdi/yZJjp7XhUm9mQqjFNKnOy+kBlBAnWcvgvyU5lpQlIY2GzXevWl8U+5sUes8/+226pob9/Svq6XwRHel29KSq+57XeFkDIeILn1JpYXJu17RLU90ZduScCWKtWIUCvP9R4MLCsBep7W98J41fh23Cu2/jjhz+leOfUIrYO19i6num/GRDyF+ysahNbDGhergOL2OJBByrTngjoPDLYEIvDfuQk3whW2bRLH4WSAJOv2u97vJFXaSpFdmbUkKIFHviH4PixoALSAGG0sR0WmoHrvU0lUuGeoFAi5guZgsjnzDegFfoMMwDGxAd1L5manLzKMo0D6/BnRQVUU4CRFyVFfExO3KQAdJLcVPNaXPHRhXqdhR/96OS265v3mRgRJsDAw2a9sgKNv3IDA01lqa05qM0NXGLXLVC3nmTRo3NyMx1s42vhr5CauG6UuKLvO01qdPcUm980Kx+lmn/LUbE7LiHpwuTi0AcGkrIqloVf1i0r6nwC3IL42rt/1ZPkwp79O+/675bKESNl3a+7TzQkK3LhjTFZPjrIEoagrVQ3KZP96Zrdwas3eV8ghaUA/+l5K7P2ubtwDjyP0bdIsDtfXVQ9fg1yaXMlCwMbuq54AevVxTR3WdmfwdWoMtPZQdQVgNd4tLEaKHVoOCvco9boMYbNdQ2jzWfhOmOusYr+444mGv9ka2Muz9E6wukSqXJWwcMfejbfamNFgkNmZ4EQ3tcyhH8DIhRAmU/P5yeaBj7lSqjM20B5h8hGk5MSi6CHo4cohhWKr3Y+qSogSciPEJumnZki4EG622bXUjYe43GIhorGlY0QGz8/4iCZRXyXikaraRfi0iu9FAOUOaDjaQ9zANaXtZEGBO8Bpd+RcD3esDY05kunUry2OpG97A2mPP6pIJDaKKLwGYQ3MaSNZ964RqWh9wChfBKOx9AyYA3JxI3TmQRhgXYO4S0uRJ/4EspPJwDGA1E0ogFs8WgJ1MRAlKLMbjOkxkC6U26yRHyJLVjM9oMeNNYQloJD3WWxLiUfJwl6tcTBvWLmKJGaXExxpN+JJtuN5DP8kdV3oe+QikEIuHHMmCDu/Kq2mDIjRtJo78DonlJJ1glNrHRBuVO43A1iCTTrOWPa3mIQhko7ySi1hOJe4nnkvHk/6Essl5L6PIkdlFIJt51fbtm4rQfDGsmEhZnsF/q/yQMv9OUvS7XQhWJcAOPkIu+chnyUVQs7aid1RpWRvsvaAy+OMe8hpGok4CfgXuZLVRBd+7Jx3VdCcgBhlLsePaHf2cAdMK/R0D0wM5MEr8GBCu8Miu6Lx2KFOdpqua9D/a6/nMngTwyNroPHYrT/Un2MXvuuJTjxb9w3dFuzNbjoXNUQEvVIhUPXhDjsKRMw+uTrhsMaLC/i23fXzZmw/2j/C046RaVlXmDhyRcoPrB4jftZivZkZ6TSBHP49Gvnv5eRdzDP1YLjYd3tGHndVYWqXrR+QjaNsEO7G+2/ZVPm3DKkdEZTyrZXb8Mm8J9uOmw/r+vyH3DFo+qUyk/P9jP6Ee5phro2xSag3u/BY4SItTWCqW7ecEQWB6MzF2Mbn2oc+z9Bnv5ae+NCxzZQaVPMA0PekyBkfJQU17XTiazzZX8UOc50T1599iC4PP4CdE9STuHnr8+529MKbL5tFKewBB8ot84fO6354tGqu3XvGH/tB+JaYRkstK/SMwQqEgXRlGeBcT+ciHSyPlzOgYzuvhtE+H8yYOPj2kMGucOurMZQ+F45Y+9UaP84V30YGnKbfWoqo/r7s387WaOrkvrM6at80PLJhrfMvgc+s2+hkBwgbr2uEv8nk9/j8hhr1Q9mwyYm36ooFwQy/yCjQ+DJs+23CQvOcwuWLl1rHUEkjPJEQZSQ1wP5S0Ss62oQtvBVeMPPS6NxjeUve/YP4fdjNXt+E+7CDGn3bhWIEW+YmG+Q9B8P6x/raVNKhh41nZ8gNMkX4d0hWk5sUHvHPamSyPC/cI8U/mj5nZlbJag6KKe6lh/FDwMZodJPh1LiQJLqgJOxm9+zxpGOTDHbQ5UrWJSlBbAzrovnxtUPWEwtBsGzlV7Eho0sbJqpnITFBVJlR4k4F1F/T1opXMw3Y/atWJ4Hwmu9HJvQsb4HJhhEATeG+kx25aPKAhjKVNPeEZg26cUFzGotFKkE//pdTDKXeaulu6FYiLe0K/G8baJoOuA1+Dly8Augu5A8IBf9otp2nNiOxeK9OPvEdqJwY4do43hsXScP2zwEVr9AbAnmGGYfORShLJYBBcB+We9AAWQjyqY+4nblkWKip9h7ZYvZQUtJdV142fgrLO3TLP6wrGion39yx2OD8bAG0H6IrF0HocV5+szdRjC2cdgo0qTiz1uTjTV7u/Gw2spwpQKCufG1AS9RSTF+kTd5YqHCnCgMP3b3+jB92YFJpNDytjJ3Ynw1Mbi9Ay+qO6aSWdBHcyfY/BtSOp1SaGYV/9ZDrgwGbWhRdc2MkFEL2cYqo0FBdjcvqReq2zaJY/C0o0qMfw0jUyZbg7GoC0sIJf/H2jfHEb5ymZcxT6h1WGl2FqNqreVG6ro7OSMsHF8dhpWsrNt9PxkwUMKxIgT0MPn77yYvlneQaGKeWiBihlxdbiIFRZoEVlv33UvmZqcvMoyjQPr8GdFACQQgi+CdLttgx+QdTyjnm72i8tUBhtT7ie9e0fp5C0CFiCNpRGO+OxmsRuDRbICUZxxYc4to92zDxfP9Phd9LllwQYb00hFF67J1REgYUJFVUCD+YWJOEiBCuA8fBzBbDFoEWTxZ/9RJxgUuBCtJ8WaCmFDZtf7/JFNB9lyhFuVaE76X/fgV6ZIA9Vd0VAoQ3LuOS94L/3AKkqJZAPLg06ZFJWF4aL8eLQ2YVyz/wOFmG4p6fxzWDrvgcduFkJrX/UraanXXa5GSHU9KOrdD8Oq0/PkhEv7YrtKm59gQlu6dOQSzXeu0klY0S/ELw0tauzhMpdxjJLM2OKz/wcyb7gTMARommcnbpHL5k0p37vzixJ9iw6y43FWdZZtXd+kSV9wou3am0K7hTp6xcVHwToZ25fEStKNhCNRGanepCvOhfj7j/tThUCojtajYbYMQGor+IxOC24bZ9nmRekFy6UhEeFCsxoBwNH8WBLykPy0lf2xPjDNhC7MPnT5Qh3Z4N2h0Nkw3vEGVgFl+J0t4v+3lUHrPiiqOIRdZrp0iyfiQPLCr5nqRQOIRlzXk2YPYaoqq0iH1tqzPwkvXEBnXpP2GVlW4el+o4w3i+e0wAX7sReEnkQoSqQAPVRufY1pWqnwxaoFpKJvMIOX7vKJ8ZAVpW/sLuRem81HIGdpcpoksLRJTxsaP049mnnrazwRVhyIsM4/EkBDh73zkYgQlp6oXemC+7F4H7OPPQfEZPce+UAG2678ZwpLXI6XMvMRd/FgaFKRFHAIxrPm5Fs+UDuBARMMrp7yvIzptQ3Xn74H346f1UdKk1tjnk122KZ3QFpnVWAyPJohIvLTEqoAUqrzzc0gLeyxs8Uau3e9mfVbJi+NFcnNgXA+rwTjsn+wOjyUkGvlpAmNJQUXszXwcO29iYfplTLYMbdrGzbs+JkZqWhiU0Ny0QpcxDqTq8DL5WXCSghpXrSJrBm8EfPTWZhFWQtFBN8skqnvFM51K/uT4KxpxVVFMCwXEe/06UvbNmeKWZ3UHqv8mC92LHjCVTtVFfZuq/qQ/emPgsaDu4CdMh9lAH0OooWKlcis+X3PLGGzuanAm24aA/BNW3OGwt9sE7CBxjLfG45gfQWa61OJ7XCwVNhog5lc5JPT0iX3+vxgvu6fck05ef1gC5Uh7oNy8Xkp90tqtAWI3UeGlO2Ev+EtT85w9xlVt6G3PPV5sX8v4W7BnjxwWJyBFKJYMQEfW5li17OYtxF5B44KOS2BoFn1Rm88o4HuRmpli+Ox37Uy3qVj9pFmO/AQo9f6XG7ZUSzKcR0DF6p+mfiCasO6qp/EtK7XXrx30CbCg7KQ1p4qP3UEHGoyig0R9zfBumlAMSyiNHmOQMpHrlKtmL6crBST4IiQLD4nBmGHrJiR8rZsSssZSk1aKsB1ntGsCkRd9SOSd5cpNRQfdKwQK3maPCGiBhk7dnDsIBYmWtaSdcIch2xhSsdqcoWnQigfvvXld+mg7xxSG/0tCNaK9TtNELMIg2vdsw1a0h9/LjY0+8/wfyhbIjt9GIhsWmKOWUUZt3N/1wkwSSg3cNXV1v+2bZ4uHEnOOelTfMhhYvwcHF3nPqgiocYBpAYQR8hnWvOha4p9K1fgSkZPUpNtib7mLtjlpDNO6+OgJUA92xp0n+UL2mTZHSAjfzAkVAx61jDwa+qvOMboLbihl313VfMr55mqZ6jBdmxL+t2MnGNbbDqDXVeffYUVSDKJgmC5mqBjkby9u7N0CCBIi5KLayN2CgHyuebbBj8g6nlHPN3tF5aoDDan3E969o/TyFoELEEbSiMd9HkFGGWZQJB/qRodr4VCMyxIk4+qGjCzmxFYHaRwvkimbBPKfQxsDXQu4Zm/wpNNE7/HjbF8jfaaWLvIyZ07MMHqiRCVsOQWHu0NI2t6QzaPeJMeDLYsa+rJRR1z3SvsRARfYJUIZmOpGZAVBwLoZX5qouW5Z93EiknozfZys2+hx1gtuN6ga3K1Ba2ijUaPMmreEu8eynDp2vgBAujrerE4G2CLyCRJoUppoK+gwVx0AOI9PdCpqb0gpKKDxix1UHbvjguhpR3TdpaVruUIdymE75MCXjxPVYn598Sq2YXJzOZr0OdRc9BixXDcRCausdeoR2NkGFkCkA9icxBc12Zjsd2e31v7slY8FNpN5kusnk02dZ/piPBavJTlaxSTxk/y+QQ8f3fj3I8wFxuN7cOmUqhEupxF57mLx8S4g5bRkrF+3mtKTvlrQrP90GfCl8SFj00wOkrs2sHc0fwAqaSzxeUFhWLV6209uluZnWwMqs4td9NfxRMmDKdLwUH++rPf5uiDb81jUi4B181fx351m3nEV6XVyFoGgkA0TwnSQyEmYjeNLr0LsFYq2k6yCaZuqbxoMxbhXmKIIBahlilplF3rMDH3TTirT3AnTgxLXhPsim4HTJY7/UUFs6Va8GlzwMns8dukngk/8z2+t28THna2ahpG1uUFZasaRegqfvO7Fx7HMOSJLeWdW14Uy1Ouh3kCAyqsrEelmIr9Z0uiHDdgMUB1J68D+Y1e3PQbWs0P2lV5ZYT1+xeGXdAvj6jPW5AgYsiRFoBHWfARFlzNXZ8SxCI8abQiZAJZ9eB4YvhzzgC5iFOIcpk6rxC/vMR78Md9OVVFdjfjZFWOqRQVL0EnH87gZHOqW/Ml83tVRwCPNUNam9PsBV7PqcvlSOr3XM9wHAOuBFooiZ8OCXjsywppIn8lApl6nbQAeAqV4WkhT0n4Ov5QtQ9yrnEvvho0wYb2C+zP7VF/PCZQ/yt/+6q+wwaLFUq/maDJ9/aFuoL6j2BDNc29JV1Blw3RvE5WQOiePhnY/if8+yBT5Nk5cEQoPRRrRZirHaxSBQEQy8Ixo1pUeI00sH1XhM9y+Im4YGwKzPYwowQfPMUHpnMBDrVEc4qjl4oAI4yHFByqJYI8IbWdKYPYNWS9cCnhMQ2/kN2gLr7ZL80V6czJUUbGs8+4b1jPLRrBzGx56QnPJ5tWcNJ85Jb5B6bn8iFsMxZ2aIi5wj3QG8a6pBQvz4n4NKerKkipblJcl1ZU6uDcjTgIlfKtrMs68GJZqOqB3u/RUi64csqGOz7OugAOaQw2W5sXWs9862E/X7NRe48LXGec6r5DCMqqJb3Is+odTsziORQbXmhJOLa632TekH7kNSViX+eZbln9bwmX2dcXOJNcqF+ZXAWGQZv1skl8XOKGmhJZ4Yto+l5FTQcu7VUu5JbVpQIy3HOOMQbLZQk/AEzVIAfBmmwifHo/H5O2VuAXD+2HFUjTrbYXGSQnCtq8TQwfwppVQhDnhy0XKRqLT31m6B8BNsDLT/onlsPfcZRuGGmdKLrdvMdSuqbXjyvmQU+yM1iyRdyY03x7sYQzudsi6Q0IGTayzjY/B+aRMe+BWdWffpVVZ4Cc38s3v6SVw8ql+sZgDihQruBgEjHmUFkJJlmsG96DyvVaPqIBr+3wPXa0XNjqP97EpkmcvfgHXjTflwPUhNR1S611TFCtSd6TpypLBGypYnw+A5Fx6WCuE9wMxTcIaKe3TWoJJQ1gHh2ercQgZQYzfGt9+W+zchzgD50nGhi/8GUBtwUyk5a6HXMfut8EL+7bjaNuEquPim1rtz4KZAn+AzsgAU14Vr5Olgv99c2fO0ZF706JJ97vrT0q9s4D/TOH2LaHMQLvmq+RpgNTXLwBMw7f7CJrMBRjATjQYJfnxT3vjX8mnxIN9Dj2Z2GcYvYSdZOh9+iQZJHmoRcaub/VLgLR8JYgUacbpawDMbXZYwrqdxj/P53RfuseQ4y6FR1hV2MNb8Vnyt3+JpAYHKrVP1Bdb9dnf0QD2ZtMDEsQqlrtvZ/kBXJWxH0qZocqYkZpNCCL4J1U90DcuUfuZ0msRRVl6imNjEcE7jeeBmOe6H2pTiZt57KM/Ch1K7Qop4qaS0lvasd7huQesxKKW7YtEQMtrGJ4lEzbQ93uM2d6XGQV7bJJMkNE16YL/soyGV+ThRmCzpc3WC7qwQOeIfMnD+UHxOKwEQRdelk9R0BofB3irCOpWRtFBibwU/+prWYwXwBkp2FzFeSUbHMzk/R6wvAmt593flX2gTc1TVnzWldA4SeCf1HoxNplVklVNNstB5fjg39hKdlz7iwB8dA2+JNBwS4kASJ1b0PjxZ+DnkDDQYgc/wVTNQpJmKhhrRn7XcLJCuw9mjWuj31EeHjhe3s70jPMyNv3Ou6FfGPxV0HhEkQVVkzhXQvi718psSpDHK2NCg/jfiezgUn2tCcQBua/EzT+zWWHCqRaUMWr4icuAA7aZE7lCko8tRiqJe3eQPotb+4D4IqOPDmdyNRXAANCTuf9NGmE+FvLB8wg9NeFjfjQrs94HFLh4bf14sOARSfoyHEAysBB7gwth0BF4bvNJTkxZFQ9vz4aB9hNs2tyaZnlMoU5xjgH8NPLPXolEjRG6ZgeUbcLyQC6p9YKV/0Tq7WX/Ot9OE4JvKHITqN5p387N3uTYjk7/WMMiHZViH0B45jWytck9bMs4+VjMMNII5VMevaXrS5VP/fmn3jwv5WTrhQ+MIFyKzlaO34iuho8RM+UOJLFIm2A5QWjbR29uIHspGMBUlku7ik5PulmKJBbVt3FQCCOyPEDqPA2My7zAqpBOU5r6dfMDTwwV92aaPyxJBIYZmLbcMUT3gfHtxKEH9fhtJMwALZwxuck5NYr3X3jA45E0nlZn34rSKSFF26RlENqBnQTeaZtCYikD+zKNiuirQKRUrChwstf9YZ0V6Ftxf2/RUFCx7Cnnci0v1BMvRF8388ufwNMJ0HS7Yndpn9YYf1NyuA7Rb5aq2O8Cud5FfjBoglUUntzlwUy7R3dhjncKZNxkcvXw+txqMfjnQ09vJLblgF31HFV1oxlhlulXB97BHX2OOaNzoM8x+qgNYfQErigJMmuN+2igHu3VvxeHDoNlXsu4kCymRSHN00s5RLpkFjeEBdQuK+Tpome2CHVXCYdXxmJ1wEb7sso54mwfVkfQbhqHOM353AqaTTfG9pu4qahqJCeseRK6NCIzEZgclAvUiMIg0wCNsXx6fz4hblBKZjba0VlvagMD2D8CIMcb8OE4cnLuWm5kWdNb2kKU1Snp6jH2JCEiLKsKglTkkYYAfy2efQClevAMaMOEXo0bYG/+OdjgM+aPFHgkRclDa/ePe/SnawbI0JqRQj1fo0EmI1sIoEQiklgTLBpe6TpMX+QcCIZsTzz5uoDptm3gn+suJbXI9Rwi71jRQAA9QiYYDKaQYxLdzeiHW7fM85MJ2GPEHwsmP7pSS3sZa3wNbue/5MgmPD0xL2eg+Un9hMgCFlvoV/BZldRKhWw/iWysPQeMoyV/gKI/p7VEASVEZDLtnd5wslr+xN5fMweDgNHfNJNQ2I7gwBziEBwM6E/3ximnbdOxMmpAB7W0+GQ0eh90x8eUIAO7iAWDJrwcVF1sIAOYjHb80o/j91B0a9A1iV2PfECKGhwssmIAvuioVJdbFonPbMEnStz521Ft2kTBsFekhyy74V1S/CibChDz7WKefwGt+gpAxmbamnkoKhu1MYVgPxhY7wcGDA/MnD+UHxOKHW3+RWzq+6pI7JpttcBiYdYGBlddb7m5b57Ev8bGd+0eXCOplFbTksM1FDFleSJdsoDMf2qb12gf9d0InYNJG9I6tw0gh3c9fcKXLxqwkVmIPVxyKYNXITo9gVUP5dokwS2vKLLwHSAMpxdPWDlgziX/WBC0cupdPrCYtu1NpFBYEiYZOuq5rWer/5+ArAnNoM4O86QIq3aozYErvI8J1Mrr4F6zMyyUbEcHXqiKmmFAtny8rkZGg++vWPWo/rVsZ02lJBE35nvaf/C9J9xFVvzdWGDGAZT2fmf5JnUGZ5mKEy8aXno5747ouJKH7jXjMnTrgp5vYR/tD32mfWWsxH7zSJLQDyg19tob+6l8yCyMsS3thRpwi58etZ0h+dzJ859y70uyheHTl/wi9nWOU38HPIGGpJg5/gqmajHSSpDfdbzc+Ed+/qn2Q4qK81K5NhGGbB7uUNxuJSWLyO8rtd0Q9mdvkmzuKT5s2mM2wMQr8Swm6uZ15wuCDSwzZOV3q+oIIMAl7ZuJHEPnWpQYGW/584AhewOAClNrkLJtIHR/zNHWXS/bDXp5ZZSbB2nJCqoW9mCJ7p08KqswzjK2qwfMVE3viE+e2kn4vwxRzEs1Td5xo+0om+jFPXM0+t7jsQn/2iI3I5wjwfUhHFHBSVrqhu4dZhnGVtVlPLyQlUjw7hU3TydF1QQqhVH0FDuYtct3S5geX0ClvoWWeD2xDZvFGHAY5qdIkndMTEv6J8F0ziSYBLe3wXkC/hjq3W4BKT5OlITCENDpt+H37mFRLDYzffGRQxWBQXbpTArtc8ravmUYCOlDpJGAB8H1Ubn1l3LY/5l7bqUwADxEfnxl39h2rFcKFo1J9X+Bz8QBIvChKioryZBkYA1sTIAn1W4OcUp/gipPETGfXyZb6s2qqL2PSTgCQKCRhKtZMSc1pQ/SVhxoMJPw8AjwSIuSzQCRhtOmNTfEo75cCRzEQ+22t1C2/kaxdmz1Tftxd19AAASxkEdHeeBoBJ3yi+13P14uXhwyLA8Dgz/0dSfOzW9XQo/VJDAPgBUUcAAQYWiTOUSuFD0pxRLqjQSFdVnSSWahNzQK+kB24nEdfKaTKDK26v3QAAa+al/1lIigl1Fzy6r1K0PWPrQ8Z/O8GgUjC2fYsPhkyeoogNYShAd63L0g46c9wG/nsrNWgbAAAAmSFlz86gNC9Ft6PTvLj+7ROHYNyNioRakXwSdnnEAAwtr4NkJwQAEqCOJnYQCw/EhbYxIbtaeOIbI1JMqZ8qoZDAbt1vVAa9L9QCPOMhrel/gZ5Bou7YpsaTcrmFKWjtSfcpzv/7d+jgtJDZRWM40PGMrP1HcnHKTRZ8xlTgqTUo0QkzAeeqF8/kPPu71jTqCMoJwQYGEhvITGztkL42k4XDgQoaMp2QExRw077cXfCWTX5JQpn/C3/BuM/Qo80euK4iR0RJiacUFuqO0WHF3oZNEQix9UO7nuEFHhs290T0Da25hQfE4yQCSyNk/2SsI8vJoCbWy+H/cF0w5wka4IsR6J3bYbfU06gw6+CgyCO2Um/DVL7wBorB37Q7Kha3iQtXHFlYrCqhDXd6EeOUWyYoVfYyb4PfIvzrHETj8D5yjJJMSSI5bkXg6yZ96bgavDHH+Nl266UeBGoUOC5BVyIIzaz+FSipwdq5Tk6Ef9u9ftEJPzCgwnJM3d7GiostdNdH4daGDWskIauLLBaJxVxn1Wgj2MEkdjqizH/JhBFDBbhNwTvUZKpXZztuVgVwmtg46eILQRbPCmu4a9exARW4nQWRvDttRXREDQ6fc7Mp+rchFmf5vFZKb4EYdXxe/rf96fzHbY1LgbHa5FOTuem95F4wpTOdL5tTKLH+fpZv1/4V57EzgysKsHClJORVuIrTF3yjaN1/9DOIJ1Db+TIteABtUcXTX7tQYD9uM25pP5quOTxG9Ykq+2Fxco1G6NVSMSjzfnujpGtbjZfktSCbnOHbG2QdyVXnU4m0P1zTPyJNH3J/yWm3ebz8kDDJ83MgE40Lz9eTOGnxiBiub4euN/iU3EcChJrBErygZgX1PZZr03RvaYFRSWKKr170gkAieK7sYed1N7M9n4TaqhN++5b2SgOy5kGC/PRB9G5J7r1HtZVn21JCRRS5PTdxK84S5wYgVdoJbMm+nkAv4N+NZ9xlnAk5U/94nokS9PUwCT6vVGoQ62ign+2uGH5GZYisVZAnpsfAkNE/5cERXt2h7X0yY5rmEJT1Arq2o1kK3gX0t7/pYfdEpdYjWSSHHAyF6lUw0ops/DvrMpEdkoUlR7gtMgEb+Fux8w1jHNG4ibuG3AOpuFG6aRJs5WuJASgz09d4my+L8JIYKdqenp3VGr0lJVwCxSr0OrWQb0pZgz1QO3lusnO66DYQjHIJ3sqkl2HY1fwxlQksBBAfL4CmgYJFPTpo1n7z9Az6bnSJ4xTZ9OFBQ1YpMX5vx0NmCTkJaPxjaKCpObMUpPdmCc0cstClfnSyHtjgvOGMOn1bj86Ur/4WfWFaXtDplM1PKpI2jKmJv4oUij9rQtaE9mwUK83tk7Jc4K/9X8AjqMGkUGqDUrJ5OxYYSN8sOJ0qAJzL9M7DBqXd3SrCMgIgvBUjyiHX10Yc8uoqAuWuAxMB28r9SWvYb6upo6DTA8kOuwyq/2qDCkj7Xblnfv1TFoCHVYYNTlOcQjhFt538feEZxOwgAQAB5CpI8hJTlMxnRkBIAyASe1VTqwFLcedZH6BVa+O168JeSyVwJG8qbYhsyTeNuv+3tjmpecAR8aMm1gL2g7uDI5m41VkPPLFpxiTQl+wpMDXnrd5gNTz5svrcfzptvBkFuHgjKSNCXl6yTlsQhCtelBaWe6KZBAAAMoakPkfaw4DiiDLrMal9egs+wVJopkEPUs7YG/URfGEx6IvjCY9EXxhMeiL4wmPRF8YTHoi+MJjz9hDjlyIC0ACxiAAAAAAAApAQAAAAAAAAAAAAAAA" alt="The schema of a collection"></picture></p>
<p><em>Schema</em> shows the <a href="/docs/schemas">JSON Schema</a> of a collection. You can check whether all rows conform to a schema, and set or remove it.
The console shows errors in the schema while you type.</p>
<p>If a collection has a schema, the row editor shows errors in the row while you type. It also offers the fields that are missing, with
an initial value.</p>
<h2 id="manage-keys-usage-and-feeds"><a href="#manage-keys-usage-and-feeds">Manage keys, usage and feeds</a></h2>
<p><picture><source media="(prefers-color-scheme: dark)" srcset="data:image/webp;base64,UklGRtRGAABXRUJQVlA4WAoAAAAgAAAADwQAfwIASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDgg5kQAABBbAZ0BKhAEgAI+YS6USCQiIiEhESjggAwJaW78U1nl6YdvUr91y1RiHTT6/+s9Un6I9gDnIfzv7APgB+xH6q+7z/sf2k9z3+Z9QD+zf6r1jf8v///cc/uv9j///uFfxP/C+m5+4vwgf27/yfuV7y//X1bLwx/LP5H+qnmX/Kv6T/bv10/vH7JezP4x8s/aPyj/tvsaf1Hez84/b/8l/jPUX+LfXr7N/YP8P/vf7t6/f3P+y/uJ5t+/79s/uf7v/2f5AvyD+Qf3r+2/uL/e/Ux2G2o/3j/D/m78AXq58u/yv9v/yv/X/xnn/frX9m/a3+5f//5E/LP6L/n/67+PP2Afxr+Zf4r/FfuB/i////z/rn/TeDR92/0H/f/uPwA/yj+nf7P+7/6L9fvpQ/fv+V/j/9F+1ftE/M/7p/yP8X/k//r/sf//+Av8n/pP+2/vf+g/+X+p/////+7//9e339wP//7qf7cf/0MeYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1kH0kU/YAy34sqfP1xcUzAKi8DYt9V6PqMgofr9Vh2sQMX5SxzG96ih/lida1Vn8eiqUU6fW7R9292TpbKKlhOY34V/sehe/ypaaXucT/bRYZgvW2x/Toy8mNAUGRFN0Db8etTFhetfj1qYsL1r8dfhRrZiA0BBzncme+HBEVL1yOdPlCTyBwda8V3xdiUOI0fJdFso46DFzUCUR5wAYhWZ/r07iGouUedULCZOYNEcCac1oVY4tmUGeuSWlYAHnLfKjX6WxwJwd6c8dEkpJgqmUEei5iwvWvx61MWF61+PWpc4YVrD2THkPYUPeJTLjV5ommhPyzf04zjv1ykfs+oxzuDZx365SRJb9cpIkt+uUkSW/XKSJLgx6/ps6UetTFhetfj1qYsL1r8etTFhetfj1qYsL1kYBUX/zWuXjIJ4sG+4GqLh8OqjrYZooglRWoQ0FTy7tJblXBudgyPzH2ydssuzIRWBa/HrUxYXrX49amLC9a/HrUxXDHPPpYAf7x1O9+PbKhblEZiPyyQDbYUWA9c1b/NLlGe9gEyQEeEAdb3wgzNu3xSgUBMZUXMWF61+PWpiwvWvx61MWF61+PWpiwhcfymtHPX6eQoxoctrgWbSAkRz2ck2whuyh1DrX7kVzFhetfj1qYsL1r8etTFhetfj1qYsL32a1u5Fxt51Ej3IwBxmI3DCEdIEVUHvcRkUaDkL+uoOmv2BbrS7+IF/jkgX6zGDp2dyh8i5cuX0LQrF6FhpVO9dLPs6EUsRE2hXSL14/JVRcxYXrX47GW4g//8DVWoRLCaZF3eu/Vo/NXCYHbX65G9iouMewrrb0v5Si6nMdCKZE7giRrmYPLKCaC1ldt+xTrTKsBs8bfVGAgi9BKpKbfNv127Aiw6FfPkpue8JZUh3hIaA8bJrjbwjeFkFhR+zu/If2sQEMTSBoGSpYmoteX/PEZGz6W1DdOe3h/Q0KRjb8LHkeFsxBNqLsyEVgWvx4ewCZmuUb8w5qiq+YfrRXfZvx9DiMH65F5GD8fRIkt+uUkSW/R3WdhyfqJ1rA3QRZMjRH+jrZHKOkXBZDQALdhfu8cAG0r1bhHqPhXYbE/oolnN18n6YR+duuBU6/HrUxW9MS4I7pi/WctYokACHn7AA87U4yyMG7lFbuyugEidipZCAN1H9XAA2B9V/rwDuyoaZ4OtpF8wAw/xs6mGYV5s5ca7o3SBWRLDsQSQmWq+m4UvZiRbAzsntSILV74/F0X3RNNwQCWg+QelORi6FKye9L1j9wyIJeh9z4qDEcXN75Z6aVbWoDFQL4qjl9jtfm6KsPfQcAdIWYUThLDerWNDVSXon1KbjqxC49NQDqQaNv9E5xjfdINvK8bAnms1VXgSbA4LrL9/81m/+DbpOcYkq5d+ckIg0yt2YPpCDQU5tVmP7MKYC1+PWpsihLj+5xWTDWxxkY1+zPx61MWF61+OvwCilDYTy6/MWHdLP8AJtsAuS7MhFYFSYgZafFw5MB298OZ4vxffUOcZx365SRJb9cpIkt+uUkSW/XKSJLfrk9d/LmCo6iRj2oQfoHxjLYPlAT5v8q2LlY6J9OObzsjw3QGaac5rd8xDClUXBpd0aNxjRP1JijYUUvN+PkgQlT/Yerc/E5r5Fx+fRR8Puht+FhfcsoZuc9onAko9alvgENRrfAIYaVOjj4ERIJS8AMryG0oR4UnRiTgKcYCrOK4gjK739+cPFnP4by5yvJ5RvVtI+HKUZf2E4HJPpckJVyzKIhUOARNGSrwycCLgLBd9Sw0d5Zj71UztC7y7SAYdl6zT0rPIWiHx5RyAVjkb3+W7GWGpOyP/0+CFbk20Fxg7g9PGqz7yXL18xNaJDK/f+LXXisPNT2R2YtH+uKYm3cIkZ0yvZQRR2q2DQZl6185MC5dLDtzIxgxr4Y6LpHNpwpskRetfjr7NutGS8DCqi5iwvWvmZn5zbxNzIwCMOu/vC9a/Jah/eIa349amK/4jkOcZwS5RVyRS5c8KWdzjOO/XKSJLfrlJElv1ykiS365SRJb9cpIkU0DFixuBugcQeb9CQQW+eKMiqgbi/14lfTkOqlTWCIMas6eOtLRFmQiVTHXjrjMifqTFGwopeb8fJAhKn+w9W5+JzXyLj8+ij4fdDb8LC+5ZQzc57ROBJR61LfAIajW+AQw0qdHHwIiQSl4AZXkNpQjwpOjEnAU4wFWcVw6puTpcQUxGFyJFrNw6giRakKcy+GehjZ2xiLVvQuouPMH5Ci5VjSe8GI9ZnE/JG1UxaGSvjyPEPS8SqnrC/VQrpDk5Wgtf2qBTAg8FyuTweHQ1KdrvKfdaDplqr56agGUP5/0E+pRa6ufx33+n+VIynTEvU+dE5Lauw+r7FcgshpbmA7NxfG15iup3AtslHDD+EwpnoRWa7j4bt4alZWpiwvWvx61CTkVIGRCjHAyv+tfj1qYsfn6/IHT6/j65A6dKUlv1yKyS365SRJb9cpIkt+uUkSW/XKSJLfrlJElv1ykiS3wS39vlVFzFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhesgAA/v/r9OCUPV6mAAAKxK5BBwNnYopQr/XRzk+nEaA7KeuC9sJKT21TaOn90DwH3sFJoyq1FmQFtrHMzctvn+C6PXMElkpW1tDX33ny2Xgtlo/T4cNIzyY7Zggq5wIe0B+J7MaNqiPjxO4RsN4kY8P5VPbkgKcKDg4VuF/hD31LILNg9hjpLBoYKYD91LSFHL4by5+G89DCTOkURBxQ7w68pX7HQ4874mst4Yx/aNrOwpFSLWojceOst2Ud6fcDBZNYOiFyB159JZ/4VFDcROUnJBAYaqGlckXp6dyrMQ/vqs0uCK+MGeOqH/yCvrGhXuCl6Py1bgIntE0jKf1OnUlI927e98CjvE+D95/hWC3BzA3cRyAQXlpUdjcpM7TlOLnpIVLMhPSylPUIQXs2glZr8djlRYfEUBEd59wEHoc5pJBidvjomA/TW1PCWsvVvmFSZHdmhPwqgfOzDtZL0t09rGhqBydHgd4wmcHhlHOYuD3guQOA7P/gk/iopxoHR82zgB9GxjRioKPdQ1o4EbjNKWtSaaOyBdFGj4MWKrqvVwJbXLpT6LYeas5l2Z4M1RHDyGia8eyEFLHAqXLlYFE4DxSV9K0lxLkCr5CS/EsSTgEhd6Q+JTLdZbHngVl6o7oqJ4CT4WKFHWBD35dH4ytHD2fOCdyoYib/jAIMjyeNj+jrT8TsuBRpd5AzHR0Hiw1AEWCzwt754NV7ET0zgkRjLagmpJKehSK3P2ENHSdx7hsicN8zXP1gf28amq0lfO4r3/PWHU0CiAH65HX5Is+uz2mswC3YBtioD+9CtY8TKN/16OQaF16weBhG86skkykMM12gM0R+6zS8dybpQVfPL6biJ7yTIhWqAM15gR2CrHM0krRyglPKERN7jn0E6IaR4Y1ozBlCKmN6MooQYv1DzXE6+u+DEp3BXEb49JFifxbWOf11elzSnyqOx7JBDuLu2IlzBXR/UENnauJOafyVG9djltPgDQlNKjqKigjEDEP/Wjm1nIIixIxTnGtTUS0X6dTOAYPxcCzqpaWMUZZ3DlmTMCMJOX+vv7GnkUSPUvOdjiBUOsTtYfIrKBGp+JJO25sLXX3HxuRV11qkAhbzi0poVrYwNFL32m3G/7hay5D2NQwndKKgDRFwDM8udwk72VKFqqVh+W4WJgcQYYivy9k1uwC/mEWmkydQPKWsLstKuKN+8+yfJ8FlLtto/Sx+/QMPWSJN2IGq/p2bynhxxNfxzFAFUuCYSLue4nTH08ijy4w54Sx1T5WzDgTN7shFqCPAu3O9I/h0wad+gT4UpnVuCJijX5f8JnNUjMli1+0hKMialHO56lzwi2wJFlQcjEVF24DSx2UJRQU8gNJuKkhGcW6ITnLt0fBCAm4J8UCLZapB5DhubfneQc6h8lKQSaB5lWo7fALN1fQl2BahAvRRYFSexE/0BwL5xT4QjMShugn/ByDVH9A0OeAnzgCQPMKmawhbBiyXpQAYzU0EQwZm7Cok45qUS2sFkaCdiAacI/3k8CJhd1QT7Ntsvkftzt4ZcyyYBEfN1OV3rxUsAY6FD//HkwFt4Afb/3GfQnrccMtQ+KVbpL8gaggpmHviPGMptFoCD3G+A7dAVX7L59b6cPSnb7cDpWzbaQcCYCB1kUGdzhOLQrVm1qNonk/P5DDZ3CBkryO9SlItlyDz42RXRwLzdGBvhVF1qHZ3t1wDwfTtZaVqNJ+cyfTMAxmM8ZmkbDBmYONQ/1xCxP6SgF2lyMZklR0S0w0j0m49PPS59LYPStCWZp4JlRNWvrAsYlRGoYCpUNEirPEypZvW1Pxm+DLlYWMI2pUUHoEHuz24NMfkGuplNSlC9TXamojufMxYxO8Xqnn8bQYRAaGwmEgAsxlQcYOMD1zvmsHayd8+zgVNRjvCzMfGmcgj6YVdDtEuH8wtHq8FqWiqAsLSdWJIBKIcHHsX2mGG4DnMaJBHsO/Qz32Kjrwxt8xhlUphnvu/6KGxXHtR/agluW0Z7rMwK5laUFXU+hSQD+h4NxL78jS3wtI4rgfptKkMgsBc2urHhuHT66I3gz8iUabzsnUcaeJp4c9F5v/+X9J3y66L66GJX7HEGd7Mz4pQjv55tQu+zT5xZlIL8pEcze3Y+2/cK7w/B+rcoXw6XALXx09Ple8HWRKhCatqyKEBWwi5OVjkrfn9kWE60dQooPtQ3/QjLGXQVYMyw4043fpYHr6deZz/EqLaNADSwXH83YSh1Y66vT1JZlbwwNPYIYyDx62rRdmaPp5qHe0wot33Kgx03f7q+8cLRMcRmm1W0rKDSrBpMwGSRbpPrTsRoSMnxr4uMN/UdO2DlNlT6Dknlj5z3V3MC4cSi9z8GjPQIoo86XQ7ymSdzLOXSPSJZIBNBtPVAV9gIMVY/8YiZFN/VXetbLpgPL/QGgAZ3z2ERGYPSjpD5v2I1msJec+1aQIAkrOtlbRJJXIZCl/YGHHm6ySM/309ER01ZowwkQGGhLNBhFHbLRS4XRCdcmYMIF1r3n9umJMdJV+QFxsgyY9vikwAaF1S4ObKJrBy/mes1M9TgymIDBPswWhNp+hgWmNqCkg6Q/ygGVTTJd+Uy0SoEDBk11SdUA0OB/l3Vrp0MdzMBMYLvNwWrYf6q28/hYGZYyUhj7Im85pMfLwjHIuyc1cCCEJKADBT0dPVIRpoIBOSDxgTKHmYM6xHf9UWLyqWnad834E3wO73/Lm/07M0fEXXiG7y2OKP2Ah6Z1lkKcPrvvzOH+URqlAFF/vNPWrlt45WfRIGcQfZQf0QWojeHynd2EhaadpG3Af0hq9BrP7K0lbco8wrHxUfFgsIg83f5o8uBr/As7h+iGlecR9EXr4YCGvPeGXNZq7fI6DbNa/2AOKAt8c04fO9BPL4ghQwAnko4AneargGl29HmV1SGjb/19k88HAYPJXlyvw/+bHP9nT1Kg0LUfbEr771i/Qek4tUVapUpkAohXGF+674Fgig7XlL8mu7MWjaaVEdopN5Xm18LNarE1sI+mZuhhR0PJGXesmCQQLlZZNDRbQ5sSCnbhPJfxk7xFcKp45fxy/jl/HL+OX8cv45fxy/jFh48CEAAKYIs4ZmDoxIAxXNBUtzFDaSZf1t4W0NhHXfFDYld8UHzzHo77fcJjQQH5CyZpWrGgzqQka/8w6MLhblccHft5pSfB/Tzm7LuH+tH23yQ57fZbrrIQbhcdgP15QHw2+V7t3k5jTBmJENfS9A9/1SZT4Rmt/LPjvgg12KSq4jw+D/aG5jrJygngNihQaNICdhhDELUwqaTkt8CidRz9sGPLA6FwIHXIQYwDQMmiiTqN+Jf5uHJBJRfWuCNHZIV3mSjPZCfvGFC51f54u6zinNLPSI1Af/fbjpky8ju+XCbvyu2r7Ih7Y9bPEK5FYsDzEd7QhwW93BFVWwpFl4nV4lall5qtyw1Eob0Zsg504Ge6oO1o2K3gNzYECRoHlvmXtFeXVqU6TGJYp+e6uOuI38AThqTWSY4M0wyXQhxl+ar/Ed9LIyQ7EYTgx6vzxnVB123Ilza9Tkr4yjO6hLIuALA0oMsRvTCsIbikrsrVrfDwlJi9iDkZGxvuxmWUoYAC7c1tnq6r/IYXwvImO25Vc+hUE/vgkb4qGrSikQU+l/wiR/868PBRO7Nm1TZX4FzbGIV8xHoQoHuKmaMf1XShhkKucieKDTcCZ+MVLjPVCirdANbbNnW79FgSr/35Y/91s0EjF1aXib0hDnz0tkdrXhtaFzrczhUdLJOPAV11U0vL+NJYyjdcfzcWdz/enPAjSImkPtpucpdE/DTbM65QkH+iKvxqxE0hPyVNqPlxDXeWTR2tMaS6xefu2Y4rWmYCpeW2jDrhAA2hs6cB1e4nfl2mVJQ3fRf5puVJepckyU+TlR/rvvsFowT3HnmYL9xP5VZStnC9FYJq0Btgm1FIyB6vKGqn6Q4o5iJijNqkAUkmiKzw/dynuTrc0v5X50P0IxKpqP/iEpZwrrCyHe7vMygbRBTla3wCHTEAXPMOp4mOrnwe9/HmR2GD8rDWTv7E1gR6R8cB4ThCuE10pZFM94f9ATZvUcA6FsYF36fNdOalv5EJxRJ3qREIpUn9kgoQZyH0cElAElX+m7bIL6OOBT8vcSAbdoVgLk862TBNPRN1A8YGGNlz0ZpSEwhMwtoEviNa/Vfp5z9i4yDEyr22ELpPvoVXms8XpirGxEH0EOiqYgy7ilIKOJZuF8CvMEAaCTawJ6+FZw9+Am64tdb5NkQRIdRPYpWOKRi8Aq+1xXpJYPskWoPffOQAAAqoPTmB0x+3I9sO15Gv9W4zqfLkPmF5AJWoneYkYVKhgFMUA/vrYAa+f8tVimO2xK9UsTwNvN9oDa4Nb6XqPIXetVqexGmiM2Jo1gYA/uwpNxbdAT8ndPR6+dLWuog7edxsdXqIx3hIGWbe2r5IMLEAl2OpiYQOCNoVENF/dFBaNTMyHoYG/onqFI++NAhUw8wRk35haDjYIDtaj5NGI4TJZ+aOv0NgxeH+L0Bdoqpy5WWws02QQ48rpFSTZ0pGg6RePjb0ujrPhja6uKh8f4s91tcURQ9/2mr6rywm0rA0Lpgl7arRAMcKsZCAAAAR7wcOL05Kfm72qEBWmLnYpHGIWLnRmk6dtJPJCaNqC2Kpb9Q78iwifdBckWCy9leHXjqqST0wRF1sWSUUNHT/mAC+QUvOnQh3+JCGqXFJwjMNGLVTJgqathQ3SpRW4eAmxQ7uWpwasqhe9DYGz/V60PKdmLbY5KmFEnns8dNwaUycpXp2A7Twv/Vg6IYeE1K5BqmoQCvIdu0PoYceneLnZaMUE0G1HYAMp3s5i8M6pWwlD2t5ZKrTcauAmQBfMLtHAPMpHurSrX+21lniaUrx0katX20nvXmE9n7PTr6qy+4dAVqvWQTD5jsohIRH09zH2JzM/ntyHtTkfSV9l4/xUyp3RusjTuQ43hQqwUsOxvRdhZtXPDbCJCfWDgLBxsi3KXEhCApEE+mWdqZR/AQZmpGnlw21oBDDwzcVICBRkaGBV3thlb7YVtG2f7hwvnlzoihZx+pHWeazaC+jGOLWllKq5disPOJSXHPw2HCD46HJZjeyuHyH6kIVTiythhsR6s51N7p3l8hyzoFTHoELhhfdYf9vHU8oUp6RE9aBzDztWabhGWM9DDiHSzJLrd2F1aeDNfvn0xegZ8xzYDzE2GqwxpvQb2MkmZl9zFrDYTMgqJ4hF7tlMiakbrutEkd3YCm9v2dlOYdh665T8YQgVIWPccVmXLcSlaV+SdNYIzRgV2q7B3KnxU0/9Iqlgud94fSXVMH3AglhT7dtq6+GkijUEEBgqNrO97Y+NAz73Va0zD7xkrzPa50aUVCA8h0zcHN+wD6IOkgVCzM+XSylAMBHx8HbNXXCrgP+gZ65IvWqpS/Oh1Sg+ZNsuo0VHeFTgHAMgE7WIyLG7hiZVxlKuIq+8l/+z7T+jYgZDe1SvdZU3cSq9G75lhZ3BjZxf7b2lUZr5O7D1vd3kkx9sDfGEAbX5As2T1SHIUhuMzN7fCJixulNocGVX5k9JITVKH9wLgqrbTjVerF+PMg0EQNFm0sxvZXD5D+oQgeV+9FZeUsDaEKzB7zkJ4apDHSJ02Z96xtYbXE8oqTJkRG8oUy7nAX4wgIUFqYZMk7LBP7qKVk6l83K5BczN79Hm9clWJhnMmHO4BYPpmjnfCa+jR9vzOZFuuVA0XpS4epZS/GwavvFtSYiicCTrUGVtXzaqUU6lepe8tc6ZNhTFnIgzlVxjnAu6ccqjz14c2pGC/VXQ9cI1Gx/Gf1GdBdDlsFqp9Md8XGNwPzvIMfvTrjYCRKkiA+UFTIdrC8OnVGq/VFiTmSGaq4GIYaoJ7YAOnwSr4d2qI43zdgH/GjpLAqu3P5CS4FI9aqiKZba8MSFwSC2lH92+cHC17BO5imqCY2OK3ynKtWXg72DGsGItJYtbN0eVakP3vLdmT+Jv/eVCinU0ErOmyW93fLR32pHb7lGzgc7tJrS6w1QUn+XxpFFlhS/TJ20OW5eCnzJ+eXJ136l2Bc9YajaYBlV6GBBCI8TSy246YcfZF37aHOOFQGgkaXh/NkNIEZiEiF0wejaoR4VTWLsjS2sTw4EoNACZ3W+IFL74ibxfur62SchCU4dS7o6d0wsyo9K2HtxHl0vWClOi+4bI6vhjd9IVCzkaNlemA3oKFr64Ld70ZEdHAspbKqIHQd34FUjNsOEzPjfysy2NvoS1Q56OZ2IomPJqqtKXkMwtHZ4sQVcZTdRtbpi3jrjMmqEr8HYug4SaUZo0VZttMFf0esN2TEjsYMQGvWSm0c25kuOko9Xo3e9d65mYvxMzCdtcQ8LRIkjstyG7owf/hdBhB2OtY1Aahb8Y2qAyiA+ZYzUHp0y7cqxEg4RSe0xJe+4VQeUqyns97ROXqF8qydFsHhudmNTCy6cyOgB0ZxKe8UPAzLHE0COO1thPOF5gAnwXlY8VmSNZiJeOFzBnF7AxhGap8VMWa+CfsnMovdNSGHeGCOe1oaxyGg49bYQSt70c42wLeqP3B0zDDoqqvLYuN3sllHcpEKHgN0o61QqnolAYaqkyTsp/63h5irB37y1NCMwfysysKpeL235pElqtIFqJp542Ee7oOXD+hLKQYMNb5JWayt3/lgh5H7NSDpL3FprLHqorreJNvwJvtYeuci8zwrPIyS6rK7+VvKOaNM0iCcqrM2dkDS6iGhKxH749cjnT8xRZOCQbMuHjFY1AYskibDG1vY2Te8N1jMC9c6paMO3roVWhDjZaZmw+Bhu2zK+Is9eA+lD3KYzb4Ntj59mOeRQgYMYOFMzreE8aRbs84Btx1je6nmlC1EJvXiosIjIvSsLUDPdCDiCIDsS4sBrm9XrGF6o6+GKb9lP5nw0aY36zLfe50yqgvjhwdXj9H2TZ14JEPDPoU9mqOANYXCK5pEp+AXyktx6KwPil+LE0dEDhvggDOZAXkVcLHiGeIefdtK9x7GAyYFZq5T81OBjiTayH2OBdwDXhZepF7dBUWoCmYf7zDswepN34qPGuA1y9fO/43nULld/4eTkZYpWdp9598c4sj25N6TBKcdf0qoaq8TYYEvPBMsrSG1MykXKLswks4R6j09wW67jbJYbXhj69dSmt7RxWE9rJSmT4YnR+LADrgKwK2r/DkmDEhc59S7LxlMVTlUpThFDj8ODM7ApGHrMbpclPm7EcjS4wf3DIMWcvln9weuSI2usGfl6Wx8Dme2CYkaZ1VRsWYoD6JIIEmXrzucbTi3O96xgzKD33Juj0UBLoK391r9VR+hhlqxDZkBU4M25qfNJH5U6BV7LEIL4SUIYnZXhZPmtoEfk+Yh3isYGgd+yslLQSIvn65n+3slrlOVkd5EGzBf2nrT3b+tlINbSyo2p9fCrugd+fdv02E84C4H5QxmKxY3KA6IPDHYz4nsicPzUDDsvVfTYXsWhGXeEv2QbAoddEa9ALiMwPLmHMgpbb3DgiCdNFGc4eVVLFKne2EC4nV4dlPiG2YKlJ2l6Z5eLkJR5wkE8XnIHGQ/PATE+PuHUJPxy/jdq/rrxkt6YVTxu6X8btl/HL+OX8cvcBWRkxEnNDtGPH926xcFfc1qmG4NEgxBPVbdJDQ0f6G0Yx81OdsfmYPkxfsgBkCsOvrcv4+3OdAFz4ovhjKk6HVJiKuaHqEhH0YmEKUdt2fsquheikgRbAE6JaiFO4Ic44PJkynlD9mM4h2qgOyT7aorQ7CU6uB6biYottF7b2O2Ypup3YTSyc80w2WTetpDMxbBJQs+GnUCT1lW4SkbZ6EwpVyU0mq+t5VhF0vObN35TOVY3Tg0qrQ24zJpnqwjTUyS4hb3Q0AVfC+tyq0Vaj4sagboZ3BNFhLkR5LFjHPoUKu5Cgl9tDM0LGCiMCSzZ3aLNEbG//L7lD4fD+FV7FXgJXqKI6rRNNAbMu3hDAc7wEaLfA6V8YLhmV4FfTtCOeUCRme+2joLTyAEqNw410Pjm1tsG5BuCNIr75R7OwZBXzg5AeqegNzS7D5m/y13by0LPsdy7UB2r8XxK4Rxc60KsGFTNRskRo4VqEj4VGgcqeY4uo63yvBocICKxrpEmCRRtYvLV7DzEkcG1vWiPLznvNoIXATrbwM6hdbIevREn22ocTD5phoSBPfNwKCuTHbfL7wVlr1ueajRll2JpkzonraeOq3wERh1NGRn/MqsmV7zLJZk+KPyCQSOk9+uxybW0Gvn63PlZh2wHYFSslvimrHD4I1thPS+77E5voCm2qOKFs5EHjAreNOAV63S0fQC/Pgx4QEduH0X4BEe7QOewj5bVJjQfMWMNkPwqdzIT2nqOhlICxZKRhT/xYkVhMTvAyDJJaeY8MpWx68ehUyS9NSuDKtOHANj8aVgroLws0I8ZjySa+FOeloOo/89q05LghhZyEY7k8nqeNbE13+rRea7SqOlc/HaN3YRw4bIWOBG6/kOUkg4lnunzdDMSgBzCJ/WjPiHm+8DEtdDbx3oqD3Kc8tElJXYGvSU6p+YZgj21N0+/YzhAPbvd4Khw97upJ3d+xfQydwI5kNpiLZ4dtEybwsJCp4z3aXCMAksrH1Qf4CZ7t1n82HwhDP1At5JxfkD/Tbhx/TLHjUeYXKFxdVxwkldq6iLSH3bhv124vgAO85OENLgtXE4UDZRM0nBELhVEdncAMcJEDp5wDL9mr4kkqWULprnU6p+i86DwsGw4CQa/Voj1mD5uzLs0wtJpuAT42x6vBKGv2oYPxKEpQLTPa1PgYEWEJyO6UnWAxes3zo5mYFO8/dYfCVkAVYIdLten/00bGYPMH6DS3NJzypmPg9RfsUlz9G0Ypmcx2yCDLQSlXZW90csFPcNyLiVqnAeOfII/wgNGMsCws+hw9h0M8+u7ErwcgIMHmOGWW7gAE5Xn4HADbS8elvmBdelj3gKcSZnmxjVtnx+9S3h9rT/Apte+8djUgztQh4ekyKKhLc+Tz+M5w/8JV8xRp+uOGln539BjezQBZ9KPNH0GKnHcJ2/AKAp7ub1twvc9dQOMFrOkkvV+UPbrX1vC71v/LcU+ykI6xTDJ6fRWhEqZMZkcH/BlgMLzqyq9pDqEvwuNYj5vELVYo23z99UWFkNvS9CDoWfoKZXF2vM3ayVaTOYX/P9D5FnHtk2/UPlIXSFEvZXL5e+dwCO/lv8TQM4BYYf+gvEbL26zDNIqVWHZTRI3SDnX4s3OHutzvavUhCs3xhznyyGzZRIVh6dTyaiVxRF7TC1bj76gMyKX3wFIok4oeGj2M4Y05z2DfXMo9SArCT975PB8e0CM8c93bZYOzLxPJzwAlv6+JL1bQ74u0/aHEO+I6V63rqJjSLex9GLkS8J4eO5P+5R98Cn6W7bMz4PhVMt7P1eTbPEzrS7eYm/RPriY8FyWuu5uM+srZkVO7KgeVJode4b/aF2FP9u7dITzrykJzIudcPGkBrAR/EFRoxFv/CyC451b4Thxb4LiC0mK+xtFmlIU9YcdIT8dXcjlTz4mrIicH2I74DaxkbhcAVyOP/qoI+q6MQX/cedr2tgTpifQJFc0LtbXNvDevixZdeu6+4QvdGoL2qSw23GqMsW7j0PBouwm+k66YvjiweX4Q5f2yKXlH1sf6aumNMc+1G6JXyHpczAoM4vAy0rSgqeOHKLd1WisqUS2+aYtYlMQYVgbLifsS3ipOQ4BP4Q1/TfYQz+JpcpXFqakRs7b51inRcCpb6gFoXR3HXgRwTy9xARg3tSqKwu0PyV6lt0yzJD8SN7HpTMw9Fzg9Fsp7fQ7lGTSnYJuO89fKy0FDOUFbdw9UcAZUPSBdi29uUj8eQWcekBSFvv/hs/uWfxML1P2Sp0PPFwNltgr0LwF+NBZKSRxqJLtVXwfrTIUE+s4fhGczJNp9UOMqzgf2NZFYVkqJX8qsxXuZ2iKlb4a0B9ZQ3gJhNozH4XqfHXBlWM5f35PI0dVozzpea5WquNJ71v4x3msF9Q1B1LKILCQGP9SnbGvFolxBrHuN5xEnaZlzHSTmXg8ck8usXnS1MPYoyV5I43+8jEht2PEiz5eMkoDt0M9U9C7+ZPXzwG0zJuG62pmU7odYgBnkybwxuZFSuGUT7eAlEh2FULBFGgmnjuX9uHuHO34E6bh5XEVyWeH0Gfry05KGGw37xkcbRCnXCSc9NKQVtgzVMIk3Q0nYIhnYg4P9eeSAF/Mb4Q9Uos96EcOha+Y/hIihhZD/cyzmVm028S62pgsgMnZDPjOTMqyRxrUNo3rEPKwxvcR2AVF0eSaAcoDz1pUYtSHL6RkHsGpsrk9VViKa9P9eM6iRlWfXCgUFR86tpbGDRjENgliKfKhJgPlthlBn6FZ4JNFnWv7dx7JA69bEqdB/hK8texV9SEpfv0RKZcX/J8ZaA1RzTLZlHHPAgngfUxhdhVxMg03+Ndd0i8IbI1DqlhWyM9zWvSxeZEd01bagz/+TCsMqkrfK6gfwVQBC1yKYnJt2RRBNJIrAhuBvhmDKj6xR66sg0OoKJfPQwJRsdQa2FjqCnNb5A0xUnLUwejlMonTSb99hOqjPyBy132nt9ngJKFXPFjXUfEnwHWN6Jj1oS1/3rfO3g1P0PrP9dBuI8cs8umgQxyLPUlbEp1R83MfVieuAjfMXktnmTiNSlvri9nky4vOUNio+v+XqpiM6C49iQOLJYSEXh5MOqagGKU3n8Ozlv0vCaQdEmy3a2yY2hyNTbQOPuoGIjANMN7SZKYVDRNaEHnvek9ULC97GhfVZ9RB/WExUh8lQu45hmzfd069cvAJXe2YV1V49qBB4iaoVAMFJhdYxMe0c5A3lqU/c06CJFr7ReCt/LhyvmunB2jvv7HXNuYHkldkodKCcI7+sdRHloAEWpSjvXdCRxjpMXBf23TW6y8SF10Vysz6imCtrx/T6pbfu+1+HOq5H8iB68w4XMNE2CeA2vcFLx5R2V9er+qguW8tnKaaTCwRmwsGAHTpZZ1FYvxLP1FOSxbQQA1HNtzeRQvfXtfNnfGnAcRRh4kOnvFMCEyq3YzjuyDYal7RbTWBYq1qi+v/N7OlJFgAIv53N2Nsi9XxPfH1bUajolweKflu9fdocY3ToA5gV1rXMuwfpGta3uWRFVYY5LbYhq4yScj/V4nnHaPhKyTcycbhLm0yMoNmkcwfDhtCrFPd53VzSpO8PndYuK8djDInR4+JgbNSATAUhxJ3RCItMWf5KRlJefvco3F+LTvot2uXGbwAa7X0LfDXLRvx/c48lVMgqWgEHKB8SVa1T74YOfqGGzFAoWtWwqoqUSnHZbtz5JiSt/C31KwbDo4KJlYmWJ5ZajFMtMCENcL6IgIZOORw6zIcJL2sp0JVCKdu5JGM+dZ/m8yX4TEPRoz+IneoFLNOdyzDm+W0Ovof+4PVDBLDo8+Juq5/WeaoJ/oYDWfMb7PFQLPLxU8UUrOuc4y1VyifSscYaO1MB5/wShTI7WnQERmFiwxVo4L593dshsH/2Eju+DxdXe3Bg0F9R+S8deLpsfgkBBdAAHbYKhVKqLapOT1o50NpiaahPmGdY9DjT72tWsxeZYZv5D2NMZpzLC1Q9FegN1JPTiKkkFN8urFOFeHtCUzMTh93F88WtrXmmAHAxEXmJGG/59ai4HWDXacJioAByOl2Sz4sN19kNQeOX0ujdC0YniLmASRmIh1AuE9ceOX8cv45fxzAT6Zfx3vpwPHL+OX8cvtvG7RmO4a17GsTKBbuglYTARguT33KRgWjMjF8PfCMb3s+2fCg365CcgIHZsIAoR5tWy2Nk+Exszd1F5hHK/AVPrSGa4sfGt0GaLsutvOmtB2lDHVLgRM3gD6/L+peEg7rcUKeoA6C+JhDH6cFqaQaqPlPWOY92qMSYkvpQMxx7R89pKwSqjzSvdfZB0f6C0Ill6qoAGDfTeinVRfthzOvEUuDKD69vMm2ls2scIvCiDgROUb2EqxTH4FoK/W8I0ymfhwMYCFl+gIVt7tQQ97sunu2s8aRUztOi/H0L4dsjqLhkCPP1M15ag7HW5lDKszWrCXejtF8FIBRnbRLxbccN1418P+Q8XzQfLY7sNW3RInuRPBns/t7kMOWD97X5kVK1dke/Bs4OxiRaWzyHzO4k86Dt00oPj7Q56QR9oNFsLO5GVqPVAOP8+cknp4jqESeXO0sGCstoHLg0TVzxow2Ks06RHsfEpOx7ioiDi8FW0LrgQ9xEmBCyCo+madbKYTUCokX42nLVXEXKiZvv7xAlKFkINzH1h6M1L4QOM1DcYw/R0SSA3XhJ9fpr24X6XLvfuZu6RZgtMSOXyZU2uhUeBCyjKO0GhI5nikUTmaYjWgVVS5bY8mmwt8ftSISBHzY8xhKIbsvCGklO6kGnMoDfcMJoyDBKjCtbRwYp5PTQvlTAa5EUkOytuXEQIbuLMLMGL1ja0IfyOc7FqR8QoHNN5FFjH8PH4EasG1c9OMyOiih61/NLjdSMMlUPhFvByIerHIM0h8+UygvLB4j463wObG7m9RPjcO5A7lTukU4d6/W1CDRvoCxAvoFzAsS1ce27rUaFw3zzLjAL+g0yKfhry5boXirvxn9EqMG9dBxu24d4ZM1JW3wyqPEEapGo0vOdnp/45u3kAap4C8cgco7bOXodI7yjKmVgR1csT8/dOqR7QAs2WpYeSrAIkt5eqd2N0/kXa+1hDQattcbk8IuLI4l1xQDBIGR4f1wxdKITx3u4ZtJi1FvJ0Yuvsdx21nB9hU2Qtvg6mBAZom4qliyZ7zwI43OtOUCXb0v58IocEj87usrK9YuhIREkBekO8k7SGUL74TOxhSpnDvLD+idwNmsXvzy4VHj1IfhEAmIxU0J+1xeR1MQ6quG693bOwQNinpjJQj+3iPmIHqHhxdf0SMaHAqpgGqipWDTAowkQTe14QF4QqGwgbxWjPIg3AOmypwkWcO0Ms7jLDwfVaTba0Is8huVrLMDxinCOij3aJXqKJUR0n734L5Jb0fygiJVg+x1nvwhfI7zDt8FZVZ6tj6N5wZF/adpY9iHEz6+0LITjXh/B+Rx86nLsDbylOOvPGmenlKFfgXHAKiNZHgBiNNu2F4UBERfwzMmBE3WI7JliASFsE0N/js8apklciZBzGDsCfgK5TFexargoeUgRw3OP9tyDSLymdvo4o+73gZbRAej13Z102z1X5DN8L3bGPTLhaoX+zpyRJPO2wboqq+F9/sioljief+UHqms+hJcIQBwfBBWMK7wADpCdqkzzktzxKyntaWN4816CM0v/n7Te/qYi2v2hG0raS+Qey66GDyN6LSy0hxQlfrFZgaB3+7gtdzsa02fs+nExmaU+dy9sBSDQuJ2VIVgteCZi3qfp0MdXDOcjy60i5h4w8EJ8ixYIOULUncrWi+NOr4HVx4Rs+FhaQoJOPujVb/6O6Xeu5nZ/PAElkkj+F4h1eRxtruGrS2xxMSwZJMUMmzNJqHZ0mpHEv5cDn69z+RzF9TET5e7exQwu/lA8kJjFxObk712TaDjQOABwwEDavEpg1GGl8KhVj0R/USiFV/6xUq/VTima9+sQXac1pvLOcph2ubuINXQOPLGYUxWGDxR58+MleMzxnocGPCZOggT1pxNyh+OcWBO/ORSyybgwHr8w8UICHWwBwwjU3Gcxj7WEjq9D2oJKJDlzu/aaM7mXqd5kE6v8BHjGOquwBcmQHWQCng96aGOwDS0bMTx51ih/nRurP4Tre3molQyNjvpej5v6nnYw+wnVopK0jvGHdjm/kGbJD7GMCcJO3t22DgRHY91NhtgvYFqisdvIEJa+hh6C2X6aWn1Wz/P7HirbQwfe/kGIaUZgVxCpZ+yGcKOZJWMS2UOm4OIm+2oo2cVmmNU2ReufuU+Wb01yJ82LhDRzkzBtSbnyJUeYkpQnWVf2xCOkiV1b3RECJ5uzlfRA+FzLj8wNfip/6tZNHe+rMIv5z+aEgmRvSuzq6CTumKJy4jwaKyzx9HaVO3Repk4iTLGPxXvVxJilvdnIxKVEyEhoP8HqlGaNuUqmnyvPLMv71/8z789YsnqJqQ6w0EQK7d72N01ljK5LahLEbM7i5atBXo7nDdha6y1whnOixwwhU7y5LjifAyBN7c3i9KUeoz0XT1nMPjxTrbg5iR6pkFnOwim6a2b12NS1cjAcXStrHnpTXCdeaeTafZDFVZV76AOEg+tZiJ3OxDQzrZszOCJxdJa9MVUxUcWiTvZLHCB07BltibJ5GVePmB2xhomA3Y7JXnpyV0fWZBDot8bRCfh2lgYP2Qnd3Eb9VjqSgvIv3LkJA+PEzWVrE00bQ/26OEav5hY2gdL5afGwg6hYya4CdBCxG9izF2TXpXgIWbO1L2pnfmiPSEC1C8x42hy3t3o0qm3MFstkLba8mVjRp3X6ZhgHfpfEM240MZPu1EFd1NIru4xyz+P/MbaypgVKEdTTJFWzZ87Hoy39/ZYxtPd9rVV0hdq4yrk8Da1ezz1MjWxeb6J7kCxPUTxzO/XUnETI97DJmbw1GOzGHN89lKGCpfn0uBK6+JrEnLRgDW+jvaunxDeIj/Y2q7ZTJ/tEAbESDl0X8kAWKdW/bQ28TgRglFUuupYDc9fPTFzh+/YpRzoykCt3vGLDEEhhzuFI3xeWpS3smRUk5+jC7/84oaWqWdgiGJ+d/LHjpAckf6QC/zTMa3kOICR/RjPE3WULkNyVqb2R+LACEnFSRd1eQsSgssja/YTzzdkpVkUVkISeAoVI46WYXiul4H1DlxCnlk8/pvhBLWWgZWZUCZJO1ST2L+xaJ0J4grFKfwlRqeEndqngusIgZR9weWoLUkScVOW+a1YqSiIDed0MMDqzdhEy2i6GDdSLkzQh4CPLjxhjNsqySyLEx+FGSxg0/vxJ3IJqv1eM/srECkpIiPH+qdzVb/Rw4IkBVMSSd1rsZgDCC8sBxGWplQrgJj4KOgXmmIVGSoZ/VqWj7/UNUn2/O6tTEcqBSQJa0UeR9RUZW3PYl8ndcN/tedEoFbqDAbO2H2xl/qgvTpgOfjj0hyjhqDgW1qO3uGp07ABwIbqi3grS7mxysGnV6rvOJMM4thYcW73YmOXo37GzDH/iTB27OWcCrtynpNhaTqNuJc25AhnxaJZxZk/fDEZG0JT0yAx+9M0/k5XAuzJiaJSYZs+I8P7af+w6hfKVFHx807OMkaoZ3SlFs/dExNDzLD9ed8FofVHUVnqsTsN3HcGrn/H11f9kgAeIrw00i2g61ciWGVUFl2Qc032OKw9eIW6vFptFd1/xtYRKopQ4QVSJFx1tTu6IXbrNAwRolwbIiaJsqYKyAfEkEHB42eSSAOY1ILvnrrtdgy3pX7axlA0oiZIzOv/cvneep3SfJ4UcLhWmI0jHtzMWVhZ9051+JKYSCMMkOWbI+pZ+pRo0kNQ+lUjSi7gXOmRVCdXzGLLPOMwMCDwzFefjy5cu2Utuz/97LODOatEbIGr+LabykJMyJU7z27/0aGV7Mt74O4MTEkvXIJ6/Bk7FBEPQ50jGmT21hvaG//8Bs33o8dpkay9qvy8izaBFBeK4kAzQY92SHIpKAOyg+vF3XFAuWbh1axnIh6SRMNax2vwgrZHTVdghhO9M9obqgbHz4vQJQr/DOi3pAiUIgNNF8IktrJnCJJbHGkMYj57N3IbvdVDw1afR4OjcLG9Z+iDkTE/+XOEG5C/816C6Q3ekoDgWQAJGd2LvNDp3X2Q1CGhPpbJQkD1wJJn9cCIdQLhPXHjl/HL+OX8d7u/HL+OX8cv45fxu12u2XlHpVXDde7tnU12+OD9Ask3ZcziKKN3uv7Rqlxb0arj15xUmJ48Xlb0eQVOS7N4s+l7c6+fWSpfd++7vZ67Hj6ceBBsZyS/yLFwZGY6RZUbU59lgJyDuIcBAkh1Pcn8hbLKFSFSlSk4YJNuYYQgAN4i1ShIX3h2BXXLM2dCxPBu9msw5HSs4k8Ruh5PBAFnJpv3qp9hrJ6mGEDfxwponOJDV5KFeVevdv4ingOvpgT+3CwyliRNyBXbBJ9DaQ2xSiLcApjeGCX9gcVCm5UXVCBhFzULTkGdayv3kSxWg/Fa44y7OnQFWZTnHNMaZmxa2zXy9M3d3znHcRk4+JTYNraDee38j/SSTd60N4HshUIs9jM373iV9ZqyqBdADCn7Y4UatwcD8mJOcBz6dHF8p7kuhXCCC+n2DoFzFe9uJSY/NG1lhd/qEt7M5FZO+akhEevLygXUaRWlZpM3394gSlCyEG5j6w9Gal8IHGahuMYfo6JJAbrwk+v017cL9Ll3v3M3dIswWmJHL5MqbXQqPAhZRlHaDQkczxSKJzNMRrQKqpctseTTYW+P2pEJAj5seYwlEN2XhDSSndSDTmUBvuGE0ZBglRhWto4MU8npoXypgNciKSHZW3LiIEN3FmFmDF6xtaEP5HOdi1I+IUDmm8iixj+Hj8CNWDauenGZHRRQ9a/mlxupGGSqHwi3g5EPVjkGaQ+fKZQXlg8R8db4HNjdzeonxuHcgdyp3SKcO9frahBo30BYgX0C5gWJauPbd1qNC4b55lxgF/QaZFPw15ct0LxV34z+iVGDeug43bcO8Mmakrb4ZVHiCNUjUaXnOz0/8c3byANU8BeOQOUdtnL0Okd5RlTKwI6uWJ+funVI9oAWbLUsPJVgESW8vVO7G6fyLtfawhoNW2uNyeEXFkcS64oBgkDI8P64YulEKVdkyeDDs+Y8YClT4hGxMD0taw6m/plEkwOgIrKTTI0ej4GvN8G3QLV1+9JkR/LliKOE6CJTPwY02IK1fdX80HklWmeEr3W5Cn5nBqcfkV4z0MNHaJZ58dDJX/b2up8FNGKmhP2uLyOpiHVVw3Xu7Z2CBsU9MZKEf28R8xA9Q8OLr+iRjQ4FVMA1UVKwaYFGEiCb2vCAvCFQ2EDeK0Z5EG4B02VOEizh2hlncZYeD6rSbbWhFnkNytZZgeMU4R0Ue7RK9RRKiOk/e/BfJLej+UERKsH2Os9+EL5HeYdvgrKrPVsfRvODIv7TtLHsQ4mfX2hZCca8P4PyOPnU5dgbeUpx1540z08pQr8C44BURrI8AMRpt2wvCgIiL+GZkwIm6xHZMsQCQtgmhv8dnjVMkrkTIOYwdgT8BXKYr2LVcFDykCOG5x/tuQaReUzt9HFH3e8DLaID0eu7Oum2eq/IZvhe7Yx6ZcLVC/2dOSJJ522DdFVXwvv9kVEscTz/yg9U1n0JLhCAOD4IKxhXeAAdITtUmQtk1uX3oVoO/6KGC2fDdIa/yUsdAVLh/qoWukOmOgEqi7XsYI5LyrCQpvB7EG7utUnn1Nfa/dPwpHklNsq4S+aRqLV0YlwafRXLvZzwZpyiIUvuHfEmlVSmGAhhJaFgwZ0e+s2ItOIcj+zlcjFNTz4KtzYBXaqtsJZ8ycsW4q/XPyr/jREDmby+DYOC7/W6r1PRkW3jeAe5gGbBZ1nCBqdFggRcZ8vYj7agDM3CUAN4I3LyYEWJlZWszaK5x8z0R53mEmnUOtp5nlflkBD5xLaDYQa5PwptaAhYJC2/QME/F0JxhTg8tboWn3kDTNxlbMAUxCE5CQAd6t4LYKeD3poY7ANLRsxPHnW5eOEXphtI6oKXxULaYokOeMNKMWaLTOB6HKl6m8RH8zVIkk1xEjNJOPHdMEXDGc4Vs7MsuskGy2p08bpB6J2fyoTFJUvQ1OQFcV5V+a1Qp2h0gRC5n+S7dZ4uTYMdh8bAm/dWbNYsm4xm5tM6awI/YPrOaf7fk7PSBNU1n2nIx3ZkiOu8pNx5G9iv1/HDSPw6YCopL272/8YlS14Nor+i6tx2fuhHeh7I0D+UEqThWadmh35ga/FT/1ayaO99WYRfzn8z4HIJxorBBwVeyUo4FijfCfQGtMJzrD33IjIPtdhE+BqpczzAczzfZHHF43NLf7c6pRmjblKpp8rtMNNbhvzPvz1iyeompDKPUsULc/a1eAHIiCbwEDyZ1v0JvKqpD5LNYF7KJ9KpVIyYAuo0XLaDYQa5qIf3ntNkWWXW7YfgIRx+ScSI6ZDUImpTgy5ZSFXUSzXATDBPbg0Hro2K/NWFSlRjA7VHxT0HejqWPUdLGS4UTLBqS7EnuxsIxDb7sTlN6DTBdq8opJYREMK2Cjzw59opr9POmImD3kHWONCDoovvk++TNJaIOhjTJMoq35QxkE6gjBGNySSFa6Rz9cGTsrr/JyupBdh4nt1GcI1fzCxtA6Xy0+NhB1Cxk1wE6CFiNkS3UDrJW73gmBdqXtTO/NEekIFqF5jxtDlvbvRpVNuYLZbIW215MrFFbWw1XMSSiayxz5CrQ3XMq7bneJOAStfm8xd+Y21lTAqUI6mmSKtmz52PRlv7+yxjae77WqrpC7VxlXJ4G1q9nnqZGti830T3IFieonjmd+upOImR72GTM3hqMdmMOb57KUMFS/PpcCV18TWJOWjAGt9He1dPiG8RH+xtV2ymT/aIA2IkHLov5IAsU6t+2ht4nAjBKKpddSwG56+emLnD9+xSjnRlIFbveMWGIJDDncKRvi8tSlvZMipJz9GF3/5xQ0tUs7BEMT87+WPHSA5I/0gF/mmY1vIcQEj+jGeJusoXIbkrU3sj8WAEJOKki7q8hYlBZZG1+wnnm7JSrIorIQk8BQqRx0swvFdLwPqHLiFPLJ5/TfCCWstAysyoEySdqknsX9i0ToTxBWKU/hKjU8JO7VPBdYRAyj7g8tQWpIk4qct81qxUlEQG87n0MeRuwfUQNUzmXLh9E4OS8eDASl6nK6upuAXsqffzFG6m2KnyVz3mmpHDVOUK8m/bjFL4x3qD+otWQBVMSSeD864P7iGKGxWWwXAiYBuvR6ogBC3n4MyL1f1/pNx2mzX0+aDWJxy9x7pxVhuDNNy6ZkCwKB6OZzOcGasNHdaB6Jq5fQYjt/qgu7+wHKRwslkEyqfyNrcG11K2n5LkeJh46fwZcKEWf1vfhYNwvHhTcaI8EHEqeb3R1dd75NvpIQ6jYJGCSvwPq7KJBMDDOGr/ZyCAp1A5fV5ZvtxD64b2AH6rPByLjHejycKX7+U9vB2cFkdLVuNxBoYL0is8nUs9sXNVQDWEU0NEBABCa6oyABreDz/vAIrXI4i9osRsWCu0FjCOGAeIrw00i2g61ciWGVUFl2SICRemC06PGZYOkRu/5phQkdiiv6JC7Hzz0JFuDHbs5sZgkJL45Wam68TmA3m/YvHyY81VvaPT0ZL+5iZEqL0iI+g9AvVR7zgDHqsQW4L9ES7cqfEURWvmNA0K6HbJp7K2Vhn4BzKiwouzeBR5L3JyynRjZqLguz7fr9SDWFTDWQG/JIw1psNNaaZ84vk/MiDK7RRb+nbp9DoIwHZXL3hUoNfIfWbx2esCqBgy9/KsW6TuZyLGZTExJL1yCevwZOxQRD0OdIxpk9tYb2hv//AbJioc/EWFXyd6rnoCaM9BBuRG7iiJP3yQf9rzRg8ma/vbZ1XXFAuWbh1axnIh6SRMNax2vwgrZHTVdghhO9M9obqgbHz4vQJQr/DOi3pAiUIgNNF8IktrJnCJJbHGkMYj57N3IbvdVDw1afR4qWqpNA++4ByJif/LnCDchf+a9BdIbvSUBwLIAEjO7F3mh07r7IbG9MvTXjl/HL+OX8cv4730y/jl/HL+OX8cv45fxy/jl4QAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="><img src="data:image/webp;base64,UklGRmBIAABXRUJQVlA4WAoAAAAgAAAADwQAfwIASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggckYAAJBaAZ0BKhAEgAI+YTCUSCQioiEhEYjggAwJaW78Tzn/wAM4WMdKP4vMDEVZgXYOTvZ//4fqR/SfsAc6v+legD9oP2H94z/aftF7lv9h6gH9R/xXq//8L//+5P+wnsH/xD+3///14P3E+Ej+5f+f9wvbc6+Ppp+iv8j/lv6s/0T0L/kv9M/uP7Af2v0b/GflX7P/c/2h/tnsafvXgX5o/0X9r9Rf4n9gPtH95/w/++/uXsv/i/6z+5Hmz+U/pP9s/K7/B/IL+RfyP+8f2b9y/7r6hP1Y7kHR/7X/qfUC9XPl3+T/sv9+/6n9z9wP0f+0f2L9rP7P///kb8h/p3+e/q3+F/XT7AP47/N/8H/e/3F/wX///731l/k/Bh+3/5b/q/6j4Af5R/Tv9P/ev8v+w/0m/uX/G/xf+r/aP2ifl/9w/4H+P/0H7V/YL/Kf6L/tP75/nP/l/qP/////u3//Xt9/bD///8/4Uf2a//gbNFhetfj1qYsL1r8etTFhetfj1qYsL1r8etTFhetaltp9DRRt/uPB1e3ijpVuiYYUIhXPU7zhEkEWnVK09sE/kV3N5FG9VpHdXKnF0WAQnpn0UmN8DouXq/r+A647OONEmGbi358DqGcTadVHg/2qlmf1j9Xaxe3ZdgCOfLreko9amLC9a/HrUxYXrX4fFyR1Uqdg8APAR6/YuPFWmnzLLxjms+j8w2hqP+iWIvCeshibDoATVyQYxPGUyKLjDjdY+plEc2AtEKapiG8qEVUVOOcCaqqAbaTuE+gaxZOqbgnlz4AIFIAaGx8dbAzGOKbZEyi5iwvWvx61MWF61+PWbV4FWty3eenMpvLQaCoT5vdppqt6BwTv1ykiS35AWNWt93Y5xnHfrlJElv1ykiS365SRJb9cpIkt+tE/Atfj1qYsL1r8etTFhetfj1qYsL1r8etTFb0A7O/2pDJpXLgjphizoC2KSlb5AKoRHWc84gvV7UWrPx/saij2zxUm8Ch0lFzFhetfj1qYsL1r8etTFhetfj1qYsIa2YXPCdHKPAAeEtg3hjoJaFX9SPLY3trxNUf7HhjKrigNLf1JBQe14ps/yRoskEYATtZuHOH94XrX49amLC9a/HrUxYXrX49amLC4+02DzM51BqogsrIaEa4SeyFflAgp/OJg+I0eYumuNKXEVgWvx61MWF61+PWpiwvWvx61MWF61+QQEyOdFkdiXTXwqMLGuwuDQoRolt1/d3MSNN5Lx4MRfawwZMn6he48wsg++CPL3WYbA0LZkLYu+UINyzwTwkKxehYYO5MIpaMeNjkxRuH5JAhv+FVFzFhetfiCKiDoxatWzFw1DJHsFGLaPKwc85rle4gCeKd3gaROtN3CSWNagax/oIyQ9snaCvLV+rOA7rRzbbo3gXZnBiBcircCe/6Ad6i1nrDB75LgFNri0Ywe26XOC9TigkAJHwcGWnEeUKyBxTuFjBaptAmJbAJNK3ebhADYlz4CjF8ZTwphttc+hIQT2syegkJzBa1MWF61+PVI9mZkNJEdSdDfgmuTv1yKvs3LjRxJblxo37JmQ0kSW/XKSJLeqARK1LCoxG4yetCuGrsxJ4cLj0sC7+AJ89NeH8eaEgb+t5grSGqj3IX+GWZyPJsCHL/RTFgFEWZCKwLWsAAS3moafawALSiJ+ohZcBeDlNBuuQ0vQn3uxNRR4VdLElMkjj3RXCgHMKGgBie/zAKiy7h7BC4UxRKFMBFHboXW2Mi4UH+qxXDaB/LQ5BSFyRUzMWw8x97QP5EVX7Ehirtk2h66W/RBBmGAnVl6SiKHnSrXF2CynDnnrWxqBHsWbDAeWYYZCo98ZUj59XnXt3PwluR49Ex9YP0wkN4aIcrim1jcgs2WEWfLKkCvrZlTrjIgQiee+457oLsn7RI6u44dgxkEnqmFf/07gMauqCjpHsFSCd9HZl+LSmwmMwB6WqWxCYR61MWF61+IJFpX8fixzhZGNfsz8etTFhetfjr8Asiz7w7O0Nv/B+SKoMyEVgXaWkychFYFp6lKS365SRIpcxBvaMtPi++oc4zjv1ykiSma0iRJb9cpIkt+uUkSWeiKz3+WnSsLGHBU4UifGy9+cyeJVNrjSoH2/bfeizFhnp0BJcpJUZgOMwqn6nBUBDXfzWZERGOL4X3VTuPG4RsIEJ1B+Ql3zQYiiq36Xm/Xtux3fOVZ1c1qYsL0NAOmlDQAyNS5UiE0hJwFSam8CinUYk6OgBkMVLASNexDbs7k1AXZH+HUesNfVJR37tcn98SYjOorU4VM/m7mYc3BctW3FmQ6kks7byYgDim8KnzbbD24FGFKHkPbGziqdOt/tTGZAKaeq9pOfrnpOJsaRmWMhU21YSoGXAadJmWxysEvTphrN99cppoaM9k1nadjsw9jQWpCyR8Hk9ViQNCcG3Sdeh/sM+xAybDEZEbSnmblfTHNs9rkQAuzIRV9EyuIMZcHg5r1r8etTFheiZn4aFyOtM7iW3Xf3hetfj1qYtLqFHrUxYVsAMpIkty4z1tlItPXKSJLfrlJEYP1pEiS365SRJb9cpIkt+uUkSWeiKz3+WiHoizC9Dctt3XoDY8EYfeH6kPQ4riIwKq2WyvRFmQiVTHXjrtunIp05BgE5vyAfvOoya6E5VWDinP3sMbgwBvNcC75X/EBO7bYuE7FhetfLQDppQ0AMjUuVIhNIScBUmpvAop1GJOjoAZDFSwEjQDEiSDV6qRuPIpdL2CdepmBBDhQP/2PXAivt9Xsfv0uCNNQErYh31kiXzFcNZ3QuvSub/4L6XlHiV9fR40cZdppoUgwSKyU2cdUVMlx0FO1YR2VmrTwfYBDZQzHQdAvI6RMhv7PFzuvpISx20ynZakKvYAPJ6rEgaE4Nuk69D+Pw2ujg6YQx+7inXxBeTc2WLEiC/HrUxXDOnG24ZA2XX7wvWvx61MR/w4lmLr8GneRanbcBa/HrUxYXrtLSXZkIrAFl/BElvx9EiS365SRJb9cpH7N+Q0kSW/XKSJLfrlJElv1ykiRTQMWLJR61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWF61+PWpiwvWvx61MWFxAAD+/yQBlnAAAABnSRuXJHb6lE6bCXdCdtmO/v0JGy9zPnl2gW62TC1KnVkxKGvIJsQCi56gDiivdOv4TxG3jX2G2cYsluiJMp2I7ffOwlpXCO/qIHvdvKGzEK/gSjp2+pQOGOAP2mscZOOc98rxbJXw/Ds5ygOpO3NIaPSYRaBlo+cs5F2CUKetytwLIM+CJlBseTqFOoDT7gEdbdgbUQySxohyT0vRV/4VQAcJbOr2YOD9Qz0ZhSIWusjfkr5k9JUQsJJWyvUeN0QRsL6FUEBy1giaFQe9MtFn0eCUO+JCqwdpmTwho0eRtrivRF1wuws/dISTMEPmZ+ewOD+Pw4k6DI41I+n4WFmdvWuaht/kRqVkID4+UtN8kef4THGHyaHqlMY9ZrYx5Q8uWrn9arv79Soq9rePKRBi6QblV1a6sCnVZZdYF2MOfJlzG/oEC5D3/khfiOhaqZmCViQpPLEHB+2dNdIQ5CZhu/1tIsnVen/BUsV3Flo/7GTSRjrbHusLIHz3q9CNqs3TMMkj35iyyRX64wrRHk6PNjrmLFJlpj75veq/pILzOWjWNh97i5AN1HZnAHdM4zVeitmfc/cFTP1109DgZMIlm6dXk+Q3XyL1uLLTJOtl7h+Ku+S7Bpg/yFVQLnHCiOUpcG9VIQdlgUEsIyXWwQQBHP41jwK7vmY4IgbApVQZtAVLkp5VlyAy/8Q3/pg6KodvTKTVnJ5s2H/jjkJnfI72dfWkUrOsHI+Yp/PZWM0d6Fh8kBSPx912y1oUg2Nf1Vki2MKdgwnfO/PXarU/5bpHr0U0O7Tk2I1JVtDPjh+VsNVoFOH4kQLlt/04kI6Eh9FLfEbi4VajZ9RXhp6ELFLH3QUiAFDWQcZacnOYrBOFB9mxDNXmGQ354OE+IQxYHy0AcLL9vPaLwVZtBqM/eDXoVHA8dAwKqGcDat5YScxhIG1dP4hWqL2e94h6FLnwElnTQiLUnSRrXcgDyRtfgjObseRT1x4UZ4VRhO43PWYtxb9UfWL63Wa4Yb72kOC4xNt/B2mqXE8RLhhbK1jJAalm+TV8SrIisJO1K9F91dgx1KzUvDA1J5jYfrmOSKaPXL51sSSvs5Qi2AkWXCaQKS/Gqy9nC0VS9jHFe+tBpBIz7NOMbE6acAYQCB0mNjZTJBr5kp4/LP2znKjZUHx29Lr4n6iEx+zOeJSFcnbn/EhEUJlGDsYbOx058oKB5THwjbRpOeE+Ai2A/HxwRHfhcrwqgzzTSb5zGnElU01/wOZVuFo5UBJqQrXNNVtbvTaLw5CZCZ+yp5TeQEJMP757nP7XGFPdpaNx9ojsNuKs3a2IegsTPmwwj+IMmWssoqlqk3Ue/MNfuPJdjy/Kv48byLK8VNbH9JqUcHOFV1H1vI6PsSjT+uOj1zy5n/4FBblsyrtipvFcZxeBuSwH4z7r1zpL0cQUhRKkKa1QS+gHf611Y1wrmbM4Pqn015APXjcSaTiwJrYKyJvveqLCgC6g/WmqGp9mti/ua1VLvpvVCb1vyWylObEF9TJ/quafaCp3kjVFMz8W1gdxsa4j678Z84nxwqS38d2DrV5QS+BRrfnOOCXgm+4iB3YOJTaCMdYOx+lWcx8FMVCaEB+K6WcJQ+Px9puh+qt/+tVIRYuEgMkxzE4IwsGc0Tb9P/YiuNvqng5s7VV/s82lS3wNk/yNGwy+Pwdv89t0TJOjFMlHdG4dAATJ8wlMwcf8GPdwJwJLcqb4kYdxZ9pYmlwNMGxORlE173r6GTZdYuZrDercrvp2CkFzHX9vNLUDoXuWr4iCRPIZ3cyfHiwHjZpnI8LITcurRy6rMNmiUziyUvJ03XUIfizL1BKBVl9//z5yml0dTqp7upTtcAFtP7XMnfL6Legb2yCuoL/SZnGoZnUOorOBsHHDro1OGWl9xnHRxUAlP+1NSPVCphwQFOutGWP4GwOoYVThkJ02zg0na2tN/EJW6b6/BifkDl8/NeCRRVHJq1uwIfEQE9YSn79HZ7G/gVtIx6Z8gZemG++XCgifD8t1lALmX/Srte4t7A9vZSwYBcM7xJq7I0uED6NjTcHV1q5E6XSU1Y9umaFJu6+CXyiRPu7DRC/vmjxcmVbnaHenBP51tvTX/+h4xlfdOUoxxPoii4QBEnAri+6jTmTnJUKACy4PGNxUEpEdmX8+A2QawmwFwbSIjUSJlDzXvH5VZVtpCcfGW1foicjbIkZJDSWwNYglpxsEhuQ6TGaSKwKazQRHQsB65BTSSsyD0xduXki3c8cdyByOuAvTS4ViGUMJjAY2nyCWttZmQKVZDOP9yw9n60JtUk6BelBM0ygC75jxQbIqOwNnau3dSpEc0+XrJgtq1TX7bMXgVpzrDzqjJTxFGim6CRjVM3nbcGCyTxAwg+0Xah+0+L399SbUHc2sJksNgKcAP3hjsrSkjcjf19vDplIv/WVaEV+pMapQcbSneU4igDVAlj1N5Hfg3XK880GTXzc7/YuAwhEB+3gY72BucA5i3vfD3KN1HufgARjRj6ApAsq9PQpGrYtsUO+KUq6BJ0MFdZZAABkOgzhfxTXTcUH2RpLhTNfYNKWCSZDNi6sZ62aaoNS104c6lYgsjgpwAJgMLKt/QVhxpz/ZYWRVWohm2M47/GYt57+FSBe0uY9uW/eMY6cBQ0AtjN2k4DGdAeBISHxRhK/nTDwSWrgFxai/xI3dN+AMkuV4miFer5ZY34WwYaHe4bkTInmE1Lt8FB+ICfGIGgj5WIDIAVS9e4Rlk2Dh+nJvTbV77EgIeJZxAel0MZbqMYCCUe9ZCEUXNnHUDEZpO3LkG6Fqa5Cc+9XdARtnyuWy/xOCFZ8fgVJr3udNPYM7WuQ0L8iU8sysq2NwIGfqeXDEE+B4VQSfkN8QvzQjWEGYu1p+pGBbtUQ1Wgsbugqf0WqJ/SiJPQ4J0vzU6AJYFB4vPPKcrHhg8XuOaZtUAOffBEkIptiiPL8VqW2rGkXDJ32DA39B+v4vscD0x0E2sfwA+7StduoOJq7gBQ2/qB+/XBCOllZpgAAGlPKCpiooDIhEEyt2FtsubahFr8bJ0UJhAZpszi+yqIeDeGagDqg86ifu9cKos7fUHJZ6xN8y5ymMPMqbhyo9UJJlPgAF5tB4X/x4jLuc9eyQ0CO4IAhDFpO0KcACYDDZXllPuJW5G7CVcR8ih+xcSDc2kUFQtNKHX9gaANKmEjs7nc7nc7nc7nc7nc7EYhAAAWL2CaPFsW/wwKAID3WWeNUQ7NvGDAFV+C0gc+71zYfhAtrmkm8g6p/KMbKZQexOSuruFz7WVva89aj/zL6HKKTOQAuS6chNe3SDhNnxAPsyISSoF6WaUGy7EXFi0ptObALovSBm6JEl+5s7xnafB7uRdynICOBqTU105QpDFFwA6iul9w+foJ2xhnx0I2+nCgXl6i3XJc2VH0zGmSwxGJhSX46LG2BAgvaZ0dCfaTrvFeE0LhvxVA4si/8ypWkMzYvl6P3FnAWnRjXcuyUHxQB4A9DFcylQQBADKL0QpFZKdUXp4QIRMaYi7y0o/2T1orGoUiPW+Ewum8A3AW4RzmbkOETBuDEfF446TsTVrlF8NPOolS+SLexBfNn8EE2embXA4e4FEWMDPrLQYByNn1eykK8FNioTlZ+/RhqUUcAAhHFMM4ZLRkxMTw+CEUPfB0N0IO3Z4UybJ2CPAZlNuCL+fs4B/t+G2E748GHgidTk5kWC9n7JIcUH8Uf3xCgOGb0kr8D5wAAqQbG8Ud/WAUubevFBjXtcZQtLnKsjM3v58lxosjtUI9yj+IdMiPC2iU3zzLBWjgBKCJlSgGnrAJpiS4pSB+je7YhEXKqe5/06hxIP9n78/7g1HBNGxr+P5rsoNK72mTjk3YVAl8NWcs1sBZ9a/ujTWIW/iDYR2LdMwLowpiyWwM0I4rw0M+eCN38/3eAIj4eU3nSu4eaex8yxCB20VV4VSTJKq6PswIZ8bkD/M7wGoJInVl44h82gxxqAl15vYBJX0uFJNdUxU5NepBNZHv465I0Sc0fDUDtzZuwSQBi4WAuJSpmD7X/XmIkv/6+gvkknvQDyEFyfG2GFNrze4vrsoMDj5tW0aEqt6OomMCjzxgzbCj+jOFiYN/tydA4VmYRh3bxT2OtHMJ91yTS2+cvfPH602yJuPUORdY5LOthFz3/lo0KE6qxtE0dbaQVR1WHvrhsMXIPVx00+2SqIjMiOFWWLIiAUymhd/mfNjY/l9S50VNlEhyCYTQ2CrYbsyhUMf9AGJzkarwXrQBAYf/e10S3/3T5HGVMjKGwDxT8yxG7eiHHrJKK16+d0dyxKhIUq+EK9ZAXkBS9hbh0LFulBHuD2+Yhrqq/cjEJ0UFj5oTeERMNEzQo7ScJEPD5NWspjsh764j45Miyzwc19mc/xvsSNzlbI+lgPOoNls5f2L/0sXcq6QhrGygo/SIOiMCDJ1q+fkfnvhz7IY3m8J3kAAAOfnE79aI3NrZVQ1m2xnYBICod0KAXCBRYz80DVYMqKN5Toh+/97O9PrbCfvkPtBElnlOMbdgSz17LsL4gwd90ef5hifPgjHeajR6J91hDS6MjANXB77oWRbCGcKLb8G9Xr6pD5SBpjWv7Kb4yEbvhOGrhGYnatQYgdo/Pgd2PZY/hdpm8gssYQS1YV/5sNDOEl68a+jHJkP0dbfH1X/sXyQmSevSYxOPdOzGAZwX0W24kRgBjTZ53PIUTwmNlnGZX0JKFfhFwk0DjNZYNznL7C8Lb1vsc8TD8ewT3idpZIFxhJt5Ay9RjUAINTsnGp+XP4kcuqWy/1mDQ7zjvFLBS4AAAADaQhg6zXpLY8HEp8BmQC/b1XceavSzIb+Cbc+E7uis7OFS8pwUuFW/3B9fL+U1aJ+DBfzdhdHdt7ht9qYMkIZ+lHYSbaQDUdF4CtzNT6F0c3ZJw2CaA8mrnzXJldJIxDZEo9l+0kjvkJWWiFShBlp0lW7Yhw51HKAJCNVy8NZVXpI83riUb9uVs3ltDRCq3B9HfCELXChLv0kysH3tiZCr3edulT0VPJI2LncytjmfrW3+HlyKc2SqDRV8p8Y5yr3AANGy17DH2FB3+EFWWWUnehPd1MlNQnejYeTHhYL+5WvdUlEx8ilji6Ht8o8bsSlTqk+4q0QapEoqwisoxyKXfKjxVr0an7lbvYhOrRkajdEm0FYtnleUWnjm+KAjfrkIpl5AdYv0LnPeQYdLYCMJiMi42poo9xl2trnrUH9WOuxm+8pShrVHMzevJdviumXRGHNG+nRZvuS0T1PMFjk1laBI/1TEIX2roNS4EnBTnU31UdnYxn4bA9nZGHAl1oVLIfXzU9RUlHLQ8U+LU5lNQPJ4bwUgcrItgTTxHLL2bavMzTVWxGP3790J+DTgqKKgUYqZqjK85HOk1PkCvmRgsQneDiysw8pC7XJ7xzSv11WIqLkqH6a3kuPfCTmd6E8YnYNbq7qcFpLwMtsLIE4XltRrqlRRoLQbEXeq1JlC8yO9bSoxk1hKk9WmuRgFfhFNqlsDpTKIK/6D1L/duD4bbJZmhMnk7zrVcMqly2fkQzC6WkB/sLL+55/44zy0lGWfgLye2nRs/aEcQhlrx/cd3OxI0k9NH9mxANYuYxtnlZq44fQ7TLbq6g60tH76TDvEPQwEBsOq57UyKpNRrTRkCJgFmTlJxFRCdn58kmmGRwOxqKL3r627rslzxfH6bbMZSU2eM2vgg9ebhFgdJxCEuIDYmzgz4fCftstcIPCUjbyOCUcIUVpjHR/mF7wNCCuajzoKsDjK4nHLbad7MlwLsHqJjgUKHAr6z7fPB2kSVOoaDsjUjDT1eN2hzrqmqYRInJ92dndcZwVxRLlvjKePCS10vDNfuK1UF/PkFeBTmKSCMawUSk4ejNyiN6T4TyyqvoicQ8bUcr0U3v2CFpvzsmyi+MYA/bpXcUn8jEeMhC2Q4GF5/0BSYCH+7uDP5pvHARFXQlw5DBk5cboakkUOizzuOaOD8x9NAKqyvXTC7AdIfi72rtvV8uLI6Y2R+RfaXX9RDK6gync44SyfJXVZnFNZOJl6sA9uhwrKNsxksheBcXYR9YBQEZ6DFqes2U+aINbhKJQ1esOkI2EK3KusDcSLDsrcE7OM2FD7myY2iEq4JjAQ+W1UAOl6KZDKXgbiJ1ULZu2ibAWeNigTG5M+Jaro2y7O21P3xEI0uoirSgPcLkTyd0u6EsJthrRLyTQjEgtF2kn2LC73mzBhJDZMjqQ8s8rrqhK+1Ogl8BCOUYaJjQeMvOx7PZD6vTNc8j00QfGwLe7cz+fxtOoq3M1jgrDC6fMcH4NTvaexABGBJ/eyx7++lQ5lwboYjge3HDLwBppfSrW2Y5gl9yssFGTB5MCZbXYw7INbgZF1WIB+6yx2VSZVkEPPaPhogRW/wc/FilOOoIykLZYTrp8srsxaNGG2LRyhIAHfTCOkzFQo/zi+7T/4YES4y10Cc1kSzUV8ZU8IH8bH7B6qizsFMvnHnu06WbYFL7HyjKa2CTHL192AfukaW4Ra+SpA9UpZWMIy4rF3tNBxAuiunvbr4ZPIkcKIaPP2OmO9Xcq7xlXnSOH8zNGX9LWVsy2ps0P5j8Nlb6fygY0/MbnIgprHA+J8Yk+2tHdmrKE1vp0vD2nGRW0RQfoBZokmWsK+nWoJkQ25wmNPSHYT1BPdu3org/AXr/39gWBPCgha4UF3qF6wObmBeIfrZ03AroQB1S7pWXlKfGj5Ly2PU9pzpCugYHkYQM/mpHYKSS4E8c/8l/3NDfufR4zhMK8lwlxdhUtYuYtcp10i8Mqk3EtXQNLFYneNYoh3z1UnGzKrQJ7QJFAWTHQiS53F+mtnCmmfSkUf47srYS6rTa8Rl6iW7V0gFJq3izhS9T3RceGSPUT7YfsZ1Lom7KlqinsG+HiuFZpTRCHbfnxDqPn7k//iM23782G4LnCkq+Jnik2M+3COGxmKEIyUw3O6gwWqVqWeeULeDXoU8Itg5YHnlNROb+b5s651Kh3A9RLXzUQFEN880rfkC6XUAj42lzJw1oFjniwsrbfB6BPTqWdLf+0hTpxoP2xbduY4pUrbfD6yy/Mtl+mNoAlscG+XbLqRQHLcBY3VcVUWQK1hi6pSk6Cna3EcrszyUfWXsAfeNjRQgpVLFigdd4CxziKjHqJ3HRl6xP3t2TT+Zf6/4V8XVU90pspHj6vgTvGsIMZ1azXLspg0GuBNwEgFOXjA632y7OGv2w1LZWBqcEo3C2pBMHwYrL9WUEC920bCPoUF1qC2v1+bJJPT/jKWQgYCQLVieaGqL3eV6f4bfFpSalkzP0v1jOOXMsngEGirXOaymaQ2VHRPlF8hTgMr8L/l0J4P6Nznhapw0IGbECKpTGmnxLF7MUcd9shm3xObAC8V2qyy8e2K6l/Jzsv5gSoV83OxU2tFaTxYnK/Ep7QVAg5037OoDI/mcW9vmuWcWJA1wqLJLNdUaonypvSPoSxAc6ztk1TS7vddGyaKWpim8JyLFBzeMT+cs33qRLyTC9z1v0Dd3LO3uXn2rcBE+8fPFDmbYTxgIxBkBUhZR5tHAYfzz4+GELvbylHyiE1ItqLxsi5GGf07Be6gCRZUpcs5RKw7G13incx2+bHJsAmER7tkkE0R4b3Td62jgmZoaULU2b7fV0eUkhPIGzkNtbmSBX/BxOJAeECdvYhV3OpTcHQmlFp3Qquf5vsb0RR0dhC8Ezvn7TduLD6i25OKXmELq2BMoqB5QClA5FabYlLy0L+F5cfrbt5GRvT+cgIZFJykae4u9RlF8AtNEAh6L5O/K9GhwOPFDSpNPTsl9/iE8LUh3Kk0cS4N8aRKgAJTNNfFIaBpC0YEjTaLRKWfBpC1YQs0KXnQvOhedCxlXXXrq+ZkdnYSagjDXI7dguSCBGudj4t3QMU/J4xg6QDW6LEXBaMyPEYx7e3igN6BZbxXp66fw23CIuOlyKP54GveeEwUsVLfNozhG8jRZzsT5N2PSA8j6Uh3WJbEmm663zabxX38BdrmcPi46E355FKgsdcnd0dpFd13kKrnnTSYSlpUPjoMl9sIOzucwUVu1vhj2t7eYu0IKzWnx1gc+5ckUXXpqqMtmkTK6KA8bVJl2E2qfuJinT3BbgDK+kA4BZuXUQezXXoWiPoXyZFz8o44JWyrKaJrjjox39JwzupE9iRNM0zLupNy92HC+8UsAprl6w0nyceUgULvCXhoXc88N+fQtdOB562jUo8cpIbgoCOkxNyd0CaC+tz6ZImCKQObQu3rAqxukWdaCtDcDOK5m2C+Zdg0PHE4zCy9ZmqcF4PEil0Vn/N015F6xals/DEhl3Gvh2XbGLolUbBmr/muj0gYxDwyJoU1HETfsPM6HTInMV+xWVP1JjfS1OuLVPiWUd7FxjBzpNxmT6qejIZ7U8CO3bRGSX0xq8obvjzphoVSM9ZNHdGJKKRTytSKdxgubcGbRnIH0+S+LmjZvkoAPRqPp3/UxSF7bWWy+j3jyxqp8TRa4wssBzYQeo8oKtn4ksauFllevclO/pS3DRu1eQZDPBzn7Tpd17cXRHyY5LqQfMew/XqP7pK5Phao0Ejlk8wETjbeS2PT2JGyKvsnzaruOI11nXxs/5ttWGOCZJAuQZy0u35JLiBtHepki/RHhGlOUtJ/D/jNKtTm7FmGe6F7bmsP+L9AGBabnIJeH8qpKe3m8qVlmMPOyCjas+VK5jBJzfjzJDEjWnmrJwy8BnS6xrSeWAxkdUhgCpYC0rqRIdVAWb09SlxTXicpSjXZUkanZ2KdE4VDSe90YHvLlflfbjq1hILWAawNlOyzXDYGILnkhvlveL8qUAgV5kl/j4iDJBu2kpHA63zlrw+2wu2gCEFaMwxm3UrayXWp4t8k1oUtTZQyz/ko53ppw5lD1e1GkitEDNuf3KckPo8xXAeLFdn4765Dwid5j/gTJGnmI0Hbpama4j8cN9B5q8P/JBSsBn38B1sEtJPvB+K5FqEvN93t/UCkOS6r6UWzuWQ8AgSfLA9ZYSLEWXcgQwHbgAnr0Ha0mDSpLLy6KGYdCAJx4dK3s9G3vTd6+ybvXwRbkb98nr9jGhROixf/Ey7A9w7SubxTfFOwTPvi16XxI4TQbrvimlY3nxMoeeP3ujA95csJbqb4j+OKMwFMrHrmCTRYzXpntN8QCiRK/3d5DqKbQ0+VhTBB6DRjAcCILUaXHSijsUCtGYYxE3IdOtAMml7Jwv7v24OOXAses4AhDq8QhSjgWVkaXA7bNmjVk15Et+sAACZczqA4NTx6QCJ08XCqXxh8kXYFPwtzOBLq8lr2ri2k+B6hNNX7Oyo9m0176H9EH6TiYVHMWc/Y0Gtj3SrLfSy8NAWt6U9mWf5izssWTFpmN8k+Ve38HJbEv+PxR4cHf/vhTyK8WsS2DBnzGDSt2yNhXRCC2g3cMeTb4aCUKs57DS83jjUxEQLnP5nCfC7iruWPRmA0duYrW0m9mI8Kw1w9c50h+jnTFCZWdhu3eVtIbSYfriGtF3spgbO3n2TJfJLPXEcwX/TQk3EJ+beILGCe5e97RtvNW8GFnSJP3xfNF5FvdsdAxeZttXqIgsPxHH2+OOB8GypGP3ACajCzQeEd2B7fmfs7tlRjy5cjB7l5Us+pBqD/TOMbHCSwvivzpYL84ZBD7Y6HbJ3Oy2SdvEJrCNH3f2t5SM/vuFn2f7TvkgddBeWuMAQDdVQLUpZZ1POK9TzsBNvugiZgwsdZ213hsZd+jkeLa+yK+zdo5n8Ihc7hgIRBUdRFmPBbAauMAGUv3X+0hdRAjxCAucQ+We3TwYItRHFGmex7hjDcHyqjfLBi1pLpmX+NKEpjjECgf67fx9I68pf66dhuSmKaz9CR7+yvq7qefBty/8T8+UZImkW8f1t04egdlE2jH7uWi9NKDsWOcPzsw5dxGvDZU/ab/rHXOYuaG66FfNvvxflSCKtU5+immXCqQ6wVXmMIL4qOcSVsBbMzpjJ0ib88Fh9N1NU3HIxgJVkqQH6CGtqekqbWVXSsj+4P9YUEUOC6hcplWlAqI1n+y8Lle13gJ7tFK09oowBrqbJsoh6mrPW5Ym+v8KwP5S7PPDeVsokv3P6EwyS7UzTSg2MCLFjZ455bGw4nQQOR7zORa1RU8Gy8BLeFBmCWx4uNFT9rs93lQd0r+vyN9OahTrJHuTZk4QNQbMaL5OwlKsbCLvON/XXs1aXU3h/wA3SllEH49Q2sJ+K2Vs6wnC7D4McjqjUrB8yrXMLtlMZG307QiGpvHCjUozUSBJwU1ftYjifs0kaOxfhUX5/1cIKDBdD1iyWUdTjGVJufoIscwRlxg5bqm6wbZOjQBsGXgDNDWAB9Ttzsb4oHaFaiKMInPcnzihRs6Vv7LTN2+zwvIHR2esxaLvGW0eGb21Okgjl9CYHF0IARu2W+aPveM/zkCoDAE0vIpU2NRsAwJG+eO4QTWwydkTO4q8vBScSUL/is1TT6b0IlCtUgi7R+xlNUJnD5gSLR3nf76Xym2Zy6X0BtkT9aXGKIQ6hrvLXI/7LDkVy6ggtmXITqzOJuaVX0chvPLUZHCJmE29wXiG+YjWakgwaAMYvdwZC51IlGEWokQ9RstgYDBTIWhfgjH9AKMB0GSxh84jbOipZZGQf7T9aIlA+VDpmttyBb+jbSNZBGMCaqaBQBAGioyF7su/gBimKFS++rkg7eoNP+CZIlJiy9p78LTlLxL4LncnDM1bV5T9CW92SGXQt7Frq0RTklh0KXl0qjUHq+1EZktwosxXJ7Jz6/vfSTxDSVT6K9fdTaLKB7F6LnarfItYivBSQmBssqx9ZdV+WoBVk9vyxaH081XdN9m3h9mgEnQ5MA5H5Dnjp42FgVDCn69T1LJRMg1sUcWCf2OO7KzYNDlqK+W4ihl/mqZmuyT/9/S3sOh5u33kNRCmTLX4KHIudYvI4hO5zEoW1yry9qnkxTyWxlVfA3mAtsHB2YXXuI+SOy7i+T2gJxRdpWG/X3s32zFa71rmCx28u2FyUWPITvVgeidr/5zaNO4SJkHxcliYWgEii74L58JKFkKS/CP5MN/AGt1Ke5CXq19cU96jnMuYDQrqQW1gMDPBgExTnYABq1kqYcnPRHgwVb5A9ong/Vzo9PWl6OeFN0MLFMqnx525CtkbnwRZtst9ifr9M0kKPP0zK/PJ5Hqm9CYcjK21t33HxnT9jIIyXfS4McFDB5YPDdFWIYOHUPQe5RPCh+7za0bAcAYmZpABiUoZK9cGbt/zZdE7KM2E1cK6+sTOhm5irbnG38lwuzRgC3DRbkXfWVUUbirYaXNok+ND/AUweQTg7gUddwS6qdCF6n/qBNEFdt3XhL227exA46wytz56iSI/Bre8a+wYX7mAIOSALRmarNu2fd3njLNFjKba9T530xn7cKNYbnhjiuguPjRzoAzy+jU0h3sqQOJWw7isFZnc0P9jbD9jg2+LVRG1E1ZHdJHFwxnyCuXEN4n2eoGudq4dtpJoOM3Y9LvLm0S7mN4lBaLeTG/GZWVQgPUL4omNOs5X7lI4fPxFIIEhnbqzf85rLPro5uPpcFWb+DeRLfgKrqJG1XwbH8DcpJnzlLepLtKI+TGGa+k2Uv3eirqLHKD2tClybx6DRi4BxuWI+SzaX1k+0LZnM4vuy2UCb/5Ce/83el6OpelLYIH6gBka/U2UjFDPnMe5AFqQZJZqAJeb5K24OJK7ppH4zVedmpaK0yDNeY2biuVnhI6lnjWgPyOeU5DdN3RO2i/Ne3ivA7TavPKqNm8xvoZpzBoW9RHFQASYqu1vkXzwhjy9ngqnTKEe23ek/i0KU5CVtsvZ05kP3zgEN8FC0IpWShyrwgxMTX7EJHWv0LrgecpBZRGyY1ZiW5756AOl0wv4RSEN51Y+rWILuMFUeH8UDlQACVMnxBiZaJZp0/TKf25Xtgnc9RUDokEpWHYVjArjtjtUe60wxzmO8Azrud0YXhx6oGTwmZYI0UkxOy15fkGafjlFok1mM5rDFt/EEzaOrtT17GfxZgt5Z0zPJrhNgiIOgHpfYdROnwaQvOxgy7zW47EOpODmF9C86F50LzoXKX27GkLzmjC86F5yKpKyuDBjOEL7xMbUz8KrYkj2GsxU5Lg23rCKWNAJhsY54JweJ/YoUvXUtfmtShtyOkuAHyBTNX83aIAy7AHUFCyEPsFb1+PZitikJ5mH6Sr6J4UgjHXC2h9j3sosGHdF6d0aIlhwy4d4NcYGGFgXNS3xvKLrD7Ahbcty/BZb8EL+8yr8t/uBUCO5ojWJNUeAECm7Xe7XajwbzKMLTPmV+uUERXMOj/8xiFC/BmYvVDPEsq1dQG69vqi3ff2OB6DerXyq3i+OQNWdGQiIPI6PZzhtaYaJliILJE5f0uob33sBnhIeYPtJq/m7gxK7+LZvG6dkqDnavDqJS9QJ2FfZ7qhA3lLmnyUMNDpV0QQZquQUJcy6Ve2d5GAXT7whB0kGyFG1+RZLgro7iZPG/u7dupNzniMl7qYrIlD9mjuPGWYbkmNsxFoEQxZN2F7ggQPlfMasMhghdRSXMts8RAzfZPL7hLIpl6/4afEq/SgJr7X+ErMKjVdn1DcAOzY29uEPVW/51CjVo6DIjnf6u7u1Vp+tIE8w/8LH2TWcFzW9G0y8oXoHqu89MHFqUXKZOWV/d7zdKfCCgTWGeFradNwVK1/Pwid892ELbQd5Vztdxnx7scEBXFEEcRG1ytdPT/ljiSasBpBWLIPngCDa7UHMJBX65jwTfj1qOJ0idbsCy2PM86OdCAyks40x4fem31YnG+tOfmlCLSRkp0Xq6QrnmEQdDFQQe2xaraerLPx1IphpH4vQw3pwtdWoQHEgV2/I0XK6Y0ObRDkOpg8MskwEtWH6Fgi6hNKOzPPNULvKkhY46puFG92Xltc/E4T0tzPC6RK36KCKrUL39q0RtLXoku6YNE6LROV93+C2o/D+fbVnqeYUvBTCERLrajnuMjjIn73HjVRocemJtr+tEAaEs0KVeBRtFeH/5PFC9vonLGHMxtzP1YWipMP5ZfrCuLOwfsC39ySnf8v7fI/mf8PlWy8F3v0N8uyr30CV0t57ncwwY2adK6U0LcjSHd1vVX8NiY9csdLf+M4x34r7HhSWgMZbdq4tRMBLHvHoyjwodBq3xFo/jCqZB/MLYRn2rvto2he/qXhboQguaeOyO4efDMgiq8rx5BanXxALd9OCwm40OpLXvbmRvyS7nWoi3y/uOsBK9tzIalzvlG71PEsKuZLNHmiOu8uCQQc5/pO6MY0fGBOSF5BlO13RlmWvBBizjWUhU/6DChbKQTXo3WEJ5UNygT0Vaj0T/O59xOhBvlFlggwcZbqhjM3A9/v0CYrbh3ra+9iMYzZXIV9w81blAYUJACh2YXkVq4Max1FSlmcAWh9LntnP2/YyYu2wfv1t5SuCYPLlhEr0gQI/AxL6+jLq3bueZwI+Z93EjpDlW+TByVjROCZp1foTac7AWmW3kqO8ayUSotkMvQZSRARFmOg6ibxfcwc6gcE810c7vmQisJU3oOeWh2w2Iosu+cLwPtY5mL7PzItChHza7fLoa7tU7djQpuTtlv6SWdl/ImJ3HLcLAESNIXO8O9mTkMjRyzefmsXwP6UFj3wh8XY8/cSpaOGDi4+crtPGxxS2m5a+nqtudhoQO9Jj1gjxcrNPzlWtHoVfSJUzXIINc6N8Wm7U6ytvTjGypJozZgX3/x2k6bBCU2HucSkuNUgZQW4ue8S6TxlZtkwKjDCqvhooesp1lad6eF2oTXFXluK7dVBpPUyBhGtaodGHijgOP0/Ym9oKR8yh89q3Kk+2dqArglgVrmgszmF/lNgDLAHqbRcu4nW2Lky2T+kFkASJFHttHVdfajp/7kn8XRlBXHNuAuhCqLCUal/dUK7l9KLVRyfpbgzRCysYUuqGTFK2axOFUtjFNd3iB92m3J6KVXjM2cj2QMJAbyvtYfuwYtaEpY8bz6ZYT2/03s1EGRh9njAaSNMmVXREt+JKC9/GIuc8Pzsw5V0NeGyqQOgSzfbz+VfjAtWcFzxoeSxUIsJQBTIpI7EL7hWSJ58J9fi7kHesBLZawVdQoMFtcEZt0FF6q30dXxExZzs2K++tSf4AOm3xK3fIhoKNN29GBKSkRuIh1kBfuGMEYPmx/eIsLBEnqHchKNuH850cmoU6r7Z4fF/CVzx+bOpZpX5++MzcrlP4VHALglqcY2bwfL8ZdhpU6Lq6GcH91PsbP+a0s6+ntNfmUVOfnmexb0zv9FdpzLIdGhRVftQsbs4pCybzkx3GeNEf2cK4eb38EmvRBXY5WjvGuFn2wk/ieuijQU8H53v8zHOk3ehljsaEK0c2zC6D9lYXhES5VZecXAXYLIAZw8hTbDJfZniSfzItXC5BB0/dao5ORi+/qDrP0jiOKqmI36X0j5MA5DxQoIXhgUi0O4ftkuIotXPQrvcn8U+4Eo8nmTdaKo+n3i0l5cAWlFQwRQAFwn0hAW07UGiq047XF8zW2ycT0WTjCKKKyyjrDetfpB+Dk6lshBc1QVdap0ECMB+TL617+BQmJfOmFzrFfLCML8VjD1Y/Wwpn0pozLoLNVn9FlxToCZhja4rMevnvyauNfzlEfFPb52X1QhTIa422qH3fgVE5bkiENobP43f4vqx7MrTLKz79plkUbKmtkSXRSNVe8kYboQiDYS4k49VAzMbS5SeCvGQFSgLHaTnxlmyaMJzyiFDl58L+1nKQsc2EBgoNREOLBNbFUWJORLM4JmA1OxFgAv0KpHESvd8JR9kGO0++X6+E5u3ba8wkCsFimxySy8Guj/BnHmq08nqZ0HSPJyLfdy/9/PkyR1cskTi08xKfOiNQ4Fz1bfTvEeB3lkzHx1/jS7a47hvXc/4OTqlx9l6RNjUoKjrTlJq3ffbgUJCJZ45Nk9o36HNcVeFWC4UjbFBpSIDH5I0XU1mv6VQt5v7n1ZsWxT7ZZD3h5IlR+VKx+rH/MCD0f3cvh2B3popxLG6+rMrWMFqd9JXb9oq84m/DU/0RM7NTHsgf7LzJeqqnnX3T9YDUI4FDacnn6cWzUwfbEar9+IpTah5u33kNRCmTLX4KHIudYvI4hO5zEoW1yry9qnkxTyWxlVfA3mAtsHB2YXXuI+SOy7i+T2gJxRoHw+g55I/lf2XyyFyrX21ciwpA3mMV2DpInjoJJnDh4mPX5aFUJO59wwMmyaon92DwLuEQE7tzOikOMQU9buoY6oIxw5EpGM7PAMXZhnGFYsIg6fHL87wM7QoGFz0M92+JsH6BXjazWfDgl36deNOwepyursHp2fahPaymrsRMpQeI7jD/ivX683R936tTu//1ehTdt2gu3oXd2nJPNyEQWlLjJGM+UTEHLz21u9Vnll7c+URc4OhIBPuwj+CB2P3eNXWCj53kQ5MvPT0drtJDWQ8eESXNpaCYmQAj9sk9DTRC/IR1AtpW8iKisqRLmhJGN6GWqYP3QP951XvaOJE6AkxGqDleG7mSMmauGvwH7EDaHwP2t2l/hWSS345O5d0pBc2f6IjJxHbusJ9dJptG4hQoJ+K4JUGhAnfYU/CpbqidcbwaNzMy+e4ip4iD+2b+27t6C4FOVUuGQOEUMcaEFbkEt6fLo8z9IZ2nMTnDFtJ/5Sn7Y/+8KAA7meD9nCwSurQxVwyYxaFJsl9j1DHjnqMBOl5THgMCqw+GK4wkD8UlbsTclAmU3pxs2FuJMNrJz+fjxKwd9jkMbqjS7iWA8dQgyqcnfPaosfLqMbmvAQiljeVKnunmrXB3Oumvv0XlXxppUvfaLvuwIVUwNUQu8DQWHtDMjsjlqNwM8KcNABUvIVpov/3HVEIQELOzY+M9Pw/NSC1z4GEwyecFNHzb7BF7HpFeonTKxB4/oA05odU0K/EYrGJMzL9juqBk+4qOywZBf0pEL/Rs53UdyuzJx+a58tS8AL+yX+I994TBw74j61gGMPmz11VTpSngRdVimk4pCNcEAu61phGWEvEtmaOD8regK9rCPEmFAZLsqjqcACffI5p4JBhsffjPmK3drjPBm9phX9zCkhyjP2tLXbW2vHaKpA7q6SM72J62EyJ4GOeFuEuelcHoZpD2liWIF5PduFs05nGoaQnLjxM9kFW76lj86qXum10yYy2V5og4ITgAAOO+w6idPg0hec3AJlbjr6Nk8DSF50LzoXnQsmQNzoXnQvOhedC86F5wpKgi7Ap+FuZphvPsrj2e5zr2Ia6aOPh6Jg893KsbLlZiXj6KL63mM1j25M8UiT3ylCO0y97KLBh3RendGiJYcMuHeDXGBhhYFzUt8bydNCkEUyg9VFrwuO5562soHADbYvqPQmA5MFtXcAAPywJ1BWPc0HUExl02qlLW1et//5CcXJg97pSQbDmhR4Uemn8vh5XscUeekcqegzfj0yuhnMsQGpQfua+vk5kvwaV4qZwPFroX8imwrUXwR3YUIyuScYvXTmecspOGpNCWTdydBpy5W83MX+1UrThkDgqQozRwUWWjCbQMH/zNuE4I+icFvm9p/tencMRt+cV4D0NtYc4nfIJNmqMHIVD4/OhKKW+u9fBTN+iF3EvqIvvMDQsbLHdxChSQknV5CGMp4MdLkgZD51JxCYJEeI2gEcD6Iv8va5SWhtOsNbqfrcSxCseX3lUZKRhZ+3BW18LqBJCf4WPsms4Lmt6Npl5QvQPVd56YOLUouUycsr+73m6U+EFAmsM8LW06bgqVr+fhE757sIW2g7yrna7jPj3Y4ICuKII4iNrla6en/LHEk1YDSCsWQfPAEG12oOYSCv1zHgm/HrUcTpE63YFlseZ50c6EBlJZxpjw+9NvqxON9ac/NKEWkjJTovV0hXPMIg6GKgg9ti1W09WWfjqRTDSPxehhvTha6tQgOJArt+RouV0xoc2iHIdTB4ZZJgJasP0LBF1CaUdmeeaoXeVJCxx1TcKN7svLa5+JwnpbmeF0iVv0UEVWoXv7VojaWvRJd0waJ0Wicr7v8FtR+H8+2rPU8wpeCmEIiXW1HPcZHGRP3uPGqjQ49MTbX9aKfAW1ItE4sIvUR/5PFC9vkWuQHrd6ha+wtFSYfyy/WFcWdg/YFv7WSDU7Y748gj7uXECFnmVBdrudhvKGMj2Nb/dxZjaeCKSCevnRhWkYubJS2pkP+k1d5KezzkahBlsrsyG7aTLWSbb4d1IuG6ZER+z07ntkX1WS85yleqNfau+2jaF7+peFuhCC5p7ZRr8sABzAejchBAwV518QC3fTgsJuNDqS1725kb8ku51qIt8v7jrASvbcyGpc75Ru9TxLCrmSzR5ojrvLgkEHOf6TujGNHxgTkheQZTtd0ZZlrwQYs41lIVP+gwoWykE16N1hCeVDcoE9FWo9E/zufcToQb5RZYIMHGW6oYzNwPf79AmK24d62vvYjGM2VyFfcPNW5QGFCQAodmF5FauDGsdRUpZnAFofS57Zz9v2MmLtsH79beUrgmDy5YRK9IECPwMS+voy6t27nmcCPmfdxI6Q5VvkwclY0TgmadX6E2nOwFplt5KjvGslEqLZDL0GUkQERZjoOom8X3MHOoHBPNdHO75kIrCVN6DnlodsNiKLLvnC8D7WOZi+z8yLQoR82u3y6Gu7VO3Y0Kbk7Zb+klnZfyJidxy3CwBEjSFzvDvZk5DI0cs3n5rF8D+lBY98IfF2PP3EqWjhg4uPnKpWG/X35vI5ZbTY+TYTmMczwr0Td9Yq5O1SjyOZVWc4pJEA8mjQyrhXUP1g0SsXH5iBnShnCW3PtX1SyXlffWbTy3V6qlPmazlZaQ0uArzTMfGnm3vJ8xDDBZ8qCrz3bmYn7eMDzWnH5KQDGSH8S2upEvczeUzi6PADDQPbqW3iW3luHMcjZXBIMfDj9rVvg9M/GIkXkrewWHnq+sdEjH1sas/zLQxxP62jHKJ4SdxhGXEoTqoxSeVUNkIE+iLLcFLPCCyL+FHo5oC5ZSVCpefCxKbL7jHNy3xsMLX3ksFS2E4YNigu4+GRgizFfbpgB36Ht4rBDAHhlALNFjIyttUr8ZWKt9HV8RMWcqbifAKUH5Ohz+oHw6S38XiNtCCcGMWOpvynVqDfgc/JeZ09i+l/VLrtMgUWdnLzHquhb1CDgyoTzbeXxF5Tk6I1pCcwo20jWQRjAmyU87sA484eGUjjgL4Dhb3Vqazy/3kfcFQO2j1p+bGR/5Xobh8ignWS3znQkgkEsXNyvCyqPlpEnW/5iU+dEahwKszE+RWUougleEgfg5OqXH2Xr3pFHYjGHKTdFRvt/gfri2hRJmwQhsWYEHOozO8c7+ZjnSbvQyx09umOnqBx64y4HUFdg+Q20QNMKJbhW+BPlFz/KDdTAGGyPk9at/h6Ymu+qMvSN8r/SKlkFRHfXpeZLnSPkwDkPFCgheGBSLQ7h+2S4ii1c9F9rtRcCKST2n9437Ibd6jgswsX5Vqc1vZBGnXgNCoktQKZoi+ghjhnpUJ8ju0j/sM1/f/UArt7p+MObx/wcnUtkILmqCrrVOggRgPyZfWvfwKExL50wudX5cp2fJIHvV8j6kNshKEPq9WC5qL/GOY2gCUuwPeAyj+2zTVxr+coj4p7fOy+qEKZDXG21Q+78ConLckQhtDZ/G7/F9WPZlaZZWfauXtLF1H/xJdFI1V7yRhuhCINhLiTj1UDMxtLlJ4K8ZAVKAsdpOfGWbJownPKIUOXnwv7WcpCxzYQGCg1EQ4sE1sVRYk5EszgmYDU7EWAC/NZZCn+uH4dZwvC0YcsaIhAddjWiDHThozNGISMiU1S/NNNQJwqq8cY5RW386b/8uBSX58mSOrlkicWnmJT50RqHAuerb6d4jwO9NeUMBl08Z33hN6AkPXc/4OTqlx9l6RNjUoKjrTrSE1bvvtwKEhEs8cmye0b9DmuKvCrBcKRtig0pEBj8kaLqazX9KoW839z6s2LYp9ssh7w8kSo/KlY/Vj/mBB6P7uXw7A700U4ljdfVmS42YOAIcAsuG3C0M1PE1cqiw9cNYAEbZeZL1VU86+6frAahHAobTk8/Ti2amD7YjVfvxFKbUPN2+8hqIUyZa/BQ5FzrF5HEJ3OYlC2uVeYljkA9JEJKseF/q6IZzHe+pILY4YZQlD9nczU71F6gfD6Dnkj+V/ZfLIXKtfbVyLCkDeYxXYOkieOgeGeEgzG7fJ8XHeoq/QIRc5a5YUcQB0ZwKYxJQ3mQTnWCLJd1Qlz28YchzRE8j/FI57xVO6m95QnRLPHUL3UOFRzdgu+EFD6rybOmFrbSPtU7MTL5s77vTipHzfM55N3cP2AE2ALNYtZxxldGNAF5HLunXe2OQAnonMieIo7jIn4eAHkPfAi9467G3ZiQfhioRmM0taRfOOs4SYDS6OzOuIt0Mwc9vHDjl4uegcQnnb1/p1AYmQ+BfImC3NtIVNPamPvO0CKz8hHUC2lbyIqKypEuaEkY3oZapg/dA/3nVe9o4kToCTEaoOV4buZIyZq4a/AfsQNofA/a3aX+FZJLfjk7l3SkFzZ/oiMnEdu6wn10mm0biFCgn4rglQaECd9hT8KluqJ1xvBo3MzL57iKniIP7Zv7bu3oLgU5VS4ZA4RQxxoQVuQS3p8ujzP0hnacxOcMW0n/lKftj/7woADuZ4P1+e29mMedFA5mFelJsl9j1DHjnqMBOl5THgMCqwvhEha3nhCRvgUGTrayTKqFdPa0FZptQ37eKS50kA0eqIDpN2zvLIbIF1eZgIHVWkBHeQ3WDC0w6wyLWTpMpAkhQDsUkv2TvmSOgZ7jShy03JYwn07nR7gwLAAG9J74KMNABUvIVpov/3HVEIQELOzY+M9Pw/NSC1z4GEwyecFNHzb7BF7HpFeonTKxB4/oA05odU0K/EYrGJMzL9juqBk+4qOywZBf0pEL/Rs53UdyuzJx+a9266fzAxaUvFjjqhi4Xf+bvLR/c82euqqdKU8CLqsU0nFIRrggEqcj9kjAm9lszRwflb0BXtYR4kwoDJdlUdTgAZkKSRumwCbSgAdL5IzjSw4oNSUu9Bj8kihhBoMXIJtmnECo+YUgB0xNqbspFpT653IEm7KY7KMm3iBsl2v/Yv1gv+/KhFxkWBFD0l2QVbvqWPzqpe6bXTJW7cxlM3vOgAABqPxFT/58A2dj7aMLzoXnQvOYrVdjSF50LzoXnQvOhedC84EAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=" alt="The keys of an account"></picture></p>
<p><picture><source media="(prefers-color-scheme: dark)" srcset="data:image/webp;base64,UklGRmY9AABXRUJQVlA4WAoAAAAgAAAADwQAfwIASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggeDsAAHBIAZ0BKhAEgAI+YTCVSCQioiEg8miggAwJaW78LX/tRHAMjqADWA9Jw1+zrqXH4z7F8hd/r0Z7Z7naf9l+lfu8/znQ5eyH+xnsAfsr6bnsjZFX4T/rv8//Vnvy/qH9w/YD+0f+/1Z/Hvln7T/bP27/ufsdfz39y8UPmf7V/nv7j/ePYX+QfXH77/af2//t/7o/dn9A/yn9e/b/zH97v8D/Wf7d+vHyBfj/8o/xX9n/c3+0+pX++9rFo/96/yf+F/bP4AvUH5X/jP71/of/B/f/Q3/kP8H+3f7//In51/Yf9b/ffx3+wD+P/0D/Lf3P93f8r///pv/Mf93xmfwP+v/YD4Av5Z/W/+d/gvyc+lL+K/6H+R/2f7be1D81/wf/W/yv+n/bz7Bv5Z/Vf+L/e/87/9P9T////x97///9yP7e////t/Cx+23/4CXeMV03mXmfbmfbmfbmfbmfbmfbmfbmfbmfbmfbmVLK9f55ITtfFMHuFfJJ1eUlYKsApjK9ppfwQGuAS+cFnYBjJbD0ux/ycgiCEkyth6O8/uo+x7dR2cL1bHqg15hl59GIvWhmWSrJj5fzeOdkw4j/fOJFdrSL6Ff8PIC3MvM+3M+3M+3M+3M+3JUHdUqQJDIJs3JhEMa2KXnH+d/ONANShvzZUXWQM+QO4oFbnLO0FZrKGYOOMx51D0CGZRTqbolIAjhp3gguZWCB5WuL18b5IvlwkZ5STQGRTiCmILlhup6L4/qYDA213VuH/+3M+3M+3M+3M+3M+3Jm4HI+9ZA02xbvBhs0/Q1xq83e6w52oTrBN6GLYLu92YC2DIV6GLYLvCC2C7wgtgu8ILYLvCC2C7wgmAsR//bmfbmfbmfbmfbmfbmfbmfbmfbmfbmfbmfbmfXabj9SR20Co7TQrRXSPnTIN1QD4+uNvQVXwSnVISdGWnFy5USwBbmXmfbmfbmfbmfbmfbmfbmfbmfbmfbmV+D8D4P4cjWbZhu/VWetOEdwG9THo1vM+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M1Vq7gItNJ+Siu9GPWcBFpsvyUV3ox6zgItNl+Siu9GPWcAYhbl92QYrcy8z7cz7cxTS8RK6bzLzPtzPtzPtzPtzPtzPtzNZ8S47+3M+3M+3M+4+zbdTNgdG8BK9zrlOAC6u0FFtSQbmIXpP2ELDl0EBQF36NFalh64cE6BRWWZCauy1PGPNksuMAcjKUsEQq+TJKHvSNtF15qyESjRw1nGUkEqtRAJICfuVdBOxhemHJIM/dIOoICzcfDtbxTORT8FYnkkVIYEM1I1tV+iMQSXjH5S0arNJg71Km5fruX/bmfbsBbzLzPtzPtzQwTiTYqVEx4MlCKmO/wYW/Ig1qnJ984u7uAm/8BfPJ7CdrQkeOdE4tEhYCFUt8FRg5y68ONOWvNATw9sBsOSAu3CCETEoLmlEW1I4YLRLgd7AmXSFO3BatahinYsndG1ERG9uZeZ+YAIy66bzLzPuQAx733M2gCdJd1PTKZGWm77tRXeEFsF3hBbBd1PTKXD5OeLzPuYFzLzPtzPtzPzR9yWGBoo21mXOQpjWlBQB9qRI8QjK8VfInFSukCPpCRLj6aSebFUoEUsJ9+/aGW+pbwds7yuibQwHbLqFwqF6GQyYRTzBAa9egI0Od03cO+Uu622aNkf3BOQpYHgpCQjMT+/YLCgFv3uXmfbmfbmfcfX9URvjUEQHNaXmfXS9EfK4vM9PgrdsZnWbaCha7zeZNDqdiQ/eoM2jSDLjTfBnFNh9hitzLzPtzPuQLEaMoMkLqEugxtX/7clqwhRkH/7cz66P1cwLUvHqt0zcUDGWdWMV0iWYdD2VDdggXyL+ryO+GTYwSKvFUEZjBXTeZeZ9uZ9xKSUm8UDFbmXnGwEZddQf5eZ9u4GpxW5cXZfJvfXty8z7cz7cz8ebfkLYLvCC2C7wgtgu8ILYLvCC2C7wgtguYqjdSNy8z7cz7cz7cu9pe9CxvQxbBd4QWwXeEFsF3hBbBd4QWwXdjn25n25n25n2zl3hh/kUkxchUfdN5l5n25n25n25n25n25n25n25n25n2z3kEcjIam/B0rPqIzkZ1Yxfxh4oPlFr/UEvOtHlG4zFKMrXoYtgu8ILYLvCC2C7wgtgu8ILYLvCC2C7wgtgu8IJYl90CltlKAdK9Zu8h1VtYesGL7eBP7U+KKu+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M9NA83e2L9v9USmaifRYRLjiJlcug2BuKq1h9p55oRAybnJNN5l5n25n25n25n25n25n25n25n25n25K8YGMQ0PLz4nMksFEjpISb0MWwXeEFsF3hBbBd4QWwXeEFsF3hBbBd4QWwXeDmZDee94dPaUcv6vzm53aDKarE2yuotZ/BGjVMbiDfWVJ+ELV7uLmfbmfbmfbmfbmfbmfbmfbmfbmfbmfbmVt8HnHnpRqfyRpidJd4QWwXeEFsF3hBbBd4QWwXeEFsF3hBbBd4QWwXeEFra1wmaKysV7nmOchCN9RoeOIiUrtbT7j3/7cz7cz7cz7cz7cz7cz7cz7cz7cz7cz00z8HcIzHPgIkwRVA57qyBB+ZJFNzPtzPtzPtzPtzPtzPtzPtzPtzPtzPtzPUogxnXOvdE8JgLvCC2C7wgtgu8ILYLvCC2C7wgtgu8ILYLvCC2C7wgrtDObGqbCc6WPMAcasiPoEHV4jXXTeZeZ9uZ9uZ9uZ9uZ9uZ9uZ6a8EsuLy246yBCKTq3CT4S3yjv0FPw5BJZpQAR5oAo4aoIDLTK5z66aCBEW9z45xI0zcN9BpuE3tX2FNSkP3KB8L+7DmADrHH/RZGKwPSG0hgEZGgnjUNCxC/QY/eL77jBjQgkT34y0Klxr5/iXyuLckDdaN5l5n25n25n25n25n25n25nqTFlpuKQGPhSZGqnVAJOPMVVcGflXsULD8BEFpNs8dQDYqjBoGQXSn1M0qbOMetOfuXmfbmfbmfbmfbmfbmfbmfbmfXeech5L+VuwiowxW5l7gaepvMvM+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M+3M+3MzfW/exbiuBg5KSKK2lQ7C1dTolHum827N5t1KpIN3/HNnxB/Jmb6wh0llN6fU3BWXmVvoZ2K4doTp/ZZyF3e7bBd4O9wXeEFsF3hBaZd4CD5vU4NVB5hngbThUSpo3oYiJPpR3sryOhQLeZeaFncdZtz+YANbyD4vYjIgC5/M/lVinkExlk3SA3YXSPTuFfgpMOs25/MAGt5B8XsRkQBc/mfys0C9iMgDnUWeGxhjiH3QP2U8nn70LG9DFsF3g/OWbuDFsF3hBbBd4QWwQCO69ZYOIA3VFMUf7dq+oAOJFsFu2omPUDGGxium/vdEAGt5B8XsRkQBc/mADW8hXR+xe4w6zbaQQjJuwukIEFdOX+gqsWDNpwU9IyIAufzABreQfF8geBZYutoAtpBCMm6+AAAP7/r9NPSNxdDgAAAR10SvI0TCYmNgRimjaKrElzuc3gVHJvGcaJlZukCHg45OLjidFIq97T5OmmkfUIF6xlUxS8H3bGThEjCLP3yID513hl7l4M298ZqW9gMXI3wKu3Ti9Zh7xqvFy6HaicSojzQTlS0F2YyxMrzelTfwoObH1prh+HWx/7ZUMmSX8PKypc56csd4SIDMpD2H7UvmozGfhoYtxKva547PZeDpn01SUsERHqOAK9QEnnjwShojlQag9xol9qr8IdWpwJ6bTNxK7kmWdC/NkGDXigwFe2roX+EEXzWdH9TfUSbZ8IZmSvE7B8k+jsbAGXRuwCC6F7Q9R7vfiSDZ67+zMr9AfDxusY6z34F1Wmrr9ayZ+gvkUAUgW06D66KWf1J2OTGP6WArJTB+Um1uUd+3yaFVdZ7/xSwDmY4XdH4yF9e5V3N8LPEojq1mhly8+uGOlMSbwsVzVMcDajxNbHbCVOlOPjiRjka9rJfgFWpW+EXpznI4qeOTEnpsKo3yp4FxIhggJ3xV1+3ErqjKiKzc4q2yEcK59oI9uk4/MeLUuwk0d1PWzA5kPhHErweizoQxcQ2UGlo85Oa0VyxU60Y0e3WegCwn2ylI7xdd4QDkjUR1uOnCxY+VDQ1e1GYWSJp4M5AW66nd/v4Y1DjwLYpU3+O++oq3zVXk2Qwu7n6zvCBalCvk00x3c5LhIuXDDUpPxRXXZLQ48G47yNNdl5HfLhEtpd3lJBXkxm0Y7vruzOH/Eb4DI90TEp+F3qnpz0K2xT8F39amY9iqk61dFT2rjyFfxpXK9PdJcrCP6tpsn4GBeBoviKiMctojW+F5APAVSQVj3616pCr1qCqq7461hONHZ8NV07qwkaVujzAokzkUx8OmMp2PHZB/00NxQvBD2wDPmv/XlakuCQOIaO6F3ENmimuIjYW6z+qQWIsxPs0Zb6W88jG43xiavWC5e5MFvsBdzN549BPiZ9ljIOYE1bsXg2XzmPescWU1ZQahkPT04b3ugcDTvEElOFCZRmulQf7NxY6SuJ6MHXqWpbQYxTx367Svvi4xob2PsMiqyjTv6yIak/TOByqBAO0rA83QpV2xorpj036Nr1op/Vu20e3/Jv7HskoXqt0iCRUgxeKFNTHRhDsy6anol/zXoXB+0D8qcCl+OnvzSFdib7mGT+P10M7ezsskhzDFSOISkwWBwALyc70nKnAPaTZMqlYjc1IPsReK9QLzTEkPTMVmLaW1Ce/kpauFj8YXbiDY/xeDIo7U+aOsuAWQdwfV5+soLZ/6HHhxJ473IGiJh47cm4cNmhvrveuaL92C479EANMqikE03BVRggqcXN6MJbL1iN7iIeT41ppWy3bVrs2zdHXkWZaHGDBCuYKq9w9LgUQvNnuQe49x7uA73Dcta/h/j2Un39ZvAQSSrM3g5jKcmNE3QfoEdHYtuRm9jmAq+dOmW8Rg+Yd4JXmkko9jzq6rtre6ssBxXYE/ccwUC1q14r7rlW/sUP++YX2RN5Uaw2tT7ZC8UOflwGV2IyNsi95iA6depAR3avXbhQl/ZsKNbdJB1mHnPp5CKTs+Jt+ZgqzuQMeFR/s0GB7LkaAInv3afmT70YFCQ1fR+2Hd2SLAACYcfFIUosFkfAak+nm6t3eUeiuMra/43zxotdIsBQrM+wkNh7xSij/J+sfFJP02b5ESA8pA779+zTidjfLwaokhnh/ozIXKLHX/qCt34eFJrZFc5caTXWmlHjVagkKEGh1TlBkiknJvRbF5P8gBF/LF4mIkMbYM7iHcuMvKNVyJcQrWXg1WfO85Vtz0JmbMR2gPUk9IMWakzrK3yTPDepb46aXSO/VF0HJqj0RPY7B4ytJvC4wi3fUkLGwv1HsG4xj1HJ9dPqWUIEpaakMVL5ntbYkhxq0Ar3k35UjQeibVXoX0cSB7fmWCwqhpAdpFype7Jy6NZ7iKH9HBTz4q7r4OO8236hwCqNolU5hZyi3/LOSHBQpB2GPtH+9A4/bxCiATfti3UqyHmyKe0r0lPMrpMMLe8uQeTyciPiS4qqluLhOz1IH++nY889cHVz/naawrVz8udJXg/TAq3iC6Y5TVdoIk/MkuLbuEN3mrAZ2JwhT3TfzEA46KGpiZGSxM4QK8NB8C8xnWeAEiKgOQv/cvWRivgwOu41xKo9qskp6SF334TwkD7ElreK0OCCOG5xWgloP8mgAWbgZsTy8N6cXyIdVGGVu8cQu5BHAeVwo8AaUcT0hu2XZTr5PYU3gcUsgkoQpS9ul8k66w+w2XM2o/i8jac9FfrjMYbcAYuqvLn6sQOxuzrJzynFKBQtBymR0ihcy6C3xK4kbntQPKSCAiA9p/CDYvTVwWOcJAVyRNvBJBjRqmXqRryoHSHhtdc1kjrYdBOveca16fol+mdIWxm1v0+dne7NWL/w9QO7c39oaoJQlrP6WPGR4El7H2bpe03IFzpg48bsNBetnPzOPrSFJddpf4Lp5G01lD7+ZduG6ZttZD/NQ5Z60VoVwW9/iqKaxGKNDcv6qekgPtkTFGBENXnbzFgBJrs8ewnZAD1trqxCBlZAgBo73Ce/oE38O80bety1FLsw0RB2PpqHog5BU76zwydsngd+S5gQz71S5wo2x/LYNinwq2aMLpR1eXsXCiSbYu4uymEYW63QQbb1Agg9mQSdAqO0EAKjVTqBzFwp5jfV4TDudad64txb7t9ddu9jm1S91Jz3c/o/L4D916KGbaPtgzQKoxqY0HW2f7w8rPisAwu6kXn/UTFKae4twQegXsg30/XMFiHEwfrTSSlXdUBk8FPNdSBmKUehz5OF34ss8ulKTxGIiMSHPLIpPPCiH+5+XxPAAPtQSDaHLxqGWZquzi3MkU2LKt/9OkciKHRWnjQFed264Vr0tDrkKVVCUUP2IIHrra8qL8aFp5RMo7z7N2tcw0LJT4RJ9HMPW3RT6Hq48X7xh6R8EY9ewMIww1XoCXsxgFROx7ylfigVReMC2svZDqQ1V4yWYX4HIdSGQ6kMh1IZDqQyHUhkOnwoUIAAACCgLVOH3/wX8aZFVFywCq77SyToeG1yQ1bdFWmlG130As+T9OXLc341/oqHHKP9PlP6na6r5FcGWVOux9yLkFsQtEoSgGkQl8WDstQXmJTTEUK2ru5WcMgfrJ6inkv2knIEcyj0EHwGmCEjm2v6j36BvgFjHGvTbblcXjSWNVOSJfavpn/WXafUo/e4xU9pv8UaU6BckTnirhgVX7PfVtYgQbg+/hS03cuBP3henZIorGw9lUoljGkW9RsTgWFT2ft1LV4OEyZSvDI5yYxgZo/xRWAFkdsXq734MrA29EJYr9rd6j2yLpxmViB5orrGHY689a2ta3edDfUeDYL8pEk5wnCNIKrlZT+SEeHR8f5DJtc9Vztxy+hksnzIgdSmI+Sv79nS/3Ijq5WaF/oDXC7XMyxTqD00qfEnthsy+0Fxi5zzWVN6y0grNjfR5xjXXQAMuUYHed4v0Rxm84DJWdqgPEBlzj7RjcnaYyOeC2YuAbK7B5YDrsMVH+AO2UHUFVWD79MIv1jNcNJpAAAAA/1NJGpxNdIGczpL62N8piTlBfRjCOtfhEWUOHaRYqwXMfEdW02xx2TlIPRdXRxvdv4wDwD6Gg5WBHROWhsDkWa2Wqyx2ZsrQkbtbAkkAF+QbmmeYweVIzJYRYqQvlHS6+Cm1YhPZErGK/4M5mAfeXBziBJrJGRWdyMX0oxXupSsooKac8gx9ZGffs1XaBSURgJOpyN0OSsCcMjHACn/MGsnw6WMe9lpyVAAAAL7p9NLJnnMKnCurz3+bNYQ3bhq1oKgABHgDWxby5QyLJUXLpOuWSvUIAAN1cRT/QWmdEYOwdLlugjiscpQ015p9TnRkYg8/gGjQ5qadDgr3MXShRIUCga2+o/9fdO1r+FAwhFZOOX/CwrMXNE5HBaEZ4iYAlw/tjkY+SAkZASf9rOW8bR6VcZ93SIP0ZWCafJsk4l3aDe3oZaF1aAm8l+nqWNr853tz6bKaZrObns9py1KFcFkKhX8YF4GWxvJHdb63hu6mRwqFIDvxMtDNoFyV/YQcVnGqQEZW+Xjx8nQpFxWhRTWIkbevAktJj/tI0P6jg0UllCsNufxbk7Xzul1ScTk3qeE8w1jkEKdpJRWY3S+dJlYfQScMYU42Jgm3TeZqUJfsVrGvF5NqwYKVvENp7cW36NpJTmjgBTguPyz4r4IzSI0KrgHe+wXolI7oJY3G1r7DM54JaQNclE/8O8tJe5SRvplZ7Tbg4BfiPCS8fOMvkLGMmFomKHVNDCAP9i0CDIp9C9D/H6v4+HN2ocjPgYhEzz9cJhLNaimqfZBo7M7Q1oU4J+f7xW221cxBSZpixN+QnDoJCBN3TNCbY2Magqz1Oe/iA46rQvECdHtzJxQSz6fKCP+c5Ptkn7bgG9VgTw3JfkH1il/faPBpydkwPlLflIs85T1R+ELRcZ5rjYFyKX7HyCokAVa58hLIZNfN+jd0hkMtitJsIPlziotLO8Mpq4eFmmeVH0M6W0nvtpU6dQduUhMnDJL+VggKvxRY6KxYeMCe+2jj5+acv3IBVBrCuZDN9UvJe9FywBmTnlS6QqpKv/6rd0RIhB73yH49KrfG7FNqYOo3R4XcZXEXBajhBrdEwzrQqzqOa5JX5uBEItoQpppis0Id+BoNSKq0f6zzens46y6/CWI0ebN65WCHY8a+k5gVExxnWfYoBhGLRh/hmZXpDLCcZ2fi0QuuWcoEjxo0Wrl2aaXcVGqIz4aOMNyOku1zq4Jah2UY1fNol2asaZMw7pb88XQSC+27ArgAE9HzamPk6Jq1SW+xUYSOv3FDv+uTGUR/cRIRgVUXF5+is5MzaJXL0fs427BEZpKTym57S5n6iWxuZPaxBLMvFfdpCEQTnspitymNE8+kGIaT8bZWj6kTHAq6cO/2qwMWi9p3AJW2BOyfwSgGwy2cMmiItZX4ZONTnPKfbk8NdQf5+w9P56fMyDi5mhN8IVybjx2E0NR+Qx06PQVM4Ua0HSfvobXSQO31RsiLpbHzrpr3XoB+tEJfuM+NAjLbSTo9O5R9yv8Ev36MsPpmyrFIYq4sVwM3i46oyK4pkWwPXzyJ46BgKBjSad/wOLFyEqXlNkGPl5jcVi/q04nWrZ3u8sg6GtAcaI3iefggb4aFgrKT/vVe/CjM4Ze5dJY01jf2RlYY9ssSFzlaiIIP3I8PPF5YkU9xmkrmKjl9fVtIhpgJJK7mOZ9Ztq0Hx3fvLHF448y3Xr2pkkM4xuY8vzcti0qZU65VBzvGGHgYIvtgPUDhpkyQ4mfcE5+Jls++CDs/3rMPgCX00sc+xjG1O25oDHsk/e1PCEawmPLlwhnxn0WsZObluie47fxUZX+4AOKQxoeDybyojzKtOuXHIL8/Ih2cbmG5oPwhL/OGotP7x54mi2sE1cVUAe/LFXC8uQt2ZgrAO0OKRO4WoZ8W+JlxLFM/Jx5KfSMiEBwW7aKlbxLe8RkvdZQFUFcxB+DOC+1zS/i7PA+t03q9tRE4q+keDvX7+7mZJXTMiuBtKpAGgGZCGbcUfxTEHBJWZ8vPRuJX0j134ndxx2Es/7vc1DCbb/HkGyAMUhCCIAYgLGUnAg9ZqarKLeRfzLq4kdkTHuEWrGIvIzQJwFlprJ9PE32EiNSagP227PFMWpdhhjGtSHdIRSCXlO3psNoIYm/L5vV3abLP9nXD3bSbXbe51reu8RQB3AhLuLGS73Od07YWyB0UMVEGVidrVIzDuMiX3x6rxbMc4ISarzbjLXlcNWNB8cU7JVk9eoF/xgp0HHAfyTpvw1b979pEaT0jOa0R/Cs6zj/3bsOmC6+u8QYlt9c94nGO0h8LxrSjcYLX7sZyiyGU2RVh9f8uXbspIyy6/E4UZPiX5poSXr/f1VVjJ+owUSgqsUksiXSipkG0/4bovD1FyEym9ARMcU3pbbKT3C94clCFlWRfnHtfZcFw0fJuujxKiYRjgwHvGihDNmYlLEjaxRFG326XQAF/XVf2/w9uHpWT3qdaUzqGAbtIdMSD2awFxe8DSq7IrY6LPvtFGyZFC1Qqv4KJak1goNXb2rpzM0leJ6XQwe9S3t5fjMX8CVINaYdDcicR0+D3qyMV4Sn/P+SbVK4Gs0+rqBaK7ySSsWjBSuP+OUEhmyBrOlPpX0xaNcHLbK7QV1iPebX/9DC4Ql71KkRucciHX+VgsUKQtcMFDO9DJkj+AX1LXrP9mZ8kX5x7X2XBcNGn4R3TgdsNFXb+2zQi0PNMCqcEk9WhMagy/MZt3Uk9FG326XP/7SzzFu+kNRutXFxfqM9OICp9gHOHJi0HWABLaXd5SY+9giT22wD8OviwFLBpWnZhx515y2ZJzJj95PhMFXl6ppND9O3JiE40E8KiutJo5JqJlXT+poaH+KRO8w1kwYHulS3mN6WnGYWtOvE2x5BNNkuRNDuq4aqC0qX4KL3OavE+Wgvd6xEPsjq7ORpSKisi13Ot72Tv5HaLIttAvYnqbwQLaNgFxYhNwVn/dlsUOtv2AXpfQ3uYMxoXILwtQlfauaKgX7tbT/qeBnlV11jXdFL+OSY3oqEqhG/eVP3/khbGV3F0rFgoRtDQlkEACMWPxgfHrTxEuwTD1lGbgFntkaEs9DQMkg9lDisPTnQLpwRgYO8UJTN9Z2/zbUXrYSGJ+BcPXZI9YicArPEGe85E6CeIWxmLfSKtWocENMKFp87uu/ZtEUT67cCh2nd+ILAlQp7xK3wGiO0y+BZZMMF/V8wso0sXCB0Tb9R+49SiNgQO7w4mleK00S7FibKIc9BTm67+GG/LzEvGE2INV6o1eXOSGTzb2gQZ/J+CkJ05KQeV/SQmnxg1kPu/iJUKjX/Bd5BddzXamNdu1Q2J8DvgNTRxQb0+W8fAzPuIkbVKWCnE/cBNIu45Zm2miwH0R0NLLM24lOj0R6LFMB58kYHR7F0iMkX9dtFQhb3fzeLw9jDH4qntPe8EV1bK/i8wS+6PhzSEmDQ7AtVL0+hcKW41N7WpvQDV3egAj/bu5wCDcrIwrPfHdPOfWuH+EHSLo8o65Q1g9yBAsn8EkDEL03jPJAv8o5d0FJTCFXZj3VmNPgIB8JA6lR47cMW/7SYWEfR7AcgIn2kP2XnDewUZJqWDxnYVB4FJzWvrWHHCsAbpA/N11ZE7kBaS7ZH27vCa9cTIuAjz+siY/k9x1BE3YYGPiVTed/YagbQjgiefgjNdPkIQOLZijft+O5N2OAePgnSXHxY3A1nDOnk8DK0OZwI4yBgMkrYuAGp4XySJim0Ojd90RIG5+f1++qyEg2c1F52bem+3tWS0VtsgNkjsMijyn5zpABxbNoUoQqLO85PfvNIpkeP7/t5tLm39AyJZTI9MSIiG4iGQlp56unaIZnM+oLtZTIRzjnyWW5P4vqQTZXOm6pWAYnbTIAEeAyGPeq9vq6D0oeoC+QVPzgOLT0MlXg0UW00V/iFL2qEfjlqNEGSHQo5ktd1ddpAiHgqqHAoiiIbb/Ss5ysp2u84lG4XBBKIzxNCMMAgLCHaMiy6brTF372fzjm3u9qktcJyAu/akcoyyxsIDQa8Ef5BTuG3bHs/lv/g3F4KOWgfeuYN/v1wBHblIJKUypc2/dBmtQcFsYItXTUGiCR9K5WDvfgeeOdWziSomL4qxCo9ASDTfvucBP9LNyBftKGzHFzSaX0EIL9ozdzHGGp3Gr1wXa1gT1hULt9OI/44Zdmlt1EJaqMWGavfCVtbiCBQM0DU1iQmIRLc8C3uj79QNdL2yNfKzK1PKqBPEIW5seJi8D8guIraFfm1+/q7yMD8OK82vq9QHGH/taQeZt8oPsBW6aQlw/9Ijcrt4BvaG266hGHXGwfkEAfBrhlQAjrYjsuslLkjMfjmzXgYwmdo2CEDzHt7ALmxs63Oht5GbUYZnjFunWKcwq3VFk6E5+GwCcgpnFQf5x13iWs/Sv29yIiEuJQtaNUm4tZ8Durj2mxxNKKaawZj1fLHvT62O+UGsZAMlUyAFKnQwsv4EVsHgDL/nCkzcjrFYxOAf++8qLiaMaEW4lcspPB5j+2Sb1efXKy28q5Tx/E/pIRWnukle1lM+3KFnZp3OhOWkV3yqPbtwSu3+WsKwOuX3Ck/5xmwFBsHy/FhcN8QAkEeu8g3eeHy1qBCrTGjyt48rZZ4U+gZoEoszLcXZlsvA6K0uhvqfEAH/leTf+VDCoeMMconmQ8dsOZaezyQo9F5C82Yw1LJzx4F8NA4F5Pjd7MJTviucN2a0ynJGtuqW7pHniZ918qiudiQy/b0jpkeH147y1s6WZSKA1qONWu9iTRnOewK5BDpJEnt0GhJL+PQHlnPlvYa12QEg8j2aUKBUbnvGY7Zt8ZzUd+JmT+C4SnHl75gWKrL4dvf+CSiw26vkPA+mIJMRkM4asik3rJDFjmUFxphlPF1OZ4b5+T5v6j+C1CCRcoDxYP2qpASaCCOpyjAV5p2qgjA0qeJXC7KaOjY+PWTOWSxUrYiqB0nA76DrgsZIx9Nx7F6EBwkLJq6I1+GWd5RY4eae7i97ijre9fbELjLl+88gpOLxORiV1EuC71oa2N7lLBircuN+z/ho29oQFsBuk9NvWvKeRItZMJw4PCyTq3JVino1+J1GKrTO4nVbuH7089uJgKyGgdwdpfJTowx68EvayNWmbC5OFCocx1PIx3d8ezyUBzvN3fwkFrrqXN5cIRrzjCVUHVKrwa/G1q5wekQMKOx70P0Aa8EzkqIoc+LEvHUm3nUfMJPzkQna8PYrpwEhLdGYMgIlMRaBzlFzVfB8VRDpfPoZ4OnmmdVTOEFIzWsHcJOZSasQ7PhD/fq5NvEtGfzkGuFlVK2Xpz2xpuk1TWYkr8t68eBkEdrOuKYcRReaY/1vhc1WaRcMy8mRJiCL78E0VihF6uNxZ7HqZALm4sdMsY8N73t9Pdbo3+npcV5zpw0cNZKDPUrIPmTdpsI1i3Qm75I0+VDqHXcEyInXfY20G0dNf2ysDrZwa1k8QgKFvgjgQ3j478Y2BfVK35NXEbEvmZa3TSXdBXXCFuDyRjXn4mm1fxMyCYEVy1F3A4SW71JMetYEz+4x6KY1wG8t5FiE8UhL91//wWCw/6N7Qm5ghu94x8yutfyjMeUgpsAPGzQKqb2J9OT4HgmxGgaL0Ojo2a+M3S35+ASLBtXJ4WkQsQvOD3e4pcdUa78oXmAwILG/wdK0YC+vveKS6B5M1v0RHg8t6JYLT5c5YYtsS/5v3cTTZ0qPOg+Lq07zSV+sUQibnh0GIcggfLLBHb/s2rBt8IFydpOv5zUp5beAdoDG484BntKeqvQZSIh9741BXRSiqeLvsKY5wZVbhmKb1Ktl8HCHRRHNQig7ME3Fwt4JMjigNqeRMAnIakyLl7DUh4+SCDep/mL1iP8p4ZxUESb74CB9E82Da01I82y529Nl2gGa7g65IHbhwM2FUwLBsNQEv9jNSsUedls/Mmaeatf8RfdPprDzmdSafVS8FuznqmRfOXRv0zrWXl+vv9pYA1dmojljskuIIpBAEAfyvx/dU2S4hbf3LavXSq/xt2x5bvyewXbYcQ3efo/LA8F44JMaJSYm48EEmHBtEbPw0YeKoelTt4Xo4BHQAuI80xBeTHPiersEL+luguwrEjoidpc+hldlnKSpxDo1TRtpU+qLq+66iHTcLXRTqu8AVESPe5jx1jcQZEqCzp6NAtaPKps/rS5AhL9G4s6Rj7NwxKYIpxXC1w1gjk+g2g9w29yG+vWgmqw81G5WMSWSgNxmGLnuGW4rsw+rwC7Vkw0ttihAw3lFVtfLHLqBPNiJ0DPvV5MWy2W5pvgBP5esVQhvzVGNvSRovZI4S+5pw0jIOA7KcO1s2dsKtioelUkEuNTMj0PYX85mXRub61qlFbsU9I5u5eOPhELrK7mR/bHFY0zK4LMzmEXedxh86iL99kK7IEvJpSkbnvhrVAtDD1ngGnny+hRvgySU75MiD0xGMOGmDWtLoG9BcUqWRHWrpU2Ta3fe/hByrhjvYXlh7dNlM4zvI0fOqf1UEYmIbdUL1/HuZg9vbtbwRN6sCBSuZMol4t9g0XaVuf8R9dovyzYjFUqD2Jlwod9jhDjCfHa1JiLYjxNOs9oli9PR0hRfnC1vGImkSSaW4WmTxnl6XVX3gIoxaWyAHyjF2Wspetm3kTzVGUWwEkcAAFEEBXc8eUdQ10gJsa2iAAJsI6umoxT4sYElqsSr2Wbsx6EFu2doluO6ZgDwkAeEgDwkAeEgDwkAeEgDwkAeEgDwkAeEgDwkAeEgDwkAeEgDwkAeEgDwkAeDszAAAAAALR5oz/IV9EKcZOZoac4RpyaRxE/B7lp5igbyI9r7L7OlFVG4yaH96z1wgeg8SrX6oOYoyH8XtfVrP8TNbB88auysyucHKNo5cl7eBocJpbWz2S9r7X1JWDLT0Qi1OQby1nHAvbKTXoYQ+MnYnN1PIAjYXqjqvuSUnbLDmNZmyT/Tcv+KGMh1WulH/dTyKRMGAAABRhBGf0opkeRHi6X4SdqdC97iIY1BlbcRei9H240uLdBt08Bj6Bga3qE4LWdvjHNj1ymwWa6FX0JowgbK9XmK0/RstXoleT2ZC9rqvMW34YFgkwCUAfqn8UB6NrMeKr4rQxEZtgAy+Y1FXtESA50kwUeMXdoZedPDR98mda6HjNACRZA8zjAANSl9qeFOMZKY+0Zxfj7L0YgK2gUZJubpPSZ5uw9GX3p/WXd+W5OgniPiim+aQI2Sonq8lO6vJjgRk9vIGenTD6JeizeW1UNUJ7ZCmjrqxfqLaAZdTXO+JziEFMRNJZBiI+jHDp0lJ2kVknPAToUcyw0isWVAEsmLpfNV+G840+1W2nNqoOp/3z5O5zDXlVIJrHTwAlWQ+VPC90Z1IIt9c6ydSjFEn1/mKk+5MTuWVE5b00wV+6xrHvSnk83NuszQDKDY8mO/JP7n4Ca6S0LPaPEGLcnyWH4X7L/kBhhvSctMeDYeK7dt5h0Xg1k+8n3k+8n3k+8n3k+8n3k+8n3k+8n3lAvtD6OnVEbmvnuYPKW/UKzKzOecaekU0YGm/M9rVyt47vE8zzZ5Ej+6EdoJQVSr+daRqJYKXEZl95ZoC/zTVyilN50QRzNg1dcNYoiXsOwwF7TejW71NEW3yMqwHsWb2/SFr3nrELeAhBj4La+cFNpynrS/Q3emR3gZPFknsGDl8XxLtoBqUKTjhbEyFowd+cn7Mj3mEW7mc/nFFvyIdC0xrgWZkOe0jaENA0zJyyIMRTLGCdQyvUG+o6VbOfsDgsMa4RqMedfMzDj4CyvJftZK7xXgXGql2FbJF6nTvC0BNxeU34Tys1VJ/MAsoOqxPRtY+nDBcwQo/SMru1SS5Ap2UHS0AAAFKbrHGeVUuJM7e6rYKKBbs5CgykTwkRQvXMQ30A9YUMcchboICw9O7Y4Z5rGpdWDhs11fMVoXn6fBpQkrYmPb57fgDRbbGh3T2PcWC89eu4JgBlwDVO7zlERxayxmXH07FKPanjce0TJjspJtXZaT9sWyj6pE7tVBUiDFJrZ/8trnab/RkmCH1A766MkHWd6qJB6Cd1qAfQJdksWLebpJC2y90UQcb4q5xT92Kw6/cwhC/A9rRJy045emD/oVNfKCGDuHTCpyXr2+JWQ5JCQXOo7d1Qq3JOjZasb3eIkY528RPaXldr60uMJf2k0EM8K7aTfE0w5S1sxiIvCNq4dTBEevMkgA9UFwk1qGqZSgcu+De6ScvHTqycVDfT7v03KnV7IBLmwX8hju7zWqI4B9UyOCL8+JY78tOiJ/1A2vLIqJpFJwv3m9ETeRR8huYu1m8Wj2w8p8QnQgudo25JIUAAAAFPb4VYugy74lDXSEfwk90p7ISr6haTTu/bF++yrm2pyxGvNtKN7f2r2Jzb4Ys3bYJV365mo9EyaME4Fp4zRxe4iwExs0qggLoR+pDIdSGQ6kMh1IZDqQyHUhkOpDIdSGQ6kMMV8FDBG6cY28EJUJy+bBfC++7xXeihcuIifjctXt18mnc4CfDZvt6R/GqHi91rZqN4kKB/CA4bw5Tu7ZRjIpoCL1TzSxpGjegLQWMo53xNJ/7rVgD8nZOi43zmUJ8GXzT0wxVrUyKXyeic7Py7GQ06FM55Ato6THe4A7U/GqF3wUfBVeehoQpKoneTtQvePNBqc/Pl9+89jRKARxmF7USFDwpKaxN6pB/Xiyi0rr/8ekkbaZcPV0FSzKG4v7Sz7z2N5vbjjqSU1X9dYmsKXpFwg3fa8yO8GZtLRT94QNY48EYuQP7rbBG4VxXb5MTZ8Sx3OOoG6jqe7CMXhFKc2BATeB9KnWT9G6/wQ8EIrgDXmEZv7K2RZW2zZHqw/xRJ0st2oTPYUZZxOVm+287e4/1ZVHq4DBOq/wLomJEw/V3BjlEH3RjXGwhtGPj5sija/7th6eMq29WsgBokkBvVVsprF0OdVQJLdYCBh+gEwm0uoDQAAAAJTl2U0EBCsJ/cMPNagg1eMr4bUCPscaV8mA1aSNxuUOqlwHmIaQgy15F/gpWrInqWzxPgaadhDEZl1eiqgyCfnXgMmTIn3k+8n3k+8n3k+8n3k+8n3k+8n3k+8n3k7VBupY6f5nteiUJQjmMt4Ckj/w7ht5NpjG0uLDvj+szmK9JDXdgVEKlvn0BHSeHpkPeit3pMnUZkHqpDzbODJQZpNyjRm9IrMnF+rWBuySVOXbIqBWRWvT5AdzTZ0Z7fPSM+Yqbj20tL3gbxYqflKlvrUCh52r4jPij7/8SEpa0y+Z2v76CDwd3bl43wDFTbZq6LxU/CTV6CfMRGpoIWD9gI6K5L4JPmI/wRg9HPLWR+cb0l6xL9dGvSOcvp0ZSie1kfdz24hq9X05/4mXBURZ3hJykQJ/7aAw4Vws1BZFOIjFDewcst73HhQJYwhYQO4LxO9UvAAACVdxHh9tUNft5z6HxKbizxrWB6nMg+YvdR0J2dvIEpDSsT7mMXV6Yo+bD4EnU25NZVkOHqvXLFY75Gm0ulJLLCFjOCYL8W6i1wzInBtqcCmAALXrGF5205kOKLsHX1ktoniDmBZgjngXKFsXOKAEje+t5BNchksrhgO+Sv7xGrfYB9MHlJH5QPhPp2pTL4MDCTZvaNF7/SoA822ZZEWoZeBbZCEm15TA1PmfDM9P5u/NVoAAAAGA6lHa/Xw0iH7jO9cenbhCqOE+QxOjQIgpTHcco+pDIdSGQ6kMh1IZDqQyHUhkOpDIdSGQ6kMhY0rBbY2p5fO3sYJuU6zTXLNhlspZuZVPMAs9VnmEkKhbZkzAhfVer6H4fKNDK9LCO1lXhgAA8oSqzLPDK8Lr5M0dhtO+WR5idqgGmWMSN8dO+QPEzjMYZRlUojwMt1/cdkEG4nxtanDJNXgo9lze0YFMj6+fbmybCFmec4Rq3OoqkP249hyw2YCZEDreUmSfQ/0cLgIB4OJi4rBYnyM9KYyQYesLmKwSd5oFzNPuOj+Owl0dyaxsI6rROt4vnnDUhcxZGLSMW50hD59IYjUJOXpb+vxT7jHHLASJKtWR82PSO6Qasb1vIXmLrx/PJMvjV0jVU1OcpFxnMpGlVicNOHodq6jtLUi4kkl9QJGVu/Npii/iUJbYyL6H6iwIJuMlyzwiHSWs1gzUOs9QoglakFAALQBpoaT4HVhheA/kAf1sHVeYcbHhDYlk90HyS2vL8n5c09x2X+TEAKqHW2HmVCvVE5qNz1a6EOmBW76ZfK0Z4p8mYeajx2CjW1ZOda2gcfl3yakwziy8TnlxnD2IsX78piAjqEITntNSFoGCd2pq73LvcSVzTzicg/ggQ79LyLsgGMXx1VftLx3edNf8PW/9DLA/c1wg0xqKXuRuPrBSpKJWnivmEF6WcEhFKpzLvaajoqpbMVuAFGjNkl9qefPfwvYGP4M1zl6e9E4qqePi9Kjyy1N/BrBlbvVvQtoEL2ygTIphqqwy85K/wBqT93mvcYhSFdCX67GuR0Xu5wbPzyjlGpd35cNxgJmWLNf19FOHL/yIq0763LM+HzGgOW1bvhmzfyZUaNQXsngDoWS7JrXNKv82Kaso0iluVB/tvlfN8RGRi3cx2VjszvIER2HVsZKZfZK8jarBMFmadUAGB3L8iNJBzF47UwQek/y2ScZfcyXe0fptfZjTTFE3R3/zlblNKKngdYNKEQ/5DixG6aLb+2vwBI3Tf6ASAIQbtI3VgvQuwptKAM7B4/poWkR6SxdRFquh7HZ/u2D63cXvdGElq3Wq/iC6Qo4c01IRQRNadqYFfh2WWArHeNY1oKilHT0EtKwGMVsxRjbhtWP32EDvbHcJIbxbx8azpWCLUKNj8P5OICAGqh+i1QbKF7P73VDw3SgUX5Lb1HOWU9IhuU5JMqDUqbdIvuP1Uyjn3kkjbtlQ49pzhEImw5qvpriMKT0Sak7k8AM8Dr2Nl4OlqywmDNhtiqvwWaqe7eTLGTGaecBWateaEC2WOLOEnmIuBQMMKFP5GNLhNCxAbL0SszjvZmilveFsxBmBbnrne9rU90VKnQDdz3uAf+oDcsH5HyV2MuzqmAdqa397zIJv0yPd6/hwcvD+46/03nxtlhxx+vdwfXxG2bEoVA9iMS4SGuRYPPNPuX95dFcHpUa1232/3mIRjZRwZFKxZPdVHUo/OExW1vUY8nrOXb9xGJNORvOBT5HpyqfJZJoGbgdO+QYf24fDAJWUWjYFpGIjb9tDie97RTcHw3XytEUyE7/A1kD8L0023K+F9AzcN3H1GNxU6nIQiu34FADhmTXZdiPjVA4wvNvF/LUNx2zI8ndAqZ3CYOPCEvUtD84D/z9lRzb/5HGwG6DdIwyXS/S1ZXHBNTg92ef+XUpjy+k+GDtxrhHmtwL0A9b0a2vf4aMuWkQQPEweFiN/uIzIwB4/Zpv9ET5+9TZzA+punYxRikWTpypAnDLNkfO/SmSHM705q3kAa7jd7Lv7vtxSAwGMajv4dXlAk2yGs7CHmUxLM/igbzb7GNlKRLO0M1Qfx+cldO7lmigp5VnlijjCeGwKjJckz6dxtqTvZ320hiaUbZENhChIzCAAEkyQt6eLHfw1lii1o3jCk6nmW/FSUViPtR0QUBAGXBAbfEomKtqnOfn4z6ZdncDfEPFYKxhQw7MPHlHoHL6vRAsMHDTbf2BFXO29q1Ns6DiiumBA7d4eOW+nPr8fzj/vFzeyti4H/5g3ib59h1EBUL9kL+wZoadpnsTOShFNE3mj85/M74sd3iJ41nraZwVCCm0fSjZ/oNF1JkhuLlD2IcSbuEHCoeDhAFlJErvrZffcSf1iLgR+UDki3VWCgbhb8uAZeT+VcHrOaCSChHnQuQKWi1KVIkmUCgHxFGfSGOP9N/XrtF0sLght/zC+XBZmzHfMaabv94jFC/jbaDgJBdzfbp/mCW5+EeF35CXfL2K9lAXlGFeMMP4lQWtBSu3v3cIq4zarHlFkgObP+mtvSIiGJFGe4H1ELL6wjE/4pqENpqsH9WZdin/bybFYeGKLGjqMpPXLh0g6cebDR6U1LIcWmvNwylo/Ji6k9pXATIvHqSWP07yVy6/QAHglLeiN/oO1nps1xTMAiFg+GV1RkDytGz6Rx6UYjSX9kxcFvHi1vHWNniwAABfww75qXE4LjxnzKQBpKOq+/6lvSFuZXH9ceUPgWt+YhR04fTK7GUZCDp+I+GNVRYaZYAAAAAAAAAAPV9H1Y+3ihIkRruY2r0UTsWrINzQTKRdcRNC7KJlUueA8/VHYY2BaEkEZmPvtBjVkPMzW3iBNYGYcSSR9QI5f4++0GSSg2ZVLngPXCVOyPvj2ieRINX6hF7SmOPGZkoQRSV8NKhkBghs//Te/fmUdYdBr4//g52/erNbtMg0HJV6cCqHaWtXvg2JtwwpGmK3/3kqJ+60q3/MT7BrQYrm/2/RTlLNNd/Jd0y615CPzMmMi4jNLEqsu+sJTg2cb2iuCamLhM5xREgQyGLXqew6/65XT1ieP7rYNIohQLtYrycVWmS2TAGLsHe9OvItTIvo96hs8rttqOWZP0BWkEA7ixdFFU2hwzlgO2qP8Oq3kHMouMSRgcGO6zNCb4in/rLr2k3T4dVvIeZRcfKuwODHdbmhF8RT/5l1w+HVbxljUXA674HBjuT3TqH0ly/FmCrslJcBz1DCoPNYM+Y+Pi4YXyZ1BuDmzRZxOIqukdyl/L6S5f5p4Z2G/Dqt5AU63fMAM7BIHk6SOZBfx1CHcIoMDmZPjlE8Psqsx2vcqW4NsOgnIPt0HFRRfwNmVU0R5Fi++raUyP5dLL+CQ9K9bF93yz5TnAfy5Nmr0ds3g8brt0l01fvUN2oTZk+pvUkGQuAWSXSw8OD3e5zT6bY6Fw1mfZ1FsTgCCvOHCvDcCOpFFzlbIBt4BWvE+Eb3RYn0rSWWKjeCZQeAB1P/h1W8Yb34HBjuqhn98RT/G/4+HVbxlu6aKQHRBJPoXkQ/FoUueT/fq3gW2NQ6w5/twc2Z7B0eeQMIPB/4vsWdz4dVvLEH8olHtMeMD+Gtdb9Ou1Kq5SovkDBqB969W8C2n8NCs4150Q/oNN7Thc3bLfwW977ZEqligG3eA+yJ2yNzuewE7ZwoWhnKYhZVLoiGFpHwELy+Tw3ZkQPFPYyo5kspomExJIyG4AENT/5Vhxp+3JdlbbFFykxfeFd+j9K5NhYBYRFgSgGfhAAA"><img src="data:image/webp;base64,UklGRiQ/AABXRUJQVlA4WAoAAAAgAAAADwQAfwIASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggNj0AANBKAZ0BKhAEgAI+YTCVSCQioiEg8riggAwJaW7/xumv/pMCn9g0H320/pkD1/KiqJbTPfRRn99Cu2x/nnoA83b8JfdV/remT/4HsSftv7C37Gemx7KeRSeG/61+KHfr/S/7D+wX9i/8fq7+K/LP2j+v/tn/a/Yu/kfBX57+3f63/Heov8b+w33n+1f4D/d/3v90ffj/If3z9svNf32fuP5s/3v5Avx/+R/4D+4/uf/d/VN/qO1i0b/Ff6D8u/gC9R/lv+F/t/+P/7P938/X+W/x37Zfv/8h/lP9i/1P9p/Ij7AP5F/Ov8n/f/3k/w3//+n/8x4LX4f/a/sB8Af8p/qn/I/vX5OfSl+//83/Kf5r9n/ah+Zf4H/o/5P/SfIN/Kf6h/wf73/nP/l/p//////vD///t+/b7///9D4V/2w//IUhfbmfbmfbmfbmfbmfbmfbmfbmfbmfbmfbmfbmfbOaZ2tMFndVxjHzTCAhXBvRMMSo/41fF2yqcGAs4lDLZswET3cZ71FDvkOpUyP3O+DC96zwG1sceRxqOeprR0KjCRqEfcGnQ6jB586g4V8me9qHa53V0qI4jlEQKKFP1jFdN5l5n25n25n25n25Kej1aSANZrBLvEpujlhKKsrkc5sarU46grGmZRj0EDGA7igVucsqHLLYpFnklklo4JkZ1MgW3sT8v6oWEwSogysEEDFh4uR2uCgEuhELI2vvpnXyrIizyRCP7hLfghrgb7w+xfdm3mXmfbmfbmfbmfbmfbmesU0ye3VVjIn6crxQDpN2ytq3uStv8Yu9CxvQxaXx37eIu9CxvQxbBd4QWwXeEFsF3hBbBd4QYNelipl5n25n25n25n25n25n25n25n25n25n25n25n25nqUVsZsrgX/8KqyHxZtz2V6HjDrW9NURMfpfzP4U73sjEsAW5l5n25n25n25n25n25n25n25n25n25LG+trfn5zwap1wkEJSfmWEHeSVHhsrs//25n25n25n25n25n25n25n25n25n25n25Zgf6ISjvY0LG9DFsF3hBbBd4QWwXeEFsF3g/Uin6v4vM+3M+3M+3KiDr70MPK0a2wfZuORdkpIdNyDu7JSQ6bkHdzxa9PBARl103mXmfT6un+CcY7uGjLvpvgniV3ddMLkhHHvvIcH9pXe3bFzOysxYnbsUsPdZepwk3S6m1f5O4DOG8GaCzFIBQgyBYFPJn3lyYV8JVX80vihuCQvF/YDlIxlnEcMYng/QF96eQaIWeW/MJEYsprWUoWyvoBCeAatW7oKKYZZbLi4DGmM2IDm4xeM2sVuOkTFOkyId5n25n5n8gIy66bzLzQvNUaHT03RQ5meS0FcUwCr8ULxSggO+IQkA4KfQxfZ7x36ilpUCEwo4GZEW/NF9h6O64KSiebTKwx/RPfz/yMvC2Jlh8JCLm+WpwvEZ6kqADj2Qi3QDiO7SbcKejgmkQIgnsx3KXxYaZ//tzQ7mVxeZ9uZ9uaF/dzKVxmsehi2CHEw9UkY3trFn4kILcmbILYLvBCTafu9NP/+3NDuZXF5n25n25oXmclhheSX7urOkKtbfLAJnIbpRwIm+Lv+3JCdepYrATFn7K3vzGvMP8faLZdFBOw8qDrsO/vrRzW7kzippANHYClpehVvnsV4nTKAjLYf8v2oJyTwNk71wpvfgPOziv7tPYSwBcDaCWALcy8z7c3A3r+VQBg4gX25np9WowmcJMu7gJ1QtCoTh4/dCAyYxXSFbBgnvzvjgN69XQFrTFtmrtoBcDaCWALcy8z7c3A8WkjBukP9K5s6zPtyWgOfqRIxXTdzlHiERnd5WBorSYfp5eZ9dhTJUewF10c98DWjyx36kpag8S08it0YwVxeZ9uZ9uaESmLW6yGGZ9uZ9uZ9uZ9uZ9uZ9udc+vFigsByMAVnbmfbmfbmfZbE4ezg903l/FZ1THUnl/FZ1THUnl/FZ1THUnl/FZ1THUhzDkJ1HWXjFdN5l5n206wqs69o6rOvaOqzr2jqs69o6rOvaOqzr1psF7l5n25n25n25Idjt+l03g1qEit8RJcXmfbmfbmfbmfbmfbmfbmfbmfbmfbmfXRgC7PjK/50jYdmzwm8vJQw2V4TsR4mxePWlEjFpz/TAvQxbBd4QWwXeEFsF3hBbBd4QWwXeEFsF3hBbBd4QUYkOOAW3DAQDpXrNwGRQIio6wqFKLVU3H9qL4/jehi2C7wgtgu8ILYLvCC2C7wgtgu8ILYLvCC2CuDD3m+FJe+uDc6dLkI+kkYPnL4FaMZ6Cn+QdBevgDeEMTTFUVAtzLzPtzPtzPtzPtzPtzPtzPtzPtzPtny5Ecb8y1dLGZX4QtuLcXeEFsF3hBbBd4QWwXeEFsF3hBbBd4QWwXeEFsF3hBGApJaK9xGzd7WpI3i7wJrDe/a6dj/lZd8IAnXIQf/9FidLH6Zf/tzPtzPtzPtzPtzPtzPtzPtzPtzPtzK2+Dzjz0o1P5I+Kd6GLYLvCC2C7wgtgu8ILYLvCC2C7wgtgu8ILYLvCC2C7p4IKA3HZOADMzhhPm5v/U3/UM09puWe9TGbCgFuZeZ9uZ9uZ9uZ9uZ9uZ9uZ9uZ9uZV16sIwVE3ENvv1c+C8zgqvP4ChW5l5n25n25n25n25n25n25n25n25n25nqUQe5R4AP3RPC2C7wgtgu8ILYLvCC2C7wgtgu8ILYLvCC2C7wgtgu8IK7QzmxqmwnOljzA7bpiaRAU8Jf+3M+3M+3M+3M+3M+3M+3M+3M9NeCWZGRd4wlgWgqCilOKm9vgmG79U8oYqMIFOFz+onPm4AkyfoVBgaYXiFlsPh8FWzUwhKrndGrFUY9aRF0bKBhJ4vnkqE7/9euGGCOxWus0KX1WwCWR9ApG18Irxso+DoV34Wkz3gCZhk51GXswpAHTC4cKAW5l5n25n25n25n25n25n12gKGZRewSnOLzC2j9zMvsfvKZFt7E5KtLXiyrWLhv5sQuA8ny5KTxYOTNNXoOknPNAloXXTeZeZ9uZ9uZ9uZ9uZ9uZ9uaqSQU9MxokLXuZ9uZ90agK6bzLzPtzPtzPtzPtzPtzPtzPtzPugsuum8y8z7cz7cz7cz7cz7cz7cz7cz7cz7cz7cz7cz00GlvwzlRz0I78Sy9j428DVLCKv/yd/DErGVcQ8mIywUpfGa+cF5Ws6z3ZwCynIqtsu7gYtql2+vJivehiuwc62QWwXeEEwF3hBaZd4QWwXeEFsENsM5uf0ommJXLXEsWRVfl7veJwoC5Hf5CCEl4ywV+4YAuhSYdZtz+Z/KrFPIJjLJ9NLGphOdB8lmM8FViwZtOCnpGRAFz+YANbyD4vkDykvWEaek2QzoYJXnQzJtWCOcQWwXeEFsF3hBbBd4QWwXeEFsF3hBbBcwvPA7YLvCCmtHE+zWe5fVYdeJYAyzFJh1m3P5gA1vIPi9iMiALn8z+VWKeQTGWTdIByPeBP6YMwmf43Imjehi2C7wgtgu8ILYLvCC2C7wCf3O3H+9tdppUNd4QWwJ2qZ338Z147L+t4AAD+/7s7T/fAAAABxfVT9IcMx33RRfVdjXHuRVLJNr4m8DOgRgIwK7LD2suJnCk5oAY4jU5cchVfm9h9mjat6h+J1Dx53wqmAYxw9u/fmi0pbvUN9JGnqHb3YGxSJWwd1edylhu/GWpD3NXJ5Rea/ZpdaFi/HTZ/Yi1WVcQpmYmRn3Mb13MKnFRPRQJSjIlnIT2dEqqx2Yka8O03dyfWtGVaJ/AYH7m2IHCs/bq2xTNcdhgvuJ4WvXC+C6t557I6ryPh9yw4OuWLFm1GkDhVOQbNbTot3vfwedztGqq822xWeMI1h22MNcVajKXy8H92uEUcVaUfLV8YTsc2gTBlD2wmENSZB0AVEjgJpOZCGnndsH26ek8X0AoaZ3Qx2gIkEH8PUkdF3fXwaZj3lkBoPiN32I8Yfrv/MuAWb9ozgBOqGg/YLwL59386rwDOapWrRTgGjXhyWBP8kM886n7IUdzoq6uti2YRrQyHq2rxZDHxkGWjbeemn6JpX8J6zTaLXW6XXYq5Uup9r0pYo/GKtoiRbr6+xzY+cSBSMJ46Lo8093dR/RpnQxhipOqym+J3puBGbfdAHT6xrVWp2iYfO2sp/w5MgbPttgCcF4st+kO/ud36tYd88DOuJbStPod3+lY8PGwmtHOkdpkJEHejn/mbrpDWYy541zgXY68GclhsEhkfFPFoQrLZsKfzamHyydnx3hbno6bJRy6yBHf8eBK9xqwMbwowjWzN1czds3WJCfQxXLx92MFwhqenfDr5sAO7QOeye07irG+b0e6R7UgdDOo1hbvljAFbZiyCFIBCYe6nbpyPimh+MBRJ88lwZkIRAubidlgnDqbzLo4gbtCPUx0vR7fiE0+fBLQI9tKqBW/PcKrpDg80LZxhOWIiVM04qskhVStGQiSFKUTxL5sQR3IVVw5g59nobZBDiPeSefwE5i8YOP+ieSsQW3J+jLcw0aG/9hO1cHdlBe5ZFofYB65sPE61lLI0+VpnTmaxNN7bUrYnkh3+aMRMLg4M5pNZa6ibnPgOC5hKJz3m58jm+T3+mRXUv7rQfOFCWQew3Mc0cR6byEeAJZZaeHMNgyxbz8ofHcOGfVtKi13LOQ7Y5GP8eGMxy8WVG6LqgiYxPJwNGKSI7t/mou65xdmzGTMFj3GFwMWq/Exc8680HV8JWeQfxzvRnL1YKLLBz2+2lLXv+L3fVh8BRaz5koobQHWzXHmrj96rvNEtCKqS0Z9kAqiPJzpOc/Oi77mmGwCR2G5Ple0kbDE5zC3/cQXRQB9cTGSZeOUcmb0O54kSkOx7enhaEzC7WEZ+x2LZFa6zG4lNzKmLE/4kUX4nIwZuNvrP9n6jIhok+NB+ql9y49j2AHMDBGo+2G2ZajYklKb9KNNDb2EY6xXOD6+OKVqbS7Pnmpi8HsIECCLKbd6htn+upOEzdN3ITEtAWjNjhT02SuVoGC+vA2OUJiUQGQjA8TqnVWvwP4mb2IQPa5nuNkNgiCjgbwVB2J2cFEKUCxJuow7nFnFtQw1awJIrpegC26xjpZ94kbxkP337qCelBJ1pY5H11J+ap9JaHvzMyA0Pnp38at2JmXhMV+A9VlB9LuBdIbO23k8jl8xPfeSep7XvAypMU/H9pNU9U5J3e/LBpNG01RgKso3b3uJHKeJ8sm7sgSCi3LSRZkh5RDx8cNjsfFZJfY4VD3GamJv7g3XjaiTWaEAFzMUUoC2sw9wUrcCffge2ltjDD3WiLZPTJq6KMfa7aTPYCmOzyaK+6SgmAPhm+Fw1BSW9jl+Vr5s75Fvl2amXcVMaUzdqPL+mvJxEMOL46l0vSrTRI1ZB5+KYj+rRkoE7crtI2ezGZPJDM2nz5hse1qft0a8+eXtfMNJRZTix003O5uGEl/lKzlX4dAyidufZpN+PfPbQAe/kp+jMVXJzoTYhSSWpNFHD/Av9sUwt7nJWlJK9VCfBmSr6y0o4KZ5PSymjc1j/GS1yKDBGGZZcSZSMeT1Rm//TVF8T4yPUoi8IODePLoTrrchi3wGyTJFo0kXiTPXpE5rWkTplo5X1zR7CzvXLzuzhpNfLeBUnjR/spNi6GO+RUOe8fVXT1Vum0vocumua1hZH049MOU/PJD4nW18VuhFoNjeRCS/N7mN15tj3AwVG2C+Ft37slM5KGRBCCnBGoLZaX7O3AO4cvAhnKK565LS5fvmR60g3LNQuepp8PcLJdjZmxjxw5eBqMpsuKklNrZQSgVhqlnd6JzZcKlTTTtCg7YAZ/ATnBBvMLWxxOS0vB3dpdJOQFLeMzhIhKAd6UHKNpEa7VE0npjW9KErdoi+cqs1Z95+4GdA3oXvlj9nOIA092iigBRASEVGyeFgMaOANKmOtsMk47kUoEb2Azz86+tA7UlFZAF4VAfFjtGxw/rZvK+hP6K2aHNykSkPnJye+TXj2wydyRCANJtFd2pA3DT/rcvif5Q3Devg/HZjNNHCR04jwF71zuBqF3G89rPorDresYLgQfmVjtMXfwGjpDg6sfK+d36qNxB+h4nEkfhHiDraWAXrHrZE3VkhAAHmxQ8YMY1+Y6K9vmZHm/qxHfmHrlN5Z3bGAOEWqlt4Sy2RzD7g16+eSW0fgpRU1WRNyHuwy33RLLKgMD4JHTewSGF5fSBVBZLSZDH+LV5NFvQ6McDaUfC3Ajlbi2W+Qs1RSbz42w2C54QbMvpz0GolKZ/gv/DhuQkqjaqPqammzIPmcDuU5TsBCEL1IPy5g5hMXFebvuy8dQffZap4/ICunyacTIOJIFRwb79mbPyF3FWDsulD8r8qC38e7kwWs9xMmtE16fgIJNmXFJjRf66FV8W3WYK/NnH0rVAKRhqmu1GKnsfyHIfcJdamk6nqX4qaOww5jzuNtkt3i1+fv2OX2X/0ep8BvlR5JL8KWsQAq8mWnHEo9B3u5gPGa/qj8PVjS0qpLUvPBJ9fGLhCHQd3ZKrWOOhSeTb/wU198UpBCE19MDWmZXZof4CQRjC9Oz5E8omensW7nzDG1z9HqfAAAAVUcOI/Qo6WT3JEBybObnbcTvIdPhIdVq4QHaOhsP/P6j3tXzPWQZkvlxk7TeTSUvoWukulqPgJeFxFORcOPzE4Dvm6a68fNhlUZWIHsJJXBzQgZYO/BbSS8di8wMtUSL4TCqP6q7RAtHwvj9uItg2nJMsYxbqPTrAwMg80QiAAAkQQAAAAs0zTbTukjMHHHrlDzqpnsYCmlqlpNeVWiXPFwHz/I1DJ4P6R0FanNRvaq7SluYqd1nxqP0uK1wOvHkf+r2bF79KEPV92c+MFYzULxU960tZGcmzdWappxjF4uHucVCqr4Nr7qefxc8+xpgOGw6YBWVktkXRVuxgDOYnvyoyc3DgFa0XY9K/wyv5q79rIJL9JPviohXuhrt+jFFrK3ENQNf78WKKJzV/a5UafrljVG2acvrP9uR8EdXV3yubXpEWfO01iyrGIXAv31lFUdailJSyfxp8N72egc08TS6qHqzJOi3APfsy8OBqGxB1PBEXPZrp6Cl1W5qKeO/VXzfO+na7nzA/LLxy2eDn0G39s7Y+AUQvVIBXulajMoeUnyz9gP8Xp/y9PRM4In9q9iwkujw3xBJXVgLnMpfVT7QWaKg9DVSQUQKAdol/pMw+yYkaxOaUGDlPNsczrsDZTvEZDQFZrLUTesckXunqOQ5OAcxHCFlsmshtLSaK0aJIrl/4FRbU4qqxCBmX7Ois3XcHFela3dlkt+0PfIqAAABZSYDVM+IAPXdcE2AB5R7ElcgZCFOaeYMFw5v0FzCtoiMP8G2BxPQREKoK/cbfTlzZVvtjL5QB+pmwhhpH2onQ0FQ6eh6u6ZR+yESa/XZ8dLMW+44LO90FjqIpB9n5qFKVyGIsbYGFCjbWaC/bNCNjvj0Twf7SK0IW0ZsVPbzeq5llBE+mmAhD5QFqSPFAXa1C2uuj84aXrBAPSkBBn/m27JltKzjubQt+Zsj3y1VaAAAB8f4IE+qp4t6rjzsolHNA8xU+YgRfqJ92ajf2/94CEYhZxiFnGIWcYhZxiFnGIWiKV8jdw+CinP0Rh1IRe1pcgJ2zaO2GYOS1mB2pghgQAABLeXaPS/xJKIL9O7KjcvQuRVT/yYplZ88xs/oIsx/7eEWt7Brrz4Rd1Bd1o95JQN4hASDqjs+SkZCFEFFsDP60O/Jfa9crWFJmLMjGCLtfeBNs3NtXIH9bOGSNknp0rE9CQELpXkw6eUDg8Z7Ak/dxd83WyWkqKFFAJsuk+otDgnERwewWrYABAt4dC2iAKsFx/JmYVJ3xQETuOOmM3yEH605ab6H9fhQvKRsTq5DMUanJwBY7nTK5mKAfjIQxnTmctJ/HnFdYLX/2+Wv/VObniSPoiezDjz7MA9sL70CS6vqmhKh75Wx1OLJR0jUbDl4qFcBdlNdu+FpQzZp08TRox1ly3EqiMJseqMCuNcgJycCNYCdSvqxkshKZuZ+iwalErwM673kKsOEJN8maVp79NswbY/C1s/Gr8TDMx1apP4axPOJguOsbJivMjTskJk50XToKzn7fN+4shumoUvgTWDd7J/fP+tma6P/AbAXn9ycG3YIWwD9TfBDR2/UZavUfVLo/K7jXKefMAPTIfB3K08Plg8vcltgIFoCFXbo01KBR6IhGB8UemngDxWRmEQLOnmfZ0PRhUBWAsowca3QyztHX7Ksqyo0F7bdY+ZU1VXymz2tS1FRyicrlowojLMbhPDPMZR9+4SMO+9nTMMn8TNeF2xfue1CcvmWYHRoJ9kwwzAEIsMZdVtIOfDWvllT8LtUyTRhbM1RVbGw3/EqXzkD9n+dXZqnaoel9nBsLFv4KSuwdb+y+9s+zmEn4tilvECkvT6xA6i4VneDDur9oDb8AIzvl88YenXYajvi5iJr4hHG5Toq3XAHcMlPeD7gGNSA6ExAeIvR5mGi3zROm93496+WNLCBHl2HrORiMNoFHkNb28Ktr44N6JiXGrxXuAffFfMobnU93bVb/XgDI2sjEr9zD61/W+5W2GGdlMVxVNFbcEAbmKff5FOiRzcwPjGMRoqunHx5TiHp7Z54bSKU2aGutl80jiEglF6JyX7GCPzp60j6lwu8F5QkSokWmzYWlzS1Wy1xf1tTmxJnP3bPSZJdQB4A00aDAY51TMUHO2BweJh5OBU9WMqNsnxK4wff1Eh/K1/i75lUnmiRYSPVYDkKFV8A9fr4AYE8WXZ5C+js7nwi1mmBDpoz2HA72sf6Fb1nNar2hU/iQjHMPCnRiRoPIeYUE9wqAszMYyXSQxlx1fOJohQPjOr/sJnrDJt10w7VguEn+ismYPuO0CKdWwfj41ZJ1LXV/AIf2G1hhZ4EEXlqUVm/ixzl9hEiOdG7Osn/mI0hxtB9W3vvl+Gk9yKmuEZzjirWApru66xLOEHDCtVbAVX//8G9kuHQQEn9eS+Nc7INqJTES5NVD1XRTuPi29Qob1iNZCCjdmXpXrH6AmFUMRe58ngYM5x41yWJwWmTf4grZfCr4gloG//JJfw2tTHmgtEt1CkDeQerN3apbFT+Rb8s0HFS5TwTX0CLzIAyVl2qEjyIGXRq7yRhcsWHDaTcq3RRhUDCSaljgTZh/ubF1yYAfmngmI1rzBAgN55FQc1zG5I8YUV67g98qMqouBdYa3uY1rltfxxxjMSvm9iYDBMzgksw5jwJm90Ijpj0KtEi0lp1vND2cTUea85Uy2P8sE1WNqRxWUD5EDORL0JFegMwNP9n/VWwYh5NIAAfYmjc5nmAh91vPtXCmc6aiE55vvjGnY2Ct13WIwBga/h30S6Ov6o2TBr14WgybIEr5jc1NZJ88V7tdWxfCF8UK6TUHHs6jP/Th035iGEnTFG/b+CpfWRJWv1I2pVYhIP7Gju/U6fypTz2Fr0gvDynEqEcPx8ocMUsmyzfqnyrtXYG4yY0rSbsqzPtcWqvqCp5mj3HSFYRS+L8mAun80Aa/1yJeJl237kTZFAfE5W7tlOQfJwaumaDi3pOvXWTwWYfDc3Z0wD7CAq1e5D2s3W0d7Ck1bdjUIYT9NbjRg1re2q/l4ef9Q3eDJ9zZn+jb0/SqOIPECWey4TI1iuUnLS/bxeNZlTs+mDzy9JLfp8BmYxzR4POecuD5xETB7kktrKxw+ZUfQCEZpeUHvcweunuLJMJVNfmuRj7vZlh63NWtaIjJ8Y/7jJHkX9epUXUWF7AxLSkv/LZISt4bJNtp3fws6ERi96KQss/zRHH1Vh6JVKIOdagHoFA5/N8RRtQTrdyjMCjj/hqlI/NgE1F1efZ7TzGqWV46Ldmzg//nwdv570TpzT2NicfI7oV/tzX86bnJ36GPA2kKRhXwZrYbdJEwe5JRlFemZurVJA9BuzIUDWrlo90NHYbtR8Jvc4IiYN/jClFpM+nt3W+XjrYzt12WlFjC02Ac9soqACyVlS9WvUQs+M0svm75L5n0fH+jYImv3RndnCkvJkxMCXy+0O1zfDHiqU2zgY2fFS2haEID2UN364UvdDUnm2KTNWI2vbnohqmh0DDu9KvCrmfVuJ8cvTSU6BVdRG9DOu7WpCMON4tL+JeIoW+575rbIo9709PfnONiOKLXJ4EHiNokU02ymgKhEz9V4e0jR43fGD1DNIFtmlY1Q4Amk1ul3PiBR/VzYSqAEG/4IfkkEa2uMHSVaL/UvrBcHsUecbYO3hDzepIyAWW4HLGlfbaBt5b+MmSGUd0UZGqNdp2k4WEujyLAghS0nSPpmCE/5kBZ79XpAeFa+DOTWoygFZKY5xmId4VCESuGnOOyHG7AvwSv44WinlNZUPIVhKllnCoRVWXXUReiymTtV2oXvLj2NBzMUkFVvySchhFLAy1RaKfQ0V0t5m3hBL/jWtDMYMUSYc4ZhkbVnv+YeJxaJVGiANBEYU8SCLbuB0HKpZAUL70ToUTd5BuSYIKl16g5sIh+2AXGle7LDaMOg1GhLH9ABV8DqFEWQDfcwqYd3BeYCnX9KbTsWzqHDlGGdRkzuTs4um/rVpvqYixzyHSmeC/S4ByxCRkkqcOZMFOxKfvB+EP2eqfg7yAcWBB8fyDUhQ6028r7LrfDuKcvc2bhaiyt0rJt/igmlFnihEKckKpo6uR7lVSOD7c5DULHidA35K9DUjaEEwqLat41ZYD8ButB9dlNlhF8DL9YYiJziusSvDgLtDF8BPJablpFvyERurX4HZSAgPKWFUMvomGM5E1bY3PISCeJRk2Fo9wte69wOzPrF8P3F1oNAn630USjR9Exe8ff9hP3dri7c3NL1wvOGiW+avwsf4GD048uJAh80Zonv7cG4MpyDXutpDKtxOEOQ8ruf58mDl9OitOBre+XR/MN83nC59TQ9gYPjZ5hFtQA0pRVMglalE3fL7tkkSTAaUUGwTIRg6R+26kE/2mCzHGYfIkXN6eonTxx5jBzNQ9PK0v1aDcHhumoFlLIpV5MID123IYrr4CDBOXoqFv4aM70lNs6bVUXoTGBp1KqDj/rcp0GRG4VP0Rqud0GeHLC4Ghk830ScMJqboXmAyGaSlI0OqPsl7/S31BZ0vZUdqW1ycyxN4kw6P/58QEMaMwpAdqWhpbzJDpRMtijXmHQWPPqPgk9UJYSv0zE1ajOKaHCxB3lzZFJCGnFl4EmmQFxVtEF9xFJoAe/+Vbc0o5glpvyc53VowuEXwKMEGyNgbd3TbAqCIBUloX21DhAqJlap9Mr43pgkjCZBFU2Y9RUsKfED4WVQebWjEP+Ac7e45aiqlvdJmERoYQcTT6mwBvmmQVepPVeeu79T6MDehkDLY0w9h2q+VKSsw18JOijssnRIZBqcIxORBNrhFDstCCqtiAudaxCd8kDoMhqujaNwUkQxY6lFsal17jMtvDJbES67BIWn0KGGpsiwcp7iT5ChPEAqMHt29hvpK3Yl7uVnadwRQ+Mo5r5TY8pBuFj6Fu5fBiItj28G3yJtSkOnVTv+B7sx6HAiPLJzEgxFDzRiPsi4zyeyeTksXBqmJdCEJ4TdaapWlu4pjJ3QPEkqiJpjauTkVqYJpZljmnhsYsh7rO60r3hULRKiTyAMNm06YBK8oUPcGoa1HRwWNnt3b0X7IOTMpjtEEly5j3pS7Sz6YlOQmpc5/f2jEpAKsboQ63kMh9maCPrsNBaf5S9q9Npdn/lj9YJYEK494kiMMPXa4eTs0dcOoSsl7VcFDLzSIpiczaB/my2p5VxFwRyDNA7rNRCxbeRkIe+Hh+Wa6Q5Prf0kA9dMZoyR14EetQqOhTMVpWhBkiFrLmFoQhIIPhmby3AivHl65iuriHe7hWadYclsJ/tOOrHhvyRRbp/+p4sFMRvvfQFFO3qTlS6UOM7tG2cBPpJwJKIwL3LchZK1u4pe5JxEiNqu+DnhFRfIfwn0V7+N6qVKnue7N9bYu9/NUoasqoEa25NHFctW0mno5AGTuJU/ptkqY+z/VRktmOOUSs5Pb479dIhgatsSmobcL/IwMeZDkay5ZUnViRbnEMm8LJaZ5NP4NgjlTd4N0MZFf0e8muL0dxAuH/lz45raVxzM09UJsXJoOmtmu6OahBOFOvwQRemauK3nRXxdSESXiq+lkhcs3Fi9wKWbZkNCUNRbkJuIVFFIVqiDWxz8lWyjlODCssmOb1LxsmONrm0QsLeQIifgfroj783FECduVTIpIHQ2f97vUL46k/SXbBbzdqEB3MVTvTWz9kgWgEwCX7IgxtSuw+Y5PcHWOqJQc/hg9u1w6VzC3y5ATSWTw3ccYJ0lsvUdv00sVRpvIqAwwsCbOAMjoMjnA1xulIkESix1nvVjGsygzf8QrPccarUP5a7B4azEOa4ltWLzFKnVynZM3U1kSQ6knFdF6kf10keIJOTp55Wo6Q+i7ksidSM2gHVHKhKPfKj126ya+dZTJQuK2b6jMvgApgW0JuPIqsOsJCm3yESsJ2pc1GT1HpoS8bialBKDgCNCe/YhbDZMYzeYsRJ2kJ2it5hy+Ttkf+arfWPPQG93z5+GOss5Mtijl6CLnfkICnQWljCKvasBn6n0liBMWAsqDy8UqGSovcHA7XPA7Tc6VyZcR64o8v5QTEgi63+jIBWtVclzgZwu2sw/K8xq/uah+cCHawZvlIiuKLaNm8j9UTjtddp8ODXkz/Lr2e5+8tfAf5JbpJqNzFk6sgzxkt9IBob6F0ODW9f3eVEavO+fwzT/g3g98ePRZE4T1QVuuvUgXNkXmRL37bhUrTxZ/p/qWXXtF2saTjHMrD1pc9NRJo5ROxY19RhFl8SIL+GgzTiO/483348TAAeP4BzMckgt/exKw1ijlULpwLohBBAQk7RdivQGY+kB2ndnejkXZQm2oCEF3LFRCF3rhqwd3VeP60YLYu6Uo97YHAz6mi5rth1duxcsoa8Q8cGKQx7MP7xW6NSVgF1hPzEbM41YSjfe8ZCExjZQvYV85IhiyDkkcE3Ag8zvozyzOfsdjFjwuX0kBDm2uYFlufkWacfqa4W5wUdep0HgVdQJlm8d/PF9vwO+DrJMuHzUt/IB33VYDzgM+qL5OuHviiRztp8YlEttBXw25bNScJojfTsMhxrdRw9VNhf+Q4fc9B/4Da9+yKrKjcSAqr7hFbIOoeDE4rDYCuGM+cYWR4I9udnswa5nNdXyzMlnK//4BDnqcqRR+bDs5mOPoP1sltf58fUz5R8Uxh+NTDxKPiH2ceFr4fuIahBhclydW1iWrAmT+J9h+sOZlndF7qruDw/AMR6ncPUqW+ZGp4N3i3WQ/ZjYJDpjZR7yQ8fEYM6Eq8kTY2iooZSaAhLuEtAOV0mIUdXrOtc0yMNFKVzPHqAXt+m7AeXftg+Z6nw1yEPgYm476jqSOkxflxM6Yv5WHe9SBtECYLPPCNDEKdb8oNyjhn7oG+sIYULbOWZpdBWAKTWXjJhOKffwSu3trG0JM7jj+g3ooPDoCKWFVvV95FrLVqySAm+r7Puvf+R5fuGulftfJmw+2p7fsuEiGVMeTudwL3IbveJmkgV2wlXzziXyAXLUpCGLMq9iE0mhupf83nRqZSBBU4vhM+NzZfg9F36kvk7vZJqqOCAxsLYFLqcMMqKYEKVwIjywyzc/PiQyU8jxu89eqZaQyzeY3AVZ52Pep/BXQoDqcPlinlyLBic0rSA9BvOSnw7dh1jGfvnqGlBeS2diheSqJ93BEYmI7L8PtywisjMJy+gw1CRjzLsldVPVeAdMbaX3OPUVWBVNlZlQUhQ1IMOl1lbxACmcW6RpJ+fSTM2q0lahY4n2b7pP7KUEy2vp51ec/aD96rUYaU8jR1iq5+YtzrNCJES9dWp7pPkQWJRJ5XZnVoIO4f6I1CgvhRBwc2wiKYlDsMCdSxT4BZWmiOH8aM3n/SjKdHDM+DLRhH5hlxTHHcD3qoASpEq4nLNLVO580/sV9mW5Ciho9MJBH8d/sRjjl+SnoXVN/71LXJsZrtENXxReydNnO1Y6TWSW4qR5GJHbpFXrpnp0MXtJea/Sbi1a17muiM5OhYyfL0/NuoXTpFtblpt0VfwcxpLcfQUb82xB41wrzPGZLboDWospbgY0p1FzX5YczvWG0LgdY7L1avysRd+MeiEmR1pmkAxUvYzhZxQFq1aRBfJehB0Uh3VuVlIuiZfHrUUKIWGW8RhsKTW3j7970ocE479PmAAWw3sgyGwzN2iggo4hip7ZZ5k9upgO5kCmrBAABie/+6iUQZ0569/vghPrB6GQttNxsgPtAXXdfw6jBzJgLobzlOLv9dRg5kwF0N5ynF3+uowcyYC6G85Ti7/XUYOZMBdDecpxd/rqMHMmAuhvOU4u/11GDmTAXQ3nKcXf66jBzJgLobzlTaNpf3WyhMGYAAAAAAAAAAAA0mOGW+OSeBfZMn8K7xhUsb1XmaGHBDAPMImcS2lFD8C66cd3xK7aoU6uSNkVQtsP8mlvTUjBoQuf+GyqqugT4yx7Eaj+i6jPrrBX9VP+2P7ZqMgPY8j88R5hFDmv9DtXuXMM49A4OKu9G6Cev+Y4zehxNf4ZpeFDkW5ofk+3zMXcnuRiBkMgiQYxRp9dE00GaCUYAAAfVY4XWUnwyvv6Y7zagmzPbCKjOG3Dc7KktD7KzU+re3Jov+dhP0qzbie9hVpn+5Ph48/Ms4uad8ie4jAI/3qif2Zy4SMkeHj7bD1t1QdwLz+csAoOCM7vIAodXC5crhq/pV3s3OK7OLCzk4QuxxBUyyUOQPJC9DzgEzlbv15aYkplR1B4lxqKCcE06Gmj5qf8HXQ+Z/UhcrQEzopr9VN4rXBgjTmc2opJU1HCFSe/nrkDFTSuyvSNiOLPc3mKn/Ss6oMl48qaaaHwfILZq+XNZ9s3EgbLZ6D2UQtRLwWALCxfWLxF4AljGU6fBKp2zVjbK/tnR7HAY3snLY+Hlb2Jcct4erOsrCKcXv7LGdAWCU83smaM/o8i3Jd0L9ywlJc+rHAB7BBoDzUzfc4kqX7U48ZsVHhYrpj0bODSvDuwK5igSQWlp5hWUIChr1Y78O04tRfhw17/40AJuIqugsVsAdX05hj1jSnarjeu+qUGqOQja627VVJUW7HA6kXGIU1imsU1imsU1imsU1imsU1imsU1imsU1ptGmhghEnA9esApRba5VhZdvs5FHNaOu+bZJECuVNnh8EV6eTVx5b+tzWZe9owYMW+dXYAevdA9OQCu9UvVd3uPg7prXjPwJg/YpBvdliWcxTXmV1+baXmYLbtRM1NfxK5JO4of8eUz7t/bUDCL/Zk08+4THzy43ORBW3aLuAcYieIreRHK12qo2Jdkz/OZjSTJEtKGJxAjL4IhzPwv/Fl8wB8lrgRf+bCNlmSiaFaXpae52OPoM8WhE28uXPWyVTgmBuuciebv9sXN+JwG3GQLJMgOkrRE6sZ+nS0Nhay361pfGkE3azRdi3hwXUdl4ktcGyK8szf97veSdC5D7cTcK46FUsYekgAAACBO1BJg7GPfPro/ISsbkX6ZseszHhF4ZvwagsFGdSjiaKmKrusla8AbPrTqfzFqB7h9OS3hw96qTkrw4SVOgkjsUZEHb4ysJ4k3k3Sjc4tLLlCfaaO69PQokisy5rS8Fl53BjU5c5Bp/+jXR1zIn/qnhwfs/7EUrpjTohN3FwUM250bj2veS+PgLJp/DwyEqugfhy/Rddyy89pwEkl4EDBFtVPpZ4Gb+HnLJwWOZgJKgQQmeu1L1soCW9h65nr6X2ksGbfpx8An+6IJZeoM6uJ5LcLt/AUMS6TJ694m2JDy5qRAWKLHxaNF2971nS0B5XurauFmWxyWSmPBRot9DU+5w2BxoLNTcn32RMrFONSgfXphz5NecTTQF5Df44gw2yT+mRFysfrPYNT9wcc5wLNUlPmNpfn+oCzpeCaDfYO0eXgLTki67Mw9Tjm1FTk0zuQ4J7fP03/DGfqOnIWzfUGFcuQY7/yTDPYqMAAAJNlp+qd0oCJh/2IDplGgnSbgAcC/sKHgbiGpqyeBwW6oAWpzEprLprA3LsRhdIjj64CKvnAVKR7mkRCfzTikUK4KSFE87Nbc7bnbc7bnbc7bnbc7bnbc7bnbc7bnbTYQ8bx/sdGX3BytGRzliv/Zen03P3VEUMUeLrXKR2fmSLD9bKvxKXXITQlTPDrYj8oymUV+gCRShfcAafLR9xiH21OZzHej5F9TS2DMycbMC6lZr15XKAiCP7AQR1Ww9eG7whcOJRMY0pEEjE7LkczBfBMlw0uNsSuTvcvDVvlG7jAt6iYJiRwf9rohrAZK0p0d6ardsa7BejR0IToHfIxPK+CGR1FCKZeDdGDypHsks69DhoZALQmncJbRPP+p5Wj37fko80D7Ww6s+Y8JsGgsHh27qfEtwplXTcFHiuTlXWjRvPyD+R+dmSYlNYE2Z+JCvyBhBZ52bbse5py+cZVdwq5XgkO5kV4CxxdE3TcKFXuMRFCEFMjS7N1avMmBx2f0GOEH+X71fVTTP4PrXDRRgACRJZmRJR3ECocT6NmYo01nEnfHFpUn+Wl0cONyztTSo5gRh/Vhm8hDgq4VGDoCUpyLDgcLVAp1edzPkjzcDR8UDIoUiGlSqAAAAAdw+d3fTFeLJo9efpgXo/Cl0j4BY9jAsWH6rt384UvkZooCZ6LNpaF8KFwOyWEHeqn63YcaGzu/xsAqeJZ2SQGogfeD7wfeD7wfeD7wfeD7wfeD7wfeD7wfKQ5IRTMhPORdh6mEes9hrOipexYgTjuBZHI7aqFdQb6g7A97kR40muf9h/Feg+T5OmM33xkwXt8lOtHW2I7ujp4dXYBabR5803YCtGm5wjSUdLILIvNlcQmCq4A4EBzdAw/38Elr/SyzYj6Vy7NzMBF5HZl1r51QFham7cHCtsXtVCNIxP3oh/aGFZgBjmYLEeo93UxcrJLvTDh3k/eGVOTuh/8Ln4ET9n/solcMMmZAQmVjq+9dnQ5ng/rSrvmbEzboQysj5dIAAjI56rkAhdMh3wDmYW37u/mkya5yA4OB5vpv6uWwCZlgVfpGBFEvrlNP6ggAAAEY19uC5WRjXK0Hg9TnX3sqsLcPDpJ4P932d5dc5lH4MvlOWgyvg72TAxGZZkWi0GN2lT52oqC63t90BSadi+LYyHR2Z+AIcGoKaEQ2I4L/ZC3vTIdWtKbnfpHNf86wDSuMmA2gHDqmdJ11Gfwd4QHDH486EoRdFI4mFMdncT+VqgsjPP/2QvPDvyMnYjmCAs7x6JqTkWQyAn0IvzOC1bw4ME7uj3d7RcqyAwHGfcSPFbDPaA5YIoEAAAEOSPIscZa8/JgOuOK5XhENGvXd4vXYxDt1pj1D4Rdq2523O2523O2523O2523O2523O2523NElfSwMYI7AGnBSZs56a8/2BgjZQv5ZOZ5VO6v9uTIccdBkEchRPs+CEyGYwMrE/Zzwu2FxfsiAACR89F2mP5Khnst8F/wR22L4XP/UcOJXYYahEFACWswfzbEc81WX46+UifxQ7XGvGy6oF89UIE8qtxAidHCc7/Jisz3UcZych5HXorGylheOANqgOELM5BuFV/sRx41sFGlvQEu9anXKFnJa36KgCaFEbqhW2ufCIgk16JbiQLuy4/dCxPHon7Bdd7NrI3anoiSrgzdHHAob4Re3VaTIlbBp85Z+OChCFpmeRrq+Oe6yAG6V3AK6p/edCj+cZlVgiqA4o+kqZNDddO6udjgRIULPomjgWq59JSVcMG9Di3v2EV3nD3dpedR7nVMXb/tiRLdnEhyXik6PjNvEaJmLPJ6t8PPBMwgVO3S1M1xWWIAa3PSPiXhyFiSBcIUjr3p3me7KjKy/gNkTUVw0YOkK99mc5BwATUDOeGdFpKuwVDbS7LsDrHTKnDhMMM1k05XApYCerray9SpCSyVbnHAVkTc+KKukBUEgtdHWpyCP5r3me053m+hokkdZco//Cx22Gpn6QeQ//YeiW4YC5RkRXdRAmy9M/5BqMXllc6ZhFt3ThI/bu8GGr7mrqm6/JpERGmdmS2yz0pgpiupvdfyCD8+D2tMQavnjnFqzW1HslZaCIB+/ie8kwaSZ0NRHefPZWAH3mn8HsNgN3xGO5wfxYrJhLAj34bnnovaRn+OF1EKf2CXnqDg8FsjOxdSeT5vkWgo5utLTiKR+p7OoSNzYy+o/64nNM88AhnACEoZzN+OD8q2lQQjmLRhPGQin9uOha2OhmlJalzvUkKqHKqAMe9apK8lZQntSW0eIr44KLdhrNzZP9AqHdg78jSGjdsLWyjbvEPNvALGcP/QNHvo2aAJqshTGi6U5tsZWt5KS6f641stMqZpxZKwd35p8Uhm1NTpcHjQfZPyxHvMJEp54PQeNjpHtOkXmlhukg5wolkbraOUIe8OW22h8ZE5P9ifxYpwIIhz4uioDhQ/cky0T9qdNTWlnWuNby0+0nV0r3Gw89pZBRGYm58GyJ5Dsw1ZhFd7J3GFxNvByQn7k3fdezrR+qBP+CLSTWp9Oo+hhJn+Xxx62bIo8JMJUgEfQLrVrtOmHQGt7EuW54j1QgbeFJPH1+YyRW67GsQeFutGkOgNrPSpNFXsgrR6Gm6UBbM6v4nEKTIXmfUF8fdWVAWZfae1Br4fhBJxHvANe+EKl86jJkZFWWpPpTi5xBDezqWavdkH1LcrMV0MzDuPrj51hRhuKnzo+Q/rC1/MCRlsUBfe+rB4U1t8DtPGjwz3o6YUw+XyXS3qf4lxWLBLQNAWwOEp8orUP5a42G8DWZ9nwXOEr8M043ZEkUsLYhL3+uH97Mep/5a4i0xwdXULZ4nxG1kW8Jp20gjH3jAAhKCn3TH0m7FjnFSFhegXU3Xk6RKvYYeKnvebPpORzTt25D67bdEXgxztiB8xor2oQ8pm8SGv+tkgbegFHOEY4oA01twxRgsHHJfFfFeu2cEjxOJpk6MAObQoFJtDvS4BrkRsOTJmJ7oFV5jpK+OgtkRZO/gyWDJry9+Qfz4SBbF8CuqzYcJvP+/yYZGkDZrOgDl44eoQipLiIvfCT41/C7jLKGf5oe/gVqB30Wvt0sNM6+W9anUqmXf2/zZw4gI8acQ9FC9H0vjFhFzS6Yrj+nZN9DOHv50jmKTVrl2wXC5UU1zNt9W/o9kHs0ubJ8ok3bEN3zV28ZllfWkeGU/C61VZl7D1i1IHVwOdqr5QHcHeI3u10EwVmyCmNXJwABypzCbgA5bM5YONsqj7uwCyTxTzAc1TCdmITM8g+qzxv9v1uR1y8usL2qO3imF6YkQaFvszsqSJRZvxAp9RMFDR0lg3CKEm3sSnlOfqjdEqi9mB7F9j0PMnec84uQN7XNSyhMN1Py9gcRrni80Pv4G/Ih53S8LZSL4hkSCe8QQhdbJ7knPpZiwrVj7GhAU27vw1Uvu7OYDfgY+li2FOrkkYkvI2ye6S978cJObmcV42VrtOzI9GNiWY9CCpI+BQPpGX/HZ2et4jlLTdcPhX3U1mPJfWLPu3XjK8J9z1lAVG+4Htv+tVpaDiIWk+ash/aFlm0qs7wrdu9vUmw743oTR3fBEK/NpQD44ubyJpEPR6/aUnMT8iH5/GJTy6dO9NjzEpjhN67ErE4hsU0y39uTFtbdzSldagLxu4spibMoiBybiFsl85Svf+ZQSrsMUoY1QVncV65kHjvMEqS8W14LeKzIEaJVCAULb2ThPfpzIyNbtzlulF48ZEKqnuYCcBg/E06IADfJ++T6eYUVeyVAOQs9AbBNyUNQwKqJh9IAAAASFrijIy88RQkXg9ky3vm6V3G7jgDIXB2NlotV0o+am+lT/RUwjoZQjX9P4gAAAAAAAAAAI9Li3dqkbJYBMyU2BuF7kaMQnABMrqNmhpvdfELlW0/EoPxMzRld+JdFC1adRUULW8z4d9GxCvpn0Q8LNefRFqfotFwkAuarnUrJtqubrx3bL5HfiXhGHeFmyLVjx2eXqT34l0UTfIKOVs9k2LTBW/5uD//NV7eZRl3RQ3n/B22+7J/FP8vAKjAGiIQLD8g8WFCwmv36MlPMd76TnzbvWb/lg3q+LBYQ/Ai6i72azxlZ2bMt1b6Tuo22TOskGTPdaigb8C6cbe10kuZos5l2PGCGCYPw/6BkxvKIyQ0HWDczrBiPpoykxyMB/cc/esOJBnEGYxgZC0sSRhBPxDkYEAWQDEmBIM4icc/MGQtLIvJFNHIwIFxz8hIM4edevMkcJsIOgxuTgc3LCkQtkFuOI5GBHfYVD/xlL5JxsDMaZNvut7w9VzgkcpeXc/TsplaW8nH7ZCEYfXJEYM3iJ7QGZwj5jIgA8ficaXlwj5WDLfz2Pr+AN23Zmt3iOaBcKxqFC46hsEqqrBBjWulnU0zrol9XV4V3nBi7g9SieEWWhvJFy4iHbhjp5pQVVVSuGhHBKYVRH64UhyLGn3wrqsgEpIZw3BrVOLWcEs5JcnrlbC7hDOEMeTlW4l5HhV00rNL39wMXiud/fpp5wN+dNKznnfnAxeGvfn6aeg53100rOqvPycDF4Ox86cVReHvq3o75QF/d6o9XTppWe8orNiPkJPW4FWsEORmpXjpxVFyTX900rOVffV2EP/Fg49Nfhk3/D0AcZx6a7013jLaW/fgz7K1EsZGHqlwPgNSj0cve9pfDRYPZZfhOAqER+S6c2maNUOCU6LNPDARIediet3amRLaEX7JyeCqrFvrxRQEomzZKXrH/n8P47j/sq2FUloXYAsTJgaS4fx3O8obUVSWefZVqWJkyalo/juPF64Qqks3JbnLoChEfEyfC46X5iwslI/CdzQeSCWzlArZW91Udaw9BpIdcTFhZJNYaSMsLILZUYuZbmZ0+S2AAAAA=" alt="Requests by day"></picture></p>
<ul>
<li><em>Keys</em> creates, updates, rotates and revokes API keys. It shows the secret of a new key once.</li>
<li><em>Usage</em> shows the plan, and the number of requests per day and key.</li>
<li><em>Feed</em> shows the frames of a collection as they arrive.</li>
</ul>
<h2 id="import-and-export"><a href="#import-and-export">Import and export</a></h2>
<p><em>Import and export</em> reads and writes files. It has the same readers as the <a href="/docs/import-export">commands</a> <code>rowfeed import</code> and
<code>rowfeed export</code>, so it accepts the same CSV, TSV, JSON and NDJSON files, also if they are compressed with gzip.</p>
<p>To import rows:</p>
<ol>
<li>Choose a file, or drop it on the rows of a collection. The console reads the complete file, and shows the first 20 rows and the
inferred type of each column.</li>
<li>Correct the types above the columns if necessary. <em>Options</em> contains the separator, the encoding and other options.</li>
<li>Press <em>Import</em>. The server assigns new ids.</li>
</ol>
<p>If a row is invalid, the console names its line and column, and the option that helps. All rows before its batch are stored. To
continue, correct the options and import the same file again. The console does not store any row twice. It also sends a batch again if
the response is lost.</p>
<p><em>Undo the import</em> deletes the rows that the import has stored. Rows that were changed in the meantime stay. The console sends one
request for each row, and these requests count toward the quota. You can undo only the last import into a collection, and only
before you close or reload the page.</p>
<p>An export contains all rows, or the rows that match a filter, as NDJSON, JSON or CSV. CSV has a column for each field. If Excel
shows wrong characters, select <em>For Excel</em> and the separator that your Excel expects. The browser collects an export in memory before
it saves the file.</p>
<p>The commands can do more. They resume after an interruption, write invalid lines to a separate file, and write files of any size.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/test-in-ci">Previous: Test against rowfeed in CI</a>
<a rel="next" href="/docs/deploy">Next: Deployment</a>
<a href="/docs/console.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const deploy = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Deployment &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy" aria-current="page">Deployment</a>
<ul><li><a href="#run-with-docker">Run with Docker</a></li>
<li><a href="#run-with-systemd">Run with systemd</a></li>
<li><a href="#run-on-kubernetes">Run on Kubernetes</a></li>
<li><a href="#graceful-shutdown">Graceful shutdown</a></li>
<li><a href="#serve-under-a-path">Serve under a path</a></li>
<li><a href="#compression">Compression</a></li>
<li><a href="#software-bill-of-materials-sbom">Software bill of materials (SBOM)</a></li>
</ul></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="deployment"><a href="#deployment">Deployment</a></h1>
<p>How to run rowfeed on a server.</p>
<h2 id="run-with-docker"><a href="#run-with-docker">Run with Docker</a></h2>
<p>In a clone, build an image with <code>docker build -f scripts/container/Containerfile -t rowfeed .</code>. It contains Node.js, the server
and its dependencies. Then run it with <code>docker run -p 127.0.0.1:3000:3000 -v rowfeed:/data rowfeed</code>.</p>
<ul>
<li>The server runs as user 1000 and stores its data in the volume <code>/data</code>.</li>
<li>Docker checks its health. SIGTERM shuts it down.</li>
<li>To use other base images, set the build arguments <code>BASE</code> and <code>BUILD_BASE</code>.</li>
<li><code>npm run container-check</code> builds the image and runs it. It needs root, buildah and debootstrap.</li>
</ul>
<h2 id="run-with-systemd"><a href="#run-with-systemd">Run with systemd</a></h2>
<p><code>scripts/systemd/rowfeed.service</code> is a unit for a package that is installed in <code>/opt/rowfeed</code>. The unit:</p>
<ul>
<li>runs the server as a separate user, which can only write to <code>/var/lib/rowfeed</code></li>
<li>restarts the server if it fails</li>
<li>reads the settings from <code>/etc/rowfeed.env</code></li>
</ul>
<h2 id="run-on-kubernetes"><a href="#run-on-kubernetes">Run on Kubernetes</a></h2>
<p>Push the image from <a href="#run-with-docker">Run with Docker</a> to your registry, and use it in a Deployment:</p>
<ul>
<li>Use <a href="/docs#getHealth"><code>/health</code></a> as the liveness probe and <a href="/docs#getReady"><code>/ready</code></a> as the readiness probe, both on port 3000. Let the liveness probe fail for one
minute before it restarts the server.</li>
<li>With SQLite, use one replica, the strategy <code>Recreate</code>, and a persistent volume for <code>/data</code>. Two servers can&#39;t open the same file.</li>
<li>With PostgreSQL, set <code>DATABASE_URL</code> from a Secret. You can use any number of replicas and rolling updates.</li>
<li>Keep <code>terminationGracePeriodSeconds</code> at 30 or more, because a shutdown takes up to 10 s.</li>
<li>Take the first API key from a Secret too, and set it as <code>ROWFEED_API_KEY</code>. Otherwise, the first start prints a key to the log.</li>
<li>Set the idle timeout of your ingress to more than 30 s. The server sends a ping on every feed each 30 s.</li>
</ul>
<h2 id="graceful-shutdown"><a href="#graceful-shutdown">Graceful shutdown</a></h2>
<p>On SIGTERM, the server shuts down within 10 s:</p>
<ul>
<li>It finishes the requests that are in progress and writes everything to disk.</li>
<li>It rejects new requests with 503 <a href="/docs#error-shutting_down"><code>shutting_down</code></a>.</li>
<li>It closes feeds with code 1001. Clients resume on another instance or after the restart.</li>
<li>It disconnects a client that doesn&#39;t send or read for 3 s.</li>
</ul>
<p>Background work, such as deleting the rows of deleted collections and creating indexes, continues after the next start. A second
SIGTERM terminates the server immediately. Even then, acknowledged writes aren&#39;t lost.</p>
<h2 id="serve-under-a-path"><a href="#serve-under-a-path">Serve under a path</a></h2>
<p>If a proxy serves rowfeed at <code>https://example.org/rows</code>, set <code>ROWFEED_PUBLIC_URL=https://example.org/rows</code>. The console, the
documentation, the served contracts, <a href="/docs#header-Location"><code>Location</code></a> and <a href="/docs#header-Link-NextKeyLink"><code>Link</code></a> then contain the path. Clients use <code>https://example.org/rows</code> as the
address of the server: in SDKs, in <code>rowfeed/client</code>, and as <code>--url</code>. The feed is at <code>wss://example.org/rows/ws</code>.</p>
<p>The proxy can remove the path from requests or pass it on, because the server accepts both. Requests that don&#39;t come through the
proxy work with and without the path. These files remove it. Each proxy also passes the connections of feeds on:</p>
<pre><code data-language="nginx"># nginx.conf
events {}
http {
  map $http_upgrade $connection_option {
    default upgrade;
    &#39;&#39; &#39;&#39;;
  }
  server {
    listen 8080;
    location /rows/ {
      # With the slash at its end, proxy_pass removes /rows. Without the slash, it keeps /rows.
      proxy_pass http://127.0.0.1:3000/;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_option;
      # The server rejects bodies over 1 MiB itself, with a problem.
      client_max_body_size 2m;
      # Exports and long lists are sent as they are read.
      proxy_buffering off;
    }
  }
}</code></pre>
<pre><code data-language="caddy"># Caddyfile
http://:8080 {
  redir /rows /rows/
  handle_path /rows/* {
    reverse_proxy 127.0.0.1:3000
  }
}</code></pre>
<pre><code data-language="haproxy"># haproxy.cfg
defaults
  mode http
  timeout connect 2s
  timeout client 35s
  timeout server 35s
  timeout tunnel 70s

frontend public
  bind :8080
  http-request redirect location /rows/ if { path /rows }
  http-request replace-path /rows(/.*) \\1 if { path_beg /rows/ }
  default_backend rowfeed

backend rowfeed
  option forwardfor
  server a 127.0.0.1:3000</code></pre>
<p>To serve rowfeed at the root of a host instead, set <code>ROWFEED_PUBLIC_URL=https://data.example.com</code>. In nginx, replace
<code>location /rows/</code> with <code>location /</code>. In Caddy, use <code>data.example.com { reverse_proxy 127.0.0.1:3000 }</code>, which also gets a TLS
certificate. In HAProxy, leave out both lines with <code>http-request</code>. In all cases, set
<a href="/docs/configuration#environment-variables"><code>ROWFEED_TRUST_PROXY</code></a> to the address of the proxy, so that the server counts each
client by its own address.</p>
<h2 id="compression"><a href="#compression">Compression</a></h2>
<p>The server compresses the contracts, <a href="/docs#getDocs"><code>/docs</code></a> and the guides with <code>br</code> or <code>gzip</code>, or doesn&#39;t compress them, as the client prefers
in <a href="/docs#header-Accept-Encoding-AcceptedCodings"><code>Accept-Encoding</code></a>. Each encoding has its own <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a>. The build compresses these texts. If the contracts contain another URL
than with <code>npm start</code>, the server compresses them for the first request.</p>
<div class="wide"><table>
<thead>
<tr>
<td></td>
<th>Uncompressed</th>
<th><code>gzip</code></th>
<th><code>br</code></th>
</tr>
</thead>
<tbody><tr>
<td><a href="/docs#getOpenapiJson"><code>/openapi.json</code></a></td>
<td data-label="Uncompressed">319 KB</td>
<td data-label="gzip">36 KB</td>
<td data-label="br">30 KB</td>
</tr>
<tr>
<td><a href="/docs#getDocs"><code>/docs</code></a></td>
<td data-label="Uncompressed">570 KB</td>
<td data-label="gzip">69 KB</td>
<td data-label="br">46 KB</td>
</tr>
<tr>
<td>A guide, such as <code>/docs/sdks</code></td>
<td data-label="Uncompressed">48 KB</td>
<td data-label="gzip">17 KB</td>
<td data-label="br">15 KB</td>
</tr>
<tr>
<td>All</td>
<td data-label="Uncompressed">4.6 MB</td>
<td data-label="gzip">1.4 MB</td>
<td data-label="br">1.2 MB</td>
</tr>
</tbody></table>
</div>
<p>The server keeps all forms in memory. They need about 29 MB, and 50 ms of the start.</p>
<p>The server doesn&#39;t compress responses under <code>/v1</code>, for two reasons:</p>
<ul>
<li>Compression can reveal secrets (the BREACH attack). A list can contain a secret next to rows from an attacker. If the attacker
also sees the lengths of encrypted responses to another user, the attacker can guess the secret bit by bit.</li>
<li>Compression would run in the main thread. For a list of 100 rows (18 KB), gzip takes 0.2 ms. The rest of the request takes
<a href="/docs/benchmarks#comparison-with-pocketbase">0.14 ms</a>.</li>
</ul>
<p>If the attack isn&#39;t possible in your deployment, you can compress responses in a proxy:</p>
<pre><code data-language="haproxy"># haproxy.cfg
defaults
  mode http
  timeout connect 2s
  timeout client 35s
  timeout server 35s
  timeout tunnel 70s

frontend public
  bind :8080
  default_backend rowfeed

backend rowfeed
  # HAProxy makes the ETag of a compressed response weak, and If-Match never matches a weak ETag. A row is small.
  http-request del-header Accept-Encoding if { path_reg ^/v1/collections/[^/]+/rows/. }
  compression algo gzip
  compression type application/json
  server a 127.0.0.1:3000</code></pre>
<p>A list of 100 rows then has 4 KB instead of 18 KB. HAProxy only compresses responses with status 200 to 203. It doesn&#39;t change
compressed responses, feeds or problems.</p>
<h2 id="software-bill-of-materials-sbom"><a href="#software-bill-of-materials-sbom">Software bill of materials (SBOM)</a></h2>
<p>Run this command in the folder of the installed package:</p>
<p><code>npm sbom --package-lock-only --sbom-format cyclonedx --sbom-type application &#62; rowfeed.cdx.json</code></p>
<p>It writes the dependencies in the CycloneDX format, with their versions, checksums and licences. In a clone, add <code>--omit dev</code> to
exclude the packages that only the tools need.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/console">Previous: Web console</a>
<a rel="next" href="/docs/postgres">Next: Deploy on PostgreSQL</a>
<a href="/docs/deploy.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const postgres = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Deploy on PostgreSQL &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres" aria-current="page">Deploy on PostgreSQL</a>
<ul><li><a href="#connect-to-postgresql">Connect to PostgreSQL</a></li>
<li><a href="#use-a-database-user-without-ddl-permissions">Use a database user without DDL permissions</a></li>
<li><a href="#connections-and-timeouts">Connections and timeouts</a></li>
<li><a href="#run-several-instances-high-availability">Run several instances (high availability)</a></li>
<li><a href="#read-replicas">Read replicas</a></li>
<li><a href="#pgbouncer">PgBouncer</a></li>
<li><a href="#load-balancing-with-haproxy">Load balancing with HAProxy</a></li>
</ul></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="deploy-on-postgresql"><a href="#deploy-on-postgresql">Deploy on PostgreSQL</a></h1>
<h2 id="connect-to-postgresql"><a href="#connect-to-postgresql">Connect to PostgreSQL</a></h2>
<p>Create an empty database in UTF-8, and start the server with its URL:
<code>DATABASE_URL=postgres://user:password@host:5432/rowfeed npx rowfeed</code>. You don&#39;t need any other setting. The API, the order of
rows and the feed are the same as on SQLite.</p>
<p>The start creates the tables and the functions (PL/pgSQL). The user must therefore own the database. If several instances start
together, one of them creates the tables and the others wait.</p>
<p>The tests run on PostgreSQL 18. Other databases that use the PostgreSQL protocol aren&#39;t tested or supported.</p>
<h2 id="use-a-database-user-without-ddl-permissions"><a href="#use-a-database-user-without-ddl-permissions">Use a database user without DDL permissions</a></h2>
<p>The user of the server can also be a user that can only read and write tables. Set this up as follows:</p>
<ol>
<li>As the owner, run <code>rowfeed migrate</code> before you start each new version.</li>
<li>Grant the user SELECT, INSERT, UPDATE and DELETE on all tables. Include future tables with <code>ALTER DEFAULT PRIVILEGES</code>.</li>
</ol>
<p>If a table, function or permission is missing, the server doesn&#39;t start and prints the reason in one line.</p>
<p>Each version has its own functions, with a hash in their names. Two versions can therefore run side by side. If no instance has
used a function for a day, the next start or migration by its owner drops it.</p>
<h2 id="connections-and-timeouts"><a href="#connections-and-timeouts">Connections and timeouts</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Limit</th>
<th>Value</th>
</tr>
</thead>
<tbody><tr>
<td>Connections per instance</td>
<td data-label="Value">22, opened when they are needed</td>
</tr>
<tr>
<td>Time until an idle connection is closed</td>
<td data-label="Value">1 minute</td>
</tr>
<tr>
<td>Time that a statement waits for a lock</td>
<td data-label="Value">5 s, or 9 s if other statements already wait for it</td>
</tr>
<tr>
<td>Time for a statement</td>
<td data-label="Value">10 s</td>
</tr>
</tbody></table>
</div>
<p>If a time limit is exceeded, the server returns 503 with <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a>. <code>detail</code> specifies whether the write had no effect or
may have happened.</p>
<p>rowfeed doesn&#39;t change <code>synchronous_commit</code>. If the PostgreSQL server supports LZ4, it compresses texts of more than 2 KB with
LZ4.</p>
<h2 id="run-several-instances-high-availability"><a href="#run-several-instances-high-availability">Run several instances (high availability)</a></h2>
<p>Any number of instances can share a database, behind any load balancer. You don&#39;t need a message broker. The instances announce
their changes to each other with NOTIFY. A feed receives a change within about 20 ms, on every instance.</p>
<h2 id="read-replicas"><a href="#read-replicas">Read replicas</a></h2>
<p>A read replica relieves the primary of lists and reads of single rows. Set <code>DATABASE_REPLICA_URL=postgres://...</code> to the same
database on a standby that follows the primary by streaming replication.</p>
<p>An instance reads from the standby if the client sends the last cursor that it received. The client sends it in the header
<a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a>. The cursor comes from a response or from a frame of the feed. The instance compares the cursor with the
snapshot of the read:</p>
<ul>
<li>If the standby has reached the cursor, the instance responds from the standby.</li>
<li>Otherwise, the instance reads from the primary, within the same request.</li>
</ul>
<p>A client therefore sees its own writes, and never an older state than before, even if the standby is far behind.</p>
<p>The instance always uses the primary for:</p>
<ul>
<li>reads without the header</li>
<li>reads with a cursor of another collection or of a deleted collection with the same name</li>
<li>reads with a cursor that is ahead of the last change</li>
<li>exports and the feed</li>
<li>keys, quotas and names of collections</li>
<li>everything that a write depends on</li>
</ul>
<p>On SQLite and on <a href="/docs/citus">Citus</a>, the server doesn&#39;t start if <code>DATABASE_REPLICA_URL</code> is set. Clients can send
<a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> to every server. If the value isn&#39;t a cursor, the server returns 400 <a href="/docs#error-parameter_invalid"><code>parameter_invalid</code></a>.</p>
<p>A read from the standby costs the instance as much CPU as a read from the primary. In a measurement with 16 clients, single rows
and lists of 20 rows, the difference was within the noise. It costs the primary nothing.</p>
<h3 id="outages-of-the-standby"><a href="#outages-of-the-standby">Outages of the standby</a></h3>
<p>If the standby is unavailable, requests still succeed:</p>
<ul>
<li>An instance checks the standby every 250 ms. If it doesn&#39;t respond for 400 ms, the instance reads from the primary until it is
available again. This includes reads that are in progress.</li>
<li>The instance logs the outage once and the recovery once. <a href="/docs#getReady"><code>/ready</code></a> doesn&#39;t change.</li>
<li>If the standby cancels a read because the read blocks replication, the instance reads from the primary.</li>
<li>If the standby replays a change that locks a table, such as a migration, it is unavailable until the lock is released. A read
that waits for the lock continues on the primary within 0.7 s.</li>
<li>The metric <code>rowfeed_replica_reads_total</code> <a href="/docs/metrics">counts</a> how many reads came from the standby.</li>
</ul>
<h3 id="requirements-of-the-standby"><a href="#requirements-of-the-standby">Requirements of the standby</a></h3>
<p>An instance opens up to 8 connections to the standby. If it stops waiting for a lock, the connection stays open until the lock
is released. On every new connection, the instance checks three things:</p>
<ul>
<li>The standby belongs to the same database. If it belongs to another one at the start, the server doesn&#39;t start. Later, reads
stay on the primary. The check uses <code>pg_control_system()</code>, so both database users must be allowed to call this function.</li>
<li>The standby hasn&#39;t been promoted. Otherwise, reads stay on the primary.</li>
<li>The standby has the functions of this version. Otherwise, reads stay on the primary.</li>
</ul>
<p>Note these limits:</p>
<ul>
<li>After a failover, the former primary can continue to run on its own. rowfeed can&#39;t detect a standby that still follows it.
Make the standby follow the new primary, or shut it down.</li>
<li>If another instance deletes a collection, an instance may still read it from the standby for up to 1 s.</li>
<li>You can use a <a href="#pgbouncer">pooler</a> in front of the standby. Configure only standbys of this database in it, because a pooler
can move a connection to another server. The instance detects this within 0.7 s. After an outage, PgBouncer tries to connect
only every 15 s (<code>server_login_retry</code>).</li>
</ul>
<h2 id="pgbouncer"><a href="#pgbouncer">PgBouncer</a></h2>
<p>You can use a connection pooler in transaction mode, because rowfeed keeps no state in a session. The tests run PgBouncer.
NOTIFY doesn&#39;t work through a pooler, so a feed receives changes from other instances within about 250 ms.</p>
<h2 id="load-balancing-with-haproxy"><a href="#load-balancing-with-haproxy">Load balancing with HAProxy</a></h2>
<p>This setup runs two instances on one machine, with PostgreSQL and HAProxy. If you stop an instance, or if it fails, the other
one continues to serve requests. A test runs these files without changes, with HAProxy 2.6 of Debian 12
(<code>apt-get install haproxy</code>).</p>
<pre><code data-language="sh"># rowfeed.env
DATABASE_URL=postgres://rowfeed:password@127.0.0.1:5432/rowfeed
ROWFEED_API_KEY=rf_...
ROWFEED_TRUST_PROXY=127.0.0.1</code></pre>
<pre><code data-language="haproxy"># haproxy.cfg
global
  # Each connection needs two open files. See ulimit -n.
  maxconn 5000
  log stdout format raw local0 info

defaults
  mode http
  log global
  # Logs the path without its query, because the query of /ws can contain a key.
  log-format &#34;%ci %HM %HPO %ST %b/%s %Tr/%Ta ms %B bytes %ts&#34;
  timeout connect 2s
  timeout client 35s
  timeout server 35s
  timeout http-request 10s
  timeout http-keep-alive 60s
  # For open feeds. rowfeed sends a ping every 30 s. If its machine fails, the pings stop.
  timeout tunnel 70s
  timeout check 2s
  # Retries a request without a response on another instance.
  option redispatch 1
  retry-on conn-failure empty-response

frontend public
  # With TLS: bind :443 ssl crt /etc/haproxy/rowfeed.pem
  bind :8080
  option forwardfor
  default_backend rowfeed

backend rowfeed
  # Selects the instance with fewer connections, because feeds stay open for a long time.
  balance leastconn
  # A request may have reached an instance. Retries only reads and writes with an idempotency key, which are safe.
  http-request disable-l7-retry unless METH_GET or { req.hdr(idempotency-key) -m found }
  option httpchk GET /ready
  default-server check inter 500ms fall 2 rise 1
  server a 127.0.0.1:3001
  server b 127.0.0.1:3002</code></pre>
<pre><code data-language="sh"># start.sh PORT
set -a &#38;&#38; . ./rowfeed.env &#38;&#38; set +a
PORT=$1 nohup node_modules/.bin/rowfeed &#62;&#62;&#34;rowfeed-$1.log&#34; 2&#62;&#38;1 &#38;
echo $! &#62;&#34;rowfeed-$1.pid&#34;</code></pre>
<pre><code data-language="sh">sh start.sh 3001
sh start.sh 3002
nohup haproxy -f haproxy.cfg &#62;&#62;haproxy.log 2&#62;&#38;1 &#38;
echo $! &#62;haproxy.pid</code></pre>
<p>HAProxy now listens on port 8080. To install a new version or new settings without an interruption, save this script and run
<code>sh restart.sh</code>:</p>
<pre><code data-language="sh"># restart.sh
# Restarts one instance after the other. The next one stops when the first is ready and HAProxy knows it.
for port in 3001 3002; do
  kill -TERM &#34;$(cat &#34;rowfeed-$port.pid&#34;)&#34;
  while curl -s &#34;http://127.0.0.1:$port/ready&#34; &#62;/dev/null; do sleep 0.2; done
  sh start.sh &#34;$port&#34;
  until curl -fs &#34;http://127.0.0.1:$port/ready&#34; &#62;/dev/null; do sleep 0.2; done
  sleep 2
done</code></pre>
<p>If an instance stops, clients notice the following:</p>
<ul>
<li>Its feeds close with 1001. Clients resume on the other instance from their last cursor.</li>
<li>A write can receive 503 <a href="/docs#error-shutting_down"><code>shutting_down</code></a>. The write had no effect, and the client can retry it immediately.</li>
</ul>
<p>If an instance is killed, clients notice the following:</p>
<ul>
<li>Its feeds close with 1006.</li>
<li>HAProxy sends reads that were in progress to the other instance. It does the same for writes with an
<a href="/docs/safe-writes#idempotent-requests"><code>Idempotency-Key</code></a>. Clients don&#39;t notice the failure if these requests are at most 16 KiB
(<code>tune.bufsize</code>).</li>
<li>Other writes receive 502, and may have happened.</li>
</ul>
<p>If the instances run on several machines, set <code>HOST</code> on each instance to its own address. Set <code>ROWFEED_TRUST_PROXY</code> on all
instances to the address of HAProxy. rowfeed then knows the address of a client that tries to guess keys. HAProxy doesn&#39;t need a
limit for bodies, because rowfeed returns 413 if a body is larger than 1 MiB.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/deploy">Previous: Deployment</a>
<a rel="next" href="/docs/citus">Next: Scale out with Citus</a>
<a href="/docs/postgres.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const citus = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Scale out with Citus &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus" aria-current="page">Scale out with Citus</a>
<ul><li><a href="#set-up-citus">Set up Citus</a></li>
<li><a href="#where-the-data-is">Where the data is</a></li>
<li><a href="#performance">Performance</a></li>
<li><a href="#failure-modes">Failure modes</a></li>
<li><a href="#back-up-and-restore">Back up and restore</a></li>
<li><a href="#untested-setups">Untested setups</a></li>
</ul></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="scale-out-with-citus"><a href="#scale-out-with-citus">Scale out with Citus</a></h1>
<p>If one PostgreSQL server can&#39;t store or write enough, you can run rowfeed on <a href="https://github.com/citusdata/citus">Citus</a>, an
extension that distributes a PostgreSQL database over several servers. Each collection is completely on one worker, with its
change log and its indexes. The ids of the collections determine their workers.</p>
<p>Citus adds capacity and isolation. It doesn&#39;t make a few nodes faster: a request <a href="#performance">costs several times as much</a> as
on one PostgreSQL server. The API, the order of rows and the feed are the same. You can run any number of instances. This guide
was tested with Citus 13.2 on PostgreSQL 15, with one coordinator and two workers.</p>
<h2 id="set-up-citus"><a href="#set-up-citus">Set up Citus</a></h2>
<p>Configure PostgreSQL on every node:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Setting</th>
<th>Value</th>
</tr>
</thead>
<tbody><tr>
<td><code>shared_preload_libraries</code></td>
<td data-label="Value"><code>&#39;citus&#39;</code></td>
</tr>
<tr>
<td><code>wal_level</code></td>
<td data-label="Value"><code>logical</code>, so that you can move shards during writes</td>
</tr>
<tr>
<td><code>max_worker_processes</code></td>
<td data-label="Value">A higher value than the default. Each database needs one worker process.</td>
</tr>
<tr>
<td><code>max_connections</code></td>
<td data-label="Value">Enough for the <a href="/docs/postgres#connections-and-timeouts">connections</a> of all instances. For each connection of an instance, the coordinator opens up to one connection to each worker.</td>
</tr>
<tr>
<td><code>max_prepared_transactions</code></td>
<td data-label="Value">Enough for the connections of all instances. It must not be 0.</td>
</tr>
<tr>
<td><code>citus.node_conninfo</code></td>
<td data-label="Value">The same TLS setting on all nodes: all of them use TLS, or none of them does.</td>
</tr>
</tbody></table>
</div>
<p>Then set up the database:</p>
<ol>
<li>On every node, create the database in UTF-8 and run <code>CREATE EXTENSION citus</code>, as the same user. The user must own the
database on all nodes.</li>
<li>On the coordinator, call <code>citus_set_coordinator_host</code> with its own address. Then call <code>citus_add_node</code> for each worker.</li>
<li>Set <code>DATABASE_URL</code> of every instance to the coordinator.</li>
<li>Stop all instances if the database already contains rows. Running instances would continue to use the functions for a single
PostgreSQL server.</li>
<li>Run <code>rowfeed migrate</code>, or start an instance. It finds the extension and its workers, and distributes the tables.
<code>rowfeed migrate</code> prints that it did so.</li>
</ol>
<p>If there are no workers yet, the database works as on one PostgreSQL server. The first start or <code>rowfeed migrate</code> after the
first <code>citus_add_node</code> then distributes it.</p>
<p>The number of shards is the value of <code>citus.shard_count</code> at that moment, which is 32 by default. More shards make requests more
expensive. If there are fewer shards than workers, some workers have no collections.</p>
<p>You can use PgBouncer in front of the coordinator, <a href="/docs/postgres#pgbouncer">in transaction mode</a>.</p>
<p>An instance can also connect to a worker, and then serves all collections too. First migrate the coordinator to the version of
the instance. NOTIFY doesn&#39;t leave a node, so this instance and the others learn about each other&#39;s commits by polling.</p>
<h2 id="where-the-data-is"><a href="#where-the-data-is">Where the data is</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Place</th>
<th>Data</th>
</tr>
</thead>
<tbody><tr>
<td>Distributed over the workers by <code>collection_id</code></td>
<td data-label="Data"><code>heads</code>, <code>rows</code>, <code>changes</code> and the data of indexes</td>
</tr>
<tr>
<td>On the coordinator</td>
<td data-label="Data">accounts, keys, usage, names of collections, schemas and idempotency keys</td>
</tr>
</tbody></table>
</div>
<p>Frequent requests are one call, which the coordinator passes to the worker of the collection. These are reads of rows, lists,
commits and the change log of a feed. A test fails if one of them calls a second worker.</p>
<p>Once per second, the server also queries several workers. It looks for change logs to trim, and for new changes in the
collections that clients follow.</p>
<h2 id="performance"><a href="#performance">Performance</a></h2>
<p>These figures are from one run with 32 clients and 64 collections of 500 rows. All nodes, rowfeed and its clients ran on one
machine with 2 cores. The requests per second therefore show the cost of a request. They
don&#39;t show the speed with a separate machine for each node.</p>
<div class="wide"><table>
<thead>
<tr>
<th>Request</th>
<th>One PostgreSQL server</th>
<th>Citus, one worker</th>
<th>Citus, two workers</th>
</tr>
</thead>
<tbody><tr>
<td>read one row</td>
<td data-label="One PostgreSQL server">25,878 per second</td>
<td data-label="Citus, one worker">0.10 of that rate</td>
<td data-label="Citus, two workers">0.10</td>
</tr>
<tr>
<td>list 20 rows</td>
<td data-label="One PostgreSQL server">10,337 per second</td>
<td data-label="Citus, one worker">0.15</td>
<td data-label="Citus, two workers">0.14</td>
</tr>
<tr>
<td>insert a row</td>
<td data-label="One PostgreSQL server">3,495 per second</td>
<td data-label="Citus, one worker">0.41</td>
<td data-label="Citus, two workers">0.40</td>
</tr>
<tr>
<td>insert a row with an idempotency key</td>
<td data-label="One PostgreSQL server">1,366 per second</td>
<td data-label="Citus, one worker">0.50</td>
<td data-label="Citus, two workers">0.50</td>
</tr>
<tr>
<td>insert 100 rows</td>
<td data-label="One PostgreSQL server">1,529 per second</td>
<td data-label="Citus, one worker">0.44</td>
<td data-label="Citus, two workers">0.52</td>
</tr>
</tbody></table>
</div>
<p>The hop from the coordinator to a worker causes most of this difference. With two workers, the median time of a read was 12.0 ms
instead of 1.1 ms. The median time of an insert was 24.0 ms instead of 9.2 ms. Both cores were busy. In a second run, the ratios
with two workers were 0.09, 0.14, 0.32, 0.51 and 0.47.</p>
<p>This table shows the CPU time per request in the first run, in microseconds:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Request</th>
<th>One PostgreSQL server</th>
<th>Coordinator</th>
<th>Workers</th>
<th>rowfeed without Citus</th>
<th>rowfeed on Citus</th>
</tr>
</thead>
<tbody><tr>
<td>read one row</td>
<td data-label="One PostgreSQL server">9</td>
<td data-label="Coordinator">153</td>
<td data-label="Workers">279</td>
<td data-label="rowfeed without Citus">33</td>
<td data-label="rowfeed on Citus">130</td>
</tr>
<tr>
<td>list 20 rows</td>
<td data-label="One PostgreSQL server">54</td>
<td data-label="Coordinator">209</td>
<td data-label="Workers">643</td>
<td data-label="rowfeed without Citus">78</td>
<td data-label="rowfeed on Citus">248</td>
</tr>
<tr>
<td>insert a row</td>
<td data-label="One PostgreSQL server">201</td>
<td data-label="Coordinator">309</td>
<td data-label="Workers">618</td>
<td data-label="rowfeed without Citus">216</td>
<td data-label="rowfeed on Citus">316</td>
</tr>
<tr>
<td>insert a row with an idempotency key</td>
<td data-label="One PostgreSQL server">986</td>
<td data-label="Coordinator">1,124</td>
<td data-label="Workers">790</td>
<td data-label="rowfeed without Citus">279</td>
<td data-label="rowfeed on Citus">544</td>
</tr>
<tr>
<td>insert 100 rows</td>
<td data-label="One PostgreSQL server">527</td>
<td data-label="Coordinator">510</td>
<td data-label="Workers">1,285</td>
<td data-label="rowfeed without Citus">460</td>
<td data-label="rowfeed on Citus">457</td>
</tr>
</tbody></table>
</div>
<p>The following estimate is computed from these figures. It wasn&#39;t measured:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Nodes</th>
<th>CPU time per second</th>
<th>Requests per second</th>
</tr>
</thead>
<tbody><tr>
<td>Ten workers with 8 cores each</td>
<td data-label="CPU time per second">80 s</td>
<td data-label="Requests per second">129,000 inserts</td>
</tr>
<tr>
<td>A coordinator with 8 cores</td>
<td data-label="CPU time per second">8 s</td>
<td data-label="Requests per second">26,000 inserts (309 &#181;s each), 38,000 lists, 7,100 inserts with a key, or 15,700 inserts of 100 rows</td>
</tr>
<tr>
<td>One PostgreSQL server with 8 cores</td>
<td data-label="CPU time per second">8 s</td>
<td data-label="Requests per second">40,000 inserts</td>
</tr>
</tbody></table>
</div>
<p>The coordinator is therefore the next limit. Two workers of its size keep it busy with inserts, and three keep it busy with
lists. Ten workers give you these advantages:</p>
<ul>
<li>ten times the disk space, memory and vacuum capacity</li>
<li>collections that don&#39;t slow down collections on other workers</li>
<li>room for requests that cost the workers more than the coordinator</li>
</ul>
<p>After the coordinator&#39;s own work, its tables are the next limit. They contain the usage, with one row per key, hour and
instance, and the names of the collections.</p>
<h2 id="failure-modes"><a href="#failure-modes">Failure modes</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Event</th>
<th>What happens</th>
</tr>
</thead>
<tbody><tr>
<td>A worker fails</td>
<td data-label="What happens">The server returns 503 for the collections of this worker. Other collections aren&#39;t affected. If a commit was in progress, the write returns 503, and <code>detail</code> states that it may have happened. A client that sent an <a href="/docs/safe-writes#idempotent-requests"><code>Idempotency-Key</code></a> can retry it. When the worker is available again, you don&#39;t need to do anything.</td>
</tr>
<tr>
<td>The coordinator fails</td>
<td data-label="What happens">All requests return 503 until it is available again. Make it as available as a single PostgreSQL server, for example with a standby.</td>
</tr>
<tr>
<td>A worker fails between the two phases of a commit</td>
<td data-label="What happens">The data of this write on the worker stays locked until Citus finishes it (<code>citus.recover_2pc_interval</code>, 1 minute by default). Writes of this collection return 503 until then.</td>
</tr>
<tr>
<td>You add a worker</td>
<td data-label="What happens">Call <code>citus_add_node</code>, then <code>rebalance_table_shards(shard_transfer_mode := &#39;force_logical&#39;)</code>. Writes can continue. While a shard moves, its writes wait or return 503. You don&#39;t lose data.</td>
</tr>
<tr>
<td>You install a later version</td>
<td data-label="What happens">A migration changes the tables of all nodes in one transaction.</td>
</tr>
</tbody></table>
</div>
<p>Some writes change a worker and the coordinator, in a commit with two phases. These writes create or delete a collection, set a
schema, or use an idempotency key.</p>
<h2 id="back-up-and-restore"><a href="#back-up-and-restore">Back up and restore</a></h2>
<p><code>pg_dump</code> through the coordinator contains all rows, but not their distribution. To restore it:</p>
<ol>
<li>Create a new database on Citus, with the extension and its workers, <a href="#set-up-citus">as above</a>.</li>
<li>Restore the dump, and run <code>rowfeed migrate</code>.</li>
</ol>
<p>The responses and cursors are then the same, byte for byte. You can&#39;t restore the dump to a single PostgreSQL server, because
its table of index keys has other columns.</p>
<p>For base backups, all nodes need a common restore point (<code>citus_create_restore_point</code>).</p>
<p><a href="/docs/backup#move-between-sqlite-and-postgresql"><code>rowfeed copy</code></a> moves a database to Citus. If you copy a database from Citus, stop all
instances first. The command reads one worker after the other, so the copy isn&#39;t one snapshot of all workers.</p>
<h2 id="untested-setups"><a href="#untested-setups">Untested setups</a></h2>
<p>These tests ran on Citus and passed, two files at a time on 2 cores:</p>
<ul>
<li>the suite of <code>.mocharc.postgres.json</code>; it skips only the tests for SQLite</li>
<li>the tests of several instances, functions, <code>migrate</code>, replicas and faults</li>
<li><code>copy</code> between Citus and SQLite, and between Citus and one PostgreSQL server, in both directions</li>
</ul>
<p>Two problems occurred in earlier runs:</p>
<ul>
<li>One instance was killed while it created an index of 40,000 rows, and another instance continued. In one of five runs, the
index took longer than the 15 s that the test waits. Seven processes per core were ready to run.</li>
<li><code>rebalance_table_shards</code> failed once during writes, because PostgreSQL aborted it to resolve a deadlock. The cause isn&#39;t
known, and the later runs didn&#39;t fail. After such a failure, a subscription, a replication slot and a role remain. Drop them,
because Citus can&#39;t move this shard again while they exist.</li>
</ul>
<p>PostgreSQL 16 and 17, standbys, a restore from base backups, and workers on separate machines weren&#39;t tested.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/postgres">Previous: Deploy on PostgreSQL</a>
<a rel="next" href="/docs/backup">Next: Back up and restore</a>
<a href="/docs/citus.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const backup = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Back up and restore &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup" aria-current="page">Back up and restore</a>
<ul><li><a href="#sqlite-database-file">SQLite database file</a></li>
<li><a href="#create-and-restore-a-backup">Create and restore a backup</a></li>
<li><a href="#check-a-database">Check a database</a></li>
<li><a href="#damaged-files">Damaged files</a></li>
<li><a href="#move-between-sqlite-and-postgresql">Move between SQLite and PostgreSQL</a></li>
</ul></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="back-up-and-restore"><a href="#back-up-and-restore">Back up and restore</a></h1>
<p>How to back up a database, restore it, check it and move it.</p>
<h2 id="sqlite-database-file"><a href="#sqlite-database-file">SQLite database file</a></h2>
<p>Only one server can use the file at a time, by any path or symbolic link. The server rejects a file with several hard links,
because each of them would have a separate log. For the same reason, mount the folder of the file into a container, and not only
the file.</p>
<p>Only their owner can read the files that rowfeed creates, including backups (mode 0600, new folders 0700). An existing database
keeps its mode, and the files next to it get the same mode.</p>
<h2 id="create-and-restore-a-backup"><a href="#create-and-restore-a-backup">Create and restore a backup</a></h2>
<p><code>rowfeed backup</code> copies an SQLite database while the server is running, and checks the copy:</p>
<pre><code data-language="sh">npx rowfeed backup monday.db</code></pre>
<pre><code data-language="text">Copied data/rowfeed.db to monday.db: 126,976 bytes in 0.0 s. The copy is verified.</code></pre>
<p>The backup is one snapshot of the database. The command works in small steps with pauses, so that it doesn&#39;t delay writes. It
shows a progress bar on a terminal. Otherwise, it prints the progress every 5 s.</p>
<p>The file is called <code>monday.db.&#60;host&#62;-&#60;pid&#62;.partial</code> until the backup is complete. If a signal stops the command, it removes this
file. If the command is killed, the next backup to the same file removes it.</p>
<p><code>rowfeed restore</code> replaces the database with a backup. Stop the server and all other commands that use the database first. If
the database already exists, add <code>--replace</code>. The existing database is then lost. If a restore fails or is killed, the database
doesn&#39;t change.</p>
<p>This example restores the backup to a second database, so that you can examine it:</p>
<pre><code data-language="sh">DATABASE_URL=sqlite:look.db npx rowfeed restore monday.db
DATABASE_URL=sqlite:look.db npx rowfeed keys list</code></pre>
<pre><code data-language="text">Restored look.db: 0 collections, 0 rows.
ID                NAME   ACCOUNT  BEGINS    SCOPES              COLLECTIONS  EXPIRES (UTC)  LAST USED  STATUS
key_jC9vqLxeIFbO  first  default  rf_NRiWr  read, write, admin  all          never          never      valid</code></pre>
<p>After a restore, earlier cursors aren&#39;t valid any more, because the restored database starts a new change history. If a client
uses such a cursor, the server closes the feed with 4410, and the client must list the rows again.</p>
<p>On PostgreSQL, use <code>pg_dump</code> or a physical backup.</p>
<h2 id="check-a-database"><a href="#check-a-database">Check a database</a></h2>
<p><code>rowfeed check</code> verifies the database in <code>DATABASE_URL</code>, another database (<code>--database URL</code>), or an SQLite file such as a
backup:</p>
<pre><code data-language="sh">npx rowfeed check monday.db</code></pre>
<pre><code data-language="text">CHECK            VERIFIED                            RESULT
write-ahead log  0 frames                            ok
pages            38 pages                            ok
tables           18 tables, 17 indexes               ok
accounts         1 account, 0 plans, 0 usage counts  ok
keys             1 key                               ok
ids              6 counters                          ok
heads            0 collections                       ok
rows             0 rows                              ok
change log       0 entries                           ok
indexes          0 indexes, 0 index keys             ok
schemas          0 schemas                           ok</code></pre>
<p>The check compares data that is stored twice, and on SQLite the definitions of tables with those that rowfeed creates. SQLite
has no checksums for pages. The check therefore finds a changed byte in a row only while the change log contains the last
change of the row. It reads one snapshot. Servers can write during the check, but on SQLite the write-ahead log grows until it
finishes. If something is wrong, the command prints each fault and exits with 1.</p>
<p><code>rowfeed check --repair</code> recomputes the counts of rows, bytes and deleted ids, and the next ids. It also drops wrong indexes,
which the server creates again. It never changes rows, the change log or keys. If they are damaged, restore a backup. Stop all
servers before a repair. <code>--json</code> prints the result for programs.</p>
<h2 id="damaged-files"><a href="#damaged-files">Damaged files</a></h2>
<p>At every start, and in every other command, rowfeed reads the write-ahead log of SQLite (the <code>-wal</code> file) before SQLite does.
SQLite would treat the damage as the end of the log, and drop the commits after it. If the log is damaged, rowfeed changes
nothing and exits with 1:</p>
<pre><code data-language="text">rowfeed: The write-ahead log data/rowfeed.db-wal is damaged at byte 57712: at least 6 commits after it are lost. Restore a backup with \`rowfeed restore\`, or continue without these commits with \`rowfeed serve --accept-damage\`.</code></pre>
<ol>
<li>Copy the folder of the database, so that you don&#39;t lose other data.</li>
<li>If you have a recent backup, run <code>rowfeed restore --replace FILE</code>.</li>
<li>Otherwise, run <code>rowfeed serve --accept-damage</code> once. The server keeps a copy of the log (<code>-wal-damaged-&#60;time&#62;</code>) and continues
without the commits after the damage. Clients that follow a feed must list the rows again, as after a restore.</li>
</ol>
<p>After a crash, a log can end in the middle of its last, unacknowledged commit. Such a log isn&#39;t damaged. The check reads 64 MiB
in about 0.1 s.</p>
<h2 id="move-between-sqlite-and-postgresql"><a href="#move-between-sqlite-and-postgresql">Move between SQLite and PostgreSQL</a></h2>
<ol>
<li>Stop the server, because the copy doesn&#39;t include later writes.</li>
<li>Run <code>rowfeed copy --from sqlite:data/rowfeed.db --to postgres://...</code>. The target must be an empty database.</li>
<li>Start the server with the new <code>DATABASE_URL</code>.</li>
</ol>
<p>The command copies accounts, keys, plans, usage, collections, schemas, rows and the change log. It also copies between two
databases of the same kind. With <code>--json</code>, it prints the number of rows and the checksum of each table.</p>
<p>The copy is one snapshot of the source. The command reads everything back and compares checksums before it commits. All of this
is one transaction: if the copy fails or is killed, the target is still empty.</p>
<p>Keys remain valid, ids continue, and feeds resume from their cursors. The <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a> of each row changes, so a request with an
earlier one in <code>If-Match</code> returns 412. If you write to the old database after the copy, its newer cursors aren&#39;t valid in the
new one. The server then closes the feed with 4410.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/citus">Previous: Scale out with Citus</a>
<a rel="next" href="/docs/monitor">Next: Monitoring</a>
<a href="/docs/backup.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const monitor = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Monitoring &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor" aria-current="page">Monitoring</a>
<ul><li><a href="#health-checks">Health checks</a></li>
<li><a href="#logging">Logging</a></li>
<li><a href="#metrics">Metrics</a></li>
</ul></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="monitoring"><a href="#monitoring">Monitoring</a></h1>
<p>How to see whether a server works and what it does.</p>
<h2 id="health-checks"><a href="#health-checks">Health checks</a></h2>
<p>To find out whether an instance accepts requests, call <code>GET /ready</code>:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; http://127.0.0.1:3000/ready</code></pre>
<pre><code data-language="json">{&#34;ok&#34;:true,&#34;service&#34;:&#34;rowfeed&#34;}</code></pre>
<div class="wide"><table>
<thead>
<tr>
<th>Endpoint</th>
<th>Use</th>
</tr>
</thead>
<tbody><tr>
<td><code>GET /ready</code></td>
<td data-label="Use">Stop sending requests to the instance if it returns 503. It returns 503 as soon as the instance starts to shut down.</td>
</tr>
<tr>
<td><code>GET /health</code></td>
<td data-label="Use">Restart the instance if it returns 503 for 1 minute. It reports whether the instance can do its work.</td>
</tr>
</tbody></table>
</div>
<p>The endpoints don&#39;t require a key.</p>
<h2 id="logging"><a href="#logging">Logging</a></h2>
<p>The server writes JSON lines to standard output. It logs the start, the shutdown, and every error of the server itself. The line
of an error contains the <code>request_id</code>, which the client received as <a href="/docs#header-Request-Id-RequestId"><code>Request-Id</code></a>. If an error affects every request, the server
logs it once per second, and <code>unlogged</code> is the number of other occurrences.</p>
<p>With <code>LOG_LEVEL=debug</code>, the server also logs:</p>
<ul>
<li>every request, with its operation, status, milliseconds, key id and client address</li>
<li>every feed that it opens, rejects or closes, with <code>close_code</code>, <code>seconds</code> and <code>frames</code></li>
</ul>
<p>The log never contains a key.</p>
<h2 id="metrics"><a href="#metrics">Metrics</a></h2>
<p>Set <code>ROWFEED_METRICS_PORT=9464</code>. The server then provides <code>/metrics</code> for Prometheus on this port, on the address in <code>HOST</code>. The port
doesn&#39;t require a key, so don&#39;t make it public.</p>
<p>Start with these four alarms:</p>
<ul>
<li>The rate of responses with status 5xx is above 0 for 5 minutes.</li>
<li>The 99th percentile of the commit duration is above 0.1 s.</li>
<li>The memory is above the value that you planned.</li>
<li>Background tasks fail for 5 minutes.</li>
</ul>
<p><a href="/docs/metrics">Metrics</a> lists all metrics, with an alarm and a solution for each.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/backup">Previous: Back up and restore</a>
<a rel="next" href="/docs/upgrade">Next: Upgrade</a>
<a href="/docs/monitor.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const upgrade = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Upgrade &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade" aria-current="page">Upgrade</a>
<ul><li><a href="#upgrade-one-server">Upgrade one server</a></li>
<li><a href="#upgrade-without-an-interruption">Upgrade without an interruption</a></li>
<li><a href="#migrate-the-database">Migrate the database</a></li>
<li><a href="#go-back-to-the-previous-version">Go back to the previous version</a></li>
<li><a href="#keep-clients-working">Keep clients working</a></li>
</ul></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="upgrade"><a href="#upgrade">Upgrade</a></h1>
<p>A new version of rowfeed needs no steps by hand: every start migrates the database. This guide shows the safe order.</p>
<h2 id="upgrade-one-server"><a href="#upgrade-one-server">Upgrade one server</a></h2>
<p>First read the <a href="/docs/changelog">changelog</a>. Then back up the database, which also works while the server is running:</p>
<pre><code data-language="sh">npx rowfeed backup before-upgrade.db</code></pre>
<p>Install the new version, and restart the server. Its start migrates the database. When <a href="/docs#getReady"><code>/ready</code></a> returns 200, the server accepts
requests:</p>
<pre><code data-language="sh">npx rowfeed --version
curl -s -w &#39;\\n&#39; http://127.0.0.1:3000/ready</code></pre>
<p>Clients reconnect, and <a href="/docs/resume">resume</a> from their last cursor. On PostgreSQL, use the backup of your PostgreSQL
server instead of <code>rowfeed backup</code>.</p>
<h2 id="upgrade-without-an-interruption"><a href="#upgrade-without-an-interruption">Upgrade without an interruption</a></h2>
<p>With several instances on PostgreSQL, replace them <a href="/docs/postgres#load-balancing-with-haproxy">one by one</a>. The first new instance
migrates the database, and the old instances continue to run. A version only adds to the database schema of the previous version, and
a later version drops the unused parts. The timeouts of the PostgreSQL server don&#39;t apply to migrations.</p>
<h2 id="migrate-the-database"><a href="#migrate-the-database">Migrate the database</a></h2>
<p>Every start, <code>rowfeed migrate</code> and all other commands that open the database do this:</p>
<div class="wide"><table>
<thead>
<tr>
<th>The database</th>
<th>What happens</th>
</tr>
</thead>
<tbody><tr>
<td>is empty, or the file is missing</td>
<td data-label="What happens">The tables are created. On SQLite, only <code>serve</code>, <code>migrate</code>, <code>restore</code> and <code>copy</code> do this. Other commands fail.</td>
</tr>
<tr>
<td>has an older schema</td>
<td data-label="What happens">It is migrated completely or not at all. If several programs start at the same time, one of them migrates it and the others wait.</td>
</tr>
<tr>
<td>has the schema of this version</td>
<td data-label="What happens">The database doesn&#39;t change.</td>
</tr>
<tr>
<td>has a newer schema</td>
<td data-label="What happens">The program prints an error in one line and doesn&#39;t change the database. Running instances continue.</td>
</tr>
<tr>
<td>belongs to another program</td>
<td data-label="What happens">The program prints an error in one line and doesn&#39;t change the database.</td>
</tr>
</tbody></table>
</div>
<h2 id="go-back-to-the-previous-version"><a href="#go-back-to-the-previous-version">Go back to the previous version</a></h2>
<p>An old version doesn&#39;t open a database that a newer version has migrated. Stop the server, install the old version, and restore the
backup with <code>npx rowfeed restore before-upgrade.db --replace</code>. Changes since the backup are lost, and clients list their rows again.</p>
<h2 id="keep-clients-working"><a href="#keep-clients-working">Keep clients working</a></h2>
<p>A new version doesn&#39;t break clients. <a href="/docs/versioning">Versioning</a> explains what it can add, and how rowfeed announces that
something will be removed. After the upgrade, <a href="/docs/troubleshooting#test-a-deployment"><code>rowfeed conform</code></a> checks the deployment.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/monitor">Previous: Monitoring</a>
<a rel="next" href="/docs/http">Next: HTTP reference</a>
<a href="/docs/upgrade.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const http = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>HTTP reference &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http" aria-current="page">HTTP reference</a>
<ul><li><a href="#requests">Requests</a></li>
<li><a href="#timeouts-and-request-limits">Timeouts and request limits</a></li>
<li><a href="#headers">Headers</a></li>
<li><a href="#cors">CORS</a></li>
</ul></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="http-reference"><a href="#http-reference">HTTP reference</a></h1>
<p>These rules apply to every operation, in addition to the contract.</p>
<h2 id="requests"><a href="#requests">Requests</a></h2>
<ul>
<li>The server processes HTTP/1.2 to HTTP/1.9 as HTTP/1.1 (RFC 9110, 2.5). It returns 400 <a href="/docs#error-request_malformed"><code>request_malformed</code></a> for HTTP/0.9, HTTP/2 and
HTTP/3. A proxy in front of the server can support HTTP/2 and HTTP/3.</li>
<li>The server responds to HEAD as to GET, without the body.</li>
<li>It ignores <a href="/docs#header-Accept-AcceptedTypes"><code>Accept</code></a>, and the bodies of GET and DELETE.</li>
<li>It rejects unknown or repeated query parameters with 400 <a href="/docs#error-parameter_invalid"><code>parameter_invalid</code></a>. Only <a href="/docs#getHealth"><code>/health</code></a> and <a href="/docs#getReady"><code>/ready</code></a> ignore them, because
some probes add parameters.</li>
<li>Paths are exact. The server returns 404 if a path has a trailing slash. Names of collections are case-sensitive.</li>
<li>The server returns 400 <a href="/docs#error-parameter_invalid"><code>parameter_invalid</code></a> if a path parameter or the query contains a percent sign without two hexadecimal
digits, or bytes that aren&#39;t UTF-8. Elsewhere in a path, they lead to 404, because the server doesn&#39;t have such a route.</li>
<li><code>If-Match</code> and <code>If-None-Match</code> <a href="/docs/safe-writes#prevent-lost-updates-if-match">have an effect</a> if the response has an <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a>. The server
ignores <code>If-Modified-Since</code>, <code>If-Unmodified-Since</code>, <code>If-Range</code> and <code>Range</code>, because no response has <code>Last-Modified</code> or
<code>Accept-Ranges</code>. RFC 9110 requires this.</li>
<li>Every response has a <a href="/docs#header-Request-Id-RequestId"><code>Request-Id</code></a>. It is the <code>X-Request-Id</code> of the client if that has at most 128 characters of
<code>A-Z a-z 0-9 . _ ~ + / = : -</code>. Otherwise, the server creates one.</li>
<li>When you read a row or a list, send the latest cursor of the collection that the client has seen as <a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a>. The
response then never shows an earlier state. With this header, a <a href="/docs/postgres#read-replicas">read replica</a> can serve the read.</li>
<li><code>Idempotency-Key</code> makes a write <a href="/docs/safe-writes#idempotent-requests">safe to retry</a>. Reads ignore it.</li>
<li>The server ignores unknown preferences in <code>Prefer</code>, because RFC 7240 requires this.</li>
<li><a href="/docs#header-Accept-Encoding-AcceptedCodings"><code>Accept-Encoding</code></a> only has an effect on documents and pages. Their responses therefore have <a href="/docs#header-Vary-VaryEncoding"><code>Vary</code></a>.
<a href="/docs/deploy#compression">Compression</a> explains why the server doesn&#39;t compress other responses.</li>
<li>If a client pipelines requests on a connection, the server executes them one after the other. It executes requests of different
connections at the same time. After CONNECT, the server closes the connection and ignores further input.</li>
</ul>
<h2 id="timeouts-and-request-limits"><a href="#timeouts-and-request-limits">Timeouts and request limits</a></h2>
<ul>
<li>The server disconnects a client that makes no progress. Headers must arrive within 10 s and a request within 28 s. The client must
read at least 16 KiB of a response within 30 s.</li>
<li>The server limits the memory that the requests of a key can use: 16 MiB for bodies, and 64 MiB for responses that the client
hasn&#39;t read. Further requests get 503 <a href="/docs#error-overloaded"><code>overloaded</code></a> and have no effect.</li>
<li>For the limits of values, see <a href="/docs/rows#supported-values-and-limits">Collections and rows</a>. For the limits of feeds, see
<a href="/docs/feed#limits-and-backpressure">Change feed</a>.</li>
</ul>
<h2 id="headers"><a href="#headers">Headers</a></h2>
<p>The first table contains all headers that the server reads, and other headers that clients may expect it to read. If the value of a
header is a list, the server ignores its empty members. It treats several fields with the same name as one list (RFC 9110, 5.3 and
5.6.1). Each test is a file or folder in <code>test/</code>.</p>
<div class="wide"><table>
<thead>
<tr>
<th>Of requests</th>
<th>Specification</th>
<th>What the server does</th>
<th>Test</th>
</tr>
</thead>
<tbody><tr>
<td><a href="/docs#header-Accept-AcceptedTypes"><code>Accept</code></a></td>
<td data-label="Specification">RFC 9110, 12.5.1</td>
<td data-label="What the server does">Ignored. An operation has one media type, or a parameter selects the media type.</td>
<td data-label="Test"><code>http/requests/hostile</code></td>
</tr>
<tr>
<td><a href="/docs#header-Accept-Encoding-AcceptedCodings"><code>Accept-Encoding</code></a></td>
<td data-label="Specification">RFC 9110, 12.5.3</td>
<td data-label="What the server does">Selects <code>br</code>, <code>gzip</code> or no coding for documents and pages. Ignored elsewhere.</td>
<td data-label="Test"><code>operations/documents/compression</code></td>
</tr>
<tr>
<td><code>Access-Control-Request-Headers</code></td>
<td data-label="Specification">Fetch, 3.3</td>
<td data-label="What the server does">Ignored. A preflight allows all headers that the server reads.</td>
<td data-label="Test"><code>http/responses/cross-origin</code></td>
</tr>
<tr>
<td><code>Access-Control-Request-Method</code></td>
<td data-label="Specification">Fetch, 3.3</td>
<td data-label="What the server does">Makes OPTIONS a preflight.</td>
<td data-label="Test"><code>http/responses/cross-origin</code></td>
</tr>
<tr>
<td><code>Authorization</code></td>
<td data-label="Specification">RFC 9110, 11.6.2; RFC 6750, 2.1</td>
<td data-label="What the server does"><code>Bearer</code> and the key. The server ignores other schemes.</td>
<td data-label="Test"><code>access/authentication</code></td>
</tr>
<tr>
<td><code>baggage</code></td>
<td data-label="Specification">W3C Baggage</td>
<td data-label="What the server does">Ignored, but allowed in cross-origin requests.</td>
<td data-label="Test"><code>http/responses/cross-origin</code></td>
</tr>
<tr>
<td><a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a></td>
<td data-label="Specification">rowfeed</td>
<td data-label="What the server does"><a href="/docs/postgres#read-replicas">The response never shows an earlier state.</a></td>
<td data-label="Test"><code>engines/postgres/replica</code></td>
</tr>
<tr>
<td><a href="/docs#header-Connection-ConnectionOfRefusedUpgrade"><code>Connection</code></a></td>
<td data-label="Specification">RFC 9110, 7.6.1; RFC 9112, 9.6</td>
<td data-label="What the server does">With <code>close</code>, the server closes the connection after the response. <a href="/docs#header-Upgrade"><code>Upgrade</code></a> confirms the header <a href="/docs#header-Upgrade"><code>Upgrade</code></a>. The server ignores other options.</td>
<td data-label="Test"><code>http/closing</code></td>
</tr>
<tr>
<td><a href="/docs#header-Content-Encoding-ContentEncoding"><code>Content-Encoding</code></a></td>
<td data-label="Specification">RFC 9110, 8.4</td>
<td data-label="What the server does">The server returns 415 if the body has a coding, with <code>Accept-Encoding: identity</code>. Ignored if the operation has no body.</td>
<td data-label="Test"><code>http/requests/unsupported-types</code></td>
</tr>
<tr>
<td><code>Content-Length</code></td>
<td data-label="Specification">RFC 9110, 8.6; RFC 9112, 6.3</td>
<td data-label="What the server does">The length of the body. The server returns 400 if the header occurs twice or together with <code>Transfer-Encoding</code>.</td>
<td data-label="Test"><code>http/protocol</code></td>
</tr>
<tr>
<td><code>Content-Type</code></td>
<td data-label="Specification">RFC 9110, 8.3</td>
<td data-label="What the server does">The server returns 415 for an unsupported media type or charset, and 400 for two fields.</td>
<td data-label="Test"><code>http/requests/unsupported-types</code></td>
</tr>
<tr>
<td><code>Expect</code></td>
<td data-label="Specification">RFC 9110, 10.1.1</td>
<td data-label="What the server does">With <code>100-continue</code>, the server sends 100 (Continue) unless the headers already lead to an error. It ignores other expectations.</td>
<td data-label="Test"><code>http/interim</code></td>
</tr>
<tr>
<td><code>Forwarded</code></td>
<td data-label="Specification">RFC 7239, 4</td>
<td data-label="What the server does">Ignored, because proxies also send <code>X-Forwarded-For</code>.</td>
<td data-label="Test"><code>http/header-table</code></td>
</tr>
<tr>
<td><code>Host</code></td>
<td data-label="Specification">RFC 9110, 7.2; RFC 9112, 3.2</td>
<td data-label="What the server does">Required exactly once in HTTP/1.1. If the target has the absolute form, the host of the target takes precedence.</td>
<td data-label="Test"><code>http/requests/targets</code></td>
</tr>
<tr>
<td><code>Idempotency-Key</code></td>
<td data-label="Specification">draft-ietf-httpapi-idempotency-key-header</td>
<td data-label="What the server does">Makes a write <a href="/docs/safe-writes#idempotent-requests">safe to retry</a>.</td>
<td data-label="Test"><code>store/writes/idempotency</code></td>
</tr>
<tr>
<td><code>If-Match</code></td>
<td data-label="Specification">RFC 9110, 13.1.1</td>
<td data-label="What the server does">The server returns 412 if the header does not contain the current version. A weak <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a> never matches.</td>
<td data-label="Test"><code>operations/conditions</code></td>
</tr>
<tr>
<td><code>If-Modified-Since</code></td>
<td data-label="Specification">RFC 9110, 13.1.3</td>
<td data-label="What the server does">Ignored, because no response has <code>Last-Modified</code>.</td>
<td data-label="Test"><code>operations/conditions</code></td>
</tr>
<tr>
<td><code>If-None-Match</code></td>
<td data-label="Specification">RFC 9110, 13.1.2</td>
<td data-label="What the server does">The server returns 304 or 412 if the header contains the current version.</td>
<td data-label="Test"><code>operations/conditions</code></td>
</tr>
<tr>
<td><code>If-Range</code></td>
<td data-label="Specification">RFC 9110, 13.1.5</td>
<td data-label="What the server does">Ignored, like <code>Range</code>.</td>
<td data-label="Test"><code>operations/conditions</code></td>
</tr>
<tr>
<td><code>If-Unmodified-Since</code></td>
<td data-label="Specification">RFC 9110, 13.1.4</td>
<td data-label="What the server does">Ignored, because no response has <code>Last-Modified</code>.</td>
<td data-label="Test"><code>operations/conditions</code></td>
</tr>
<tr>
<td><code>Origin</code></td>
<td data-label="Specification">RFC 6454, 7; Fetch, 3.2</td>
<td data-label="What the server does">Decides whether <a href="#cors">a page</a> can read responses and open feeds.</td>
<td data-label="Test"><code>http/responses/origins</code></td>
</tr>
<tr>
<td><code>Prefer</code></td>
<td data-label="Specification">RFC 7240, 2</td>
<td data-label="What the server does"><code>count=exact</code> and <code>return=minimal</code>. The server ignores other preferences. If a preference occurs twice, the first one counts.</td>
<td data-label="Test"><code>http/requests/list-headers</code></td>
</tr>
<tr>
<td><code>Range</code></td>
<td data-label="Specification">RFC 9110, 14.2</td>
<td data-label="What the server does">Ignored, because no response has <code>Accept-Ranges</code>.</td>
<td data-label="Test"><code>operations/conditions</code></td>
</tr>
<tr>
<td><code>Sec-WebSocket-Extensions</code></td>
<td data-label="Specification">RFC 6455, 11.3.2</td>
<td data-label="What the server does">Ignored, because feeds do not support extensions.</td>
<td data-label="Test"><code>http/requests/list-headers</code></td>
</tr>
<tr>
<td><code>Sec-WebSocket-Key</code></td>
<td data-label="Specification">RFC 6455, 11.3.1</td>
<td data-label="What the server does">The server returns 400 if the value is malformed.</td>
<td data-label="Test"><code>feed/handshake</code></td>
</tr>
<tr>
<td><code>Sec-WebSocket-Protocol</code></td>
<td data-label="Specification">RFC 6455, 11.3.4</td>
<td data-label="What the server does">Ignored, because feeds do not support subprotocols. The server returns 400 if the list is malformed.</td>
<td data-label="Test"><code>http/requests/list-headers</code></td>
</tr>
<tr>
<td><a href="/docs#header-Sec-WebSocket-Version-WebSocketVersion"><code>Sec-WebSocket-Version</code></a></td>
<td data-label="Specification">RFC 6455, 11.3.5</td>
<td data-label="What the server does">The server returns 426 if the version is not 13.</td>
<td data-label="Test"><code>feed/handshake</code></td>
</tr>
<tr>
<td><code>TE</code></td>
<td data-label="Specification">RFC 9110, 10.1.4</td>
<td data-label="What the server does">Ignored, because responses do not have trailers.</td>
<td data-label="Test"><code>http/header-table</code></td>
</tr>
<tr>
<td><code>traceparent</code></td>
<td data-label="Specification">W3C Trace Context, 3.2</td>
<td data-label="What the server does">Ignored, but allowed in cross-origin requests.</td>
<td data-label="Test"><code>http/responses/cross-origin</code></td>
</tr>
<tr>
<td><code>tracestate</code></td>
<td data-label="Specification">W3C Trace Context, 3.3</td>
<td data-label="What the server does">Ignored, but allowed in cross-origin requests.</td>
<td data-label="Test"><code>http/responses/cross-origin</code></td>
</tr>
<tr>
<td><code>Trailer</code></td>
<td data-label="Specification">RFC 9110, 6.6.2</td>
<td data-label="What the server does">Ignored, like the trailers of a body.</td>
<td data-label="Test"><code>http/header-table</code></td>
</tr>
<tr>
<td><code>Transfer-Encoding</code></td>
<td data-label="Specification">RFC 9112, 6.1</td>
<td data-label="What the server does"><code>chunked</code> in HTTP/1.1. For any other coding, the server returns 400 and closes the connection.</td>
<td data-label="Test"><code>http/closing</code></td>
</tr>
<tr>
<td><a href="/docs#header-Upgrade"><code>Upgrade</code></a></td>
<td data-label="Specification">RFC 9110, 7.8</td>
<td data-label="What the server does"><code>websocket</code> on <code>/ws</code> in HTTP/1.1. Ignored elsewhere.</td>
<td data-label="Test"><code>http/requests/targets</code></td>
</tr>
<tr>
<td><code>X-API-Key</code></td>
<td data-label="Specification">rowfeed</td>
<td data-label="What the server does">The key. An empty value does not count as a key.</td>
<td data-label="Test"><code>access/authentication</code></td>
</tr>
<tr>
<td><code>X-Forwarded-For</code></td>
<td data-label="Specification">de facto</td>
<td data-label="What the server does">The address of the client, if <a href="/docs/configuration#environment-variables">trusted proxies</a> wrote it.</td>
<td data-label="Test"><code>http/requests/list-headers</code></td>
</tr>
<tr>
<td><code>X-Forwarded-Host</code></td>
<td data-label="Specification">de facto</td>
<td data-label="What the server does">Ignored. <a href="/docs/configuration#environment-variables"><code>ROWFEED_PUBLIC_URL</code></a> sets the address of the server.</td>
<td data-label="Test"><code>http/header-table</code></td>
</tr>
<tr>
<td><code>X-Forwarded-Proto</code></td>
<td data-label="Specification">de facto</td>
<td data-label="What the server does">Ignored, like <code>X-Forwarded-Host</code>.</td>
<td data-label="Test"><code>http/header-table</code></td>
</tr>
<tr>
<td><code>X-HTTP-Method-Override</code></td>
<td data-label="Specification">de facto</td>
<td data-label="What the server does">Ignored.</td>
<td data-label="Test"><code>http/header-table</code></td>
</tr>
<tr>
<td><code>X-Request-Id</code></td>
<td data-label="Specification">de facto</td>
<td data-label="What the server does">The server uses it as <a href="/docs#header-Request-Id-RequestId"><code>Request-Id</code></a> if it has a valid form.</td>
<td data-label="Test"><code>http/requests/hostile</code></td>
</tr>
</tbody></table>
</div>
<p>All headers that the server sends:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Of responses</th>
<th>Specification</th>
<th>What the server does</th>
<th>Test</th>
</tr>
</thead>
<tbody><tr>
<td><a href="/docs#header-Accept-AcceptedTypes"><code>Accept</code></a></td>
<td data-label="Specification">RFC 9110, 12.5.1 and 15.5.16</td>
<td data-label="What the server does">The supported media types of the body, with 415.</td>
<td data-label="Test"><code>http/requests/unsupported-types</code></td>
</tr>
<tr>
<td><a href="/docs#header-Accept-Encoding-AcceptedCodings"><code>Accept-Encoding</code></a></td>
<td data-label="Specification">RFC 9110, 12.5.3</td>
<td data-label="What the server does"><code>identity</code>, with 415 for a body with a coding.</td>
<td data-label="Test"><code>http/requests/unsupported-types</code></td>
</tr>
<tr>
<td><a href="/docs#header-Accept-Patch-AcceptedPatches"><code>Accept-Patch</code></a></td>
<td data-label="Specification">RFC 5789, 3.1</td>
<td data-label="What the server does">The supported media types of the body, with 415 to PATCH, instead of <a href="/docs#header-Accept-AcceptedTypes"><code>Accept</code></a>.</td>
<td data-label="Test"><code>http/requests/unsupported-types</code></td>
</tr>
<tr>
<td><code>Access-Control-Allow-Headers</code></td>
<td data-label="Specification">Fetch, 3.3</td>
<td data-label="What the server does">The allowed request headers, in responses to preflights.</td>
<td data-label="Test"><code>http/responses/cross-origin</code></td>
</tr>
<tr>
<td><code>Access-Control-Allow-Methods</code></td>
<td data-label="Specification">Fetch, 3.3</td>
<td data-label="What the server does">The allowed methods, in responses to preflights.</td>
<td data-label="Test"><code>http/responses/cross-origin</code></td>
</tr>
<tr>
<td><code>Access-Control-Allow-Origin</code></td>
<td data-label="Specification">Fetch, 3.3</td>
<td data-label="What the server does">The origin of the page, if it is allowed.</td>
<td data-label="Test"><code>http/responses/origins</code></td>
</tr>
<tr>
<td><code>Access-Control-Expose-Headers</code></td>
<td data-label="Specification">Fetch, 3.3</td>
<td data-label="What the server does">The headers that scripts can read.</td>
<td data-label="Test"><code>http/responses/cross-origin</code></td>
</tr>
<tr>
<td><code>Access-Control-Max-Age</code></td>
<td data-label="Specification">Fetch, 3.3</td>
<td data-label="What the server does">The time for which a browser can reuse a preflight: 10 minutes.</td>
<td data-label="Test"><code>http/responses/cross-origin</code></td>
</tr>
<tr>
<td><a href="/docs#header-Allow"><code>Allow</code></a></td>
<td data-label="Specification">RFC 9110, 10.2.1</td>
<td data-label="What the server does">The supported methods, with 405.</td>
<td data-label="Test"><code>http/requests/methods</code></td>
</tr>
<tr>
<td><a href="/docs#header-Cache-Control-Immutable"><code>Cache-Control</code></a></td>
<td data-label="Specification">RFC 9111, 5.2.2</td>
<td data-label="What the server does">The contract specifies the value for each response.</td>
<td data-label="Test"><code>contract/contract</code></td>
</tr>
<tr>
<td><a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a></td>
<td data-label="Specification">rowfeed</td>
<td data-label="What the server does">The cursor of the snapshot from which the response comes.</td>
<td data-label="Test"><code>operations/rows/list</code></td>
</tr>
<tr>
<td><a href="/docs#header-Connection-ConnectionOfRefusedUpgrade"><code>Connection</code></a></td>
<td data-label="Specification">RFC 9110, 7.6.1; RFC 9112, 9.6</td>
<td data-label="What the server does"><code>close</code> if the server closes the connection. <a href="/docs#header-Upgrade"><code>Upgrade</code></a> with 101 and 426.</td>
<td data-label="Test"><code>http/closing</code></td>
</tr>
<tr>
<td><a href="/docs#header-Content-Encoding-ContentEncoding"><code>Content-Encoding</code></a></td>
<td data-label="Specification">RFC 9110, 8.4</td>
<td data-label="What the server does"><code>br</code> or <code>gzip</code>, for documents and pages.</td>
<td data-label="Test"><code>operations/documents/compression</code></td>
</tr>
<tr>
<td><code>Content-Length</code></td>
<td data-label="Specification">RFC 9110, 8.6</td>
<td data-label="What the server does">The length of the body, in all final responses except exports, 204 and 304.</td>
<td data-label="Test"><code>http/closing</code></td>
</tr>
<tr>
<td><a href="/docs#header-Content-Security-Policy-ContentSecurityPolicy"><code>Content-Security-Policy</code></a></td>
<td data-label="Specification">CSP Level 3, 3.1</td>
<td data-label="What the server does">The sources from which a page can load content.</td>
<td data-label="Test"><code>docs/page</code></td>
</tr>
<tr>
<td><code>Content-Type</code></td>
<td data-label="Specification">RFC 9110, 8.3</td>
<td data-label="What the server does">The contract specifies the value for each response.</td>
<td data-label="Test"><code>contract/contract</code></td>
</tr>
<tr>
<td><code>Date</code></td>
<td data-label="Specification">RFC 9110, 6.6.1</td>
<td data-label="What the server does">The time of the response, in all responses except 100 and 101.</td>
<td data-label="Test"><code>http/closing</code></td>
</tr>
<tr>
<td><a href="/docs#header-ETag-ContractETag"><code>ETag</code></a></td>
<td data-label="Specification">RFC 9110, 8.8.3</td>
<td data-label="What the server does">The version. It is strong for rows and documents, and weak for lists.</td>
<td data-label="Test"><code>operations/conditions</code></td>
</tr>
<tr>
<td><a href="/docs#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a></td>
<td data-label="Specification">rowfeed</td>
<td data-label="What the server does"><code>true</code> in a replayed response.</td>
<td data-label="Test"><code>store/writes/idempotency</code></td>
</tr>
<tr>
<td><code>Keep-Alive</code></td>
<td data-label="Specification">RFC 2068, 19.7.1.1</td>
<td data-label="What the server does">The time for which an idle connection stays open.</td>
<td data-label="Test"><code>http/header-table</code></td>
</tr>
<tr>
<td><a href="/docs#header-Link-NextKeyLink"><code>Link</code></a></td>
<td data-label="Specification">RFC 8288, 3</td>
<td data-label="What the server does">The next page of a list, with <code>rel=&#34;next&#34;</code>.</td>
<td data-label="Test"><code>operations/rows/list</code></td>
</tr>
<tr>
<td><a href="/docs#header-Location"><code>Location</code></a></td>
<td data-label="Specification">RFC 9110, 10.2.2</td>
<td data-label="What the server does">The path of the new collection (201) or of the console (302).</td>
<td data-label="Test"><code>http/base-path</code></td>
</tr>
<tr>
<td><a href="/docs#header-Next-After-NextAfter"><code>Next-After</code></a></td>
<td data-label="Specification">rowfeed</td>
<td data-label="What the server does">The page token of the next page.</td>
<td data-label="Test"><code>operations/rows/list</code></td>
</tr>
<tr>
<td><a href="/docs#header-Preference-Applied-CountApplied"><code>Preference-Applied</code></a></td>
<td data-label="Specification">RFC 7240, 3</td>
<td data-label="What the server does">The preferences that the server applied.</td>
<td data-label="Test"><code>http/requests/list-headers</code></td>
</tr>
<tr>
<td><a href="/docs#header-RateLimit"><code>RateLimit</code></a></td>
<td data-label="Specification">draft-ietf-httpapi-ratelimit-headers</td>
<td data-label="What the server does">The remaining quota.</td>
<td data-label="Test"><code>access/rate-limit-headers</code></td>
</tr>
<tr>
<td><a href="/docs#header-RateLimit-Policy-RateLimitPolicy"><code>RateLimit-Policy</code></a></td>
<td data-label="Specification">draft-ietf-httpapi-ratelimit-headers</td>
<td data-label="What the server does">The quota.</td>
<td data-label="Test"><code>access/rate-limit-headers</code></td>
</tr>
<tr>
<td><a href="/docs#header-Request-Id-RequestId"><code>Request-Id</code></a></td>
<td data-label="Specification">rowfeed</td>
<td data-label="What the server does">The id of the request, which the log also contains.</td>
<td data-label="Test"><code>http/requests/hostile</code></td>
</tr>
<tr>
<td><a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a></td>
<td data-label="Specification">RFC 9110, 10.2.3</td>
<td data-label="What the server does">The time to wait in seconds, with 429 and 503.</td>
<td data-label="Test"><code>fairness/refusals</code></td>
</tr>
<tr>
<td><a href="/docs#header-Schema-Since-SchemaSince"><code>Schema-Since</code></a></td>
<td data-label="Specification">rowfeed</td>
<td data-label="What the server does">The cursor from which on all changes conform to the schema.</td>
<td data-label="Test"><code>store/schemas</code></td>
</tr>
<tr>
<td><a href="/docs#header-Sec-WebSocket-Accept-WebSocketAccept"><code>Sec-WebSocket-Accept</code></a></td>
<td data-label="Specification">RFC 6455, 11.3.3</td>
<td data-label="What the server does">The confirmation of a handshake, with 101.</td>
<td data-label="Test"><code>feed/handshake</code></td>
</tr>
<tr>
<td><a href="/docs#header-Sec-WebSocket-Version-WebSocketVersion"><code>Sec-WebSocket-Version</code></a></td>
<td data-label="Specification">RFC 6455, 4.4</td>
<td data-label="What the server does">The supported version, with 426 for another version.</td>
<td data-label="Test"><code>feed/handshake</code></td>
</tr>
<tr>
<td><a href="/docs#header-Total-Count-TotalCount"><code>Total-Count</code></a></td>
<td data-label="Specification">rowfeed</td>
<td data-label="What the server does">The total count of matching rows, with <code>Prefer: count=exact</code>.</td>
<td data-label="Test"><code>operations/rows/list</code></td>
</tr>
<tr>
<td><code>Transfer-Encoding</code></td>
<td data-label="Specification">RFC 9112, 6.1</td>
<td data-label="What the server does"><code>chunked</code> in exports, but not to clients of HTTP/1.0.</td>
<td data-label="Test"><code>http/header-table</code></td>
</tr>
<tr>
<td><a href="/docs#header-Upgrade"><code>Upgrade</code></a></td>
<td data-label="Specification">RFC 9110, 7.8 and 15.5.22</td>
<td data-label="What the server does"><code>websocket</code>, with 101 and 426.</td>
<td data-label="Test"><code>http/requests/methods</code></td>
</tr>
<tr>
<td><a href="/docs#header-Vary-VaryEncoding"><code>Vary</code></a></td>
<td data-label="Specification">RFC 9110, 12.5.5</td>
<td data-label="What the server does"><a href="/docs#header-Accept-Encoding-AcceptedCodings"><code>Accept-Encoding</code></a> for documents and pages. <code>Origin</code> if the allowed origins are a list.</td>
<td data-label="Test"><code>http/responses/cross-origin</code></td>
</tr>
<tr>
<td><a href="/docs#header-WWW-Authenticate-WwwAuthenticate"><code>WWW-Authenticate</code></a></td>
<td data-label="Specification">RFC 9110, 11.6.1; RFC 6750, 3</td>
<td data-label="What the server does">The authentication scheme, with 401.</td>
<td data-label="Test"><code>access/authentication</code></td>
</tr>
<tr>
<td><a href="/docs#header-X-Content-Type-Options-NoSniff"><code>X-Content-Type-Options</code></a></td>
<td data-label="Specification">Fetch, 3.6</td>
<td data-label="What the server does"><code>nosniff</code>.</td>
<td data-label="Test"><code>contract/contract</code></td>
</tr>
</tbody></table>
</div>
<h2 id="cors"><a href="#cors">CORS</a></h2>
<p>Cross-origin requests are off by default. To allow them, set
<a href="/docs/configuration#environment-variables"><code>ROWFEED_CORS_ORIGIN</code></a>. The server then responds to preflights (OPTIONS with
<code>Access-Control-Request-Method</code>) with 204, without a key. Scripts can read the headers <a href="/docs#header-Accept-AcceptedTypes"><code>Accept</code></a>, <a href="/docs#header-Accept-Encoding-AcceptedCodings"><code>Accept-Encoding</code></a>, <a href="/docs#header-Accept-Patch-AcceptedPatches"><code>Accept-Patch</code></a>,
<a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a>, <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a>, <a href="/docs#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>, <a href="/docs#header-Link-NextKeyLink"><code>Link</code></a>, <a href="/docs#header-Location"><code>Location</code></a>, <a href="/docs#header-Next-After-NextAfter"><code>Next-After</code></a>, <a href="/docs#header-Preference-Applied-CountApplied"><code>Preference-Applied</code></a>, <a href="/docs#header-RateLimit"><code>RateLimit</code></a>,
<a href="/docs#header-RateLimit-Policy-RateLimitPolicy"><code>RateLimit-Policy</code></a>, <a href="/docs#header-Request-Id-RequestId"><code>Request-Id</code></a>, <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a>, <a href="/docs#header-Schema-Since-SchemaSince"><code>Schema-Since</code></a>, <a href="/docs#header-Total-Count-TotalCount"><code>Total-Count</code></a> and <a href="/docs#header-WWW-Authenticate-WwwAuthenticate"><code>WWW-Authenticate</code></a>. The server doesn&#39;t use
cookies, so you don&#39;t need the credentials mode.</p>
<p>If the handshake of a feed has an <code>Origin</code>, the server checks it. It accepts the allowed origins, the origin of
<a href="/docs/configuration#environment-variables"><code>ROWFEED_PUBLIC_URL</code></a>, and the origin in <code>Host</code>. For all other origins, it returns 403
<a href="/docs#error-origin_forbidden"><code>origin_forbidden</code></a>. The server compares origins by scheme, host and port (<a href="https://www.rfc-editor.org/rfc/rfc6454">RFC 6454</a>).</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/upgrade">Previous: Upgrade</a>
<a rel="next" href="/docs/feed">Next: Change feed (WebSocket)</a>
<a href="/docs/http.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const feed = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Change feed (WebSocket) &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed" aria-current="page">Change feed (WebSocket)</a>
<ul><li><a href="#open-a-feed">Open a feed</a></li>
<li><a href="#frames">Frames</a></li>
<li><a href="#follow-a-paginated-list">Follow a paginated list</a></li>
<li><a href="#filtered-feeds-and-initial-rows">Filtered feeds and initial rows</a></li>
<li><a href="#reconnect-and-resume">Reconnect and resume</a></li>
<li><a href="#limits-and-backpressure">Limits and backpressure</a></li>
</ul></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="change-feed-websocket"><a href="#change-feed-websocket">Change feed (WebSocket)</a></h1>
<p>The feed is a WebSocket connection that sends every insert, update and delete in one collection, in the order of the commits. This
page describes its protocol. For complete scripts, see <a href="/docs/follow">Follow changes</a> and
<a href="/docs/resume">Reconnect and resume</a>. The <a href="/asyncapi.yaml">feed contract</a> describes every frame with its fields.</p>
<h2 id="open-a-feed"><a href="#open-a-feed">Open a feed</a></h2>
<p>Connect to <code>ws://127.0.0.1:3000/ws</code> with these parameters in the query, and send the key <a href="/docs/authenticate#send-the-key">as in any
request</a>:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Parameter</th>
<th>Meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>collection</code></td>
<td data-label="Meaning">The collection to follow. Required.</td>
</tr>
<tr>
<td><code>since</code></td>
<td data-label="Meaning">A cursor. The feed first sends the changes after it, and then continues with live changes. Without it, the feed starts with the next change.</td>
</tr>
<tr>
<td><code>initial</code></td>
<td data-label="Meaning">With <code>true</code>, the feed starts with the current rows. You can&#39;t combine it with <code>since</code>.</td>
</tr>
<tr>
<td><code>filter</code></td>
<td data-label="Meaning">The feed only includes <a href="#filtered-feeds-and-initial-rows">matching rows</a>.</td>
</tr>
<tr>
<td><code>events</code></td>
<td data-label="Meaning">The kinds of changes to send: <code>insert</code>, <code>update</code> or <code>delete</code>, separated by commas. By default, the feed sends all three.</td>
</tr>
<tr>
<td><code>api_key</code></td>
<td data-label="Meaning">The key, if the client can&#39;t set headers.</td>
</tr>
</tbody></table>
</div>
<p>If the server can&#39;t open the feed, it responds to the handshake with an <a href="/docs/errors">error</a>.</p>
<h2 id="frames"><a href="#frames">Frames</a></h2>
<p>Each frame is a JSON object in a text message:</p>
<pre><code data-language="json">{&#34;event&#34;:&#34;update&#34;,&#34;collection&#34;:&#34;notes&#34;,&#34;seq&#34;:2,&#34;cursor&#34;:&#34;v5937mcx2e-2&#34;,&#34;time&#34;:&#34;2026-11-21T10:25:01.234Z&#34;,&#34;row&#34;:{&#34;id&#34;:1,&#34;text&#34;:&#34;Water the plants&#34;,&#34;done&#34;:true},&#34;changed&#34;:[&#34;done&#34;]}</code></pre>
<div class="wide"><table>
<thead>
<tr>
<th>Event</th>
<th>Meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>insert</code>, <code>update</code>, <code>delete</code></td>
<td data-label="Meaning">A change. <code>row</code> is the row after it, or before a delete. <code>changed</code> contains the names of the changed fields.</td>
</tr>
<tr>
<td><code>enter</code>, <code>leave</code></td>
<td data-label="Meaning">An update after which a row starts or stops matching the filter. For <code>leave</code>, <code>row</code> is the last state that matched.</td>
</tr>
<tr>
<td><code>row</code></td>
<td data-label="Meaning">One of the initial rows. It has no cursor.</td>
</tr>
<tr>
<td><code>bookmark</code></td>
<td data-label="Meaning">It only renews the cursor. With <code>&#34;synced&#34;:true</code>, all initial rows were sent.</td>
</tr>
</tbody></table>
</div>
<p><code>seq</code> is the sequence number of the change. The sequence numbers of a collection have no gaps. <code>cursor</code> is the position in the feed
after the change. Treat it as an opaque string. <code>time</code> is the time of the commit.</p>
<p>With <code>since</code> or <code>initial</code>, the feed also sends bookmarks, at least every 30 s. A client that resumes from a recent cursor has few
changes to catch up on.</p>
<h2 id="follow-a-paginated-list"><a href="#follow-a-paginated-list">Follow a paginated list</a></h2>
<p>A page contains up to 1,000 rows. <code>after</code> continues after the last row of the page, in <a href="/docs/lists#pagination">any sort order</a>. A row
that doesn&#39;t change while you read the pages is on exactly one page. If a row changes in the meantime, it can be on two
pages or on none. The feed then sends the change.</p>
<p>The pages come from different snapshots, so the copy is inconsistent at first. It becomes consistent when you have applied
all frames up to the <a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> of the <em>last</em> page, in order:</p>
<ul>
<li>If the first and the last page have the same cursor, the copy is consistent immediately.</li>
<li>Otherwise, it is consistent after the frame whose <code>cursor</code> equals the cursor of the last page.</li>
</ul>
<p>After that, the copy is identical to the collection after every frame.</p>
<p>Don&#39;t use <code>offset</code> to page through a list that you want to follow. If a row is deleted between two requests, all later rows
move up, and you can miss one of them. If you list with a <code>filter</code>, follow the feed with the same <code>filter</code>.</p>
<h2 id="filtered-feeds-and-initial-rows"><a href="#filtered-feeds-and-initial-rows">Filtered feeds and initial rows</a></h2>
<p>With <code>initial=true</code>, the feed starts with the current rows, so you don&#39;t need to list them first. The server sends one <code>row</code>
frame per row, in order of <code>id</code>. After the last row, it sends a bookmark with <code>&#34;synced&#34;:true</code>.</p>
<p>With a <a href="/docs/lists#filter-sort-and-select-fields"><code>filter</code></a>, the feed only includes matching rows. If a change makes a row match,
the server sends <code>enter</code>. If a row stops matching, the server sends <code>leave</code> with the last state that matched.</p>
<p>If a row changes while the server sends the initial rows, the feed sends the change between them, in order. The copy is
identical to the matching rows at the <code>synced</code> bookmark and after every later frame.</p>
<p><code>row</code> frames have no cursor. If the connection is lost before the <code>synced</code> bookmark, start again with <code>initial=true</code> and an
empty copy. After the bookmark, resume with <code>since</code> and the same <code>filter</code>.</p>
<p>You can&#39;t combine <code>initial</code> with <code>since</code>. You also can&#39;t combine it with <code>events</code> that omits a kind of change, because the
copy would become outdated. With a filter, <code>update</code> in <code>events</code> includes <code>enter</code> and <code>leave</code>.</p>
<p>The server finds the initial rows in the same way as the rows of a list. In a large collection without an index for the
filter, this can take more than 5 s:</p>
<ul>
<li>If the first rows take too long, the server rejects the handshake with 400 <a href="/docs#error-query_too_costly"><code>query_too_costly</code></a>.</li>
<li>If later rows take too long, the server closes the feed with 1011.</li>
</ul>
<h2 id="reconnect-and-resume"><a href="#reconnect-and-resume">Reconnect and resume</a></h2>
<p>The server closes a feed with a <a href="/docs/errors#close-codes">close code</a>. The code determines what the client must do:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Close code</th>
<th>What to do</th>
</tr>
</thead>
<tbody><tr>
<td>1001, 1006, 1011, 4408</td>
<td data-label="What to do">Connect again with the last cursor as <code>since</code>. If a feed with <code>initial</code> hasn&#39;t sent <code>synced</code> yet, start again with <code>initial</code>.</td>
</tr>
<tr>
<td>4410</td>
<td data-label="What to do">List the rows again and follow from the new cursor, or start again with <code>initial</code>.</td>
</tr>
<tr>
<td>4401, 4403, 4404</td>
<td data-label="What to do">Stop. The key was revoked or expired, it can&#39;t read the collection any more, or the collection was deleted.</td>
</tr>
<tr>
<td>1002, 1003, 1007, 1008, 1009</td>
<td data-label="What to do">Fix the client, because it violated the protocol or a limit.</td>
</tr>
</tbody></table>
</div>
<p>Your WebSocket library reports 1006 if the connection was closed without a close code.</p>
<p>By default, a feed can resume from a cursor for 24 hours, or while the cursor is within the last 100,000 changes of the
collection. The longer period applies. To change the retention, see <a href="/docs/configuration">Configuration</a>.</p>
<p><a href="/docs/resume">Reconnect and resume</a> shows a client that does this.</p>
<h2 id="limits-and-backpressure"><a href="#limits-and-backpressure">Limits and backpressure</a></h2>
<p>The server reads the change log only as fast as the client reads frames. A slow client therefore doesn&#39;t delay other
clients. The server reads initial rows in the same way.</p>
<div class="wide"><table>
<thead>
<tr>
<th>Limit</th>
<th>Value</th>
<th>If it is exceeded</th>
</tr>
</thead>
<tbody><tr>
<td>Time without progress while data is waiting for the client</td>
<td data-label="Value">30 s</td>
<td data-label="If it is exceeded">The server closes the feed with 4408.</td>
</tr>
<tr>
<td>Pings in a row without a reply, one every 30 s</td>
<td data-label="Value">2</td>
<td data-label="If it is exceeded">The server disconnects the client.</td>
</tr>
<tr>
<td>Frames from the client</td>
<td data-label="Value">100 per second</td>
<td data-label="If it is exceeded">The server closes the feed with 1008.</td>
</tr>
<tr>
<td>Size of a frame from the client</td>
<td data-label="Value">4 KiB</td>
<td data-label="If it is exceeded">The server closes the feed with 1009.</td>
</tr>
</tbody></table>
</div>
<p>A client can have more than 1 MiB of data waiting, as long as it continues to read. The server ignores the content of text
frames from the client. It closes the feed with 1003 if the client sends a binary frame.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/http">Previous: HTTP reference</a>
<a rel="next" href="/docs/filter">Next: Filter language</a>
<a href="/docs/feed.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const filter = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Filter language &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter" aria-current="page">Filter language</a>
<ul><li><a href="#tests">Tests</a></li>
<li><a href="#paths-and-values">Paths and values</a></li>
<li><a href="#how-values-are-compared">How values are compared</a></li>
<li><a href="#insert-a-value-safely">Insert a value safely</a></li>
<li><a href="#limits">Limits</a></li>
</ul></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="filter-language"><a href="#filter-language">Filter language</a></h1>
<p>A filter selects rows of a list, an export, a bulk write or a feed. It is a subset of the filters of JSONPath
(<a href="https://www.rfc-editor.org/rfc/rfc9535">RFC 9535</a>), with the same meaning and two more functions.</p>
<h2 id="tests"><a href="#tests">Tests</a></h2>
<p>A filter consists of tests. <code>@</code> is the row:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Test</th>
<th>Matches a row if</th>
</tr>
</thead>
<tbody><tr>
<td><code>@.price &#60; 20</code></td>
<td data-label="Matches a row if">The comparison of the field with the value is true. There are <code>==</code>, <code>!=</code>, <code>&#60;</code>, <code>&#60;=</code>, <code>&#62;</code> and <code>&#62;=</code>.</td>
</tr>
<tr>
<td><code>@.due</code></td>
<td data-label="Matches a row if">The row has the field, even if it is <code>null</code>.</td>
</tr>
<tr>
<td><code>@.tags[?@ == &#34;home&#34;]</code></td>
<td data-label="Matches a row if">At least one element of the array, or one member of the object, matches the filter in the brackets.</td>
</tr>
<tr>
<td><code>length(@.title) &#62; 80</code></td>
<td data-label="Matches a row if">The comparison of the length is true: the characters of a string, or the number of elements or members.</td>
</tr>
<tr>
<td><code>starts_with(@.title, &#34;Re: &#34;)</code></td>
<td data-label="Matches a row if">The string starts with the text.</td>
</tr>
<tr>
<td><code>contains(@.title, &#34;milk&#34;)</code></td>
<td data-label="Matches a row if">The string contains the text.</td>
</tr>
</tbody></table>
</div>
<p>Join tests with <code>&#38;&#38;</code> and <code>||</code>. <code>&#38;&#38;</code> has the higher precedence. Group tests with parentheses, and negate them with <code>!</code>. A negated
comparison needs parentheses: <code>!(@.done == true)</code>.</p>
<h2 id="paths-and-values"><a href="#paths-and-values">Paths and values</a></h2>
<p>A path leads from <code>@</code> to a value: <code>.name</code>, <code>[&#34;any name&#34;]</code>, <code>[0]</code> for the first element, and <code>[-1]</code> for the last one. For example,
<code>@.address.lines[0]</code> is the first line of an address.</p>
<p>Values are numbers, strings in double or single quotes, <code>true</code>, <code>false</code> and <code>null</code>. Write them as in JSON.</p>
<h2 id="how-values-are-compared"><a href="#how-values-are-compared">How values are compared</a></h2>
<p>The server never compares values of different types. <code>&#60;</code> and <code>&#62;</code> are true only for two numbers or two strings. A missing field isn&#39;t
<code>null</code>. These four rows show the difference:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;examples&#34;}&#39; http://127.0.0.1:3000/v1/collections
curl -s -o /dev/null -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;n&#34;:5,&#34;tags&#34;:[&#34;home&#34;],&#34;due&#34;:null},{&#34;n&#34;:&#34;5&#34;,&#34;tags&#34;:[&#34;home&#34;,&#34;work&#34;]},{&#34;n&#34;:7.5,&#34;due&#34;:&#34;2030-01-31&#34;},{&#34;tags&#34;:&#34;home&#34;}]&#39; \\
  http://127.0.0.1:3000/v1/collections/examples/rows
for filter in &#39;@.n == 5&#39; &#39;@.n &#62; 4&#39; &#39;@.n != 5&#39; &#39;!@.due&#39; &#39;@.due == null&#39; &#39;@.tags[?@ == &#34;home&#34;]&#39; &#39;starts_with(@.due, &#34;2030&#34;)&#39;; do
  curl -s -G -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/examples/rows -d fields=id \\
    --data-urlencode &#34;filter=$filter&#34;
  echo &#34;  $filter&#34;
done</code></pre>
<pre><code data-language="text">{&#34;name&#34;:&#34;examples&#34;}
[{&#34;id&#34;:1}]  @.n == 5
[{&#34;id&#34;:1},{&#34;id&#34;:3}]  @.n &#62; 4
[{&#34;id&#34;:2},{&#34;id&#34;:3},{&#34;id&#34;:4}]  @.n != 5
[{&#34;id&#34;:2},{&#34;id&#34;:4}]  !@.due
[{&#34;id&#34;:1}]  @.due == null
[{&#34;id&#34;:1},{&#34;id&#34;:2}]  @.tags[?@ == &#34;home&#34;]
[{&#34;id&#34;:3}]  starts_with(@.due, &#34;2030&#34;)</code></pre>
<h2 id="insert-a-value-safely"><a href="#insert-a-value-safely">Insert a value safely</a></h2>
<p>Write the value as JSON, and percent-encode the complete filter. A value of a user then can&#39;t become a part of the filter:</p>
<pre><code data-language="js">// safe.mjs
const title = &#39;a&#34; || @.id &#62; &#34;&#39;;
const filter = \`@.title == \${JSON.stringify(title)}\`;
console.log(String(new URLSearchParams({ filter })));</code></pre>
<pre><code data-language="sh">node safe.mjs</code></pre>
<pre><code data-language="text">filter=%40.title+%3D%3D+%22a%5C%22+%7C%7C+%40.id+%3E+%5C%22%22</code></pre>
<p>A field name of a user goes into brackets in the same way: <code>\`@[\${JSON.stringify(name)}] &#60; 5\`</code>.</p>
<h2 id="limits"><a href="#limits">Limits</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Limit</th>
<th>Value</th>
</tr>
</thead>
<tbody><tr>
<td>Characters of a filter</td>
<td data-label="Value">2,048</td>
</tr>
<tr>
<td>Tests</td>
<td data-label="Value">32</td>
</tr>
<tr>
<td>Parentheses and <code>[?</code> that are open at the same time</td>
<td data-label="Value">8</td>
</tr>
<tr>
<td>Segments of a path</td>
<td data-label="Value">8</td>
</tr>
<tr>
<td>Characters of a name</td>
<td data-label="Value">128</td>
</tr>
<tr>
<td>Characters of a string</td>
<td data-label="Value">1,024</td>
</tr>
</tbody></table>
</div>
<p>If a filter is malformed or exceeds a limit, the server returns 400 <a href="/docs#error-parameter_invalid"><code>parameter_invalid</code></a>, with the position: <code>unexpected &#39;=&#39; at character 5</code>. If you meant equality, write <code>==</code>.</p>
<p>In large collections, a filter without an index has <a href="/docs/limits#slow-lists">a time limit</a>. The server creates
<a href="/docs/limits#indexes">indexes</a> by itself.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/feed">Previous: Change feed (WebSocket)</a>
<a rel="next" href="/docs/client">Next: JavaScript client: live mirror</a>
<a href="/docs/filter.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const client = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>JavaScript client: live mirror &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client" aria-current="page">JavaScript client: live mirror</a>
<ul><li><a href="#quick-start-in-a-browser">Quick start in a browser</a></li>
<li><a href="#quick-start-in-nodejs">Quick start in Node.js</a></li>
<li><a href="#api-reference">API reference</a></li>
<li><a href="#reconnection-and-error-handling">Reconnection and error handling</a></li>
<li><a href="#offline-storage-indexeddb">Offline storage (IndexedDB)</a></li>
<li><a href="#bundlers-and-import-maps">Bundlers and import maps</a></li>
</ul></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="javascript-client-live-mirror"><a href="#javascript-client-live-mirror">JavaScript client: live mirror</a></h1>
<p><code>rowfeed/client</code> keeps a copy of a collection in a <code>Map</code> and reports every change to it. With a filter, the copy only includes
matching rows. The client opens one WebSocket connection, receives the current rows and then <a href="/docs/feed">every change</a>. If the
connection is lost, the client reconnects and resumes from the last cursor. The module has no dependencies. It runs in
browsers and in Node.js 20 or later, and the package <code>rowfeed</code> contains it with its types.</p>
<h2 id="quick-start-in-a-browser"><a href="#quick-start-in-a-browser">Quick start in a browser</a></h2>
<p>You need a collection <code>notes</code> and a key that can only <a href="/docs/keys">read it</a>. In an empty folder, install the package with
<code>npm install</code>. To build the package file, run <code>npm pack</code> in a clone. Save this page as <code>index.html</code>, and insert your key:</p>
<pre><code data-language="html">&#60;!doctype html&#62;
&#60;meta charset=&#34;utf-8&#34;&#62;
&#60;title&#62;To do&#60;/title&#62;
&#60;script type=&#34;importmap&#34;&#62;
  { &#34;imports&#34;: { &#34;rowfeed/client&#34;: &#34;./node_modules/rowfeed/dist/src/client/index.js&#34; } }
&#60;/script&#62;
&#60;p id=&#34;state&#34; role=&#34;status&#34;&#62;connecting&#60;/p&#62;
&#60;ul id=&#34;list&#34;&#62;&#60;/ul&#62;
&#60;script type=&#34;module&#34;&#62;
  import { indexedDbStorage, mirror } from &#39;rowfeed/client&#39;;

  const notes = mirror({
    url: &#39;http://127.0.0.1:3000&#39;,
    collection: &#39;notes&#39;,
    filter: &#39;@.done != true&#39;,
    key: &#39;rf_...&#39;,
    storage: indexedDbStorage(&#39;to-do&#39;),
  });

  notes.on(&#39;change&#39;, () =&#62; {
    const items = [...notes.rows.values()].map(({ text }) =&#62;
      Object.assign(document.createElement(&#39;li&#39;), { textContent: text }),
    );
    list.replaceChildren(...items);
  });
  notes.on(&#39;synced&#39;, (isSynced) =&#62; (state.textContent = isSynced ? &#39;live&#39; : &#39;connecting&#39;));
  notes.on(&#39;error&#39;, (error) =&#62; (state.textContent = error.message));
&#60;/script&#62;</code></pre>
<p>Serve the folder, allow its origin, and open http://127.0.0.1:8080:</p>
<pre><code data-language="sh">python3 -m http.server 8080 --bind 127.0.0.1 &#38;
ROWFEED_CORS_ORIGIN=http://127.0.0.1:8080 npx rowfeed</code></pre>
<p>The page shows every insert, update and delete at once. If you reload the page, it shows the stored list before the server
responds. If you stop the server, the list stays, and the line above it shows the error. When the server is available again,
the page becomes live again.</p>
<h2 id="quick-start-in-nodejs"><a href="#quick-start-in-nodejs">Quick start in Node.js</a></h2>
<p>Node.js has a built-in WebSocket from version 22 on. For Node.js 20, run <code>npm install ws</code> and pass its class:</p>
<pre><code data-language="js">// mirror.mjs
import { mirror } from &#39;rowfeed/client&#39;;
import WebSocket from &#39;ws&#39;;

const notes = mirror({
  url: &#39;http://127.0.0.1:3000&#39;,
  collection: &#39;notes&#39;,
  key: process.env.KEY,
  WebSocket,
});
notes.on(&#39;error&#39;, (error) =&#62; console.error(error.message));
await notes.ready;
console.log(\`synced: \${notes.rows.size} rows\`);
notes.on(&#39;change&#39;, (changes) =&#62; {
  for (const { kind, id, row } of changes) console.log(\`\${kind} \${id}: \${row?.text}\`);
});</code></pre>
<p>Create the collection:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;notes&#34;}&#39; http://127.0.0.1:3000/v1/collections</code></pre>
<pre><code data-language="sh">node mirror.mjs</code></pre>
<p>In another terminal, insert, update and delete a row:</p>
<pre><code data-language="sh">curl -s -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;text&#34;:&#34;Water the plants&#34;}]&#39; http://127.0.0.1:3000/v1/collections/notes/rows
curl -s -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;text&#34;:&#34;Water the roses&#34;}&#39; http://127.0.0.1:3000/v1/collections/notes/rows/1
curl -s -X DELETE -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/notes/rows/1</code></pre>
<p>The script prints:</p>
<pre><code data-language="text">synced: 0 rows
insert 1: Water the plants
update 1: Water the roses
delete 1: undefined</code></pre>
<h2 id="api-reference"><a href="#api-reference">API reference</a></h2>
<p><code>mirror&#60;Note&#62;({ .. })</code> starts a mirror. <code>Note</code> is the type of your rows. The function accepts these options:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Option</th>
<th>Meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>url</code></td>
<td data-label="Meaning">The address of the server.</td>
</tr>
<tr>
<td><code>collection</code></td>
<td data-label="Meaning">The collection to mirror.</td>
</tr>
<tr>
<td><code>key</code></td>
<td data-label="Meaning">An API key, or a function that returns a key or a promise of a key.</td>
</tr>
<tr>
<td><code>filter</code></td>
<td data-label="Meaning"><a href="/docs/lists#filter-sort-and-select-fields">Selects the rows</a>. Without it, the mirror includes all rows. Use <code>JSON.stringify</code> to insert a value.</td>
</tr>
<tr>
<td><code>WebSocket</code></td>
<td data-label="Meaning">A class that replaces the WebSocket of the platform.</td>
</tr>
<tr>
<td><code>storage</code></td>
<td data-label="Meaning">Stores the copy for the next start: <code>indexedDbStorage(name)</code>, or your own <code>MirrorStorage</code>.</td>
</tr>
<tr>
<td><code>signal</code></td>
<td data-label="Meaning">An <code>AbortSignal</code> that closes the mirror.</td>
</tr>
</tbody></table>
</div>
<p>The mirror has these members:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Member</th>
<th>Meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>rows</code></td>
<td data-label="Meaning">The rows by <code>id</code>. It is always the same <code>Map</code>, and you must not modify it. It is empty until the copy is complete or loaded from the storage.</td>
</tr>
<tr>
<td><code>synced</code></td>
<td data-label="Meaning">Whether the copy is complete and receives changes as they are committed.</td>
</tr>
<tr>
<td><code>ready</code></td>
<td data-label="Meaning">A promise that resolves when the mirror is synced for the first time. It rejects if the mirror stops before that.</td>
</tr>
<tr>
<td><code>on(&#39;change&#39;, f)</code></td>
<td data-label="Meaning">Calls <code>f</code> when <code>rows</code> has changed, with a list of <code>{ kind, id, row, before }</code>. Changes that arrived together are in one call.</td>
</tr>
<tr>
<td><code>on(&#39;synced&#39;, f)</code></td>
<td data-label="Meaning">Calls <code>f</code> when <code>synced</code> has changed.</td>
</tr>
<tr>
<td><code>on(&#39;error&#39;, f)</code></td>
<td data-label="Meaning">Calls <code>f</code> when a connection was lost or rejected, or when the storage failed. If <code>isFinal</code> is true, the mirror has stopped.</td>
</tr>
<tr>
<td><code>close()</code></td>
<td data-label="Meaning">Stops the mirror. The rows stay in memory. The returned promise resolves when all changes are stored.</td>
</tr>
</tbody></table>
</div>
<p><code>on</code> returns a function that removes the listener. <code>kind</code> is <code>insert</code>, <code>update</code> or <code>delete</code>. With a filter, it can also be
<code>enter</code> for a row that started to match, or <code>leave</code> for a row that stopped matching. Changes that remove a row from the copy
have no <code>row</code>. Changes that add a row have no <code>before</code>.</p>
<h2 id="reconnection-and-error-handling"><a href="#reconnection-and-error-handling">Reconnection and error handling</a></h2>
<ul>
<li><strong>Start.</strong> <code>rows</code> stays empty until all initial rows have arrived. Then it contains all of them at once.</li>
<li><strong>Lost connection.</strong> The mirror reconnects and resumes from the last cursor. It waits a random time of up to 0.5 s before
the first attempt. The maximum doubles with each attempt, up to 30 s. The random time prevents a thousand clients from
reconnecting at the same moment. In a browser, the mirror reconnects immediately when the network is available again.</li>
<li><strong>Silent connection.</strong> If no frame arrives for 45 s, the mirror treats the connection as lost. The server sends a bookmark
every 30 s.</li>
<li><strong>Expired cursor.</strong> If the feed closes with 4410, the mirror loads a new copy and keeps the old one until the new copy is
complete. Then it replaces the old copy and reports the differences as changes. The list on the screen is never empty in
between.</li>
<li><strong>Final error.</strong> The mirror stops if a retry can&#39;t succeed. The error then has <code>isFinal</code> set to true. All other errors
lead to a retry. An error is final in these cases:<ul>
<li>The server rejects the key.</li>
<li>The key can&#39;t read the collection.</li>
<li>The collection doesn&#39;t exist.</li>
<li>The filter is invalid.</li>
<li>The platform can&#39;t open the connection, for example an unencrypted one from an https page.</li>
</ul>
</li>
<li><strong>Short-lived keys.</strong> If <code>key</code> is a function, the mirror calls it before every connection. If the server rejects the key, the
mirror calls the function again before the error is final. Your own server can therefore create a short-lived key for the
person who is signed in.</li>
</ul>
<h2 id="offline-storage-indexeddb"><a href="#offline-storage-indexeddb">Offline storage (IndexedDB)</a></h2>
<p><code>indexedDbStorage(name)</code> stores the rows and the cursor in the browser&#39;s database of that name. Each save is one transaction.
If a tab is closed during a save, the database still contains a consistent copy. The next mirror shows this copy and brings
it up to date.</p>
<p>The database can contain several copies. Each combination of server, collection and filter has a separate copy. Use a separate
database name for each person who signs in. To delete the database when that person signs out, call
<code>indexedDB.deleteDatabase(name)</code>. The mirror also deletes its copy if the key loses the permission to read the collection, or
if the collection was deleted.</p>
<p>If several tabs have the same copy open, all of them are live, and one of them stores the copy. If the storage fails, for example
because the browser&#39;s storage quota is exceeded, the mirror reports the error and continues in memory.</p>
<p>The mirror is read-only. To write rows, use the <a href="/docs/rows">HTTP API</a>. The client doesn&#39;t queue writes while the network is
unavailable.</p>
<h2 id="bundlers-and-import-maps"><a href="#bundlers-and-import-maps">Bundlers and import maps</a></h2>
<p>Import the module from the package, either with an import map as <a href="#quick-start-in-a-browser">above</a> or with a bundler as
<code>rowfeed/client</code>. The files use relative imports and need no build step. The server doesn&#39;t publish these files, because it only
serves the paths that its contracts declare.</p>
<p>A page that was loaded over https needs a server with https.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/filter">Previous: Filter language</a>
<a rel="next" href="/docs/cli">Next: Command line (CLI)</a>
<a href="/docs/client.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const cli = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Command line (CLI) &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli" aria-current="page">Command line (CLI)</a>
<ul><li><a href="#cli-commands">CLI commands</a></li>
<li><a href="#server-and-key">Server and key</a></li>
<li><a href="#database">Database</a></li>
<li><a href="#exit-codes">Exit codes</a></li>
</ul></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="command-line-cli"><a href="#command-line-cli">Command line (CLI)</a></h1>
<p>The command <code>rowfeed</code> starts the server and manages keys, plans, schemas and databases. <code>npx rowfeed COMMAND --help</code> describes the
options of a command. For example, this command lists the keys:</p>
<p><code>npx rowfeed keys list</code></p>
<p>In a clone, use <code>npm run -s rowfeed --</code> instead of <code>npx rowfeed</code>.</p>
<h2 id="cli-commands"><a href="#cli-commands">CLI commands</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Command</th>
<th>What it does</th>
</tr>
</thead>
<tbody><tr>
<td><code>rowfeed serve [--port N] [--host H] [--accept-damage]</code></td>
<td data-label="What it does">Start the server. <code>rowfeed</code> without a command and <code>npm start</code> do the same. For <code>--accept-damage</code>, see <a href="/docs/backup#damaged-files">Damaged files</a>.</td>
</tr>
<tr>
<td><code>rowfeed keys create --name N [--account A] [--scopes read,write] [--collections a,b] [--expires 30d]</code></td>
<td data-label="What it does">Create a key and print it once. If the account doesn&#39;t exist, the command creates it.</td>
</tr>
<tr>
<td><code>rowfeed keys list [--account A] [--valid]</code></td>
<td data-label="What it does">List keys, without their secrets. <code>--valid</code> omits revoked and expired keys.</td>
</tr>
<tr>
<td><code>rowfeed keys update KEY [--name N] [--scopes S] [--collections a,b] [--expires 30d]</code></td>
<td data-label="What it does">Update the permissions, expiry or name of a key.</td>
</tr>
<tr>
<td><code>rowfeed keys rotate KEY [--grace 24h]</code></td>
<td data-label="What it does">Create a key with the same permissions. The old key expires after the grace period, which is 24 hours by default.</td>
</tr>
<tr>
<td><code>rowfeed keys revoke KEY</code></td>
<td data-label="What it does">Revoke a key. Its open feeds close within 2 seconds.</td>
</tr>
<tr>
<td><code>rowfeed accounts list</code></td>
<td data-label="What it does">List all accounts with their plans and the number of valid keys.</td>
</tr>
<tr>
<td><code>rowfeed plans set PLAN [--requests N --period hour|day|month [--burst N]] [--max-collections N] [--max-rows N] [--max-bytes N]</code></td>
<td data-label="What it does">Create a plan, or replace all limits of a plan. If you omit a limit, the plan doesn&#39;t limit it.</td>
</tr>
<tr>
<td><code>rowfeed plans list</code></td>
<td data-label="What it does">List all plans and the accounts that have them.</td>
</tr>
<tr>
<td><code>rowfeed plans remove PLAN</code></td>
<td data-label="What it does">Remove a plan. It can&#39;t be assigned to an account.</td>
</tr>
<tr>
<td><code>rowfeed plans assign ACCOUNT PLAN</code></td>
<td data-label="What it does">Assign a plan to an account. <code>unlimited</code> removes the account&#39;s plan.</td>
</tr>
<tr>
<td><code>rowfeed usage [--account A]</code></td>
<td data-label="What it does">Show the usage of accounts and keys.</td>
</tr>
<tr>
<td><code>rowfeed import COLLECTION FILE [--url U] [--key K] [--format ndjson|csv] [--types n:number,done:boolean] [--separator &#39;;&#39; or --delimiter &#39;;&#39;] [--decimal ,] [--encoding latin1] [--names id,name] [--null NA] [--backslash-escapes] [--rename-headers] [--relax-columns] [--relax-quotes] [--create] [--keep-id FIELD] [--skip-bad FILE] [--again]</code></td>
<td data-label="What it does">Import the rows of a file into a collection. If you run the command again, it resumes and doesn&#39;t store a row twice. See <a href="/docs/import-export">Import and export</a>.</td>
</tr>
<tr>
<td><code>rowfeed export COLLECTION [--url U] [--key K] [--format ndjson|csv|json] [--gzip] [--bom] [--separator &#39;;&#39;] [--filter F] [--fields a,b] [--out FILE]</code></td>
<td data-label="What it does">Write the rows of a collection to a file or to standard output.</td>
</tr>
<tr>
<td><code>rowfeed schema infer COLLECTION [--url U] [--key K]</code></td>
<td data-label="What it does">Print a JSON Schema to which all rows of a collection conform.</td>
</tr>
<tr>
<td><code>rowfeed schema get COLLECTION [--url U] [--key K]</code></td>
<td data-label="What it does">Print the schema of a collection.</td>
</tr>
<tr>
<td><code>rowfeed schema set COLLECTION FILE [--url U] [--key K] [--dry-run]</code></td>
<td data-label="What it does">Set the schema of a collection, if all its rows conform to it. See <a href="/docs/schemas">Validate rows with JSON Schema</a>.</td>
</tr>
<tr>
<td><code>rowfeed schema remove COLLECTION [--url U] [--key K]</code></td>
<td data-label="What it does">Remove the schema of a collection.</td>
</tr>
<tr>
<td><code>rowfeed conform [--url U] [--key K] [--wait 60s] [--operation ID]</code></td>
<td data-label="What it does"><a href="/docs/troubleshooting#test-a-deployment">Check whether a deployment conforms to the contract</a>. The checks use their own collections. <code>--operation</code> selects operations.</td>
</tr>
<tr>
<td><code>rowfeed check [FILE] [--database URL] [--repair]</code></td>
<td data-label="What it does">Verify a database or a backup. <code>--repair</code> recomputes derived data. See <a href="/docs/backup#check-a-database">Check a database</a>.</td>
</tr>
<tr>
<td><code>rowfeed backup FILE</code></td>
<td data-label="What it does">Copy the SQLite database to a new file. A server can use the database at the same time.</td>
</tr>
<tr>
<td><code>rowfeed restore FILE [--replace]</code></td>
<td data-label="What it does">Replace the database with a backup. Clients that follow a feed must list the rows again.</td>
</tr>
<tr>
<td><code>rowfeed copy --from URL --to URL</code></td>
<td data-label="What it does">Copy all data of a database to an empty database, on SQLite or PostgreSQL.</td>
</tr>
<tr>
<td><code>rowfeed migrate</code></td>
<td data-label="What it does">Migrate the database to this version. Every start of a server also does this.</td>
</tr>
</tbody></table>
</div>
<p><code>KEY</code> in <code>keys update</code>, <code>keys rotate</code> and <code>keys revoke</code> is the id of a key. You can also use its name if no other valid key has this
name.</p>
<p>All commands except <code>serve</code> and <code>schema</code> have the option <code>--json</code>. <code>schema infer</code> and <code>schema get</code> always print JSON. Results go to
standard output. Notes, progress and errors go to standard error, and each error starts with <code>rowfeed: </code>.</p>
<h2 id="server-and-key"><a href="#server-and-key">Server and key</a></h2>
<p><code>import</code>, <code>export</code>, <code>schema</code> and <code>conform</code> send requests to a server:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Option</th>
<th>Variable</th>
<th>Default</th>
</tr>
</thead>
<tbody><tr>
<td><code>--url</code></td>
<td data-label="Variable"><code>ROWFEED_URL</code></td>
<td data-label="Default"><code>http://127.0.0.1:3000</code></td>
</tr>
<tr>
<td><code>--key</code></td>
<td data-label="Variable"><code>ROWFEED_KEY</code></td>
<td data-label="Default">the value of <code>ROWFEED_API_KEY</code>, if this variable is set</td>
</tr>
</tbody></table>
</div>
<p>An option takes precedence over its variable.</p>
<h2 id="database"><a href="#database">Database</a></h2>
<p>All other commands open the database in <a href="/docs/configuration#environment-variables"><code>DATABASE_URL</code></a>, whether a server is running or not.
<code>restore</code> and <code>check --repair</code> fail while a server uses the database. If an SQLite file doesn&#39;t exist, <code>serve</code>, <code>migrate</code>, <code>restore</code>
and <code>copy</code> create it. The other commands fail.</p>
<h2 id="exit-codes"><a href="#exit-codes">Exit codes</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Exit code</th>
<th>Meaning</th>
</tr>
</thead>
<tbody><tr>
<td>0</td>
<td data-label="Meaning">The command succeeded. <code>serve</code> returns it if SIGTERM or SIGINT stopped the server.</td>
</tr>
<tr>
<td>1</td>
<td data-label="Meaning">The command failed and printed the reason. For example, a setting is invalid, the database can&#39;t be used or the port is in use. It also fails if a server rejects its request or a signal interrupts it. <code>serve</code> also returns it if the database fails or if a second signal arrives. <code>conform</code> returns it if the deployment doesn&#39;t conform to the contract.</td>
</tr>
<tr>
<td>2</td>
<td data-label="Meaning">The command line is invalid, and the command had no effect. <code>conform</code> also returns it if it <a href="/docs/troubleshooting#test-a-deployment">can&#39;t decide</a>.</td>
</tr>
</tbody></table>
</div>
<p>If a signal terminates a command before it can print a message, the shell sets the exit code, such as 130 after Ctrl-C.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/client">Previous: JavaScript client: live mirror</a>
<a rel="next" href="/docs/configuration">Next: Configuration</a>
<a href="/docs/cli.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const configuration = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Configuration &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration" aria-current="page">Configuration</a>
<ul><li><a href="#environment-variables">Environment variables</a></li>
</ul></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="configuration"><a href="#configuration">Configuration</a></h1>
<p>All settings of the server are environment variables. For example, <code>PORT=8080 npx rowfeed</code> starts the server on port 8080.
The <a href="/docs/cli">commands</a> read the same variables.</p>
<h2 id="environment-variables"><a href="#environment-variables">Environment variables</a></h2>
<ul>
<li>An empty variable counts as not set.</li>
<li>If a value is invalid, the server doesn&#39;t start. It prints one line per invalid setting, with the value and the allowed values. It
doesn&#39;t print values that can contain a password or a key.</li>
<li>If a variable starts with <code>ROWFEED_</code> but isn&#39;t in this table, the server ignores it. It logs a warning, with the name of a similar
setting if there is one.</li>
</ul>
<div class="wide"><table>
<thead>
<tr>
<th>Variable</th>
<th>Default</th>
<th>Meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>PORT</code></td>
<td data-label="Default"><code>3000</code></td>
<td data-label="Meaning">The TCP port to listen on.</td>
</tr>
<tr>
<td><code>HOST</code></td>
<td data-label="Default"><code>127.0.0.1</code></td>
<td data-label="Meaning">The host name or address to listen on, without a port. Use <code>0.0.0.0</code> to listen on all IPv4 addresses.</td>
</tr>
<tr>
<td><code>DATABASE_URL</code></td>
<td data-label="Default"><code>sqlite:data/rowfeed.db</code></td>
<td data-label="Meaning"><code>sqlite:</code> and a path, or <code>postgres://...</code>.</td>
</tr>
<tr>
<td><code>DATABASE_REPLICA_URL</code></td>
<td data-label="Default">none</td>
<td data-label="Meaning"><code>postgres://...</code> of a standby of that database. The server <a href="/docs/postgres#read-replicas">also reads rows from it</a>. Only with PostgreSQL.</td>
</tr>
<tr>
<td><code>ROWFEED_API_KEY</code></td>
<td data-label="Default">none</td>
<td data-label="Meaning">An API key of 20 to 255 visible ASCII characters. At the start, the server registers it for the account <code>default</code>. It then doesn&#39;t create and print a key. If the value changes, the next start revokes the previous key.</td>
</tr>
<tr>
<td><code>ROWFEED_TRUST_PROXY</code></td>
<td data-label="Default">none</td>
<td data-label="Meaning">Addresses or CIDR ranges of trusted proxies, separated by commas. The server reads the client&#39;s address from their <code>X-Forwarded-For</code>. The server rejects <code>0.0.0.0/0</code> and <code>::/0</code>, because they would trust every client.</td>
</tr>
<tr>
<td><code>ROWFEED_RETENTION_HOURS</code></td>
<td data-label="Default"><code>24</code></td>
<td data-label="Meaning">How long a feed can resume. The server stores the changes of a collection for this number of hours ...</td>
</tr>
<tr>
<td><code>ROWFEED_RETENTION_CHANGES</code></td>
<td data-label="Default"><code>100000</code></td>
<td data-label="Meaning">... and at least this number of the last changes, even if they are older.</td>
</tr>
<tr>
<td><code>ROWFEED_MAX_SOCKETS</code></td>
<td data-label="Default"><code>10000</code></td>
<td data-label="Meaning">The maximum number of open feeds on this instance.</td>
</tr>
<tr>
<td><code>ROWFEED_MAX_SOCKETS_PER_KEY</code></td>
<td data-label="Default"><code>1000</code></td>
<td data-label="Meaning">The maximum number of open feeds per key on this instance.</td>
</tr>
<tr>
<td><code>ROWFEED_METRICS_PORT</code></td>
<td data-label="Default">none</td>
<td data-label="Meaning">The port of <code>/metrics</code>, which doesn&#39;t require a key. It must differ from <code>PORT</code>.</td>
</tr>
<tr>
<td><code>ROWFEED_PUBLIC_URL</code></td>
<td data-label="Default">none</td>
<td data-label="Meaning">The URL at which clients reach the server, such as <code>https://data.example.com</code> or, <a href="/docs/deploy#serve-under-a-path">under a path</a>, <code>https://example.org/rows</code>. The path cannot start like a path of the server itself, such as <code>/v1</code> or <a href="/docs#getDocs"><code>/docs</code></a>. Set it behind a proxy and in a container. The contracts contain this URL, and pages from its origin can open feeds. Without it, <a href="/docs#getOpenapiJson"><code>/openapi.json</code></a> and the other contracts contain the address that the server listens on. For <code>0.0.0.0</code> and <code>::</code>, they contain the loopback address. A <a href="/docs/schemas#typed-contract">typed contract</a> contains the address that the client requested.</td>
</tr>
<tr>
<td><code>ROWFEED_CORS_ORIGIN</code></td>
<td data-label="Default">none</td>
<td data-label="Meaning">The origins of web pages that can use the server, separated by commas, such as <code>https://app.example.com</code>. <code>https://*.example.com</code> allows all subdomains of <code>example.com</code>, and <code>*</code> allows all origins.</td>
</tr>
<tr>
<td><code>LOG_LEVEL</code></td>
<td data-label="Default"><code>info</code></td>
<td data-label="Meaning"><code>fatal</code>, <code>error</code>, <code>warn</code>, <code>info</code>, <code>debug</code>, <code>trace</code> or <code>silent</code>. The server logs JSON lines to standard output, and readable lines if the output is a terminal. The log never contains a key.</td>
</tr>
</tbody></table>
</div>
</article>
<div class="pager">
<a rel="prev" href="/docs/cli">Previous: Command line (CLI)</a>
<a rel="next" href="/docs/errors">Next: Errors</a>
<a href="/docs/configuration.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const errors = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Errors &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors" aria-current="page">Errors</a>
<ul><li><a href="#error-format-and-error-codes">Error format and error codes</a></li>
<li><a href="#which-error-comes-first">Which error comes first</a></li>
<li><a href="#errors-outside-an-operation">Errors outside an operation</a></li>
<li><a href="#close-codes">Close codes</a></li>
</ul></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="errors"><a href="#errors">Errors</a></h1>
<h2 id="error-format-and-error-codes"><a href="#error-format-and-error-codes">Error format and error codes</a></h2>
<p>The body of every error is a problem, in the format <code>application/problem+json</code> (<a href="https://www.rfc-editor.org/rfc/rfc9457">RFC 9457</a>):</p>
<pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:body_invalid&#34;,
  &#34;title&#34;: &#34;The body is invalid&#34;,
  &#34;status&#34;: 400,
  &#34;detail&#34;: &#34;/3/id must be omitted, because the server assigns ids.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;body_invalid&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;,
  &#34;errors&#34;: [{ &#34;pointer&#34;: &#34;/3/id&#34;, &#34;detail&#34;: &#34;must be omitted, because the server assigns ids&#34; }]
}</code></pre>
<ul>
<li><code>code</code> is for programs. It is one of the codes in the table. Later versions may have more codes. If your program doesn&#39;t know a
code, use the status.</li>
<li><code>detail</code> is for people. Its text may change at any time.</li>
<li><code>errors</code> names the invalid parts of the request. Each part has a <code>pointer</code> or a <code>parameter</code>. A <code>pointer</code> is a
<a href="https://www.rfc-editor.org/rfc/rfc6901">JSON Pointer</a> into the body. A <code>parameter</code> is the name of a path, query or header
parameter.</li>
<li><code>request_id</code> is the value of the header <a href="/docs#header-Request-Id-RequestId"><code>Request-Id</code></a>. Include it when you ask for help.</li>
</ul>
<div class="wide"><table>
<thead>
<tr>
<th>Code</th>
<th>Status</th>
<th>Meaning</th>
</tr>
</thead>
<tbody><tr>
<td><a href="/docs#error-request_malformed"><code>request_malformed</code></a></td>
<td data-label="Status">400</td>
<td data-label="Meaning">The request line, a header or the WebSocket handshake is malformed, or the request has two <code>Host</code> or two <code>Content-Type</code> headers.</td>
</tr>
<tr>
<td><a href="/docs#error-credentials_conflict"><code>credentials_conflict</code></a></td>
<td data-label="Status">400</td>
<td data-label="Meaning">The request contains API keys in more than one place, and they differ.</td>
</tr>
<tr>
<td><a href="/docs#error-parameter_invalid"><code>parameter_invalid</code></a></td>
<td data-label="Status">400</td>
<td data-label="Meaning">A path, query or header parameter is missing, unknown, repeated or has an invalid value.</td>
</tr>
<tr>
<td><a href="/docs#error-body_malformed"><code>body_malformed</code></a></td>
<td data-label="Status">400</td>
<td data-label="Meaning">The body is empty, is not well-formed JSON, or is not valid UTF-8.</td>
</tr>
<tr>
<td><a href="/docs#error-body_invalid"><code>body_invalid</code></a></td>
<td data-label="Status">400</td>
<td data-label="Meaning">The body is JSON, but does not have the form that the operation requires.</td>
</tr>
<tr>
<td><a href="/docs#error-page_too_large"><code>page_too_large</code></a></td>
<td data-label="Status">400</td>
<td data-label="Meaning">The rows of this page are larger than 16 MiB in total. Request fewer rows with a smaller <code>limit</code>.</td>
</tr>
<tr>
<td><a href="/docs#error-query_too_costly"><code>query_too_costly</code></a></td>
<td data-label="Status">400</td>
<td data-label="Meaning">The server stopped the query after 10 s, or after 5 s if the request has a <code>filter</code>. In a large collection, sort by <code>id</code> or by an indexed field. The server creates an index in the background after the first request that needs it.</td>
</tr>
<tr>
<td><a href="/docs#error-key_missing"><code>key_missing</code></a></td>
<td data-label="Status">401</td>
<td data-label="Meaning">The request does not contain an API key.</td>
</tr>
<tr>
<td><a href="/docs#error-key_invalid"><code>key_invalid</code></a></td>
<td data-label="Status">401</td>
<td data-label="Meaning">The key is malformed, unknown, revoked or expired.</td>
</tr>
<tr>
<td><a href="/docs#error-scope_insufficient"><code>scope_insufficient</code></a></td>
<td data-label="Status">403</td>
<td data-label="Meaning">The key does not have the scope for this operation, or it is limited to other collections.</td>
</tr>
<tr>
<td><a href="/docs#error-grant_exceeded"><code>grant_exceeded</code></a></td>
<td data-label="Status">403</td>
<td data-label="Meaning">The request would grant, update or revoke a permission that the requesting key does not have: a scope, a collection or a later expiry.</td>
</tr>
<tr>
<td><a href="/docs#error-limit_reached"><code>limit_reached</code></a></td>
<td data-label="Status">403</td>
<td data-label="Meaning">The request would exceed a storage limit of the account&#39;s plan: collections, rows or bytes. The code is also used if all schemas of an account would exceed 1 MiB, or if a typed contract is too large. <code>detail</code> names the limit. The server did not store anything. Storage limits never prevent deletes, which free storage.</td>
</tr>
<tr>
<td><a href="/docs#error-origin_forbidden"><code>origin_forbidden</code></a></td>
<td data-label="Status">403</td>
<td data-label="Meaning">A web page of this origin cannot open the feed. <code>ROWFEED_CORS_ORIGIN</code> lists the allowed origins.</td>
</tr>
<tr>
<td><a href="/docs#error-route_not_found"><code>route_not_found</code></a></td>
<td data-label="Status">404</td>
<td data-label="Meaning">The server does not have this path. Paths are exact and do not end with a slash.</td>
</tr>
<tr>
<td><a href="/docs#error-collection_not_found"><code>collection_not_found</code></a></td>
<td data-label="Status">404</td>
<td data-label="Meaning">The account does not have a collection with this name.</td>
</tr>
<tr>
<td><a href="/docs#error-row_not_found"><code>row_not_found</code></a></td>
<td data-label="Status">404</td>
<td data-label="Meaning">The collection does not have a row with this id, or the row was deleted.</td>
</tr>
<tr>
<td><a href="/docs#error-schema_not_found"><code>schema_not_found</code></a></td>
<td data-label="Status">404</td>
<td data-label="Meaning">The collection does not have a schema, so its rows can have any supported values.</td>
</tr>
<tr>
<td><a href="/docs#error-key_not_found"><code>key_not_found</code></a></td>
<td data-label="Status">404</td>
<td data-label="Meaning">The account does not have a key with this id.</td>
</tr>
<tr>
<td><a href="/docs#error-method_not_allowed"><code>method_not_allowed</code></a></td>
<td data-label="Status">405</td>
<td data-label="Meaning">The path exists, but does not support this method. <a href="/docs#header-Allow"><code>Allow</code></a> lists the supported methods.</td>
</tr>
<tr>
<td><a href="/docs#error-request_timeout"><code>request_timeout</code></a></td>
<td data-label="Status">408</td>
<td data-label="Meaning">The headers took more than 10 s to arrive, or the complete request more than 28 s.</td>
</tr>
<tr>
<td><a href="/docs#error-collection_exists"><code>collection_exists</code></a></td>
<td data-label="Status">409</td>
<td data-label="Meaning">The account already has a collection with this name.</td>
</tr>
<tr>
<td><a href="/docs#error-key_ended"><code>key_ended</code></a></td>
<td data-label="Status">409</td>
<td data-label="Meaning">The key was revoked or has expired. It cannot be updated or rotated. Create a new key.</td>
</tr>
<tr>
<td><a href="/docs#error-last_admin_key"><code>last_admin_key</code></a></td>
<td data-label="Status">409</td>
<td data-label="Meaning">The key has the scope <code>admin</code> for all collections. No other key of the account has its scopes for all collections and lasts as long. It cannot be revoked, lose permissions or expire earlier. It can be rotated.</td>
</tr>
<tr>
<td><a href="/docs#error-too_many_keys"><code>too_many_keys</code></a></td>
<td data-label="Status">409</td>
<td data-label="Meaning">The account has 10,000 keys, including revoked and expired keys. The command <code>rowfeed keys create</code> can create more.</td>
</tr>
<tr>
<td><a href="/docs#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></td>
<td data-label="Status">409</td>
<td data-label="Meaning">Another request with this <code>Idempotency-Key</code> is in progress. Retry after one second.</td>
</tr>
<tr>
<td><a href="/docs#error-schema_busy"><code>schema_busy</code></a></td>
<td data-label="Status">409</td>
<td data-label="Meaning">Another request that sets or removes the schema of this collection is in progress.</td>
</tr>
<tr>
<td><a href="/docs#error-rows_mismatch"><code>rows_mismatch</code></a></td>
<td data-label="Status">409</td>
<td data-label="Meaning">The collection has rows that do not conform to the schema. <code>errors</code> names the first ten of them, and <code>checked</code> contains the number of rows that were checked. The server did not change anything.</td>
</tr>
<tr>
<td><a href="/docs#error-too_many_rows"><code>too_many_rows</code></a></td>
<td data-label="Status">409</td>
<td data-label="Meaning">More than <code>max_rows</code> rows match the <code>filter</code>, or the matching rows are larger than 4 MiB in total, before or after the change. The server did not change any row.</td>
</tr>
<tr>
<td><a href="/docs#error-page_expired"><code>page_expired</code></a></td>
<td data-label="Status">410</td>
<td data-label="Meaning">The collection was deleted and created again after the page that returned <code>after</code>. Start again from the first page.</td>
</tr>
<tr>
<td><a href="/docs#error-version_mismatch"><code>version_mismatch</code></a></td>
<td data-label="Status">412</td>
<td data-label="Meaning">The current version is not one of the versions in <code>If-Match</code>, or it is one of the versions in <code>If-None-Match</code>. Get the current version and try again.</td>
</tr>
<tr>
<td><a href="/docs#error-body_too_large"><code>body_too_large</code></a></td>
<td data-label="Status">413</td>
<td data-label="Meaning">The body is larger than 1 MiB.</td>
</tr>
<tr>
<td><a href="/docs#error-media_type_unsupported"><code>media_type_unsupported</code></a></td>
<td data-label="Status">415</td>
<td data-label="Meaning"><code>Content-Type</code> is missing or not supported by the operation, it has a charset other than UTF-8, or the body has a <a href="/docs#header-Content-Encoding-ContentEncoding"><code>Content-Encoding</code></a>.</td>
</tr>
<tr>
<td><a href="/docs#error-value_unsupported"><code>value_unsupported</code></a></td>
<td data-label="Status">422</td>
<td data-label="Meaning">The body contains a value that the server cannot return unchanged, such as an integer that a double would change. Or a value exceeds a limit for rows. Other numbers are stored as the nearest double.</td>
</tr>
<tr>
<td><a href="/docs#error-schema_invalid"><code>schema_invalid</code></a></td>
<td data-label="Status">422</td>
<td data-label="Meaning">The body is not a JSON Schema, uses an unsupported keyword, or exceeds a limit for schemas. <code>errors</code> contains the places and the reasons.</td>
</tr>
<tr>
<td><a href="/docs#error-row_invalid"><code>row_invalid</code></a></td>
<td data-label="Status">422</td>
<td data-label="Meaning">A row does not conform to the schema of its collection, either as sent or after the change. Or the validation would take more than 2 s. The server did not store anything.</td>
</tr>
<tr>
<td><a href="/docs#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></td>
<td data-label="Status">422</td>
<td data-label="Meaning">The server executed another request with this <code>Idempotency-Key</code>: its method, path, query, media type, <code>If-Match</code>, <code>If-None-Match</code>, <code>Prefer</code> or body differs. A new request needs a new key.</td>
</tr>
<tr>
<td><a href="/docs#error-upgrade_required"><code>upgrade_required</code></a></td>
<td data-label="Status">426</td>
<td data-label="Meaning">The request is not a WebSocket handshake.</td>
</tr>
<tr>
<td><a href="/docs#error-too_many_attempts"><code>too_many_attempts</code></a></td>
<td data-label="Status">429</td>
<td data-label="Meaning">The server received more than 20 invalid keys from this address within a minute. Valid keys from this address are not affected.</td>
</tr>
<tr>
<td><a href="/docs#error-quota_exceeded"><code>quota_exceeded</code></a></td>
<td data-label="Status">429</td>
<td data-label="Meaning">The account has exhausted the quota of its plan for now. <code>detail</code> names the policy.</td>
</tr>
<tr>
<td><a href="/docs#error-too_many_sockets"><code>too_many_sockets</code></a></td>
<td data-label="Status">429</td>
<td data-label="Meaning">The key or its account has as many open feeds on this instance as it can have. This maximum is lower while other accounts, or other keys of the account, have or request feeds.</td>
</tr>
<tr>
<td><a href="/docs#error-headers_too_large"><code>headers_too_large</code></a></td>
<td data-label="Status">431</td>
<td data-label="Meaning">The headers of the request are larger than 16 KiB.</td>
</tr>
<tr>
<td><a href="/docs#error-internal_error"><code>internal_error</code></a></td>
<td data-label="Status">500</td>
<td data-label="Meaning">The server has a fault. It logs the fault with the <code>request_id</code>.</td>
</tr>
<tr>
<td><a href="/docs#error-method_unknown"><code>method_unknown</code></a></td>
<td data-label="Status">501</td>
<td data-label="Meaning">The server does not support this method for any path. Methods are case-sensitive.</td>
</tr>
<tr>
<td><a href="/docs#error-sockets_exhausted"><code>sockets_exhausted</code></a></td>
<td data-label="Status">503</td>
<td data-label="Meaning">This instance has the maximum number of open feeds of all keys.</td>
</tr>
<tr>
<td><a href="/docs#error-database_unavailable"><code>database_unavailable</code></a></td>
<td data-label="Status">503</td>
<td data-label="Meaning">The database is unreachable, locked or failing. If <code>detail</code> reports it, the write may have been executed.</td>
</tr>
<tr>
<td><a href="/docs#error-overloaded"><code>overloaded</code></a></td>
<td data-label="Status">503</td>
<td data-label="Meaning">Too much work is in progress, either in total or for one client. The server did not execute this request.</td>
</tr>
<tr>
<td><a href="/docs#error-shutting_down"><code>shutting_down</code></a></td>
<td data-label="Status">503</td>
<td data-label="Meaning">The instance is shutting down and rejects new requests. It did not execute this request.</td>
</tr>
<tr>
<td><a href="/docs#error-storage_full"><code>storage_full</code></a></td>
<td data-label="Status">507</td>
<td data-label="Meaning">The database does not have enough space for the change. The server did not change anything, and reads still work.</td>
</tr>
</tbody></table>
</div>
<p>Responses with 429, 503, <a href="/docs#error-idempotency_in_progress"><code>idempotency_in_progress</code></a> or <a href="/docs#error-schema_busy"><code>schema_busy</code></a> have the header <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a>, in seconds.</p>
<p><a href="/docs#error-database_unavailable"><code>database_unavailable</code></a> doesn&#39;t always mean that a write failed. The server also returns it if the connection to the database was lost
during the commit. You can retry safely if the write has an <a href="/docs/safe-writes#idempotent-requests"><code>Idempotency-Key</code></a>.</p>
<h2 id="which-error-comes-first"><a href="#which-error-comes-first">Which error comes first</a></h2>
<p>If a request has several errors, the server returns the first one in this order:</p>
<ol>
<li>the API key (400 <a href="/docs#error-credentials_conflict"><code>credentials_conflict</code></a>, 401, 429 <a href="/docs#error-too_many_attempts"><code>too_many_attempts</code></a>)</li>
<li>the quota (429 <a href="/docs#error-quota_exceeded"><code>quota_exceeded</code></a>)</li>
<li>the route (404 <a href="/docs#error-route_not_found"><code>route_not_found</code></a>, 405)</li>
<li>the permissions of the key (403)</li>
<li>the <code>Idempotency-Key</code> (400, 409, 422 <a href="/docs#error-idempotency_key_reused"><code>idempotency_key_reused</code></a>)</li>
<li>the media type and size of the body (415, 413)</li>
<li>the parameters and the body (400, 422)</li>
<li>the collection or row that the request names (404)</li>
<li>the version (412)</li>
<li>the row after the change (422)</li>
</ol>
<p>For example, an unknown path under <code>/v1</code> returns 401 if the request has no key. With a valid key, it returns 404.</p>
<p>If the client waits for 100 (Continue), the server checks the parameters before it reads the body.</p>
<p>For <code>/ws</code>, the server first returns 426 if the request is not a WebSocket handshake. Then the same order applies.</p>
<h2 id="errors-outside-an-operation"><a href="#errors-outside-an-operation">Errors outside an operation</a></h2>
<p>If a request doesn&#39;t reach an operation, the response is a problem too. The contract describes these responses under
<a href="/docs#outside"><code>x-answers-outside-operations</code></a>. It also lists the errors there that concern the key, the quota and the server.</p>
<div class="wide"><table>
<thead>
<tr>
<th>Status</th>
<th>Code</th>
<th>When</th>
</tr>
</thead>
<tbody><tr>
<td>400</td>
<td data-label="Code"><a href="/docs#error-request_malformed"><code>request_malformed</code></a></td>
<td data-label="When">The request line, the headers or the framing of the body are malformed or ambiguous. For example, the request has two <code>Host</code> or two <code>Content-Type</code> headers, even if they are equal.</td>
</tr>
<tr>
<td>404</td>
<td data-label="Code"><a href="/docs#error-route_not_found"><code>route_not_found</code></a></td>
<td data-label="When">The path doesn&#39;t exist. Under <code>/v1</code>, the server checks the key first.</td>
</tr>
<tr>
<td>405</td>
<td data-label="Code"><a href="/docs#error-method_not_allowed"><code>method_not_allowed</code></a></td>
<td data-label="When">The path doesn&#39;t support this method. <a href="/docs#header-Allow"><code>Allow</code></a> lists the supported methods.</td>
</tr>
<tr>
<td>408</td>
<td data-label="Code"><a href="/docs#error-request_timeout"><code>request_timeout</code></a></td>
<td data-label="When">The headers took more than 10 s to arrive, or the complete request more than 28 s.</td>
</tr>
<tr>
<td>431</td>
<td data-label="Code"><a href="/docs#error-headers_too_large"><code>headers_too_large</code></a></td>
<td data-label="When">The headers are larger than 16 KiB.</td>
</tr>
<tr>
<td>501</td>
<td data-label="Code"><a href="/docs#error-method_unknown"><code>method_unknown</code></a></td>
<td data-label="When">The server doesn&#39;t support this method for any path. For example, this applies to <code>INDEX</code> and <code>get</code>.</td>
</tr>
</tbody></table>
</div>
<h2 id="close-codes"><a href="#close-codes">Close codes</a></h2>
<p>When the server closes a feed, the close code contains the reason. For what the client must do, see
<a href="/docs/feed#reconnect-and-resume">Reconnect and resume</a>.</p>
<div class="wide"><table>
<thead>
<tr>
<th>Close code</th>
<th>Meaning</th>
</tr>
</thead>
<tbody><tr>
<td>1001</td>
<td data-label="Meaning">The server is shutting down. Connect again and resume from the last cursor.</td>
</tr>
<tr>
<td>1002</td>
<td data-label="Meaning">The client broke the WebSocket protocol.</td>
</tr>
<tr>
<td>1003</td>
<td data-label="Meaning">The client sent a binary frame. Feeds support only text frames.</td>
</tr>
<tr>
<td>1007</td>
<td data-label="Meaning">The client sent text that is not UTF-8.</td>
</tr>
<tr>
<td>1008</td>
<td data-label="Meaning">The client sent more than 100 frames within a second.</td>
</tr>
<tr>
<td>1009</td>
<td data-label="Meaning">The client sent a frame of more than 4 KiB.</td>
</tr>
<tr>
<td>1011</td>
<td data-label="Meaning">The server could not read the change log. Connect again and resume from the last cursor. With <code>initial</code>, the server also sends this code if it could not read further rows, or if finding them took more than 5 s. Then start again.</td>
</tr>
<tr>
<td>4401</td>
<td data-label="Meaning">The key was revoked or has expired. This happened at most 2 s before.</td>
</tr>
<tr>
<td>4403</td>
<td data-label="Meaning">The key can no longer read this collection. It lost the scope <code>read</code> or the collection.</td>
</tr>
<tr>
<td>4404</td>
<td data-label="Meaning">The collection was deleted.</td>
</tr>
<tr>
<td>4408</td>
<td data-label="Meaning">The client did not read for 30 seconds. Data was waiting, and the server could not send a byte of it in this time. A client that does not read at all can see 1006 instead.</td>
</tr>
<tr>
<td>4410</td>
<td data-label="Meaning">The feed cannot resume from this cursor, so list the rows again. The cursor is older than the change log, is ahead of the collection, or belongs to an earlier collection of the same name. Follow from the cursor of the list.</td>
</tr>
</tbody></table>
</div>
</article>
<div class="pager">
<a rel="prev" href="/docs/configuration">Previous: Configuration</a>
<a rel="next" href="/docs/limits">Next: Limits and performance</a>
<a href="/docs/errors.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const limits = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Limits and performance &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits" aria-current="page">Limits and performance</a>
<ul><li><a href="#per-client-limits">Per-client limits</a></li>
<li><a href="#slow-lists">Slow lists</a></li>
<li><a href="#indexes">Indexes</a></li>
<li><a href="#exports">Exports</a></li>
</ul></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="limits-and-performance"><a href="#limits-and-performance">Limits and performance</a></h1>
<p>What a client can use, and what lists and exports cost.</p>
<h2 id="per-client-limits"><a href="#per-client-limits">Per-client limits</a></h2>
<ul>
<li>The server executes the requests on a connection one after the other.</li>
<li>It disconnects a client that reads less than 16 KiB of a response within 30 s. It also disconnects a client that needs more
than 28 s for a request.</li>
<li>An instance limits how much clients can have at the same time. This table contains the maximums.</li>
</ul>
<div class="wide"><table>
<thead>
<tr>
<th>Limited</th>
<th>Per address</th>
<th>Per key</th>
<th>Per account</th>
<th>In total</th>
<th>Response if exceeded</th>
</tr>
</thead>
<tbody><tr>
<td>requests in progress</td>
<td data-label="Per address"></td>
<td data-label="Per key"></td>
<td data-label="Per account"></td>
<td data-label="In total">10,000</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>keys that wait to be found in the database</td>
<td data-label="Per address">1,000</td>
<td data-label="Per key"></td>
<td data-label="Per account"></td>
<td data-label="In total">5,000</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>bodies of requests in progress, as far as they have arrived</td>
<td data-label="Per address"></td>
<td data-label="Per key">16 MiB</td>
<td data-label="Per account"></td>
<td data-label="In total">64 MiB</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>responses that clients have yet to read</td>
<td data-label="Per address">16 MiB</td>
<td data-label="Per key">64 MiB</td>
<td data-label="Per account"></td>
<td data-label="In total">256 MiB</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>open feeds</td>
<td data-label="Per address"></td>
<td data-label="Per key">1,000</td>
<td data-label="Per account"></td>
<td data-label="In total">10,000</td>
<td data-label="Response if exceeded">429 <a href="/docs#error-too_many_sockets"><code>too_many_sockets</code></a>, <code>Retry-After: 5</code>; 503 <a href="/docs#error-sockets_exhausted"><code>sockets_exhausted</code></a>, <code>Retry-After: 5</code></td>
</tr>
<tr>
<td>exports in progress</td>
<td data-label="Per address"></td>
<td data-label="Per key"></td>
<td data-label="Per account"></td>
<td data-label="In total">2</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 5</code></td>
</tr>
<tr>
<td>slow lists that wait or are read</td>
<td data-label="Per address"></td>
<td data-label="Per key">4</td>
<td data-label="Per account"></td>
<td data-label="In total"></td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>reads of rows that wait</td>
<td data-label="Per address"></td>
<td data-label="Per key"></td>
<td data-label="Per account">2,500</td>
<td data-label="In total">10,000</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>lists that wait</td>
<td data-label="Per address"></td>
<td data-label="Per key"></td>
<td data-label="Per account">2,500</td>
<td data-label="In total">10,000</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>idempotency keys that wait to be found in the database</td>
<td data-label="Per address"></td>
<td data-label="Per key"></td>
<td data-label="Per account">2,500</td>
<td data-label="In total">10,000</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>writes that wait for their commit</td>
<td data-label="Per address"></td>
<td data-label="Per key"></td>
<td data-label="Per account">2,500</td>
<td data-label="In total">10,000</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>new data of these writes, in characters</td>
<td data-label="Per address"></td>
<td data-label="Per key"></td>
<td data-label="Per account">16,777,216</td>
<td data-label="In total">67,108,864</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>bulk updates and deletes in progress, dry runs too</td>
<td data-label="Per address"></td>
<td data-label="Per key"></td>
<td data-label="Per account">250</td>
<td data-label="In total">1,000</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>changes of schemas in progress, dry runs too</td>
<td data-label="Per address"></td>
<td data-label="Per key"></td>
<td data-label="Per account">250</td>
<td data-label="In total">1,000</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>changes of keys that wait</td>
<td data-label="Per address"></td>
<td data-label="Per key"></td>
<td data-label="Per account">2,500</td>
<td data-label="In total">10,000</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>changes of collections and schemas that wait for their commit</td>
<td data-label="Per address"></td>
<td data-label="Per key"></td>
<td data-label="Per account">2,500</td>
<td data-label="In total">10,000</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>reads of keys, usage and schemas that wait</td>
<td data-label="Per address"></td>
<td data-label="Per key"></td>
<td data-label="Per account">250</td>
<td data-label="In total">1,000</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>writes that wait for the thread that validates slow rows</td>
<td data-label="Per address"></td>
<td data-label="Per key"></td>
<td data-label="Per account">100</td>
<td data-label="In total">400</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
<tr>
<td>typed contracts that wait to be built</td>
<td data-label="Per address"></td>
<td data-label="Per key"></td>
<td data-label="Per account">25</td>
<td data-label="In total">100</td>
<td data-label="Response if exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, <code>Retry-After: 1</code></td>
</tr>
</tbody></table>
</div>
<p>The server shares each resource between the accounts:</p>
<ul>
<li>While no other account uses a resource, an account can have almost all of it. It leaves 1/64 of the total for others. If the
table contains a number for an account, this number is the maximum.</li>
<li>While other accounts use the resource or request it, an account can take up to half of the total.</li>
<li>A key can take up to half of its account&#39;s part in the same way, while other keys of the account use the resource or request it.</li>
<li>An account that already has more than half keeps it, but can&#39;t take more until it has less.</li>
<li>An account also counts as using a resource after a rejection, for twice the time in <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a>.</li>
<li>Up to 1 MiB of bodies and 1 MiB of responses are always available to each account.</li>
</ul>
<p>All requests without a key count as requests of one key. The server also counts them by address, which is an IPv4 address or the
/64 of an IPv6 address. Behind <a href="/docs/configuration#environment-variables">trusted proxies</a>, it uses the address of the client.
<a href="/docs#getHealth"><code>/health</code></a> and <a href="/docs#getReady"><code>/ready</code></a> are exempt. To change the maximums for feeds, set <code>ROWFEED_MAX_SOCKETS</code> and
<code>ROWFEED_MAX_SOCKETS_PER_KEY</code>.</p>
<h2 id="slow-lists"><a href="#slow-lists">Slow lists</a></h2>
<p>Accounts take turns for all reads. A page of a list is cheap in these cases:</p>
<ul>
<li>The server finds its rows in the order of ids or of an index. This applies to the first page, and to any page with <code>after</code>, at
any depth.</li>
<li>The collection is small.</li>
</ul>
<p>The server reads a list as a slow list in these cases:</p>
<ul>
<li>It must sort 2,000 rows or 4 MiB.</li>
<li>Its <code>offset</code> skips more than 10,000 rows of an index.</li>
<li>It has a <code>filter</code>, and few rows match or all matching rows are counted (<code>Prefer: count=exact</code>). The server must therefore
examine 2,000 rows, or more bytes than a limit. The limit is 4 MiB, or 64 KiB if the filter examines elements of arrays. It is
divided by the number of tests in the filter.</li>
</ul>
<p>Slow lists have these limits:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Limit</th>
<th>Value</th>
<th>If it is exceeded</th>
</tr>
</thead>
<tbody><tr>
<td>Slow lists in progress</td>
<td data-label="Value">1 on SQLite, 2 on PostgreSQL, and 1 per account</td>
<td data-label="If it is exceeded">The list waits.</td>
</tr>
<tr>
<td>Slow lists of a key that wait or are in progress</td>
<td data-label="Value">4</td>
<td data-label="If it is exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a></td>
</tr>
<tr>
<td>Waiting time</td>
<td data-label="Value">30 s</td>
<td data-label="If it is exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a></td>
</tr>
<tr>
<td>Duration</td>
<td data-label="Value">10 s, or 5 s with a filter</td>
<td data-label="If it is exceeded">400 <a href="/docs#error-query_too_costly"><code>query_too_costly</code></a></td>
</tr>
<tr>
<td>Writes during the list, on SQLite</td>
<td data-label="Value">128 MiB</td>
<td data-label="If it is exceeded">503 <a href="/docs#error-overloaded"><code>overloaded</code></a></td>
</tr>
</tbody></table>
</div>
<p>If the client disconnects, the server stops reading the list.</p>
<p>Because of the last limit, the write-ahead log on SQLite stays below about 256 MiB, unless an export is in progress. After the
list, the log shrinks to at most 64 MiB.</p>
<p>Two kinds of cheap lists have separate queues:</p>
<ul>
<li>Lists that can examine more than 300 rows. The server reads one of them at a time on SQLite, and two on PostgreSQL.</li>
<li>Pages of more than 1 MiB. The server reads them when there is <a href="#per-client-limits">room for them</a>.</li>
</ul>
<h2 id="indexes"><a href="#indexes">Indexes</a></h2>
<p>Without an index, the server sorts a complete collection for a sorted list. With a million rows, this takes up to several
seconds. A list with a filter examines the complete collection. If the collection has at least 2,000 rows, the server creates
indexes for such lists automatically. It does so in small steps, and writes can run between the steps.</p>
<div class="wide"><table>
<thead>
<tr>
<th>Index on</th>
<th>Created for</th>
</tr>
</thead>
<tbody><tr>
<td>the sort fields</td>
<td data-label="Created for">sorted lists. The index serves the directions of the list and the reverse of all of them.</td>
</tr>
<tr>
<td>one field</td>
<td data-label="Created for">filters that compare the field with <code>==</code>, <code>&#60;</code>, <code>&#60;=</code>, <code>&#62;</code>, <code>&#62;=</code> or <code>starts_with</code>, as the only condition or joined by <code>&#38;&#38;</code>. A field with <code>==</code> is indexed first.</td>
</tr>
<tr>
<td>a field with <code>==</code>, and a second field of the filter or the sort fields</td>
<td data-label="Created for">lists with <code>==</code> that still examine more than 300 rows</td>
</tr>
<tr>
<td>the fields with <code>==</code>, <code>id</code>, and a field that is compared with <code>&#60;</code> or a similar operator (only on SQLite)</td>
<td data-label="Created for">lists by <code>id</code>. The index keys show which rows match.</td>
</tr>
</tbody></table>
</div>
<p>After that, if few rows remain to be examined, such a list takes about as long as a list by <code>id</code>. Each write to the collection
takes a little longer (on PostgreSQL, up to 1 ms per commit).</p>
<div class="wide"><table>
<thead>
<tr>
<th>Limit</th>
<th>Value</th>
</tr>
</thead>
<tbody><tr>
<td>Indexes per collection</td>
<td data-label="Value">4</td>
</tr>
<tr>
<td>Indexes per account</td>
<td data-label="Value">1,000</td>
</tr>
<tr>
<td>Indexes in total</td>
<td data-label="Value">4,000</td>
</tr>
<tr>
<td>Time without use until an index is dropped</td>
<td data-label="Value">1 hour</td>
</tr>
</tbody></table>
</div>
<p>If a collection has 4 indexes, the server doesn&#39;t create another one. If the other limits are reached, the server drops an index
before it creates the next one. It selects the least recently used index of the account that has the most. Accounts take turns
when the server creates indexes.</p>
<h2 id="exports"><a href="#exports">Exports</a></h2>
<p>An <a href="/docs/lists#export-rows-ndjson-csv">export</a> reads one snapshot of the database on a separate connection. It reads about 64 KiB
at a time, as fast as the client receives them. Its memory therefore doesn&#39;t depend on the size of the collection.</p>
<p>These figures are for a million rows of 180 bytes, on 2 cores:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Database</th>
<th>NDJSON</th>
<th>CSV</th>
<th>Memory</th>
</tr>
</thead>
<tbody><tr>
<td>SQLite</td>
<td data-label="NDJSON">2 s</td>
<td data-label="CSV">3.5 s</td>
<td data-label="Memory">26 MB, or 35 MB for two exports</td>
</tr>
<tr>
<td>PostgreSQL, on the same machine</td>
<td data-label="NDJSON">4.5 s</td>
<td data-label="CSV"></td>
<td data-label="Memory">50 MB</td>
</tr>
</tbody></table>
</div>
<p>An instance runs at most two exports at the same time. If a client reads less than 16 KiB within 30 s, the server disconnects
it.</p>
<ul>
<li><strong>SQLite:</strong> During an export, SQLite can&#39;t run a checkpoint. The write-ahead log therefore grows with every write. If it has
grown by 1 GiB since the first of the current exports started, the server stops the exports. Keep that much disk space free.
After the last export, the log shrinks to at most 64 MiB.</li>
<li><strong>PostgreSQL:</strong> An export is a read-only transaction (REPEATABLE READ). It doesn&#39;t block writes. Until it ends, VACUUM keeps
everything that was updated or deleted since its start. If the instance disappears, the PostgreSQL server ends the transaction
within 30 minutes.</li>
</ul>
</article>
<div class="pager">
<a rel="prev" href="/docs/errors">Previous: Errors</a>
<a rel="next" href="/docs/metrics">Next: Metrics</a>
<a href="/docs/limits.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const metrics = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Metrics &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics" aria-current="page">Metrics</a>
<ul><li><a href="#all-metrics">All metrics</a></li>
<li><a href="#background-tasks">Background tasks</a></li>
</ul></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="metrics"><a href="#metrics">Metrics</a></h1>
<p>The server provides these metrics for Prometheus. To switch them on, see <a href="/docs/monitor#metrics">Monitoring</a>.</p>
<h2 id="all-metrics"><a href="#all-metrics">All metrics</a></h2>
<p>The words in parentheses are labels.</p>
<div class="wide"><table>
<thead>
<tr>
<th>Metric</th>
<th>Alarm when</th>
<th>Meaning and what to do</th>
</tr>
</thead>
<tbody><tr>
<td><code>rowfeed_request_duration_seconds</code> (<code>operation</code>, <code>status</code>)</td>
<td data-label="Alarm when">rate of <code>status=~&#34;5..&#34;</code> above 0 for 5 min</td>
<td data-label="Meaning and what to do">Search the log for <code>request failed</code>. <code>code</code> contains the reason. For 503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, see <code>rowfeed_write_queue_length</code>. For 507, see <a href="/docs/troubleshooting#errors-and-symptoms">Troubleshooting</a>.</td>
</tr>
<tr>
<td></td>
<td data-label="Alarm when">p99 above 0.1 s</td>
<td data-label="Meaning and what to do">The machine is busy, or a list sorts a large collection by a new field. The server <a href="/docs/limits#indexes">creates an index</a> automatically.</td>
</tr>
<tr>
<td><code>rowfeed_commit_duration_seconds</code> (<code>outcome</code>)</td>
<td data-label="Alarm when">p99 above 0.1 s</td>
<td data-label="Meaning and what to do">The disk syncs slowly, and every write waits for it. For <code>outcome=&#34;failed&#34;</code>, the log contains the reason.</td>
</tr>
<tr>
<td><code>rowfeed_commit_writes</code></td>
<td data-label="Alarm when">mean near 500</td>
<td data-label="Meaning and what to do">Commits are full, because writes arrive faster than the disk can store them.</td>
</tr>
<tr>
<td><code>rowfeed_write_queue_length</code></td>
<td data-label="Alarm when">above 1,000 for 1 min</td>
<td data-label="Meaning and what to do">Writes arrive faster than the disk can store them. At 10,000 writes or 64 MiB, the server returns 503 <a href="/docs#error-overloaded"><code>overloaded</code></a> with <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a>. For a single account, it does so at a quarter of these values.</td>
</tr>
<tr>
<td><code>rowfeed_requests_in_flight</code></td>
<td data-label="Alarm when">above 1,000 for 1 min</td>
<td data-label="Meaning and what to do">Requests arrive faster than the server can process them. The limit is 10,000.</td>
</tr>
<tr>
<td><code>rowfeed_feed_lag_seconds</code></td>
<td data-label="Alarm when">p99 above 1 s</td>
<td data-label="Meaning and what to do">Clients receive changes late, because of a lack of CPU or because of slow commits. The time of the commit is included.</td>
</tr>
<tr>
<td><code>rowfeed_feeds_open</code></td>
<td data-label="Alarm when">near <code>ROWFEED_MAX_SOCKETS</code></td>
<td data-label="Meaning and what to do">At the limit, new feeds receive 503 <a href="/docs#error-sockets_exhausted"><code>sockets_exhausted</code></a>. Increase the limit, or start another instance on PostgreSQL.</td>
</tr>
<tr>
<td><code>rowfeed_background_failures_total</code> (<code>task</code>)</td>
<td data-label="Alarm when">rate above 0 for 5 min</td>
<td data-label="Meaning and what to do">A background task fails, and the server retries it. See <a href="#background-tasks">Background tasks</a>.</td>
</tr>
<tr>
<td><code>rowfeed_replica_reads_total</code> (<code>outcome</code>, <a href="/docs/postgres#read-replicas">PostgreSQL</a>)</td>
<td data-label="Alarm when"><code>served</code> no longer increases</td>
<td data-label="Meaning and what to do">Reads for which the standby was a candidate. The primary served all reads except <code>served</code>. The standby was <code>behind</code> the cursor, it was <code>away</code>, or the read <code>failed</code>.</td>
</tr>
<tr>
<td><code>rowfeed_wal_bytes</code> (SQLite)</td>
<td data-label="Alarm when">above 1 GB for 10 min</td>
<td data-label="Meaning and what to do">A read that doesn&#39;t finish prevents a checkpoint. It can be a hanging backup, a tool that has the file open, or an <a href="/docs/limits#exports">export</a>.</td>
</tr>
<tr>
<td><code>nodejs_eventloop_lag_p99_seconds</code></td>
<td data-label="Alarm when">above 0.1 s</td>
<td data-label="Meaning and what to do">The process doesn&#39;t get enough CPU.</td>
</tr>
<tr>
<td><code>process_resident_memory_bytes</code></td>
<td data-label="Alarm when">above the memory that you planned</td>
<td data-label="Meaning and what to do">The server itself needs 90 MB. 10,000 idle feeds add about 70 MB, and 2,000 kept-alive connections about 15 MB. The tests enforce limits of 100 MB and 40 MB.</td>
</tr>
</tbody></table>
</div>
<h2 id="background-tasks"><a href="#background-tasks">Background tasks</a></h2>
<p>The log contains the reason of a failure once, and another line when the task works again.</p>
<div class="wide"><table>
<thead>
<tr>
<th>Task</th>
<th>Effect while it fails</th>
</tr>
</thead>
<tbody><tr>
<td><code>purge</code>, <code>trim</code>, <code>expire_keys</code></td>
<td data-label="Effect while it fails">The database grows.</td>
</tr>
<tr>
<td><code>index</code></td>
<td data-label="Effect while it fails">Lists that are sorted by a field stay slow.</td>
</tr>
<tr>
<td><code>read_log</code></td>
<td data-label="Effect while it fails">Feeds don&#39;t send changes.</td>
</tr>
<tr>
<td><code>read_registry</code></td>
<td data-label="Effect while it fails">The instance doesn&#39;t notice changes of keys and plans.</td>
</tr>
<tr>
<td><code>read_usage</code></td>
<td data-label="Effect while it fails">With several instances, accounts can exceed their quotas.</td>
</tr>
<tr>
<td><code>read_totals</code></td>
<td data-label="Effect while it fails">With several instances, accounts can exceed their storage limits.</td>
</tr>
<tr>
<td><code>replica</code></td>
<td data-label="Effect while it fails">The primary serves reads with a cursor.</td>
</tr>
<tr>
<td><code>flush_usage</code>, <code>fold_usage</code>, <code>note_use</code>, <code>tell</code></td>
<td data-label="Effect while it fails">See the log.</td>
</tr>
</tbody></table>
</div>
</article>
<div class="pager">
<a rel="prev" href="/docs/limits">Previous: Limits and performance</a>
<a rel="next" href="/docs/generators">Next: SDK generators</a>
<a href="/docs/metrics.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const generators = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>SDK generators &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators" aria-current="page">SDK generators</a>
<ul><li><a href="#sdk-generators-by-language">SDK generators by language</a></li>
<li><a href="#how-the-generators-were-tested">How the generators were tested</a></li>
</ul></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="sdk-generators"><a href="#sdk-generators">SDK generators</a></h1>
<p>These generators create clients from the documents of rowfeed. Run the commands in a folder that contains the document. To write your
first client, see <a href="/docs/sdks">Generate SDKs</a>.</p>
<h2 id="sdk-generators-by-language"><a href="#sdk-generators-by-language">SDK generators by language</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Language</th>
<th>Generator</th>
<th>Document</th>
<th>Command</th>
<th>Correct calls</th>
<th>Notes</th>
</tr>
</thead>
<tbody><tr>
<td>TypeScript</td>
<td data-label="Generator">openapi-typescript 7.13.0</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Command"><code>npx openapi-typescript@7.13.0 openapi.json --output rowfeed.d.ts</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">Generates only types. Use openapi-fetch 0.17.0 as the client.</td>
</tr>
<tr>
<td>TypeScript</td>
<td data-label="Generator">hey-api 0.95.0</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Command"><code>npx @hey-api/openapi-ts@0.95.0 --input openapi.json --output rowfeed</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">Later versions need Node.js 22.</td>
</tr>
<tr>
<td>TypeScript</td>
<td data-label="Generator">orval 7.13.2</td>
<td data-label="Document"><code>openapi-3.0.json</code></td>
<td data-label="Command"><code>npx orval@7.13.2 --config orval.config.cjs</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">Content of the file: <code>module.exports = { rowfeed: { input: &#39;openapi-3.0.json&#39;, output: { target: &#39;rowfeed.ts&#39;, client: &#39;fetch&#39;, baseUrl: &#39;http://127.0.0.1:3000&#39; } } }</code>. From <code>openapi.json</code>, where PATCH accepts two media types, it generates an <a href="/docs#updateRow"><code>updateRow</code></a> without a media type, and the server returns 415. Later versions need Node.js 22.</td>
</tr>
<tr>
<td>TypeScript</td>
<td data-label="Generator">swagger-typescript-api 13.13.0</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Command"><code>npx swagger-typescript-api@13.13.0 generate --path openapi.json --output rowfeed --extract-request-params</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">It throws the response, with the problem as <code>error</code>. For a DELETE, this requires <code>baseApiParams: { format: &#39;json&#39; }</code>.</td>
</tr>
<tr>
<td>TypeScript</td>
<td data-label="Generator">oazapfts 7.5.0</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Command"><code>npx oazapfts@7.5.0 openapi.json rowfeed.ts</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">The client needs <code>@oazapfts/runtime</code>.</td>
</tr>
<tr>
<td>TypeScript</td>
<td data-label="Generator">openapi-generator-typescript 7.25.0</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Command"><code>java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g typescript-fetch -o rowfeed</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">The problem is <code>ProblemDetailsFromJSON(await error.response.json())</code>. Headers are in <code>raw</code> of the result of <code>listRowsRaw</code>. <code>fields</code> is a <code>Set</code>.</td>
</tr>
<tr>
<td>Go</td>
<td data-label="Generator">oapi-codegen 2.8.2</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Command"><code>go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2 -generate types,client -package rowfeed -o rowfeed/rowfeed.go openapi.json</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">A response has one field per status, such as <code>JSON200</code> and <code>ApplicationproblemJSON404</code>, and one for the headers of that status, such as <code>Headers200</code>.</td>
</tr>
<tr>
<td>Go</td>
<td data-label="Generator">ogen 1.24.0</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Command"><code>go run -mod=mod github.com/ogen-go/ogen/cmd/ogen --package rowfeed --target rowfeed --clean openapi.json</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">First run <code>go mod edit -require github.com/ogen-go/ogen@v1.24.0</code>. A row&#39;s fields are encoded JSON (<code>jx.Raw</code>), which you decode. A problem of any status has <code>GetResponse() ProblemDetails</code>. The order of a row&#39;s fields differs between requests, so retry a request with an <code>Idempotency-Key</code> in its <code>http.Client</code>, with the same bytes. It rejects responses in which a proxy has changed a declared header such as <a href="/docs#header-Cache-Control-Immutable"><code>Cache-Control</code></a>.</td>
</tr>
<tr>
<td>Go</td>
<td data-label="Generator">openapi-generator-go 7.25.0</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Command"><code>java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g go -o rowfeed --package-name rowfeed --global-property apiTests=false --additional-properties withGoMod=false,disallowAdditionalPropertiesIfNotPresent=false</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">Without <code>disallowAdditionalPropertiesIfNotPresent=false</code>, the client rejects members that a later version adds.</td>
</tr>
<tr>
<td>Rust</td>
<td data-label="Generator">progenitor 0.15.1</td>
<td data-label="Document"><code>openapi-3.0.json</code></td>
<td data-label="Command"><code>cargo progenitor -i openapi-3.0.json -o rowfeed-client -n rowfeed-client -v 0.1.0 --interface builder</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">Install the crate <code>cargo-progenitor</code>. Pass the client a <code>reqwest::Client</code> with the key as a default header. A row&#39;s fields are in <code>extra</code>. A problem is returned as bytes, which you parse into <code>types::ProblemDetails</code>. Without the builders, optional parameters of later versions become additional arguments.</td>
</tr>
<tr>
<td>Rust</td>
<td data-label="Generator">openapi-generator-rust 7.25.0</td>
<td data-label="Document"><code>openapi-3.0.json</code></td>
<td data-label="Command"><code>java -jar openapi-generator-cli-7.25.0.jar generate -i openapi-3.0.json -g rust -o rowfeed-client --package-name rowfeed_client --schema-mappings Row=Row &#38;&#38; echo &#39;pub type Row = std::collections::HashMap&#60;String, serde_json::Value&#62;;&#39; &#62;&#62; rowfeed-client/src/models/mod.rs</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">Its structs only have declared fields. Without the mapping and a type <a href="/docs#schema-Row"><code>Row</code></a> that you define, rows only contain <code>id</code>. To distinguish errors, use <code>status</code>, because the variant is always the first one. The order of a row&#39;s fields differs between requests, so retry a request with an <code>Idempotency-Key</code> in its <code>reqwest::Client</code>, with the same bytes. It does not return headers, so you can only get pages with <code>offset</code>. Optional parameters of later versions become additional arguments.</td>
</tr>
<tr>
<td>Rust</td>
<td data-label="Generator">modelina-rust 5.10.1</td>
<td data-label="Document"><code>asyncapi.json</code></td>
<td data-label="Command"><code>node -e &#34;const { RustFileGenerator, defaultRustRenderCompleteModelOptions } = require(&#39;@asyncapi/modelina&#39;); const presets = [{ struct: { fieldMacro: ({ field, content }) =&#62; (field.propertyName === &#39;additional_properties&#39; ? &#39;#[serde(flatten)]&#39; : content) }, union: { structMacro: () =&#62; &#39;#[derive(Debug, Deserialize)] #[serde(untagged)]&#39; } }]; new RustFileGenerator({ presets }).generateToPackage(require(&#39;./asyncapi.json&#39;), &#39;rowfeed-feed&#39;, defaultRustRenderCompleteModelOptions)&#34;</code></td>
<td data-label="Correct calls">7 and 7 of 7</td>
<td data-label="Notes">The npm package is <code>@asyncapi/modelina</code>. Without the presets, the code does not compile, and rows only contain <code>id</code>.</td>
</tr>
<tr>
<td>Python</td>
<td data-label="Generator">openapi-python-client 0.29.1</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Command"><code>openapi-python-client generate --path openapi.json --output-path client</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes"><code>sync_detailed</code> returns headers. The type of the body determines how <code>update_row</code> handles <code>null</code>: a <a href="/docs#schema-RowPatch"><code>RowPatch</code></a> stores it, and a <a href="/docs#schema-RowMergePatch"><code>RowMergePatch</code></a> removes the field. The client omits the operations that return YAML, with a warning.</td>
</tr>
<tr>
<td>Python</td>
<td data-label="Generator">datamodel-code-generator 0.89.0</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Command"><code>datamodel-codegen --input openapi.json --output client/rowfeed.py --output-model-type pydantic_v2.BaseModel --use-annotated</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">Generates only models. The test uses them with httpx. Without <code>--use-annotated</code>, limits are calls in types, which mypy rejects.</td>
</tr>
<tr>
<td>Python</td>
<td data-label="Generator">openapi-generator-python 7.25.0</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Command"><code>java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g python -o client --package-name rowfeed_client</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">A row&#39;s fields are in its <code>additional_properties</code>. To send fields, pass a <code>dict</code>. The problem is <code>ApiException.data</code>. <code>list_rows_with_http_info</code> returns headers, with their names in the case in which the server sent them.</td>
</tr>
<tr>
<td>Python</td>
<td data-label="Generator">modelina-python 5.10.1</td>
<td data-label="Document"><code>asyncapi.json</code></td>
<td data-label="Command"><code>modelina generate python asyncapi.json --pyDantic --packageName rowfeed --output client/rowfeed</code></td>
<td data-label="Correct calls">7 and 7 of 7</td>
<td data-label="Notes">The npm package is <code>@asyncapi/modelina-cli</code>. Validate a frame as the union of the seven models. A row&#39;s fields are in its <code>additional_properties</code>. Without <code>--pyDantic</code>, they are lost.</td>
</tr>
<tr>
<td>Python</td>
<td data-label="Generator">redocly-python 2.77.0</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Command"><code>npx @redocly/cli@2.77.0 generate-client openapi.json --generator python --output rowfeed/client.ts</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">It writes <code>rowfeed/client.py</code>, which needs <code>httpx</code>. A row is <code>Any</code>, and the problem is <code>decode(ProblemDetails, error.body)</code>. <code>list_rows_with_headers</code> returns headers.</td>
</tr>
<tr>
<td>Java</td>
<td data-label="Generator">openapi-generator-java 7.25.0</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Command"><code>java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g java --library native -o client --additional-properties useJackson3=true,useSingleRequestParameter=true</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">A row&#39;s fields are in <code>getAdditionalProperties()</code>. To send fields, pass a <code>Map</code>. <code>fields</code> is a <code>Set</code>. <code>listRowsWithHttpInfo</code> returns headers. Without <code>useJackson3</code>, the client does not send fields that are <code>null</code>. Without <code>useSingleRequestParameter</code>, an optional parameter of a later version changes the arguments.</td>
</tr>
<tr>
<td>Java</td>
<td data-label="Generator">redocly-java 2.77.0</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Command"><code>npx @redocly/cli@2.77.0 generate-client openapi.json --generator java --output rowfeed/client.ts</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">It writes <code>rowfeed/Client.java</code>, which has no dependencies. A row has the type <code>Object</code> and is a <code>Map</code> of its fields. <code>listRowsWithHeaders</code> returns headers.</td>
</tr>
<tr>
<td>Kotlin</td>
<td data-label="Generator">openapi-generator-kotlin 7.25.0</td>
<td data-label="Document"><code>openapi.json</code></td>
<td data-label="Command"><code>java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g kotlin -o client --additional-properties serializationLibrary=jackson,useJackson3=true --type-mappings &#39;AnyType=kotlin.Any?&#39;</code></td>
<td data-label="Correct calls">9 and 9 of 9</td>
<td data-label="Notes">A row is a map of its fields, with <code>id</code> as a separate property. <code>listRowsWithHttpInfo</code> returns headers and requires every parameter. <code>fields</code> is a <code>Set</code>. With Moshi, which is the default, rows only contain <code>id</code>, and the client does not send <code>null</code>. Without the mapping, the types of request bodies do not allow <code>null</code>.</td>
</tr>
</tbody></table>
</div>
<p><code>npx</code> and <code>go run</code> download the generators. Install the Python generators by name from PyPI. If a generator has another name or
source, the notes say so. OpenAPI Generator is a single JAR file:
<code>mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory=.</code></p>
<h2 id="how-the-generators-were-tested"><a href="#how-the-generators-were-tested">How the generators were tested</a></h2>
<p>Each generator in the table created a client from the documents of a running server. The client was compiled with the strictest
settings of its language. Then it made nine calls:</p>
<ul>
<li>create a collection</li>
<li>insert, read, list, update and delete rows</li>
<li>list the rows that match a filter, sorted by two fields, with two fields each, page by page with <a href="/docs#header-Next-After-NextAfter"><code>Next-After</code></a></li>
<li>send a wrong key, and read the error code</li>
<li>request a missing row, and read the error code</li>
</ul>
<p>The rows have fields of every type, such as nested objects, <code>null</code>, 9007199254740991 and Unicode text. The test compares complete
rows. The filter contains <code>&#38;&#38;</code>, both kinds of quotes, a plus sign, a percent sign and an emoji. One of the field names contains a comma
and an ampersand. A client of the feed reads one frame of each of the seven kinds.</p>
<p>&quot;9 and 9 of 9&quot; is the number of correct calls with this version and with a simulated later version. The later version adds a member
to every open object, a header to every response, and an unknown error code for the missing row.</p>
<p>To repeat the test, run <code>npm run sdk-check</code> in a clone. It uses a temporary folder and a separate server, and tests every generator
whose toolchain is installed. To test only some generators, run <code>npm run sdk-check -- ogen progenitor</code>. To update the table,
add <code>--write</code>. Languages of OpenAPI Generator that aren&#39;t in the table aren&#39;t tested.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/metrics">Previous: Metrics</a>
<a rel="next" href="/docs/consistency">Next: Consistency and ordering</a>
<a href="/docs/generators.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const consistency = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Consistency and ordering &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency" aria-current="page">Consistency and ordering</a>
<ul><li><a href="#every-collection-has-one-order">Every collection has one order</a></li>
<li><a href="#a-write-is-complete-before-its-response">A write is complete before its response</a></li>
<li><a href="#a-read-is-a-snapshot">A read is a snapshot</a></li>
<li><a href="#clients-dont-go-back-in-time">Clients don&#39;t go back in time</a></li>
<li><a href="#what-happens-to-two-writes-at-the-same-time">What happens to two writes at the same time</a></li>
<li><a href="#what-happens-in-a-crash">What happens in a crash</a></li>
</ul></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="consistency-and-ordering"><a href="#consistency-and-ordering">Consistency and ordering</a></h1>
<p>This page explains which promises rowfeed makes about the order of changes, and what clients can build on them.</p>
<h2 id="every-collection-has-one-order"><a href="#every-collection-has-one-order">Every collection has one order</a></h2>
<p>All changes to a collection are in one sequence. Each change has a sequence number, <code>seq</code>, and the numbers have no gaps. A feed sends
the changes in this order. If a client has handled the change 41, the next frame of a feed without a filter is the change 42.</p>
<p>Two collections have independent sequences. A write changes one collection only, so no write is split between two sequences.</p>
<h2 id="a-write-is-complete-before-its-response"><a href="#a-write-is-complete-before-its-response">A write is complete before its response</a></h2>
<p>The server responds to a write after the database has synced it to disk. A write of several rows is atomic: the server inserts,
updates or deletes all of them or none. Their changes are consecutive in the sequence.</p>
<p>A client that receives no response can&#39;t know whether the write was executed. It sends the same request again with the same
<a href="/docs/safe-writes#idempotent-requests">idempotency key</a>. The server then executes the write once, and the second response is the
response to the first request.</p>
<h2 id="a-read-is-a-snapshot"><a href="#a-read-is-a-snapshot">A read is a snapshot</a></h2>
<p>The rows of one response come from one snapshot, which contains every write that was acknowledged before the request arrived. The
header <a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> identifies this snapshot. A feed that starts with this cursor sends every change that the snapshot doesn&#39;t contain, and no other.</p>
<p>The pages of a long list come from several snapshots. <a href="/docs/feed#follow-a-paginated-list">Follow a paginated list</a> shows how
the feed makes them one.</p>
<h2 id="clients-dont-go-back-in-time"><a href="#clients-dont-go-back-in-time">Clients don&#39;t go back in time</a></h2>
<p>With several instances, a client can talk to a different one in each request. All instances use the same database, so the client
still sees its own writes. A <a href="/docs/postgres#read-replicas">read replica</a> can be behind. An instance therefore reads from it only
if the client sends the last cursor that it has seen, and only if the replica has reached this cursor.</p>
<h2 id="what-happens-to-two-writes-at-the-same-time"><a href="#what-happens-to-two-writes-at-the-same-time">What happens to two writes at the same time</a></h2>
<p>The server orders them. Without a condition, the later write wins. With <a href="/docs/safe-writes#prevent-lost-updates-if-match"><code>If-Match</code></a>, the
later write is rejected with 412 if the row has changed since the client read it. The client then reads the row again and decides.</p>
<h2 id="what-happens-in-a-crash"><a href="#what-happens-in-a-crash">What happens in a crash</a></h2>
<p>After a crash, the database contains every acknowledged write. It can also contain a write whose response was lost. Feeds resume from
any cursor within the retention, also on another instance. A cursor contains the history of its collection. If the collection was
deleted and created again, or if the database was restored from a backup, old cursors are rejected with 4410, and the client lists the
rows again.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/generators">Previous: SDK generators</a>
<a rel="next" href="/docs/durability">Next: Durability</a>
<a href="/docs/consistency.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const durability = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Durability &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability" aria-current="page">Durability</a>
<ul><li><a href="#acknowledged-writes-survive">Acknowledged writes survive</a></li>
<li><a href="#damage-is-reported">Damage is reported</a></li>
<li><a href="#backups-are-verified">Backups are verified</a></li>
</ul></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="durability"><a href="#durability">Durability</a></h1>
<p>This page explains what survives a crash, and how rowfeed notices damage.</p>
<h2 id="acknowledged-writes-survive"><a href="#acknowledged-writes-survive">Acknowledged writes survive</a></h2>
<p>On SQLite, the server commits to a write-ahead log with <code>synchronous=FULL</code>. It responds to a write after the disk has confirmed the log.
A crash of the process, of the machine or of the power supply therefore doesn&#39;t lose an acknowledged write.</p>
<p>To be fast, the server commits the writes of many clients together. All of them wait for the same confirmation of the disk, and none of
them gets a response before it.</p>
<p>On PostgreSQL, durability is the one of your PostgreSQL server. rowfeed doesn&#39;t change <code>synchronous_commit</code>.</p>
<h2 id="damage-is-reported"><a href="#damage-is-reported">Damage is reported</a></h2>
<p>If a byte of the write-ahead log changes, SQLite alone takes the damage for the end of the log, and acknowledged rows disappear. rowfeed
therefore verifies the log before SQLite reads it, at every start. If the log is <a href="/docs/backup#damaged-files">damaged</a>, the server
doesn&#39;t start. It prints where the damage is and how many commits are lost. You have these options:</p>
<ul>
<li><code>rowfeed check</code> verifies the complete database: pages, change log, counts, keys and indexes. <code>--repair</code> recomputes derived data.</li>
<li><code>rowfeed restore</code> replaces the database with a <a href="/docs/backup">backup</a>.</li>
<li><code>rowfeed serve --accept-damage</code> continues without the lost commits, and keeps a copy of the log. Clients then list their rows again.</li>
</ul>
<h2 id="backups-are-verified"><a href="#backups-are-verified">Backups are verified</a></h2>
<p><code>rowfeed backup</code> copies a snapshot while the server runs, and checks the copy before it gets its name. A restored database has a new
history. The server rejects cursors from before the restore, so that no client continues a feed with missing changes.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/consistency">Previous: Consistency and ordering</a>
<a rel="next" href="/docs/indexes">Next: How indexes create themselves</a>
<a href="/docs/durability.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const indexes = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>How indexes create themselves &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes" aria-current="page">How indexes create themselves</a>
<ul><li><a href="#a-list-that-is-slow-asks-for-an-index">A list that is slow asks for an index</a></li>
<li><a href="#what-the-planner-chooses">What the planner chooses</a></li>
<li><a href="#an-index-that-nobody-uses-disappears">An index that nobody uses disappears</a></li>
<li><a href="#while-an-index-is-missing">While an index is missing</a></li>
</ul></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="how-indexes-create-themselves"><a href="#how-indexes-create-themselves">How indexes create themselves</a></h1>
<p>You never create an index in rowfeed. This page explains when the server does it, and what you can expect.</p>
<h2 id="a-list-that-is-slow-asks-for-an-index"><a href="#a-list-that-is-slow-asks-for-an-index">A list that is slow asks for an index</a></h2>
<p>A list with a sort order or a filter reads all rows if there is no index. In a small collection, this takes less than a millisecond. In
a collection of at least 2,000 rows, the list also requests an index that would have made it fast. The server creates the index in
small steps, between the other work.</p>
<p>The request comes from real lists only. A field that nobody sorts or filters by never has an index, and costs nothing when rows are
written.</p>
<h2 id="what-the-planner-chooses"><a href="#what-the-planner-chooses">What the planner chooses</a></h2>
<p>Take the filter <code>@.city == &#34;Oslo&#34; &#38;&#38; @.age &#62; 30</code>, with the list sorted by <code>id</code>:</p>
<ul>
<li><strong>An index on <code>city</code></strong>: all its keys for Oslo have the same value, so they are in the order of <code>id</code>. The server reads the rows in this
order and tests the age of each.</li>
<li><strong>An index on <code>age</code></strong>: its keys above 30 aren&#39;t in the order of <code>id</code>. If there are few, the server sorts their rows. Otherwise, it
reads the rows of the collection in order and tests them.</li>
<li><strong>An index on <code>city</code> and <code>age</code></strong>: the server requests it if the first two still examine many rows.</li>
</ul>
<p>The server tries the cheapest access first, with a maximum number of rows. If the maximum is reached, it tries the next one. A wrong
estimate therefore costs little.</p>
<h2 id="an-index-that-nobody-uses-disappears"><a href="#an-index-that-nobody-uses-disappears">An index that nobody uses disappears</a></h2>
<p>Each collection has <a href="/docs/limits#indexes">at most four indexes</a>. The server drops an index that no list has used for an hour.
If the list comes back, the server creates the index again.</p>
<h2 id="while-an-index-is-missing"><a href="#while-an-index-is-missing">While an index is missing</a></h2>
<p>A list without an index is a <a href="/docs/limits#slow-lists">slow list</a>: it takes turns with other slow lists and has a time limit.
If the limit is exceeded, the server returns 400 <a href="/docs#error-query_too_costly"><code>query_too_costly</code></a>, and still creates the index. Send the request again later.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/durability">Previous: Durability</a>
<a rel="next" href="/docs/security-model">Next: Security model</a>
<a href="/docs/indexes.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

const securityModel = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Security model &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model" aria-current="page">Security model</a>
<ul><li><a href="#who-can-do-what">Who can do what</a></li>
<li><a href="#secrets">Secrets</a></li>
<li><a href="#one-client-cant-stop-the-others">One client can&#39;t stop the others</a></li>
<li><a href="#browsers">Browsers</a></li>
<li><a href="#your-part">Your part</a></li>
</ul></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="security-model"><a href="#security-model">Security model</a></h1>
<p>This page explains what rowfeed protects, against whom, and what remains your task.</p>
<h2 id="who-can-do-what"><a href="#who-can-do-what">Who can do what</a></h2>
<p>Every request to the API needs a key. A key belongs to one account and has <a href="/docs/authenticate#scopes-and-permissions">scopes</a>. It can be
limited to collections, and it can expire. An account never sees the data of another one. A limited key doesn&#39;t learn about other
collections: counts, tags, usage and error messages depend only on what the key can read.</p>
<p>If you revoke a key, its feeds, exports and waiting requests end within two seconds, on every instance.</p>
<h2 id="secrets"><a href="#secrets">Secrets</a></h2>
<ul>
<li>The database contains only the SHA-256 hash of a key. A key has 190 random bits, so the hash can&#39;t be reversed.</li>
<li>No part of a key appears in the log, wherever a client puts it.</li>
<li>Page tokens are authenticated with a secret of the database. Clients can&#39;t create or change them.</li>
<li>New files have the mode 0600, so that only their owner can read them.</li>
</ul>
<h2 id="one-client-cant-stop-the-others"><a href="#one-client-cant-stop-the-others">One client can&#39;t stop the others</a></h2>
<p>The server <a href="/docs/limits#per-client-limits">limits</a> what each connection, address, key and account can have at the same time, and
accounts take turns. After an address has sent 20 wrong keys within a minute, the server rejects further ones without asking the database.</p>
<h2 id="browsers"><a href="#browsers">Browsers</a></h2>
<p>The server allows no other origin <a href="/docs/http#cors">by default</a> and doesn&#39;t use cookies, so a page on another site can&#39;t act with
the rights of a visitor. The console and these pages load nothing from other servers, which a Content-Security-Policy enforces.</p>
<h2 id="your-part"><a href="#your-part">Your part</a></h2>
<ul>
<li><strong>TLS.</strong> rowfeed doesn&#39;t encrypt connections. Put a <a href="/docs/deploy">proxy</a> in front of it, and set <code>ROWFEED_TRUST_PROXY</code>, so
that the limits count the real client.</li>
<li><strong>The machine.</strong> Whoever can read the database file can read all rows. Encrypt the disk if you need this.</li>
<li><strong>Metrics.</strong> <code>/metrics</code> needs no key. It is on a separate port, <code>ROWFEED_METRICS_PORT</code>. Don&#39;t publish this port.</li>
<li><strong>Keys in browsers.</strong> Every visitor can read a key in a page. Give such a key only the permissions that every visitor may have.</li>
</ul>
</article>
<div class="pager">
<a rel="prev" href="/docs/indexes">Previous: How indexes create themselves</a>
<a rel="next" href="/docs/versioning">Next: Versioning</a>
<a href="/docs/security-model.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;
export { securityModel as 'security-model' };

export const versioning = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Versioning &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning" aria-current="page">Versioning</a>
<ul><li><a href="#what-a-later-version-can-add">What a later version can add</a></li>
<li><a href="#what-your-client-must-do">What your client must do</a></li>
<li><a href="#deprecation">Deprecation</a></li>
<li><a href="#version-numbers">Version numbers</a></li>
</ul></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="versioning"><a href="#versioning">Versioning</a></h1>
<p>This page explains what later versions of rowfeed can change, and what your clients must tolerate.</p>
<h2 id="what-a-later-version-can-add"><a href="#what-a-later-version-can-add">What a later version can add</a></h2>
<p>New versions of rowfeed add to <code>/v1</code> and remove nothing. They can add:</p>
<ul>
<li>operations</li>
<li>optional parameters and headers of requests</li>
<li>headers of responses</li>
<li>members of responses, problems and frames</li>
<li>error codes and close codes</li>
</ul>
<p>Clients get new kinds of frames only if they request them. An existing request never gets a status that its operation doesn&#39;t declare
today. A collection in the list of collections always has the form <code>{&#34;name&#34;}</code>.</p>
<h2 id="what-your-client-must-do"><a href="#what-your-client-must-do">What your client must do</a></h2>
<p>The contract allows all of these additions, so generated clients continue to work. Your own code must do three things:</p>
<ul>
<li>If it doesn&#39;t know a <code>code</code>, it must use the <code>status</code>.</li>
<li>It must ignore members and headers that it doesn&#39;t know.</li>
<li>It must ignore frames that it doesn&#39;t know.</li>
</ul>
<p>All clients in the <a href="/docs/generators">table of generators</a> were also tested with a simulated later version. Only the client
from OpenAPI Generator for Go rejects unknown members, unless you generate it with an option.</p>
<p>If you generate a client again from a later document, you may have to change the code that calls it. In some languages, the client
passes parameters by position. A new optional parameter is then an additional argument. An operation that had no parameters can also
get an additional argument.</p>
<h2 id="deprecation"><a href="#deprecation">Deprecation</a></h2>
<p>The response headers <a href="https://www.rfc-editor.org/rfc/rfc9745"><code>Deprecation</code></a> and
<a href="https://www.rfc-editor.org/rfc/rfc8594"><code>Sunset</code></a> announce that something will be removed. It is removed six months later at the
earliest. <code>/v2</code> is then served in addition to <code>/v1</code>. <code>/ws</code>, <a href="/docs#getHealth"><code>/health</code></a> and the documents have no version in their path, and the same
rules apply to them.</p>
<h2 id="version-numbers"><a href="#version-numbers">Version numbers</a></h2>
<p><code>info.version</code> in the contract follows <a href="https://semver.org">semantic versioning</a>: a change that breaks clients has a new major version.
The <a href="/docs/changelog">changelog</a> lists the changes of each version.</p>
<p>The database has a version too. <a href="/docs/upgrade">Upgrade</a> explains how a start migrates it.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/security-model">Previous: Security model</a>
<a rel="next" href="/docs/benchmarks">Next: Benchmarks</a>
<a href="/docs/versioning.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const benchmarks = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Benchmarks &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks" aria-current="page">Benchmarks</a>
<ul><li><a href="#sqlite-results">SQLite results</a></li>
<li><a href="#filtering-sorting-and-pagination">Filtering, sorting and pagination</a></li>
<li><a href="#idempotent-and-bulk-writes">Idempotent and bulk writes</a></li>
<li><a href="#postgresql-results">PostgreSQL results</a></li>
<li><a href="#feed-results">Feed results</a></li>
<li><a href="#run-the-benchmarks">Run the benchmarks</a></li>
</ul></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="benchmarks"><a href="#benchmarks">Benchmarks</a></h1>
<p>All figures come from one shared virtual machine with 2 cores and Node.js 20. On this machine, a minimal <code>node:http</code> server
returned 28,000 to 68,000 responses per second. Compare only figures in the same row, and <a href="#run-the-benchmarks">run the
benchmarks</a> on your own machine.</p>
<h2 id="sqlite-results"><a href="#sqlite-results">SQLite results</a></h2>
<p>This table compares the requests per second of five servers. Each figure is a ratio to a minimal <code>node:http</code> server that
responds with &quot;hello&quot;. The servers ran in turns, with 32 connections, 100,000 rows of about 180 bytes, random ids and SQLite.
List figures are the median of five rounds. The other figures are the median of three rounds in an earlier run.</p>
<p>rowfeed checks the key, counts the request, validates it and syncs every commit to disk. PocketBase checks a user&#39;s token and
doesn&#39;t sync. The other servers ran without keys.</p>
<div class="wide"><table>
<thead>
<tr>
<td></td>
<th align="right">rowfeed</th>
<th align="right">Platformatic DB 2.61</th>
<th align="right">PostgREST 12</th>
<th align="right">PocketBase 0.36.8</th>
<th align="right">Times as fast as the best of them</th>
</tr>
</thead>
<tbody><tr>
<td>read one row</td>
<td data-label="rowfeed" align="right">0.526</td>
<td data-label="Platformatic DB 2.61" align="right">0.140</td>
<td data-label="PostgREST 12" align="right">0.063</td>
<td data-label="PocketBase 0.36.8" align="right">0.057</td>
<td data-label="Times as fast as the best of them" align="right">3.8</td>
</tr>
<tr>
<td>list 20, distinct queries</td>
<td data-label="rowfeed" align="right">0.262</td>
<td data-label="Platformatic DB 2.61" align="right">0.098</td>
<td data-label="PostgREST 12" align="right">0.054</td>
<td data-label="PocketBase 0.36.8" align="right">0.045</td>
<td data-label="Times as fast as the best of them" align="right">2.7</td>
</tr>
<tr>
<td>list 20, one hot query</td>
<td data-label="rowfeed" align="right">0.615</td>
<td data-label="Platformatic DB 2.61" align="right">0.114</td>
<td data-label="PostgREST 12" align="right">0.055</td>
<td data-label="PocketBase 0.36.8" align="right">0.041</td>
<td data-label="Times as fast as the best of them" align="right">5.4</td>
</tr>
<tr>
<td>list 100, distinct queries</td>
<td data-label="rowfeed" align="right">0.201</td>
<td data-label="Platformatic DB 2.61" align="right">0.052</td>
<td data-label="PostgREST 12" align="right">0.044</td>
<td data-label="PocketBase 0.36.8" align="right">0.019</td>
<td data-label="Times as fast as the best of them" align="right">3.8</td>
</tr>
<tr>
<td>list 100, one hot query</td>
<td data-label="rowfeed" align="right">0.610</td>
<td data-label="Platformatic DB 2.61" align="right">0.058</td>
<td data-label="PostgREST 12" align="right">0.049</td>
<td data-label="PocketBase 0.36.8" align="right">0.019</td>
<td data-label="Times as fast as the best of them" align="right">11</td>
</tr>
<tr>
<td>20 rows, sorted by an indexed field</td>
<td data-label="rowfeed" align="right">0.142</td>
<td data-label="Platformatic DB 2.61" align="right">0.082</td>
<td data-label="PostgREST 12" align="right">0.039</td>
<td data-label="PocketBase 0.36.8" align="right">0.039</td>
<td data-label="Times as fast as the best of them" align="right">1.7</td>
</tr>
<tr>
<td>20 rows of a tag above a score</td>
<td data-label="rowfeed" align="right">0.098</td>
<td data-label="Platformatic DB 2.61" align="right">0.080</td>
<td data-label="PostgREST 12" align="right">0.041</td>
<td data-label="PocketBase 0.36.8" align="right">0.034</td>
<td data-label="Times as fast as the best of them" align="right">1.2</td>
</tr>
<tr>
<td>patch one</td>
<td data-label="rowfeed" align="right">0.226</td>
<td data-label="Platformatic DB 2.61" align="right">0.091</td>
<td data-label="PostgREST 12" align="right">0.055</td>
<td data-label="PocketBase 0.36.8" align="right">0.036</td>
<td data-label="Times as fast as the best of them" align="right">2.5</td>
</tr>
<tr>
<td>patch one, with an index on another field</td>
<td data-label="rowfeed" align="right">0.245</td>
<td data-label="Platformatic DB 2.61" align="right"></td>
<td data-label="PostgREST 12" align="right"></td>
<td data-label="PocketBase 0.36.8" align="right">0.029</td>
<td data-label="Times as fast as the best of them" align="right">8.3</td>
</tr>
<tr>
<td>delete one</td>
<td data-label="rowfeed" align="right">0.279</td>
<td data-label="Platformatic DB 2.61" align="right">0.104</td>
<td data-label="PostgREST 12" align="right">0.058</td>
<td data-label="PocketBase 0.36.8" align="right">0.043</td>
<td data-label="Times as fast as the best of them" align="right">2.7</td>
</tr>
<tr>
<td>insert one</td>
<td data-label="rowfeed" align="right">0.313</td>
<td data-label="Platformatic DB 2.61" align="right">0.079</td>
<td data-label="PostgREST 12" align="right">0.051</td>
<td data-label="PocketBase 0.36.8" align="right">0.041</td>
<td data-label="Times as fast as the best of them" align="right">4.0</td>
</tr>
<tr>
<td>insert one, with three indexes</td>
<td data-label="rowfeed" align="right">0.267</td>
<td data-label="Platformatic DB 2.61" align="right"></td>
<td data-label="PostgREST 12" align="right"></td>
<td data-label="PocketBase 0.36.8" align="right">0.039</td>
<td data-label="Times as fast as the best of them" align="right">6.8</td>
</tr>
<tr>
<td>insert a batch of 100</td>
<td data-label="rowfeed" align="right">0.037</td>
<td data-label="Platformatic DB 2.61" align="right"></td>
<td data-label="PostgREST 12" align="right">0.021</td>
<td data-label="PocketBase 0.36.8" align="right">0.001</td>
<td data-label="Times as fast as the best of them" align="right">1.8</td>
</tr>
</tbody></table>
</div>
<p>The picture shows multiples of the fastest other server in each row:</p>
<p><img src="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20940%20472%22%20font-family%3D%22sans-serif%22%20font-size%3D%2212%22%3E%0A%3Ctitle%3ERequests%20per%20second%2C%20in%20multiples%20of%20the%20best%20other%20server%2C%20on%20a%20logarithmic%20scale%3C%2Ftitle%3E%0A%3Cstyle%3E%0A.ground%20%7B%20fill%3A%20%23fff%20%7D%20text%20%7B%20fill%3A%20%231f2328%20%7D%20.line%20%7B%20stroke%3A%20%238884%20%7D%20.one%20%7B%20stroke%3A%20%23888%20%7D%20.dot%20%7B%20stroke%3A%20%23fff%20%7D%0A%40media%20(prefers-color-scheme%3A%20dark)%20%7B%20.ground%20%7B%20fill%3A%20%230d1117%20%7D%20text%20%7B%20fill%3A%20%23e6edf3%20%7D%20.dot%20%7B%20stroke%3A%20%230d1117%20%7D%20%7D%0A%3C%2Fstyle%3E%0A%3Crect%20class%3D%22ground%22%20width%3D%22940%22%20height%3D%22472%22%2F%3E%0A%3Ctext%20x%3D%22290%22%20y%3D%2224%22%20text-anchor%3D%22start%22%20font-size%3D%2215%22%20font-weight%3D%22bold%22%3ERequests%20per%20second%2C%20in%20multiples%20of%20the%20best%20other%20server%3C%2Ftext%3E%0A%3Ctext%20x%3D%22290%22%20y%3D%2243%22%20text-anchor%3D%22start%22%3Elogarithmic%2C%20right%20is%20faster%3C%2Ftext%3E%0A%3Ctext%20x%3D%22932%22%20y%3D%2292%22%20text-anchor%3D%22end%22%20font-weight%3D%22bold%22%3Erowfeed%3C%2Ftext%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22296%22%20cy%3D%2264%22%20r%3D%226.5%22%20fill%3D%22%230b6bcb%22%3E%3Ctitle%3Erowfeed%3C%2Ftitle%3E%3C%2Fcircle%3E%3Ctext%20x%3D%22307%22%20y%3D%2268%22%20text-anchor%3D%22start%22%3Erowfeed%3C%2Ftext%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22376.2%22%20cy%3D%2264%22%20r%3D%224.5%22%20fill%3D%22%23d55e00%22%3E%3Ctitle%3Eplatformatic%3C%2Ftitle%3E%3C%2Fcircle%3E%3Ctext%20x%3D%22387.2%22%20y%3D%2268%22%20text-anchor%3D%22start%22%3Eplatformatic%3C%2Ftext%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22489.4%22%20cy%3D%2264%22%20r%3D%224.5%22%20fill%3D%22%23009e73%22%3E%3Ctitle%3Epostgrest%20columns%3C%2Ftitle%3E%3C%2Fcircle%3E%3Ctext%20x%3D%22500.4%22%20y%3D%2268%22%20text-anchor%3D%22start%22%3Epostgrest%20columns%3C%2Ftext%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22635.5999999999999%22%20cy%3D%2264%22%20r%3D%224.5%22%20fill%3D%22%23b0479a%22%3E%3Ctitle%3Epocketbase%3C%2Ftitle%3E%3C%2Fcircle%3E%3Ctext%20x%3D%22646.5999999999999%22%20y%3D%2268%22%20text-anchor%3D%22start%22%3Epocketbase%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M290%2098V442%22%2F%3E%3Ctext%20x%3D%22290%22%20y%3D%2292%22%20text-anchor%3D%22middle%22%3E0.01%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M430%2098V442%22%2F%3E%3Ctext%20x%3D%22430%22%20y%3D%2292%22%20text-anchor%3D%22middle%22%3E0.1%3C%2Ftext%3E%0A%3Cpath%20class%3D%22one%22%20d%3D%22M570%2098V442%22%2F%3E%3Ctext%20x%3D%22570%22%20y%3D%2292%22%20text-anchor%3D%22middle%22%3E1%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M710%2098V442%22%2F%3E%3Ctext%20x%3D%22710%22%20y%3D%2292%22%20text-anchor%3D%22middle%22%3E10%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M850%2098V442%22%2F%3E%3Ctext%20x%3D%22850%22%20y%3D%2292%22%20text-anchor%3D%22middle%22%3E100%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M290%20117H850%22%2F%3E%0A%3Ctext%20x%3D%22278%22%20y%3D%22121%22%20text-anchor%3D%22end%22%3Eread%20one%20row%3C%2Ftext%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22570%22%20cy%3D%22117%22%20r%3D%224.5%22%20fill%3D%22%23d55e00%22%3E%3Ctitle%3Eplatformatic%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22521.1%22%20cy%3D%22117%22%20r%3D%224.5%22%20fill%3D%22%23009e73%22%3E%3Ctitle%3Epostgrest%20columns%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22515.4%22%20cy%3D%22117%22%20r%3D%224.5%22%20fill%3D%22%23b0479a%22%3E%3Ctitle%3Epocketbase%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22650.5%22%20cy%3D%22117%22%20r%3D%226.5%22%20fill%3D%22%230b6bcb%22%3E%3Ctitle%3Erowfeed%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ctext%20x%3D%22932%22%20y%3D%22121%22%20text-anchor%3D%22end%22%20font-weight%3D%22bold%22%3E3.8%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M290%20143H850%22%2F%3E%0A%3Ctext%20x%3D%22278%22%20y%3D%22147%22%20text-anchor%3D%22end%22%3Elist%2020%2C%20distinct%20queries%3C%2Ftext%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22570%22%20cy%3D%22143%22%20r%3D%224.5%22%20fill%3D%22%23d55e00%22%3E%3Ctitle%3Eplatformatic%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22533.8%22%20cy%3D%22143%22%20r%3D%224.5%22%20fill%3D%22%23009e73%22%3E%3Ctitle%3Epostgrest%20columns%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22522.7%22%20cy%3D%22143%22%20r%3D%224.5%22%20fill%3D%22%23b0479a%22%3E%3Ctitle%3Epocketbase%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22629.8%22%20cy%3D%22143%22%20r%3D%226.5%22%20fill%3D%22%230b6bcb%22%3E%3Ctitle%3Erowfeed%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ctext%20x%3D%22932%22%20y%3D%22147%22%20text-anchor%3D%22end%22%20font-weight%3D%22bold%22%3E2.7%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M290%20169H850%22%2F%3E%0A%3Ctext%20x%3D%22278%22%20y%3D%22173%22%20text-anchor%3D%22end%22%3Elist%2020%2C%20one%20hot%20query%3C%2Ftext%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22570%22%20cy%3D%22169%22%20r%3D%224.5%22%20fill%3D%22%23d55e00%22%3E%3Ctitle%3Eplatformatic%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22525.7%22%20cy%3D%22169%22%20r%3D%224.5%22%20fill%3D%22%23009e73%22%3E%3Ctitle%3Epostgrest%20columns%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22507.8%22%20cy%3D%22169%22%20r%3D%224.5%22%20fill%3D%22%23b0479a%22%3E%3Ctitle%3Epocketbase%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22672.5%22%20cy%3D%22169%22%20r%3D%226.5%22%20fill%3D%22%230b6bcb%22%3E%3Ctitle%3Erowfeed%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ctext%20x%3D%22932%22%20y%3D%22173%22%20text-anchor%3D%22end%22%20font-weight%3D%22bold%22%3E5.4%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M290%20195H850%22%2F%3E%0A%3Ctext%20x%3D%22278%22%20y%3D%22199%22%20text-anchor%3D%22end%22%3Elist%20100%2C%20distinct%20queries%3C%2Ftext%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22570%22%20cy%3D%22195%22%20r%3D%224.5%22%20fill%3D%22%23d55e00%22%3E%3Ctitle%3Eplatformatic%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22559.8%22%20cy%3D%22195%22%20r%3D%224.5%22%20fill%3D%22%23009e73%22%3E%3Ctitle%3Epostgrest%20columns%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22508.8%22%20cy%3D%22195%22%20r%3D%224.5%22%20fill%3D%22%23b0479a%22%3E%3Ctitle%3Epocketbase%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22652.2%22%20cy%3D%22195%22%20r%3D%226.5%22%20fill%3D%22%230b6bcb%22%3E%3Ctitle%3Erowfeed%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ctext%20x%3D%22932%22%20y%3D%22199%22%20text-anchor%3D%22end%22%20font-weight%3D%22bold%22%3E3.9%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M290%20221H850%22%2F%3E%0A%3Ctext%20x%3D%22278%22%20y%3D%22225%22%20text-anchor%3D%22end%22%3Elist%20100%2C%20one%20hot%20query%3C%2Ftext%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22570%22%20cy%3D%22221%22%20r%3D%224.5%22%20fill%3D%22%23d55e00%22%3E%3Ctitle%3Eplatformatic%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22559.7%22%20cy%3D%22221%22%20r%3D%224.5%22%20fill%3D%22%23009e73%22%3E%3Ctitle%3Epostgrest%20columns%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22502.1%22%20cy%3D%22221%22%20r%3D%224.5%22%20fill%3D%22%23b0479a%22%3E%3Ctitle%3Epocketbase%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22713.1%22%20cy%3D%22221%22%20r%3D%226.5%22%20fill%3D%22%230b6bcb%22%3E%3Ctitle%3Erowfeed%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ctext%20x%3D%22932%22%20y%3D%22225%22%20text-anchor%3D%22end%22%20font-weight%3D%22bold%22%3E11%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M290%20247H850%22%2F%3E%0A%3Ctext%20x%3D%22278%22%20y%3D%22251%22%20text-anchor%3D%22end%22%3E20%20rows%2C%20sorted%20by%20an%20indexed%20field%3C%2Ftext%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22570%22%20cy%3D%22247%22%20r%3D%224.5%22%20fill%3D%22%23d55e00%22%3E%3Ctitle%3Eplatformatic%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22524.8%22%20cy%3D%22247%22%20r%3D%224.5%22%20fill%3D%22%23009e73%22%3E%3Ctitle%3Epostgrest%20columns%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22524.8%22%20cy%3D%22247%22%20r%3D%224.5%22%20fill%3D%22%23b0479a%22%3E%3Ctitle%3Epocketbase%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22603.4%22%20cy%3D%22247%22%20r%3D%226.5%22%20fill%3D%22%230b6bcb%22%3E%3Ctitle%3Erowfeed%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ctext%20x%3D%22932%22%20y%3D%22251%22%20text-anchor%3D%22end%22%20font-weight%3D%22bold%22%3E1.7%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M290%20273H850%22%2F%3E%0A%3Ctext%20x%3D%22278%22%20y%3D%22277%22%20text-anchor%3D%22end%22%3E20%20rows%20of%20a%20tag%20above%20a%20score%3C%2Ftext%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22570%22%20cy%3D%22273%22%20r%3D%224.5%22%20fill%3D%22%23d55e00%22%3E%3Ctitle%3Eplatformatic%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22529.4%22%20cy%3D%22273%22%20r%3D%224.5%22%20fill%3D%22%23009e73%22%3E%3Ctitle%3Epostgrest%20columns%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22518%22%20cy%3D%22273%22%20r%3D%224.5%22%20fill%3D%22%23b0479a%22%3E%3Ctitle%3Epocketbase%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22582.3%22%20cy%3D%22273%22%20r%3D%226.5%22%20fill%3D%22%230b6bcb%22%3E%3Ctitle%3Erowfeed%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ctext%20x%3D%22932%22%20y%3D%22277%22%20text-anchor%3D%22end%22%20font-weight%3D%22bold%22%3E1.2%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M290%20299H850%22%2F%3E%0A%3Ctext%20x%3D%22278%22%20y%3D%22303%22%20text-anchor%3D%22end%22%3Epatch%20one%3C%2Ftext%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22570%22%20cy%3D%22299%22%20r%3D%224.5%22%20fill%3D%22%23d55e00%22%3E%3Ctitle%3Eplatformatic%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22539%22%20cy%3D%22299%22%20r%3D%224.5%22%20fill%3D%22%23009e73%22%3E%3Ctitle%3Epostgrest%20columns%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22513.4%22%20cy%3D%22299%22%20r%3D%224.5%22%20fill%3D%22%23b0479a%22%3E%3Ctitle%3Epocketbase%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22625.1%22%20cy%3D%22299%22%20r%3D%226.5%22%20fill%3D%22%230b6bcb%22%3E%3Ctitle%3Erowfeed%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ctext%20x%3D%22932%22%20y%3D%22303%22%20text-anchor%3D%22end%22%20font-weight%3D%22bold%22%3E2.5%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M290%20325H850%22%2F%3E%0A%3Ctext%20x%3D%22278%22%20y%3D%22329%22%20text-anchor%3D%22end%22%3Epatch%20one%2C%20with%20an%20index%20on%20another%20field%3C%2Ftext%3E%0A%0A%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22570%22%20cy%3D%22325%22%20r%3D%224.5%22%20fill%3D%22%23b0479a%22%3E%3Ctitle%3Epocketbase%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22698.9%22%20cy%3D%22325%22%20r%3D%226.5%22%20fill%3D%22%230b6bcb%22%3E%3Ctitle%3Erowfeed%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ctext%20x%3D%22932%22%20y%3D%22329%22%20text-anchor%3D%22end%22%20font-weight%3D%22bold%22%3E8.3%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M290%20351H850%22%2F%3E%0A%3Ctext%20x%3D%22278%22%20y%3D%22355%22%20text-anchor%3D%22end%22%3Edelete%20one%3C%2Ftext%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22570%22%20cy%3D%22351%22%20r%3D%224.5%22%20fill%3D%22%23d55e00%22%3E%3Ctitle%3Eplatformatic%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22534.9%22%20cy%3D%22351%22%20r%3D%224.5%22%20fill%3D%22%23009e73%22%3E%3Ctitle%3Epostgrest%20columns%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22517%22%20cy%3D%22351%22%20r%3D%224.5%22%20fill%3D%22%23b0479a%22%3E%3Ctitle%3Epocketbase%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22630%22%20cy%3D%22351%22%20r%3D%226.5%22%20fill%3D%22%230b6bcb%22%3E%3Ctitle%3Erowfeed%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ctext%20x%3D%22932%22%20y%3D%22355%22%20text-anchor%3D%22end%22%20font-weight%3D%22bold%22%3E2.7%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M290%20377H850%22%2F%3E%0A%3Ctext%20x%3D%22278%22%20y%3D%22381%22%20text-anchor%3D%22end%22%3Einsert%20one%3C%2Ftext%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22570%22%20cy%3D%22377%22%20r%3D%224.5%22%20fill%3D%22%23d55e00%22%3E%3Ctitle%3Eplatformatic%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22544.1%22%20cy%3D%22377%22%20r%3D%224.5%22%20fill%3D%22%23009e73%22%3E%3Ctitle%3Epostgrest%20columns%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22530.8%22%20cy%3D%22377%22%20r%3D%224.5%22%20fill%3D%22%23b0479a%22%3E%3Ctitle%3Epocketbase%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22654%22%20cy%3D%22377%22%20r%3D%226.5%22%20fill%3D%22%230b6bcb%22%3E%3Ctitle%3Erowfeed%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ctext%20x%3D%22932%22%20y%3D%22381%22%20text-anchor%3D%22end%22%20font-weight%3D%22bold%22%3E4.0%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M290%20403H850%22%2F%3E%0A%3Ctext%20x%3D%22278%22%20y%3D%22407%22%20text-anchor%3D%22end%22%3Einsert%20one%2C%20with%20three%20indexes%3C%2Ftext%3E%0A%0A%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22570%22%20cy%3D%22403%22%20r%3D%224.5%22%20fill%3D%22%23b0479a%22%3E%3Ctitle%3Epocketbase%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22686.3%22%20cy%3D%22403%22%20r%3D%226.5%22%20fill%3D%22%230b6bcb%22%3E%3Ctitle%3Erowfeed%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ctext%20x%3D%22932%22%20y%3D%22407%22%20text-anchor%3D%22end%22%20font-weight%3D%22bold%22%3E6.8%3C%2Ftext%3E%0A%3Cpath%20class%3D%22line%22%20d%3D%22M290%20429H850%22%2F%3E%0A%3Ctext%20x%3D%22278%22%20y%3D%22433%22%20text-anchor%3D%22end%22%3Einsert%20a%20batch%20of%20100%3C%2Ftext%3E%0A%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22570%22%20cy%3D%22429%22%20r%3D%224.5%22%20fill%3D%22%23009e73%22%3E%3Ctitle%3Epostgrest%20columns%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22352.1%22%20cy%3D%22429%22%20r%3D%224.5%22%20fill%3D%22%23b0479a%22%3E%3Ctitle%3Epocketbase%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ccircle%20class%3D%22dot%22%20cx%3D%22605.5%22%20cy%3D%22429%22%20r%3D%226.5%22%20fill%3D%22%230b6bcb%22%3E%3Ctitle%3Erowfeed%3C%2Ftitle%3E%3C%2Fcircle%3E%0A%3Ctext%20x%3D%22932%22%20y%3D%22433%22%20text-anchor%3D%22end%22%20font-weight%3D%22bold%22%3E1.8%3C%2Ftext%3E%0A%3Ctext%20x%3D%22932%22%20y%3D%22462%22%20text-anchor%3D%22end%22%3E100%2C000%20rows%2C%2032%20connections%3B%202%20cores%2C%20Node.js%2020%3C%2Ftext%3E%0A%3C%2Fsvg%3E%0A" alt="Dots on a logarithmic scale: in each row, the fastest other server is at 1, and rowfeed is between 1.2 and 11"></p>
<p>A hot query is a query that is repeated while the rows don&#39;t change. rowfeed caches 1 MiB of such pages.</p>
<h3 id="comparison-with-pocketbase"><a href="#comparison-with-pocketbase">Comparison with PocketBase</a></h3>
<p>This table shows the cost of a request in the same runs, in comparison with PocketBase. CPU is the time of the complete process
per request. Memory is the memory of the process at the end of each row, in the order of the run. 46 MB of rowfeed&#39;s memory are
the mapped files of Node.js.</p>
<p>The machine is noisy. The second column therefore contains results of other runs, with this version or the version before. In
the version before, lists of 100 rows with distinct queries were 11 and 12 times as fast as PocketBase.</p>
<div class="wide"><table>
<thead>
<tr>
<td></td>
<th align="right">Times as fast as PocketBase</th>
<th align="right">In other runs</th>
<th align="right">CPU in &#181;s, rowfeed</th>
<th align="right">CPU in &#181;s, PocketBase</th>
<th align="right">Memory in MB, rowfeed</th>
<th align="right">Memory in MB, PocketBase</th>
</tr>
</thead>
<tbody><tr>
<td>read one row</td>
<td data-label="Times as fast as PocketBase" align="right">9.2</td>
<td data-label="In other runs" align="right">8.4, 9.0</td>
<td data-label="CPU in &#181;s, rowfeed" align="right">43</td>
<td data-label="CPU in &#181;s, PocketBase" align="right">539</td>
<td data-label="Memory in MB, rowfeed" align="right">173</td>
<td data-label="Memory in MB, PocketBase" align="right">88</td>
</tr>
<tr>
<td>list 20, distinct queries</td>
<td data-label="Times as fast as PocketBase" align="right">5.8</td>
<td data-label="In other runs" align="right">8.1 to 8.4</td>
<td data-label="CPU in &#181;s, rowfeed" align="right">103</td>
<td data-label="CPU in &#181;s, PocketBase" align="right">750</td>
<td data-label="Memory in MB, rowfeed" align="right">139</td>
<td data-label="Memory in MB, PocketBase" align="right">53</td>
</tr>
<tr>
<td>list 20, one hot query</td>
<td data-label="Times as fast as PocketBase" align="right">15</td>
<td data-label="In other runs" align="right">11 to 17</td>
<td data-label="CPU in &#181;s, rowfeed" align="right">37</td>
<td data-label="CPU in &#181;s, PocketBase" align="right">782</td>
<td data-label="Memory in MB, rowfeed" align="right">139</td>
<td data-label="Memory in MB, PocketBase" align="right">100</td>
</tr>
<tr>
<td>list 100, distinct queries</td>
<td data-label="Times as fast as PocketBase" align="right">11</td>
<td data-label="In other runs" align="right">9.5, 17</td>
<td data-label="CPU in &#181;s, rowfeed" align="right">139</td>
<td data-label="CPU in &#181;s, PocketBase" align="right">1,834</td>
<td data-label="Memory in MB, rowfeed" align="right">146</td>
<td data-label="Memory in MB, PocketBase" align="right">115</td>
</tr>
<tr>
<td>list 100, one hot query</td>
<td data-label="Times as fast as PocketBase" align="right">32</td>
<td data-label="In other runs" align="right">31 to 36</td>
<td data-label="CPU in &#181;s, rowfeed" align="right">33</td>
<td data-label="CPU in &#181;s, PocketBase" align="right">1,799</td>
<td data-label="Memory in MB, rowfeed" align="right">143</td>
<td data-label="Memory in MB, PocketBase" align="right">107</td>
</tr>
<tr>
<td>20 rows, sorted by an indexed field</td>
<td data-label="Times as fast as PocketBase" align="right">3.6</td>
<td data-label="In other runs" align="right">3.8 to 4.1</td>
<td data-label="CPU in &#181;s, rowfeed" align="right">194</td>
<td data-label="CPU in &#181;s, PocketBase" align="right">803</td>
<td data-label="Memory in MB, rowfeed" align="right">193</td>
<td data-label="Memory in MB, PocketBase" align="right">248</td>
</tr>
<tr>
<td>20 rows of a tag above a score</td>
<td data-label="Times as fast as PocketBase" align="right">2.9</td>
<td data-label="In other runs" align="right">2.7 to 4.0</td>
<td data-label="CPU in &#181;s, rowfeed" align="right">270</td>
<td data-label="CPU in &#181;s, PocketBase" align="right">904</td>
<td data-label="Memory in MB, rowfeed" align="right">190</td>
<td data-label="Memory in MB, PocketBase" align="right">296</td>
</tr>
<tr>
<td>patch one</td>
<td data-label="Times as fast as PocketBase" align="right">6.3</td>
<td data-label="In other runs" align="right">5.4, 5.9</td>
<td data-label="CPU in &#181;s, rowfeed" align="right">100</td>
<td data-label="CPU in &#181;s, PocketBase" align="right">794</td>
<td data-label="Memory in MB, rowfeed" align="right">234</td>
<td data-label="Memory in MB, PocketBase" align="right">132</td>
</tr>
<tr>
<td>patch one, with an index on another field</td>
<td data-label="Times as fast as PocketBase" align="right">8.3</td>
<td data-label="In other runs" align="right">6.5, 6.6</td>
<td data-label="CPU in &#181;s, rowfeed" align="right">99</td>
<td data-label="CPU in &#181;s, PocketBase" align="right">946</td>
<td data-label="Memory in MB, rowfeed" align="right">236</td>
<td data-label="Memory in MB, PocketBase" align="right">170</td>
</tr>
<tr>
<td>delete one</td>
<td data-label="Times as fast as PocketBase" align="right">6.5</td>
<td data-label="In other runs" align="right">8.3</td>
<td data-label="CPU in &#181;s, rowfeed" align="right">82</td>
<td data-label="CPU in &#181;s, PocketBase" align="right">693</td>
<td data-label="Memory in MB, rowfeed" align="right">241</td>
<td data-label="Memory in MB, PocketBase" align="right">172</td>
</tr>
<tr>
<td>insert one</td>
<td data-label="Times as fast as PocketBase" align="right">7.6</td>
<td data-label="In other runs" align="right">6.3, 7.0</td>
<td data-label="CPU in &#181;s, rowfeed" align="right">72</td>
<td data-label="CPU in &#181;s, PocketBase" align="right">709</td>
<td data-label="Memory in MB, rowfeed" align="right">240</td>
<td data-label="Memory in MB, PocketBase" align="right">176</td>
</tr>
<tr>
<td>insert one, with three indexes</td>
<td data-label="Times as fast as PocketBase" align="right">6.8</td>
<td data-label="In other runs" align="right">6.6, 7.5</td>
<td data-label="CPU in &#181;s, rowfeed" align="right">104</td>
<td data-label="CPU in &#181;s, PocketBase" align="right">906</td>
<td data-label="Memory in MB, rowfeed" align="right">241</td>
<td data-label="Memory in MB, PocketBase" align="right">177</td>
</tr>
<tr>
<td>insert a batch of 100</td>
<td data-label="Times as fast as PocketBase" align="right">65</td>
<td data-label="In other runs" align="right">56, 90</td>
<td data-label="CPU in &#181;s, rowfeed" align="right">739</td>
<td data-label="CPU in &#181;s, PocketBase" align="right">46,274</td>
<td data-label="Memory in MB, rowfeed" align="right">309</td>
<td data-label="Memory in MB, PocketBase" align="right">183</td>
</tr>
</tbody></table>
</div>
<h3 id="profile-of-a-request"><a href="#profile-of-a-request">Profile of a request</a></h3>
<p><strong>Updates.</strong> If 32 clients update rows, the server commits 16 updates at a time. Each commit needs two calls to SQLite&#39;s thread:</p>
<ol>
<li>The first call reads the rows. It takes 0.5 ms, because the main thread processes other requests in the meantime.</li>
<li>The second call is one statement that writes the rows and the change log. It takes 0.9 ms, including the sync.</li>
</ol>
<p>An update takes 60 &#181;s in the main thread and 36 &#181;s in SQLite&#39;s thread. Both cores are therefore busy. Two alternatives were
measured:</p>
<ul>
<li>The server reads rows ahead, during the previous commit. It then needs only one call, but was 0.84 times as fast. Groups were
smaller (12 updates), and there were more calls.</li>
<li>The server sends responses only after it has sent the next group to SQLite. This didn&#39;t change the speed of single rows.
Batches of 100 rows were 1.1 times as fast.</li>
</ul>
<p>This table shows how much a write adds to the write-ahead log and to the pages, and the number of commits:</p>
<div class="wide"><table>
<thead>
<tr>
<th>32 clients</th>
<th align="right">KB per write</th>
<th align="right">Commits per second</th>
<th align="right">Writes per commit</th>
<th align="right">KB per write in the first version</th>
</tr>
</thead>
<tbody><tr>
<td>patch</td>
<td data-label="KB per write" align="right">8.5</td>
<td data-label="Commits per second" align="right">840</td>
<td data-label="Writes per commit" align="right">15.7</td>
<td data-label="KB per write in the first version" align="right">10</td>
</tr>
<tr>
<td>patch, with an index on another field</td>
<td data-label="KB per write" align="right">8.6</td>
<td data-label="Commits per second" align="right">790</td>
<td data-label="Writes per commit" align="right">15.8</td>
<td data-label="KB per write in the first version" align="right">18</td>
</tr>
<tr>
<td>patch of an indexed field</td>
<td data-label="KB per write" align="right">19.5</td>
<td data-label="Commits per second" align="right">530</td>
<td data-label="Writes per commit" align="right">16.0</td>
<td data-label="KB per write in the first version" align="right"></td>
</tr>
<tr>
<td>insert</td>
<td data-label="KB per write" align="right">3.7</td>
<td data-label="Commits per second" align="right">1,110</td>
<td data-label="Writes per commit" align="right">15.8</td>
<td data-label="KB per write in the first version" align="right"></td>
</tr>
</tbody></table>
</div>
<p><strong>Lists.</strong> A list with a distinct query takes 53 &#181;s in the main thread for 20 rows, and 60 &#181;s for 100 rows. SQLite joins the
rows of a page as bytes, outside the JavaScript heap. In a comparison, the pages were strings instead:</p>
<div class="wide"><table>
<thead>
<tr>
<td></td>
<th align="right">Bytes</th>
<th align="right">Strings</th>
</tr>
</thead>
<tbody><tr>
<td>main thread, 20 rows</td>
<td data-label="Bytes" align="right">53 &#181;s</td>
<td data-label="Strings" align="right">56 &#181;s</td>
</tr>
<tr>
<td>main thread, 100 rows</td>
<td data-label="Bytes" align="right">60 &#181;s</td>
<td data-label="Strings" align="right">72 &#181;s</td>
</tr>
<tr>
<td>maximum memory in 70 s of lists of 100 rows</td>
<td data-label="Bytes" align="right">216 MB</td>
<td data-label="Strings" align="right">229 MB</td>
</tr>
</tbody></table>
</div>
<p>With bytes, the server returned more lists per second: 1.08 times as many for 20 rows, and 1.28 times as many for 100 rows
(seven rounds in turns). Strings cost more, because they are decoded, survive a garbage collection and are encoded again.</p>
<p>With a garbage collector in one thread, lists were 0.88 to 0.95 times as fast. Up to 16 lists per call of SQLite instead of 8
made no difference.</p>
<p>A list of the rows with a tag above a score takes 67 &#181;s in SQLite. It walks about 100 index keys in 28 &#181;s, including 10 &#181;s for
the limit on the number of examined keys. Most of the rest is for looking up the 20 scattered rows.</p>
<h2 id="filtering-sorting-and-pagination"><a href="#filtering-sorting-and-pagination">Filtering, sorting and pagination</a></h2>
<p>This table shows requests per second for lists of 20 rows. The other servers have indexes that were created for each of these
lists. rowfeed creates its indexes automatically. The servers ran in turns in one run.</p>
<div class="wide"><table>
<thead>
<tr>
<td></td>
<th align="right">100,000 rows</th>
<th align="right">Times as fast as Platformatic DB 2.61, PostgREST 12, PocketBase 0.36.8</th>
<th align="right">1,000,000 rows</th>
<th align="right">Times as fast as Platformatic DB, PostgREST</th>
</tr>
</thead>
<tbody><tr>
<td>sorted by a field</td>
<td data-label="100,000 rows" align="right">8,283</td>
<td data-label="Times as fast as Platformatic DB 2.61, PostgREST 12, PocketBase 0.36.8" align="right">1.6, 3.3, 3.4</td>
<td data-label="1,000,000 rows" align="right">6,636</td>
<td data-label="Times as fast as Platformatic DB, PostgREST" align="right">1.4, 3.2</td>
</tr>
<tr>
<td><code>filter</code>: one field <code>==</code></td>
<td data-label="100,000 rows" align="right">9,652</td>
<td data-label="Times as fast as Platformatic DB 2.61, PostgREST 12, PocketBase 0.36.8" align="right">2.5, 5.7, 4.0</td>
<td data-label="1,000,000 rows" align="right">8,897</td>
<td data-label="Times as fast as Platformatic DB, PostgREST" align="right">2.4, 7.0</td>
</tr>
<tr>
<td><code>filter</code>: one field <code>==</code>, another <code>&#62;</code></td>
<td data-label="100,000 rows" align="right">4,456</td>
<td data-label="Times as fast as Platformatic DB 2.61, PostgREST 12, PocketBase 0.36.8" align="right">1.1, 2.4, 2.1</td>
<td data-label="1,000,000 rows" align="right">1,949</td>
<td data-label="Times as fast as Platformatic DB, PostgREST" align="right">0.5, 0.9</td>
</tr>
<tr>
<td><code>filter</code>: one field <code>&#62;</code>, sorted by <code>id</code></td>
<td data-label="100,000 rows" align="right">3,265</td>
<td data-label="Times as fast as Platformatic DB 2.61, PostgREST 12, PocketBase 0.36.8" align="right">0.8, 1.5, 1.4</td>
<td data-label="1,000,000 rows" align="right">2,434</td>
<td data-label="Times as fast as Platformatic DB, PostgREST" align="right">0.6, 0.9</td>
</tr>
<tr>
<td><code>filter</code>: one field <code>&#62;</code>, sorted by that field</td>
<td data-label="100,000 rows" align="right">6,541</td>
<td data-label="Times as fast as Platformatic DB 2.61, PostgREST 12, PocketBase 0.36.8" align="right">1.5, 2.7, 3.1</td>
<td data-label="1,000,000 rows" align="right">4,114</td>
<td data-label="Times as fast as Platformatic DB, PostgREST" align="right">1.1, 2.0</td>
</tr>
<tr>
<td><code>after</code>, sorted by <code>id</code></td>
<td data-label="100,000 rows" align="right">11,309</td>
<td data-label="Times as fast as Platformatic DB 2.61, PostgREST 12, PocketBase 0.36.8" align="right">2.0, 4.1, 4.8</td>
<td data-label="1,000,000 rows" align="right">7,389</td>
<td data-label="Times as fast as Platformatic DB, PostgREST" align="right">1.5, 3.4</td>
</tr>
<tr>
<td><code>after</code>, sorted by a field</td>
<td data-label="100,000 rows" align="right">6,642</td>
<td data-label="Times as fast as Platformatic DB 2.61, PostgREST 12, PocketBase 0.36.8" align="right">1.6, 3.1, 3.2</td>
<td data-label="1,000,000 rows" align="right">4,417</td>
<td data-label="Times as fast as Platformatic DB, PostgREST" align="right">1.4, 2.7</td>
</tr>
<tr>
<td><code>filter</code>: part of a text, in all rows (duration of a request)</td>
<td data-label="100,000 rows" align="right">38 ms</td>
<td data-label="Times as fast as Platformatic DB 2.61, PostgREST 12, PocketBase 0.36.8" align="right">9, 14, 26 ms</td>
<td data-label="1,000,000 rows" align="right">463 ms</td>
<td data-label="Times as fast as Platformatic DB, PostgREST" align="right">120, 133 ms</td>
</tr>
</tbody></table>
</div>
<p>The last row contains the durations of all servers, not ratios.</p>
<p>If there is no index yet, lists are slower at first. The lists were requested continuously:</p>
<div class="wide"><table>
<thead>
<tr>
<td></td>
<th align="right">100,000 rows</th>
<th align="right">1,000,000 rows</th>
</tr>
</thead>
<tbody><tr>
<td>first list sorted by a field</td>
<td data-label="100,000 rows" align="right">133 ms</td>
<td data-label="1,000,000 rows" align="right">1.7 s</td>
</tr>
<tr>
<td>first list with a filter</td>
<td data-label="100,000 rows" align="right">67 ms</td>
<td data-label="1,000,000 rows" align="right">0.8 s</td>
</tr>
<tr>
<td>time until the index serves the sorted list</td>
<td data-label="100,000 rows" align="right">2 s</td>
<td data-label="1,000,000 rows" align="right">58 s</td>
</tr>
<tr>
<td>time until the index serves the filtered list</td>
<td data-label="100,000 rows" align="right">2 s</td>
<td data-label="1,000,000 rows" align="right">15 s</td>
</tr>
</tbody></table>
</div>
<h2 id="idempotent-and-bulk-writes"><a href="#idempotent-and-bulk-writes">Idempotent and bulk writes</a></h2>
<p>An insert with an <code>Idempotency-Key</code> is 0.8 times as fast as one without a key (0.79 to 0.88 in several runs). It takes 133 &#181;s of
CPU instead of 107 &#181;s. The keys are random, so each of them is on a separate page that the commit must write. On PostgreSQL, it
is 0.93 to 0.99 times as fast.</p>
<p>A PATCH of 1,000 rows by a filter takes 20 ms. One client can update 47,000 to 50,000 rows per second in this way. This is 6 to
7 times as many rows as 32 clients update one by one.</p>
<h2 id="postgresql-results"><a href="#postgresql-results">PostgreSQL results</a></h2>
<p>This table compares rowfeed with PostgREST on the same PostgreSQL server, both with durable writes. PostgREST can use typed
columns or jsonb. The table uses the faster of the two. <code>npm run bench</code> measures typed columns.</p>
<div class="wide"><table>
<thead>
<tr>
<td></td>
<th align="right">Times as fast as PostgREST</th>
</tr>
</thead>
<tbody><tr>
<td>read one row</td>
<td data-label="Times as fast as PostgREST" align="right">4.9</td>
</tr>
<tr>
<td>list 20, distinct queries</td>
<td data-label="Times as fast as PostgREST" align="right">5.6</td>
</tr>
<tr>
<td>list 20, one hot query</td>
<td data-label="Times as fast as PostgREST" align="right">9.3</td>
</tr>
<tr>
<td>list 100, distinct queries</td>
<td data-label="Times as fast as PostgREST" align="right">2.4 to 2.8</td>
</tr>
<tr>
<td>list 100, one hot query</td>
<td data-label="Times as fast as PostgREST" align="right">8.6</td>
</tr>
<tr>
<td>20 rows, sorted by an indexed field</td>
<td data-label="Times as fast as PostgREST" align="right">3.8</td>
</tr>
<tr>
<td>20 rows at 90 % of the collection</td>
<td data-label="Times as fast as PostgREST" align="right">43</td>
</tr>
<tr>
<td>patch one</td>
<td data-label="Times as fast as PostgREST" align="right">3.6</td>
</tr>
<tr>
<td>delete one</td>
<td data-label="Times as fast as PostgREST" align="right">3.8</td>
</tr>
<tr>
<td>insert one</td>
<td data-label="Times as fast as PostgREST" align="right">4.2</td>
</tr>
<tr>
<td>insert a batch of 100</td>
<td data-label="Times as fast as PostgREST" align="right">1.9 to 2.3</td>
</tr>
</tbody></table>
</div>
<p>Lists of 100 rows with distinct queries and batches were measured later, with 100,000 rows on PostgreSQL 15 of Debian. Its LZ4
compression reduces the cost of a batch on the PostgreSQL server by a quarter. On a PostgreSQL server without LZ4, batches were
1.6 times as fast as with PostgREST.</p>
<p>The speed of batches is limited, because the groups of a collection are committed one after the other. 100 rows and their entry
in the change log take 350 &#181;s on the PostgreSQL server. They add 34 KB to its write-ahead log, which takes 250 &#181;s to sync. In a
comparison, groups were sent during the previous commit. They were smaller, and stored 0.77 times as many rows.</p>
<p>A list of 100 rows takes 70 &#181;s on the PostgreSQL server and 140 &#181;s in rowfeed. A third of the latter is for writing 19 KB to
sockets.</p>
<p>64 clients insert rows into one collection, through a varying number of instances (runs in turns):</p>
<div class="wide"><table>
<thead>
<tr>
<th>Instances</th>
<th align="right">Inserts per second</th>
<th align="right">Before the PostgreSQL server queued the inserts of several instances</th>
</tr>
</thead>
<tbody><tr>
<td>1</td>
<td data-label="Inserts per second" align="right">20,000</td>
<td data-label="Before the PostgreSQL server queued the inserts of several instances" align="right"></td>
</tr>
<tr>
<td>2</td>
<td data-label="Inserts per second" align="right">14,800 to 16,700</td>
<td data-label="Before the PostgreSQL server queued the inserts of several instances" align="right">15,500</td>
</tr>
<tr>
<td>4</td>
<td data-label="Inserts per second" align="right">11,400 to 14,300</td>
<td data-label="Before the PostgreSQL server queued the inserts of several instances" align="right">9,900 to 11,200</td>
</tr>
</tbody></table>
</div>
<p>The clients run on the same two cores. Four instances and PostgreSQL use 1.6 cores.</p>
<h2 id="feed-results"><a href="#feed-results">Feed results</a></h2>
<ul>
<li>500 subscribers of one collection receive 900,000 frames per second. Half of the frames arrive within 9 ms of the write. With
a filter, subscribers receive as many frames. This is true if all subscribers have the same filter, and also if each of them
has one of 50 filters.</li>
<li>During many writes, the server matches 1,200,000 changes per second against 50 filters.</li>
<li>A feed sends 10,000 initial rows of about 100 bytes in 22 ms. 100 feeds at the same time need 0.3 s, or 0.8 s while one client
writes. In the meantime, another subscriber receives 99 % of the writes within 33 ms. Otherwise, it receives them within 9 ms.</li>
</ul>
<p>This table compares the feed with PocketBase, in turns. Only rowfeed syncs a write to disk before it sends the frame.</p>
<div class="wide"><table>
<thead>
<tr>
<td></td>
<th align="right">rowfeed</th>
<th align="right">PocketBase</th>
</tr>
</thead>
<tbody><tr>
<td>median time from a write to its frame, one subscriber</td>
<td data-label="rowfeed" align="right">0.69 ms</td>
<td data-label="PocketBase" align="right">0.85 ms</td>
</tr>
<tr>
<td>frames per second, 500 subscribers and 8 writers</td>
<td data-label="rowfeed" align="right">1,220,000</td>
<td data-label="PocketBase" align="right">12,700</td>
</tr>
</tbody></table>
</div>
<h2 id="run-the-benchmarks"><a href="#run-the-benchmarks">Run the benchmarks</a></h2>
<p>In a clone, run one of these commands. The benchmarks need Linux and <a href="https://github.com/wg/wrk">wrk</a>.</p>
<div class="wide"><table>
<thead>
<tr>
<th>Command</th>
<th>What it measures</th>
</tr>
</thead>
<tbody><tr>
<td><code>npm run bench</code></td>
<td data-label="What it measures">rowfeed</td>
</tr>
<tr>
<td><code>npm run bench -- --peers --plot src/docs/pictures/benchmarks.svg</code></td>
<td data-label="What it measures">rowfeed and the other servers. Also draws the picture.</td>
</tr>
<tr>
<td><code>npm run bench -- --peers --only platformatic,postgrest,pocketbase --rows 1000000 list20 order filter after</code></td>
<td data-label="What it measures">Four kinds of requests with a million rows, on rowfeed and these servers in turns</td>
</tr>
<tr>
<td><code>npm run bench -- --against ../other/dist/src/bin.js</code></td>
<td data-label="What it measures">this build and another build, in turns for each kind of request</td>
</tr>
<tr>
<td><code>npm run bench -- --engine postgres</code></td>
<td data-label="What it measures">rowfeed on PostgreSQL. To use your own PostgreSQL server, set <code>TEST_DATABASE_URL</code>.</td>
</tr>
<tr>
<td><code>npm run bench -- --growth</code></td>
<td data-label="What it measures">up to a million rows and 1,000 collections</td>
</tr>
<tr>
<td><code>npm run bench:feed</code></td>
<td data-label="What it measures">the feed</td>
</tr>
<tr>
<td><code>npm run bench:feed -- peers</code></td>
<td data-label="What it measures">the feeds of rowfeed and PocketBase, in turns</td>
</tr>
</tbody></table>
</div>
</article>
<div class="pager">
<a rel="prev" href="/docs/versioning">Previous: Versioning</a>
<a rel="next" href="/docs/comparison">Next: Comparison with other services</a>
<a href="/docs/benchmarks.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const comparison = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Comparison with other services &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison" aria-current="page">Comparison with other services</a>
<ul><li><a href="#in-short">In short</a></li>
<li><a href="#how-clients-learn-about-changes">How clients learn about changes</a></li>
<li><a href="#what-the-others-have-and-rowfeed-doesnt">What the others have, and rowfeed doesn&#39;t</a></li>
<li><a href="#what-rowfeed-has-and-most-of-the-others-dont">What rowfeed has, and most of the others don&#39;t</a></li>
<li><a href="#speed">Speed</a></li>
</ul></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="comparison-with-other-services"><a href="#comparison-with-other-services">Comparison with other services</a></h1>
<p>Many self-hosted services store data and serve it over HTTP. This page helps you to choose one. It lists the
advantages of the others, and then the advantages of rowfeed. It follows their documentation as of November 2026. If you find an
error, report it.</p>
<h2 id="in-short"><a href="#in-short">In short</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>You need</th>
<th>Choose</th>
</tr>
</thead>
<tbody><tr>
<td>Users who sign in, files and an admin page, in one program</td>
<td data-label="Choose">PocketBase or TrailBase</td>
</tr>
<tr>
<td>The same as a platform with functions, messaging and many SDKs</td>
<td data-label="Choose">Appwrite or Supabase</td>
</tr>
<tr>
<td>SQL, joins and your own PostgreSQL tables as an API</td>
<td data-label="Choose">PostgREST</td>
</tr>
<tr>
<td>A content studio for editors, on your SQL database</td>
<td data-label="Choose">Directus</td>
</tr>
<tr>
<td>Parts of an existing PostgreSQL database, copied to clients</td>
<td data-label="Choose">Electric</td>
</tr>
<tr>
<td>Offline edits that are merged later, or servers that replicate each other</td>
<td data-label="Choose">CouchDB</td>
</tr>
<tr>
<td>Settings and small records that clients poll</td>
<td data-label="Choose">Kinto</td>
</tr>
<tr>
<td>Clients that must not miss a change, safe retries, and a contract for generated clients</td>
<td data-label="Choose">rowfeed</td>
</tr>
</tbody></table>
</div>
<h2 id="how-clients-learn-about-changes"><a href="#how-clients-learn-about-changes">How clients learn about changes</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Service</th>
<th>Transport</th>
<th>After a lost connection</th>
</tr>
</thead>
<tbody><tr>
<td>rowfeed</td>
<td data-label="Transport">WebSocket</td>
<td data-label="After a lost connection">The client sends its cursor, and receives every change after it.</td>
</tr>
<tr>
<td>CouchDB</td>
<td data-label="Transport">HTTP: polling, long polling or a stream</td>
<td data-label="After a lost connection">The client sends the last sequence. It receives the latest change of each document.</td>
</tr>
<tr>
<td>Electric</td>
<td data-label="Transport">HTTP: long polling or Server-Sent Events</td>
<td data-label="After a lost connection">The client sends its offset, and receives the rest of the log.</td>
</tr>
<tr>
<td>Kinto</td>
<td data-label="Transport">HTTP: polling with a timestamp</td>
<td data-label="After a lost connection">The client polls again. It receives the latest state of each record.</td>
</tr>
<tr>
<td>PocketBase</td>
<td data-label="Transport">Server-Sent Events</td>
<td data-label="After a lost connection">The client subscribes again, and reads the records again.</td>
</tr>
<tr>
<td>TrailBase</td>
<td data-label="Transport">Server-Sent Events</td>
<td data-label="After a lost connection">Sequence numbers let the client notice a loss.</td>
</tr>
<tr>
<td>Supabase Realtime</td>
<td data-label="Transport">WebSocket</td>
<td data-label="After a lost connection">The client subscribes again, and reads the rows again. Delivery is not guaranteed.</td>
</tr>
<tr>
<td>Directus</td>
<td data-label="Transport">WebSocket</td>
<td data-label="After a lost connection">The client subscribes again, and reads the items again.</td>
</tr>
<tr>
<td>Appwrite</td>
<td data-label="Transport">WebSocket</td>
<td data-label="After a lost connection">The client subscribes again, and reads the rows again.</td>
</tr>
<tr>
<td>PostgREST</td>
<td data-label="Transport">none</td>
<td data-label="After a lost connection"></td>
</tr>
</tbody></table>
</div>
<p>With CouchDB, Electric, Kinto and rowfeed, a client can therefore catch up without reading everything again. CouchDB and Kinto keep the
latest change of each document. rowfeed keeps every change, but only for the
<a href="/docs/configuration#environment-variables">retention</a>, which is 24 hours by default.</p>
<h2 id="what-the-others-have-and-rowfeed-doesnt"><a href="#what-the-others-have-and-rowfeed-doesnt">What the others have, and rowfeed doesn&#39;t</a></h2>
<ul>
<li><strong>Sign-in for users.</strong> PocketBase, TrailBase, Appwrite, Supabase and Directus have accounts with passwords and OAuth2. rowfeed only has
API keys.</li>
<li><strong>Rules for single rows.</strong> PocketBase and TrailBase have access rules, Directus has policies, and PostgREST and Supabase use row-level
security. A key of rowfeed can only be limited to whole collections.</li>
<li><strong>Joins and SQL.</strong> PostgREST, Supabase and Directus read several tables with one request. A list of rowfeed reads one collection.</li>
<li><strong>Your existing tables.</strong> PostgREST, Supabase, Directus and Electric work with tables that you designed. rowfeed creates its own.</li>
<li><strong>Files.</strong> PocketBase, TrailBase, Appwrite, Supabase and Directus store files, and CouchDB stores attachments.</li>
<li><strong>Your own code in the server.</strong> PocketBase, TrailBase, Appwrite, Supabase and Directus have hooks, functions or extensions. PostgREST
calls SQL functions.</li>
<li><strong>Offline writes.</strong> CouchDB, with PouchDB in the browser, merges edits of several replicas and keeps conflicts. The JavaScript client
of rowfeed is read-only while the network is unavailable.</li>
<li><strong>Webhooks, GraphQL and a hosted service.</strong> Several of the others have them. rowfeed doesn&#39;t.</li>
<li><strong>Age.</strong> CouchDB, PostgREST, Directus and Kinto have been used for many years. rowfeed is new.</li>
</ul>
<h2 id="what-rowfeed-has-and-most-of-the-others-dont"><a href="#what-rowfeed-has-and-most-of-the-others-dont">What rowfeed has, and most of the others don&#39;t</a></h2>
<ul>
<li><strong>One gapless order per collection.</strong> The feed sends every single change, with a sequence number, and not only the latest state.</li>
<li><strong>Writes that are safe to retry.</strong> Every write accepts an <a href="/docs/safe-writes#idempotent-requests"><code>Idempotency-Key</code></a>, which the
server stores in the same transaction as the write.</li>
<li><strong>A contract that is enforced.</strong> The OpenAPI and AsyncAPI documents are the source of the server, and
<a href="/docs/troubleshooting#test-a-deployment"><code>rowfeed conform</code></a> checks any deployment against them. For rows with a schema, the server
also publishes a <a href="/docs/schemas#typed-contract">typed contract</a>.</li>
<li><strong>Several customers on one server.</strong> Accounts have <a href="/docs/plans">plans</a> with quotas and storage limits, and
<a href="/docs/limits#per-client-limits">take turns</a>, so that one of them can&#39;t slow down the others.</li>
<li><strong>Automatic indexes.</strong> The server <a href="/docs/indexes">creates and drops them</a> as the lists require.</li>
<li><strong>SQLite and PostgreSQL with the same behaviour.</strong> <code>rowfeed copy</code> moves a database from one to the other, and the cursors stay valid.</li>
</ul>
<h2 id="speed"><a href="#speed">Speed</a></h2>
<p><a href="/docs/benchmarks">Benchmarks</a> compares rowfeed with PocketBase, PostgREST and others on one machine, and describes how to repeat the
measurements. Run them with your own data before you decide.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/benchmarks">Previous: Benchmarks</a>
<a rel="next" href="/docs/troubleshooting">Next: Troubleshooting</a>
<a href="/docs/comparison.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const troubleshooting = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Troubleshooting &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting" aria-current="page">Troubleshooting</a>
<ul><li><a href="#errors-and-symptoms">Errors and symptoms</a></li>
<li><a href="#test-a-deployment">Test a deployment</a></li>
<li><a href="#stress-tests">Stress tests</a></li>
</ul></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="troubleshooting"><a href="#troubleshooting">Troubleshooting</a></h1>
<p>What to do when something fails, and how to test a deployment.</p>
<h2 id="errors-and-symptoms"><a href="#errors-and-symptoms">Errors and symptoms</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Problem</th>
<th>What happens</th>
<th>Solution</th>
</tr>
</thead>
<tbody><tr>
<td>The disk is full.</td>
<td data-label="What happens">Writes return 507 <a href="/docs#error-storage_full"><code>storage_full</code></a>. Reads and feeds continue. Keys can still be revoked: while the server runs, a file next to the SQLite file (<code>-reserve</code>) reserves 256 KiB for this. PostgreSQL revokes a key as long as its server has space for its log.</td>
<td data-label="Solution">Free disk space. You don&#39;t need to restart the server.</td>
</tr>
<tr>
<td>The SQLite database is locked by a transaction of another program.</td>
<td data-label="What happens">Writes wait for 5 s and then return 503 with <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a>.</td>
<td data-label="Solution">Close the transaction in the other program.</td>
</tr>
<tr>
<td>The disk fails: an I/O error, a failed sync or damage.</td>
<td data-label="What happens">Requests and <a href="/docs#getHealth"><code>/health</code></a> return 503. The process exits with code 1, because only a new start can find out what is on the disk.</td>
<td data-label="Solution">Let your process manager restart the server. If the start then prints <code>is damaged</code>, restore a backup.</td>
</tr>
<tr>
<td>The SQLite file, or a file next to it, was removed or replaced while the server was running.</td>
<td data-label="What happens">Within 1 s, the server behaves as if the disk had failed. It writes all acknowledged writes to the original file, even if the file was moved.</td>
<td data-label="Solution">If the original file is missing but its log (<code>-wal</code>) exists, the server doesn&#39;t start. Put the file back, or move the log away.</td>
</tr>
<tr>
<td>The server doesn&#39;t start.</td>
<td data-label="What happens">It prints the reason to standard error, in one line. It doesn&#39;t change the file.</td>
<td data-label="Solution">Correct the cause.</td>
</tr>
</tbody></table>
</div>
<p>At every start, the server checks the SQLite file for at most 1 s. If the file has at most 32 MiB, the server also verifies the
data that it stores twice, as <a href="/docs/backup#check-a-database"><code>rowfeed check</code></a> does.</p>
<h2 id="test-a-deployment"><a href="#test-a-deployment">Test a deployment</a></h2>
<p><code>rowfeed conform</code> checks whether a deployment conforms to the contract. It reports the result of each operation, and finally a
verdict:</p>
<pre><code data-language="sh">npx rowfeed conform --url http://127.0.0.1:3000 --key $KEY | tail -n 1</code></pre>
<pre><code data-language="text">http://127.0.0.1:3000 conforms to the contract: 105 checks passed.</code></pre>
<p>The command creates its own collections and deletes them afterwards. It checks:</p>
<ul>
<li>the status, media type, headers and body of every operation</li>
<li>filters, sort order and pagination</li>
<li>cursors and versions</li>
<li>that the feed is complete, in order and resumable</li>
</ul>
<div class="wide"><table>
<thead>
<tr>
<th>Exit code</th>
<th>Meaning</th>
</tr>
</thead>
<tbody><tr>
<td>0</td>
<td data-label="Meaning">The deployment conforms to the contract.</td>
</tr>
<tr>
<td>1</td>
<td data-label="Meaning">The deployment doesn&#39;t conform to the contract.</td>
</tr>
<tr>
<td>2</td>
<td data-label="Meaning">The command couldn&#39;t decide this, because the deployment didn&#39;t respond, the key lacks permissions or the quota is exhausted. All other checks passed. The code is also 2 if the command line is invalid.</td>
</tr>
</tbody></table>
</div>
<div class="wide"><table>
<thead>
<tr>
<th>Option</th>
<th>Effect</th>
</tr>
</thead>
<tbody><tr>
<td><code>--url URL</code>, <code>--key KEY</code></td>
<td data-label="Effect">The server and the key. You can also set <a href="/docs/cli#server-and-key">variables</a>.</td>
</tr>
<tr>
<td><code>--operation insertRows</code></td>
<td data-label="Effect">Only checks this operation, and the operation that creates the collection. You can repeat the option.</td>
</tr>
<tr>
<td><code>--wait 60s</code></td>
<td data-label="Effect">The total time that the command waits if the server returns 429 or 503.</td>
</tr>
<tr>
<td><code>--json</code></td>
<td data-label="Effect">Prints JSON.</td>
</tr>
</tbody></table>
</div>
<p>The command reserves the last requests of the quota, so that it can delete its collections. It also deletes them if you
interrupt it. If it can&#39;t delete a collection, the verdict names it.</p>
<p>The Arazzo document <code>src/conform/rowfeed.arazzo.yaml</code> describes the main requests. Run it with
<code>npx redocly respect src/conform/rowfeed.arazzo.yaml --server rowfeed=$URL --input key=$KEY</code>.</p>
<h2 id="stress-tests"><a href="#stress-tests">Stress tests</a></h2>
<p>In a clone, run <code>npm run torture -- --rounds 20 [--engine postgres]</code>. It kills a server under load repeatedly and counts every
error. All counts must be 0. Some clients retry each write with an <code>Idempotency-Key</code> until they receive a response. In the
meantime, servers are killed, connections are closed and PostgreSQL restarts.</p>
<p>It also measures the memory of 10,000 idle feeds.</p>
<p><code>npm run torture -- --rounds 10 --only neighbours</code> attacks a server as malicious clients could. They don&#39;t read responses, don&#39;t
finish bodies, sort large collections and send too many writes. The command shows how this affects another account. To attack
another version, add <code>--program dist/src/bin.js</code>.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/comparison">Previous: Comparison with other services</a>
<a rel="next" href="/docs/faq">Next: Frequently asked questions</a>
<a href="/docs/troubleshooting.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const faq = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Frequently asked questions &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq" aria-current="page">Frequently asked questions</a>
<ul><li><a href="#do-i-need-postgresql">Do I need PostgreSQL?</a></li>
<li><a href="#how-large-can-a-collection-become">How large can a collection become?</a></li>
<li><a href="#can-a-browser-use-rowfeed-directly">Can a browser use rowfeed directly?</a></li>
<li><a href="#are-there-webhooks">Are there webhooks?</a></li>
<li><a href="#how-does-a-client-learn-that-it-has-missed-a-change">How does a client learn that it has missed a change?</a></li>
<li><a href="#is-there-an-upsert-a-put-that-creates-a-row">Is there an upsert, a PUT that creates a row?</a></li>
<li><a href="#can-i-use-my-own-ids">Can I use my own ids?</a></li>
<li><a href="#how-do-i-store-a-date-or-a-timestamp">How do I store a date or a timestamp?</a></li>
<li><a href="#how-do-i-change-the-structure-of-all-rows">How do I change the structure of all rows?</a></li>
<li><a href="#how-do-i-delete-everything">How do I delete everything?</a></li>
</ul></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="frequently-asked-questions"><a href="#frequently-asked-questions">Frequently asked questions</a></h1>
<h2 id="do-i-need-postgresql"><a href="#do-i-need-postgresql">Do I need PostgreSQL?</a></h2>
<p>No. With SQLite, one process serves all clients, and a backup is one file. Use <a href="/docs/postgres">PostgreSQL</a> if you need several
instances, for example to update the server without an outage. <code>rowfeed copy</code> moves a database from one to the other.</p>
<h2 id="how-large-can-a-collection-become"><a href="#how-large-can-a-collection-become">How large can a collection become?</a></h2>
<p>A row has at most 256 KiB, and a collection can have any number of rows. Lists that the server can&#39;t answer from an index have
<a href="/docs/limits#slow-lists">a time limit</a>. The server creates <a href="/docs/limits#indexes">indexes</a> by itself.</p>
<h2 id="can-a-browser-use-rowfeed-directly"><a href="#can-a-browser-use-rowfeed-directly">Can a browser use rowfeed directly?</a></h2>
<p>Yes, if you <a href="/docs/follow#use-a-feed-in-a-browser-cors">allow its origin</a>. Everyone who can open the page can read its key, so
create a key that only allows what every visitor can do.</p>
<h2 id="are-there-webhooks"><a href="#are-there-webhooks">Are there webhooks?</a></h2>
<p>No. Run a small program that <a href="/docs/follow#call-a-webhook">follows the feed</a> and calls your URL for each change. It resumes
after a failure, so your URL receives every change.</p>
<h2 id="how-does-a-client-learn-that-it-has-missed-a-change"><a href="#how-does-a-client-learn-that-it-has-missed-a-change">How does a client learn that it has missed a change?</a></h2>
<p>It can&#39;t miss one. A feed either continues exactly after the cursor that the client sends, or closes with 4410. In that case, the
client lists the rows again.</p>
<h2 id="is-there-an-upsert-a-put-that-creates-a-row"><a href="#is-there-an-upsert-a-put-that-creates-a-row">Is there an upsert, a PUT that creates a row?</a></h2>
<p>No. The server assigns each <code>id</code>, so that ids are never used twice. To make an insert safe to retry, send an
<a href="/docs/safe-writes#idempotent-requests">idempotency key</a>.</p>
<h2 id="can-i-use-my-own-ids"><a href="#can-i-use-my-own-ids">Can I use my own ids?</a></h2>
<p>Store them in a field of their own and filter by it, for example <code>filter=@.sku == &#34;A-17&#34;</code>. The server creates an index for this
field when the collection is large enough.</p>
<h2 id="how-do-i-store-a-date-or-a-timestamp"><a href="#how-do-i-store-a-date-or-a-timestamp">How do I store a date or a timestamp?</a></h2>
<p>As a string in UTC, in one format, such as <code>2030-01-31T09:26:53Z</code>. Such strings are sorted by time, and a filter can compare them:
<code>@.due &#60; &#34;2031&#34;</code>. To reject other formats, set a <a href="/docs/schemas">schema</a> with <code>&#34;format&#34;: &#34;date-time&#34;</code>. The server doesn&#39;t add the
time of a change to the row, but the frames of the <a href="/docs/feed#frames">feed</a> contain it in <code>time</code>.</p>
<h2 id="how-do-i-change-the-structure-of-all-rows"><a href="#how-do-i-change-the-structure-of-all-rows">How do I change the structure of all rows?</a></h2>
<p>Use a <a href="/docs/safe-writes#bulk-update-and-delete">bulk update</a>, or export the rows, change the file and import it. To keep invalid rows
out from then on, <a href="/docs/schemas">set a schema</a>.</p>
<h2 id="how-do-i-delete-everything"><a href="#how-do-i-delete-everything">How do I delete everything?</a></h2>
<p>Delete the collections, or stop the server and delete the database file with its <code>-wal</code> and <code>-shm</code> files.</p>
</article>
<div class="pager">
<a rel="prev" href="/docs/troubleshooting">Previous: Troubleshooting</a>
<a rel="next" href="/docs/glossary">Next: Glossary</a>
<a href="/docs/faq.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const glossary = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Glossary &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary" aria-current="page">Glossary</a>
<ul></ul></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="glossary"><a href="#glossary">Glossary</a></h1>
<div class="wide"><table>
<thead>
<tr>
<th>Term</th>
<th>Meaning</th>
</tr>
</thead>
<tbody><tr>
<td>Account</td>
<td data-label="Meaning">A separate set of collections, keys and usage.</td>
</tr>
<tr>
<td>API key</td>
<td data-label="Meaning">The secret that a client sends with every request. It has scopes, and can be limited to collections.</td>
</tr>
<tr>
<td>Bookmark</td>
<td data-label="Meaning">A frame that only renews the cursor, or reports that the initial rows are complete.</td>
</tr>
<tr>
<td>Burst limit</td>
<td data-label="Meaning">The number of requests that an account can send at once.</td>
</tr>
<tr>
<td>Change</td>
<td data-label="Meaning">One inserted, updated or deleted row, with its sequence number.</td>
</tr>
<tr>
<td>Change log</td>
<td data-label="Meaning">The stored changes from which feeds resume.</td>
</tr>
<tr>
<td>Collection</td>
<td data-label="Meaning">A named set of rows.</td>
</tr>
<tr>
<td>Contract</td>
<td data-label="Meaning">The documents <code>openapi.yaml</code> and <code>asyncapi.yaml</code>, which describe every request, response and frame.</td>
</tr>
<tr>
<td>Cursor</td>
<td data-label="Meaning">A position in the feed of a collection. Clients treat it as an opaque string.</td>
</tr>
<tr>
<td>Feed</td>
<td data-label="Meaning">The stream of all changes to a collection, over a WebSocket.</td>
</tr>
<tr>
<td>Field</td>
<td data-label="Meaning">A name and value in a row.</td>
</tr>
<tr>
<td>Frame</td>
<td data-label="Meaning">One WebSocket message from the server.</td>
</tr>
<tr>
<td>Grace period</td>
<td data-label="Meaning">The time in which the old key still works after it was rotated.</td>
</tr>
<tr>
<td>Idempotency key</td>
<td data-label="Meaning">A string that a client chooses for a write, so that it can retry the write safely.</td>
</tr>
<tr>
<td>Index</td>
<td data-label="Meaning">Data that the server stores so that it finds the rows of a list without reading all of them.</td>
</tr>
<tr>
<td>Initial rows</td>
<td data-label="Meaning">The current rows, which a feed sends first if the client requests <code>initial=true</code>.</td>
</tr>
<tr>
<td>Instance</td>
<td data-label="Meaning">One of several servers that use the same database.</td>
</tr>
<tr>
<td>Mirror</td>
<td data-label="Meaning">A copy of a collection that <code>rowfeed/client</code> keeps current.</td>
</tr>
<tr>
<td>Page token</td>
<td data-label="Meaning">The value of <code>after</code>, with which a list continues after the previous page.</td>
</tr>
<tr>
<td>Plan</td>
<td data-label="Meaning">A named set of limits for accounts.</td>
</tr>
<tr>
<td>Problem</td>
<td data-label="Meaning">The body of an error response, as RFC 9457 defines it.</td>
</tr>
<tr>
<td>Quota</td>
<td data-label="Meaning">The number of requests that an account can send in a period.</td>
</tr>
<tr>
<td>Read replica</td>
<td data-label="Meaning">A PostgreSQL standby from which an instance also reads.</td>
</tr>
<tr>
<td>Retention</td>
<td data-label="Meaning">The time for which changes are stored, so that feeds can resume.</td>
</tr>
<tr>
<td>Row</td>
<td data-label="Meaning">One JSON object with an <code>id</code>.</td>
</tr>
<tr>
<td>Schema</td>
<td data-label="Meaning">The JSON Schema to which the rows of a collection conform.</td>
</tr>
<tr>
<td>Scope</td>
<td data-label="Meaning">What a key allows: <code>read</code>, <code>write</code> or <code>admin</code>.</td>
</tr>
<tr>
<td>Sequence number</td>
<td data-label="Meaning">The number of a change in its collection, <code>seq</code>.</td>
</tr>
<tr>
<td>Snapshot</td>
<td data-label="Meaning">All data at one point of the change log.</td>
</tr>
<tr>
<td>Synced</td>
<td data-label="Meaning">A mirror or feed is synced when the client&#39;s copy is complete.</td>
</tr>
<tr>
<td>Typed contract</td>
<td data-label="Meaning">The contract of an account, with the schemas of its collections.</td>
</tr>
<tr>
<td>Version</td>
<td data-label="Meaning">What identifies the state of a row or list. The server sends it as <a href="/docs#header-ETag-ContractETag"><code>ETag</code></a>.</td>
</tr>
</tbody></table>
</div>
</article>
<div class="pager">
<a rel="prev" href="/docs/faq">Previous: Frequently asked questions</a>
<a rel="next" href="/docs/changelog">Next: Changelog</a>
<a href="/docs/glossary.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const changelog = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Changelog &#183; rowfeed 0.1.0</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog" aria-current="page">Changelog</a>
<ul><li><a href="#unreleased">[Unreleased]</a></li>
</ul></li>
</ul>
<h2>Contracts</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="changelog"><a href="#changelog">Changelog</a></h1>
<p>This file lists the changes that matter to operators and clients of rowfeed, in the form of
<a href="https://keepachangelog.com/en/1.1.0/">Keep a Changelog</a>. Versions follow <a href="https://semver.org/spec/v2.0.0.html">Semantic Versioning</a>.
<a href="/docs/versioning">Versioning and deprecation</a> defines which changes are breaking.</p>
<h2 id="unreleased"><a href="#unreleased">[Unreleased]</a></h2>
<p>This section describes version 0.1.0.</p>
<h3 id="added"><a href="#added">Added</a></h3>
<ul>
<li><strong>HTTP API</strong><ul>
<li><a href="/docs/rows">Collections and rows</a>: clients create, list and delete collections, and insert, read, update, replace and delete rows.</li>
<li>The server enforces its contracts, <code>openapi.yaml</code> and <code>asyncapi.yaml</code>, for every request, response and frame.</li>
<li>Every error is a problem (RFC 9457) with a <a href="/docs/errors#error-format-and-error-codes">code</a>, and later versions can add codes.</li>
<li>The server implements HTTP/1.1 as RFC 9110 and RFC 9112 specify, and also serves clients of HTTP/1.0.</li>
<li><a href="/docs/http#headers">Two tables</a> list the headers that the server reads and sends, with their specifications.</li>
<li>Web pages of <a href="/docs/http#cors">allowed origins</a>, including wildcards such as <code>https://*.example.com</code>, can use the API.</li>
<li>The server accepts <a href="/docs/rows#supported-values-and-limits">only values that it can store</a>: integers exactly, and other numbers as the nearest double.</li>
</ul>
</li>
<li><strong>Lists and filters</strong><ul>
<li><code>filter</code> selects rows with <a href="/docs/lists#filter-sort-and-select-fields">a subset of JSONPath</a>: typed comparisons, existence, array elements and texts.</li>
<li><code>sort</code> sorts by up to four fields, each with its direction, and <code>fields</code> selects the fields to return.</li>
<li><a href="/docs/lists#pagination">Page tokens</a> make every page as fast as the first page, even if rows change between the requests.</li>
<li><code>Prefer: count=exact</code> adds the total count of matching rows to a list.</li>
<li>Lists have an <a href="/docs/lists#polling-and-caching-etag"><code>ETag</code></a>: if nothing changed, a poll gets 304 and costs almost nothing.</li>
<li>The server creates <a href="/docs/limits#indexes">indexes</a> automatically for sort orders and filters on large collections.</li>
<li><a href="/docs/limits#slow-lists">Slow lists</a> have a time limit and do not delay other requests.</li>
</ul>
</li>
<li><strong>Writes</strong><ul>
<li>The server responds to a write only after it has synced the write to disk.</li>
<li><a href="/docs/rows#rows">PATCH</a> updates some fields, as JSON or as a JSON merge patch (RFC 7396), and PUT replaces a row.</li>
<li><a href="/docs/safe-writes#prevent-lost-updates-if-match"><code>If-Match</code></a> prevents lost updates, because every row has a version.</li>
<li><a href="/docs/safe-writes#bulk-update-and-delete">Bulk updates and deletes</a> write up to 1,000 matching rows atomically, with <code>max_rows</code> as a guard and <code>dry_run</code> as a test.</li>
<li><a href="/docs/safe-writes#idempotent-requests"><code>Idempotency-Key</code></a> makes every write safe to retry for 24 hours, after crashes and on any instance.</li>
</ul>
</li>
<li><strong>Feed</strong><ul>
<li><a href="/docs/feed">A WebSocket feed</a> sends every change to a collection, in the order of commits and without gaps.</li>
<li>A client can <a href="/docs/resume">resume</a> from the cursor of any change, for 24 hours by default.</li>
<li>A feed continues <a href="/docs/feed#follow-a-paginated-list">a list of several pages</a> from the cursor of its first page.</li>
<li><a href="/docs/feed#filtered-feeds-and-initial-rows">With a filter</a>, <code>enter</code> and <code>leave</code> report that a row started or stopped matching.</li>
<li>With <code>initial=true</code>, a feed sends the current rows first, and a bookmark with <code>synced</code> when the copy is complete.</li>
<li><a href="/docs/feed#limits-and-backpressure">A slow client</a> receives frames at its own pace and does not delay other clients.</li>
</ul>
</li>
<li><strong>JavaScript client</strong><ul>
<li><a href="/docs/client"><code>rowfeed/client</code></a> mirrors a collection, or the rows that match a filter, in browsers and Node.js, and reports every change.</li>
<li>A mirror <a href="/docs/client#reconnection-and-error-handling">reconnects and resumes</a> automatically, and can store its copy in <a href="/docs/client#offline-storage-indexeddb">IndexedDB</a>.</li>
</ul>
</li>
<li><strong>Schemas and typed contracts</strong><ul>
<li>A collection can have a <a href="/docs/schemas">JSON Schema</a>, and the server validates every write against it.</li>
<li><code>rowfeed schema infer</code> prints a schema for the current rows, with types, required fields, formats and frequent values.</li>
<li>The <a href="/docs/schemas#typed-contract">typed contract</a> of an account describes the rows of each collection that has a schema.</li>
<li>Five commands turn a CSV file into a <a href="/docs/sdks#typed-sdk-for-your-rows">typed SDK</a>.</li>
</ul>
</li>
<li><strong>Keys and plans</strong><ul>
<li><a href="/docs/keys#create-and-use-api-keys">API keys</a> have scopes and an expiry, and can be limited to certain collections.</li>
<li>A key with the scope <code>admin</code> can <a href="/docs/keys#manage-keys-over-http">manage keys over HTTP</a>, but cannot grant more permissions than it has.</li>
<li><a href="/docs/keys#accounts-multi-tenancy">Accounts</a> separate the collections, keys and usage of several customers.</li>
<li><a href="/docs/plans#rate-limits-and-quotas">Plans</a> limit the requests of an account, with quotas and burst limits.</li>
<li><a href="/docs/plans#storage-limits">Storage limits</a> of a plan limit its collections, rows and bytes.</li>
<li>Operators and clients can read the <a href="/docs/plans#read-the-usage">usage</a> by day and key, and <a href="/docs#header-RateLimit"><code>RateLimit</code></a> headers contain the remaining quota.</li>
</ul>
</li>
<li><strong>Limits and fairness</strong><ul>
<li><a href="/docs/limits#per-client-limits">Limits per key and account</a> apply to requests, bodies, unread responses, feeds, exports and slow lists.</li>
<li>The server counts clients behind <a href="/docs/configuration#environment-variables">trusted proxies</a> by their own address.</li>
<li>Accounts take turns in reads, commits, schema changes and index creation, so that none of them can delay the others.</li>
</ul>
</li>
<li><strong>Import and export</strong><ul>
<li><a href="/docs/import-export"><code>rowfeed import</code></a> reads CSV, TSV, NDJSON and JSON, including the dumps of PostgreSQL, MySQL and MongoDB, infers types, and reports invalid lines with their number.</li>
<li>It also reads <a href="/docs/import-export#supported-files">other separators, encodings and quoting rules</a>, decimal commas, gzip and zstd.</li>
<li><a href="/docs/import-export#resume-a-failed-import">An import that failed</a> resumes when it runs again, and does not store a row twice.</li>
<li><a href="/docs/import-export#export-formats"><code>rowfeed export</code></a> writes complete files as NDJSON, JSON or CSV, with gzip or in a form for Excel.</li>
<li>An exported file, including CSV, can be imported as equal rows with the same types.</li>
<li><a href="/docs/lists#export-rows-ndjson-csv"><code>GET .../export</code></a> streams one snapshot of any size, and clients can detect an incomplete response.</li>
</ul>
</li>
<li><strong>CLI and operation</strong><ul>
<li><a href="/docs/cli#cli-commands">The command line</a> manages the server, keys, accounts, plans, usage, schemas and databases.</li>
<li>Its address and key come from <code>ROWFEED_URL</code> and <code>ROWFEED_KEY</code>, and the address has a default.</li>
<li>It suggests corrections for misspelled commands, options and <a href="/docs/configuration#environment-variables">settings</a>, and most commands support <code>--json</code>.</li>
<li><a href="/docs/troubleshooting#test-a-deployment"><code>rowfeed conform</code></a> checks whether a deployment conforms to the contract, completely or by operation.</li>
<li>The server works <a href="/docs/deploy#serve-under-a-path">under a path</a> of a proxy, which can remove the path or keep it.</li>
<li><a href="/docs/monitor#health-checks">Health checks</a>, <a href="/docs/monitor#logging">JSON logs</a> and <a href="/docs/monitor#metrics">metrics</a> for Prometheus report the state of the server.</li>
<li>The repository contains a <a href="/docs/deploy#run-with-docker">container file</a>, a <a href="/docs/deploy#run-with-systemd">systemd unit</a> and instructions for a <a href="/docs/deploy#software-bill-of-materials-sbom">bill of materials</a>.</li>
<li><a href="/docs/backup#check-a-database"><code>rowfeed check</code></a> verifies a database or a backup, and <code>--repair</code> recomputes derived data.</li>
<li><a href="/docs/backup#move-between-sqlite-and-postgresql"><code>rowfeed copy</code></a> moves a database between SQLite and PostgreSQL, and feeds resume on the copy.</li>
<li>Every start, and <code>rowfeed migrate</code>, <a href="/docs/upgrade#migrate-the-database">migrates the database</a> to the version of the program.</li>
<li>On SIGTERM, the server <a href="/docs/deploy#graceful-shutdown">shuts down</a> within 10 s without losing an acknowledged write.</li>
</ul>
</li>
<li><strong>SQLite</strong><ul>
<li><a href="/docs/backup#sqlite-database-file">An SQLite file</a>, which the server creates at the first start, is the default database.</li>
<li><a href="/docs/backup#create-and-restore-a-backup"><code>rowfeed backup</code></a> copies it while the server is running, and <code>rowfeed restore</code> is atomic.</li>
<li>The server detects <a href="/docs/backup#damaged-files">damaged files</a>, reports what is lost, and can continue with <code>--accept-damage</code>.</li>
<li>Repeated reads of unchanged lists come from memory.</li>
<li>Keys <a href="/docs/troubleshooting#errors-and-symptoms">can be revoked</a> when the disk is full.</li>
</ul>
</li>
<li><strong>PostgreSQL and Citus</strong><ul>
<li><a href="/docs/postgres#run-several-instances-high-availability">Any number of instances</a> can share a PostgreSQL database, and the feed works across them.</li>
<li><a href="/docs/postgres#read-replicas">Read replicas</a> serve reads that include <a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a>, so that clients always see their own writes.</li>
<li>Files for <a href="/docs/postgres#load-balancing-with-haproxy">HAProxy</a> run two instances and upgrade them without an interruption.</li>
<li>On <a href="/docs/citus">Citus</a>, rowfeed distributes collections over several PostgreSQL servers.</li>
<li>rowfeed works through <a href="/docs/postgres#pgbouncer">PgBouncer</a>, and <a href="/docs/postgres#use-a-database-user-without-ddl-permissions">without DDL permissions</a>.</li>
<li>Long texts are compressed with LZ4 if the PostgreSQL server supports it.</li>
</ul>
</li>
<li><strong>Console, documentation and SDKs</strong><ul>
<li>The <a href="/docs/console">console</a> at <a href="/docs#getConsole"><code>/console</code></a> shows live rows, filters, keys, usage and feeds.</li>
<li>The console <a href="/docs/console#import-and-export">imports</a> CSV, TSV, JSON and NDJSON with a preview of types, can undo an import, and exports CSV, also for Excel.</li>
<li>Its editor validates rows while you type, and shows both versions if another client changed the row.</li>
<li>The page <a href="/docs#getDocs"><code>/docs</code></a> searches the contracts and the guides, sends requests, and has examples in curl, JavaScript and Python.</li>
<li>Every guide is also served as Markdown, such as <code>/docs/feed.md</code>, and <a href="/docs#getLlmsText"><code>/llms.txt</code></a> lists all guides.</li>
<li>The server publishes its contract as OpenAPI 3.1 and 3.0 and as AsyncAPI, in JSON, YAML and compressed forms.</li>
<li>The published contracts contain the URL of the server, so that generated clients, Postman, Bruno and Insomnia work without changes.</li>
<li><a href="/docs/generators">SDKs</a> in TypeScript, Go, Rust, Python, Java and Kotlin are tested for each listed generator.</li>
<li>Tutorials build <a href="/docs/todo-list">a shared to-do list</a>, <a href="/docs/spreadsheet">a typed API</a> and <a href="/docs/keep-in-sync">a copy in sync</a>.</li>
<li><a href="/docs/sdks#postman-mcp-and-other-tools">Other tools</a>, such as Postman and MCP servers, can read the same documents.</li>
</ul>
</li>
</ul>
<h3 id="security"><a href="#security">Security</a></h3>
<ul>
<li>A key that is limited to certain collections does not reveal other collections or keys of its account.</li>
<li>If a key is revoked or expires, its requests in progress and its feeds end within 2 s.</li>
<li>The database contains only hashes of keys, and the log never contains a key, whether it is encoded or not.</li>
<li>Clients that send invalid keys <a href="/docs/authenticate#authentication-errors">are limited by address</a>, and valid keys from the same address still work.</li>
<li>The server rejects ambiguous requests, such as a request with two <code>Host</code> headers or two different keys.</li>
<li>The console keeps the key only in memory, and loads nothing from other servers.</li>
<li>The <a href="/docs/keys#manage-keys-over-http">last admin key</a> of an account cannot be lost over HTTP.</li>
<li>Page tokens are authenticated with a secret of the database.</li>
<li>Only their owner can read the files that rowfeed creates, and commands show control characters in data as escapes.</li>
<li>Schemas use regular expressions that run in linear time, with limited memory.</li>
</ul>
</article>
<div class="pager">
<a rel="prev" href="/docs/glossary">Previous: Glossary</a>
<a href="/docs/changelog.md">This guide as Markdown</a>
</div>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;
