/** Redocly, which makes clients in several languages. */

export const redoclyVersion = '2.77.0';

/** Makes it available in the working folder. */
export const installRedocly = `npm install --no-audit --no-fund --no-save @redocly/cli@${redoclyVersion}`;

/** The beginning of its command. */
export const redocly = `npx @redocly/cli@${redoclyVersion} generate-client openapi.json`;
