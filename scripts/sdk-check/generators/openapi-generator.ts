/** OpenAPI Generator, which makes clients in many languages from one archive. */

export const openapiGeneratorVersion = '7.25.0';

/** Lays the archive into the working folder, from where `openapiGenerator` runs it. */
export const fetchOpenapiGenerator = `mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:${openapiGeneratorVersion} -DoutputDirectory=.`;

/** The beginning of its command. */
export const openapiGenerator = `java -jar openapi-generator-cli-${openapiGeneratorVersion}.jar generate`;
