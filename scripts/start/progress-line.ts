/** Time between two lines where a line cannot be rewritten, as in a log. */
const SPARSE_MS = 10_000;

/** A line of text that is rewritten in a terminal, and printed again now and then elsewhere. */
export interface ProgressLine {
  show(text: string): void;
  /** Replaces the line for good. */
  end(text: string): void;
}

/** @param now - Milliseconds. */
export function createProgressLine(
  out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  now: () => number = () => performance.now(),
): ProgressLine {
  let shown = '';
  let printedAt = now();
  // A longer text that was there before is covered with spaces.
  const rewrite = (text: string) => {
    out.write(`\r${text.padEnd(shown.length)}`);
    shown = text;
  };
  return {
    show(text) {
      if (out.isTTY) return rewrite(text);
      if (now() - printedAt < SPARSE_MS) return;
      printedAt = now();
      out.write(`${text}\n`);
    },
    end(text) {
      if (out.isTTY) rewrite(text);
      out.write(out.isTTY ? '\n' : `${text}\n`);
    },
  };
}
