import { MAX_LINE_FAULTS } from '../../../model/line-fault.ts';
import { LineError, LinesError } from '../check-text.ts';

/** Rows that are still read behind the first fault. A file with one may be large. */
const ROWS_BEHIND = 5_000;

/** Collects the faults of a file, so that a person can correct all of them at once. */
export function createLineFaults() {
  const errors: LineError[] = [];
  let rows = 0;
  const end = (): void => {
    const [only] = errors;
    if (only) throw errors.length === 1 ? only : new LinesError(errors);
  };
  return {
    isEmpty: () => errors.length === 0,
    /** @throws Anything but a fault of a line; all faults once there are many. */
    add(thrown: unknown): void {
      if (!(thrown instanceof LineError)) throw thrown;
      errors.push(thrown);
      if (errors.length === MAX_LINE_FAULTS) end();
    },
    /** Counts rows behind a fault. @throws {LineError | LinesError} when there are enough. */
    pass(count: number): void {
      if (errors.length === 0) return;
      rows += count;
      if (rows > ROWS_BEHIND) end();
    },
    /** @throws {LineError | LinesError} if there is a fault. */
    end,
  };
}
