import { ByteLog } from '../../../async/byte-log.ts';
import type { EntryLine } from '../word-entries.ts';

/** Sorted entries in a compact form. */
export interface PackedLines {
  count: number;
  /** @returns The entries, each of which is created only then: millions at once would take several times the memory. */
  read: () => Iterator<EntryLine, undefined>;
}

/** @param lines - Sorted. @returns Their differences as bytes, which take half the memory of the text. */
export function packLines(lines: readonly EntryLine[]): PackedLines {
  const log = new ByteLog();
  let former = '';
  for (const line of lines) {
    log.reserve(2, line.length);
    log.writeDifference(former, line);
    former = line;
  }
  log.trim();
  return { count: lines.length, read: () => unpackLines(log) };
}

function* unpackLines(log: ByteLog): Generator<EntryLine, undefined> {
  let [line, at] = ['', 0];
  while (at < log.end) {
    log.at = at;
    line = log.readDifference(line);
    at = log.at;
    yield line;
  }
}

/** Some lines with the first of them. */
interface Run {
  line: EntryLine;
  rest: Iterator<EntryLine, undefined>;
}

/** @returns All lines in plain string order. */
export function* mergeLists(lists: Iterable<PackedLines>): Generator<EntryLine> {
  /** A binary heap: no line is below that of its parent. */
  const heap: Run[] = [];
  for (const list of lists) {
    const run = { line: '', rest: list.read() };
    if (!advance(run)) continue;
    heap.push(run);
    moveUp(heap);
  }
  for (let [first] = heap; first; [first] = heap) {
    yield first.line;
    if (!advance(first)) {
      const last = heap.pop();
      if (last && last !== first) heap[0] = last;
    }
    moveDown(heap);
  }
}

/** @returns False at the end of the list. */
function advance(run: Run): boolean {
  const { done, value } = run.rest.next();
  if (done) return false;
  run.line = value;
  return true;
}

function moveUp(heap: Run[]): void {
  let place = heap.length - 1;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (!swapIfBelow(heap, place, parent)) return;
    place = parent;
  }
}

function moveDown(heap: Run[]): void {
  for (let place = 0; ; ) {
    const [left, right] = [place * 2 + 1, place * 2 + 2];
    const least = isBelow(heap[right], heap[left]) ? right : left;
    if (!swapIfBelow(heap, least, place)) return;
    place = least;
  }
}

const isBelow = (run: Run | undefined, other: Run | undefined) =>
  run !== undefined && other !== undefined && run.line < other.line;

/** @returns Whether the run at `place` was below that at `other`. */
function swapIfBelow(heap: Run[], place: number, other: number): boolean {
  const [run, above] = [heap[place], heap[other]];
  if (!run || !above || run.line >= above.line) return false;
  heap[place] = above;
  heap[other] = run;
  return true;
}
