const VOWEL_END = /[aeiouyáéíóúàèìòùâêîôûãõąęěůаеёиоуыэюяіїєαεηιοωάέήίόώ]$/u;

/** Replaces the ending of a word: `amiga` from `amigo` and `a`. */
export function replaceVowel(word: string, ending: string): string[] {
  const startsWithVowel = VOWEL_END.test(ending.slice(0, 1));
  return [(startsWithVowel && VOWEL_END.test(word) ? word.slice(0, -1) : word) + ending];
}
