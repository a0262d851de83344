import type { DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import type { ReadingCost } from '../../read/ipadic.ts';
import type { JapaneseClass, JapaneseEntry } from '../../read/jmdict.ts';
import { MAX_MEANINGS } from '../meanings/polish.ts';
import { type BasicConcept, liftBasic, withConcepts } from '../words/basic.ts';
import { compare, type FormFrequency } from '../words/frequency.ts';
import { conjugate, toPotentialForms } from '../words/japanese.ts';
import { type JapaneseHomographs, joinHomographs } from '../words/japanese-homographs.ts';
import { chooseJapaneseMeanings, type MeaningSources } from '../words/japanese-meanings.ts';
import { type Evidence, toNewsShare, toShare } from '../words/japanese-order.ts';
import { type Claimant, shareTokens } from '../words/japanese-shares.ts';
import { toOtherSpellings, toSpacedReading } from '../words/japanese-spellings.ts';
import type { CardsOutput } from './deck.ts';
import type { Handwork } from './handwork.ts';

export interface JapaneseInput extends MeaningSources {
  entries: readonly JapaneseEntry[];
  /** Readings of words with their costs, by spelling. */
  readings: ReadonlyMap<string, readonly ReadingCost[]>;
  /** Tokens of subtitles, cut by a tokeniser: inflected words are in pieces. */
  tokens: readonly FormFrequency[];
  handwork: Handwork;
  /** Words of daily life that the deck holds early, each with what it means. */
  basic?: readonly BasicConcept[];
}

/** The share that subtitles may give a word that their list lacks. */
const UNSEEN_TOKEN = toShare(12_000);
/** Subtitles are closer than newspapers to what a learner meets. */
const TOKEN_WEIGHT = 0.88;
/** Every closed-class word comes before this many others have come. */
const CLOSED_BEFORE = 600;
/** Assumed newspaper frequency of closed-class words, which their list lacks. */
const CLOSED_NEWS = toShare(250);
/** The share of the rarest English words. */
const RARE_ENGLISH = 1e-8;

interface Word extends JapaneseHomographs {
  newsShare: number;
  share: number;
}

function toEvidence({ word, entries: [{ senses }] }: JapaneseHomographs, input: JapaneseInput): Evidence {
  const share = Math.max(RARE_ENGLISH, ...senses.slice(0, 1).flatMap(([gloss = '']) => input.englishShare(gloss, '')));
  return { isAttested: input.findVotes(word).size > 0, english: share / RARE_ENGLISH };
}

const weigh = (tokenShare: number, newsShare: number) => tokenShare ** TOKEN_WEIGHT * newsShare ** (1 - TOKEN_WEIGHT);

/** Beyond so many cards the look-up's rules find the conjugated forms; the deck would be half as large again with them. */
const CONJUGATED = 8000;
/** There a card also has no more than this many meanings. */
const MEANINGS_OF_RARE = 3;

const isHiragana = (text: string) => /^[\p{Script=Hiragana}ー]+$/u.test(text);

interface FormRules {
  /** Whether a spelling is a word of its own, or no form by hand. */
  isElsewhere: (text: string) => boolean;
  /** Whether the card comes so late that it keeps only what no rule finds. */
  isRare: boolean;
  conjugate: (word: string, pos: JapaneseClass) => string[];
}

/** Kana readings first, then the forms of running text. That of a rare phrase has spaces: とき|には is not 時には. */
function toForms(
  { word, entries }: JapaneseHomographs,
  extra: readonly string[],
  { isElsewhere, isRare, conjugate }: FormRules,
): string[] {
  const [entry, second] = entries;
  const isSecond = second !== undefined && (second.isCommon || !entry.isCommon);
  const reading = [entry, ...(isSecond ? [second] : [])].flatMap(({ kana }) => kana.find(isHiragana) ?? kana[0] ?? []);
  // A person's readings replace those of the dictionary, which may have another word in mind.
  const found = entry.isPhrase && isRare ? reading.flatMap((text) => toSpacedReading(word, text) ?? []) : reading;
  const readings = extra.length > 0 ? [] : found;
  // `わかる~` means the word in kana with its forms.
  const written = extra.flatMap((form) =>
    form.endsWith('~') ? [form.slice(0, -1), ...conjugate(form.slice(0, -1), entry.pos)] : [form],
  );
  // A separate word is not another word's form.
  const others = toOtherSpellings(word, entry)
    .filter((spelling) => !isElsewhere(spelling))
    .flatMap((spelling) => [spelling, ...conjugate(spelling, entry.pos)]);
  return [...new Set([...readings, ...written, ...conjugate(word, entry.pos), ...others])].filter(
    (form) => form !== word,
  );
}

/** A card for a basic concept without a common word in the dictionary. */
function toMissingCard({ words: [word], meanings }: BasicConcept): { word: string; card: DeckFileCard } | undefined {
  return word === undefined ? undefined : { word, card: [word, meanings.slice(0, 1)] };
}

/** A kana alone is nearly always a piece of a word. */
const isLetter = (text: string) => /^[\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text);

/** Words of a list, and of the others those that the tokens have as they are written: rarer ones would only take pieces from them. */
function toClaimants(words: readonly Word[], tokens: readonly FormFrequency[], { pieces }: Handwork): Claimant[] {
  const isRanked = ({ newsRank, isBasic, isName }: Word) => !isName && (newsRank !== undefined || isBasic);
  const seen = new Set(tokens.map(({ form }) => form));
  return words
    .filter(
      (word) =>
        !pieces.has(word.word) &&
        !isLetter(word.word) &&
        (isRanked(word) || (!word.isName && seen.has(word.word) && word.word.length > 1)),
    )
    .map((word) => {
      const [entry] = word.entries;
      return {
        id: word.word,
        spellings: [...new Set([word.word, ...entry.kanji.slice(0, 2)])],
        reading: entry.kana[0],
        pos: entry.pos,
        isBasic: word.isBasic,
        newsShare: word.newsShare,
      };
    });
}

/** Builds the Japanese deck from JMdict's words, in the order of subtitles and newspapers together. */
export function buildJapaneseDeck(input: JapaneseInput, limit: number): CardsOutput {
  const { tokens, handwork, basic = [] } = input;
  const taken = new Set(handwork.closed.flatMap(({ word, forms }) => [word, ...forms]));
  const words = joinHomographs(input.entries, input.readings)
    .filter(({ word }) => !taken.has(word) && !handwork.dropped.has(word))
    .map((word): Word => ({ ...word, newsShare: toNewsShare(word, () => toEvidence(word, input)), share: 0 }));
  const shares = shareTokens(toClaimants(words, tokens, handwork), tokens, handwork.closed);
  const shareByHand = (word: string) => {
    const place = handwork.places.get(word);
    return place === undefined ? undefined : weigh(toShare(place), CLOSED_NEWS);
  };
  for (const word of words) {
    const tokenShare = Math.max(shares.get(word.word) ?? 0, UNSEEN_TOKEN);
    word.share = shareByHand(word.word) ?? weigh(tokenShare, word.newsShare);
  }
  const closedCards = handwork.closed.map(({ word, meanings, forms }) => {
    const share = shareByHand(word) ?? weigh(shares.get(word) ?? UNSEEN_TOKEN, CLOSED_NEWS);
    return { card: (forms.length > 0 ? [word, meanings, forms] : [word, meanings]) as DeckFileCard, share };
  });
  const wordsOfDictionary = new Set(words.map(({ word }) => word));
  const isElsewhere = (text: string) => wordsOfDictionary.has(text) || taken.has(text) || handwork.misread.has(text);
  const known = new Set(words.flatMap(({ word, isCommon, isListed }) => (isCommon || isListed ? [word] : [])));
  const conjugateUnlike = (word: string, pos: JapaneseClass) => {
    const others = pos === 'v5' ? toPotentialForms(word, known) : [];
    return conjugate(word, pos).filter((form) => !others.includes(form));
  };
  const dropped: CardsOutput['dropped'] = [];
  const open: { card: DeckFileCard; share: number }[] = [];
  for (const word of words.sort((a, b) => b.share - a.share || compare(a.word, b.word))) {
    if (open.length >= limit) break;
    const hand = handwork.meanings.get(word.word);
    const isRare = open.length >= CONJUGATED;
    const found = hand?.meanings ?? withConcepts(word.word, chooseJapaneseMeanings(word, input), basic, MAX_MEANINGS);
    const meanings = found.slice(0, isRare ? MEANINGS_OF_RARE : MAX_MEANINGS);
    if (meanings.length === 0) {
      dropped.push({ word: word.word, reason: 'no meaning short enough' });
      continue;
    }
    const forms = toForms(word, hand?.forms ?? [], {
      isElsewhere,
      isRare,
      conjugate: isRare ? () => [] : conjugateUnlike,
    });
    open.push({ card: forms.length > 0 ? [word.word, meanings, forms] : [word.word, meanings], share: word.share });
  }
  // The list of subtitles has lost most particles and endings; no text does without them.
  const floor = open[CLOSED_BEFORE]?.share ?? 0;
  for (const closedCard of closedCards) closedCard.share = Math.max(closedCard.share, floor);
  const ordered = [...closedCards, ...open]
    .sort((a, b) => b.share - a.share || compare(a.card[0], b.card[0]))
    .map(({ card }) => ({ word: card[0], card }));
  const cards = liftBasic(ordered, basic, toMissingCard)
    .slice(0, limit)
    .map(({ card }) => card);
  return { cards, dropped, cardsOfForm: new Map() };
}
