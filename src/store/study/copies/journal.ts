import { createQueue } from '../../../async/queue.ts';
import type { Op } from '../../../model/op.ts';
import type { StudyHealth } from '../../../model/study.ts';
import type { Access } from '../../database.ts';
import type { KeyValues } from '../../key-values.ts';
import { readLog } from '../log/read-log.ts';
import { readStoredIds } from '../log/stored-ids.ts';
import type { StudyDatabase } from '../study-database.ts';
import { findNewest, type Placed, toWitness, type Witness } from './witness.ts';

/**
 * A second copy of the log, in `storage.local`, which the browsers keep apart from IndexedDB: a damaged IndexedDB may open
 * as if it were new, without an error. Read as a whole only after such a loss, after a restore, by the self-check, and for a backup where the
 * log has lost entries or does not open.
 */
export interface Journal {
  /**
   * Appends ops that were just stored. Fire and forget: readers wait for pending appends, and `check` catches up.
   *
   * @param total - Number of ops in the log, with these.
   */
  append(ops: readonly Op[], total: number): Promise<void>;
  /** Compares the journal with the log; it is brought up to the log where it is behind. */
  check(): Promise<StudyHealth>;
  /**
   * Compares the whole journal with the log, regardless of earlier checks, and rewrites it if they differ.
   *
   * @returns Number of ops that only the journal has. In that case the journal is unchanged, and the learner decides.
   */
  verify(): Promise<{ isRewritten: boolean; missing: number }>;
  /** Whether the journal has every op that its witness counted. */
  isWhole(): Promise<boolean>;
  /** Every op of the journal. */
  read(): Promise<Op[]>;
  /** A chunk of the journal's ops. @param chunk - 0 for the first; then the value of `next`, until it is undefined. */
  readFrom(chunk: number): Promise<{ ops: Op[]; next: number | undefined }>;
  /** Adds the ops that the journal lacks. Nothing is discarded. */
  extend(ops: readonly Op[]): Promise<void>;
  /** Rewrites the journal from the log, discarding its content. */
  rewrite(): Promise<void>;
  /**
   * Suspends the journal while some work adds many ops to the log, and then compares them as {@link Journal.verify} does. If the work fails, the copy
   * stays. Entries that both lack are still reported as lost.
   *
   * @param onCopied - Called with the share of the log that is copied again, from 0 to 1.
   */
  verifyAfter<T>(work: () => Promise<T>, onCopied?: (share: number) => void): Promise<T>;
}

const WITNESS = 'study.witness';

/** Ops per entry. The last entry is rewritten with each op. */
const CHUNK = 100;

/** Entries per read of a backup part, or per write. Each access is a message between browser processes. */
const CHUNKS_AT_ONCE = 50;

const countChunks = (witness: { ops: number } | undefined) => Math.ceil((witness?.ops ?? 0) / CHUNK);

const chunkKey = (place: number) => `study.journal.${place}`;

/** The ops in the journal's entries, of which the first has the place `first`. */
const toEntries = (first: number, ops: readonly Op[]): [string, unknown][] =>
  Array.from({ length: countChunks({ ops: ops.length }) }, (_, index) => [
    chunkKey(first + index),
    ops.slice(index * CHUNK, (index + 1) * CHUNK),
  ]);

/** @param missing - Entries that the log lacks. */
const toHealth = (witness: Witness | undefined, missing: number): StudyHealth =>
  missing <= 0 || !witness ? { kind: 'fine' } : { kind: 'lost', ops: witness.ops, missing, lastAt: witness.lastAt };

export function createJournal(keyValues: KeyValues, study: Access<StudyDatabase>): Journal {
  let health: Promise<StudyHealth> | undefined;
  /** Of the database, when its health was found. */
  let openings = 0;
  let isLeftAlone = false;
  /** The journal's witness, and the ops of its last entry: only this writes them, so they are read once. */
  let end: { witness: Witness; ops: readonly Op[] } | undefined;
  // In sequence, so that an entry is never overwritten with an older state.
  const enqueue = createQueue();

  const readWitness = async () => (await keyValues.get([WITNESS]))[WITNESS] as Witness | undefined;

  /** Reads entries a few at a time: Firefox refuses a message with all of a long log. */
  async function* readPages(
    witness: { ops: number } | undefined,
    from = 0,
    to = Number.POSITIVE_INFINITY,
  ): AsyncGenerator<Op[]> {
    const end = Math.min(to, countChunks(witness));
    for (let place = from; place < end; place += CHUNKS_AT_ONCE) {
      const count = Math.min(CHUNKS_AT_ONCE, end - place);
      const keys = Array.from({ length: count }, (_, index) => chunkKey(place + index));
      const found = await keyValues.get(keys);
      yield keys.flatMap((key) => (found[key] ?? []) as Op[]);
    }
  }

  const readChunks = async (witness: { ops: number } | undefined, from?: number, to?: number): Promise<Op[]> => {
    const all: Op[] = [];
    for await (const page of readPages(witness, from, to)) for (const op of page) all.push(op);
    return all;
  };

  const readIds = async (witness: { ops: number } | undefined): Promise<Set<string>> => {
    const ids = new Set<string>();
    for await (const page of readPages(witness)) for (const { id } of page) ids.add(id);
    return ids;
  };

  /** Appends ops after those of the witness, which is written last. */
  const writeBehind = async (before: Witness | undefined, added: readonly Op[]) => {
    const count = before?.ops ?? 0;
    const first = Math.floor(count / CHUNK);
    const known = end?.witness.ops === count ? end.ops : await readChunks({ ops: count }, first);
    end = undefined;
    const ops = [...known.slice(0, count % CHUNK), ...added];
    const entries = toEntries(first, ops);
    const total = count + added.length;
    const witness = toWitness(findNewest(added, before && { id: before.lastId, at: before.lastAt }), total);
    entries.push([WITNESS, witness]);
    for (let at = 0; at < entries.length; at += CHUNKS_AT_ONCE) {
      await keyValues.set(Object.fromEntries(entries.slice(at, at + CHUNKS_AT_ONCE)));
    }
    end = { witness, ops: ops.slice(ops.length - (total % CHUNK)) };
  };

  /** Overwrites the journal's entries with these ops, oldest first. */
  const writeAll = (ops: readonly Op[]) =>
    writeBehind(
      undefined,
      [...ops].sort((a, b) => a.at - b.at),
    );

  const rewriteNow = async (onCopied?: (share: number) => void) => {
    const former = countChunks(await readWitness());
    end = undefined;
    let count = 0;
    let newest: Placed | undefined;
    let rest: Op[] = [];
    const write = async (ops: readonly Op[]) => {
      if (ops.length > 0) await keyValues.set(Object.fromEntries(toEntries(Math.floor(count / CHUNK), ops)));
      count += ops.length;
    };
    await study.read(async (tables) => {
      const total = onCopied ? await tables.ops.count() : 0;
      for await (const page of readLog(tables)) {
        newest = findNewest(page, newest);
        const ops = [...rest, ...page];
        const whole = ops.length - (ops.length % CHUNK);
        rest = ops.slice(whole);
        await write(ops.slice(0, whole));
        onCopied?.(count / total);
      }
    });
    await write(rest);
    await keyValues.set({ [WITNESS]: toWitness(newest, count) });
    const surplus = former - countChunks({ ops: count });
    if (surplus > 0) {
      await keyValues.remove(Array.from({ length: surplus }, (_, index) => chunkKey(former - surplus + index)));
    }
  };

  /** Appends ops that the journal lacks. If there are many, or the difference is unclear, the journal is rewritten. */
  const catchUp = async (witness: Witness | undefined, count: number) => {
    if (witness && count - witness.ops <= CHUNK) {
      const added = await study.read((tables) => tables.ops.where('at').above(witness.lastAt).toArray());
      if (witness.ops + added.length === count) return writeBehind(witness, added);
    }
    return rewriteNow();
  };

  const checkNow = async (): Promise<StudyHealth> => {
    const witness = await readWitness();
    const [count, newest] = await study.read((tables) =>
      Promise.all([tables.ops.count(), witness && tables.ops.where('id').equals(witness.lastId).first()]),
    );
    if (!witness || witness.ops === 0) {
      if (count > 0) await rewriteNow();
      return { kind: 'fine' };
    }
    if (count >= witness.ops && newest) {
      if (count > witness.ops) await catchUp(witness, count);
      return { kind: 'fine' };
    }
    const known = await study.read(readStoredIds);
    const missing = countOthers(await readIds(witness), known);
    // Ops missing in the journal must not hide that the log has lost others.
    if (missing === 0 && known.size >= witness.ops) {
      await rewriteNow();
      return { kind: 'fine' };
    }
    // The journal may have lost the same ops. Its witness still knows how many there were.
    return toHealth(witness, Math.max(missing, witness.ops - known.size));
  };

  const check = () => {
    if (health === undefined || study.openings > openings || !study.isOpen()) {
      const checking = enqueue(async () => {
        const found = await checkNow();
        openings = study.openings;
        return found;
      });
      openings = study.openings;
      health = checking;
      // A failure is not cached, so the next call retries.
      checking.catch(() => {
        if (health === checking) health = undefined;
      });
    }
    return health;
  };

  /** @param trustsWitness - Whether entries that neither the log nor the journal has are reported as lost. */
  const verify = (trustsWitness: boolean, onCopied?: (share: number) => void) =>
    enqueue(async () => {
      const witness = await readWitness();
      const known = await study.read(readStoredIds);
      const kept = await readIds(witness);
      const missing = countOthers(kept, known);
      const isSame = (witness?.ops ?? 0) === known.size && kept.size === known.size;
      const short = Math.max(missing, trustsWitness ? (witness?.ops ?? 0) - known.size : 0);
      const isRewritten = short <= 0 && !isSame;
      if (isRewritten) await rewriteNow(onCopied);
      health = Promise.resolve(toHealth(witness, short));
      return { isRewritten, missing };
    });

  return {
    check,
    verify: () => verify(false),
    isWhole: () =>
      enqueue(async () => {
        const witness = await readWitness();
        let count = 0;
        for await (const page of readPages(witness)) count += page.length;
        return count >= (witness?.ops ?? 0);
      }),
    read: () => enqueue(async () => readChunks(await readWitness())),
    readFrom: (chunk) =>
      enqueue(async () => {
        const witness = await readWitness();
        const end = chunk + CHUNKS_AT_ONCE;
        const ops = await readChunks(witness, chunk, end);
        return { ops, next: end < countChunks(witness) ? end : undefined };
      }),
    extend: (ops) =>
      enqueue(async () => {
        const kept = await readChunks(await readWitness());
        const ids = new Set(kept.map(({ id }) => id));
        const all = [...kept, ...ops.filter(({ id }) => !ids.has(id))];
        if (all.length > kept.length) await writeAll(all);
      }),
    rewrite: () =>
      enqueue(async () => {
        await rewriteNow();
        health = Promise.resolve({ kind: 'fine' });
      }),
    async verifyAfter(work, onCopied) {
      isLeftAlone = true;
      const done = await work().finally(() => {
        isLeftAlone = false;
      });
      // The journal may have lost the same ops as the log. The witness forgets them only when the learner does.
      await verify(true, onCopied);
      return done;
    },
    async append(ops, total) {
      if (isLeftAlone) return;
      try {
        if ((await check()).kind === 'lost') return;
        await enqueue(async () => {
          const witness = end?.witness ?? (await readWitness());
          const count = witness?.ops ?? 0;
          if (count >= total) return;
          if (count === total - ops.length) return writeBehind(witness, ops);
          return catchUp(await readWitness(), await study.read((tables) => tables.ops.count()));
        });
      } catch (thrown) {
        // The ops themselves are stored. The journal is behind now and is rewritten at the next start.
        console.warn('The copy of the study log was not written:', thrown instanceof Error ? thrown.name : 'unknown');
      }
    },
  };
}

function countOthers(ids: ReadonlySet<string>, known: ReadonlySet<string>): number {
  let count = 0;
  for (const id of ids) if (!known.has(id)) count += 1;
  return count;
}
