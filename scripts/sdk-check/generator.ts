/** The description of a client generator: how its client is generated and tried in a separate folder. */
export interface Generator {
  /**
   * The name in the command and the table, such as 'oapi-codegen'. Its test client is in `clients/` under
   * this name.
   */
  readonly name: string;
  readonly language: string;
  /** The pinned version. */
  readonly version: string;
  /** The served document that the generator reads. */
  readonly document: 'openapi.json' | 'openapi-3.0.json' | 'asyncapi.json';
  /** Programs that must be installed. If one is missing, the generator is skipped and a line is printed. */
  readonly needs: readonly string[];
  /** Shell commands that install the generator in the working folder. */
  readonly install: readonly string[];
  /** The complete command of a user. The guide shows it unchanged. The document is in the working folder. */
  readonly generate: string;
  /** Compiles the generated client and the test client as strictly as the language allows. */
  readonly compile: readonly string[];
  /** Runs the test client, which makes the calls that `walk.ts` requests. */
  readonly walk: string;
  /**
   * For the typed contract: compiles a test client that uses typed collections, and checks that a wrong type
   * doesn't compile. Then runs it, and it prints `ok typed`.
   */
  readonly typed?: readonly string[];
  /** False if its operations take no headers, so that no insert can be repeated with an idempotency key. */
  readonly takesHeaders?: false;
  /** One or two sentences of advice for users, for the table. Empty if there is no advice. */
  readonly note: string;
}

/** The calls of a test client. A collection `recorded` exists before. */
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

/** The frames that a client of the feed must distinguish. */
export const frames = ['insert', 'update', 'delete', 'bookmark', 'enter', 'leave', 'row'] as const;

export function stepsOf({ document }: Generator): readonly string[] {
  return document === 'asyncapi.json' ? frames : calls;
}
