import type { Generator } from '../generator.js';
import { fetchOpenapiGenerator, openapiGenerator, openapiGeneratorVersion } from './common.js';

const oapiCodegen = 'v2.8.2';
const ogen = 'v1.24.0';
const requireOgen = `go mod edit -require github.com/ogen-go/ogen@${ogen}`;

type Particulars = Pick<Generator, 'name' | 'version' | 'install' | 'generate' | 'note'> & Partial<Generator>;

/** A client in Go, in the package `rowfeed` of the user's module. */
function go(particulars: Particulars): Generator {
  return {
    language: 'Go',
    document: 'openapi.json',
    needs: ['go'],
    compile: ['go mod tidy', 'go vet ./...', 'go build -o walk'],
    walk: './walk',
    ...particulars,
    install: ['cp ../go/serve.go .', 'go mod init walk', ...particulars.install],
  };
}

export const goGenerators: readonly Generator[] = [
  go({
    name: 'oapi-codegen',
    version: oapiCodegen.slice(1),
    install: ['go mod edit -require github.com/oapi-codegen/runtime@v1.8.0'],
    generate: `go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@${oapiCodegen} -generate types,client -package rowfeed -o rowfeed/rowfeed.go openapi.json`,
    typed: ['go vet ./_typed', '! go vet ./_wrong', 'go run ./_typed'],
    note: 'A response has one field per status, such as `JSON200` and `ApplicationproblemJSON404`, and one for the headers of that status, such as `Headers200`.',
  }),
  go({
    name: 'ogen',
    version: ogen.slice(1),
    install: [requireOgen],
    generate:
      'go run -mod=mod github.com/ogen-go/ogen/cmd/ogen --package rowfeed --target rowfeed --clean openapi.json',
    note: `First run \`${requireOgen}\`. A row's fields are encoded JSON (\`jx.Raw\`), which you decode. A problem of any status has \`GetResponse() ProblemDetails\`. The order of a row's fields differs between requests, so retry a request with an \`Idempotency-Key\` in its \`http.Client\`, with the same bytes. It rejects responses in which a proxy has changed a declared header such as \`Cache-Control\`.`,
  }),
  go({
    name: 'openapi-generator-go',
    version: openapiGeneratorVersion,
    needs: ['go', 'java', 'mvn'],
    install: [fetchOpenapiGenerator],
    generate: `${openapiGenerator} -i openapi.json -g go -o rowfeed --package-name rowfeed --global-property apiTests=false --additional-properties withGoMod=false,disallowAdditionalPropertiesIfNotPresent=false`,
    note: 'Without `disallowAdditionalPropertiesIfNotPresent=false`, the client rejects members that a later version adds.',
  }),
];
