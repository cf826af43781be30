/** Converts the fragment of the URL to a route: the view to show, and its collection. */

export type Route =
  | { readonly view: 'collections' | 'keys' | 'usage' }
  | { readonly view: 'rows' | 'feed' | 'schema' | 'transfer'; readonly collection: string };

export function routeOf(hash: string): Route {
  const [first, name, third] = hash.replace(/^#\/?/, '').split('/');
  if (first === 'keys' || first === 'usage') return { view: first };
  if (first === 'c' && name) {
    const collection = nameIn(name);
    if (collection !== undefined) return { view: isOfCollection(third) ? third : 'rows', collection };
  }
  return { view: 'collections' };
}

function isOfCollection(view: string | undefined): view is 'feed' | 'schema' | 'transfer' {
  return view === 'feed' || view === 'schema' || view === 'transfer';
}

function nameIn(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

export function addressOf(route: Route): string {
  if (!('collection' in route)) return route.view === 'collections' ? '#/' : `#/${route.view}`;
  const base = `#/c/${encodeURIComponent(route.collection)}`;
  return route.view === 'rows' ? base : `${base}/${route.view}`;
}
