import type { Generator } from '../generator.js';
import {
  fetchOpenapiGenerator,
  installRedocly,
  openapiGenerator,
  openapiGeneratorVersion,
  redocly,
  redoclyVersion,
} from './common.js';

export const jvmGenerators: readonly Generator[] = [
  {
    name: 'openapi-generator-java',
    language: 'Java',
    version: openapiGeneratorVersion,
    document: 'openapi.json',
    needs: ['javac', 'mvn'],
    install: [fetchOpenapiGenerator],
    generate: `${openapiGenerator} -i openapi.json -g java --library native -o client --additional-properties useJackson3=true,useSingleRequestParameter=true`,
    compile: [
      'mvn -q -f client/pom.xml compile dependency:copy-dependencies -DincludeScope=compile',
      "javac -Xlint:all -Werror -cp 'client/target/classes:client/target/dependency/*' -d classes ../java/Calls.java Walk.java",
    ],
    walk: "java -cp 'classes:client/target/classes:client/target/dependency/*' Walk",
    note: "A row's fields are in `getAdditionalProperties()`. To send fields, pass a `Map`. `fields` is a `Set`. `listRowsWithHttpInfo` returns headers. Without `useJackson3`, the client does not send fields that are `null`. Without `useSingleRequestParameter`, an optional parameter of a later version changes the arguments.",
  },
  {
    name: 'redocly-java',
    language: 'Java',
    version: redoclyVersion,
    document: 'openapi.json',
    needs: ['javac'],
    install: [installRedocly],
    generate: `${redocly} --generator java --output rowfeed/client.ts`,
    compile: ['javac -Xlint:all -Werror -d classes rowfeed/Client.java ../java/Calls.java Walk.java'],
    walk: 'java -cp classes Walk',
    takesHeaders: false,
    note: 'It writes `rowfeed/Client.java`, which has no dependencies. A row has the type `Object` and is a `Map` of its fields. `listRowsWithHeaders` returns headers.',
  },
  {
    name: 'openapi-generator-kotlin',
    language: 'Kotlin',
    version: openapiGeneratorVersion,
    document: 'openapi.json',
    needs: ['java', 'mvn'],
    install: [fetchOpenapiGenerator],
    generate: `${openapiGenerator} -i openapi.json -g kotlin -o client --additional-properties serializationLibrary=jackson,useJackson3=true --type-mappings 'AnyType=kotlin.Any?'`,
    compile: ['mvn -q compile dependency:copy-dependencies -Dkotlin.compiler.daemon=false'],
    walk: "java -cp 'target/classes:target/dependency/*' WalkKt",
    note: 'A row is a map of its fields, with `id` as a separate property. `listRowsWithHttpInfo` returns headers and requires every parameter. `fields` is a `Set`. With Moshi, which is the default, rows only contain `id`, and the client does not send `null`. Without the mapping, the types of request bodies do not allow `null`.',
  },
];
