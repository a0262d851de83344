import { toWordKey } from '../language/normalise.ts';
import { listCoreWords } from '../languages/core-words.ts';
import type { ListedWords } from '../model/listed-words.ts';
import type { LookupEntry } from '../model/lookup.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import { findByKeys, type KeyMatch } from '../store/content/read/word-search.ts';
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

/** The cards of some words. */
export interface MatchedWords {
  /** For each word, that of its card in the deck's spelling; undefined if none has it. */
  found: (string | undefined)[];
  /** Indexes of the words that are forms of their card's. */
  forms: number[];
}

/** Finds the cards that words are forms of by rules. @param words - Of each, the spellings to try. */
export type FindForms = (pair: PairId, words: readonly (readonly string[])[]) => Promise<(string | undefined)[]>;

/**
 * Finds the cards of words: the word itself, without its article, or a form, which the deck lists or the rules of its language lead to.
 *
 * @throws {AppError} `storage-unavailable`.
 *
 * Two read transactions.
 */
export async function matchWithForms(
  store: LookupStore,
  pair: PairId,
  list: readonly string[],
  findForms: FindForms,
): Promise<MatchedWords> {
  const matches = await findMatches(store, pair, list);
  const language = toLanguagePair(pair).from;
  const missing = [...list.keys()].filter((index) => matches[index] === undefined);
  const byRules = await findForms(
    pair,
    missing.map((index) => listSpellings(list[index] ?? '', language)),
  );
  const found = matches.map((match) => match?.card[1]);
  const isForm = ({ kind, key, word }: KeyMatch) => kind === FORM && toWordKey(word, language) !== key;
  const forms = matches.flatMap((match, index) => (match && isForm(match) ? [index] : []));
  missing.forEach((index, place) => {
    const word = byRules[place];
    if (word === undefined) return;
    found[index] = word;
    forms.push(index);
  });
  return { found, forms };
}

/**
 * Finds the cards of words by the keys of the deck: the word itself, without its article, or a form that the deck lists.
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
  return (await findMatches(store, pair, list)).map((match) => match?.card[1]);
}

async function findMatches(
  store: LookupStore,
  pair: PairId,
  list: readonly string[],
): Promise<(KeyMatch | undefined)[]> {
  const language = toLanguagePair(pair).from;
  const items = list.map((item) => listSpellings(item, language));
  const keys = new Set(items.flatMap((spellings) => spellings.map((spelling) => toWordKey(spelling, language))));
  const find = await findByKeys(store, (deck) => deck.pair === pair, keys);
  const findOwn = (key: string) => find(key).filter(({ kind }) => kind === WORD || kind === FORM);
  return items.map(
    (spellings) => spellings.flatMap((spelling) => pickMatch(findOwn(toWordKey(spelling, language)), spelling))[0],
  );
}

const listSpellings = (item: string, language: string) => [...new Set([item, ...listCoreWords(item, language)])];

/** Order: the word before a form, exact case before another one, then by frequency. */
function pickMatch(matches: readonly KeyMatch[], spelling: string): KeyMatch[] {
  const toScores = ({ kind, word, card }: KeyMatch) => [kind, Number(word !== spelling), card[0]];
  const [best] = [...matches].sort((a, b) => {
    const [x, y] = [toScores(a), toScores(b)];
    return (x[0] ?? 0) - (y[0] ?? 0) || (x[1] ?? 0) - (y[1] ?? 0) || (x[2] ?? 0) - (y[2] ?? 0);
  });
  return best ? [best] : [];
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
