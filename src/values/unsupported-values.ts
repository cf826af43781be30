import type { components } from '../../generated/openapi.js';

/** Thrown for values that the server can't store exactly. Clients receive a problem with the code `value_unsupported`. */
export class UnsupportedValues extends Error {
  /** The invalid parts, with pointers (RFC 6901) into the body. */
  readonly errors: readonly components['schemas']['ValidationItem'][];

  constructor(errors: UnsupportedValues['errors']) {
    super('The body contains values that the server cannot store unchanged.');
    this.errors = errors;
  }
}
