import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { SortFiles } from '../../src/engines/shared/sorted-key-file.js';
import { failure } from '../support/database.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';

describe('a file of index keys', () => {
  let directory: string;
  before(async () => {
    directory = await temporaryDirectory();
  });
  after(() => removeDirectory(directory));

  it('is not sorted if it cannot be synced to disk, because a crash could then damage it', async () => {
    const files = new SortFiles(join(directory, 'index-'), {});
    const file = await files.create(1);
    await file.add('{"2":"0402","1":"0401"}');
    const handle = await open(directory, 'r');
    const prototype = Object.getPrototypeOf(handle) as { sync(): Promise<void> };
    await handle.close();
    const { sync } = prototype;
    prototype.sync = () => Promise.reject(new Error('EIO: by the test'));
    const error = await failure(file.sort(new AbortController().signal));
    prototype.sync = sync;
    await file.close();
    expect(error).to.equal('EIO: by the test');
    expect(await files.open(file.token, 1)).to.equal(undefined);
  });
});
