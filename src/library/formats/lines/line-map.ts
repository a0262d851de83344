/** Lines of a file by the lines of the table that it becomes. Both are named in order. */
export interface LineMap {
  /** @param tableLine - Of the table, from 1. @param fileLine - Of the file, from 1. */
  add(tableLine: number, fileLine: number): void;
  /** The line of the file; the same number where none was added. */
  find(tableLine: number): number;
}

export function createLineMap(): LineMap {
  /** Where the difference between the numbers changes. */
  const shifts: { from: number; shift: number }[] = [];
  let current = 0;
  return {
    add(tableLine, fileLine) {
      const shift = fileLine - tableLine;
      if (shift !== (shifts.at(-1)?.shift ?? current)) shifts.push({ from: tableLine, shift });
    },
    find(tableLine) {
      for (let next = shifts[0]; next && next.from <= tableLine; next = shifts[0]) {
        current = next.shift;
        shifts.shift();
      }
      return tableLine + current;
    },
  };
}
