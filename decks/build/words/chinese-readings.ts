import { type CedictEntry, isName } from '../../read/cedict.ts';

/** How much of the language reads a character in one way: `合` is hé nearly always, and seldom gě. */
export type ReadingWeight = (character: string, syllable: string) => number;

/**
 * Counts how often each character is read with each syllable in words of two characters or more.
 *
 * @param entries - The dictionary. Traditional characters keep apart what is one character in simplified spelling.
 * @param shareOf - Share of running text of a word in simplified characters.
 * @returns 0 for a reading that no longer word has.
 */
export function weighReadings(entries: readonly CedictEntry[], shareOf: (simplified: string) => number): ReadingWeight {
  const weights = new Map<string, number>();
  for (const entry of entries) {
    const characters = [...entry.traditional];
    const syllables = entry.pinyin.toLowerCase().split(' ');
    if (characters.length < 2 || characters.length !== syllables.length || isName(entry)) continue;
    const weight = Math.sqrt(shareOf(entry.simplified));
    for (const [at, character] of characters.entries()) {
      const key = `${character}\t${syllables[at]}`;
      weights.set(key, (weights.get(key) ?? 0) + weight);
    }
  }
  return (character, syllable) => weights.get(`${character}\t${syllable.toLowerCase()}`) ?? 0;
}
