import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { blocks, installCommand, section } from '../support/readme.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

const guide = 'src/docs/how-to/test-in-ci.md';
const tools = {
  '## Test with pytest': ['python3', ['-m', 'pytest', '--version'], ['-m', 'pytest', '-q']],
  '## Test with Go': ['go', ['version'], ['test', 'orders_test.go']],
} as const;

onlyInFullSuite('The tools take up to 20 s of CPU.').describe('the tests of the guide for CI', function () {
  this.timeout(240_000);
  for (const [heading, [program, probe, command]] of Object.entries(tools))
    it(`${heading.slice('## '.length)}: they pass`, async function () {
      if (spawnSync(program, probe).status !== 0) return this.skip();
      const directory = await temporaryDirectory();
      try {
        await installCommand(directory);
        for (const { text } of blocks(section(guide, heading))) {
          const [, name = ''] = /^(?:\/\/|#) (\S+)\n/.exec(text)!;
          await writeFile(join(directory, name), text);
        }
        await promisify(execFile)(program, command, { cwd: directory });
      } finally {
        await removeDirectory(directory);
      }
    });
});
