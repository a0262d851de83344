/** Time between two lines where a line cannot be rewritten, as in a log. */
const SPARSE_MS = 10_000;

/**
 * Creates a line of text that is rewritten in a terminal, and printed again now and then elsewhere. `end` replaces it for good.
 *
 * @param {Pick<NodeJS.WriteStream, 'isTTY' | 'write'>} out
 * @param {() => number} now Milliseconds.
 */
export function createProgressLine(out, now = () => performance.now()) {
  let shown = '';
  let printedAt = now();
  // Spaces cover the end of a longer text.
  const rewrite = (/** @type {string} */ text) => {
    out.write(`\r${text.padEnd(shown.length)}`);
    shown = text;
  };
  return {
    /** @param {string} text */
    show(text) {
      if (out.isTTY) return rewrite(text);
      if (now() - printedAt < SPARSE_MS) return;
      printedAt = now();
      out.write(`${text}\n`);
    },
    /** @param {string} text */
    end(text) {
      if (out.isTTY) rewrite(text);
      out.write(out.isTTY ? '\n' : `${text}\n`);
    },
  };
}
