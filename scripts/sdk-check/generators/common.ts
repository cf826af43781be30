/** Generators that create clients in many languages. OpenAPI Generator is one JAR file. */

export const openapiGeneratorVersion = '7.25.0';

/** Downloads the JAR file to the working folder. */
export const fetchOpenapiGenerator = `mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:${openapiGeneratorVersion} -DoutputDirectory=.`;

/** The start of its command. */
export const openapiGenerator = `java -jar openapi-generator-cli-${openapiGeneratorVersion}.jar generate`;

export const redoclyVersion = '2.77.0';

/** Installs it in the working folder. */
export const installRedocly = `npm install --no-audit --no-fund --no-save @redocly/cli@${redoclyVersion}`;

/** The start of its command. */
export const redocly = `npx @redocly/cli@${redoclyVersion} generate-client openapi.json`;
