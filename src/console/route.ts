/** Converts the fragment of the URL to a route: the view to show, and its collection. */

export interface Route {
  readonly view: 'collections' | 'keys' | 'usage' | 'tickets' | 'rows' | 'feed' | 'schema' | 'transfer';
  /** Undefined if the view isn't about one collection. */
  readonly collection?: string;
}

export function routeOf(hash: string): Route {
  const [first, name = '', view] = hash.replace(/^#\/?/, '').split('/');
  if (first === 'keys' || first === 'usage' || first === 'tickets') return { view: first };
  const collection = first === 'c' ? nameIn(name) : '';
  if (collection === '') return { view: 'collections' };
  return { view: view === 'feed' || view === 'schema' || view === 'transfer' ? view : 'rows', collection };
}

/** Returns the empty string if the segment isn't validly encoded. */
function nameIn(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

export function addressOf({ view, collection }: Route): string {
  if (collection === undefined) return view === 'collections' ? '#/' : `#/${view}`;
  const base = `#/c/${encodeURIComponent(collection)}`;
  return view === 'rows' ? base : `${base}/${view}`;
}
