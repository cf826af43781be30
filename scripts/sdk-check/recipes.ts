/** How each generator is installed in a working folder, and how its test client is compiled and run there. */
import type { Generator } from './guide.js';

interface Recipe {
  /** Programs that must be installed. If one is missing, the generator is skipped and a line is printed. */
  readonly needs: readonly string[];
  /** Shell commands that install the generator. */
  readonly install: readonly string[];
  /** Compiles the generated client and the test client as strictly as the language allows. */
  readonly compile: readonly string[];
  /** Runs the test client, which makes the calls that `walk.ts` asks for. */
  readonly walk: string;
  /** False if its operations take no headers, so that no insert can be repeated with an idempotency key. */
  readonly takesHeaders?: false;
}

const npmInstall = 'npm install --no-audit --no-fund';
const pip = 'venv/bin/pip install --quiet --disable-pip-version-check';
/** Test clients share one target directory, so that dependencies are compiled once. */
const cargo = 'CARGO_TARGET_DIR=../cargo-target cargo';

/** By language. Test clients of a language share a folder with the same name. */
const languages: Readonly<Record<string, Recipe>> = {
  TypeScript: {
    needs: [],
    install: [
      'npm init -y && npm pkg set type=module',
      `${npmInstall} typescript@5.9.3 tsx@4.23.15 @types/node@20.19.43`,
    ],
    compile: [
      'tsc --strict --noEmit --target es2022 --module esnext --moduleResolution bundler --types node client.ts',
    ],
    walk: 'tsx client.ts',
  },
  Go: {
    needs: ['go'],
    install: ['cp ../go/serve.go .', 'go mod init walk'],
    compile: ['go mod tidy', 'go vet ./...', 'go build -o walk'],
    walk: './walk',
  },
  Rust: { needs: ['cargo'], install: [], compile: [`${cargo} build --quiet`], walk: `${cargo} run --quiet` },
  Python: {
    needs: ['python3'],
    install: ['python3 -m venv venv', `${pip} mypy==2.4.1`],
    // mypy reads the types of the generated code, but doesn't report errors in it.
    compile: ['MYPYPATH=client:../python mypy --strict --follow-imports=silent walk.py'],
    walk: 'PYTHONPATH=client:../python python walk.py',
  },
  Java: { needs: ['javac'], install: [], compile: [], walk: '' },
  Kotlin: {
    needs: ['java'],
    install: [],
    compile: ['mvn -q compile dependency:copy-dependencies -Dkotlin.compiler.daemon=false'],
    walk: "java -cp 'target/classes:target/dependency/*' WalkKt",
  },
};

/** What one generator needs besides: packages that its client imports, and other commands. */
const particulars: Readonly<Record<string, (version: string) => Partial<Recipe>>> = {
  'openapi-typescript': () => ({ install: [`${npmInstall} openapi-fetch@0.17.0`] }),
  oazapfts: () => ({ install: [`${npmInstall} @oazapfts/runtime@1.2.0`] }),
  'oapi-codegen': () => ({ install: ['go mod edit -require github.com/oapi-codegen/runtime@v1.8.0'] }),
  ogen: (version) => ({ install: [`go mod edit -require github.com/ogen-go/ogen@v${version}`] }),
  // Optimizing the generator takes long.
  progenitor: (version) => ({
    install: [
      `CARGO_PROFILE_RELEASE_OPT_LEVEL=0 cargo install --quiet --locked --root . cargo-progenitor@${version}`,
    ],
  }),
  'modelina-rust': (version) => ({ install: [`${npmInstall} @asyncapi/modelina@${version}`] }),
  'openapi-python-client': (version) => ({ install: [`${pip} openapi-python-client==${version}`] }),
  'datamodel-code-generator': (version) => ({
    install: [`${pip} datamodel-code-generator==${version} pydantic==2.14.3 httpx==0.28.1`],
  }),
  'openapi-generator-python': () => ({
    install: [`${pip} pydantic==2.14.3 urllib3==2.7.0 python-dateutil==2.9.0.post0`],
  }),
  'modelina-python': (version) => ({
    install: [`${pip} pydantic==2.14.3`, `${npmInstall} @asyncapi/modelina-cli@${version}`],
  }),
  'redocly-python': () => ({ install: [`${pip} httpx==0.28.1`] }),
  'openapi-generator-java': () => ({
    compile: [
      'mvn -q -f client/pom.xml compile dependency:copy-dependencies -DincludeScope=compile',
      "javac -Xlint:all -Werror -cp 'client/target/classes:client/target/dependency/*' -d classes ../java/Calls.java Walk.java",
    ],
    walk: "java -cp 'classes:client/target/classes:client/target/dependency/*' Walk",
  }),
  'redocly-java': () => ({
    compile: ['javac -Xlint:all -Werror -d classes rowfeed/Client.java ../java/Calls.java Walk.java'],
    walk: 'java -cp classes Walk',
    takesHeaders: false,
  }),
};

/** Downloads OpenAPI Generator, which is one JAR file, to the working folder. */
export const fetchOpenapiGenerator = (version: string): string =>
  `mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:${version} -DoutputDirectory=.`;

export function recipeOf({ language, name, version, command }: Generator): Recipe {
  const common = languages[language];
  if (common === undefined) throw new Error(`nothing runs clients in ${language}`);
  const own = particulars[name]?.(version);
  // npx runs the installed package, next to the TypeScript of the test client.
  const [, npmPackage] = /^npx (\S+)/.exec(command) ?? [];
  const isJar = name.startsWith('openapi-generator-');
  return {
    ...common,
    ...own,
    needs: [...common.needs, ...(isJar ? ['java', 'mvn'] : [])],
    install: [
      ...common.install,
      ...(own?.install ?? []),
      ...(npmPackage === undefined ? [] : [`${npmInstall} ${npmPackage}`]),
      ...(isJar ? [fetchOpenapiGenerator(version)] : []),
    ],
  };
}
