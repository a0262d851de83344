import type { DeckFileCard } from '../../src/deck-file/deck-file.ts';
import type { DeckOutput } from './deck.ts';
import type { HandCard, Handwork } from './handwork.ts';
import { chooseMeanings, isNameLike } from './meanings/polish.ts';
import type { ShareOf } from './meanings/translate.ts';
import type { FindVotes } from './meanings/votes.ts';
import { isProfane } from './meanings/vulgar.ts';
import { type CedictEntry, toPinyin, toSenses, toWorth } from './read/cedict.ts';
import { liftClosed } from './words/closed.ts';
import { compare, type FormFrequency } from './words/frequency.ts';

export interface ChineseInput {
  entries: readonly CedictEntry[];
  words: readonly FormFrequency[];
  englishShare: ShareOf;
  findVotes: FindVotes;
  handwork: Handwork;
}

const NEAR_ENOUGH = 0.4;
/** How much another dictionary's word counts beside the dictionary's own order of senses. */
const VOTE_WEIGHT = 1.2;

/** Senses of the entry that says most, then of the others: a reading of its own each. */
function toMeanings(entries: readonly CedictEntry[], { englishShare, findVotes }: ChineseInput): string[] {
  const spellings = new Set(entries.flatMap(({ simplified, traditional }) => [simplified, traditional]));
  const votes = [...spellings].map(findVotes);
  const scored = entries.flatMap((entry, e) =>
    toSenses(entry).flatMap((sense, s) =>
      sense.map((word, t) => {
        const commonness = (Math.max(englishShare(word, ''), 1e-8) / 1e-8) ** 0.08;
        const vote = Math.max(...votes.map((of) => of.get(word.toLowerCase()) ?? 0));
        return {
          word,
          score: commonness / ((1 + 1.5 * e) * (1 + 0.35 * s) * (1 + 0.35 * t)) + (VOTE_WEIGHT * vote) / (1 + 1.5 * e),
          sources: 1,
        };
      }),
    ),
  );
  scored.sort((a, b) => b.score - a.score || compare(a.word, b.word));
  const isVulgar = entries.some(({ simplified }) => isProfane(simplified, 'cmn'));
  return chooseMeanings(scored, 'eng', NEAR_ENOUGH, isVulgar);
}

/** The entry whose characters and pronunciation stand on the card: the one that a person has in mind, else that of most worth. */
function findUsualEntry(usable: readonly CedictEntry[], hand: HandCard | undefined): CedictEntry | undefined {
  const pinyin = hand?.forms[0]?.replaceAll('_', ' ');
  const meant = usable.filter((entry) => toPinyin(entry.pinyin) === pinyin);
  return meant[0] ?? usable[0];
}

/** Builds the Chinese deck in simplified characters; the forms are the traditional spelling and the pronunciation. */
export function buildChineseDeck(input: ChineseInput, limit: number): DeckOutput {
  const { entries, words, handwork } = input;
  const bySimplified = new Map<string, CedictEntry[]>();
  for (const entry of entries) {
    bySimplified.set(entry.simplified, [...(bySimplified.get(entry.simplified) ?? []), entry]);
  }
  const byHand = new Map([...handwork.closed.map((card) => [card.word, card] as const), ...handwork.meanings]);
  const cards: DeckFileCard[] = [];
  const dropped: DeckOutput['dropped'] = [];
  const ordered = words.map(({ form, share }) => ({ word: form, share }));
  for (const { word: form } of liftClosed(ordered, new Set(handwork.closed.map(({ word }) => word)))) {
    if (cards.length === limit) break;
    const found = (bySimplified.get(form) ?? []).toSorted(
      (a, b) => toWorth(b) - toWorth(a) || compare(a.pinyin, b.pinyin),
    );
    const usable = found.filter((entry) => toWorth(entry) >= 0.5);
    const hand = byHand.get(form);
    const best = findUsualEntry(usable, hand);
    const meanings = hand?.meanings ?? toMeanings(usable, input);
    const [first = ''] = meanings;
    const reason = handwork.dropped.has(form)
      ? `by hand: ${handwork.dropped.get(form)}`
      : !hand && !best
        ? found.length > 0
          ? 'a name or a variant'
          : 'no entry'
        : first === ''
          ? 'no meaning short enough'
          : isNameLike(first, 'eng')
            ? `a name: ${first}`
            : undefined;
    if (reason !== undefined) {
      dropped.push({ word: form, reason });
      continue;
    }
    const pinyin = hand?.forms[0]?.replaceAll('_', ' ') ?? (best ? toPinyin(best.pinyin) : '');
    const forms = [...new Set([best?.traditional ?? form, pinyin])].filter((text) => text !== form && text !== '');
    cards.push(forms.length > 0 ? [form, meanings, forms] : [form, meanings]);
  }
  return { cards, dropped, cardsOfForm: new Map() };
}
