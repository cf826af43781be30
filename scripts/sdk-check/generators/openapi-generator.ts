/** OpenAPI Generator, which creates clients in many languages from one JAR file. */

export const openapiGeneratorVersion = '7.25.0';

/** Downloads the JAR file to the working folder. */
export const fetchOpenapiGenerator = `mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:${openapiGeneratorVersion} -DoutputDirectory=.`;

/** The start of its command. */
export const openapiGenerator = `java -jar openapi-generator-cli-${openapiGeneratorVersion}.jar generate`;
