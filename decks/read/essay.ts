import type { CedictEntry } from './cedict.ts';

/**
 * Reads the vocabulary of the input method Rime: words in traditional characters with how often they are written.
 *
 * @param text - Lines of word, tab, count.
 * @param entries - The dictionary that gives the simplified spelling of each word and character.
 * @returns Words in simplified characters with their counts; those of spellings that become one are added up.
 */
export function readEssay(text: string, entries: readonly CedictEntry[]): [word: string, count: number][] {
  const simplified = new Map<string, string>(VARIANTS);
  for (const entry of entries) {
    if (!simplified.has(entry.traditional)) simplified.set(entry.traditional, entry.simplified);
  }
  const toSimplified = (word: string) =>
    simplified.get(word) ?? [...word].map((character) => simplified.get(character) ?? character).join('');
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [word = '', count = '0'] = line.split('\t');
    if (word === '' || Number(count) === 0) continue;
    const key = toSimplified(word);
    counts.set(key, (counts.get(key) ?? 0) + Number(count));
  }
  return [...counts];
}

/** Characters that Rime prefers to those of the dictionary. */
const VARIANTS: readonly (readonly [string, string])[] = [
  ['爲', '为'],
  ['裏', '里'],
  ['麼', '么'],
  ['喫', '吃'],
  ['羣', '群'],
  ['衆', '众'],
  ['牀', '床'],
  ['着', '着'],
  ['甚麼', '什么'],
];
