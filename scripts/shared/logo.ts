/** The logo, an SVG image. It has single quotes, because double quotes are escaped in an address. */
export function logo(colour: string, attributes = ''): string {
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'${attributes} fill='none' stroke='${colour}' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'><path d='M3 6h11M3 12h6M3 18h11m-1-6h2l1.5-3 2.5 6 1.5-3H22'/></svg>`;
}

/** The address of the icon of every page. It needs no file, and a browser then doesn't request `/favicon.ico`. */
export const iconAddress = `data:image/svg+xml,${encodeURI(logo('teal'))}`;
