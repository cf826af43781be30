/** A generator of clients, and how a client of it is made and tried in a working folder of its own. */
export interface Generator {
  /** As the command and the table name it, e.g. 'oapi-codegen'; its walk is in `clients/` under this name. */
  readonly name: string;
  readonly language: string;
  /** Pinned. */
  readonly version: string;
  /** Of those served, the one it reads. */
  readonly document: 'openapi.json' | 'openapi-3.0.json' | 'asyncapi.json';
  /** Programs that must be there, else it is skipped with a line. */
  readonly needs: readonly string[];
  /** Shell commands that make the generator available in the working folder. */
  readonly install: readonly string[];
  /** What a user types, flags and all; the guide shows it as it stands. The working folder holds the document. */
  readonly generate: string;
  /** Compiles what was generated together with the walk, as strictly as the language has it. */
  readonly compile: readonly string[];
  /**
   * Runs the walk; called once against the service and once against its simulated later version. It prints `ok NAME`
   * or `wrong NAME: reason` for each of the steps, in their order.
   */
  readonly walk: string;
  /**
   * Of an account's own documents: compiles a walk through typed collections, shows that a wrong type doesn't compile, and
   * runs it, which prints `ok typed`.
   */
  readonly typed?: readonly string[];
  /** What a user has to know, a sentence or two, for the table; '' where nothing. */
  readonly note: string;
}

/** The calls that a client makes in its walk. A collection `recorded` is there before. */
export const calls = [
  'health',
  'list_collections',
  'create_collection',
  'insert_rows',
  'get_row',
  'list_rows',
  'list_fitting',
  'update_row',
  'delete_row',
  'wrong_key',
  'missing_row',
] as const;

/** The frames that a reader of the feed tells apart in its walk through `frames.json`. */
export const frames = ['insert', 'update', 'delete', 'bookmark', 'enter', 'leave', 'row'] as const;

export function stepsOf({ document }: Generator): readonly string[] {
  return document === 'asyncapi.json' ? frames : calls;
}
