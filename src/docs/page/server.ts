/** Finds the server that the page was loaded from. */
import { only } from './element.js';

/** The address of the server, without a slash at the end. Every page has a link to `/openapi.json`. */
export const serverUrl = only<HTMLLinkElement>('link[rel=service-desc]').href.replace(/\/[^/]*$/, '');
