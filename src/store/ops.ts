import type { PairId } from '../contract/language-pair.ts';
import { withStorageErrors } from './storage-errors.ts';
import type { Store } from './store.ts';
import type { Op, StudyDatabase } from './study-database.ts';

/** What the learner did; the log gives it its place. */
export type NewOp = { id: string; pair: PairId; word: string } & (
  | { kind: 'define'; text: string }
  | { kind: 'undefine' }
);

/** The moment of an op, by the learner's clock. */
export interface OpTime {
  wallAt: number;
  zoneMinutes: number;
  /** Gives the study day of an instant in the learner's zone. */
  toDay: (at: number) => number;
}

/**
 * Appends an op to the log and updates the caches, in one strict transaction.
 *
 * An op whose id the log has already is not appended again, so a request may be repeated.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`; then nothing was written.
 */
export async function appendOp(store: Store, op: NewOp, time: OpTime, newDeviceId: () => string): Promise<Op> {
  const { study } = store;
  const placed = await withStorageErrors(() =>
    study.transaction('rw', study.ops, study.definitions, study.meta, async () => {
      const known = await study.ops.where('id').equals(op.id).first();
      if (known) return known;
      const [device, seq, lastAt] = await readMeta(study, newDeviceId);
      // A clock that was set back does not make an op older than the one before it.
      const at = Math.max(time.wallAt, lastAt + 1);
      const { wallAt, zoneMinutes } = time;
      const placed: Op = { ...op, device, seq, v: 1, at, wallAt, zoneMinutes, day: time.toDay(at) };
      await study.ops.add(placed);
      await study.meta.bulkPut([
        { name: 'device', value: device },
        { name: 'nextSeq', value: seq + 1 },
        { name: 'lastAt', value: at },
      ]);
      await applyToCaches(study, placed);
      return placed;
    }),
  );
  store.definitions.index = undefined;
  return placed;
}

async function readMeta(
  study: StudyDatabase,
  newDeviceId: () => string,
): Promise<[device: string, seq: number, lastAt: number]> {
  const [device, seq, lastAt] = await study.meta.bulkGet(['device', 'nextSeq', 'lastAt']);
  return [String(device?.value ?? newDeviceId()), Number(seq?.value ?? 1), Number(lastAt?.value ?? 0)];
}

async function applyToCaches(study: StudyDatabase, op: Op): Promise<void> {
  switch (op.kind) {
    case 'define':
      await study.definitions.put({ pair: op.pair, word: op.word, text: op.text, updatedAt: op.at });
      break;
    case 'undefine':
      await study.definitions.delete([op.pair, op.word]);
      break;
  }
}
