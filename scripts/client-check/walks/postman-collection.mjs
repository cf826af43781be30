import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The document as Postman imports it: with values of the example, and optional parameters off. */
export function postmanCollection() {
  const options = 'enableOptionalParameters=false,folderStrategy=Tags,parametersResolution=Example';
  execFileSync('openapi2postmanv2', ['-s', 'openapi.json', '-o', 'collection.json', '-O', options]);
  return JSON.parse(readFileSync('collection.json', 'utf8'));
}
