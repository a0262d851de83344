import { pause } from '../../async/sleep.ts';
import { toFoldedKey, toWordKey } from '../../language/normalise.ts';
import { getBasics } from '../../languages/get-basics.ts';
import type { LookupEntry, LookupResult } from '../../model/lookup.ts';
import { type PairId, toLanguagePair } from '../../model/pair.ts';
import type { SourceRow } from '../../store/content/content-database.ts';
import { readContent } from '../../store/content/read/read-content.ts';
import { findByKeys, type KeyMatch } from '../../store/content/read/word-search.ts';
import type { LookupStore } from '../../store/lookup-store.ts';
import { type DefinitionIndex, getDefinitions } from '../../store/study/caches/definitions.ts';
import { acceptLanguage } from '../accept-language.ts';
import { fitsCapital, startsWithCapital } from '../capitals.ts';
import type { DefineRequest } from '../define.ts';

/** A word of a text, apart from the text. */
export interface Token {
  spelling: string;
  /** The word that it is here, if a rule of the language tells it from another one that is spelt so. */
  meant?: string | undefined;
  /** Whether every word has a capital where it stands, as at the start of a sentence. */
  beginsSentence: boolean;
}

/** A card that a token leads to. */
export interface TokenCard {
  pair: PairId;
  word: string;
  /** The same word as other sources spell it. */
  otherWords: readonly string[];
  /** Undefined for a word that only the learner defined. */
  rank: number | undefined;
  /** Whether the word itself begins with a capital. */
  isCapital: boolean;
  /** Whether it has only meanings with capitals, as names have in most languages. Known of starter decks alone: a learner may write `House`. */
  isProper: boolean;
  /** Whether it has a capital but is not a name: `Monday`, `Schwede`. */
  isCommon: boolean;
}

/** The cards of a token, the most frequent first: one of them is meant. Of a compound, all are meant: they are its parts. */
export interface TokenCards {
  kind: 'word' | 'compound';
  cards: readonly TokenCard[];
}

/**
 * Finds the cards of tokens of one language, an ISO 639-3 code, in their order. Rejects with an {@link AppError} `storage-unavailable`.
 */
export type FindTokenCards = (language: string, tokens: readonly Token[]) => Promise<TokenCards[]>;

export interface TokenCardsParts {
  store: LookupStore;
  /** Looks one word up. */
  define: (request: DefineRequest) => Promise<LookupResult>;
}

/** Most tokens that are remembered: the different words of a book, in about 4 MB. */
const MAX_KEPT = 20_000;
/** Words that are looked up side by side, which hides the time of the reads; waiting look-ups have their turn afterwards. */
const RULES_A_TURN = 8;

/** Not an abbreviation. */
const PROPER = /^\p{Lu}\p{Ll}/u;
/**
 * English words with a capital that are not names: days, months, feasts, and people by their country, language or faith. Decks of the package have
 * few names of persons, so endings suffice.
 */
const COMMON =
  /^(?:April|Arab|August|Catholic|Christmas|Czech|Dane|Dutch|Easter|Finn|French|Greek|Jew|July|June|March|May|Muslim|Pole|Swede|Swiss|Thai|Turk)\b|^[^ ]+(?:an|day|ember|ese|ish|uary)\b/u;

const NOTHING: TokenCards = { kind: 'word', cards: [] };

/**
 * Creates a finder of the cards of many words: first those that a source has as written, in one read for all, then what a look-up makes of
 * each other word. It remembers what it found until a source or the learner's own words change.
 */
export function createTokenCards({ store, define }: TokenCardsParts): FindTokenCards {
  let kept = new Map<string, TokenCards>();
  let sources: readonly SourceRow[] | undefined;
  let definitions: DefinitionIndex | undefined;

  /** Both lists are read again after each change, and are other lists then. */
  async function forgetChanged(): Promise<DefinitionIndex> {
    const [ofNow, own] = await Promise.all([readContent(store, (rows) => rows.sources()), getDefinitions(store)]);
    if (ofNow !== sources || own !== definitions || kept.size > MAX_KEPT) kept = new Map();
    sources = ofNow;
    definitions = own;
    return own;
  }

  async function findByRules(language: string, { spelling }: Token): Promise<TokenCards> {
    // Behind an elision stands the word: `école` in `l'école`.
    const request = { text: spelling, offset: spelling.length - 1, language };
    const { entries } = await define(request);
    if (entries.some(({ why }) => why?.reason === 'cut' || why?.reason === 'guess')) return NOTHING;
    const isCompound = entries.some(({ why }) => why?.reason === 'compound');
    return { kind: isCompound ? 'compound' : 'word', cards: entries.map(ofEntry) };
  }

  return async (language, tokens) => {
    const own = await forgetChanged();
    const found = kept;
    const toKey = ({ spelling, meant = '', beginsSentence }: Token) =>
      `${language} ${meant} ${beginsSentence && getBasics(language).capitalisesNouns ? '. ' : ''}${spelling}`;
    const missing = new Map(tokens.filter((token) => !found.has(toKey(token))).map((token) => [toKey(token), token]));
    const written = missing.size > 0 ? await findWritten(store, language, [...missing.values()], own) : [];
    const unwritten: (readonly [string, Token])[] = [];
    for (const [index, [key, token]] of [...missing].entries()) {
      const cards = written[index] ?? [];
      if (cards.length > 0) found.set(key, { kind: 'word', cards });
      else unwritten.push([key, token]);
    }
    for (let at = 0; at < unwritten.length; at += RULES_A_TURN) {
      if (at > 0) await pause();
      const part = unwritten.slice(at, at + RULES_A_TURN);
      await Promise.all(part.map(async ([key, token]) => found.set(key, await findByRules(language, token))));
    }
    return tokens.map((token) => found.get(toKey(token)) ?? NOTHING);
  };
}

/** Finds the cards, and the learner's own words, that have the tokens as written or as a form. */
async function findWritten(
  store: LookupStore,
  language: string,
  tokens: readonly Token[],
  definitions: DefinitionIndex,
): Promise<TokenCard[][]> {
  const accept = acceptLanguage(language, undefined);
  const keyed = tokens.map((token) => ({
    token,
    wordKey: toWordKey(token.spelling, language),
    foldedKey: toFoldedKey(token.spelling, language),
    meantKey: toWordKey(token.meant ?? '', language),
  }));
  const keys = new Set(keyed.flatMap(({ wordKey, foldedKey, meantKey }) => [wordKey, foldedKey, meantKey]));
  const find = await findByKeys(store, ({ from, inLookups }) => inLookups && accept(from.iso639_3), keys);
  return keyed.map(({ token, wordKey, foldedKey, meantKey }) => {
    const meant = find(meantKey).filter(({ word }) => word === token.meant);
    const own = definitions
      .findByKey(meant.length > 0 ? meantKey : wordKey)
      .filter(({ pair }) => accept(toLanguagePair(pair).from));
    const exact = meant.length > 0 ? meant : find(wordKey).filter(isExact);
    const ofDecks = exact.length > 0 ? exact : find(foldedKey);
    const fitting = ofDecks.filter((match) => fits(token, match, language));
    const cards = (fitting.length > 0 ? fitting : ofDecks).map(ofMatch);
    return sortByRank([...own.map(({ pair, word }) => toCard({ pair, word, rank: undefined }, word)), ...cards]);
  });
}

/** As written, not without diacritics; see `word-entries.ts`. */
const isExact = ({ kind }: KeyMatch) => kind % 2 === 0;

function fits({ spelling, beginsSentence }: Token, match: KeyMatch, language: string): boolean {
  // The place of a word in no sentence.
  const text = beginsSentence ? spelling : `, ${spelling}`;
  return fitsCapital({ text, start: text.length - spelling.length, spelling, language }, match);
}

const toCard = (
  { pair, word, rank, otherWords = [] }: Pick<LookupEntry, 'pair' | 'word' | 'rank' | 'otherWords'>,
  core: string,
): TokenCard => ({
  pair,
  word,
  otherWords,
  rank,
  isCapital: startsWithCapital(core),
  isProper: false,
  isCommon: false,
});
const ofMatch = ({ deck, card: [rank, word, meanings], word: core }: KeyMatch): TokenCard => ({
  ...toCard({ pair: deck.pair, word, rank }, core),
  isProper: deck.origin.kind === 'starter' && meanings.length > 0 && meanings.every((text) => PROPER.test(text)),
  isCommon: deck.origin.kind === 'starter' && [core, ...meanings].some(isCommon),
});

const isCommon = (text: string) => PROPER.test(text) && COMMON.test(text);

const ofEntry = (entry: LookupEntry) => toCard(entry, entry.core ?? entry.word);

/** The learner's own words first. A card that several keys or sources lead to stays once for each word. */
function sortByRank(cards: readonly TokenCard[]): TokenCard[] {
  const sorted = cards.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return [...new Map(sorted.toReversed().map((card) => [`${card.pair} ${card.word}`, card])).values()].toReversed();
}
