/** Whether a word begins with a stressed `a`: `agua`, `hacha`, `águila`, but not `amiga`. */
export function isStressedA(word: string): boolean {
  if (/^h?á/.test(word)) return true;
  const syllables = word.match(/[iuü]?[aeo][iuy]?|[iu]/g) ?? [];
  return /^h?a[^áéíóú]*[aeouns]$/.test(word) && syllables.length === 2;
}
