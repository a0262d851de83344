import type { DeckFileCard } from '../../src/deck-file/deck-file.ts';
import type { DeckOutput } from './deck.ts';
import type { Handwork } from './handwork.ts';
import { chooseMeanings, isNameLike, isProfane } from './meanings/polish.ts';
import type { ShareOf } from './meanings/translate.ts';
import type { JapaneseEntry } from './read/jmdict.ts';
import { compare, type FormFrequency } from './words/frequency.ts';
import { conjugate, toStemTokens } from './words/japanese.ts';

export interface JapaneseInput {
  entries: readonly JapaneseEntry[];
  /** Tokens of subtitles, cut by a tokeniser: inflected words are in pieces. */
  tokens: readonly FormFrequency[];
  englishShare: ShareOf;
  handwork: Handwork;
}

/** Shares for words that one of the two measures does not know, and for words of a newspaper's list by their place in it. */
const toShare = (rank: number) => 0.1 / (rank + 2.7);
const UNSEEN_TOKEN = toShare(12_000);
const UNRANKED = toShare(40_000);
/** Subtitles tell better than newspapers what a learner meets. */
const TOKEN_WEIGHT = 0.62;
const NEAR_ENOUGH = 0.42;
/** Every closed-class word comes before this many others have come. */
const CLOSED_BEFORE = 300;

interface Word {
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

/** Shares out the tokens: to the words written so, and less to those of which it may be a piece. */
function shareTokens(words: readonly Word[], tokens: readonly FormFrequency[], taken: ReadonlySet<string>): void {
  const claims = new Map<string, { word: Word; weight: number }[]>();
  const claim = (token: string, word: Word, weight: number) => {
    if (taken.has(token)) return;
    claims.set(token, [...(claims.get(token) ?? []), { word, weight: weight * toNewsShare(word.entry) }]);
  };
  for (const word of words) {
    const spellings = new Set([word.word, ...word.entry.kanji.slice(0, 2)]);
    if (word.reading !== undefined && word.reading.length > 2) spellings.add(word.reading);
    for (const spelling of spellings) {
      // A single character is oftener what is left of a verb (`信` of `信じる`) than a rare noun.
      claim(spelling, word, spelling.length === 1 && !word.entry.isBasic ? 0.3 : 4);
      for (const token of toStemTokens(spelling, word.entry.pos)) claim(token, word, 1);
    }
  }
  for (const { form, share } of tokens) {
    const all = claims.get(form) ?? [];
    const total = all.reduce((sum, { weight }) => sum + weight, 0);
    for (const { word, weight } of all) word.share += (share * weight) / total;
  }
}

function toMeanings({ senses }: JapaneseEntry, englishShare: ShareOf): string[] {
  const scored = senses.flatMap((sense, s) =>
    sense.map((word, t) => ({
      word,
      score: (Math.max(englishShare(word, ''), 1e-8) / 1e-8) ** 0.06 / ((1 + 0.7 * s) * (1 + 0.45 * t)),
      sources: 1,
    })),
  );
  const [first] = scored;
  // The dictionary's own first word stays first: its editors chose it with care.
  const ordered = scored.slice(1).sort((a, b) => b.score - a.score || compare(a.word, b.word));
  return first ? chooseMeanings([first, ...ordered], 'eng', NEAR_ENOUGH) : [];
}

/** Kana reading first, then the forms of running text. */
function toForms({ word, reading, entry }: Word, extra: readonly string[]): string[] {
  const readings = reading === undefined || reading === word ? [] : [reading];
  return [...new Set([...readings, ...extra, ...conjugate(word, entry.pos)])].filter((form) => form !== word);
}

/** Builds the Japanese deck from JMdict's common words, in the order of subtitles and newspapers together. */
export function buildJapaneseDeck(
  { entries, tokens, englishShare, handwork }: JapaneseInput,
  limit: number,
): DeckOutput {
  const closed = new Map(handwork.closed.map((card) => [card.word, card]));
  const taken = new Set(handwork.closed.flatMap(({ word, forms }) => [word, ...forms]));
  const words = entries
    .filter(({ newsRank, isBasic }) => newsRank !== undefined || isBasic)
    .map((entry): Word => ({ word: toSpelling(entry), reading: entry.kana[0], entry, share: 0 }))
    .filter(({ word }) => !taken.has(word));
  shareTokens(words, tokens, taken);
  for (const word of words) {
    const tokenShare = Math.max(word.share, UNSEEN_TOKEN);
    word.share = tokenShare ** TOKEN_WEIGHT * toNewsShare(word.entry) ** (1 - TOKEN_WEIGHT);
  }
  const tokenShares = new Map(tokens.map(({ form, share }) => [form, share]));
  const closedCards = handwork.closed.map(({ word, meanings, forms }) => ({
    card: (forms.length > 0 ? [word, meanings, forms] : [word, meanings]) as DeckFileCard,
    // Newspapers have no particles in their list; what subtitles say counts as much as for other words.
    share:
      0.3 *
      Math.max(
        ...[word, ...forms.filter((form) => form.length > 1)].map((form) => tokenShares.get(form) ?? UNSEEN_TOKEN),
      ),
  }));
  const dropped: DeckOutput['dropped'] = [];
  const seen = new Set(closed.keys());
  const open: { card: DeckFileCard; share: number }[] = [];
  for (const word of words.sort((a, b) => b.share - a.share || compare(a.word, b.word))) {
    if (open.length >= limit) break;
    if (seen.has(word.word)) continue;
    const byHand = handwork.dropped.get(word.word);
    const meanings = handwork.meanings.get(word.word)?.meanings ?? toMeanings(word.entry, englishShare);
    const [first = ''] = meanings;
    const reason =
      byHand !== undefined
        ? `by hand: ${byHand}`
        : first === ''
          ? 'no meaning short enough'
          : isProfane(first, 'eng') || isProfane(word.word, 'jpn')
            ? 'vulgar'
            : isNameLike(first, 'eng')
              ? `a name: ${first}`
              : undefined;
    if (reason !== undefined) {
      dropped.push({ word: word.word, reason });
      continue;
    }
    seen.add(word.word);
    const forms = toForms(word, []);
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
