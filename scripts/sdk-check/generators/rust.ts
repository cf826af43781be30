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
    note: "It is installed as `cargo-progenitor`. The key is a default header of the `reqwest::Client` that it is given; a row's fields are in `extra`. A problem comes as bytes, to be read into `types::ProblemDetails`. Without the builders, optional parameters of later versions are further arguments.",
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
    note: "Its structs have no place for free fields: without the mapping, and a type `Row` of your own, rows keep `id` alone. Go by `status` of an error; its variant is always the first. It writes a row's fields in another order each time, so what is sent again with an `Idempotency-Key` is sent by its `reqwest::Client`, as it was. It gives no headers, so that pages are had by `offset` alone. Optional parameters of later versions are further arguments.",
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
    note: 'The package is `@asyncapi/modelina` of npm. Without the presets it does not compile, and rows keep `id` alone.',
  },
];
