/** What is used of it; it has no types of its own, and those of others lack `preferred`. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    /** @param preferred the order of those that the client likes the same */
    encoding<Coding extends string>(
      available: readonly Coding[],
      options: { readonly preferred: readonly Coding[] },
    ): Coding | undefined;
  }
  export = Negotiator;
}
