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
  const { from } = toLanguagePair(pair);
  const found = await matchWords(store, pair, list);
  const words = new Set<string>();
  const missing: string[] = [];
  for (const [index, item] of list.entries()) {
    const word = found[index] ?? (await findByRules(listSpellings(item, from).at(-1) ?? item, defineWord));
    if (word === undefined) missing.push(item);
    else words.add(word);
  }
  return { words: [...words], missing };
}

/**
 * Finds the cards of words by the keys of the deck: the word itself, without its article, or a form that the deck lists. It takes no rules, which
 * for tens of thousands of words would take minutes.
 *
 * @returns For each word, that of its card in the deck's spelling; undefined if none has it.
 * @throws {AppError} `storage-unavailable`.
 *
 * One read transaction.
 */
export async function matchWords(
  store: LookupStore,
  pair: PairId,
  list: readonly string[],
): Promise<(string | undefined)[]> {
  const language = toLanguagePair(pair).from;
  const items = list.map((item) => listSpellings(item, language));
  const keys = new Set(items.flatMap((spellings) => spellings.map((spelling) => toWordKey(spelling, language))));
  const matches = await searchWords(
    store,
    (deck) => deck.pair === pair,
    (index) => index.find(keys),
  );
  const byKey = new Map<string, KeyMatch[]>();
  for (const match of matches) {
    if (match.kind !== WORD && match.kind !== FORM) continue;
    const ofKey = byKey.get(match.key);
    if (ofKey) ofKey.push(match);
    else byKey.set(match.key, [match]);
  }
  return items.map(
    (spellings) =>
      spellings.flatMap((spelling) => pickCard(byKey.get(toWordKey(spelling, language)) ?? [], spelling))[0],
  );
}

const listSpellings = (item: string, language: string) => [...new Set([item, ...listCoreWords(item, language)])];

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
  spelling: string,
  defineWord: (text: string) => Promise<LookupEntry[]>,
): Promise<string | undefined> {
  const entries = await defineWord(spelling);
  const same = entries.find(
    ({ rank, rule }) => rank !== undefined && (rule === undefined || rule === 'stem' || rule === 'separable'),
  );
  return same?.word;
}
