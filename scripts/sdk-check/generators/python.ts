import type { Generator } from '../generator.js';
import {
  fetchOpenapiGenerator,
  installRedocly,
  openapiGenerator,
  openapiGeneratorVersion,
  redocly,
  redoclyVersion,
} from './common.js';

type Particulars = Pick<Generator, 'name' | 'version' | 'generate'> & Partial<Generator>;

/** A client in Python. mypy checks the test client. */
function python(packages: readonly string[], particulars: Particulars): Generator {
  const all = ['mypy==2.4.1', ...packages].map((each) => `'${each}'`);
  return {
    language: 'Python',
    document: 'openapi.json',
    note: '',
    // mypy reads the types of the generated code, but doesn't report errors in it.
    compile: ['MYPYPATH=client:../python mypy --strict --follow-imports=silent walk.py'],
    walk: 'PYTHONPATH=client:../python python walk.py',
    ...particulars,
    needs: ['python3', ...(particulars.needs ?? [])],
    install: [
      `python3 -m venv venv && pip install --quiet --disable-pip-version-check ${all.join(' ')}`,
      ...(particulars.install ?? []),
    ],
  };
}

export const pythonGenerators: readonly Generator[] = [
  python(['openapi-python-client==0.29.1'], {
    name: 'openapi-python-client',
    version: '0.29.1',
    generate: 'openapi-python-client generate --path openapi.json --output-path client',
    // Lines with a wrong type are marked. mypy reports a mark on a correct line as an error.
    typed: [
      'MYPYPATH=client mypy --strict --follow-imports=silent typed.py',
      'PYTHONPATH=client python typed.py',
    ],
    note: '`sync_detailed` returns headers. The type of the body determines how `update_row` handles `null`: a `RowPatch` stores it, and a `RowMergePatch` removes the field. The client omits the operations that return YAML, with a warning.',
  }),
  python(['datamodel-code-generator==0.89.0', 'pydantic==2.14.3', 'httpx==0.28.1'], {
    name: 'datamodel-code-generator',
    version: '0.89.0',
    generate:
      'datamodel-codegen --input openapi.json --output client/rowfeed.py --output-model-type pydantic_v2.BaseModel --use-annotated',
    note: 'Generates only models. The test uses them with httpx. Without `--use-annotated`, limits are calls in types, which mypy rejects.',
  }),
  python(['pydantic==2.14.3', 'urllib3==2.7.0', 'python-dateutil==2.9.0.post0'], {
    name: 'openapi-generator-python',
    version: openapiGeneratorVersion,
    needs: ['java', 'mvn'],
    install: [fetchOpenapiGenerator],
    generate: `${openapiGenerator} -i openapi.json -g python -o client --package-name rowfeed_client`,
    note: "A row's fields are in its `additional_properties`. To send fields, pass a `dict`. The problem is `ApiException.data`. `list_rows_with_http_info` returns headers, with their names in the case in which the server sent them.",
  }),
  python(['pydantic==2.14.3'], {
    name: 'modelina-python',
    version: '5.10.1',
    document: 'asyncapi.json',
    install: ['npm install --no-audit --no-fund --no-save @asyncapi/modelina-cli@5.10.1'],
    generate:
      'modelina generate python asyncapi.json --pyDantic --packageName rowfeed --output client/rowfeed',
    note: "The npm package is `@asyncapi/modelina-cli`. Validate a frame as the union of the seven models. A row's fields are in its `additional_properties`. Without `--pyDantic`, they are lost.",
  }),
  python(['httpx==0.28.1'], {
    name: 'redocly-python',
    version: redoclyVersion,
    install: [installRedocly],
    generate: `${redocly} --generator python --output rowfeed/client.ts`,
    note: 'It writes `rowfeed/client.py`, which needs `httpx`. A row is `Any`, and the problem is `decode(ProblemDetails, error.body)`. `list_rows_with_headers` returns headers.',
  }),
];
