import { loadInflections } from '../../scripts/inflections.ts';
import { makeWords } from './deck-words.ts';

/**
 * Finds irregular forms of a language's inflection table that do not lead to their word.
 *
 * @param most - Forms to try, evenly from the whole table.
 * @returns `word: form`.
 */
export async function findLostForms(language: string, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const { irregular = {} } = (await loadInflections([language])).get(language) ?? {};
  const pairs = Object.entries(irregular).flatMap(([word, forms]) => forms.split(' ').map((form) => [word, form]));
  const step = Math.max(1, Math.ceil(pairs.length / most));
  const lost: string[] = [];
  let [deckWord, deck] = ['', makeWords(language, [])];
  for (const [word = '', form = ''] of pairs.filter((_, index) => index % step === 0)) {
    if (word !== deckWord) [deckWord, deck] = [word, makeWords(language, [word])];
    if (!deck.define(form, 0).entries.some((entry) => entry.word === word)) lost.push(`${word}: ${form}`);
  }
  return lost;
}
