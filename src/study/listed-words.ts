import { toWordKey } from '../language/normalise.ts';
import { listCoreWords } from '../languages/core-words.ts';
import type { ListedWords } from '../model/listed-words.ts';
import type { LookupEntry } from '../model/lookup.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import { type KeyMatch, searchWords } from '../store/content/read/word-search.ts';
import { FORM, WORD } from '../store/content/word-entries.ts';
import type { LookupStore } from '../store/lookup-store.ts';

/**
 * Finds the cards for a list of words: `Häuser`, `Haus` and `das Haus` all mean the card `das Haus`. Similar words, derived words and the parts of
 * a compound do not count.
 *
 * @param defineWord - Looks a word up in the deck by the rules of its language.
 * @throws {AppError} `storage-unavailable`.
 *
 * One read transaction for indexed words, and one lookup for each other word.
 */
export async function findListedWords(
  store: LookupStore,
  pair: PairId,
  list: readonly string[],
  defineWord: (text: string) => Promise<LookupEntry[]>,
): Promise<ListedWords> {
  const language = toLanguagePair(pair).from;
  const items = list.map((item) => ({ item, spellings: [...new Set([item, ...listCoreWords(item, language)])] }));
  const keys = new Set(items.flatMap(({ spellings }) => spellings.map((spelling) => toWordKey(spelling, language))));
  const matches = await searchWords(
    store,
    (deck) => deck.pair === pair,
    (index) => index.find(keys),
  );
  const byKey = new Map<string, KeyMatch[]>();
  for (const match of matches) {
    if (match.kind !== WORD && match.kind !== FORM) continue;
    byKey.set(match.key, [...(byKey.get(match.key) ?? []), match]);
  }
  const words = new Set<string>();
  const missing: string[] = [];
  for (const { item, spellings } of items) {
    const found =
      spellings.flatMap((spelling) => pickCard(byKey.get(toWordKey(spelling, language)) ?? [], spelling))[0] ??
      (await findByRules(spellings.slice(-1), defineWord));
    if (found === undefined) missing.push(item);
    else words.add(found);
  }
  return { words: [...words], missing };
}

/** Order: the word before a form, exact case before another one, then by frequency. */
function pickCard(matches: readonly KeyMatch[], spelling: string): string[] {
  const toScores = ({ kind, word, card }: KeyMatch) => [kind, Number(word !== spelling), card[0]];
  const [best] = [...matches].sort((a, b) => {
    const [x, y] = [toScores(a), toScores(b)];
    return (x[0] ?? 0) - (y[0] ?? 0) || (x[1] ?? 0) - (y[1] ?? 0) || (x[2] ?? 0) - (y[2] ?? 0);
  });
  return best ? [best.card[1]] : [];
}

async function findByRules(
  spellings: readonly string[],
  defineWord: (text: string) => Promise<LookupEntry[]>,
): Promise<string | undefined> {
  for (const spelling of spellings) {
    const entries = await defineWord(spelling);
    const same = entries.find(
      ({ rank, rule }) => rank !== undefined && (rule === undefined || rule === 'stem' || rule === 'separable'),
    );
    if (same) return same.word;
  }
  return undefined;
}
