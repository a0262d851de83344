import type { DeckFileCard } from '../../src/deck-file/deck-file.ts';
import type { DeckOutput } from './deck.ts';
import type { Handwork } from './handwork.ts';
import { chooseMeanings, isNameLike } from './meanings/polish.ts';
import type { ShareOf } from './meanings/translate.ts';
import type { FindVotes } from './meanings/votes.ts';
import { isProfane } from './meanings/vulgar.ts';
import type { JapaneseEntry } from './read/jmdict.ts';
import { compare, type FormFrequency } from './words/frequency.ts';
import { conjugate } from './words/japanese.ts';
import { shareTokens } from './words/japanese-shares.ts';

export interface JapaneseInput {
  entries: readonly JapaneseEntry[];
  /** Tokens of subtitles, cut by a tokeniser: inflected words are in pieces. */
  tokens: readonly FormFrequency[];
  englishShare: ShareOf;
  findVotes: FindVotes;
  handwork: Handwork;
}

/** Shares for words that one of the two measures does not know, and for words of a newspaper's list by their place in it. */
const toShare = (rank: number) => 0.1 / (rank + 2.7);
const UNSEEN_TOKEN = toShare(12_000);
const UNRANKED = toShare(40_000);
/** Subtitles tell better than newspapers what a learner meets. */
const TOKEN_WEIGHT = 0.88;
const NEAR_ENOUGH = 0.42;
/** Every closed-class word comes before this many others have come. */
const CLOSED_BEFORE = 600;
/** What newspapers would say of closed-class words, if their list had any. */
const CLOSED_NEWS = toShare(250);

interface Word {
  id: string;
  word: string;
  reading: string | undefined;
  entry: JapaneseEntry;
  share: number;
}

function toNewsShare({ newsRank, isBasic }: JapaneseEntry): number {
  if (newsRank !== undefined) return toShare(newsRank * 500 - 250) * (isBasic ? 1.5 : 1);
  return isBasic ? toShare(6000) : UNRANKED;
}

function toSpelling({ kanji, kana, usuallyKana }: JapaneseEntry): string {
  return (usuallyKana ? kana[0] : undefined) ?? kanji[0] ?? kana[0] ?? '';
}

/** How much another dictionary's word counts beside the dictionary's own order of senses. */
const VOTE_WEIGHT = 1.2;

function toMeanings({ word, entry }: Word, { englishShare, findVotes }: JapaneseInput): string[] {
  const spellings = [...new Set([word, ...entry.kanji.slice(0, 2)])];
  const votes = spellings.map(findVotes);
  const scored = entry.senses.flatMap((sense, s) =>
    sense.map((meaning, t) => {
      const commonness = (Math.max(englishShare(meaning, ''), 1e-8) / 1e-8) ** 0.06;
      const vote = Math.max(...votes.map((of) => of.get(meaning.toLowerCase()) ?? 0));
      return {
        word: meaning,
        score: commonness / ((1 + 0.7 * s) * (1 + 0.45 * t)) + VOTE_WEIGHT * vote,
        sources: 1,
      };
    }),
  );
  scored.sort((a, b) => b.score - a.score || compare(a.word, b.word));
  return chooseMeanings(scored, 'eng', NEAR_ENOUGH, isProfane(word, 'jpn'));
}

const toWorth = ({ entry }: Word) => toNewsShare(entry) + (entry.newsRank === undefined ? 0 : 1);

/** Keeps of words that are spelt alike (入る: はいる, いる) the one that newspapers know best. */
function chooseReadings(words: readonly Word[]): Word[] {
  const best = new Map<string, Word>();
  for (const word of words) {
    const known = best.get(word.word);
    if (!known || toWorth(word) > toWorth(known)) best.set(word.word, word);
  }
  return words.filter((word) => best.get(word.word) === word);
}

const WRITTEN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;

/**
 * How else people write a word: spellings that a list of common words has (速い beside 早い), those that write less of it in Chinese
 * characters (友だち, 受取る), and the usual one of words that most write in kana (美味しい).
 */
export function toOtherSpellings(word: string, { kanji, commonKanji, usuallyKana }: JapaneseEntry): string[] {
  const characters = word.replace(KANA, '');
  return kanji.filter((spelling, place) => {
    if (spelling === word || !WRITTEN.test(spelling)) return false;
    if (commonKanji.includes(spelling) || (usuallyKana && place === 0)) return true;
    const own = spelling.replace(KANA, '');
    return own !== '' && characters.includes(own);
  });
}

/** Kana reading first, then the forms of running text. */
function toForms(
  { word, reading, entry }: Word,
  extra: readonly string[],
  isElsewhere: (text: string) => boolean,
): string[] {
  // What a person has written comes first, and takes the place of the reading if the dictionary has another word in mind.
  const readings = reading === undefined || reading === word || extra.length > 0 ? [] : [reading];
  // `わかる~` stands for the word in kana with its forms.
  const written = extra.flatMap((form) =>
    form.endsWith('~') ? [form.slice(0, -1), ...conjugate(form.slice(0, -1), entry.pos)] : [form],
  );
  // What is a word of its own is no other word's form.
  const others = toOtherSpellings(word, entry)
    .filter((spelling) => !isElsewhere(spelling))
    .flatMap((spelling) => [spelling, ...conjugate(spelling, entry.pos)]);
  return [...new Set([...readings, ...written, ...conjugate(word, entry.pos), ...others])].filter(
    (form) => form !== word,
  );
}

/** Builds the Japanese deck from JMdict's common words, in the order of subtitles and newspapers together. */
export function buildJapaneseDeck(input: JapaneseInput, limit: number): DeckOutput {
  const { entries, tokens, handwork } = input;
  const closed = new Map(handwork.closed.map((card) => [card.word, card]));
  const taken = new Set(handwork.closed.flatMap(({ word, forms }) => [word, ...forms]));
  const candidates = entries
    .filter(({ newsRank, isBasic }) => newsRank !== undefined || isBasic)
    .map((entry, at): Word => ({ id: `${at}`, word: toSpelling(entry), reading: entry.kana[0], entry, share: 0 }))
    .filter(({ word }) => !taken.has(word) && !handwork.dropped.has(word));
  const words = chooseReadings(candidates);
  const shares = shareTokens(
    words.map(({ id, word, reading, entry }) => ({
      id,
      spellings: [...new Set([word, ...entry.kanji.slice(0, 2)])],
      reading,
      pos: entry.pos,
      isBasic: entry.isBasic,
      newsShare: toNewsShare(entry),
    })),
    tokens,
    handwork.closed,
  );
  const shareByHand = (word: string) => {
    const place = handwork.places.get(word);
    return place === undefined ? undefined : toShare(place) ** TOKEN_WEIGHT * CLOSED_NEWS ** (1 - TOKEN_WEIGHT);
  };
  for (const word of words) {
    const tokenShare = Math.max(shares.get(word.id) ?? 0, UNSEEN_TOKEN);
    word.share = shareByHand(word.word) ?? tokenShare ** TOKEN_WEIGHT * toNewsShare(word.entry) ** (1 - TOKEN_WEIGHT);
  }
  const closedCards = handwork.closed.map(({ word, meanings, forms }) => {
    const listed = (shares.get(word) ?? UNSEEN_TOKEN) ** TOKEN_WEIGHT * CLOSED_NEWS ** (1 - TOKEN_WEIGHT);
    const share = shareByHand(word) ?? listed;
    return { card: (forms.length > 0 ? [word, meanings, forms] : [word, meanings]) as DeckFileCard, share };
  });
  const wordsOfDictionary = new Set(words.map(({ word }) => word));
  const isElsewhere = (text: string) => wordsOfDictionary.has(text) || taken.has(text) || handwork.misread.has(text);
  const dropped: DeckOutput['dropped'] = [];
  const seen = new Set(closed.keys());
  const open: { card: DeckFileCard; share: number }[] = [];
  for (const word of words.sort((a, b) => b.share - a.share || compare(a.word, b.word))) {
    if (open.length >= limit) break;
    if (seen.has(word.word)) continue;
    const byHand = handwork.dropped.get(word.word);
    const meanings = handwork.meanings.get(word.word)?.meanings ?? toMeanings(word, input);
    const [first = ''] = meanings;
    const reason =
      byHand !== undefined
        ? `by hand: ${byHand}`
        : first === ''
          ? 'no meaning short enough'
          : isNameLike(first, 'eng')
            ? `a name: ${first}`
            : undefined;
    if (reason !== undefined) {
      dropped.push({ word: word.word, reason });
      continue;
    }
    seen.add(word.word);
    const forms = toForms(word, handwork.meanings.get(word.word)?.forms ?? [], isElsewhere);
    open.push({ card: forms.length > 0 ? [word.word, meanings, forms] : [word.word, meanings], share: word.share });
  }
  // The list of subtitles has lost most particles and endings; no text does without them.
  const floor = open[CLOSED_BEFORE]?.share ?? 0;
  for (const closedCard of closedCards) closedCard.share = Math.max(closedCard.share, floor);
  const cards = [...closedCards, ...open]
    .sort((a, b) => b.share - a.share || compare(a.card[0], b.card[0]))
    .slice(0, limit)
    .map(({ card }) => card);
  return { cards, dropped, cardsOfForm: new Map() };
}
