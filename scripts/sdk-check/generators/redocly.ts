/** Redocly, which creates clients in several languages. */

export const redoclyVersion = '2.77.0';

/** Installs it in the working folder. */
export const installRedocly = `npm install --no-audit --no-fund --no-save @redocly/cli@${redoclyVersion}`;

/** The start of its command. */
export const redocly = `npx @redocly/cli@${redoclyVersion} generate-client openapi.json`;
