import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { document } from '../support/readme.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';

const path = 'scripts/systemd/rowfeed.service';
const program = '/opt/rowfeed/node_modules/.bin/rowfeed';

describe('the unit for systemd', () => {
  let directory: string;
  let unit: string;
  before(async function () {
    if (spawnSync('systemd-analyze', ['--version']).error !== undefined) return this.skip();
    directory = await temporaryDirectory();
    unit = join(directory, 'rowfeed.service');
    // systemd-analyze can only verify a unit whose program exists.
    await writeFile(unit, document(path).replace(program, process.execPath));
  });
  after(() => directory && removeDirectory(directory));

  it('is one that systemd understands, all of it', () => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], {
      encoding: 'utf8',
    });
    expect({ status, said: stdout + stderr }).to.deep.equal({ status: 0, said: '' });
  });

  it('leaves the service little that it could do', () => {
    const { status, stdout } = spawnSync(
      'systemd-analyze',
      // The threshold is in tenths of the exposure that the command prints.
      ['security', '--offline=true', '--no-pager', '--threshold=15', unit],
      { encoding: 'utf8' },
    );
    expect(status, stdout).to.equal(0);
  });

  it('begins the program where the guide has it installed', async () => {
    expect(await readFile(unit, 'utf8')).to.include(`ExecStart=${process.execPath} serve`);
    expect(document('src/docs/how-to/deploy.md')).to.include('/opt/rowfeed').and.to.include(path);
  });
});
