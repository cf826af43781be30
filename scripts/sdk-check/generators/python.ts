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
    note: 'Headers are had by `sync_detailed`. The type of the body says how `update_row` takes `null`: a `RowPatch` stores it, a `RowMergePatch` removes the field. The documents in YAML are left out, with a warning.',
  }),
  python(['datamodel-code-generator==0.89.0', 'pydantic==2.14.3', 'httpx==0.28.1'], {
    name: 'datamodel-code-generator',
    version: '0.89.0',
    generate:
      'datamodel-codegen --input openapi.json --output client/rowfeed.py --output-model-type pydantic_v2.BaseModel --use-annotated',
    note: 'Models alone, here beside httpx. Without `--use-annotated` the bounds are calls in types, which mypy refuses.',
  }),
  python(['pydantic==2.14.3', 'urllib3==2.7.0', 'python-dateutil==2.9.0.post0'], {
    name: 'openapi-generator-python',
    version: openapiGeneratorVersion,
    needs: ['java', 'mvn'],
    install: [fetchOpenapiGenerator],
    generate: `${openapiGenerator} -i openapi.json -g python -o client --package-name rowfeed_client`,
    note: "A row's fields are in its `additional_properties`, those to send are a `dict`. The problem is `ApiException.data`. Headers are had by `list_rows_with_http_info`, under their names as they were sent, in whatever case.",
  }),
  python(['pydantic==2.14.3'], {
    name: 'modelina-python',
    version: '5.10.1',
    document: 'asyncapi.json',
    install: ['npm install --no-audit --no-fund --no-save @asyncapi/modelina-cli@5.10.1'],
    generate:
      'modelina generate python asyncapi.json --pyDantic --packageName rowfeed --output client/rowfeed',
    note: "It is `@asyncapi/modelina-cli` of npm. A frame is validated as the union of the seven. A row's fields are in its `additional_properties`; without `--pyDantic` they are lost.",
  }),
  python(['httpx==0.28.1'], {
    name: 'redocly-python',
    version: redoclyVersion,
    install: [installRedocly],
    generate: `${redocly} --generator python --output rowfeed/client.ts`,
    note: 'What it writes is `rowfeed/client.py`, which needs `httpx`; a row is `Any`, and the problem is `decode(ProblemDetails, error.body)`. Headers are had by `list_rows_with_headers`.',
  }),
];
