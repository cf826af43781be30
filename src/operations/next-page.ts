/** Makes the headers that lead to the next page of a list. */

/** @param next the value of `after` for the next page; undefined if this page is the last one */
export function nextPage(path: string, limit: number, next: string | undefined) {
  return { 'Next-After': next, Link: next && `<${path}?limit=${limit}&after=${next}>; rel="next"` };
}
