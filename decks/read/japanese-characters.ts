import PAIRS from 'opencc-js/dict/JPShinjitaiCharactersRev';
import { simplify } from './chinese-lexicon.ts';

const OLD = new Map(
  PAIRS.split('|').map((pair): [string, string] => {
    const [old = '', today = ''] = pair.split(' ');
    return [today, old];
  }),
);

/** Writes a Japanese word with the characters that Chinese has for them: 実験 as 实验. */
export const toChineseCharacters = (word: string): string =>
  simplify(Array.from(word, (character) => OLD.get(character) ?? character).join(''));
