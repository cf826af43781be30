import { expect } from 'chai';
import { freshStorage, type OwnStorage } from '../../../support/database.js';
import { eventually } from '../../../support/eventually.js';
import { Follower } from '../../../support/follower.js';
import { chosenKey } from '../../../support/leaks.js';
import { RestartedServer } from '../../../support/restarts.js';
import { killServers } from '../../../support/server-process.js';
import { cases, onlyInFullSuite } from '../../../support/suite.js';
import { replay, rowsById, seqOf } from '../../../support/writers.js';

const rounds = cases(4);
const count = 400;

onlyInFullSuite('It kills servers again and again.').describe(
  'a server that is killed under bulk writes',
  () => {
    let storage: OwnStorage;
    before(async () => {
      storage = await freshStorage();
    });
    after(async () => {
      await killServers();
      await storage.remove();
    });

    it('has done each as a whole or not at all, and once where it is repeated with its key', async () => {
      const key = chosenKey();
      const restarts = await RestartedServer.start(storage.url, key);
      const { owner } = restarts;
      const rows = '/v1/collections/notes/rows';
      await owner().post('/v1/collections', { name: 'notes' });
      const beginning = (await owner().get(rows)).headers['collection-cursor']!;
      await owner().post(
        rows,
        Array.from({ length: count }, () => ({ mark: '', text: 'x'.repeat(500) })),
      );
      let isStopping = false;
      let answered = 0;
      const target = `${rows}?filter=${encodeURIComponent('@.text')}&max_rows=1000`;
      const write = async (_: unknown, client: number): Promise<void> => {
        for (let n = 0; !isStopping; n += 1) {
          const mark = `${client}-${n}`;
          for (;;) {
            const answer = await owner()
              .send('PATCH', target, { mark }, { 'Idempotency-Key': mark })
              .catch(() => undefined);
            if (answer?.status === 200) {
              expect(answer.json).to.deep.equal({ matched: count, changed: count });
              break;
            }
            expect(answer?.status ?? 503).to.be.oneOf([409, 503]);
            await restarts.restarted();
          }
          answered += 1;
        }
      };
      const writing = Promise.all(Array.from({ length: 2 }, write));
      writing.catch(() => undefined);
      for (let round = 0; round < rounds; round += 1) {
        const awaited = answered + 2 + Math.ceil(Math.random() * 4);
        await Promise.race([eventually('writes are answered', () => answered >= awaited), writing]);
        await restarts.kill(() => Promise.resolve());
      }
      isStopping = true;
      await writing;
      const head = seqOf((await owner().get(rows)).headers['collection-cursor']!);
      const reader = new Follower({ key, collection: 'notes' }, beginning);
      await reader.connect(restarts.server);
      await reader.reach(head);
      expect(replay(reader.frames)).to.deep.equal(await rowsById(owner(), rows));
      expect(head).to.equal(count * (1 + answered));
      const ids = Array.from({ length: count }, (_, at) => at + 1);
      const marks = new Set<string>();
      for (let from = count; from < head; from += count) {
        const frames = reader.frames.slice(from, from + count);
        expect(new Set(frames.map(({ row }) => row.mark)).size).to.equal(1);
        expect(frames.map(({ row }) => row.id)).to.deep.equal(ids);
        marks.add(frames[0]!.row.mark);
      }
      expect(marks.size).to.equal(answered);
      await reader.cut();
    });
  },
);
