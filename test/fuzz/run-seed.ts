import { AppError } from '../../src/app-error.ts';
import { note, type Tally } from '../faults/tally.ts';
import type { FuzzFormat } from './formats.ts';
import { mutate } from './mutate.ts';

/** A damaged file may take so many times as long as the file itself: other ways of reading it are tried, and the machine may be busy. */
const MOST_TIMES = 200;
/** The same for each byte of one that has grown. */
const MOST_TIMES_A_BYTE = 4;
const TRIES = 3;
/** Bytes by which an archive is recognised. Without them it is text, as far as anybody can say. */
const HEAD_BYTES = 4;

/** What became of a damaged file. */
type End = 'equal' | 'refused' | 'different';

interface Reading {
  text: string;
  ms: number;
}

async function readNow({ bytes, read }: FuzzFormat): Promise<Reading> {
  const startedAt = performance.now();
  const text = await read(bytes);
  return { text, ms: performance.now() - startedAt };
}

/** Of the whole files. */
const whole = new Map<string, Reading>();

async function readWhole(format: FuzzFormat): Promise<Reading> {
  const known = whole.get(format.name);
  if (known) return known;
  await readNow(format);
  const found = await readNow(format);
  whole.set(format.name, found);
  return found;
}

/**
 * Reads a file that is damaged as the seed says.
 *
 * @throws A description of what must not happen: an error that is no refusal, other cards where a check sum covers them, or a long time.
 */
export async function runSeed(format: FuzzFormat, seed: number, tally: Tally): Promise<void> {
  const { text, ms: usual } = await readWhole(format);
  const damaged = mutate(format.bytes, seed);
  const isChecked = format.isChecked && damaged.length >= HEAD_BYTES;
  let fastest = Number.POSITIVE_INFINITY;
  const most = Math.max(MOST_TIMES, (MOST_TIMES_A_BYTE * damaged.length) / format.bytes.length);
  let ms = usual;
  for (let left = TRIES; left > 0 && fastest > ms * most; left -= 1) {
    // The machine may be busier than it was.
    if (left < TRIES) ms = Math.max(ms, (await readNow(format)).ms);
    const startedAt = performance.now();
    const end = await readDamaged(format, damaged, text);
    fastest = Math.min(fastest, performance.now() - startedAt);
    if (left === TRIES) note(tally, format.name, end);
    if (end === 'different' && isChecked) throw new Error('Expected the same or a refusal, got other cards.');
  }
  if (fastest > ms * most) throw new Error(`Expected ${most} times ${ms} ms at most, got ${fastest} ms.`);
}

/** The same with many seeds. @returns A line for each seed that failed. */
export async function runSeeds(format: FuzzFormat, first: number, count: number, tally: Tally): Promise<string[]> {
  const failed: string[] = [];
  for (let seed = first; seed < first + count; seed += 1) {
    await runSeed(format, seed, tally).catch((thrown: unknown) =>
      failed.push(`["${format.name}", ${seed}]: ${thrown instanceof Error ? thrown.stack : thrown}`),
    );
  }
  return failed;
}

async function readDamaged({ read }: FuzzFormat, damaged: Uint8Array<ArrayBuffer>, text: string): Promise<End> {
  try {
    return (await read(damaged)) === text ? 'equal' : 'different';
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code !== 'internal') return 'refused';
    throw thrown;
  }
}
