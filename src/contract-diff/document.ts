/** Reads OpenAPI and AsyncAPI documents, and follows their references. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { pointerTo, segmentsIn } from '../values/json/pointer.js';

/** The document cannot be read. The message is a sentence. */
export class UnreadableDocument extends Error {}

export type Node = unknown;
export type Members = Readonly<Record<string, Node>>;
type Kind = 'OpenAPI' | 'AsyncAPI';

/** A value in a document, and where it is. An absent value has a place too. */
export interface Part {
  readonly node: Node;
  readonly document: Document;
  readonly path: readonly (string | number)[];
  /** Other schemas that apply to the same value. Only schemas have them, because `allOf` can name a property again. */
  readonly also?: readonly Part[];
}

export class Document {
  readonly root: Members;
  readonly #name: string;
  /** The path of the file, if it can refer to other files. */
  readonly #file: string | undefined;
  /** The first steps of the places of its parts. */
  readonly #start: readonly string[];
  readonly #others = new Map<string, Document>();

  /**
   * @param name the name of the document in messages
   * @param start the first steps of the places of its parts, if another document refers to it
   * @throws UnreadableDocument
   */
  constructor(text: string, name: string, file?: string, start: readonly string[] = []) {
    this.root = parse(text, name);
    this.#name = name;
    this.#file = file;
    this.#start = start;
  }

  /** @throws UnreadableDocument if it is something else */
  get kind(): Kind {
    const { openapi, asyncapi, swagger } = this.root;
    if (typeof openapi === 'string' && /^3\.[012]\b/.test(openapi)) return 'OpenAPI';
    if (typeof asyncapi === 'string' && /^[23]\./.test(asyncapi)) return 'AsyncAPI';
    const found = openapi ?? asyncapi ?? swagger;
    const version = found === undefined ? '' : ` Its version is ${JSON.stringify(found)}.`;
    throw new UnreadableDocument(`${this.#name} is not an OpenAPI 3 or AsyncAPI document.${version}`);
  }

  /** The version of AsyncAPI, such as `3.0.0`. */
  get asyncapi(): string {
    return String(this.root.asyncapi);
  }

  /** The value of `info.version`. */
  get version(): string {
    return String((this.root.info as Members | undefined)?.version ?? 'unknown');
  }

  get whole(): Part {
    return { node: this.root, document: this, path: [] };
  }

  /** @throws UnreadableDocument */
  target(reference: string): Part {
    const [file = '', fragment = ''] = reference.split('#', 2);
    if (file !== '') return this.#other(file, reference).target(`#${fragment}`);
    const steps = segmentsIn(decoded(fragment));
    let node: Node = this.root;
    for (const step of steps)
      node =
        typeof node === 'object' && node !== null && Object.hasOwn(node, step)
          ? (node as Members)[step]
          : undefined;
    if (node === undefined)
      throw new UnreadableDocument(`The reference ${JSON.stringify(reference)} does not point to anything.`);
    return { node, document: this, path: [...this.#start, ...steps] };
  }

  #other(file: string, reference: string): Document {
    if (this.#file === undefined || /^[a-z]+:/i.test(file))
      throw new UnreadableDocument(
        `The reference ${JSON.stringify(reference)} points to another document. Bundle both documents.`,
      );
    const path = join(dirname(this.#file), file);
    const other = this.#others.get(path) ?? new Document(textOf(path), path, path, [file]);
    this.#others.set(path, other);
    return other;
  }
}

/** @throws UnreadableDocument */
export function readDocument(file: string): Document {
  return new Document(textOf(file), file, file);
}

function textOf(file: string): string {
  if (/^https?:\/\//i.test(file))
    throw new UnreadableDocument(
      `Cannot read ${file}: it is a URL. Download the document and pass its file.`,
    );
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = { ENOENT: 'the file does not exist', EISDIR: 'it is a folder' }[code ?? ''] ?? message;
    throw new UnreadableDocument(`Cannot read ${file}: ${reason}.`);
  }
}

/** JSON is YAML too. People also write merge keys (`<<`), which are not part of YAML 1.2. */
const yaml = CORE_SCHEMA.withTags(mergeTag);

function parse(text: string, name: string): Members {
  let root: Node;
  try {
    root = load(text, { filename: name, schema: yaml });
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new UnreadableDocument(`${name} is neither JSON nor YAML: ${reason}.`);
  }
  if (isMembers(root)) return root;
  throw new UnreadableDocument(`${name} does not contain an object.`);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

export function isMembers(node: Node): node is Members {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

/** Returns a member or an item of a value. Follows references first. */
export function at(part: Part, ...steps: readonly (string | number)[]): Part {
  return steps.reduce<Part>((outer, step) => {
    const { node, document, path } = resolve(outer);
    const isThere = typeof node === 'object' && node !== null && Object.hasOwn(node, step);
    return { node: isThere ? (node as Members)[step] : undefined, document, path: [...path, step] };
  }, part);
}

/** Follows references until the value is not a reference. Members next to a reference are ignored, except in schemas. */
export function resolve(part: Part): Part {
  let resolved = part;
  for (let steps = 0; isMembers(resolved.node) && typeof resolved.node.$ref === 'string'; steps += 1) {
    if (steps > 50)
      throw new UnreadableDocument(`The reference ${JSON.stringify(resolved.node.$ref)} is a cycle.`);
    resolved = resolved.document.target(resolved.node.$ref);
  }
  return resolved;
}

/** Returns the members of an object, or an empty map for another value. */
export function membersOf(part: Part): Map<string, Part> {
  const { node } = resolve(part);
  return new Map(isMembers(node) ? Object.keys(node).map((name) => [name, at(part, name)]) : []);
}

export function itemsOf(part: Part): Part[] {
  const { node } = resolve(part);
  return Array.isArray(node) ? node.map((_, index) => at(part, index)) : [];
}

export function textIn(part: Part, name: string): string | undefined {
  const { node } = at(part, name);
  return typeof node === 'string' ? node : undefined;
}

/** Returns the place of a value, such as `#/paths/~1v1~1usage/get`. A value in another file has the name of the file first. */
export function placeOf({ path: [first, ...rest] }: Part): string {
  if (first === undefined) return '#';
  const isOfFile = typeof first === 'string' && /\.(ya?ml|json)$/.test(first);
  return isOfFile ? `${first}#${pointerTo(rest)}` : `#${pointerTo([first, ...rest])}`;
}
