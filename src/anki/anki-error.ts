import type { AnkiProblem, AnkiProblemCode } from '../model/anki.ts';

/** A failure between Wayword and Anki. Like `AppError`, its message never contains a key or a word. */
export class AnkiError extends Error {
  override readonly name = 'AnkiError';
  readonly problem: AnkiProblem;

  constructor(code: AnkiProblemCode, detail?: string) {
    super(`Anki: ${code}`);
    this.problem = detail === undefined ? { code } : { code, detail };
  }
}

/** Errors that AnkiConnect writes as text, see `plugin/__init__.py` there. The group is the name of what is missing. */
const WRITTEN: readonly (readonly [RegExp, AnkiProblemCode])[] = [
  [/\bduplicate\b/, 'duplicate'],
  [/\bit is empty\b/, 'first-empty'],
  [/^deck was not found: (.*)/s, 'no-deck'],
  [/^model was not found: (.*)/s, 'no-note-type'],
  [/^field was not found[^:]*: (.*)/s, 'no-field'],
  [/\b(?:collection|database|media) is not available\b|\bdecks are not available\b/, 'no-profile'],
  [/\bvalid api key must be provided\b/, 'key-wrong'],
  [/\bunsupported action\b/, 'old-version'],
];

/** Longest text of Anki's that is shown, in UTF-16 code units. */
const SHOWN_LENGTH = 300;

/** Recognises an error that AnkiConnect has written. */
export function toAnkiError(written: string): AnkiError {
  for (const [pattern, code] of WRITTEN) {
    const match = pattern.exec(written);
    if (match) return new AnkiError(code, match[1]?.slice(0, SHOWN_LENGTH));
  }
  return new AnkiError('other', written.slice(0, SHOWN_LENGTH));
}

/** @throws The same value if it is another error. */
export function toProblem(thrown: unknown): AnkiProblem {
  if (thrown instanceof AnkiError) return thrown.problem;
  throw thrown;
}
