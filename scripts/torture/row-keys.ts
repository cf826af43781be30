/**
 * Checks that no two rows ever have the same row key, that refused writes have no effect, and that no acknowledged write is
 * lost. Clients send random writes for a few row keys to all instances, which are killed while they run. Each write has a mark,
 * by which the change log shows what it did.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Client } from '../../test/support/client.js';
import type { Frame } from '../../test/support/feed.js';
import { allChanges } from '../../test/support/poll.js';
import { judgeLog } from './feed.js';
import {
  any,
  collection,
  createCollection,
  onStorage,
  rows,
  startInstances,
  writerCount,
} from './instances.js';
import type { Counts } from './results.js';

/** Values that are equal in some languages, but not as JSON values. The last one is written in two ways. */
const texts = ['"a"', '"A"', '"a "', '"\\u00e9"', '"e\\u0301"', '"1"', '1', '1.0'];

export function rowKeyRounds(rounds: number): Promise<Counts> {
  return onStorage(async (databaseUrl) => {
    const instances = await startInstances(databaseUrl);
    const owner = () => any(instances).owner();
    const beginning = await createCollection(owner());
    await owner().put(`/v1/collections/${collection}/row-key`, { fields: ['k'] });
    const done = new Map<string, Answer>();
    /** Ids in recent responses, most of which exist. */
    let recent = [1];
    let isStopped = false;
    const writer = async (number: number): Promise<void> => {
      for (let n = 0; !isStopped; n += 1) {
        const mark = `${number}-${n}`;
        // A write without a response can have been executed, so the check does not expect anything of it.
        const answer = await randomWrite(mark, any(recent))(owner()).catch(() => sleep(20));
        if (answer === undefined || answer.status >= 500) continue;
        done.set(mark, answer);
        const ids = [...answer.text.matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id));
        recent = [...recent, ...ids].slice(-20);
      }
    };
    const writers = Array.from({ length: writerCount }, (_, number) => writer(number));
    for (let round = 0; round < rounds; round += 1) {
      await sleep(300 + Math.random() * 700);
      await any(instances).kill();
    }
    isStopped = true;
    await Promise.all(writers);
    const pages = await allChanges(owner(), collection, { since: beginning, limit: 1_000 });
    const frames = pages.flatMap(({ changes }) => changes);
    const counts = { ...judgeWrites(frames, done), ...(await judgeLog(owner(), frames)) };
    for (const instance of instances) await instance.end('SIGTERM');
    return { name: 'row keys over kill -9', rounds, acknowledged: done.size, ...counts };
  });
}

/** Returns a random write. Its changes have this mark. */
function randomWrite(mark: string, id: number): (owner: Client) => Promise<Answer> {
  const row = (text = any(texts)): string => `{"k":${text},"mark":"${mark}"}`;
  const conflict = any(['update', 'replace', 'ignore']);
  const upsert = `{"op":"upsert","row":${row()},"on_conflict":"${conflict}"}`;
  const other = any([
    `{"op":"insert","row":${row()}}`,
    `{"op":"delete","id":${id}}`,
    `{"op":"update","id":${id},"patch":${row()}}`,
  ]);
  const operations = any([`${upsert},${other}`, `${other},${upsert}`]);
  return any<(owner: Client) => Promise<Answer>>([
    (owner) => owner.post(rows, `[${row()}]`),
    (owner) => owner.post(`${rows}?on_conflict=${conflict}`, `[${row('"a"')},${row('1')}]`),
    (owner) => owner.patch(`${rows}/${id}`, row()),
    (owner) => owner.put(`${rows}/${id}`, row()),
    (owner) => owner.delete(`${rows}/${id}`),
    (owner) => owner.post(`/v1/collections/${collection}/batch`, `{"operations":[${operations}]}`),
  ]);
}

/** Compares the change log with the responses to the writes with these marks. */
function judgeWrites(
  frames: readonly Frame[],
  done: ReadonlyMap<string, Answer>,
): Required<Pick<Counts, 'twice' | 'lost' | 'wrong'>> {
  const owners = new Map<unknown, number>();
  const keys = new Map<number, unknown>();
  const logged = new Map<unknown, number>();
  let wrong = 0;
  for (const { event, row } of frames) {
    const { id, k, mark } = row as { id: number; k?: unknown; mark?: unknown };
    owners.delete(keys.get(id));
    keys.delete(id);
    if (event === 'delete') continue;
    if (owners.has(k)) wrong += 1;
    owners.set(k, id);
    keys.set(id, k);
    logged.set(mark, (logged.get(mark) ?? 0) + 1);
  }
  let [twice, lost] = [0, 0];
  for (const [mark, answer] of done) {
    const changes = logged.get(mark) ?? 0;
    const expected = answer.status < 300 ? changesIn(answer, mark) : 0;
    if (changes > expected) twice += 1;
    if (changes < expected) lost += 1;
  }
  return { twice, lost, wrong };
}

/** Returns how many changes with this mark a response acknowledges. */
function changesIn({ status, json, headers }: Answer, mark: string): number {
  if (status === 204) return 0;
  const upserted = Number(headers['rows-inserted'] ?? 0) + Number(headers['rows-updated'] ?? 0);
  if (headers['rows-unchanged'] !== undefined) return upserted;
  if (Array.isArray(json)) return json.length;
  const results: { outcome: string; row?: { mark?: string } }[] = json.results ?? [
    { outcome: 'updated', row: json },
  ];
  return results.filter(({ outcome, row }) => outcome !== 'unchanged' && row?.mark === mark).length;
}
