const LINE = /^("?)sep=([^"\n])\1(?:[,;\t]*)(?:\n|$)/i;

/**
 * Finds the separator that Excel reads from a first line such as `sep=;`. Other programs quote the line, or pad it with separators.
 *
 * @param text - Beginning of the file.
 */
export function findSeparatorLine(text: string): string | undefined {
  return LINE.exec(text)?.[2];
}
