/**
 * Decides whether a line break only splits a manually hyphenated word. A hyphen that stands for the rest of a word does not count
 * ("Nord- und Südseite").
 */
export function isJoint(before: string, after: string): boolean {
  // Browsers compile letter classes slowly, so they are not constants of a script that most pages load.
  return (
    /\p{L}[-\u2010\u00AD]\s*$/u.test(before) &&
    /^\s*(?!(?:und|oder|and|or|y|o|et|ou|e|en|of|och|i)\b)\p{L}/u.test(after)
  );
}

/** Whether a line of several words goes on in the next one, as in subtitles: with a small letter, and without an end between. */
export const runsOn = (before: string, after: string) => /\s\S*[\p{L},]\s*$/u.test(before) && /^\s*\p{Ll}/u.test(after);
