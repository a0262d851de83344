import type { EntryList } from '../content-database.ts';
import type { EntryLine } from '../word-entries.ts';

/** A sorted list with its next line, which is cut from the text only then. */
interface Run {
  list: EntryList;
  line: EntryLine;
  /** Where the line after it begins. */
  next: number;
}

/**
 * Merges sorted lists of entries, without splitting them first: millions of lines at once would take several times the memory of their text.
 *
 * @returns All lines in plain string order.
 */
export function* mergeLists(lists: Iterable<EntryList>): Generator<EntryLine> {
  /** A binary heap: no line is below that of its parent. */
  const heap: Run[] = [];
  for (const list of lists) {
    const run = { list, line: '', next: 0 };
    if (list === '' || !advance(run)) continue;
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
  const { list, next } = run;
  if (next > list.length) return false;
  const end = list.indexOf('\n', next);
  run.line = end < 0 ? list.slice(next) : list.slice(next, end);
  run.next = end < 0 ? list.length + 1 : end + 1;
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

/** Number of lines of all lists. */
export function countLines(lists: Iterable<EntryList>): number {
  let count = 0;
  for (const list of lists) {
    if (list === '') continue;
    count += 1;
    for (let index = list.indexOf('\n'); index >= 0; index = list.indexOf('\n', index + 1)) count += 1;
  }
  return count;
}
