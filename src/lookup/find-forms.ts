import { type PointedWord, pointAt } from '../language/pointed-word.ts';
import { listDeckLanguages } from '../languages/list-deck-languages.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import { findByKeys, type KeyMatch } from '../store/content/read/word-search.ts';
import type { LookupStore } from '../store/lookup-store.ts';
import { findEndingLeads } from './endings.ts';
import type { LoadInflections } from './inflections.ts';
import { isLedTo, keysOf, type Lead } from './lead.ts';
import { findJoinedLeads } from './separable.ts';
import { findSpellingLeads } from './spellings.ts';

/**
 * Finds the cards that words are forms of, by the rules of a look-up: other spellings, participles of separable verbs, irregular forms and endings.
 * Similar words, derived words and compounds do not count.
 *
 * @param words - Of each, the spellings to try.
 * @returns For each, the word of its card; undefined if no rule leads to one.
 * @throws {AppError} `storage-unavailable`.
 *
 * At most one read transaction. A thousand words take a fraction of a second.
 */
export async function findForms(
  store: LookupStore,
  pair: PairId,
  words: readonly (readonly string[])[],
  loadInflections: LoadInflections,
): Promise<(string | undefined)[]> {
  const { from } = toLanguagePair(pair);
  const inflection = (await loadInflections(listDeckLanguages(from))).get(from);
  if (!inflection) return words.map(() => undefined);
  const groups = words.map((spellings) =>
    spellings.flatMap((spelling) => {
      const word = toWord(spelling, from);
      const leads = [findJoinedLeads(word, inflection), findSpellingLeads(word, inflection)];
      return [...leads, ...findEndingLeads(word, inflection)];
    }),
  );
  const keys = new Set(groups.flat(2).flatMap((lead) => keysOf(lead, from)));
  const find = await findByKeys(store, (deck) => deck.pair === pair, keys);
  return groups.map((ofWord) => findFirst(ofWord, (lead) => keysOf(lead, from).flatMap(find)));
}

/** The word in the middle of a sentence, where only a noun has a capital. */
function toWord(spelling: string, language: string): PointedWord {
  const text = `, ${spelling}`;
  const start = text.length - spelling.length;
  return pointAt(text, { start, end: text.length }, start, language);
}

/** The first group with a card answers, and of its cards the most frequent one. */
function findFirst(groups: readonly (readonly Lead[])[], find: (lead: Lead) => KeyMatch[]): string | undefined {
  for (const leads of groups) {
    const found = leads.flatMap((lead) => find(lead).filter((match) => isLedTo(lead, match)));
    const [best] = found.sort((a, b) => a.card[0] - b.card[0]);
    if (best) return best.card[1];
  }
  return undefined;
}
