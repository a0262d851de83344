import PAIRS from 'opencc-js/dict/TSCharacters';
import type { Language } from '../language.ts';

/** Most spellings of one stretch: enough for two characters that may each be several. */
const MAX_SPELLINGS = 16;

const toSimplified = new Map<string, string>();
const toTraditional = new Map<string, string[]>();
for (const pair of PAIRS.split('|')) {
  const [traditional = '', simplified = ''] = pair.split(' ');
  if (traditional === simplified) continue;
  toSimplified.set(traditional, simplified);
  toTraditional.set(simplified, [...(toTraditional.get(simplified) ?? []), traditional]);
}

/** The word in the other characters: 學習 is 学习. One that is simplified may have been several. */
function respellCharacters(key: string): string[] {
  const characters = [...key];
  const simplified = characters.map((character) => toSimplified.get(character) ?? character).join('');
  if (simplified !== key) return [simplified];
  let spellings = [''];
  for (const character of characters) {
    // It may stand for itself, too: 后 is a queen, and what is behind.
    const all = [...(toTraditional.get(character) ?? []), character];
    const choices = spellings.length * all.length <= MAX_SPELLINGS ? all : all.slice(0, 1);
    spellings = spellings.flatMap((start) => choices.map((choice) => start + choice));
  }
  return spellings;
}

export const inflection: Language['inflection'] = {
  spellings: respellCharacters,
  cutsByFrequency: true,
};
