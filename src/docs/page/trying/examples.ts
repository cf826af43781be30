/**
 * Creates examples of requests and feeds in curl, JavaScript and Python. The examples read the API key from
 * the environment variable `KEY`. This module has no dependencies, because the generator of the pages uses it
 * too.
 */
import type { Request } from './request.js';

export interface Language {
  readonly id: string;
  readonly title: string;
  /** The name of the language for syntax highlighting and screen readers. */
  readonly syntax: string;
  request(request: Request): string;
  /** @param url the URL of a WebSocket */
  feed(url: string): string;
}

export const languages: readonly Language[] = [
  { id: 'curl', title: 'curl', syntax: 'sh', request: curl, feed: curlFeed },
  { id: 'javascript', title: 'JavaScript', syntax: 'js', request: javascript, feed: javascriptFeed },
  { id: 'python', title: 'Python', syntax: 'python', request: python, feed: pythonFeed },
];

function curl({ method, url, secured, headers, body, isStream }: Request): string {
  const lines = [
    ...(secured ? ['-H "x-api-key: $KEY"'] : []),
    ...headers.map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${shellWord(body)}`]),
    shellWord(url),
  ];
  const implied = body === undefined ? 'GET' : 'POST';
  // Prints a line feed after the body, so that the shell's prompt starts on a new line.
  const command = isStream ? 'curl -N' : `curl -w '\\n'${method === implied ? '' : ` -X ${method}`}`;
  return lines.length === 1 ? `${command} ${lines[0]}` : `${command} ${lines.join(' \\\n  ')}`;
}

/** Only recent versions of curl support WebSocket. This command works with all versions. */
function curlFeed(url: string): string {
  return `# Works with any version of curl. A few bytes precede each frame.
curl -sN -H "x-api-key: $KEY" \\
  -H 'Connection: Upgrade' -H 'Upgrade: websocket' \\
  -H 'Sec-WebSocket-Version: 13' \\
  -H 'Sec-WebSocket-Key: cm93ZmVlZC1leGFtcGxlIQ==' \\
  -o - ${shellWord(url.replace(/^ws/, 'http'))}`;
}

function shellWord(text: string): string {
  return /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function javascript({ method, url, secured, headers, body, isStream }: Request): string {
  const given = [
    ...(secured ? [javascriptKey] : []),
    ...headers.map(
      ([name, value]) => `${/^\w+$/.test(name) ? name : javascriptText(name)}: ${javascriptText(value)}`,
    ),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(given.length === 0 ? [] : [`headers: ${braced(given, '  ')}`]),
    ...(body === undefined ? [] : [`body: ${javascriptBody(body)}`]),
  ];
  const asked = options.length === 0 ? '' : `, ${braced(options, '')}`;
  const request = `const response = await fetch(${javascriptText(url)}${asked});`;
  return `${request}\n${isStream ? javascriptStream : javascriptResponse}`;
}

const javascriptResponse = 'console.log(response.status, await response.text());';
const javascriptStream = `console.log(response.status);
const texts = response.body.pipeThrough(new TextDecoderStream());
for await (const text of texts) console.log(text);`;

const javascriptKey = "'x-api-key': process.env.KEY";

function javascriptFeed(url: string): string {
  return `import WebSocket from 'ws'; // npm install ws

const socket = new WebSocket(${javascriptText(url)}, {
  headers: { ${javascriptKey} },
});
socket.on('message', (text) => console.log(JSON.parse(text)));
socket.on('close', (code, reason) => console.log(code, String(reason)));`;
}

function javascriptText(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function javascriptBody(text: string): string {
  return isPlain(text) && !text.includes('"__proto__"')
    ? `JSON.stringify(${text.replaceAll('\n', '\n  ')})`
    : javascriptText(text);
}

function python({ method, url, secured, headers, body, isStream }: Request): string {
  const given = [
    ...(secured ? [pythonKey] : []),
    ...headers.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
  ];
  const isWritten = body !== undefined && isPlain(body);
  const modules = [...(isWritten ? ['json'] : []), ...(secured ? ['os'] : []), 'urllib.request'];
  const options = [
    JSON.stringify(url),
    ...(method === 'GET' ? [] : [`method="${method}"`]),
    ...(given.length === 0 ? [] : [`headers=${braced(given, '    ', '    ')}`]),
    ...(body === undefined ? [] : [`data=${isWritten ? pythonBody(body) : JSON.stringify(body)}.encode()`]),
  ];
  return `${modules.map((name) => `import ${name}\n`).join('')}
request = urllib.request.Request(
${options.map((option) => `    ${option},\n`).join('')})
with urllib.request.urlopen(request) as response:
    ${isStream ? pythonStream : pythonResponse}`;
}

const pythonResponse = 'print(response.status, response.read().decode())';
const pythonStream = `print(response.status)
    for line in response:
        print(line.decode().rstrip())`;

const pythonKey = '"x-api-key": os.environ["KEY"]';

function pythonFeed(url: string): string {
  return `import json
import os
from websockets.sync.client import connect  # pip install websockets

headers = {${pythonKey}}
with connect(${JSON.stringify(url)}, additional_headers=headers) as socket:
    for text in socket:
        print(json.loads(text))`;
}

function pythonBody(text: string): string {
  const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };
  const literal = text.replace(/"(?:[^"\\]|\\.)*"|true|false|null/g, (token) => words[token] ?? token);
  return `json.dumps(${literal.replaceAll('\n', '\n    ')})`;
}

/**
 * Returns true if the JSON text means the same as a literal in the other languages. False for `1e999` and
 * `1.0`, for example.
 */
function isPlain(text: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
  } catch {
    return false;
  }
}

function braced(items: readonly string[], indent: string, step = '  '): string {
  return `{\n${items.map((item) => `${indent}${step}${item},\n`).join('')}${indent}}`;
}
