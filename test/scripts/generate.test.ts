import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import SwaggerParser from '@apidevtools/swagger-parser';
import { expect } from 'chai';
import type ts from 'typescript';
import { parse } from 'yaml';
import * as documents from '../../generated/documents.js';
import { readDocuments } from '../../scripts/generate/documents.js';
import { generatedFiles, staleFiles } from '../../scripts/generate/files.js';
import { mapValues, type Schema } from '../../scripts/generate/schemas.js';
import { onlyInFullSuite } from '../support/suite.js';

const project = join(import.meta.dirname, '../..');
const run = promisify(execFile);

interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly requestBody?: { content: Readonly<Record<string, object>> };
  readonly responses: Readonly<Record<string, { content?: Readonly<Record<string, { examples?: object }>> }>>;
}

interface Openapi {
  readonly openapi: string;
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly security: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
}

const withProgram = onlyInFullSuite('The test starts a program that takes 1 to 4 s of CPU.');
const withParser = onlyInFullSuite('The parser of AsyncAPI takes 1 s of CPU.');
const withCompiler = onlyInFullSuite('The TypeScript compiler takes up to 13 s of CPU.');
/** Errors that the generator finds last, after it has generated most of the files. */
const late = onlyInFullSuite('The generator takes up to 1 s of CPU until it finds this.');

describe('generate', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'rowfeed-generate-'));
    for (const name of [
      'openapi.yaml',
      'asyncapi.yaml',
      'src/contract/arazzo.yaml',
      'CHANGELOG.md',
      'src/docs',
    ])
      await cp(join(project, name), join(directory, name), { recursive: true });
  });
  afterEach(() => rm(directory, { recursive: true }));

  /** Edits a contract or a guide in the copy. */
  async function edit(name: string, pattern: RegExp | string, replacement: string): Promise<void> {
    const text = await readFile(join(directory, name), 'utf8');
    const edited = text.replace(pattern, replacement);
    expect(edited, `${pattern} is not in ${name}`).to.not.equal(text);
    await writeFile(join(directory, name), edited);
  }

  async function refusal(): Promise<string> {
    return generatedFiles(directory).then(
      () => 'nothing was refused',
      (error: Error) => error.message,
    );
  }

  withProgram.it('--check finds the committed files up to date, from any directory', async () => {
    const script = join(project, 'scripts/generate.ts');
    await run(
      process.execPath,
      ['--import', join(project, 'node_modules/tsx/dist/loader.mjs'), script, '--check'],
      {
        cwd: directory,
      },
    );
  });

  withCompiler.it('names the files that an edit makes stale', async () => {
    await edit('openapi.yaml', 'title: rowfeed', 'title: other');
    const stale = await staleFiles(await generatedFiles(directory), join(project, 'generated'));
    expect(stale).to.include('documents.ts').and.to.not.include('operations.ts');
    expect(await staleFiles(new Map([['new.ts', '']]), join(project, 'generated'))).to.deep.equal(['new.ts']);
  });

  describe('refuses a contract', () => {
    const edits: [what: string, pattern: RegExp | string, replacement: string, message: RegExp][] = [
      ['that is not OpenAPI', /\npaths:\n/, '\npaths: 5\nx-paths:\n', /schema validation failed/i],
      [
        'with a type array',
        /(\n {4}CollectionName:\n.*?type: )string/s,
        '$1[string, integer]',
        /type arrays/,
      ],
      ['with a boolean schema', 'additionalProperties: {}', 'not: true', /no schema that is true/],
      ['with a keyword that 3.0 lacks', 'additionalProperties: {}', 'if: {}', /keyword if/],
      [
        'with an unbounded integer parameter',
        /( +)maximum: 1000\n/,
        '',
        /limit needs a minimum and a maximum/,
      ],
      [
        'with a long reason for a close',
        "'1007': The client",
        "'1007': The client, which".padEnd(130, 'x'),
        /1007 begins with no sentence of at most 123 bytes/,
      ],
      [
        'with an array in another style',
        /style: form(\n +explode: false)/,
        'style: pipeDelimited$1',
        /events needs style form/,
      ],
      [
        'with a default that rules out another parameter',
        'enum: [asc, desc]',
        'enum: [asc, desc]\n        default: asc',
        /order .*default/,
      ],
      ['without the scopes of an operation', /\n +x-scope: read/, '', /listCollections needs x-scope/],
    ];
    const foundLate = /unbounded|a long reason|another style|a default|without the scopes/;
    for (const [what, pattern, replacement, message] of edits) {
      const test = foundLate.test(what) ? late.it : it;
      test(what, async () => {
        await edit('openapi.yaml', pattern, replacement);
        expect(await refusal()).to.match(message);
      });
    }

    late.it('whose frames share what is not there', async () => {
      await edit(
        'asyncapi.yaml',
        './openapi.yaml#/components/schemas/Row',
        './openapi.yaml#/components/schemas/None',
      );
      expect(await refusal()).to.match(/None/);
      await edit('asyncapi.yaml', './openapi.yaml#/components/schemas/None', './other.yaml#/Row');
      expect(await refusal()).to.match(/other\.yaml/);
    });
  });

  late.it('refuses a guide that leads to what is not served, or loads from elsewhere', async () => {
    for (const [written, message] of [
      ['[close code](../http/server.ts)', /leads to \.\.\/http\/server\.ts, which is not served/],
      ['[close code](javascript:alert)', /leads to javascript:alert/],
      ['![a picture](https://example.com/a.svg)', /shows https:\/\/example\.com/],
    ] as const) {
      await cp(join(project, 'src/docs'), join(directory, 'src/docs'), { recursive: true });
      await edit('src/docs/reference/feed.md', '[close code](errors.md#close-codes)', written);
      expect(await refusal(), written).to.match(message);
    }
  });

  describe('the served documents', () => {
    it('say the same as JSON and as YAML, and what was written by hand', async () => {
      expect(documents.openapiYaml).to.equal(await readFile(join(project, 'openapi.yaml'), 'utf8'));
      expect(JSON.parse(documents.openapiJson)).to.deep.equal(parse(documents.openapiYaml));
      expect(JSON.parse(documents.asyncapiJson)).to.deep.equal(parse(documents.asyncapiYaml));
    });

    it('are valid', async () => {
      await SwaggerParser.validate(JSON.parse(documents.openapiJson));
      await SwaggerParser.validate(JSON.parse(documents.openapi30Json));
    });

    withParser.it('are valid for the parser of AsyncAPI', async () => {
      const { Parser } = await import('@asyncapi/parser');
      const diagnostics = await new Parser().validate(documents.asyncapiYaml);
      expect(diagnostics.filter(({ severity }) => severity < 2)).to.deep.equal([]);
    });

    it('refer to no other file', () => {
      for (const text of Object.values(documents)) expect(text).to.not.match(/\$ref['"]?: *['"]?[^'"# ]/);
    });

    describe('have a 3.0.3 form', () => {
      const openapi = JSON.parse(documents.openapiJson) as Openapi;
      const openapi30 = JSON.parse(documents.openapi30Json) as Openapi;

      withProgram.it('that tools for 3.0 take', async () => {
        expect(openapi30.openapi).to.equal('3.0.3');
        const file = join(directory, 'openapi-3.0.json');
        await writeFile(file, documents.openapi30Json);
        const redocly = join(project, 'node_modules/@redocly/cli/bin/cli.js');
        const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
        await run(process.execPath, [redocly, 'lint', '--extends', 'spec', file], { env });
      });

      it('with the same operations, but for those that leave HTTP, and one media type a body', () => {
        const { '/ws': feed, ...paths } = structuredClone(openapi.paths);
        expect(feed).to.have.property('get');
        // The examples of the omitted bodies have no response either.
        const omitted = { updateRow: 'remove_field', updateRows: 'remove_field', setSchema: 'dry_run' };
        for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
          const { requestBody, responses, operationId } = operation;
          if (requestBody === undefined || Object.keys(requestBody.content).length === 1) continue;
          requestBody.content = { 'application/json': requestBody.content['application/json']! };
          const { examples } = responses['200']!.content!['application/json']!;
          delete (examples as Record<string, unknown>)[omitted[operationId as keyof typeof omitted]];
        }
        expect(openapi30.paths).to.deep.equal(paths);
      });

      it('that says what it leaves out, of operations to come as well', async () => {
        const body = (mediaTypes: string[]) => ({
          requestBody: { content: Object.fromEntries(mediaTypes.map((each) => [each, {}])) },
          responses: { 204: { description: 'Done.' } },
        });
        const ping = {
          put: body(['text/csv', 'application/json']),
          post: body(['text/csv', 'text/plain']),
          patch: body(['text/csv']),
          get: { responses: { 101: { description: 'Switched.' } } },
        };
        await edit('openapi.yaml', /\npaths:\n/, `\npaths:\n  /ping: ${JSON.stringify(ping)}\n`);
        const { texts } = await readDocuments(directory);
        const { info, paths } = JSON.parse(texts.openapi30Json!) as Openapi;
        const kept = mapValues(paths['/ping']!, (each: Operation) => Object.keys(each.requestBody!.content));
        expect(kept).to.deep.equal({ put: ['application/json'], post: ['text/csv'], patch: ['text/csv'] });
        const [, thisForm] = info.description.split('## This form of the contract');
        expect(thisForm!.split('\n').filter((line) => line.startsWith('- '))).to.deep.equal([
          '- `text/csv` as the body of `PUT /ping`',
          '- `text/plain` as the body of `POST /ping`',
          '- `GET /ping`, because it opens a WebSocket connection',
          '- `application/merge-patch+json` as the body of `PATCH /v1/collections/{collection_name}/rows`',
          '- `application/merge-patch+json` as the body of `PATCH /v1/collections/{collection_name}/rows/{row_id}`',
          '- `application/schema+json` as the body of `PUT /v1/collections/{collection_name}/schema`',
          '- `GET /ws`, because it opens a WebSocket connection',
        ]);
      });

      it('whose rows to insert have fields in Rust too', () => {
        const { additionalProperties } = openapi30.components.schemas!.RowInput!;
        expect(additionalProperties).to.deep.equal({});
      });

      it('without a component or a tag that nothing refers to', () => {
        const names = mapValues(openapi30.components, (group: object) => Object.keys(group));
        const { securitySchemes, ...others } = names;
        const components = Object.entries(others).flatMap(([kind, group]) =>
          group.map((name) => `#/components/${kind}/${name}`),
        );
        const references = [...documents.openapi30Json.matchAll(/"\$ref": "([^"]+)"/g)].map(([, to]) => to!);
        expect(new Set(references)).to.deep.equal(new Set(components));
        const operations = Object.values(openapi30.paths).flatMap((item) => Object.values(item));
        const security = [openapi30, ...operations].flatMap((each) => each.security ?? []);
        expect(new Set(security.flatMap(Object.keys))).to.deep.equal(new Set(securitySchemes));
        const tags = new Set(operations.flatMap((operation) => operation.tags ?? []));
        expect(new Set(openapi30.tags.map(({ name }) => name))).to.deep.equal(tags);
        expect(openapi.tags.map(({ name }) => name)).to.include('feed');
      });
    });
  });

  withCompiler.describe('the types', () => {
    it('let only handlers compile that conform to the contract', async () => {
      expect(await compiling(snippets)).to.deep.equal(
        Object.keys(snippets).filter((name) => name.startsWith('taken')),
      );
    });

    it('let an answer that has several media types say which it is', async () => {
      const json = "application/json:\n              schema: { $ref: '#/components/schemas/Usage' }";
      await edit('openapi.yaml', json, `text/csv: { schema: { type: string } }\n            ${json}`);
      const answers: Record<string, string> = {
        'taken: as JSON': `{ status: 200, mediaType: 'application/json', body: usage }`,
        'taken: as text': `{ status: 200, mediaType: 'text/csv', body: 'a,b' }`,
        'taken: while it is read': `{ status: 200, mediaType: 'text/csv', body: chunks }`,
        'refused: without a word': `{ status: 200, body: usage }`,
        'refused: as another': `{ status: 200, mediaType: 'text/plain', body: 'a,b' }`,
        'refused: as JSON, and it is a text': `{ status: 200, mediaType: 'application/json', body: 'a,b' }`,
        'refused: as text, and it is none': `{ status: 200, mediaType: 'text/csv', body: usage }`,
      };
      const prelude =
        'declare const usage: components["schemas"]["Usage"]; declare const chunks: AsyncIterable<string>;';
      const texts = mapValues(answers, (answer) => `${prelude} answer<'getUsage'>(${answer});`);
      const generated = [...(await generatedFiles(directory))].map(
        ([name, text]) => [join(project, 'generated', name), text] as const,
      );
      expect(await compiling(texts, generated)).to.deep.equal(
        Object.keys(texts).filter((name) => name.startsWith('taken')),
      );
    });

    it('make a new operation one compile error in one place', async function () {
      // The compiler checks the whole program.
      this.timeout(300_000);
      const operation = `
  /v1/ping:
    get:
      operationId: getPing
      tags: [health]
      summary: Say that it is there
      description: Nothing else.
      x-scope: read
      responses:
        '204':
          description: Here.
`;
      await edit('openapi.yaml', /\npaths:\n/, `\npaths:${operation}`);
      const generated = await generatedFiles(directory);
      const replaced = new Map(
        [...generated].map(([name, text]) => [join(project, 'generated', name), text]),
      );
      const { default: ts } = await import('typescript');
      const program = await compile(
        [join(project, 'src/cli/cli.ts'), join(project, 'src/service.ts')],
        replaced,
      );
      const errors = ts.getPreEmitDiagnostics(program);
      expect(errors.map(({ file }) => file?.fileName)).to.deep.equal([
        join(project, 'src/operations/handlers.ts'),
      ]);
      expect(ts.flattenDiagnosticMessageText(errors[0]!.messageText, '\n')).to.contain('getPing');
    });
  });
});

/** Handlers that a developer might write. Each is a separate file. */
const snippets: Readonly<Record<string, string>> = {
  'taken: an object': `answer<'getRow'>({ status: 200, headers: { ETag: '"a"', 'Collection-Cursor': 'a' }, body: { id: 7, a: 1 } });`,
  'taken: a text': `answer<'getRow'>({ status: 200, headers: { ETag: '"a"', 'Collection-Cursor': 'a' }, body: text<'Row'>() });`,
  'taken: no body': `answer<'getRow'>({ status: 304, headers: { ETag: '"a"', 'Collection-Cursor': 'a' } });`,
  'taken: no headers': `answer<'getHealth'>({ status: 503, body: { ok: false, service: 'rowfeed' } });`,
  'taken: an optional header': `answer<'listRows'>({ status: 200, headers: { 'Collection-Cursor': 'a', ETag: 'W/"a"', 'Total-Count': '8', Link: undefined }, body: [] });`,
  'refused: an undeclared status': `answer<'getRow'>({ status: 201, headers: { ETag: '"a"', 'Collection-Cursor': 'a' }, body: { id: 7 } });`,
  'refused: a problem as an answer': `answer<'getRow'>({ status: 404, headers: {}, body: {} });`,
  'refused: a missing header': `answer<'getRow'>({ status: 200, headers: { 'Collection-Cursor': 'a' }, body: { id: 7 } });`,
  'refused: no headers where one is required': `answer<'deleteRow'>({ status: 204 });`,
  'refused: an undeclared header': `answer<'deleteRow'>({ status: 204, headers: { 'Collection-Cursor': 'a', ETag: '"a"' } });`,
  'refused: a header of the pipeline': `answer<'deleteRow'>({ status: 204, headers: { 'Collection-Cursor': 'a', 'Request-Id': 'a' } });`,
  'refused: a body of another form': `answer<'createCollection'>({ status: 201, headers: { Location: '/' }, body: { title: 'a' } });`,
  'refused: a text of another form': `answer<'createCollection'>({ status: 201, headers: { Location: '/' }, body: text<'Row'>() });`,
  'refused: any text': `answer<'createCollection'>({ status: 201, headers: { Location: '/' }, body: '{}' });`,
  'refused: a body with 204': `answer<'deleteRow'>({ status: 204, headers: { 'Collection-Cursor': 'a' }, body: {} });`,
  'refused: an unknown code': `new Problem('row_missing', '');`,
  'refused: an unknown operation': `answer<'getRows'>({ status: 200 });`,
  'taken: parameters': `
    const { collection_name, limit, order } = request<'listRows'>().parameters;
    [collection_name satisfies string, limit satisfies number, order satisfies 'asc' | 'desc' | undefined];
    request<'listRows'>().parameters.sort satisfies readonly string[] | undefined;
    request<'listRows'>().parameters.Prefer satisfies string | undefined;
    request<'getRow'>().parameters.row_id satisfies number;
    request<'openFeed'>().parameters.events satisfies readonly ('insert' | 'update' | 'delete')[];
    request<'openFeed'>().parameters.since satisfies string | undefined;`,
  'refused: a parameter that may be left out': `request<'openFeed'>().parameters.since satisfies string;`,
  'refused: an undeclared parameter': `request<'getRow'>().parameters.limit;`,
  'taken: bodies': `
    request<'createCollection'>().body.name satisfies string;
    request<'insertRows'>().body.length satisfies number;
    request<'updateRow'>().mediaType satisfies 'application/json' | 'application/merge-patch+json';
    request<'getRow'>().body satisfies undefined;`,
  'taken: callers': `
    request<'getUsage'>().caller.accountId satisfies number;
    request<'getHealth'>().caller satisfies undefined;`,
};

/** Returns the names of the snippets that compile. */
async function compiling(
  texts: Readonly<Record<string, string>>,
  generated: readonly (readonly [name: string, text: string])[] = [],
): Promise<string[]> {
  const prelude = `
    import type { components } from '../../generated/openapi.js';
    import type { OperationId, OperationRequest, OperationResponse } from '../../src/contract/handlers.js';
    import { Problem } from '../../src/problem.js';
    import type { JsonText } from '../../src/values/values.js';
    declare function answer<Id extends OperationId>(response: OperationResponse<Id>): void;
    declare function request<Id extends OperationId>(): OperationRequest<Id>;
    declare function text<Name extends keyof components['schemas']>(): JsonText<components['schemas'][Name]>;
    export type Used = [typeof answer, typeof request, typeof text, typeof Problem];
  `;
  const file = (name: string) => join(project, 'test/scripts', `snippet-${name.replaceAll(/\W+/g, '-')}.ts`);
  const files = new Map(Object.entries(texts).map(([name, text]) => [file(name), prelude + text]));
  const program = await compile([...files.keys()], new Map([...files, ...generated]));
  const compiles = (name: string) =>
    program.getSemanticDiagnostics(program.getSourceFile(file(name))).length === 0;
  return Object.keys(texts).filter(compiles);
}

/** Returns a program of the project in which some files have other texts. */
async function compile(roots: string[], texts: ReadonlyMap<string, string>): Promise<ts.Program> {
  // Only the full suite compiles, and the compiler takes 1 s of CPU to load.
  const { default: ts } = await import('typescript');
  const { config } = ts.readConfigFile(join(project, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: ['src/cli/cli.ts'] },
    ts.sys,
    project,
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile: readText } = host;
  host.fileExists = (name) => texts.has(name) || fileExists(name);
  host.readFile = (name) => texts.get(name) ?? readText(name);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target, ...rest) => {
    const text = texts.get(name);
    return text === undefined
      ? getSourceFile(name, target, ...rest)
      : ts.createSourceFile(name, text, target);
  };
  return ts.createProgram(roots, options, host);
}
