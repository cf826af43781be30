// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.
import { script, style } from './docs.js';

export const console = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>The console &#183; rowfeed 0.1.0</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Guides</h2>
<ul><li><a href="/docs/console" aria-current="page">The console</a></li>
<li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/feed">Following a feed</a></li>
<li><a href="/docs/mirror">A live mirror</a></li>
<li><a href="/docs/in-out">In and out</a></li>
<li><a href="/docs/keys">Keys, plans and usage</a></li>
<li><a href="/docs/sdks">SDKs</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/http">HTTP in detail</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/operate">Operating it</a></li>
<li><a href="/docs/postgres">PostgreSQL</a></li>
<li><a href="/docs/benchmarks">How fast it is</a></li>
</ul>
<h2>On this page</h2>
<ul><li><a href="#rows-that-live">Rows that live</a></li>
<li><a href="#editing">Editing</a></li>
<li><a href="#keys-usage-and-the-feed">Keys, usage and the feed</a></li>
<li><a href="#import-and-export">Import and export</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="the-console"><a href="#the-console">The console</a></h1>
<p><a href="/docs#getConsole"><code>/console</code></a> on the service, to which <a href="/docs#getRoot"><code>/</code></a> leads: http://127.0.0.1:3000/console after a first start. It is a page like any other client
of the interface, served by rowfeed itself. It loads nothing from elsewhere, and works without a connection to the internet.</p>
<p>It asks for an API key, and keeps it in its memory alone: not in the browser&#39;s storage, not in an address. With the page the key is
gone; a password manager can fill it in again. What the key may not do, the console can&#39;t either, and says so in the words of the
service. Keys are shown to a key with the scope <a href="/docs/keys#keys-over-http"><code>admin</code></a>.</p>
<h2 id="rows-that-live"><a href="#rows-that-live">Rows that live</a></h2>
<p>A collection is shown as it is now, and each change as it happens. What you read keeps its place: a row that is changed is drawn
anew where it is, one that was deleted, or fits the filter no more, is struck through, and rows that have come and belong elsewhere
wait behind a button that says how many they are. New rows in the order of their ids are added at the end.</p>
<p>However many rows there are, only those near the window are asked for and held, so that a million can be scrolled through.
A lost connection is shown, and mends itself from where it was.</p>
<ul>
<li><strong>Filter</strong>: what <code>filter</code> takes (<a href="/docs/rows#lists">Collections and rows</a>); what is wrong with it is said as you type.</li>
<li><strong>Sort</strong> by a click on a field&#39;s name, once more for the other direction.</li>
<li><strong>Ask for this from a program</strong> has the lines for curl and for <a href="/docs/mirror"><code>rowfeed/client</code></a>, to copy.</li>
</ul>
<h2 id="editing"><a href="#editing">Editing</a></h2>
<p>Enter, or a click, opens a row as JSON. It is saved as it was typed, with <code>If-Match</code>, so that nothing of somebody else&#39;s is written
over unseen: where the row was changed meanwhile, the console says so and shows both versions. You take theirs, keep yours, or go on
editing with both known.</p>
<div class="wide"><table>
<thead>
<tr>
<th>Key</th>
<th></th>
</tr>
</thead>
<tbody><tr>
<td>&#8593; &#8595; Page Up Page Down Home End</td>
<td>move through the rows</td>
</tr>
<tr>
<td>Enter</td>
<td>opens the row</td>
</tr>
<tr>
<td>Escape</td>
<td>closes it</td>
</tr>
</tbody></table>
</div>
<h2 id="keys-usage-and-the-feed"><a href="#keys-usage-and-the-feed">Keys, usage and the feed</a></h2>
<p><em>Keys</em> makes, changes, rotates and ends keys; the text of a new one is shown once. <em>Usage</em> has the plan and the requests by day and
key. <em>Feed</em> shows the frames of a collection as they come.</p>
<h2 id="import-and-export"><a href="#import-and-export">Import and export</a></h2>
<p><em>Import and export</em> stores the rows of a file of NDJSON, a row a line, and saves what a filter leaves as NDJSON or CSV. A portion of
which the answer is lost is sent again and stored once; a bad line is named, and what is before its portion is stored. A file that is
exported is gathered in the browser before it is saved. The <a href="/docs/in-out">commands</a> do more: they read CSV, go on where they were
stopped, set bad lines aside, and write files of any size.</p>
</article>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const rows = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Collections and rows &#183; rowfeed 0.1.0</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Guides</h2>
<ul><li><a href="/docs/console">The console</a></li>
<li><a href="/docs/rows" aria-current="page">Collections and rows</a></li>
<li><a href="/docs/feed">Following a feed</a></li>
<li><a href="/docs/mirror">A live mirror</a></li>
<li><a href="/docs/in-out">In and out</a></li>
<li><a href="/docs/keys">Keys, plans and usage</a></li>
<li><a href="/docs/sdks">SDKs</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/http">HTTP in detail</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/operate">Operating it</a></li>
<li><a href="/docs/postgres">PostgreSQL</a></li>
<li><a href="/docs/benchmarks">How fast it is</a></li>
</ul>
<h2>On this page</h2>
<ul><li><a href="#collections">Collections</a></li>
<li><a href="#rows">Rows</a></li>
<li><a href="#lists">Lists</a></li>
<li><a href="#pages">Pages</a></li>
<li><a href="#export">Export</a></li>
<li><a href="#many-rows-at-once">Many rows at once</a></li>
<li><a href="#polls">Polls</a></li>
<li><a href="#versions">Versions</a></li>
<li><a href="#safe-to-repeat">Safe to repeat</a></li>
<li><a href="#exact-values">Exact values</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="collections-and-rows"><a href="#collections-and-rows">Collections and rows</a></h1>
<p>The examples are for a service on <code>http://127.0.0.1:3000</code> and go on from each other; <code>KEY</code> holds an API key. The page of the
contracts, <a href="/docs#getDocs"><code>/docs</code></a>, has every parameter and every answer, and forms to try them.</p>
<h2 id="collections"><a href="#collections">Collections</a></h2>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;notes&#34;}&#39; http://127.0.0.1:3000/v1/collections</code></pre>
<pre><code data-language="json">{&#34;name&#34;:&#34;notes&#34;}</code></pre>
<p>They are listed, shown and deleted like this:</p>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections</code></pre>
<pre><code data-language="json">[{&#34;name&#34;:&#34;notes&#34;}]</code></pre>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/notes</code></pre>
<pre><code data-language="json">{&#34;name&#34;:&#34;notes&#34;,&#34;rows&#34;:0,&#34;created_at&#34;:&#34;2026-11-21T10:21:36.741Z&#34;}</code></pre>
<pre><code data-language="sh">curl -s -X DELETE -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/notes</code></pre>
<h2 id="rows"><a href="#rows">Rows</a></h2>
<p>A row is any JSON object. The service gives it an <code>id</code>, and takes one or up to 1,000 at once, all or none:</p>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;tasks&#34;}&#39; http://127.0.0.1:3000/v1/collections
curl -s -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;text&#34;:&#34;Buy milk&#34;},{&#34;text&#34;:&#34;Call Ada&#34;,&#34;due&#34;:&#34;2030-01-31&#34;}]&#39; \\
  http://127.0.0.1:3000/v1/collections/tasks/rows</code></pre>
<pre><code data-language="json">{&#34;name&#34;:&#34;tasks&#34;}[{&#34;id&#34;:1,&#34;text&#34;:&#34;Buy milk&#34;},{&#34;id&#34;:2,&#34;text&#34;:&#34;Call Ada&#34;,&#34;due&#34;:&#34;2030-01-31&#34;}]</code></pre>
<p>Read one, change some of its fields, delete it:</p>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/tasks/rows/1</code></pre>
<pre><code data-language="json">{&#34;id&#34;:1,&#34;text&#34;:&#34;Buy milk&#34;}</code></pre>
<pre><code data-language="sh">curl -s -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;done&#34;:true}&#39; http://127.0.0.1:3000/v1/collections/tasks/rows/1</code></pre>
<pre><code data-language="json">{&#34;id&#34;:1,&#34;text&#34;:&#34;Buy milk&#34;,&#34;done&#34;:true}</code></pre>
<pre><code data-language="sh">curl -s -X DELETE -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/tasks/rows/2</code></pre>
<p>A PATCH sets the fields that it names. As <code>application/merge-patch+json</code> (<a href="https://www.rfc-editor.org/rfc/rfc7396">RFC 7396</a>) it
goes into objects, and null removes a field:</p>
<pre><code data-language="sh">curl -s -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/merge-patch+json&#39; \\
  -d &#39;{&#34;done&#34;:null,&#34;place&#34;:{&#34;shop&#34;:&#34;corner&#34;}}&#39; http://127.0.0.1:3000/v1/collections/tasks/rows/1</code></pre>
<pre><code data-language="json">{&#34;id&#34;:1,&#34;text&#34;:&#34;Buy milk&#34;,&#34;place&#34;:{&#34;shop&#34;:&#34;corner&#34;}}</code></pre>
<p>A PUT makes the row what is sent: fields that aren&#39;t named are gone. It replaces a row that is there, and makes none.</p>
<pre><code data-language="sh">curl -s -X PUT -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;text&#34;:&#34;Buy milk&#34;,&#34;shop&#34;:&#34;market&#34;}&#39; http://127.0.0.1:3000/v1/collections/tasks/rows/1</code></pre>
<pre><code data-language="json">{&#34;id&#34;:1,&#34;text&#34;:&#34;Buy milk&#34;,&#34;shop&#34;:&#34;market&#34;}</code></pre>
<p>Where nothing differs afterwards, neither writes anything: the feed tells nothing, and the <a href="#versions">version</a> stays.</p>
<h2 id="lists"><a href="#lists">Lists</a></h2>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;goods&#34;}&#39; http://127.0.0.1:3000/v1/collections
curl -s -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;item&#34;:&#34;Lamp&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;},{&#34;item&#34;:&#34;Chair&#34;,&#34;price&#34;:45},{&#34;item&#34;:&#34;Rug&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;}]&#39; \\
  http://127.0.0.1:3000/v1/collections/goods/rows
curl -s -G -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/goods/rows \\
  --data-urlencode &#39;filter=@.price &#60; 40 &#38;&#38; @.room == &#34;hall&#34;&#39; \\
  -d sort=price:desc -d sort=item:desc -d fields=item -d fields=price</code></pre>
<pre><code data-language="json">{&#34;name&#34;:&#34;goods&#34;}[{&#34;id&#34;:1,&#34;item&#34;:&#34;Lamp&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;},{&#34;id&#34;:2,&#34;item&#34;:&#34;Chair&#34;,&#34;price&#34;:45},{&#34;id&#34;:3,&#34;item&#34;:&#34;Rug&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;}][{&#34;id&#34;:3,&#34;item&#34;:&#34;Rug&#34;,&#34;price&#34;:30},{&#34;id&#34;:1,&#34;item&#34;:&#34;Lamp&#34;,&#34;price&#34;:30}]</code></pre>
<div class="wide"><table>
<thead>
<tr>
<th>Parameter</th>
<th></th>
</tr>
</thead>
<tbody><tr>
<td><code>filter</code></td>
<td>Only rows that fit, such as <code>@.place.shop == &#34;corner&#34; &#38;&#38; !@.due</code>. <code>openapi.yaml</code> and <a href="/docs#getDocs"><code>/docs</code></a> describe the whole language, and how a value is put into it safely</td>
</tr>
<tr>
<td><code>sort</code></td>
<td>One to four fields, each with a direction: <code>sort=price:desc&#38;sort=item:asc</code>. <code>order_by=price&#38;order=desc</code> is the same as <code>sort=price:desc</code>; without any the order is that of <code>id</code></td>
</tr>
<tr>
<td><code>fields</code></td>
<td>Up to 50 fields; rows have these alone, and <code>id</code>. It is taken for a single row too, whose <a href="/docs#header-ETag-DocumentETag"><code>ETag</code></a> stays the same</td>
</tr>
<tr>
<td><code>limit</code></td>
<td>Rows of the page, 1 to 1,000; else 100</td>
</tr>
<tr>
<td><code>after</code>, <code>offset</code></td>
<td>Where the page begins: <a href="#pages">behind another one</a>, or after so many rows</td>
</tr>
</tbody></table>
</div>
<p>Values of different types have a fixed order: missing fields and <code>null</code>, <code>false</code>, <code>true</code>, numbers, strings (by code point), arrays,
objects (arrays and objects among themselves by their JSON text). Equal rows are ordered by <code>id</code>, in the direction of the last
field, so that with all directions turned a list is the exact reverse. What is out of range or given twice is refused, never
clamped. Lists of large collections have <a href="/docs/operate#lists-that-take-long">limits</a>, and the indexes that they need are
<a href="/docs/operate#indexes">made by themselves</a>.</p>
<h2 id="pages"><a href="#pages">Pages</a></h2>
<p>Exactly when there are further rows, <a href="/docs#header-Next-After-NextAfter"><code>Next-After</code></a> leads to them: as <code>after</code> of the same list, or by the address in <a href="/docs#header-Link-NextLink"><code>Link</code></a>.</p>
<pre><code data-language="sh">after=$(curl -s -D - -o page.json -H &#34;x-api-key: $KEY&#34; \\
  &#39;http://127.0.0.1:3000/v1/collections/goods/rows?sort=price:asc&#38;limit=2&#39; |
  tr -d &#39;\\r&#39; | sed -n &#39;s/^Next-After: //p&#39;)
cat page.json
curl -s -H &#34;x-api-key: $KEY&#34; -H &#39;Prefer: count=exact&#39; \\
  &#34;http://127.0.0.1:3000/v1/collections/goods/rows?sort=price:asc&#38;limit=2&#38;after=$after&#34;</code></pre>
<pre><code data-language="json">[{&#34;id&#34;:1,&#34;item&#34;:&#34;Lamp&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;},{&#34;id&#34;:3,&#34;item&#34;:&#34;Rug&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;}][{&#34;id&#34;:2,&#34;item&#34;:&#34;Chair&#34;,&#34;price&#34;:45}]</code></pre>
<p>It names the place of the page&#39;s last row in the order, so that a page deep in a list is as fast as the first, and a row whose
sorted fields stay as they are, and which goes on to fit the filter, is on exactly one page, whatever is written meanwhile. It is
good for the same collection, <code>filter</code> and order, with any <code>limit</code> and <code>fields</code>, after restarts and on all instances; elsewhere, or
altered, it is 400. 410 <a href="/docs#error-page_expired"><code>page_expired</code></a> says that the place is no more: the collection was made anew, or the list is sorted by a
value of over 256 bytes that the row no longer has. List from the beginning then.</p>
<p><a href="/docs#header-Total-Count-TotalCount"><code>Total-Count</code></a> comes with <code>Prefer: count=exact</code>: how many rows fit, on whichever page. A client that sends <code>offset</code> gets a <a href="/docs#header-Link-NextLink"><code>Link</code></a> by
<code>offset</code>. To hold a copy of all rows that stays true, <a href="/docs/feed#list-then-follow">list, then follow</a>.</p>
<h2 id="export"><a href="#export">Export</a></h2>
<p>All rows of a collection, or those that fit a <code>filter</code>, whatever their number: by <code>id</code>, as JSON with a line each (<code>ndjson</code>), or as
CSV.</p>
<pre><code data-language="sh">curl -sf -H &#34;x-api-key: $KEY&#34; -o goods.ndjson \\
  &#39;http://127.0.0.1:3000/v1/collections/goods/export?format=ndjson&#39;
cat goods.ndjson</code></pre>
<pre><code data-language="json">{&#34;id&#34;:1,&#34;item&#34;:&#34;Lamp&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;}
{&#34;id&#34;:2,&#34;item&#34;:&#34;Chair&#34;,&#34;price&#34;:45}
{&#34;id&#34;:3,&#34;item&#34;:&#34;Rug&#34;,&#34;price&#34;:30,&#34;room&#34;:&#34;hall&#34;}</code></pre>
<pre><code data-language="sh">curl -sf -G -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/goods/export \\
  -d format=csv -d fields=item -d fields=room --data-urlencode &#39;filter=@.price &#62; 30 || @.item == &#34;Rug&#34;&#39;</code></pre>
<pre><code data-language="text">id,item,room
2,Chair,
3,Rug,hall</code></pre>
<p>CSV is that of <a href="https://www.rfc-editor.org/rfc/rfc4180">RFC 4180</a>, without a byte order mark. It needs <code>fields</code>, which are the columns
behind <code>id</code>. An empty cell is a missing field, and <code>null</code> is null; the strings of the same look are in quotes. Other strings are as
they are, in quotes where they have to be, and numbers, booleans, arrays and objects are JSON. The string <code>30</code> looks like the number.</p>
<p>The rows are those of one moment, which <a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> names: <a href="/docs/feed#list-then-follow">follow the feed</a> from there. The answer
has no length. It is whole where it ends as HTTP says, and otherwise cut: curl fails then, with 18 or 56, and so does any other
client that reads to the end. An instance gives two exports at once, and beyond that 503 <a href="/docs#error-overloaded"><code>overloaded</code></a> with <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a>;
<a href="/docs/operate#exports">Operating it</a> says what else bounds one.</p>
<h2 id="many-rows-at-once"><a href="#many-rows-at-once">Many rows at once</a></h2>
<p>PATCH and DELETE of a collection&#39;s rows write all that fit a <code>filter</code>, or none; <code>max_rows</code> says how many that are at most, 1 to
1,000. With <code>dry_run=true</code> nothing is written, and the answer is the same:</p>
<pre><code data-language="sh">curl -s -X DELETE -H &#34;x-api-key: $KEY&#34; \\
  &#39;http://127.0.0.1:3000/v1/collections/goods/rows?filter=@.price%3C40&#38;max_rows=10&#38;dry_run=true&#39;
curl -s -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; -d &#39;{&#34;price&#34;:25,&#34;room&#34;:&#34;hall&#34;}&#39; \\
  &#39;http://127.0.0.1:3000/v1/collections/goods/rows?filter=@.price%3C40&#38;max_rows=10&#39;</code></pre>
<pre><code data-language="json">{&#34;deleted&#34;:2}{&#34;matched&#34;:2,&#34;changed&#34;:2}</code></pre>
<p><code>changed</code> are those that differ afterwards. The rows are those that fit at one moment, and the feed has a frame for each, one after
the other in the order of ids. Where more fit than the client reckons with, nothing is done:</p>
<pre><code data-language="sh">curl -s -X DELETE -H &#34;x-api-key: $KEY&#34; \\
  &#39;http://127.0.0.1:3000/v1/collections/goods/rows?filter=@.price%3E0&#38;max_rows=2&#39;</code></pre>
<pre><code data-language="json">{&#34;type&#34;:&#34;urn:rowfeed:problem:too_many_rows&#34;,&#34;title&#34;:&#34;More rows fit than may be written&#34;,&#34;status&#34;:409,&#34;detail&#34;:&#34;More rows fit the filter than max_rows (2), or they are over 4 MiB together. Nothing was done.&#34;,&#34;instance&#34;:&#34;/v1/collections/goods/rows&#34;,&#34;code&#34;:&#34;too_many_rows&#34;,&#34;request_id&#34;:&#34;g2K8S2-C-d&#34;}</code></pre>
<p>Rows of over 4 MiB together, as they are or as they would be, are refused in the same way. If one row would be over a limit, all
are refused with 422, and <code>detail</code> says which. <code>If-Match</code> is for single rows and refused here. More than 1,000 rows are written
1,000 at a time, by filters that take them in parts, such as <code>@.id &#62; 1000 &#38;&#38; @.id &#60;= 2000</code>. While large ones keep others waiting,
the next one of their account is begun after a pause of up to 2 s.</p>
<h2 id="polls"><a href="#polls">Polls</a></h2>
<p>A list has an <a href="/docs#header-ETag-DocumentETag"><code>ETag</code></a>, too, which stays the same until its collection changes. Sent as <code>If-None-Match</code>, the answer is 304 until
then, and costs next to nothing:</p>
<pre><code data-language="sh">tag=$(curl -s -D - -o page.json -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/goods/rows | tr -d &#39;\\r&#39; | sed -n &#39;s/^ETag: //p&#39;)
curl -s -o page.json -w &#39;%{http_code}\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#34;If-None-Match: $tag&#34; \\
  http://127.0.0.1:3000/v1/collections/goods/rows</code></pre>
<pre><code data-language="text">304</code></pre>
<p>The tag of the list of collections stays until one is made or deleted, or the key may use others. On several instances the tags are equal. A
client that would poll often <a href="/docs/feed">follows the feed</a>.</p>
<h2 id="versions"><a href="#versions">Versions</a></h2>
<p>A row&#39;s <a href="/docs#header-ETag-DocumentETag"><code>ETag</code></a> is its version. Sent as <code>If-Match</code> with PUT, PATCH or DELETE, the row is only changed if nobody else was faster:</p>
<pre><code data-language="sh">curl -s -X DELETE -H &#34;x-api-key: $KEY&#34; -H &#39;If-Match: &#34;v5937mcx2e-1&#34;&#39; \\
  http://127.0.0.1:3000/v1/collections/tasks/rows/1</code></pre>
<pre><code data-language="json">{&#34;type&#34;:&#34;urn:rowfeed:problem:version_mismatch&#34;,&#34;title&#34;:&#34;The version is not as asked for&#34;,&#34;status&#34;:412,&#34;detail&#34;:&#34;Row 1 has another version than If-Match asks for.&#34;,&#34;instance&#34;:&#34;/v1/collections/tasks/rows/1&#34;,&#34;code&#34;:&#34;version_mismatch&#34;,&#34;request_id&#34;:&#34;g2K8S2-C-a&#34;}</code></pre>
<p>Sent as <code>If-None-Match</code> with GET, the answer is 304 while the row is unchanged. Either header is heeded with every method of a
row, by lists and by the documents, as RFC 9110 says: <code>If-Match</code> on GET is 412 too (on a list always but for <code>*</code>, since its tag is
a weak one), and so is <code>If-None-Match</code> on PUT, PATCH and DELETE where it names the present version or is <code>*</code>. Of both <code>If-Match</code> is
looked at first. Neither is where the request itself is refused; what shows only when the row is changed, that it would be too
large, comes after them. Every refusal is such a problem (RFC 9457), whose <code>code</code> is one of <a href="/docs/errors">those listed</a>.</p>
<h2 id="safe-to-repeat"><a href="#safe-to-repeat">Safe to repeat</a></h2>
<p>When a connection is lost before the answer has come, a client can&#39;t know whether its write happened. With an <code>Idempotency-Key</code> it sends
the same request again, until it is answered, and the write happens once. The key is any text of the client&#39;s own, made up at random for
each new request (a UUID will do); every operation that writes takes one.</p>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -H &#39;Idempotency-Key: 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d&#39; \\
  -d &#39;[{&#34;text&#34;:&#34;Pay the rent&#34;}]&#39; http://127.0.0.1:3000/v1/collections/tasks/rows</code></pre>
<pre><code data-language="json">[{&#34;id&#34;:3,&#34;text&#34;:&#34;Pay the rent&#34;}]</code></pre>
<p>The same again is answered the same, with the header <code>Idempotent-Replayed: true</code>, and there is no second row:</p>
<pre><code data-language="sh">curl -s -w &#39;\\nIdempotent-Replayed: %header{idempotent-replayed}\\n&#39; -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -H &#39;Idempotency-Key: 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d&#39; \\
  -d &#39;[{&#34;text&#34;:&#34;Pay the rent&#34;}]&#39; http://127.0.0.1:3000/v1/collections/tasks/rows</code></pre>
<pre><code data-language="text">[{&#34;id&#34;:3,&#34;text&#34;:&#34;Pay the rent&#34;}]
Idempotent-Replayed: true</code></pre>
<p>Another request with the key is refused:</p>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -H &#39;Idempotency-Key: 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d&#39; \\
  -d &#39;[{&#34;text&#34;:&#34;Pay the rent twice&#34;}]&#39; http://127.0.0.1:3000/v1/collections/tasks/rows</code></pre>
<pre><code data-language="json">{&#34;type&#34;:&#34;urn:rowfeed:problem:idempotency_key_reused&#34;,&#34;title&#34;:&#34;The idempotency key belongs to another request&#34;,&#34;status&#34;:422,&#34;detail&#34;:&#34;This Idempotency-Key was sent with another request.&#34;,&#34;instance&#34;:&#34;/v1/collections/tasks/rows&#34;,&#34;code&#34;:&#34;idempotency_key_reused&#34;,&#34;request_id&#34;:&#34;g2K8S2-C-b&#34;}</code></pre>
<ul>
<li>It is kept with the write itself: in one transaction, on disk before the answer. So a repetition finds it on any instance, after a
crash, and also after a 503 that says that the write may have happened. Repeat after no answer, 502, 503 and 504, and after 409
<a href="/docs#error-idempotency_in_progress"><code>idempotency_in_progress</code></a>, which says that the first one is still under way; a little later each time.</li>
<li>The same is: the method, the path, the query as it is sent, the media type, <code>If-Match</code>, <code>Prefer</code> and every byte of the body. So keep the
request as it was sent, and don&#39;t write its JSON anew.</li>
<li>The first answer comes even where what it tells of has changed since, or is gone: it says what the request did.</li>
<li>Only successes are kept, for 24 hours. A request that was refused has done nothing, and may be mended and sent with the same key.</li>
<li>A key is 1 to 255 visible ASCII characters but <code>&#34;</code> and <code>\\</code>, in double quotes or without, and belongs to the account: its API keys share it,
and a repetition needs one that may do what it does. It counts in the plan like any request.</li>
</ul>
<h2 id="exact-values"><a href="#exact-values">Exact values</a></h2>
<p>A value is stored so that it comes back equal, or it is refused with 422 <a href="/docs#error-value_unsupported"><code>value_unsupported</code></a> and its pointer:</p>
<ul>
<li>integers, written without fraction and exponent, that would come back in other digits: all up to 9007199254740991 (2^53 - 1)
and its negative are taken, and of larger ones those that are the shortest form of a double, such as 100000000000000000000
(9007199254740993 would come back as 9007199254740992); send others as strings;</li>
<li>numbers that overflow (<code>1e400</code>) or that underflow to zero;</li>
<li><code>\\u0000</code> and lone surrogates in strings and field names;</li>
<li>the field name <code>__proto__</code>, at any depth (<code>constructor</code>, <code>prototype</code> and all others are ordinary names);</li>
<li>nesting deeper than 64 levels (the row is level 1), more than 1,000 fields in a row, a row of over 256 KiB as JSON.</li>
</ul>
<p>Of a field name that occurs twice in one object the last value wins. What is promised is equality of JSON values: the order of
fields, the spelling of numbers (<code>1.0</code>, <code>1</code>) and <code>-0</code> are not kept. Bodies are UTF-8 JSON of at most 1 MiB; a byte
order mark before it is passed over.</p>
</article>
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
<title>Following a feed &#183; rowfeed 0.1.0</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Guides</h2>
<ul><li><a href="/docs/console">The console</a></li>
<li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/feed" aria-current="page">Following a feed</a></li>
<li><a href="/docs/mirror">A live mirror</a></li>
<li><a href="/docs/in-out">In and out</a></li>
<li><a href="/docs/keys">Keys, plans and usage</a></li>
<li><a href="/docs/sdks">SDKs</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/http">HTTP in detail</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/operate">Operating it</a></li>
<li><a href="/docs/postgres">PostgreSQL</a></li>
<li><a href="/docs/benchmarks">How fast it is</a></li>
</ul>
<h2>On this page</h2>
<ul><li><a href="#watch-a-collection">Watch a collection</a></li>
<li><a href="#list-then-follow">List, then follow</a></li>
<li><a href="#lists-of-several-pages">Lists of several pages</a></li>
<li><a href="#the-rows-that-fit-and-the-rows-first">The rows that fit, and the rows first</a></li>
<li><a href="#when-it-ends">When it ends</a></li>
<li><a href="#in-a-browser">In a browser</a></li>
<li><a href="#limits-of-a-feed">Limits of a feed</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="following-a-feed"><a href="#following-a-feed">Following a feed</a></h1>
<p>A feed is a WebSocket that tells every insert, update and delete in one collection, in the order of their commits. The scripts
are for Node.js, with <code>npm install ws</code>; <code>KEY</code> holds an API key.</p>
<h2 id="watch-a-collection"><a href="#watch-a-collection">Watch a collection</a></h2>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;notes&#34;}&#39; http://127.0.0.1:3000/v1/collections</code></pre>
<pre><code data-language="js">// watch.mjs
import WebSocket from &#39;ws&#39;;

const socket = new WebSocket(&#39;ws://127.0.0.1:3000/ws?collection=notes&#38;events=insert,update,delete&#39;, {
  headers: { &#39;x-api-key&#39;: process.env.KEY },
});
socket.on(&#39;open&#39;, () =&#62; console.log(&#39;open&#39;));
socket.on(&#39;message&#39;, (text) =&#62; console.log(text.toString()));
socket.on(&#39;close&#39;, (code) =&#62; console.log(\`closed with \${code}\`));</code></pre>
<pre><code data-language="sh">node watch.mjs</code></pre>
<p>Then, in another terminal:</p>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;text&#34;:&#34;Water the plants&#34;}]&#39; http://127.0.0.1:3000/v1/collections/notes/rows
curl -s -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;done&#34;:true}&#39; http://127.0.0.1:3000/v1/collections/notes/rows/1
curl -s -X DELETE -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/notes/rows/1</code></pre>
<pre><code data-language="text">open
{&#34;event&#34;:&#34;insert&#34;,&#34;collection&#34;:&#34;notes&#34;,&#34;seq&#34;:1,&#34;cursor&#34;:&#34;v5937mcx2e-1&#34;,&#34;time&#34;:&#34;2026-11-21T10:25:01.123Z&#34;,&#34;row&#34;:{&#34;id&#34;:1,&#34;text&#34;:&#34;Water the plants&#34;}}
{&#34;event&#34;:&#34;update&#34;,&#34;collection&#34;:&#34;notes&#34;,&#34;seq&#34;:2,&#34;cursor&#34;:&#34;v5937mcx2e-2&#34;,&#34;time&#34;:&#34;2026-11-21T10:25:01.234Z&#34;,&#34;row&#34;:{&#34;id&#34;:1,&#34;text&#34;:&#34;Water the plants&#34;,&#34;done&#34;:true},&#34;changed&#34;:[&#34;done&#34;]}
{&#34;event&#34;:&#34;delete&#34;,&#34;collection&#34;:&#34;notes&#34;,&#34;seq&#34;:3,&#34;cursor&#34;:&#34;v5937mcx2e-3&#34;,&#34;time&#34;:&#34;2026-11-21T10:25:01.456Z&#34;,&#34;row&#34;:{&#34;id&#34;:1,&#34;text&#34;:&#34;Water the plants&#34;,&#34;done&#34;:true}}</code></pre>
<p><code>seq</code> counts the changes of the collection without a gap. <code>cursor</code> names the point after the change, and is opaque.
<code>events</code> may name fewer kinds; the others are then left out. The page of the contracts, <a href="/docs#getDocs"><code>/docs</code></a>, has every frame with its fields.</p>
<h2 id="list-then-follow"><a href="#list-then-follow">List, then follow</a></h2>
<p>To hold a copy of a collection that stays true, list the rows, page by page, and follow from the <a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> that came with
the first page: it was taken in the same snapshot as its rows. With <code>since</code> a feed first replays the changes after the cursor and
then goes on live. It also sends bookmarks, frames without a row whose cursor is newer, so that a client that resumes has little
to replay.</p>
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
    // The collection was made anew.
    if (page.status === 410) return list();
    if (!page.ok) throw new Error(await page.text());
    for (const row of await page.json()) rows.set(row.id, row);
    // That of the first page: what changes while the others are listed comes from the feed.
    cursor ??= page.headers.get(&#39;collection-cursor&#39;);
    after = page.headers.get(&#39;next-after&#39;);
  } while (after);
  console.log(\`listed: \${rows.size} rows\`);
}

/** Follows from the cursor until the connection ends; resolves to the close code. */
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
  // 4410: the log no longer goes back to the cursor.
  if (code === 4410) await list();
  // 4401, 4403, 4404: the key or the collection is gone.
  else if (code &#62; 4400 &#38;&#38; code &#60; 4405) break;
  await new Promise((resolve) =&#62; setTimeout(resolve, 1000));
}</code></pre>
<pre><code data-language="sh">node follow.mjs</code></pre>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;text&#34;:&#34;Post the letter&#34;}]&#39; http://127.0.0.1:3000/v1/collections/notes/rows
curl -s -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;done&#34;:true}&#39; http://127.0.0.1:3000/v1/collections/notes/rows/2</code></pre>
<pre><code data-language="text">listed: 0 rows
insert 2: 1 rows
update 2: 1 rows</code></pre>
<p>No change is lost and none is seen twice, whatever happens to the connection.</p>
<h2 id="lists-of-several-pages"><a href="#lists-of-several-pages">Lists of several pages</a></h2>
<p>A page has up to 1,000 rows, and <code>after</code> leads on from the place of its last row, in <a href="/docs/rows#pages">any order</a>. A row that stays
as it is while the pages are listed is on exactly one of them; one that changes may be on two or on none, and comes from the feed.
So the copy is made of several moments at first. It is the collection as soon as the frames up to the <a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> of the
<em>last</em> page have been applied, in order: at once if that is the cursor of the first page too, else with the frame whose <code>cursor</code>
it is. From then on it is the collection at the cursor of each frame.</p>
<p>Pages by <code>offset</code> don&#39;t hold so: a row that is deleted between two of them moves the later ones up, and one of those can be on
neither page. A list with a <code>filter</code> is followed with the same <code>filter</code>.</p>
<h2 id="the-rows-that-fit-and-the-rows-first"><a href="#the-rows-that-fit-and-the-rows-first">The rows that fit, and the rows first</a></h2>
<p>With <code>initial=true</code> a feed needs no list before it: it begins with the rows that are there, as <code>row</code> frames by id, and a bookmark
with <code>&#34;synced&#34;:true</code> behind the last of them. With a <a href="/docs/rows#lists"><code>filter</code></a> it is about the rows that fit. A row that
comes to fit is told by <code>enter</code>; one that fits no longer by <code>leave</code>, with the row as it was when it last did.</p>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;text&#34;:&#34;Call home&#34;}]&#39; http://127.0.0.1:3000/v1/collections/notes/rows</code></pre>
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
<pre><code data-language="sh">curl -s -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;done&#34;:true}&#39; http://127.0.0.1:3000/v1/collections/notes/rows/3
curl -s -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;done&#34;:false}&#39; http://127.0.0.1:3000/v1/collections/notes/rows/2</code></pre>
<pre><code data-language="text">row 3: 1 rows
synced: 1 rows
leave 3: 0 rows
enter 2: 1 rows</code></pre>
<p>Changes that are made while the first rows are sent come between them, in order. So the copy is exact at that bookmark, and at
every frame from there on; <code>row</code> frames bear no cursor, and a client that is cut off before the bookmark begins again, with an
empty copy. From then on it resumes as any other, with <code>since</code> and the same <code>filter</code>. <code>initial</code> is not taken beside <code>since</code>, nor
beside a part of <code>events</code>, without which the copy would not stay true. <code>update</code> in <code>events</code> stands for <code>enter</code> and <code>leave</code>, too.</p>
<p>The first rows are found as a list finds them. Where that takes over 5 s, in a large collection without an index for the filter,
the handshake is answered with 400 <a href="/docs#error-query_too_costly"><code>query_too_costly</code></a>; where only further rows do, the feed is closed with 1011.</p>
<h2 id="when-it-ends"><a href="#when-it-ends">When it ends</a></h2>
<p><a href="/docs/errors#close-codes">Close codes</a> say why. A client does one of four things:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Close code</th>
<th>What to do</th>
</tr>
</thead>
<tbody><tr>
<td>1001, 1006, 1011, 4408</td>
<td>connect again, with <code>since</code> as the last cursor; with <code>initial</code> again where no <code>synced</code> had come</td>
</tr>
<tr>
<td>4410</td>
<td>list again, and follow from the new cursor, or begin again with <code>initial</code></td>
</tr>
<tr>
<td>4401, 4403, 4404</td>
<td>end: the key, its right or the collection is gone</td>
</tr>
<tr>
<td>1002, 1003, 1007, 1008, 1009</td>
<td>mend the client: it broke the protocol</td>
</tr>
</tbody></table>
</div>
<p>A WebSocket library says 1006 when the connection ended without a close code. How long a feed can be resumed is a matter
of <a href="/docs/configuration">configuration</a>: a day, or the last 100,000 changes, by default.</p>
<h2 id="in-a-browser"><a href="#in-a-browser">In a browser</a></h2>
<p><a href="/docs/mirror">A live mirror</a> has a module that does all of the above. A socket alone works as well.</p>
<p>Browsers can&#39;t set headers on a WebSocket, so there the key goes into the address. Give a page a key that can do nothing else
(<a href="/docs/keys"><code>keys create --scopes read --collections notes</code></a>), and name the page&#39;s origin in <code>ROWFEED_CORS_ORIGIN</code>.</p>
<pre><code data-language="js">// page.mjs
const key = &#39;rf_...&#39;;
const socket = new WebSocket(\`ws://127.0.0.1:3000/ws?api_key=\${key}&#38;collection=notes\`);
socket.addEventListener(&#39;message&#39;, ({ data }) =&#62; {
  const { event, row } = JSON.parse(data);
  console.log(event, row.id, row.text);
});</code></pre>
<h2 id="limits-of-a-feed"><a href="#limits-of-a-feed">Limits of a feed</a></h2>
<p>A client that reads slowly holds up nobody: the service reads on in the log when the client has taken the frames before. It closes a
client with 4408 when over 1 MiB waits and for 30 s not a byte could be sent. The first rows, too, are read as the client takes them. It sends a ping every 30 s, and takes up to 100
frames a second from a client, none over 4 KiB.</p>
</article>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const mirror = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>A live mirror &#183; rowfeed 0.1.0</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Guides</h2>
<ul><li><a href="/docs/console">The console</a></li>
<li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/feed">Following a feed</a></li>
<li><a href="/docs/mirror" aria-current="page">A live mirror</a></li>
<li><a href="/docs/in-out">In and out</a></li>
<li><a href="/docs/keys">Keys, plans and usage</a></li>
<li><a href="/docs/sdks">SDKs</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/http">HTTP in detail</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/operate">Operating it</a></li>
<li><a href="/docs/postgres">PostgreSQL</a></li>
<li><a href="/docs/benchmarks">How fast it is</a></li>
</ul>
<h2>On this page</h2>
<ul><li><a href="#a-live-list">A live list</a></li>
<li><a href="#in-nodejs">In Node.js</a></li>
<li><a href="#what-it-has">What it has</a></li>
<li><a href="#what-it-does-by-itself">What it does by itself</a></li>
<li><a href="#storage">Storage</a></li>
<li><a href="#where-a-page-gets-it">Where a page gets it</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="a-live-mirror"><a href="#a-live-mirror">A live mirror</a></h1>
<p><code>rowfeed/client</code> keeps a copy of a collection in a <code>Map</code>, or of the rows that fit a filter, and says what changes in it. It opens one
WebSocket, is sent the rows that are there and then <a href="/docs/feed">every change</a>, and connects again by itself from where it was. It is a
module without dependencies for browsers and for Node.js 20 and later, with its types, in the package <code>rowfeed</code>.</p>
<h2 id="a-live-list"><a href="#a-live-list">A live list</a></h2>
<p>It needs a collection <code>notes</code>, and a key that may only <a href="/docs/keys">read it</a>. In an empty folder, <code>npm install</code> the package (<code>npm pack</code>
in a clone makes its file), and save this as <code>index.html</code>:</p>
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
<p>Serve the folder, let its pages call the service, and open http://127.0.0.1:8080:</p>
<pre><code data-language="sh">python3 -m http.server 8080 --bind 127.0.0.1 &#38;
ROWFEED_CORS_ORIGIN=http://127.0.0.1:8080 npx rowfeed</code></pre>
<p>Whatever is inserted, changed, done or deleted is on the page at once. Reload it, and the list is there before the service has
answered. Stop the service: the list stays, the line above it says what is wrong, and both go on when the service is back.</p>
<h2 id="in-nodejs"><a href="#in-nodejs">In Node.js</a></h2>
<p>Node.js has a WebSocket of its own from version 22 on. For Node.js 20, <code>npm install ws</code> and pass its one:</p>
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
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;notes&#34;}&#39; http://127.0.0.1:3000/v1/collections</code></pre>
<pre><code data-language="sh">node mirror.mjs</code></pre>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[{&#34;text&#34;:&#34;Water the plants&#34;}]&#39; http://127.0.0.1:3000/v1/collections/notes/rows
curl -s -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;text&#34;:&#34;Water the roses&#34;}&#39; http://127.0.0.1:3000/v1/collections/notes/rows/1
curl -s -X DELETE -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/notes/rows/1</code></pre>
<pre><code data-language="text">synced: 0 rows
insert 1: Water the plants
update 1: Water the roses
delete 1: undefined</code></pre>
<h2 id="what-it-has"><a href="#what-it-has">What it has</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Option</th>
<th></th>
</tr>
</thead>
<tbody><tr>
<td><code>url</code></td>
<td>where the service is</td>
</tr>
<tr>
<td><code>collection</code></td>
<td>the one to mirror</td>
</tr>
<tr>
<td><code>key</code></td>
<td>an API key, or a function that gives one or promises it</td>
</tr>
<tr>
<td><code>filter</code></td>
<td><a href="/docs/rows#lists">which rows</a>; all where it is left out. A value goes in by <code>JSON.stringify</code></td>
</tr>
<tr>
<td><code>WebSocket</code></td>
<td>a class in the place of the platform&#39;s own</td>
</tr>
<tr>
<td><code>storage</code></td>
<td>keeps the copy for the next time: <code>indexedDbStorage(name)</code>, or a <code>MirrorStorage</code> of yours</td>
</tr>
<tr>
<td><code>signal</code></td>
<td>an <code>AbortSignal</code> that closes the mirror</td>
</tr>
</tbody></table>
</div>
<p><code>mirror&#60;Note&#62;({ .. })</code> has the type of your rows. What it returns has:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Member</th>
<th></th>
</tr>
</thead>
<tbody><tr>
<td><code>rows</code></td>
<td>the rows by <code>id</code>: one <code>Map</code>, to be read. It is empty until the copy is whole, or read from the storage</td>
</tr>
<tr>
<td><code>synced</code></td>
<td>whether the copy is whole and changes come as they are committed</td>
</tr>
<tr>
<td><code>ready</code></td>
<td>a promise: kept when it is synced first, rejected where it ends before</td>
</tr>
<tr>
<td><code>on(&#39;change&#39;, f)</code></td>
<td>what changed in <code>rows</code>, once for all that came together: a list of <code>{ kind, id, row, before }</code></td>
</tr>
<tr>
<td><code>on(&#39;synced&#39;, f)</code></td>
<td><code>synced</code> was won or lost</td>
</tr>
<tr>
<td><code>on(&#39;error&#39;, f)</code></td>
<td>a connection was lost or refused, or the storage failed; <code>isFinal</code> says whether that is the end</td>
</tr>
<tr>
<td><code>close()</code></td>
<td>ends it. The rows stay; the promise is kept when they are stored</td>
</tr>
</tbody></table>
</div>
<p><code>on</code> returns a function that ends the listening. <code>kind</code> is <code>insert</code>, <code>update</code> or <code>delete</code>, and with a filter also <code>enter</code> and <code>leave</code>,
for rows that came to fit and ceased to. Rows that are gone have no <code>row</code>, new ones no <code>before</code>.</p>
<h2 id="what-it-does-by-itself"><a href="#what-it-does-by-itself">What it does by itself</a></h2>
<ul>
<li>It begins with nothing to see, and has all rows at once when they are there.</li>
<li>A connection that is lost is made again from the last cursor: after up to half a second at first, then up to twice as long
each time and 30 s at most, at random, so that a thousand clients don&#39;t come back at once. In a browser it tries at once when the
network is back. One on which nothing came for 45 s is taken for lost, since the service sends a bookmark every 30 s.</li>
<li>Where the log no longer reaches back (4410), the copy is built anew beside the old one, takes its place when it is whole, and
what differs is told as changes. The list on the screen is never empty in between.</li>
<li>It ends, with an error whose <code>isFinal</code> is true, where the service says that trying again is of no use: the key is refused or may not
read the collection, the collection is not there, the filter is none. Everything else is tried again.</li>
<li>A key that is given by a function is asked for anew for every connection, and once more when it is refused. So a page can
have a short-lived key from your own server, made for the person who is signed in.</li>
</ul>
<h2 id="storage"><a href="#storage">Storage</a></h2>
<p><code>indexedDbStorage(name)</code> keeps rows and cursor in the browser&#39;s database of that name, always in one transaction: a tab that is
killed leaves a copy of one moment, which the next one shows and brings up to date. Copies of another service, collection or filter
are apart, and are never read for this one. Give each person who signs in a name of their own, and remove it when they leave by
<code>indexedDB.deleteDatabase(name)</code>. A copy is also removed where its key may no longer read the collection, or that is gone.</p>
<p>All tabs with the same copy are live, and one of them stores it. Where storing fails (the quota, say) the
error is told, and the mirror goes on in memory. Writes go to the <a href="/docs/rows">interface</a>, not into the mirror: it has none, and none
are kept while the network is away.</p>
<h2 id="where-a-page-gets-it"><a href="#where-a-page-gets-it">Where a page gets it</a></h2>
<p>From the package, like any module: by an import map as above, or through a bundler as <code>rowfeed/client</code>. The files are served as they
are, with relative imports. The service itself doesn&#39;t serve them: what it serves is what its contracts declare.
A page of https needs a service of https.</p>
</article>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

const inOut = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>In and out &#183; rowfeed 0.1.0</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Guides</h2>
<ul><li><a href="/docs/console">The console</a></li>
<li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/feed">Following a feed</a></li>
<li><a href="/docs/mirror">A live mirror</a></li>
<li><a href="/docs/in-out" aria-current="page">In and out</a></li>
<li><a href="/docs/keys">Keys, plans and usage</a></li>
<li><a href="/docs/sdks">SDKs</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/http">HTTP in detail</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/operate">Operating it</a></li>
<li><a href="/docs/postgres">PostgreSQL</a></li>
<li><a href="/docs/benchmarks">How fast it is</a></li>
</ul>
<h2>On this page</h2>
<ul><li><a href="#a-spreadsheet-in">A spreadsheet in</a></li>
<li><a href="#what-cells-become">What cells become</a></li>
<li><a href="#rows-for-a-dashboard">Rows for a dashboard</a></li>
<li><a href="#from-one-service-to-another">From one service to another</a></li>
<li><a href="#what-can-be-run-again">What can be run again</a></li>
<li><a href="#limits">Limits</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="in-and-out"><a href="#in-and-out">In and out</a></h1>
<p><code>rowfeed import</code> stores the rows of a file in a collection, and <code>rowfeed export</code> writes those of a collection to a file: as NDJSON,
which is a JSON object a line, or as CSV (<a href="/docs/rows#export">what an export writes</a>, <a href="/docs/operate#exports">what it costs</a>). Both go through a service, from wherever it can be reached, with
<a href="/docs/keys">a key</a> that may read and write or, to export, read. The key may also be in <code>ROWFEED_API_KEY</code>. The examples go on from each
other.</p>
<h2 id="a-spreadsheet-in"><a href="#a-spreadsheet-in">A spreadsheet in</a></h2>
<p>Save the sheet as CSV in UTF-8: &quot;CSV UTF-8&quot; in Excel, in LibreOffice &quot;Text CSV&quot; with the character set &quot;Unicode (UTF-8)&quot;, or by
<code>soffice --headless --convert-to &#39;csv:Text - txt - csv (StarCalc):44,34,76&#39; stock.xlsx</code>. Cells are saved as they are shown, so let numbers
be shown as <code>1234.5</code> and days as <code>2030-01-31</code> before. The first line has the names of fields, none of them twice.</p>
<pre><code data-language="sh">cat &#62; stock.csv &#60;&#60;&#39;END&#39;
item,price,in stock,since,remark
Pencil,0.5,TRUE,2030-01-31,&#34;soft, 2B&#34;
&#34;Ruler 12&#34;&#34;&#34;,2,FALSE,,
Eraser,&#34;1,20&#34;,TRUE,2030-02-01,white
END
npx rowfeed import stock stock.csv --create --types &#39;price:number,in stock:boolean&#39; \\
  --url http://127.0.0.1:3000 --key $KEY 2&#62;&#38;1 || echo &#34;exit code $?&#34;</code></pre>
<pre><code data-language="text">line 4: /price is not a number as JSON has it
rowfeed: Rows are bad. Up to line 0 all is stored. Mend them in their places and run again within 24 hours, which stores nothing twice; or set them aside with --skip-bad.
exit code 1</code></pre>
<p>A bad line is told with its number and the place in the row. Nothing of its 1,000 lines is stored, and the import ends. Mend it, and run
it again:</p>
<pre><code data-language="sh">sed &#39;s/&#34;1,20&#34;/1.20/&#39; stock.csv &#62; mended.csv
npx rowfeed import stock mended.csv --types &#39;price:number,in stock:boolean&#39; \\
  --url http://127.0.0.1:3000 --key $KEY
curl -s -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/collections/stock/rows</code></pre>
<pre><code data-language="text">3 rows stored in stock, 214 a second.
[{&#34;id&#34;:1,&#34;item&#34;:&#34;Pencil&#34;,&#34;price&#34;:0.5,&#34;in stock&#34;:true,&#34;since&#34;:&#34;2030-01-31&#34;,&#34;remark&#34;:&#34;soft, 2B&#34;},{&#34;id&#34;:2,&#34;item&#34;:&#34;Ruler 12\\&#34;&#34;,&#34;price&#34;:2,&#34;in stock&#34;:false},{&#34;id&#34;:3,&#34;item&#34;:&#34;Eraser&#34;,&#34;price&#34;:1.2,&#34;in stock&#34;:true,&#34;since&#34;:&#34;2030-02-01&#34;,&#34;remark&#34;:&#34;white&#34;}]</code></pre>
<p>Or have all others stored at once with <code>--skip-bad bad.csv</code>, which takes the bad lines under the line of names: mend that file, and import
it too. A file with semicolons or tabs between its cells needs <code>--delimiter &#39;;&#39;</code> or <code>--delimiter $&#39;\\t&#39;</code>, and is refused without. A byte order mark, CRLF, empty lines and
empty columns without a name are passed over.</p>
<h2 id="what-cells-become"><a href="#what-cells-become">What cells become</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Cell</th>
<th>Without a type</th>
<th><code>string</code></th>
<th><code>number</code></th>
<th><code>boolean</code></th>
<th><code>json</code></th>
</tr>
</thead>
<tbody><tr>
<td>empty</td>
<td>missing</td>
<td>missing</td>
<td>missing</td>
<td>missing</td>
<td>missing</td>
</tr>
<tr>
<td><code>&#34;&#34;</code></td>
<td><code>&#34;&#34;</code></td>
<td><code>&#34;&#34;</code></td>
<td>bad</td>
<td>bad</td>
<td>bad</td>
</tr>
<tr>
<td><code>null</code></td>
<td><code>null</code></td>
<td><code>&#34;null&#34;</code></td>
<td><code>null</code></td>
<td><code>null</code></td>
<td><code>null</code></td>
</tr>
<tr>
<td><code>&#34;null&#34;</code></td>
<td><code>&#34;null&#34;</code></td>
<td><code>&#34;null&#34;</code></td>
<td>bad</td>
<td>bad</td>
<td><code>null</code></td>
</tr>
<tr>
<td><code>12</code></td>
<td><code>&#34;12&#34;</code></td>
<td><code>&#34;12&#34;</code></td>
<td><code>12</code></td>
<td>bad</td>
<td><code>12</code></td>
</tr>
<tr>
<td><code>007</code></td>
<td><code>&#34;007&#34;</code></td>
<td><code>&#34;007&#34;</code></td>
<td>bad</td>
<td>bad</td>
<td>bad</td>
</tr>
<tr>
<td><code>&#34;1,5&#34;</code></td>
<td><code>&#34;1,5&#34;</code></td>
<td><code>&#34;1,5&#34;</code></td>
<td>bad</td>
<td>bad</td>
<td>bad</td>
</tr>
<tr>
<td><code>1E3</code></td>
<td><code>&#34;1E3&#34;</code></td>
<td><code>&#34;1E3&#34;</code></td>
<td><code>1000</code></td>
<td>bad</td>
<td><code>1000</code></td>
</tr>
<tr>
<td><code>TRUE</code></td>
<td><code>&#34;TRUE&#34;</code></td>
<td><code>&#34;TRUE&#34;</code></td>
<td>bad</td>
<td><code>true</code></td>
<td>bad</td>
</tr>
<tr>
<td><code>&#34;[1,&#34;&#34;a&#34;&#34;]&#34;</code></td>
<td><code>&#34;[1,\\&#34;a\\&#34;]&#34;</code></td>
<td><code>&#34;[1,\\&#34;a\\&#34;]&#34;</code></td>
<td>bad</td>
<td>bad</td>
<td><code>[1,&#34;a&#34;]</code></td>
</tr>
<tr>
<td><code>=A1</code></td>
<td><code>&#34;=A1&#34;</code></td>
<td><code>&#34;=A1&#34;</code></td>
<td>bad</td>
<td>bad</td>
<td>bad</td>
</tr>
</tbody></table>
</div>
<p>So what <code>rowfeed export</code> writes as CSV comes back equal where columns of numbers, truth values, lists and objects are given their type.
A column that has texts beside others can&#39;t be told apart; NDJSON keeps everything.</p>
<h2 id="rows-for-a-dashboard"><a href="#rows-for-a-dashboard">Rows for a dashboard</a></h2>
<p>What is to be shown elsewhere is a file that is made anew now and then. It has its name only when it is whole: whoever reads it
finds the one before, or this one.</p>
<pre><code data-language="sh">npx rowfeed export stock --filter &#39;@.price &#62;= 1&#39; --fields item,price --out shown.ndjson --json \\
  --url http://127.0.0.1:3000 --key $KEY &#62; shown.json
cat shown.ndjson shown.json</code></pre>
<pre><code data-language="text">{&#34;id&#34;:2,&#34;item&#34;:&#34;Ruler 12\\&#34;&#34;,&#34;price&#34;:2}
{&#34;id&#34;:3,&#34;item&#34;:&#34;Eraser&#34;,&#34;price&#34;:1.2}
{&#34;collection&#34;:&#34;stock&#34;,&#34;rows&#34;:2,&#34;bytes&#34;:76,&#34;cursor&#34;:&#34;v5937mcx2e-3&#34;}</code></pre>
<p>In a crontab, <code>*/15 * * * *</code> before it runs it each quarter of an hour, with a key that may only read. Where that isn&#39;t fresh enough,
follow from the cursor: <code>watch.mjs</code> prints what has changed since, and what changes from then on.</p>
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
<pre><code data-language="sh">curl -s -X PATCH -H &#34;x-api-key: $KEY&#34; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&#34;price&#34;:1.5}&#39; http://127.0.0.1:3000/v1/collections/stock/rows/1</code></pre>
<pre><code data-language="sh">node watch.mjs</code></pre>
<pre><code data-language="text">enter Pencil 1.5</code></pre>
<p><a href="/docs/feed">Following a feed</a> tells what else there is to know, such as how long a cursor is good for.</p>
<h2 id="from-one-service-to-another"><a href="#from-one-service-to-another">From one service to another</a></h2>
<p>The rows, with the ids that they had as a field of their own, since the other service gives out its own:</p>
<pre><code data-language="sh">npx rowfeed export notes --out notes.ndjson --json --url $FROM --key $FROM_KEY &#62; notes.json
npx rowfeed import notes notes.ndjson --create --keep-id old_id --url $TO --key $TO_KEY</code></pre>
<pre><code data-language="text">3 rows stored in notes, 231 a second.</code></pre>
<p>Then what was written since, and is still being written, from the cursor on:</p>
<pre><code data-language="js">// follow.mjs
import { readFileSync } from &#39;node:fs&#39;;
import WebSocket from &#39;ws&#39;;

const { FROM, FROM_KEY, TO, TO_KEY } = process.env;
const { collection, cursor } = JSON.parse(readFileSync(&#39;notes.json&#39;, &#39;utf8&#39;));

async function ask(method, path, body) {
  const headers = { &#39;x-api-key&#39;: TO_KEY, &#39;Content-Type&#39;: &#39;application/json&#39; };
  const url = \`\${TO}/v1/collections/\${collection}/rows\${path}\`;
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

async function apply({ event, row }) {
  if (event === &#39;bookmark&#39;) return;
  const { id, ...fields } = row;
  const found = await ask(&#39;GET&#39;, \`?\${new URLSearchParams({ filter: \`@.old_id == \${id}\` })}\`);
  const [copy] = await found.json();
  if (event === &#39;delete&#39;) {
    if (copy) await ask(&#39;DELETE&#39;, \`/\${copy.id}\`);
  } else if (copy) await ask(&#39;PUT&#39;, \`/\${copy.id}\`, { old_id: id, ...fields });
  else await ask(&#39;POST&#39;, &#39;&#39;, [{ old_id: id, ...fields }]);
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
<p>Each change is carried out so that a second time makes no difference: begun again, it goes through all of them again. When it is quiet, have
clients write to the other service, and end it.</p>
<p>At once, and without a file, where nothing is written meanwhile; <code>pipefail</code> lets an export that was cut fail the whole:</p>
<pre><code data-language="sh">set -o pipefail
npx rowfeed export notes --url $FROM --key $FROM_KEY |
  npx rowfeed import moved - --create --url $TO --key $TO_KEY</code></pre>
<pre><code data-language="text">3 rows stored in moved, 198 a second.</code></pre>
<p>A database as a whole, with keys, ids and cursors, is moved by <a href="/docs/operate#moving-to-another-database"><code>rowfeed copy</code></a>.</p>
<h2 id="what-can-be-run-again"><a href="#what-can-be-run-again">What can be run again</a></h2>
<p>Each portion of up to 1,000 lines is sent with an <a href="/docs/rows#safe-to-repeat"><code>Idempotency-Key</code></a> made of its place in the file and of its rows.</p>
<ul>
<li>An import that failed, was ended or killed: run it again within 24 hours, with the same file and options and a key of the same account.
What was stored is passed over, and told. After 24 hours all of it would be stored a second time.</li>
<li>A line that was mended in its place is stored with its portion, once. One that was added or taken out moves all lines behind it, so these
portions are other ones, and are stored beside those before: a file that has grown is another file. Import what was added by itself.</li>
<li>After <code>--skip-bad</code>, import the file of bad lines alone: the whole file, mended, has other portions.</li>
<li>Rows that were deleted since aren&#39;t stored anew, since their portion was stored. <code>--again</code> stores all once more, as does a collection that was
deleted and made anew.</li>
<li>An export writes nothing on the service. It takes the rows as they are then, so that what is imported of a second one is another file.</li>
</ul>
<h2 id="limits"><a href="#limits">Limits</a></h2>
<ul>
<li>An import has four requests under way, each of up to 1,000 rows and about 786,000 bytes. They count in a <a href="/docs/keys#plans">plan</a> as
others do: 1,000,000 rows are 1,000 requests or more. An export is one request.</li>
<li>Both wait as long as <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a> says where the service has enough to do, for 5 minutes at most. Of exports it has two at
once.</li>
<li>An export to a pipe is cut where its reader takes nothing for 30 s. It fails then, and a file is not made.</li>
<li>A row has up to 256 KiB of JSON. CSV is written with up to 50 fields, by names without commas.</li>
<li>Neither keeps more than some portions in memory, whatever the size.</li>
</ul>
</article>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;
export { inOut as 'in-out' };

export const keys = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Keys, plans and usage &#183; rowfeed 0.1.0</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Guides</h2>
<ul><li><a href="/docs/console">The console</a></li>
<li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/feed">Following a feed</a></li>
<li><a href="/docs/mirror">A live mirror</a></li>
<li><a href="/docs/in-out">In and out</a></li>
<li><a href="/docs/keys" aria-current="page">Keys, plans and usage</a></li>
<li><a href="/docs/sdks">SDKs</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/http">HTTP in detail</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/operate">Operating it</a></li>
<li><a href="/docs/postgres">PostgreSQL</a></li>
<li><a href="/docs/benchmarks">How fast it is</a></li>
</ul>
<h2>On this page</h2>
<ul><li><a href="#keys">Keys</a></li>
<li><a href="#keys-over-http">Keys over HTTP</a></li>
<li><a href="#accounts">Accounts</a></li>
<li><a href="#plans">Plans</a></li>
<li><a href="#how-exact-it-is">How exact it is</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="keys-plans-and-usage"><a href="#keys-plans-and-usage">Keys, plans and usage</a></h1>
<p>They are managed from the <a href="/docs/configuration#command-line">command line</a>, on the database of <code>DATABASE_URL</code>, beside a running
service or without one; keys also <a href="#keys-over-http">over HTTP</a>, by a key that may. A running service takes changes over within a
second. The examples are for a service that was just started; <code>KEY</code> holds the key that its start printed.</p>
<h2 id="keys"><a href="#keys">Keys</a></h2>
<p>A key has scopes (<code>read</code>, <code>write</code>, <code>admin</code>), may be bound to some collections, and may expire. It is printed when it is made, this once;
the database holds a hash of it.</p>
<pre><code data-language="sh">npx rowfeed keys create --name dashboard --scopes read --collections notes --expires 30d
npx rowfeed keys list</code></pre>
<pre><code data-language="text">rf_...
ID                NAME       ACCOUNT  BEGINS    SCOPES              COLLECTIONS  EXPIRES (UTC)     LAST USED         STATUS
key_jC9vqLxeIFbO  first      default  rf_NRiWr  read, write, admin  all          never             2026-11-21 10:22  valid
key_393NvC4w2gKU  dashboard  default  rf_aURZk  read                notes        2026-12-21 10:23  never             valid</code></pre>
<p><code>keys rotate</code> makes a key like another one, which ends after a grace: give out the new one, and nobody is without. Feeds of a
key that is revoked or expires are closed within 2 seconds.</p>
<p>A key is sent with every request under <code>/v1</code> and with the handshake of <code>/ws</code>:</p>
<ul>
<li>in the header <code>Authorization: Bearer &#60;API_KEY&#62;</code> (the scheme&#39;s name in any case), or</li>
<li>in the header <code>x-api-key: &#60;API_KEY&#62;</code>, or</li>
<li>for <code>/ws</code> only, in the query parameter <code>api_key</code>, since browsers can&#39;t set headers on a WebSocket.</li>
</ul>
<p>Sending the same key twice is fine; two different keys are refused with 400 <a href="/docs#error-credentials_conflict"><code>credentials_conflict</code></a>. Without a key the answer is
401 <a href="/docs#error-key_missing"><code>key_missing</code></a>. A key that is malformed, unknown, revoked or expired gets 401 <a href="/docs#error-key_invalid"><code>key_invalid</code></a>, the same for all four. After 20 bad
keys within a minute from one address (of IPv6: one /64), further bad keys from there get 429 <a href="/docs#error-too_many_attempts"><code>too_many_attempts</code></a>; valid keys are
never affected.</p>
<p>The scope <code>read</code> is for GET and the feed, <code>write</code> for everything that changes collections and rows, <code>admin</code> for keys. A key that is bound to some collections
lists and reaches only those, and can&#39;t create or delete collections. What a key may not do is answered with 403
<a href="/docs#error-scope_insufficient"><code>scope_insufficient</code></a>, decided from the key, the method and the path alone, so that it never tells whether something exists.</p>
<h2 id="keys-over-http"><a href="#keys-over-http">Keys over HTTP</a></h2>
<p>The first key of an account has the scope <code>admin</code>, and so has the one of <code>ROWFEED_API_KEY</code>. With it keys are made and ended without
the command line:</p>
<pre><code data-language="sh">curl -s -X POST http://127.0.0.1:3000/v1/keys -H &#34;x-api-key: $KEY&#34; -H &#39;content-type: application/json&#39; \\
  -d &#39;{&#34;name&#34;:&#34;phone&#34;,&#34;scopes&#34;:[&#34;read&#34;],&#34;collections&#34;:[&#34;notes&#34;],&#34;expires_at&#34;:&#34;2090-01-31T00:00:00Z&#34;}&#39;</code></pre>
<pre><code data-language="json">{&#34;id&#34;:&#34;key_4fZ8mQ2rTn6W&#34;,&#34;key&#34;:&#34;rf_...&#34;,&#34;name&#34;:&#34;phone&#34;,&#34;account&#34;:&#34;default&#34;,&#34;prefix&#34;:&#34;rf_4nYq8&#34;,&#34;scopes&#34;:[&#34;read&#34;],&#34;collections&#34;:[&#34;notes&#34;],&#34;created_at&#34;:&#34;2026-11-23T10:23:11.207Z&#34;,&#34;expires_at&#34;:&#34;2090-01-31T00:00:00.000Z&#34;,&#34;revoked_at&#34;:null,&#34;last_used_at&#34;:null}</code></pre>
<p><code>GET /v1/keys</code> lists the keys of the account, <code>GET</code>, <code>PATCH</code> and <code>DELETE /v1/keys/{key_id}</code> read, change and end one, and
<code>POST /v1/keys/{key_id}/rotate</code> replaces it, with <code>{&#34;grace&#34;:&#34;24h&#34;}</code> if the old one is to work for a while. What was changed holds at
once on that instance, and within 2 seconds on others.</p>
<ul>
<li><strong>Nobody gets more than they have</strong>: a key gives no scope, no collection and no later end than its own, and doesn&#39;t change, rotate
or end a key that has more. That is 403 <a href="/docs#error-grant_exceeded"><code>grant_exceeded</code></a>.</li>
<li><strong>The last one stays</strong>: the last key with the scope <code>admin</code> that never expires can&#39;t be ended, narrowed or left to expire
(409 <a href="/docs#error-last_admin_key"><code>last_admin_key</code></a>); it can be rotated.</li>
<li><strong>The text is shown once</strong>, and kept nowhere. Only where the request bore an <a href="/docs/rows#safe-to-repeat"><code>Idempotency-Key</code></a> it can be
had for a day with the same request by the same key: it is stored encrypted with that key, which the service doesn&#39;t have. Rotate
a key with itself only with a grace: without one it has ended before a lost answer could be asked for again.</li>
<li><strong>A leaked admin key</strong> is ended at the machine: <code>npx rowfeed keys revoke ID</code>; then look for keys that it has made, in
<code>npx rowfeed keys list</code>. It can make 10,000 at most, with those that have ended; the command line makes more.</li>
</ul>
<h2 id="accounts"><a href="#accounts">Accounts</a></h2>
<p>Accounts are separate worlds: each has its own collections, keys and usage, and two may each have a collection <code>notes</code>.
<code>keys create --account NAME</code> makes one where it is missing.</p>
<h2 id="plans"><a href="#plans">Plans</a></h2>
<p>An account without a plan is unlimited. A plan limits how many requests an account makes, how much it stores, or both; what is left
out of <code>plans set</code> isn&#39;t limited.</p>
<pre><code data-language="sh">npx rowfeed plans set small --requests 10000 --period day --burst 20 --max-rows 100000 --max-bytes 50000000
npx rowfeed plans assign default small
npx rowfeed usage</code></pre>
<pre><code data-language="text">Plan small: 10,000 requests a day, 20 at once, 100,000 rows, 50,000,000 bytes.
Account default has the plan small now.
default: plan small, 2026-11-21 UTC
  0 of 10,000 requests  &#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617;&#9617; 0 %
  0 collections, 0 of 100,000 rows, 0 of 50,000,000 bytes
  KEY        ID                REQUESTS  TODAY  14 DAYS
  first      key_jC9vqLxeIFbO         0      0  &#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;
  dashboard  key_393NvC4w2gKU         0      0  &#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;
  phone      key_4fZ8mQ2rTn6W         0      0  &#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;&#183;</code></pre>
<p>Every <code>/v1</code> request with a valid key counts as one, whatever its answer but 429, and so does a <code>/ws</code> handshake; frames, 401, 426,
<a href="/docs#getHealth"><code>/health</code></a> and <a href="/docs#getReady"><code>/ready</code></a> count nothing. Periods are those of the calendar, in UTC. On a limited plan every answer under <code>/v1</code> that
comes after the key was found valid bears <a href="/docs#header-RateLimit-Policy-RateLimitPolicy"><code>RateLimit-Policy</code></a> and <a href="/docs#header-RateLimit"><code>RateLimit</code></a>, and so does every refusal of a handshake; a used-up
plan answers 429 <a href="/docs#error-quota_exceeded"><code>quota_exceeded</code></a> with <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a>; a plan without <code>--requests</code> has none of that. Programs ask the service itself:</p>
<pre><code data-language="sh">curl -s -H &#34;x-api-key: $KEY&#34; http://127.0.0.1:3000/v1/usage</code></pre>
<pre><code data-language="json">{&#34;account&#34;:&#34;default&#34;,&#34;plan&#34;:&#34;small&#34;,&#34;period&#34;:{&#34;start&#34;:&#34;2026-11-21T00:00:00.000Z&#34;,&#34;end&#34;:&#34;2026-11-22T00:00:00.000Z&#34;},&#34;requests&#34;:{&#34;used&#34;:1,&#34;limit&#34;:10000},&#34;collections&#34;:{&#34;used&#34;:0},&#34;rows&#34;:{&#34;used&#34;:0,&#34;limit&#34;:100000},&#34;bytes&#34;:{&#34;used&#34;:0,&#34;limit&#34;:50000000},&#34;keys&#34;:[{&#34;id&#34;:&#34;key_jC9vqLxeIFbO&#34;,&#34;name&#34;:&#34;first&#34;,&#34;requests&#34;:1},{&#34;id&#34;:&#34;key_393NvC4w2gKU&#34;,&#34;name&#34;:&#34;dashboard&#34;,&#34;requests&#34;:0},{&#34;id&#34;:&#34;key_4fZ8mQ2rTn6W&#34;,&#34;name&#34;:&#34;phone&#34;,&#34;requests&#34;:0}]}</code></pre>
<p><code>GET /v1/usage/history?days=14</code> tells the last days (1 to 90, in UTC, oldest first), each with its requests in all and by key.</p>
<h3 id="what-an-account-may-store"><a href="#what-an-account-may-store">What an account may store</a></h3>
<p><code>--max-collections</code> counts the account&#39;s collections, <code>--max-rows</code> the rows in all of them, and <code>--max-bytes</code> the JSON of these rows,
as it is served, in UTF-8 and with the <code>id</code>. The log of changes and the indexes aren&#39;t counted.</p>
<p>What would go beyond is answered with 403 <a href="/docs#error-limit_reached"><code>limit_reached</code></a>; nothing of it is stored, and no feed tells of it. <code>detail</code> names the limit:
<code>The plan small allows 100,000 rows, and the account has 99,998; this adds 5.</code> Refused are new collections, rows that are
inserted, and PUT and PATCH that make JSON longer: of one row, or of all that a <code>filter</code> finds, together. <code>dry_run</code> is answered
the same. Everything else goes, also where the account is over its limit, as after a change of its plan: DELETE, a write that leaves
the JSON as long as it was or makes it shorter, and a request with an <code>Idempotency-Key</code> that was carried out before. What is deleted
makes room at once.</p>
<h2 id="how-exact-it-is"><a href="#how-exact-it-is">How exact it is</a></h2>
<ul>
<li>One instance keeps a limit to the request. Several on one database overshoot it by at most the requests of 1.25 s, and
have a burst each.</li>
<li>One instance keeps to the byte what an account may store, whatever is written at once. Several keep the number of collections as
exactly. Of rows and bytes, an account is over by at most what the other instances admit within 1.25 s, and the time of a query;
with over 10,000 collections, as much longer.</li>
<li>After an update from a version that didn&#39;t count bytes, PostgreSQL counts collection by collection in the background; what isn&#39;t
counted yet is missing from the account&#39;s bytes. As long as instances of that version are beside, what they store is counted
within some minutes after, and they know no limits.</li>
<li>If the process or the machine dies, reads of the last 250 ms may be missing, and on PostgreSQL also writes, whose count is
committed beside them (on SQLite with them). Nothing is counted twice.</li>
</ul>
</article>
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
<title>SDKs &#183; rowfeed 0.1.0</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Guides</h2>
<ul><li><a href="/docs/console">The console</a></li>
<li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/feed">Following a feed</a></li>
<li><a href="/docs/mirror">A live mirror</a></li>
<li><a href="/docs/in-out">In and out</a></li>
<li><a href="/docs/keys">Keys, plans and usage</a></li>
<li><a href="/docs/sdks" aria-current="page">SDKs</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/http">HTTP in detail</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/operate">Operating it</a></li>
<li><a href="/docs/postgres">PostgreSQL</a></li>
<li><a href="/docs/benchmarks">How fast it is</a></li>
</ul>
<h2>On this page</h2>
<ul><li><a href="#which-document">Which document</a></li>
<li><a href="#what-later-versions-bring">What later versions bring</a></li>
<li><a href="#openapi-typescript-and-openapi-fetch">openapi-typescript and openapi-fetch</a></li>
<li><a href="#hey-apiopenapi-ts">@hey-api/openapi-ts</a></li>
<li><a href="#generators">Generators</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="sdks"><a href="#sdks">SDKs</a></h1>
<p>Clients are generated from the documents that the service serves; there is no SDK to install. Two clients in TypeScript are shown
whole below, then what to type in <a href="#generators">every language</a>.</p>
<h2 id="which-document"><a href="#which-document">Which document</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Document</th>
<th>For</th>
</tr>
</thead>
<tbody><tr>
<td><a href="/docs#getOpenapiJson"><code>/openapi.json</code></a> (or <code>.yaml</code>)</td>
<td>the HTTP interface in OpenAPI 3.1, with all there is; start with this one</td>
</tr>
<tr>
<td><a href="/docs#getOpenapi30Json"><code>/openapi-3.0.json</code></a></td>
<td>generators that can&#39;t read 3.1, or stop at what it says: without <code>/ws</code>, and without the merge patch, so that PATCH has one media type</td>
</tr>
<tr>
<td><a href="/docs#getAsyncapiJson"><code>/asyncapi.json</code></a> (or <code>.yaml</code>)</td>
<td>the frames of the <a href="/docs/feed">feed</a>, in AsyncAPI 3.0; what opens the feed is in <a href="/docs#getOpenapiJson"><code>/openapi.json</code></a></td>
</tr>
</tbody></table>
</div>
<p>They need no key. The server that they name is the one that <code>npm start</code> gives you: give a client the address of yours.</p>
<h2 id="what-later-versions-bring"><a href="#what-later-versions-bring">What later versions bring</a></h2>
<p>A <a href="/docs/http#versioning-and-deprecation">later version</a> may add members to answers and frames, headers, and codes of problems, and
takes nothing away before <code>/v2</code>. Generated clients live on with that: <code>code</code> of a problem is an open string, and of the objects in
answers none is closed but that of a collection. So your own code has to</p>
<ul>
<li>treat a <code>code</code> that it doesn&#39;t know by its <code>status</code>;</li>
<li>ignore members, and frames of the feed, that it doesn&#39;t know.</li>
</ul>
<p>Each client of the table was tried on this too. One refuses members that it doesn&#39;t know unless it is generated with an option, that
of OpenAPI Generator for Go. All this holds of clients as they are. Code that calls one may have to change when the client is made
anew from a later document: where parameters are given by position, a new optional one is one argument more, and so are the
parameters together of an operation that had none.</p>
<h2 id="openapi-typescript-and-openapi-fetch"><a href="#openapi-typescript-and-openapi-fetch">openapi-typescript and openapi-fetch</a></h2>
<p>Types of everything, and a small client over <code>fetch</code> that checks against them.</p>
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
<p>One function an operation.</p>
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
<h2 id="generators"><a href="#generators">Generators</a></h2>
<p>Each of these made a client from the documents as they are served, which was compiled as strictly as its language can and then made
eleven calls: health; list and create collections; insert, read, list, update and delete rows; list those that fit a filter, sorted
by two fields, with two fields each, page by page along <a href="/docs#header-Next-After-NextAfter"><code>Next-After</code></a>; a wrong key and a missing row, whose code is read. Rows have
fields of every kind (nested, <code>null</code>, 9007199254740991, Unicode), and are compared whole; the filter has <code>&#38;&#38;</code>, both kinds of quotes,
a plus, a percent sign and an emoji, and a name among the fields has a comma and an ampersand. A client of the feed
reads one frame of each of the seven kinds. &quot;11 and 11 of 11&quot; says how many were right with this version and with a simulated later one,
which has a member more in every open object, a header more, and for the missing row a code that nobody knows.</p>
<p>The commands are for a folder that holds the document. <code>npx</code> and <code>go run</code> fetch what they run; what is in Python is installed by its
name from PyPI, and what has another name or place says so. OpenAPI Generator is one archive:
<code>mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory=.</code></p>
<p><code>npm run sdk-check</code>, in a clone, does it all again: in a temporary folder, on a service of its own, with every generator whose
toolchain is there. <code>npm run sdk-check -- ogen progenitor</code> tries these alone, and with <code>--write</code> the rows below are made anew.</p>
<div class="wide"><table>
<thead>
<tr>
<th>Language</th>
<th>Generator</th>
<th>Document</th>
<th>Command</th>
<th>Right</th>
<th>To know</th>
</tr>
</thead>
<tbody><tr>
<td>TypeScript</td>
<td>openapi-typescript 7.13.0</td>
<td><code>openapi.json</code></td>
<td><code>npx openapi-typescript@7.13.0 openapi.json --output rowfeed.d.ts</code></td>
<td>11 and 11 of 11</td>
<td>Types alone, for openapi-fetch 0.17.0 as the client.</td>
</tr>
<tr>
<td>TypeScript</td>
<td>hey-api 0.95.0</td>
<td><code>openapi.json</code></td>
<td><code>npx @hey-api/openapi-ts@0.95.0 --input openapi.json --output rowfeed</code></td>
<td>11 and 11 of 11</td>
<td>Later versions need Node.js 22.</td>
</tr>
<tr>
<td>TypeScript</td>
<td>orval 7.13.2</td>
<td><code>openapi-3.0.json</code></td>
<td><code>npx orval@7.13.2 --config orval.config.cjs</code></td>
<td>11 and 11 of 11</td>
<td>The file: <code>module.exports = { rowfeed: { input: &#39;openapi-3.0.json&#39;, output: { target: &#39;rowfeed.ts&#39;, client: &#39;fetch&#39;, baseUrl: &#39;http://127.0.0.1:3000&#39; } } }</code>. From <code>openapi.json</code>, whose PATCH takes two media types, it makes an <a href="/docs#updateRow"><code>updateRow</code></a> that names none and is answered with 415. Later versions need Node.js 22.</td>
</tr>
<tr>
<td>TypeScript</td>
<td>swagger-typescript-api 13.13.0</td>
<td><code>openapi.json</code></td>
<td><code>npx swagger-typescript-api@13.13.0 generate --path openapi.json --output rowfeed --extract-request-params</code></td>
<td>11 and 11 of 11</td>
<td>What it throws is the answer, with the problem as <code>error</code>; that of a DELETE with <code>baseApiParams: { format: &#39;json&#39; }</code> alone.</td>
</tr>
<tr>
<td>TypeScript</td>
<td>oazapfts 7.5.0</td>
<td><code>openapi.json</code></td>
<td><code>npx oazapfts@7.5.0 openapi.json rowfeed.ts</code></td>
<td>11 and 11 of 11</td>
<td>The client needs <code>@oazapfts/runtime</code>.</td>
</tr>
<tr>
<td>TypeScript</td>
<td>openapi-typescript-codegen 0.31.0</td>
<td><code>openapi.json</code></td>
<td><code>npx --package openapi-typescript-codegen@0.31.0 openapi --input openapi.json --output rowfeed</code></td>
<td>11 and 11 of 11</td>
<td><code>body</code> of what it throws is <code>any</code>. It gives no headers, so that pages are had by <code>offset</code> alone. No longer developed; its makers lead to hey-api.</td>
</tr>
<tr>
<td>TypeScript</td>
<td>openapi-generator-typescript 7.25.0</td>
<td><code>openapi.json</code></td>
<td><code>java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g typescript-fetch -o rowfeed</code></td>
<td>11 and 11 of 11</td>
<td>The problem is <code>ProblemDetailsFromJSON(await error.response.json())</code>. Headers are in <code>raw</code> of what <code>listRowsRaw</code> answers; <code>fields</code> is a <code>Set</code>.</td>
</tr>
<tr>
<td>Go</td>
<td>oapi-codegen 2.8.2</td>
<td><code>openapi.json</code></td>
<td><code>go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2 -generate types,client -package rowfeed -o rowfeed/rowfeed.go openapi.json</code></td>
<td>11 and 11 of 11</td>
<td>An answer has a field for each status, such as <code>JSON200</code> and <code>ApplicationproblemJSON404</code>, and for its headers, such as <code>Headers200</code>.</td>
</tr>
<tr>
<td>Go</td>
<td>ogen 1.24.0</td>
<td><code>openapi.json</code></td>
<td><code>go run -mod=mod github.com/ogen-go/ogen/cmd/ogen --package rowfeed --target rowfeed --clean openapi.json</code></td>
<td>11 and 11 of 11</td>
<td>After <code>go mod edit -require github.com/ogen-go/ogen@v1.24.0</code>. A row&#39;s fields are JSON still to be decoded (<code>jx.Raw</code>); whatever the status, a problem has <code>GetResponse() ProblemDetails</code>. It writes a row&#39;s fields in another order each time, so what is sent again with an <code>Idempotency-Key</code> is sent by its <code>http.Client</code>, as it was. It refuses answers in which a proxy has changed a declared header such as <a href="/docs#header-Cache-Control-Immutable"><code>Cache-Control</code></a>.</td>
</tr>
<tr>
<td>Go</td>
<td>openapi-generator-go 7.25.0</td>
<td><code>openapi.json</code></td>
<td><code>java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g go -o rowfeed --package-name rowfeed --global-property apiTests=false --additional-properties withGoMod=false,disallowAdditionalPropertiesIfNotPresent=false</code></td>
<td>11 and 11 of 11</td>
<td>Without <code>disallowAdditionalPropertiesIfNotPresent=false</code> the client refuses members that a later version adds.</td>
</tr>
<tr>
<td>Rust</td>
<td>progenitor 0.15.1</td>
<td><code>openapi-3.0.json</code></td>
<td><code>cargo progenitor -i openapi-3.0.json -o rowfeed-client -n rowfeed-client -v 0.1.0 --interface builder</code></td>
<td>11 and 11 of 11</td>
<td>It is installed as <code>cargo-progenitor</code>. The key is a default header of the <code>reqwest::Client</code> that it is given; a row&#39;s fields are in <code>extra</code>. A problem comes as bytes, to be read into <code>types::ProblemDetails</code>. Without the builders, optional parameters of later versions are further arguments.</td>
</tr>
<tr>
<td>Rust</td>
<td>openapi-generator-rust 7.25.0</td>
<td><code>openapi-3.0.json</code></td>
<td><code>java -jar openapi-generator-cli-7.25.0.jar generate -i openapi-3.0.json -g rust -o rowfeed-client --package-name rowfeed_client --schema-mappings Row=Row &#38;&#38; echo &#39;pub type Row = std::collections::HashMap&#60;String, serde_json::Value&#62;;&#39; &#62;&#62; rowfeed-client/src/models/mod.rs</code></td>
<td>11 and 11 of 11</td>
<td>Its structs have no place for free fields: without the mapping, and a type <a href="/docs#schema-Row"><code>Row</code></a> of your own, rows keep <code>id</code> alone. Go by <code>status</code> of an error; its variant is always the first. It writes a row&#39;s fields in another order each time, so what is sent again with an <code>Idempotency-Key</code> is sent by its <code>reqwest::Client</code>, as it was. It gives no headers, so that pages are had by <code>offset</code> alone. Optional parameters of later versions are further arguments.</td>
</tr>
<tr>
<td>Rust</td>
<td>modelina-rust 5.10.1</td>
<td><code>asyncapi.json</code></td>
<td><code>node -e &#34;const { RustFileGenerator, defaultRustRenderCompleteModelOptions } = require(&#39;@asyncapi/modelina&#39;); const presets = [{ struct: { fieldMacro: ({ field, content }) =&#62; (field.propertyName === &#39;additional_properties&#39; ? &#39;#[serde(flatten)]&#39; : content) }, union: { structMacro: () =&#62; &#39;#[derive(Debug, Deserialize)] #[serde(untagged)]&#39; } }]; new RustFileGenerator({ presets }).generateToPackage(require(&#39;./asyncapi.json&#39;), &#39;rowfeed-feed&#39;, defaultRustRenderCompleteModelOptions)&#34;</code></td>
<td>7 and 7 of 7</td>
<td>The package is <code>@asyncapi/modelina</code> of npm. Without the presets it does not compile, and rows keep <code>id</code> alone.</td>
</tr>
<tr>
<td>Python</td>
<td>openapi-python-client 0.29.1</td>
<td><code>openapi.json</code></td>
<td><code>openapi-python-client generate --path openapi.json --output-path client</code></td>
<td>11 and 11 of 11</td>
<td>Headers are had by <code>sync_detailed</code>. The type of the body says how <code>update_row</code> takes <code>null</code>: a <a href="/docs#schema-RowPatch"><code>RowPatch</code></a> stores it, a <a href="/docs#schema-RowMergePatch"><code>RowMergePatch</code></a> removes the field. The documents in YAML are left out, with a warning.</td>
</tr>
<tr>
<td>Python</td>
<td>datamodel-code-generator 0.89.0</td>
<td><code>openapi.json</code></td>
<td><code>datamodel-codegen --input openapi.json --output client/rowfeed.py --output-model-type pydantic_v2.BaseModel --use-annotated</code></td>
<td>11 and 11 of 11</td>
<td>Models alone, here beside httpx. Without <code>--use-annotated</code> the bounds are calls in types, which mypy refuses.</td>
</tr>
<tr>
<td>Python</td>
<td>openapi-generator-python 7.25.0</td>
<td><code>openapi.json</code></td>
<td><code>java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g python -o client --package-name rowfeed_client</code></td>
<td>11 and 11 of 11</td>
<td>A row&#39;s fields are in its <code>additional_properties</code>, those to send are a <code>dict</code>. The problem is <code>ApiException.data</code>. Headers are had by <code>list_rows_with_http_info</code>, under their names as they were sent, in whatever case.</td>
</tr>
<tr>
<td>Python</td>
<td>modelina-python 5.10.1</td>
<td><code>asyncapi.json</code></td>
<td><code>modelina generate python asyncapi.json --pyDantic --packageName rowfeed --output client/rowfeed</code></td>
<td>7 and 7 of 7</td>
<td>It is <code>@asyncapi/modelina-cli</code> of npm. A frame is validated as the union of the seven. A row&#39;s fields are in its <code>additional_properties</code>; without <code>--pyDantic</code> they are lost.</td>
</tr>
<tr>
<td>Python</td>
<td>redocly-python 2.77.0</td>
<td><code>openapi.json</code></td>
<td><code>npx @redocly/cli@2.77.0 generate-client openapi.json --generator python --output rowfeed/client.ts</code></td>
<td>11 and 11 of 11</td>
<td>What it writes is <code>rowfeed/client.py</code>, which needs <code>httpx</code>; a row is <code>Any</code>, and the problem is <code>decode(ProblemDetails, error.body)</code>. Headers are had by <code>list_rows_with_headers</code>.</td>
</tr>
<tr>
<td>Java</td>
<td>openapi-generator-java 7.25.0</td>
<td><code>openapi.json</code></td>
<td><code>java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g java --library native -o client --additional-properties useJackson3=true,useSingleRequestParameter=true</code></td>
<td>11 and 11 of 11</td>
<td>A row&#39;s fields are in <code>getAdditionalProperties()</code>, those to send are a <code>Map</code>; <code>fields</code> is a <code>Set</code>. Headers are had by <code>listRowsWithHttpInfo</code>. Without <code>useJackson3</code> those that are <code>null</code> aren&#39;t sent, and without <code>useSingleRequestParameter</code> an optional parameter of a later version changes the arguments.</td>
</tr>
<tr>
<td>Java</td>
<td>redocly-java 2.77.0</td>
<td><code>openapi.json</code></td>
<td><code>npx @redocly/cli@2.77.0 generate-client openapi.json --generator java --output rowfeed/client.ts</code></td>
<td>11 and 11 of 11</td>
<td>What it writes is <code>rowfeed/Client.java</code>, which needs nothing else; a row is an <code>Object</code>, a <code>Map</code> of its members. Headers are had by <code>listRowsWithHeaders</code>.</td>
</tr>
<tr>
<td>Kotlin</td>
<td>openapi-generator-kotlin 7.25.0</td>
<td><code>openapi.json</code></td>
<td><code>java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g kotlin -o client --additional-properties serializationLibrary=jackson,useJackson3=true --type-mappings &#39;AnyType=kotlin.Any?&#39;</code></td>
<td>11 and 11 of 11</td>
<td>A row is a map of its fields, with <code>id</code> beside them. Headers are had by <code>listRowsWithHttpInfo</code>, which takes every parameter; <code>fields</code> is a <code>Set</code>. With Moshi, the default, rows keep <code>id</code> alone and <code>null</code> isn&#39;t sent; without the mapping <code>null</code> has no place in the types of what is sent.</td>
</tr>
</tbody></table>
</div>
</article>
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
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Guides</h2>
<ul><li><a href="/docs/console">The console</a></li>
<li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/feed">Following a feed</a></li>
<li><a href="/docs/mirror">A live mirror</a></li>
<li><a href="/docs/in-out">In and out</a></li>
<li><a href="/docs/keys">Keys, plans and usage</a></li>
<li><a href="/docs/sdks">SDKs</a></li>
<li><a href="/docs/errors" aria-current="page">Errors</a></li>
<li><a href="/docs/http">HTTP in detail</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/operate">Operating it</a></li>
<li><a href="/docs/postgres">PostgreSQL</a></li>
<li><a href="/docs/benchmarks">How fast it is</a></li>
</ul>
<h2>On this page</h2>
<ul><li><a href="#problems">Problems</a></li>
<li><a href="#order-of-checks">Order of checks</a></li>
<li><a href="#outside-any-operation">Outside any operation</a></li>
<li><a href="#close-codes">Close codes</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="errors"><a href="#errors">Errors</a></h1>
<h2 id="problems"><a href="#problems">Problems</a></h2>
<p>Every refusal is <code>application/problem+json</code> (<a href="https://www.rfc-editor.org/rfc/rfc9457">RFC 9457</a>):</p>
<pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:body_invalid&#34;,
  &#34;title&#34;: &#34;The body does not fit the contract&#34;,
  &#34;status&#34;: 400,
  &#34;detail&#34;: &#34;/3/id must not be sent; the service gives out ids.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;body_invalid&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;,
  &#34;errors&#34;: [{ &#34;pointer&#34;: &#34;/3/id&#34;, &#34;detail&#34;: &#34;must not be sent; the service gives out ids&#34; }]
}</code></pre>
<p>Programs look at <code>code</code>, one of these. Later versions may have more, so treat one that you don&#39;t know by its status. <code>detail</code> is
for people and may be reworded at any time. <code>errors</code> names what didn&#39;t fit, with either <code>pointer</code>, a
<a href="https://www.rfc-editor.org/rfc/rfc6901">JSON Pointer</a> into the body, or <code>parameter</code>, the name of a path, query or header
parameter. <code>request_id</code> repeats the header <a href="/docs#header-Request-Id-RequestId"><code>Request-Id</code></a>; quote it when asking for help.</p>
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
<td>400</td>
<td>The request line, a header or the WebSocket handshake is not well-formed, or <code>Host</code> or <code>Content-Type</code> comes twice.</td>
</tr>
<tr>
<td><a href="/docs#error-credentials_conflict"><code>credentials_conflict</code></a></td>
<td>400</td>
<td>The request bears API keys in more than one place, and they differ.</td>
</tr>
<tr>
<td><a href="/docs#error-parameter_invalid"><code>parameter_invalid</code></a></td>
<td>400</td>
<td>A path, query or header parameter is missing, unknown, repeated or has a value that isn&#39;t allowed.</td>
</tr>
<tr>
<td><a href="/docs#error-body_malformed"><code>body_malformed</code></a></td>
<td>400</td>
<td>The body is empty, is not well-formed JSON, or is not valid UTF-8.</td>
</tr>
<tr>
<td><a href="/docs#error-body_invalid"><code>body_invalid</code></a></td>
<td>400</td>
<td>The body is JSON, but not of the form that the operation takes.</td>
</tr>
<tr>
<td><a href="/docs#error-page_too_large"><code>page_too_large</code></a></td>
<td>400</td>
<td>The rows of this page are over 16 MiB together; ask for fewer with a smaller <code>limit</code>.</td>
</tr>
<tr>
<td><a href="/docs#error-query_too_costly"><code>query_too_costly</code></a></td>
<td>400</td>
<td>The list was given up after 10 s, or 5 s with a <code>filter</code>. A collection this large is listed by <code>id</code>, or by a field once its index is made, which begins when it is first asked for.</td>
</tr>
<tr>
<td><a href="/docs#error-key_missing"><code>key_missing</code></a></td>
<td>401</td>
<td>The request bears no API key.</td>
</tr>
<tr>
<td><a href="/docs#error-key_invalid"><code>key_invalid</code></a></td>
<td>401</td>
<td>The key is malformed, unknown, revoked or expired.</td>
</tr>
<tr>
<td><a href="/docs#error-scope_insufficient"><code>scope_insufficient</code></a></td>
<td>403</td>
<td>The key lacks the scope for this operation, or is bound to other collections.</td>
</tr>
<tr>
<td><a href="/docs#error-grant_exceeded"><code>grant_exceeded</code></a></td>
<td>403</td>
<td>The key would give, change or end what it doesn&#39;t have itself: a scope, a collection, or a later expiry.</td>
</tr>
<tr>
<td><a href="/docs#error-limit_reached"><code>limit_reached</code></a></td>
<td>403</td>
<td>The account&#39;s plan limits its collections, its rows or their bytes, and this would go beyond. <code>detail</code> names the limit. Nothing was stored. What is deleted makes room, and is always taken.</td>
</tr>
<tr>
<td><a href="/docs#error-origin_forbidden"><code>origin_forbidden</code></a></td>
<td>403</td>
<td>A web page of this origin may not open the feed; <code>ROWFEED_CORS_ORIGIN</code> lists those that may.</td>
</tr>
<tr>
<td><a href="/docs#error-route_not_found"><code>route_not_found</code></a></td>
<td>404</td>
<td>The path is none of this interface&#39;s. Paths are exact, without a trailing slash.</td>
</tr>
<tr>
<td><a href="/docs#error-collection_not_found"><code>collection_not_found</code></a></td>
<td>404</td>
<td>The account has no collection of this name.</td>
</tr>
<tr>
<td><a href="/docs#error-row_not_found"><code>row_not_found</code></a></td>
<td>404</td>
<td>The collection has no row with this id, or has it no longer.</td>
</tr>
<tr>
<td><a href="/docs#error-key_not_found"><code>key_not_found</code></a></td>
<td>404</td>
<td>The account has no key with this id.</td>
</tr>
<tr>
<td><a href="/docs#error-method_not_allowed"><code>method_not_allowed</code></a></td>
<td>405</td>
<td>The path exists, without this method. <a href="/docs#header-Allow"><code>Allow</code></a> lists those it has.</td>
</tr>
<tr>
<td><a href="/docs#error-request_timeout"><code>request_timeout</code></a></td>
<td>408</td>
<td>The headers took over 10 s, or the whole request over 28 s.</td>
</tr>
<tr>
<td><a href="/docs#error-collection_exists"><code>collection_exists</code></a></td>
<td>409</td>
<td>The account has a collection of this name.</td>
</tr>
<tr>
<td><a href="/docs#error-key_ended"><code>key_ended</code></a></td>
<td>409</td>
<td>The key was revoked or has expired, which is for good.</td>
</tr>
<tr>
<td><a href="/docs#error-last_admin_key"><code>last_admin_key</code></a></td>
<td>409</td>
<td>The last key of the account with the scope <code>admin</code> that never expires can&#39;t be ended, narrowed or left to expire.</td>
</tr>
<tr>
<td><a href="/docs#error-too_many_keys"><code>too_many_keys</code></a></td>
<td>409</td>
<td>The account has 10,000 keys, those that have ended included; <code>rowfeed keys create</code> makes more.</td>
</tr>
<tr>
<td><a href="/docs#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></td>
<td>409</td>
<td>Another request with this <code>Idempotency-Key</code> has yet to be answered. Send it again a second later.</td>
</tr>
<tr>
<td><a href="/docs#error-too_many_rows"><code>too_many_rows</code></a></td>
<td>409</td>
<td>More than <code>max_rows</code> rows fit the <code>filter</code>, or those that fit are over 4 MiB together, as they are or as they would be. Nothing was done.</td>
</tr>
<tr>
<td><a href="/docs#error-page_expired"><code>page_expired</code></a></td>
<td>410</td>
<td><code>after</code> leads to a collection that was made anew since, or behind a row by whose long value (over 256 bytes) the list is sorted, and which has another one now, or was deleted. List from the beginning.</td>
</tr>
<tr>
<td><a href="/docs#error-version_mismatch"><code>version_mismatch</code></a></td>
<td>412</td>
<td>None of the entity tags in <code>If-Match</code> is the present one of what the path names, or one of those in <code>If-None-Match</code> is. Read it again.</td>
</tr>
<tr>
<td><a href="/docs#error-body_too_large"><code>body_too_large</code></a></td>
<td>413</td>
<td>The body is over 1 MiB.</td>
</tr>
<tr>
<td><a href="/docs#error-media_type_unsupported"><code>media_type_unsupported</code></a></td>
<td>415</td>
<td><code>Content-Type</code> is missing or not one the operation takes, has a charset other than UTF-8, or the body has a <a href="/docs#header-Content-Encoding-ContentEncoding"><code>Content-Encoding</code></a>.</td>
</tr>
<tr>
<td><a href="/docs#error-value_unsupported"><code>value_unsupported</code></a></td>
<td>422</td>
<td>The body holds a value that would not come back equal, or that is over a limit for rows.</td>
</tr>
<tr>
<td><a href="/docs#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></td>
<td>422</td>
<td>A request with this <code>Idempotency-Key</code> was carried out that had another method, path, query, media type, <code>If-Match</code>, <code>Prefer</code> or body. A new request takes a new key.</td>
</tr>
<tr>
<td><a href="/docs#error-upgrade_required"><code>upgrade_required</code></a></td>
<td>426</td>
<td>The request is not a WebSocket handshake.</td>
</tr>
<tr>
<td><a href="/docs#error-too_many_attempts"><code>too_many_attempts</code></a></td>
<td>429</td>
<td>Over 20 bad keys came from this address within a minute. Valid keys from it are not affected.</td>
</tr>
<tr>
<td><a href="/docs#error-quota_exceeded"><code>quota_exceeded</code></a></td>
<td>429</td>
<td>The account has made as many requests as its plan allows for now. <code>detail</code> names the policy.</td>
</tr>
<tr>
<td><a href="/docs#error-too_many_sockets"><code>too_many_sockets</code></a></td>
<td>429</td>
<td>The key has as many feeds open on this instance as are allowed.</td>
</tr>
<tr>
<td><a href="/docs#error-headers_too_large"><code>headers_too_large</code></a></td>
<td>431</td>
<td>The request&#39;s headers are over 16 KiB.</td>
</tr>
<tr>
<td><a href="/docs#error-internal_error"><code>internal_error</code></a></td>
<td>500</td>
<td>A fault of the service. It is logged under the <code>request_id</code>.</td>
</tr>
<tr>
<td><a href="/docs#error-method_unknown"><code>method_unknown</code></a></td>
<td>501</td>
<td>The request has a method that the service knows for no path. Methods are case-sensitive.</td>
</tr>
<tr>
<td><a href="/docs#error-sockets_exhausted"><code>sockets_exhausted</code></a></td>
<td>503</td>
<td>This instance has as many feeds open as are allowed, over all keys.</td>
</tr>
<tr>
<td><a href="/docs#error-database_unavailable"><code>database_unavailable</code></a></td>
<td>503</td>
<td>The database is unreachable, locked or failing. A write may have happened if <code>detail</code> says so.</td>
</tr>
<tr>
<td><a href="/docs#error-overloaded"><code>overloaded</code></a></td>
<td>503</td>
<td>The service, or the part of it that one client may take, has more under way than it takes on. Nothing was done.</td>
</tr>
<tr>
<td><a href="/docs#error-shutting_down"><code>shutting_down</code></a></td>
<td>503</td>
<td>The instance is about to stop and takes no new requests. Nothing was done.</td>
</tr>
<tr>
<td><a href="/docs#error-storage_full"><code>storage_full</code></a></td>
<td>507</td>
<td>The database has no room for the change. Nothing was changed, and reads still work.</td>
</tr>
</tbody></table>
</div>
<p>429 and 503 come with <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a>, and so does <a href="/docs#error-idempotency_in_progress"><code>idempotency_in_progress</code></a>. A write may have happened in spite of <a href="/docs#error-database_unavailable"><code>database_unavailable</code></a> where
the connection was lost while the database committed; one with an <a href="/docs/rows#safe-to-repeat"><code>Idempotency-Key</code></a> is safe to send again.</p>
<h2 id="order-of-checks"><a href="#order-of-checks">Order of checks</a></h2>
<p>A request that could be refused for several reasons gets the first of these: the key (400 <a href="/docs#error-credentials_conflict"><code>credentials_conflict</code></a>, 401), guessing
and then the plan (429), the route (404 <a href="/docs#error-route_not_found"><code>route_not_found</code></a>, 405), the key&#39;s rights (403), its <code>Idempotency-Key</code> (400, 409, 422
<a href="/docs#error-idempotency_key_reused"><code>idempotency_key_reused</code></a>), the body&#39;s media type and size (415, 413),
parameters and body (400, 422), what it addresses (404), the row&#39;s version (412), and the row as it would become (422). So an unknown path under <code>/v1</code> is 401
without a key, and 404 with one. <code>/ws</code> keeps the same order, after 426 for requests that are no WebSocket handshake.</p>
<h2 id="outside-any-operation"><a href="#outside-any-operation">Outside any operation</a></h2>
<p>Some answers belong to no operation, because the request reached none. They are problems too, and the contract writes them out
under <a href="/docs#outside"><code>x-answers-outside-operations</code></a>, beside those of the key, the plan and the service itself:</p>
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
<td><a href="/docs#error-request_malformed"><code>request_malformed</code></a></td>
<td>the request line, the headers or the framing of the body can&#39;t be parsed, or might be read in two ways: two <code>Host</code> or <code>Content-Type</code>, even if equal</td>
</tr>
<tr>
<td>404</td>
<td><a href="/docs#error-route_not_found"><code>route_not_found</code></a></td>
<td>no such path (under <code>/v1</code> after the key check)</td>
</tr>
<tr>
<td>405</td>
<td><a href="/docs#error-method_not_allowed"><code>method_not_allowed</code></a></td>
<td>the path exists without this method; <a href="/docs#header-Allow"><code>Allow</code></a> lists those it has</td>
</tr>
<tr>
<td>408</td>
<td><a href="/docs#error-request_timeout"><code>request_timeout</code></a></td>
<td>headers took over 10 s, or the whole request over 28 s</td>
</tr>
<tr>
<td>431</td>
<td><a href="/docs#error-headers_too_large"><code>headers_too_large</code></a></td>
<td>headers of over 16 KiB</td>
</tr>
<tr>
<td>501</td>
<td><a href="/docs#error-method_unknown"><code>method_unknown</code></a></td>
<td>the service knows no such method, as with <code>INDEX</code> or <code>get</code></td>
</tr>
</tbody></table>
</div>
<h2 id="close-codes"><a href="#close-codes">Close codes</a></h2>
<p>The feed says by its close code why it ended. <a href="/docs/feed#when-it-ends">Following a feed</a> says what to do then.</p>
<div class="wide"><table>
<thead>
<tr>
<th>Close code</th>
<th>Meaning</th>
</tr>
</thead>
<tbody><tr>
<td>1001</td>
<td>The service is stopping. Connect again and resume from the last cursor.</td>
</tr>
<tr>
<td>1002</td>
<td>The client broke the WebSocket protocol.</td>
</tr>
<tr>
<td>1003</td>
<td>This feed takes no binary frames.</td>
</tr>
<tr>
<td>1007</td>
<td>The client sent text that is not UTF-8.</td>
</tr>
<tr>
<td>1008</td>
<td>More than 100 frames within a second.</td>
</tr>
<tr>
<td>1009</td>
<td>The client sent a frame of over 4 KiB.</td>
</tr>
<tr>
<td>1011</td>
<td>The log could not be read. Connect again and resume from the last cursor. With <code>initial</code>, also where further rows could not be read or took over 5 s to be found: begin again.</td>
</tr>
<tr>
<td>4401</td>
<td>The key was revoked or has expired. That was at most 2 s ago.</td>
</tr>
<tr>
<td>4403</td>
<td>The key may no longer read this collection. It has lost the scope <code>read</code>, or the collection.</td>
</tr>
<tr>
<td>4404</td>
<td>The collection was deleted.</td>
</tr>
<tr>
<td>4408</td>
<td>Nothing was read for 30 seconds. Over 1 MiB was waiting then, and not a byte could be sent. A client that doesn&#39;t read at all may see 1006 instead.</td>
</tr>
<tr>
<td>4410</td>
<td>The log does not hold what follows this cursor; list again. It lies before the first change in the log, or ahead, or belongs to an earlier collection of this name. Follow from the cursor that the list gives.</td>
</tr>
</tbody></table>
</div>
</article>
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
<title>HTTP in detail &#183; rowfeed 0.1.0</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Guides</h2>
<ul><li><a href="/docs/console">The console</a></li>
<li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/feed">Following a feed</a></li>
<li><a href="/docs/mirror">A live mirror</a></li>
<li><a href="/docs/in-out">In and out</a></li>
<li><a href="/docs/keys">Keys, plans and usage</a></li>
<li><a href="/docs/sdks">SDKs</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/http" aria-current="page">HTTP in detail</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/operate">Operating it</a></li>
<li><a href="/docs/postgres">PostgreSQL</a></li>
<li><a href="/docs/benchmarks">How fast it is</a></li>
</ul>
<h2>On this page</h2>
<ul><li><a href="#requests">Requests</a></li>
<li><a href="#limits">Limits</a></li>
<li><a href="#versioning-and-deprecation">Versioning and deprecation</a></li>
<li><a href="#cross-origin-requests">Cross-origin requests</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="http-in-detail"><a href="#http-in-detail">HTTP in detail</a></h1>
<p>What holds of every operation, beside what the contract says of each.</p>
<h2 id="requests"><a href="#requests">Requests</a></h2>
<ul>
<li>HEAD is answered like GET, without the body. <code>Accept</code>, and a body sent with GET or DELETE, are ignored.</li>
<li>Unknown or repeated query parameters are 400 <a href="/docs#error-parameter_invalid"><code>parameter_invalid</code></a> (on <a href="/docs#getHealth"><code>/health</code></a> and <a href="/docs#getReady"><code>/ready</code></a> they are ignored: probes add them).</li>
<li>Paths are exact: a trailing slash is 404, and names of collections are case-sensitive.</li>
<li>What can&#39;t be decoded (a percent sign without two hexadecimal digits, bytes that aren&#39;t UTF-8) is 400 <a href="/docs#error-parameter_invalid"><code>parameter_invalid</code></a> in a
parameter of the path and in the query. Elsewhere in a path it is 404: there is no such route.</li>
<li><code>If-Match</code> and <code>If-None-Match</code> <a href="/docs/rows#versions">have an effect</a> where an answer bears <a href="/docs#header-ETag-DocumentETag"><code>ETag</code></a>. <code>If-Modified-Since</code>,
<code>If-Unmodified-Since</code>, <code>If-Range</code> and <code>Range</code> have none, as their standard asks: no answer bears <code>Last-Modified</code> or
<code>Accept-Ranges</code>.</li>
<li>Every answer bears <a href="/docs#header-Request-Id-RequestId"><code>Request-Id</code></a>: the caller&#39;s own <code>X-Request-Id</code> when that is up to 128 characters of
<code>A-Z a-z 0-9 . _ ~ + / = : -</code>, else a new one.</li>
<li><code>Idempotency-Key</code> makes a write <a href="/docs/rows#safe-to-repeat">safe to repeat</a>. What only reads takes no notice of it.</li>
<li>An <code>X-Request-Id</code> of another form and unknown preferences in <code>Prefer</code> have no effect, as their standards ask.</li>
<li><code>Accept-Encoding</code> has an effect on the documents and pages alone, which bear <a href="/docs#header-Vary-VaryEncoding"><code>Vary</code></a> for it;
<a href="/docs/operate#compression">Operating it</a> says why.</li>
<li>Requests that are pipelined on a connection are answered one after the other; over several connections they are answered side by
side. What has come behind one with <a href="/docs#header-Upgrade"><code>Upgrade</code></a> or CONNECT is not looked at, and the connection is closed after its answer (with
<code>Upgrade: h2c</code>, which isn&#39;t taken up, it stays open).</li>
</ul>
<h2 id="limits"><a href="#limits">Limits</a></h2>
<ul>
<li>A client that stands still is cut: headers have to come within 10 s, a request within 28 s, and of an answer at least 16 KiB have
to be read within 30 s, or the connection is reset.</li>
<li>What one key may have under way is bounded, so that it takes nothing from others: 16 MiB of bodies, and 64 MiB of answers that
aren&#39;t read yet. Beyond that its requests get 503 <a href="/docs#error-overloaded"><code>overloaded</code></a>, and nothing was done.</li>
<li><a href="/docs/rows#exact-values">Collections and rows</a> has those of values, <a href="/docs/feed#limits-of-a-feed">Following a feed</a> those of feeds.</li>
</ul>
<h2 id="versioning-and-deprecation"><a href="#versioning-and-deprecation">Versioning and deprecation</a></h2>
<p><code>/v1</code> only grows: new routes, new optional parameters and headers, new members in answers (never in collection objects, which are
exactly <code>{&#34;name&#34;}</code>), new codes of problems. A status that an operation doesn&#39;t have today comes only to requests that use what is
new. Clients should ignore members and headers they don&#39;t know, and treat an unknown <code>code</code>
by its status; the contract leaves both open, so that generated clients do. The feed grows in the same way: new members in frames,
new close codes, and new kinds of frame only for clients that asked for them.</p>
<p>What is to go is announced by the answer headers <a href="https://www.rfc-editor.org/rfc/rfc9745"><code>Deprecation</code></a> and
<a href="https://www.rfc-editor.org/rfc/rfc8594"><code>Sunset</code></a> and goes no sooner than six months later, with a <code>/v2</code> beside <code>/v1</code>. <code>/ws</code>,
<a href="/docs#getHealth"><code>/health</code></a> and the documents have no version in their path and keep to the same rules. <code>info.version</code> in the contract follows
semantic versioning: what breaks clients needs a new major version.</p>
<h2 id="cross-origin-requests"><a href="#cross-origin-requests">Cross-origin requests</a></h2>
<p>Off unless the operator names origins (<a href="/docs/configuration#environment"><code>ROWFEED_CORS_ORIGIN</code></a>). Then preflights (OPTIONS with
<code>Access-Control-Request-Method</code>) are answered with 204 before the key check, and scripts may read the headers <a href="/docs#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a>,
<a href="/docs#header-ETag-DocumentETag"><code>ETag</code></a>, <a href="/docs#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>, <a href="/docs#header-Link-NextLink"><code>Link</code></a>, <a href="/docs#header-Location"><code>Location</code></a>, <a href="/docs#header-Next-After-NextAfter"><code>Next-After</code></a>, <a href="/docs#header-Preference-Applied-CountApplied"><code>Preference-Applied</code></a>, <a href="/docs#header-RateLimit"><code>RateLimit</code></a>, <a href="/docs#header-RateLimit-Policy-RateLimitPolicy"><code>RateLimit-Policy</code></a>, <a href="/docs#header-Request-Id-RequestId"><code>Request-Id</code></a>, <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a>,
<a href="/docs#header-Total-Count-TotalCount"><code>Total-Count</code></a> and <a href="/docs#header-WWW-Authenticate-WwwAuthenticate"><code>WWW-Authenticate</code></a>. No cookies are used, and credentials mode isn&#39;t needed. <code>/ws</code> checks <code>Origin</code> when one is sent:
the service&#39;s own origin is always allowed, then the operator&#39;s list; others get 403 <a href="/docs#error-origin_forbidden"><code>origin_forbidden</code></a>.</p>
</article>
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
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Guides</h2>
<ul><li><a href="/docs/console">The console</a></li>
<li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/feed">Following a feed</a></li>
<li><a href="/docs/mirror">A live mirror</a></li>
<li><a href="/docs/in-out">In and out</a></li>
<li><a href="/docs/keys">Keys, plans and usage</a></li>
<li><a href="/docs/sdks">SDKs</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/http">HTTP in detail</a></li>
<li><a href="/docs/configuration" aria-current="page">Configuration</a></li>
<li><a href="/docs/operate">Operating it</a></li>
<li><a href="/docs/postgres">PostgreSQL</a></li>
<li><a href="/docs/benchmarks">How fast it is</a></li>
</ul>
<h2>On this page</h2>
<ul><li><a href="#environment">Environment</a></li>
<li><a href="#command-line">Command line</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="configuration"><a href="#configuration">Configuration</a></h1>
<h2 id="environment"><a href="#environment">Environment</a></h2>
<p>Settings are environment variables. One that is empty counts as not set; one that makes no sense stops the start with a line
that says why.</p>
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
<td><code>3000</code></td>
<td>TCP port to listen on</td>
</tr>
<tr>
<td><code>HOST</code></td>
<td><code>127.0.0.1</code></td>
<td>host name or address to listen on; <code>0.0.0.0</code> for all</td>
</tr>
<tr>
<td><code>DATABASE_URL</code></td>
<td><code>sqlite:data/rowfeed.db</code></td>
<td><code>sqlite:</code> and a path, or <code>postgres://...</code></td>
</tr>
<tr>
<td><code>ROWFEED_API_KEY</code></td>
<td>none</td>
<td>a key of 20 to 255 visible ASCII characters, registered at start for the account <code>default</code>; then none is made and printed. One that came from there earlier is revoked if it differs</td>
</tr>
<tr>
<td><code>ROWFEED_TRUST_PROXY</code></td>
<td>none</td>
<td>addresses or CIDR ranges, separated by commas, of proxies whose <code>X-Forwarded-For</code> names the client; <code>0.0.0.0/0</code> and <code>::/0</code>, which would trust everybody, are refused at start</td>
</tr>
<tr>
<td><code>ROWFEED_RETENTION_HOURS</code></td>
<td><code>24</code></td>
<td>how long a feed can be resumed: changes of a collection are kept this many hours ...</td>
</tr>
<tr>
<td><code>ROWFEED_RETENTION_CHANGES</code></td>
<td><code>100000</code></td>
<td>... or as its last this many, whichever keeps more</td>
</tr>
<tr>
<td><code>ROWFEED_MAX_SOCKETS</code></td>
<td><code>10000</code></td>
<td>open feeds, in all</td>
</tr>
<tr>
<td><code>ROWFEED_MAX_SOCKETS_PER_KEY</code></td>
<td><code>1000</code></td>
<td>open feeds a key</td>
</tr>
<tr>
<td><code>ROWFEED_METRICS_PORT</code></td>
<td>none</td>
<td>port of <code>/metrics</code>, which needs no key</td>
</tr>
<tr>
<td><code>ROWFEED_CORS_ORIGIN</code></td>
<td>none</td>
<td>origins that browsers may call from, separated by commas, or <code>*</code> for all</td>
</tr>
<tr>
<td><code>LOG_LEVEL</code></td>
<td><code>info</code></td>
<td><code>fatal</code>, <code>error</code>, <code>warn</code>, <code>info</code>, <code>debug</code>, <code>trace</code> or <code>silent</code>. JSON lines on standard output, readable ones on a terminal, never with a key</td>
</tr>
</tbody></table>
</div>
<h2 id="command-line"><a href="#command-line">Command line</a></h2>
<div class="wide"><table>
<thead>
<tr>
<th>Command</th>
<th>What it does</th>
</tr>
</thead>
<tbody><tr>
<td><code>rowfeed serve</code></td>
<td>serves; what <code>rowfeed</code> alone and <code>npm start</code> do</td>
</tr>
<tr>
<td><code>rowfeed keys create --name N [--account A] [--scopes read,write] [--collections a,b] [--expires 30d]</code></td>
<td>makes a key and prints it, this once; a new account is created</td>
</tr>
<tr>
<td><code>rowfeed keys list</code></td>
<td>shows all keys, never their text</td>
</tr>
<tr>
<td><code>rowfeed keys update ID [--name N] [--scopes S] [--collections a,b] [--expires 30d]</code></td>
<td>changes what a key may do, or its name</td>
</tr>
<tr>
<td><code>rowfeed keys rotate ID [--grace 24h]</code></td>
<td>makes a key like this one, which ends after the grace</td>
</tr>
<tr>
<td><code>rowfeed keys revoke ID</code></td>
<td>ends a key; its open feeds are closed within 2 seconds</td>
</tr>
<tr>
<td><code>rowfeed plans set PLAN [--requests N --period hour|day|month [--burst N]] [--max-collections N] [--max-rows N] [--max-bytes N]</code></td>
<td>creates a plan, or gives it these limits in place of all it had</td>
</tr>
<tr>
<td><code>rowfeed plans list</code></td>
<td>shows all plans and the accounts that have them</td>
</tr>
<tr>
<td><code>rowfeed plans assign ACCOUNT PLAN</code></td>
<td>puts an account on a plan; <code>unlimited</code> takes it off</td>
</tr>
<tr>
<td><code>rowfeed usage [--account A]</code></td>
<td>shows what accounts and keys have used</td>
</tr>
<tr>
<td><code>rowfeed import COLLECTION FILE --url U --key K [--format ndjson|csv] [--types n:number,done:boolean] [--delimiter &#39;;&#39;] [--create] [--keep-id FIELD] [--skip-bad FILE] [--again]</code></td>
<td>stores the rows of a file in a collection; run again, it goes on and stores none twice: <a href="/docs/in-out">In and out</a></td>
</tr>
<tr>
<td><code>rowfeed export COLLECTION --url U --key K [--format ndjson|csv] [--filter F] [--fields a,b] [--out FILE]</code></td>
<td>writes the rows of a collection to a file or standard output</td>
</tr>
<tr>
<td><code>rowfeed conform --url U --key K [--wait 60s]</code></td>
<td>checks whether a deployment keeps the contract, in collections of its own</td>
</tr>
<tr>
<td><code>rowfeed backup FILE</code></td>
<td>copies the SQLite database to a new file, also while a service is writing</td>
</tr>
<tr>
<td><code>rowfeed restore FILE [--replace]</code></td>
<td>puts such a copy in place of the database; followers have to list again</td>
</tr>
<tr>
<td><code>rowfeed copy --from URL --to URL</code></td>
<td>copies all that a database holds to an empty one, from SQLite to PostgreSQL or back</td>
</tr>
<tr>
<td><code>rowfeed migrate</code></td>
<td>brings the database to the schema of this version, as every start does by itself</td>
</tr>
</tbody></table>
</div>
<p><code>import</code>, <code>export</code> and <code>conform</code> go through a service, and take the key also from <code>ROWFEED_API_KEY</code>. The others work on the database
of <code>DATABASE_URL</code>, beside a running service or without one. An SQLite file that isn&#39;t there is
made by <code>serve</code>, <code>migrate</code>, <code>restore</code> and <code>copy</code>; the other commands refuse.</p>
<p>All but <code>serve</code> take <code>--json</code> and then print JSON. The exit code is 0 when it is done, 1 when it failed and 2 for a mistake in
the command line. In a clone, <code>npm run -s rowfeed -- keys list</code> does the same as <code>npx rowfeed keys list</code>.</p>
</article>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const operate = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Operating it &#183; rowfeed 0.1.0</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Guides</h2>
<ul><li><a href="/docs/console">The console</a></li>
<li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/feed">Following a feed</a></li>
<li><a href="/docs/mirror">A live mirror</a></li>
<li><a href="/docs/in-out">In and out</a></li>
<li><a href="/docs/keys">Keys, plans and usage</a></li>
<li><a href="/docs/sdks">SDKs</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/http">HTTP in detail</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/operate" aria-current="page">Operating it</a></li>
<li><a href="/docs/postgres">PostgreSQL</a></li>
<li><a href="/docs/benchmarks">How fast it is</a></li>
</ul>
<h2>On this page</h2>
<ul><li><a href="#probes">Probes</a></li>
<li><a href="#logs">Logs</a></li>
<li><a href="#stopping">Stopping</a></li>
<li><a href="#updates">Updates</a></li>
<li><a href="#the-file-of-sqlite">The file of SQLite</a></li>
<li><a href="#backups">Backups</a></li>
<li><a href="#moving-to-another-database">Moving to another database</a></li>
<li><a href="#what-one-client-may-take">What one client may take</a></li>
<li><a href="#compression">Compression</a></li>
<li><a href="#lists-that-take-long">Lists that take long</a></li>
<li><a href="#exports">Exports</a></li>
<li><a href="#indexes">Indexes</a></li>
<li><a href="#metrics">Metrics</a></li>
<li><a href="#when-something-fails">When something fails</a></li>
<li><a href="#testing-a-deployment">Testing a deployment</a></li>
<li><a href="#trying-it-hard">Trying it hard</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="operating-it"><a href="#operating-it">Operating it</a></h1>
<h2 id="probes"><a href="#probes">Probes</a></h2>
<p><code>GET /health</code> says whether the instance can do its work; restart it when it doesn&#39;t for a minute. <code>GET /ready</code> says whether
requests should be sent to it, and turns 503 the moment the service is told to stop. Neither needs a key.</p>
<pre><code data-language="sh">curl -s http://127.0.0.1:3000/ready</code></pre>
<pre><code data-language="json">{&#34;ok&#34;:true,&#34;service&#34;:&#34;rowfeed&#34;}</code></pre>
<h2 id="logs"><a href="#logs">Logs</a></h2>
<p>Standard output has JSON lines: the start, the stop, and every fault of the service&#39;s own with the <code>request_id</code> that the caller
got as <a href="/docs#header-Request-Id-RequestId"><code>Request-Id</code></a>. A fault that hits every request is logged once a second, with <code>unlogged</code> for the others.
<code>LOG_LEVEL=debug</code> logs every request with its operation, status, milliseconds, key id and client address, and every feed that is
opened, refused or closed (<code>close_code</code>, <code>seconds</code>, <code>frames</code>). No key is ever logged.</p>
<h2 id="stopping"><a href="#stopping">Stopping</a></h2>
<p>On SIGTERM the service answers what is under way, refuses the rest with 503 <a href="/docs#error-shutting_down"><code>shutting_down</code></a>, closes feeds with 1001 and exits
within 10 seconds with everything on disk; a client that sends or reads nothing for 3 s is cut. Followers resume elsewhere or
after the restart. Housekeeping (removing the rows of deleted collections, making indexes) is left to the next start. A second
SIGTERM ends it at once, which loses nothing that was acknowledged either.</p>
<h2 id="updates"><a href="#updates">Updates</a></h2>
<p>A start, <code>rowfeed migrate</code> and every other command that opens the database do the same:</p>
<div class="wide"><table>
<thead>
<tr>
<th>The database</th>
<th>What happens</th>
</tr>
</thead>
<tbody><tr>
<td>is empty, or the file is missing</td>
<td>the tables are made; on SQLite only by <code>serve</code>, <code>migrate</code>, <code>restore</code> and <code>copy</code>, and the others refuse</td>
</tr>
<tr>
<td>has an older schema</td>
<td>it is brought up to date, all or nothing. Of those that start at once one does it, and the others wait for it</td>
</tr>
<tr>
<td>has the schema of this version</td>
<td>nothing</td>
</tr>
<tr>
<td>has a newer schema</td>
<td>refused with one line, and not touched. Instances that are running go on</td>
</tr>
<tr>
<td>belongs to another program</td>
<td>refused with one line, and not touched</td>
</tr>
</tbody></table>
</div>
<p>So instances can be replaced one by one: the first new one migrates, and the old ones go on beside it, since a version only adds
to the schema of the version before; a later one drops the rest. On PostgreSQL no timeout of the server cuts a
migration.</p>
<h2 id="the-file-of-sqlite"><a href="#the-file-of-sqlite">The file of SQLite</a></h2>
<p>One server has it at a time, by whatever path or link. Of several hard links none is served, since each would have a log of its
own; for the same reason mount its folder into a container, not the file. The files that rowfeed makes, backups too, can be read
by their owner alone (0600, a new folder 0700). A database that is there keeps the mode you gave it, and the files beside it get
that mode.</p>
<h2 id="backups"><a href="#backups">Backups</a></h2>
<p><code>rowfeed backup</code> copies an SQLite database beside the running server, consistent up to some commit, and checks the copy. It is
paced, so that writers are left alone.</p>
<pre><code data-language="sh">npx rowfeed backup monday.db</code></pre>
<pre><code data-language="text">Copied data/rowfeed.db to monday.db: 126,976 bytes in 0.0 s, checked.</code></pre>
<p>Until it is whole it is called <code>monday.db.&#60;host&#62;-&#60;pid&#62;.partial</code>. A signal removes that, and of a backup that was killed the next
one to the same file does.</p>
<p><code>rowfeed restore</code> puts a copy in place while no server and no other command has the database open; with <code>--replace</code> where there
is a database already, which is lost then. It is all or nothing: a restore that fails or is killed leaves the database as it was.
Here it makes a second database, to look into:</p>
<pre><code data-language="sh">DATABASE_URL=sqlite:look.db npx rowfeed restore monday.db
DATABASE_URL=sqlite:look.db npx rowfeed keys list</code></pre>
<pre><code data-language="text">Restored look.db: collections 0, rows 0.
ID                NAME   ACCOUNT  BEGINS    SCOPES              COLLECTIONS  EXPIRES (UTC)  LAST USED  STATUS
key_jC9vqLxeIFbO  first  default  rf_NRiWr  read, write, admin  all          never          never      valid</code></pre>
<p>After a restore every cursor from before is answered with 4410 (list again), because the history that it belongs to is gone.
On PostgreSQL use <code>pg_dump</code> or a physical backup.</p>
<h2 id="moving-to-another-database"><a href="#moving-to-another-database">Moving to another database</a></h2>
<p><code>rowfeed copy --from sqlite:data/rowfeed.db --to postgres://...</code> copies accounts, keys, plans, usage, collections, rows and the
changes that are kept to an empty database, from one engine to the other or to the same. Stop the service first: the copy is
one state of the source, without later writes. Everything is read back and compared by checksum before it
counts, in one transaction: if the copy fails or is killed, the target is as empty as before. Then start the service with the new
<code>DATABASE_URL</code>.</p>
<p>Keys work and ids go on; followers resume where they were. Entity tags change, so that one from before gets 412. If the old
database is written to after the copy, cursors from there are answered with 4410.</p>
<h2 id="what-one-client-may-take"><a href="#what-one-client-may-take">What one client may take</a></h2>
<ul>
<li>On a connection requests are answered one after the other.</li>
<li>A key may have 16 MiB of bodies under way (64 MiB in all) and 64 MiB of answers that it hasn&#39;t read yet (256 MiB in all); its
next requests get 503 <a href="/docs#error-overloaded"><code>overloaded</code></a>.</li>
<li>A client that reads less than 16 KiB of an answer within 30 s, or needs over 28 s for a request, is cut.</li>
</ul>
<h2 id="compression"><a href="#compression">Compression</a></h2>
<p>The documents, <a href="/docs#getDocs"><code>/docs</code></a> and the guides go out as <code>br</code>, <code>gzip</code> or as they are, whichever <code>Accept-Encoding</code> likes best, compressed when
the service was built. Together they are about 1 MB as they are, 0.2 MB as gzip and 0.17 MB as br (<a href="/docs#getOpenapiJson"><code>/openapi.json</code></a> 145, 19 and 15 KB, <a href="/docs#getDocs"><code>/docs</code></a>
260, 33 and 25 KB); in memory the compressed ones take 0.4 MB more. Each coding has an <a href="/docs#header-ETag-DocumentETag"><code>ETag</code></a> of its own.</p>
<p>Answers of <code>/v1</code> go out as they are, for two reasons. A list may hold a secret beside what somebody else wrote: a person who
can write there, and sees how long the encrypted answers to another are, learns the secret bit by bit from what compresses well
(the BREACH attack). And the main thread would do it: gzip takes 0.15 ms for a list of 100 rows (18 KB), for which all else takes
0.09 ms. Where the first is no danger, a proxy has the time:</p>
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
  # The tag of what is compressed on the way is a weak one, which If-Match never matches; and a row is small.
  http-request del-header Accept-Encoding if { path_reg ^/v1/collections/[^/]+/rows/. }
  compression algo gzip
  compression type application/json
  server a 127.0.0.1:3000</code></pre>
<p>A list of 100 rows comes as 4 KB instead of 18 then. What is compressed already passes as it is, and so do feeds, and problems:
HAProxy compresses answers of the statuses 200 to 203 alone.</p>
<h2 id="lists-that-take-long"><a href="#lists-that-take-long">Lists that take long</a></h2>
<p>Accounts take turns in all that is read. A page is cheap where its rows are met in the order of ids or of an index: the first one as
well as one by <code>after</code>, however deep. It is cheap in a small collection, too. These lists are read apart from the others:</p>
<ul>
<li>one that has to sort 2,000 rows or 4 MiB;</li>
<li>one that goes more than 10,000 rows into an index by <code>offset</code>;</li>
<li>one with a <code>filter</code> for which 2,000 rows, or 4 MiB of them (64 KiB where it looks into elements) divided by the filter&#39;s tests,
have to be looked at, because few of them fit, or all are counted (<code>Prefer: count=exact</code>).</li>
</ul>
<p>On SQLite one of them is read at a time, on PostgreSQL two, of an account one. At most four of a key wait or run (more are 503
<a href="/docs#error-overloaded"><code>overloaded</code></a>), for at most 10 s, with a filter 5 s (then 400 <a href="/docs#error-query_too_costly"><code>query_too_costly</code></a>), and only while their client waits. Cheap lists that
look at more than 300 rows wait apart, too, on SQLite for one at a time, on PostgreSQL for two. Pages over 1 MiB are read when there is room for them. On SQLite a scan beside which 128 MiB are written is 503 <a href="/docs#error-overloaded"><code>overloaded</code></a> too, so that the
write-ahead log stays below about 256 MiB, unless something is exported, and it shrinks to at most 64 MiB after it.</p>
<h2 id="exports"><a href="#exports">Exports</a></h2>
<p>An <a href="/docs/rows#export">export</a> reads one state of the database on a connection of its own, about 64 KiB at a time, as fast as its client
takes them: its memory doesn&#39;t grow with the collection. On SQLite and two cores a million rows of 180 bytes take 2 s as NDJSON and
3.5 s as CSV, and 26 MB of memory; two at once, which is the most on an instance, 35 MB. With PostgreSQL on the same machine it is 4.5 s
as NDJSON, and 50 MB. A client that reads less than 16 KiB within 30 s is cut.</p>
<ul>
<li>On SQLite the write-ahead log can&#39;t be folded into the file meanwhile and grows by all that is written. Exports are cut when it has
grown by 1 GiB since the first of those under way began: have that much room beside the file. After the last one it is folded, and
its file shrinks to at most 64 MiB.</li>
<li>On PostgreSQL it is a read-only transaction (REPEATABLE READ). It locks nothing that writers need, and until its end VACUUM keeps
whatever was changed or deleted since its beginning. If its instance is gone without a word, the server ends it within 30 minutes.</li>
</ul>
<h2 id="indexes"><a href="#indexes">Indexes</a></h2>
<p>A list by fields sorts the collection, in up to seconds where it has a million rows, and a filter looks at all of it. If it has 2,000
rows or more, indexes are then made by themselves in small steps, between which writers have their turn: one of the fields that the
list is sorted by, in their directions or all turned, and one of a field that the filter compares (<code>==</code>, <code>&#60;</code> and the like,
<code>starts_with</code>, alone or joined by <code>&#38;&#38;</code>; a field with <code>==</code> comes first). Where a list with <code>==</code> still looks at more than 300 rows, one
of several fields is made: of that field and another one that the filter compares, or of that field and those that the list is sorted
by. Further lists take about as long as those by id, where the filter leaves few rows to be looked at; each write of the collection
takes somewhat longer (on PostgreSQL up to 1 ms a commit).</p>
<p>A collection has at most four, an account 1,000 and the service 4,000. Where there is no room for another one, the account that has
most gives up the one that it used longest ago. Accounts have theirs made in turn. One that nobody asked for within an hour is
dropped.</p>
<h2 id="metrics"><a href="#metrics">Metrics</a></h2>
<p><code>ROWFEED_METRICS_PORT=9464</code> serves <code>/metrics</code> for Prometheus on a port of its own (on <code>HOST</code>, without a key: keep it private).</p>
<div class="wide"><table>
<thead>
<tr>
<th>Metric</th>
<th>Alarm when</th>
<th>What it means, and what to do</th>
</tr>
</thead>
<tbody><tr>
<td><code>rowfeed_request_duration_seconds{operation,status}</code></td>
<td>rate of <code>status=~&#34;5..&#34;</code> above 0 for 5 min</td>
<td>Look for <code>request failed</code> in the log: <code>code</code> says what. 503 <a href="/docs#error-overloaded"><code>overloaded</code></a>: see the queue; 507: see below</td>
</tr>
<tr>
<td></td>
<td>p99 above 0.1 s</td>
<td>The machine is busy, or a list sorts a large collection by a new field (an index is made by itself)</td>
</tr>
<tr>
<td><code>rowfeed_commit_duration_seconds{outcome}</code></td>
<td>p99 above 0.1 s</td>
<td>The disk syncs slowly; every write waits for it. <code>outcome=&#34;failed&#34;</code>: the log says why</td>
</tr>
<tr>
<td><code>rowfeed_commit_writes</code></td>
<td>mean near 500</td>
<td>Groups are full: writes arrive faster than the disk takes them</td>
</tr>
<tr>
<td><code>rowfeed_write_queue_length</code></td>
<td>above 1,000 for 1 min</td>
<td>The same; at 10,000 (or 64 MiB) writes get 503 <a href="/docs#error-overloaded"><code>overloaded</code></a> with <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a>, those of one account at a quarter of that</td>
</tr>
<tr>
<td><code>rowfeed_requests_in_flight</code></td>
<td>above 1,000 for 1 min</td>
<td>The same for all requests; 10,000 is the bound</td>
</tr>
<tr>
<td><code>rowfeed_feed_lag_seconds</code></td>
<td>p99 above 1 s</td>
<td>Followers get changes late: CPU, or slow commits (their time is in it)</td>
</tr>
<tr>
<td><code>rowfeed_feeds_open</code></td>
<td>near <code>ROWFEED_MAX_SOCKETS</code></td>
<td>The next ones get 503 <a href="/docs#error-sockets_exhausted"><code>sockets_exhausted</code></a>: raise it, or start another instance (PostgreSQL)</td>
</tr>
<tr>
<td><code>rowfeed_background_failures_total{task}</code></td>
<td>rate above 0 for 5 min</td>
<td>Background work fails, and is tried again: <code>purge</code>, <code>trim</code> and <code>expire_keys</code> (the file grows), <code>index</code> (lists by a field stay slow), <code>count_bytes</code> (what older versions have stored isn&#39;t in accounts&#39; bytes), <code>read_log</code> (feeds stand still), <code>read_registry</code> (changes of keys and plans aren&#39;t noticed), <code>read_usage</code> (other instances overshoot quotas), <code>read_totals</code> (and what plans let accounts store), <code>flush_usage</code>, <code>fold_usage</code>, <code>note_use</code>, <code>tell</code>. The log says once why, and once when it is over</td>
</tr>
<tr>
<td><code>rowfeed_wal_bytes</code> (SQLite)</td>
<td>above 1 GB for 10 min</td>
<td>Something reads without end, so that the log can&#39;t be folded into the file: a backup that hangs, a tool that has the file open, an <a href="#exports">export</a></td>
</tr>
<tr>
<td><code>nodejs_eventloop_lag_p99_seconds</code></td>
<td>above 0.1 s</td>
<td>The process is short of CPU</td>
</tr>
<tr>
<td><code>process_resident_memory_bytes</code></td>
<td>above what you gave it</td>
<td>10,000 idle feeds take about 70 MB, 2,000 kept-alive connections about 15 MB (held to 100 and 40 by the tests), besides the service&#39;s own 90 MB</td>
</tr>
</tbody></table>
</div>
<h2 id="when-something-fails"><a href="#when-something-fails">When something fails</a></h2>
<ul>
<li><em>The disk is full</em>: writes get 507 <a href="/docs#error-storage_full"><code>storage_full</code></a>, reads and feeds go on. Make room; no restart is needed.</li>
<li><em>The database is locked</em> (somebody has a transaction open on the file): writes wait 5 s, then get 503 with <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a>.</li>
<li><em>The disk fails</em> (an I/O error, a sync that fails, damage): the answer is 503, <a href="/docs#getHealth"><code>/health</code></a> turns 503, and the process exits with
code 1, since only a new start can tell what the disk holds. Let it be restarted. If it then says <code>is damaged</code>, restore a backup.</li>
<li><em>The SQLite file, or a file beside it, is removed or replaced under the service</em>: within a second the same happens. Acknowledged
writes are folded into the file that was served, wherever it has been moved to. If it is gone, a start refuses to make a new
one as long as its log (<code>-wal</code>) is there: put the file back, or move the log away.</li>
<li><em>It doesn&#39;t start</em>: one line on standard error says why, and the file is left as it was. At a start the file is checked for at
most a second.</li>
</ul>
<h2 id="testing-a-deployment"><a href="#testing-a-deployment">Testing a deployment</a></h2>
<p><code>rowfeed conform</code> walks the whole interface in collections of its own and deletes them afterwards: statuses, media types, headers
and bodies of every operation against the contract, filters, the order of lists and their pages, cursors, versions, and that the
feed is complete, in order and resumable. It reports by operation (<code>--json</code> for programs) and ends with a verdict.</p>
<pre><code data-language="sh">npx rowfeed conform --url http://127.0.0.1:3000 --key $KEY | tail -n 1</code></pre>
<pre><code data-language="text">http://127.0.0.1:3000 keeps the contract: 105 checks passed.</code></pre>
<div class="wide"><table>
<thead>
<tr>
<th>Exit code</th>
<th></th>
</tr>
</thead>
<tbody><tr>
<td>0</td>
<td>The deployment keeps the contract.</td>
</tr>
<tr>
<td>1</td>
<td>It doesn&#39;t: something differs.</td>
</tr>
<tr>
<td>2</td>
<td>That could not be judged: there was no answer, the key may not do what the checks do, or its plan is used up. All checks that could be judged passed. (A mistake in the command line ends with 2, too.)</td>
</tr>
</tbody></table>
</div>
<p>Where it is asked to wait, by 429 or 503, it does, for <code>--wait 60s</code> in all. The last requests of a plan are kept for removing its
collections, also when it is interrupted; the verdict names those that it could not remove. The key may also come from
<code>ROWFEED_API_KEY</code>. The main way through is written down as an Arazzo document too, <code>src/conform/rowfeed.arazzo.yaml</code>:
<code>npx redocly respect src/conform/rowfeed.arazzo.yaml --server rowfeed=$URL --input key=$KEY</code>.</p>
<h2 id="trying-it-hard"><a href="#trying-it-hard">Trying it hard</a></h2>
<p>In a clone, <code>npm run torture -- --rounds 20 [--engine postgres]</code> kills a server under load again and again and counts every
fault: it has to be 0 everywhere. Some of its clients repeat each write with an <code>Idempotency-Key</code> until it is answered, over killed
servers, cut connections and restarts of PostgreSQL. It also measures the memory of 10,000 idle feeds, when a body that never ends is cut, and the cost
of a backup to writers. <code>npm run torture -- --rounds 10 --only neighbours</code> attacks a server in the ways that clients can (answers
that nobody reads, bodies that don&#39;t come, sorts, floods of writes) and shows how another account fares meanwhile; with
<code>--program dist/src/bin.js</code> of another version, that one.</p>
</article>
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
<title>PostgreSQL &#183; rowfeed 0.1.0</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Guides</h2>
<ul><li><a href="/docs/console">The console</a></li>
<li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/feed">Following a feed</a></li>
<li><a href="/docs/mirror">A live mirror</a></li>
<li><a href="/docs/in-out">In and out</a></li>
<li><a href="/docs/keys">Keys, plans and usage</a></li>
<li><a href="/docs/sdks">SDKs</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/http">HTTP in detail</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/operate">Operating it</a></li>
<li><a href="/docs/postgres" aria-current="page">PostgreSQL</a></li>
<li><a href="/docs/benchmarks">How fast it is</a></li>
</ul>
<h2>On this page</h2>
<ul><li><a href="#one-database">One database</a></li>
<li><a href="#several-instances">Several instances</a></li>
<li><a href="#pgbouncer">PgBouncer</a></li>
<li><a href="#two-instances-and-a-proxy">Two instances and a proxy</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="postgresql"><a href="#postgresql">PostgreSQL</a></h1>
<h2 id="one-database"><a href="#one-database">One database</a></h2>
<p><code>DATABASE_URL=postgres://user:password@host:5432/rowfeed</code> and nothing else: the same routes, answers, order and feed as on
SQLite. The database exists, is empty or rowfeed&#39;s own, and is in UTF-8. The user owns it, since the tables and functions
(PL/pgSQL) are made at the start; of instances that start together one makes them, and the others wait.</p>
<p>Instances may also serve as a user that can only read and write tables: then the owner runs <code>rowfeed migrate</code> before each new version, and
grants SELECT, INSERT, UPDATE and DELETE on all tables, those to come included (<code>ALTER DEFAULT PRIVILEGES</code>). A start that lacks something says so
in one line. The functions belong to a version and bear a hash in their names, so that two versions run side by side; those that no instance has
used for a day are dropped, by a start or a migration of their owner.</p>
<p>An instance opens up to 21 connections when it needs them, and idle ones end after a minute. <code>synchronous_commit</code> is left as the
server has it. A lock is waited for 5 s and any statement 10 s; then the answer is 503 with <a href="/docs#header-Retry-After-RetryAfter"><code>Retry-After</code></a>.</p>
<p>The tests run all of it on PostgreSQL 18. Others that speak its protocol are not run, and nothing is promised of them.</p>
<h2 id="several-instances"><a href="#several-instances">Several instances</a></h2>
<p>Any number of instances may share a database, behind any load balancer, with no broker beside it. Each tells the others of its
changes by NOTIFY, so that feeds have them within about 20 ms, wherever they are open.</p>
<h2 id="pgbouncer"><a href="#pgbouncer">PgBouncer</a></h2>
<p>A pooler in transaction mode may stand between, and the tests run PgBouncer: nothing lives in a session. Only the hint by NOTIFY
is lost then, so that changes of other instances come within about 250 ms.</p>
<h2 id="two-instances-and-a-proxy"><a href="#two-instances-and-a-proxy">Two instances and a proxy</a></h2>
<p>PostgreSQL, two instances on one machine and HAProxy before them, so that one can be stopped, or die, and the service goes on.
A test runs these files as they stand here, with HAProxy 2.6 of Debian 12 (<code>apt-get install haproxy</code>).</p>
<pre><code data-language="sh"># rowfeed.env
DATABASE_URL=postgres://rowfeed:password@127.0.0.1:5432/rowfeed
ROWFEED_API_KEY=rf_...
ROWFEED_TRUST_PROXY=127.0.0.1</code></pre>
<pre><code data-language="haproxy"># haproxy.cfg
global
  # Each takes two open files; see ulimit -n.
  maxconn 5000
  log stdout format raw local0 info

defaults
  mode http
  log global
  # The path without its query, since that of /ws may hold a key.
  log-format &#34;%ci %HM %HPO %ST %b/%s %Tr/%Ta ms %B bytes %ts&#34;
  timeout connect 2s
  timeout client 35s
  timeout server 35s
  timeout http-request 10s
  timeout http-keep-alive 60s
  # An open feed: rowfeed sends a ping every 30 s, and none once its machine is gone.
  timeout tunnel 70s
  timeout check 2s
  # What got no answer is sent again, to another instance.
  option redispatch 1
  retry-on conn-failure empty-response

frontend public
  # With TLS: bind :443 ssl crt /etc/haproxy/rowfeed.pem
  bind :8080
  option forwardfor
  default_backend rowfeed

backend rowfeed
  # Feeds stay open for long, so the one with fewer connections is next.
  balance leastconn
  # Of what may have reached an instance, that is reads and writes with a key: nothing is done twice.
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
<p>The service is on port 8080 now. A new version, or new settings, without an interruption:</p>
<pre><code data-language="sh"># restart.sh
# One instance after the other; each has to be ready, and HAProxy to know of it, before the next one stops.
for port in 3001 3002; do
  kill -TERM &#34;$(cat &#34;rowfeed-$port.pid&#34;)&#34;
  while curl -s &#34;http://127.0.0.1:$port/ready&#34; &#62;/dev/null; do sleep 0.2; done
  sh start.sh &#34;$port&#34;
  until curl -fs &#34;http://127.0.0.1:$port/ready&#34; &#62;/dev/null; do sleep 0.2; done
  sleep 2
done</code></pre>
<p>What clients notice:</p>
<ul>
<li>Feeds of the instance that stops end with 1001 and go on at the other one from their last cursor. A write may get 503
<a href="/docs#error-shutting_down"><code>shutting_down</code></a>, which did nothing and may be sent again at once.</li>
<li>When an instance is killed, its feeds end with 1006. Of the requests that it was working on HAProxy gives reads, and writes with an
<a href="/docs/rows#safe-to-repeat"><code>Idempotency-Key</code></a>, to the other one, so that their clients notice nothing, where they are of up to
16 KiB (<code>tune.bufsize</code>). Other writes get 502, and may have happened.</li>
</ul>
<p>With more machines, give each instance its own address as <code>HOST</code>, and all of them HAProxy&#39;s as <code>ROWFEED_TRUST_PROXY</code>: by it rowfeed
knows which client guesses keys. Bodies need no limit here: rowfeed takes 1 MiB and answers 413 beyond it.</p>
</article>
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
<title>How fast it is &#183; rowfeed 0.1.0</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/docs"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<nav id="contents" aria-label="Contents">
<h2>Guides</h2>
<ul><li><a href="/docs/console">The console</a></li>
<li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/feed">Following a feed</a></li>
<li><a href="/docs/mirror">A live mirror</a></li>
<li><a href="/docs/in-out">In and out</a></li>
<li><a href="/docs/keys">Keys, plans and usage</a></li>
<li><a href="/docs/sdks">SDKs</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/http">HTTP in detail</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/operate">Operating it</a></li>
<li><a href="/docs/postgres">PostgreSQL</a></li>
<li><a href="/docs/benchmarks" aria-current="page">How fast it is</a></li>
</ul>
<h2>On this page</h2>
<ul><li><a href="#on-sqlite">On SQLite</a></li>
<li><a href="#filters-orders-and-pages">Filters, orders and pages</a></li>
<li><a href="#writes">Writes</a></li>
<li><a href="#on-postgresql">On PostgreSQL</a></li>
<li><a href="#the-feed">The feed</a></li>
<li><a href="#measure-it">Measure it</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs">Both contracts</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<article class="prose">
<h1 id="how-fast-it-is"><a href="#how-fast-it-is">How fast it is</a></h1>
<h2 id="on-sqlite"><a href="#on-sqlite">On SQLite</a></h2>
<p>Requests a second as a ratio to a raw <code>node:http</code> server that answers &quot;hello&quot;, measured just before and just after each line in
the same run (32 connections, 100,000 rows of about 180 bytes, random ids, SQLite). rowfeed checks the key, counts the request, validates it and
syncs every commit to disk; the others ran without keys, and Soul without syncing.</p>
<div class="wide"><table>
<thead>
<tr>
<th></th>
<th align="right">rowfeed</th>
<th align="right">Platformatic DB 2.61</th>
<th align="right">Soul 0.8.2</th>
<th align="right">Feathers 5</th>
<th align="right">PostgREST 12</th>
<th align="right">json-server 0.17</th>
<th align="right">x the best of them</th>
</tr>
</thead>
<tbody><tr>
<td>health</td>
<td align="right">0.883</td>
<td align="right">0.260</td>
<td align="right">0.113</td>
<td align="right"></td>
<td align="right"></td>
<td align="right"></td>
<td align="right">3.4</td>
</tr>
<tr>
<td>read one row</td>
<td align="right">0.413</td>
<td align="right">0.120</td>
<td align="right">0.056</td>
<td align="right">0.070</td>
<td align="right">0.066</td>
<td align="right">0.004</td>
<td align="right">3.5</td>
</tr>
<tr>
<td>list 20, distinct queries</td>
<td align="right">0.299</td>
<td align="right">0.069</td>
<td align="right">0.032</td>
<td align="right">0.074</td>
<td align="right">0.043</td>
<td align="right">0.064</td>
<td align="right">4.1</td>
</tr>
<tr>
<td>list 20, one hot query</td>
<td align="right">0.514</td>
<td align="right">0.085</td>
<td align="right">0.035</td>
<td align="right">0.071</td>
<td align="right">0.047</td>
<td align="right">0.062</td>
<td align="right">6.0</td>
</tr>
<tr>
<td>list 100, distinct queries</td>
<td align="right">0.177</td>
<td align="right">0.045</td>
<td align="right">0.023</td>
<td align="right">0.038</td>
<td align="right">0.040</td>
<td align="right">0.040</td>
<td align="right">3.9</td>
</tr>
<tr>
<td>list 100, one hot query</td>
<td align="right">0.382</td>
<td align="right">0.044</td>
<td align="right">0.025</td>
<td align="right">0.035</td>
<td align="right">0.038</td>
<td align="right">0.034</td>
<td align="right">8.7</td>
</tr>
<tr>
<td>20 rows by a JSON field asked for before</td>
<td align="right">0.281</td>
<td align="right">0.002</td>
<td align="right">0.002</td>
<td align="right">0.002</td>
<td align="right">0.045 (an index made for it)</td>
<td align="right">no answer</td>
<td align="right">6.2</td>
</tr>
<tr>
<td>20 rows at 90 % of the collection</td>
<td align="right">0.350</td>
<td align="right">0.016</td>
<td align="right">0.011</td>
<td align="right">0.003</td>
<td align="right">0.004</td>
<td align="right">0.063</td>
<td align="right">5.6</td>
</tr>
<tr>
<td>patch one</td>
<td align="right">0.156</td>
<td align="right">0.070</td>
<td align="right">0.055</td>
<td align="right">0.018</td>
<td align="right">0.044</td>
<td align="right">0.000</td>
<td align="right">2.2</td>
</tr>
<tr>
<td>delete one</td>
<td align="right">0.339</td>
<td align="right">0.084</td>
<td align="right">0.068</td>
<td align="right">0.034</td>
<td align="right">0.048</td>
<td align="right">no answer</td>
<td align="right">4.0</td>
</tr>
<tr>
<td>insert one</td>
<td align="right">0.324</td>
<td align="right">0.053</td>
<td align="right">0.063</td>
<td align="right">0.026</td>
<td align="right">0.047</td>
<td align="right">no answer</td>
<td align="right">5.2</td>
</tr>
<tr>
<td>insert a batch of 100</td>
<td align="right">0.034</td>
<td align="right"></td>
<td align="right"></td>
<td align="right">0.000</td>
<td align="right">0.018</td>
<td align="right"></td>
<td align="right">1.9</td>
</tr>
</tbody></table>
</div>
<p><img src="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20910%20992%22%20font-family%3D%22sans-serif%22%20font-size%3D%2212%22%3E%0A%3Ctitle%3ERequests%20a%20second%2C%20as%20a%20ratio%20to%20a%20raw%20node%3Ahttp%20server%20(logarithmic)%3C%2Ftitle%3E%0A%3Crect%20width%3D%22910%22%20height%3D%22992%22%20fill%3D%22%23fff%22%2F%3E%0A%3Cpath%20d%3D%22M290%2050V992%22%20stroke%3D%22%23ddd%22%2F%3E%3Ctext%20x%3D%22290%22%20y%3D%2246%22%20text-anchor%3D%22middle%22%20fill%3D%22%23222%22%3E0.001%3C%2Ftext%3E%0A%3Cpath%20d%3D%22M476.7%2050V992%22%20stroke%3D%22%23ddd%22%2F%3E%3Ctext%20x%3D%22476.7%22%20y%3D%2246%22%20text-anchor%3D%22middle%22%20fill%3D%22%23222%22%3E0.01%3C%2Ftext%3E%0A%3Cpath%20d%3D%22M663.3%2050V992%22%20stroke%3D%22%23ddd%22%2F%3E%3Ctext%20x%3D%22663.3%22%20y%3D%2246%22%20text-anchor%3D%22middle%22%20fill%3D%22%23222%22%3E0.1%3C%2Ftext%3E%0A%3Cpath%20d%3D%22M850%2050V992%22%20stroke%3D%22%23ddd%22%2F%3E%3Ctext%20x%3D%22850%22%20y%3D%2246%22%20text-anchor%3D%22middle%22%20fill%3D%22%23222%22%3E1%3C%2Ftext%3E%0A%3Crect%20x%3D%2240%22%20y%3D%2212%22%20width%3D%2210%22%20height%3D%2210%22%20fill%3D%22%230b6bcb%22%2F%3E%3Ctext%20x%3D%2255%22%20y%3D%2221%22%20text-anchor%3D%22start%22%20fill%3D%22%23222%22%3Erowfeed%3C%2Ftext%3E%0A%3Crect%20x%3D%22180%22%20y%3D%2212%22%20width%3D%2210%22%20height%3D%2210%22%20fill%3D%22%23e08a1e%22%2F%3E%3Ctext%20x%3D%22195%22%20y%3D%2221%22%20text-anchor%3D%22start%22%20fill%3D%22%23222%22%3Eplatformatic%3C%2Ftext%3E%0A%3Crect%20x%3D%22320%22%20y%3D%2212%22%20width%3D%2210%22%20height%3D%2210%22%20fill%3D%22%233c9d5d%22%2F%3E%3Ctext%20x%3D%22335%22%20y%3D%2221%22%20text-anchor%3D%22start%22%20fill%3D%22%23222%22%3Esoul%3C%2Ftext%3E%0A%3Crect%20x%3D%22460%22%20y%3D%2212%22%20width%3D%2210%22%20height%3D%2210%22%20fill%3D%22%23b0479a%22%2F%3E%3Ctext%20x%3D%22475%22%20y%3D%2221%22%20text-anchor%3D%22start%22%20fill%3D%22%23222%22%3Efeathers%3C%2Ftext%3E%0A%3Crect%20x%3D%22600%22%20y%3D%2212%22%20width%3D%2210%22%20height%3D%2210%22%20fill%3D%22%237a6fd0%22%2F%3E%3Ctext%20x%3D%22615%22%20y%3D%2221%22%20text-anchor%3D%22start%22%20fill%3D%22%23222%22%3Epostgrest%20columns%3C%2Ftext%3E%0A%3Crect%20x%3D%22740%22%20y%3D%2212%22%20width%3D%2210%22%20height%3D%2210%22%20fill%3D%22%238a8a8a%22%2F%3E%3Ctext%20x%3D%22755%22%20y%3D%2221%22%20text-anchor%3D%22start%22%20fill%3D%22%23222%22%3Ejson-server%3C%2Ftext%3E%0A%3Ctext%20x%3D%22280%22%20y%3D%2293%22%20text-anchor%3D%22end%22%20fill%3D%22%23222%22%3Ehealth%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%2256%22%20width%3D%22549.9%22%20height%3D%229%22%20fill%3D%22%230b6bcb%22%2F%3E%3Ctext%20x%3D%22843.9%22%20y%3D%2264%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.883%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%2267%22%20width%3D%22450.9%22%20height%3D%229%22%20fill%3D%22%23e08a1e%22%2F%3E%3Ctext%20x%3D%22744.9%22%20y%3D%2275%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.260%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%2278%22%20width%3D%22382.9%22%20height%3D%229%22%20fill%3D%22%233c9d5d%22%2F%3E%3Ctext%20x%3D%22676.9%22%20y%3D%2286%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.113%3C%2Ftext%3E%0A%3Ctext%20x%3D%22280%22%20y%3D%22171%22%20text-anchor%3D%22end%22%20fill%3D%22%23222%22%3Eread%20one%20row%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22134%22%20width%3D%22488.4%22%20height%3D%229%22%20fill%3D%22%230b6bcb%22%2F%3E%3Ctext%20x%3D%22782.4%22%20y%3D%22142%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.413%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22145%22%20width%3D%22388%22%20height%3D%229%22%20fill%3D%22%23e08a1e%22%2F%3E%3Ctext%20x%3D%22682%22%20y%3D%22153%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.120%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22156%22%20width%3D%22326.7%22%20height%3D%229%22%20fill%3D%22%233c9d5d%22%2F%3E%3Ctext%20x%3D%22620.7%22%20y%3D%22164%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.056%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22167%22%20width%3D%22344.1%22%20height%3D%229%22%20fill%3D%22%23b0479a%22%2F%3E%3Ctext%20x%3D%22638.1%22%20y%3D%22175%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.070%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22178%22%20width%3D%22339.1%22%20height%3D%229%22%20fill%3D%22%237a6fd0%22%2F%3E%3Ctext%20x%3D%22633.1%22%20y%3D%22186%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.066%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22189%22%20width%3D%22105.3%22%20height%3D%229%22%20fill%3D%22%238a8a8a%22%2F%3E%3Ctext%20x%3D%22399.3%22%20y%3D%22197%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.004%3C%2Ftext%3E%0A%3Ctext%20x%3D%22280%22%20y%3D%22249%22%20text-anchor%3D%22end%22%20fill%3D%22%23222%22%3Elist%2020%2C%20distinct%20queries%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22212%22%20width%3D%22462.1%22%20height%3D%229%22%20fill%3D%22%230b6bcb%22%2F%3E%3Ctext%20x%3D%22756.1%22%20y%3D%22220%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.299%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22223%22%20width%3D%22343.5%22%20height%3D%229%22%20fill%3D%22%23e08a1e%22%2F%3E%3Ctext%20x%3D%22637.5%22%20y%3D%22231%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.069%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22234%22%20width%3D%22280.8%22%20height%3D%229%22%20fill%3D%22%233c9d5d%22%2F%3E%3Ctext%20x%3D%22574.8%22%20y%3D%22242%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.032%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22245%22%20width%3D%22348.4%22%20height%3D%229%22%20fill%3D%22%23b0479a%22%2F%3E%3Ctext%20x%3D%22642.4%22%20y%3D%22253%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.074%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22256%22%20width%3D%22305.6%22%20height%3D%229%22%20fill%3D%22%237a6fd0%22%2F%3E%3Ctext%20x%3D%22599.6%22%20y%3D%22264%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.043%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22267%22%20width%3D%22337.5%22%20height%3D%229%22%20fill%3D%22%238a8a8a%22%2F%3E%3Ctext%20x%3D%22631.5%22%20y%3D%22275%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.064%3C%2Ftext%3E%0A%3Ctext%20x%3D%22280%22%20y%3D%22327%22%20text-anchor%3D%22end%22%20fill%3D%22%23222%22%3Elist%2020%2C%20one%20hot%20query%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22290%22%20width%3D%22506%22%20height%3D%229%22%20fill%3D%22%230b6bcb%22%2F%3E%3Ctext%20x%3D%22800%22%20y%3D%22298%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.514%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22301%22%20width%3D%22360.3%22%20height%3D%229%22%20fill%3D%22%23e08a1e%22%2F%3E%3Ctext%20x%3D%22654.3%22%20y%3D%22309%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.085%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22312%22%20width%3D%22287.2%22%20height%3D%229%22%20fill%3D%22%233c9d5d%22%2F%3E%3Ctext%20x%3D%22581.2%22%20y%3D%22320%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.035%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22323%22%20width%3D%22345.6%22%20height%3D%229%22%20fill%3D%22%23b0479a%22%2F%3E%3Ctext%20x%3D%22639.6%22%20y%3D%22331%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.071%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22334%22%20width%3D%22312.4%22%20height%3D%229%22%20fill%3D%22%237a6fd0%22%2F%3E%3Ctext%20x%3D%22606.4%22%20y%3D%22342%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.047%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22345%22%20width%3D%22334.6%22%20height%3D%229%22%20fill%3D%22%238a8a8a%22%2F%3E%3Ctext%20x%3D%22628.6%22%20y%3D%22353%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.062%3C%2Ftext%3E%0A%3Ctext%20x%3D%22280%22%20y%3D%22405%22%20text-anchor%3D%22end%22%20fill%3D%22%23222%22%3Elist%20100%2C%20distinct%20queries%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22368%22%20width%3D%22419.6%22%20height%3D%229%22%20fill%3D%22%230b6bcb%22%2F%3E%3Ctext%20x%3D%22713.6%22%20y%3D%22376%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.177%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22379%22%20width%3D%22309.2%22%20height%3D%229%22%20fill%3D%22%23e08a1e%22%2F%3E%3Ctext%20x%3D%22603.2%22%20y%3D%22387%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.045%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22390%22%20width%3D%22253.9%22%20height%3D%229%22%20fill%3D%22%233c9d5d%22%2F%3E%3Ctext%20x%3D%22547.9%22%20y%3D%22398%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.023%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22401%22%20width%3D%22294.6%22%20height%3D%229%22%20fill%3D%22%23b0479a%22%2F%3E%3Ctext%20x%3D%22588.6%22%20y%3D%22409%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.038%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22412%22%20width%3D%22298.9%22%20height%3D%229%22%20fill%3D%22%237a6fd0%22%2F%3E%3Ctext%20x%3D%22592.9%22%20y%3D%22420%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.040%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22423%22%20width%3D%22299.8%22%20height%3D%229%22%20fill%3D%22%238a8a8a%22%2F%3E%3Ctext%20x%3D%22593.8%22%20y%3D%22431%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.040%3C%2Ftext%3E%0A%3Ctext%20x%3D%22280%22%20y%3D%22483%22%20text-anchor%3D%22end%22%20fill%3D%22%23222%22%3Elist%20100%2C%20one%20hot%20query%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22446%22%20width%3D%22482%22%20height%3D%229%22%20fill%3D%22%230b6bcb%22%2F%3E%3Ctext%20x%3D%22776%22%20y%3D%22454%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.382%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22457%22%20width%3D%22306.9%22%20height%3D%229%22%20fill%3D%22%23e08a1e%22%2F%3E%3Ctext%20x%3D%22600.9%22%20y%3D%22465%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.044%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22468%22%20width%3D%22260.7%22%20height%3D%229%22%20fill%3D%22%233c9d5d%22%2F%3E%3Ctext%20x%3D%22554.7%22%20y%3D%22476%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.025%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22479%22%20width%3D%22289.2%22%20height%3D%229%22%20fill%3D%22%23b0479a%22%2F%3E%3Ctext%20x%3D%22583.2%22%20y%3D%22487%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.035%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22490%22%20width%3D%22294.6%22%20height%3D%229%22%20fill%3D%22%237a6fd0%22%2F%3E%3Ctext%20x%3D%22588.6%22%20y%3D%22498%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.038%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22501%22%20width%3D%22285.6%22%20height%3D%229%22%20fill%3D%22%238a8a8a%22%2F%3E%3Ctext%20x%3D%22579.6%22%20y%3D%22509%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.034%3C%2Ftext%3E%0A%3Ctext%20x%3D%22280%22%20y%3D%22561%22%20text-anchor%3D%22end%22%20fill%3D%22%23222%22%3E20%20rows%20by%20a%20JSON%20field%20asked%20for%20before%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22524%22%20width%3D%22457%22%20height%3D%229%22%20fill%3D%22%230b6bcb%22%2F%3E%3Ctext%20x%3D%22751%22%20y%3D%22532%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.281%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22535%22%20width%3D%2259.1%22%20height%3D%229%22%20fill%3D%22%23e08a1e%22%2F%3E%3Ctext%20x%3D%22353.1%22%20y%3D%22543%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.002%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22546%22%20width%3D%2245.9%22%20height%3D%229%22%20fill%3D%22%233c9d5d%22%2F%3E%3Ctext%20x%3D%22339.9%22%20y%3D%22554%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.002%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22557%22%20width%3D%2238.9%22%20height%3D%229%22%20fill%3D%22%23b0479a%22%2F%3E%3Ctext%20x%3D%22332.9%22%20y%3D%22565%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.002%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22568%22%20width%3D%22309.1%22%20height%3D%229%22%20fill%3D%22%237a6fd0%22%2F%3E%3Ctext%20x%3D%22603.1%22%20y%3D%22576%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.045%3C%2Ftext%3E%0A%3Ctext%20x%3D%22280%22%20y%3D%22639%22%20text-anchor%3D%22end%22%20fill%3D%22%23222%22%3E20%20rows%20at%2090%20%25%20of%20the%20collection%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22602%22%20width%3D%22474.9%22%20height%3D%229%22%20fill%3D%22%230b6bcb%22%2F%3E%3Ctext%20x%3D%22768.9%22%20y%3D%22610%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.350%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22613%22%20width%3D%22225%22%20height%3D%229%22%20fill%3D%22%23e08a1e%22%2F%3E%3Ctext%20x%3D%22519%22%20y%3D%22621%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.016%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22624%22%20width%3D%22193.9%22%20height%3D%229%22%20fill%3D%22%233c9d5d%22%2F%3E%3Ctext%20x%3D%22487.9%22%20y%3D%22632%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.011%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22635%22%20width%3D%2297.5%22%20height%3D%229%22%20fill%3D%22%23b0479a%22%2F%3E%3Ctext%20x%3D%22391.5%22%20y%3D%22643%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.003%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22646%22%20width%3D%22118.2%22%20height%3D%229%22%20fill%3D%22%237a6fd0%22%2F%3E%3Ctext%20x%3D%22412.2%22%20y%3D%22654%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.004%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22657%22%20width%3D%22335.3%22%20height%3D%229%22%20fill%3D%22%238a8a8a%22%2F%3E%3Ctext%20x%3D%22629.3%22%20y%3D%22665%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.063%3C%2Ftext%3E%0A%3Ctext%20x%3D%22280%22%20y%3D%22717%22%20text-anchor%3D%22end%22%20fill%3D%22%23222%22%3Epatch%20one%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22680%22%20width%3D%22409.5%22%20height%3D%229%22%20fill%3D%22%230b6bcb%22%2F%3E%3Ctext%20x%3D%22703.5%22%20y%3D%22688%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.156%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22691%22%20width%3D%22344.8%22%20height%3D%229%22%20fill%3D%22%23e08a1e%22%2F%3E%3Ctext%20x%3D%22638.8%22%20y%3D%22699%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.070%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22702%22%20width%3D%22324.5%22%20height%3D%229%22%20fill%3D%22%233c9d5d%22%2F%3E%3Ctext%20x%3D%22618.5%22%20y%3D%22710%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.055%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22713%22%20width%3D%22235.2%22%20height%3D%229%22%20fill%3D%22%23b0479a%22%2F%3E%3Ctext%20x%3D%22529.2%22%20y%3D%22721%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.018%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22724%22%20width%3D%22306.8%22%20height%3D%229%22%20fill%3D%22%237a6fd0%22%2F%3E%3Ctext%20x%3D%22600.8%22%20y%3D%22732%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.044%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22735%22%20width%3D%220%22%20height%3D%229%22%20fill%3D%22%238a8a8a%22%2F%3E%3Ctext%20x%3D%22294%22%20y%3D%22743%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.000%3C%2Ftext%3E%0A%3Ctext%20x%3D%22280%22%20y%3D%22795%22%20text-anchor%3D%22end%22%20fill%3D%22%23222%22%3Edelete%20one%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22758%22%20width%3D%22472.3%22%20height%3D%229%22%20fill%3D%22%230b6bcb%22%2F%3E%3Ctext%20x%3D%22766.3%22%20y%3D%22766%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.339%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22769%22%20width%3D%22359%22%20height%3D%229%22%20fill%3D%22%23e08a1e%22%2F%3E%3Ctext%20x%3D%22653%22%20y%3D%22777%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.084%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22780%22%20width%3D%22342%22%20height%3D%229%22%20fill%3D%22%233c9d5d%22%2F%3E%3Ctext%20x%3D%22636%22%20y%3D%22788%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.068%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22791%22%20width%3D%22285.5%22%20height%3D%229%22%20fill%3D%22%23b0479a%22%2F%3E%3Ctext%20x%3D%22579.5%22%20y%3D%22799%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.034%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22802%22%20width%3D%22314.3%22%20height%3D%229%22%20fill%3D%22%237a6fd0%22%2F%3E%3Ctext%20x%3D%22608.3%22%20y%3D%22810%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.048%3C%2Ftext%3E%0A%3Ctext%20x%3D%22280%22%20y%3D%22873%22%20text-anchor%3D%22end%22%20fill%3D%22%23222%22%3Einsert%20one%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22836%22%20width%3D%22468.6%22%20height%3D%229%22%20fill%3D%22%230b6bcb%22%2F%3E%3Ctext%20x%3D%22762.6%22%20y%3D%22844%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.324%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22847%22%20width%3D%22321.7%22%20height%3D%229%22%20fill%3D%22%23e08a1e%22%2F%3E%3Ctext%20x%3D%22615.7%22%20y%3D%22855%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.053%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22858%22%20width%3D%22335.6%22%20height%3D%229%22%20fill%3D%22%233c9d5d%22%2F%3E%3Ctext%20x%3D%22629.6%22%20y%3D%22866%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.063%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22869%22%20width%3D%22264%22%20height%3D%229%22%20fill%3D%22%23b0479a%22%2F%3E%3Ctext%20x%3D%22558%22%20y%3D%22877%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.026%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22880%22%20width%3D%22312%22%20height%3D%229%22%20fill%3D%22%237a6fd0%22%2F%3E%3Ctext%20x%3D%22606%22%20y%3D%22888%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.047%3C%2Ftext%3E%0A%3Ctext%20x%3D%22280%22%20y%3D%22951%22%20text-anchor%3D%22end%22%20fill%3D%22%23222%22%3Einsert%20a%20batch%20of%20100%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22914%22%20width%3D%22285.3%22%20height%3D%229%22%20fill%3D%22%230b6bcb%22%2F%3E%3Ctext%20x%3D%22579.3%22%20y%3D%22922%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.034%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22947%22%20width%3D%220%22%20height%3D%229%22%20fill%3D%22%23b0479a%22%2F%3E%3Ctext%20x%3D%22294%22%20y%3D%22955%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.000%3C%2Ftext%3E%0A%3Crect%20x%3D%22290%22%20y%3D%22958%22%20width%3D%22232.3%22%20height%3D%229%22%20fill%3D%22%237a6fd0%22%2F%3E%3Ctext%20x%3D%22526.3%22%20y%3D%22966%22%20font-size%3D%229%22%20fill%3D%22%23555%22%3E0.018%3C%2Ftext%3E%0A%3C%2Fsvg%3E%0A" alt="The same as bars, on a logarithmic scale"></p>
<h2 id="filters-orders-and-pages"><a href="#filters-orders-and-pages">Filters, orders and pages</a></h2>
<p>Requests a second beside servers with indexes made for each of these lists (rowfeed makes its own), in turns in one run, 20 rows each:</p>
<div class="wide"><table>
<thead>
<tr>
<th></th>
<th align="right">100,000 rows</th>
<th align="right">x Platformatic DB 2.61, PostgREST 12, PocketBase 0.36.8</th>
<th align="right">1,000,000 rows</th>
<th align="right">x Platformatic DB, PostgREST</th>
</tr>
</thead>
<tbody><tr>
<td><code>order_by</code> a field</td>
<td align="right">8,283</td>
<td align="right">1.6, 3.3, 3.4</td>
<td align="right">6,636</td>
<td align="right">1.4, 3.2</td>
</tr>
<tr>
<td><code>filter</code>: one field <code>==</code></td>
<td align="right">9,652</td>
<td align="right">2.5, 5.7, 4.0</td>
<td align="right">8,897</td>
<td align="right">2.4, 7.0</td>
</tr>
<tr>
<td><code>filter</code>: one field <code>==</code>, another <code>&#62;</code></td>
<td align="right">4,456</td>
<td align="right">1.1, 2.4, 2.1</td>
<td align="right">1,949</td>
<td align="right">0.5, 0.9</td>
</tr>
<tr>
<td><code>filter</code>: one field <code>&#62;</code>, by <code>id</code></td>
<td align="right">3,265</td>
<td align="right">0.8, 1.5, 1.4</td>
<td align="right">2,434</td>
<td align="right">0.6, 0.9</td>
</tr>
<tr>
<td><code>filter</code>: one field <code>&#62;</code>, by that field</td>
<td align="right">6,541</td>
<td align="right">1.5, 2.7, 3.1</td>
<td align="right">4,114</td>
<td align="right">1.1, 2.0</td>
</tr>
<tr>
<td><code>after</code>, by <code>id</code></td>
<td align="right">11,309</td>
<td align="right">2.0, 4.1, 4.8</td>
<td align="right">7,389</td>
<td align="right">1.5, 3.4</td>
</tr>
<tr>
<td><code>after</code>, by a field</td>
<td align="right">6,642</td>
<td align="right">1.6, 3.1, 3.2</td>
<td align="right">4,417</td>
<td align="right">1.4, 2.7</td>
</tr>
<tr>
<td>a part of a text, looked for in all rows</td>
<td align="right">38 ms</td>
<td align="right">9, 14, 26 ms</td>
<td align="right">463 ms</td>
<td align="right">120, 133 ms</td>
</tr>
</tbody></table>
</div>
<p>The first list by a field, of which no index is there yet, took 133 ms at 100,000 rows and 1.7 s at 1,000,000; the first with a filter 67 ms
and 0.8 s. They were served by the index after 2 s, at 1,000,000 rows after 58 s and 15 s, while they were asked for all the time.</p>
<h2 id="writes"><a href="#writes">Writes</a></h2>
<p>An insert with an <code>Idempotency-Key</code> is .8 times as fast as one without (runs between .79 and .88; CPU 133 us, else 107): keys are
at random, so each is on a page of its own that is written with the commit. On PostgreSQL it is .93 to .99 times as fast.</p>
<p>A PATCH of 1,000 rows by a filter takes 20 ms: 47,000 to 50,000 rows a second by one client, 6 to 7 times as many as 32 clients change
one by one.</p>
<h2 id="on-postgresql"><a href="#on-postgresql">On PostgreSQL</a></h2>
<p>How many times as fast as PostgREST, with both on the same server and durable, and PostgREST in whichever of its forms is faster
(typed columns or jsonb):</p>
<div class="wide"><table>
<thead>
<tr>
<th></th>
<th align="right">x PostgREST</th>
</tr>
</thead>
<tbody><tr>
<td>read one row</td>
<td align="right">4.9</td>
</tr>
<tr>
<td>list 20, distinct queries</td>
<td align="right">5.6</td>
</tr>
<tr>
<td>list 20, one hot query</td>
<td align="right">9.3</td>
</tr>
<tr>
<td>list 100, distinct queries</td>
<td align="right">2.9</td>
</tr>
<tr>
<td>list 100, one hot query</td>
<td align="right">8.6</td>
</tr>
<tr>
<td>20 rows by a JSON field asked for before</td>
<td align="right">3.8</td>
</tr>
<tr>
<td>20 rows at 90 % of the collection</td>
<td align="right">43</td>
</tr>
<tr>
<td>patch one</td>
<td align="right">3.6</td>
</tr>
<tr>
<td>delete one</td>
<td align="right">3.8</td>
</tr>
<tr>
<td>insert one</td>
<td align="right">4.2</td>
</tr>
<tr>
<td>insert a batch of 100</td>
<td align="right">1.4</td>
</tr>
</tbody></table>
</div>
<p>64 clients insert 17,000 rows a second into one collection through one instance, 12,000 through two and 6,000 through four, which
take turns.</p>
<h2 id="the-feed"><a href="#the-feed">The feed</a></h2>
<p>500 subscribers of one collection get 900,000 frames a second, half of them within 9 ms of the write; with a filter, the same for
all or one of 50, they get as many. Where much is written at once, 1,200,000 changes a second are held against 50 filters.</p>
<p>A feed begins with 10,000 rows of about 100 bytes in 22 ms, and 100 feeds at once do in 0.3 s, or 0.8 s while one client writes.
Another subscriber then sees 99 % of the writes within 33 ms, and within 9 ms else.</p>
<h2 id="measure-it"><a href="#measure-it">Measure it</a></h2>
<p>All of this is of one shared virtual machine of 2 cores with Node.js 20, where the raw server answered 28,000 to 68,000 requests a
second: compare within a line, and measure on your own. In a clone:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Command</th>
<th>Measures</th>
</tr>
</thead>
<tbody><tr>
<td><code>npm run bench</code></td>
<td>rowfeed alone</td>
</tr>
<tr>
<td><code>npm run bench -- --peers --plot src/docs/benchmarks.svg</code></td>
<td>the others too, and draws the picture</td>
</tr>
<tr>
<td><code>npm run bench -- --peers --only platformatic,postgrest,pocketbase --rows 1000000 list20 order filter after</code></td>
<td>these cells beside these servers, in turns, of a million rows</td>
</tr>
<tr>
<td><code>npm run bench -- --against ../other/dist/src/bin.js</code></td>
<td>another build too, cell by cell in turns</td>
</tr>
<tr>
<td><code>npm run bench -- --engine postgres --instances</code></td>
<td>one collection under several instances</td>
</tr>
<tr>
<td><code>npm run bench -- --engine postgres</code></td>
<td>rowfeed on PostgreSQL</td>
</tr>
<tr>
<td><code>npm run bench -- --growth</code></td>
<td>at up to a million rows and 1,000 collections</td>
</tr>
<tr>
<td><code>npm run bench -- --soak 600</code></td>
<td>for that many seconds</td>
</tr>
<tr>
<td><code>npm run bench:feed</code></td>
<td>the feed</td>
</tr>
</tbody></table>
</div>
</article>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;
