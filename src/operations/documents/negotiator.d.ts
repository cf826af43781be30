/**
 * Declares the part of negotiator that rowfeed uses. The package has no types, and the types of others lack
 * `preferred`.
 */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    /** @param preferred the order to use for codings that the client accepts equally */
    encoding<Coding extends string>(
      available: readonly Coding[],
      options: { readonly preferred: readonly Coding[] },
    ): Coding | undefined;
  }
  export = Negotiator;
}
