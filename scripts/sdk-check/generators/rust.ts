import type { Generator } from '../generator.js';
import { fetchOpenapiGenerator, openapiGenerator, openapiGeneratorVersion } from './common.js';

/** Test clients share one target directory, so that dependencies are compiled once. */
const cargo = 'CARGO_TARGET_DIR=../cargo-target cargo';
const compile = [`${cargo} build --quiet`];
const walk = `${cargo} run --quiet`;

export const rustGenerators: readonly Generator[] = [
  {
    name: 'progenitor',
    language: 'Rust',
    version: '0.15.1',
    document: 'openapi-3.0.json',
    needs: ['cargo'],
    // Installs the version from crates.io without optimization, because optimizing takes long.
    install: [
      'CARGO_PROFILE_RELEASE_OPT_LEVEL=0 cargo install --quiet --locked --root . cargo-progenitor@0.15.1',
    ],
    generate:
      'cargo progenitor -i openapi-3.0.json -o rowfeed-client -n rowfeed-client -v 0.1.0 --interface builder',
    compile,
    walk,
    note: "Install the crate `cargo-progenitor`. Pass the client a `reqwest::Client` with the key as a default header. A row's fields are in `extra`. A problem is returned as bytes, which you parse into `types::ProblemDetails`. Without the builders, optional parameters of later versions become additional arguments.",
  },
  {
    name: 'openapi-generator-rust',
    language: 'Rust',
    version: openapiGeneratorVersion,
    document: 'openapi-3.0.json',
    needs: ['cargo', 'java', 'mvn'],
    install: [fetchOpenapiGenerator],
    generate: `${openapiGenerator} -i openapi-3.0.json -g rust -o rowfeed-client --package-name rowfeed_client --schema-mappings Row=Row && echo 'pub type Row = std::collections::HashMap<String, serde_json::Value>;' >> rowfeed-client/src/models/mod.rs`,
    compile,
    walk,
    note: "Its structs only have declared fields. Without the mapping and a type `Row` that you define, rows only contain `id`. To distinguish errors, use `status`, because the variant is always the first one. The order of a row's fields differs between requests, so retry a request with an `Idempotency-Key` in its `reqwest::Client`, with the same bytes. It does not return headers, so you can only get pages with `offset`. Optional parameters of later versions become additional arguments.",
  },
  {
    name: 'modelina-rust',
    language: 'Rust',
    version: '5.10.1',
    document: 'asyncapi.json',
    needs: ['cargo'],
    install: ['npm install --no-audit --no-fund --no-save @asyncapi/modelina@5.10.1'],
    generate: `node -e "const { RustFileGenerator, defaultRustRenderCompleteModelOptions } = require('@asyncapi/modelina'); const presets = [{ struct: { fieldMacro: ({ field, content }) => (field.propertyName === 'additional_properties' ? '#[serde(flatten)]' : content) }, union: { structMacro: () => '#[derive(Debug, Deserialize)] #[serde(untagged)]' } }]; new RustFileGenerator({ presets }).generateToPackage(require('./asyncapi.json'), 'rowfeed-feed', defaultRustRenderCompleteModelOptions)"`,
    compile,
    walk,
    note: 'The npm package is `@asyncapi/modelina`. Without the presets, the code does not compile, and rows only contain `id`.',
  },
];
