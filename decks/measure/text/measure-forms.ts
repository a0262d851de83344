import { listWordKeys, toStoredCards } from '../../../scripts/lookup/word-keys.ts';
import { toFoldedKey, toWordKey } from '../../../src/language/normalise.ts';
import type { DeckFile } from '../../../src/library/formats/deck-file.ts';
import { toWords } from './prose.ts';

/** The cards that the index of a deck finds for a word of a page: by its key and by its folded key, without stemming. */
export class DeckIndex {
  private readonly ranks = new Map<string, number[]>();
  /** Ranks by word as written on the card. */
  private readonly words = new Map<string, number>();
  /** Ranks by the first form of a card, which in Japanese is the word in kana. */
  private readonly readings = new Map<string, number[]>();
  private readonly keys: ReadonlySet<string>;

  constructor(
    deck: DeckFile,
    private readonly language = deck.from.iso639_3,
  ) {
    const cards = toStoredCards(deck);
    for (const [rank, word, , [reading] = []] of cards) {
      this.words.set(word, rank);
      if (reading !== undefined) this.readings.set(reading, [...(this.readings.get(reading) ?? []), rank]);
    }
    this.keys = new Set(cards.map(([, word]) => toWordKey(word, language)));
    for (const [key, rank] of listWordKeys(cards, language)) {
      this.ranks.set(key, [...(this.ranks.get(key) ?? []), rank]);
    }
  }

  /** Ranks of the cards that a word of the page leads to; of a word with a hyphen or an apostrophe also those of its parts. */
  find(word: string): number[] {
    const whole = this.findWhole(word);
    return whole.length > 0 ? whole : word.split(/(?<=['’])|-/).flatMap((part) => this.findWhole(part));
  }

  private findWhole(word: string): number[] {
    const keys = new Set([toWordKey(word, this.language), toFoldedKey(word, this.language)]);
    return [...keys].flatMap((key) => this.ranks.get(key) ?? []);
  }

  /** Ranks of the cards that a key leads to. */
  findKey(key: string): readonly number[] {
    return this.ranks.get(key) ?? [];
  }

  /** Ranks of the cards of a lemma that may be written as it is read. */
  ranksOf(lemma: string): number[] {
    const rank = this.words.get(lemma);
    return [...(rank === undefined ? [] : [rank]), ...(this.readings.get(lemma) ?? [])];
  }

  /** Rank of the card of a lemma. */
  rankOf(lemma: string): number | undefined {
    return this.words.get(lemma);
  }

  /** Whether the word is spelt as a card's own word. */
  isWord(word: string): boolean {
    return this.keys.has(toWordKey(word, this.language));
  }
}

export interface FormCount {
  tokens: number;
  found: number;
  /** Forms that did not lead to their lemma's card, with how often they occur, the most frequent first. */
  missed: [form: string, lemma: string, count: number][];
}

/**
 * Counts the inflected words of a text whose lemma has a card, and those of them that lead to it.
 *
 * @param toLemmas - Lemmas that a lower-case form may belong to by a source other than the deck.
 * @param namesAreTold - Whether a capital inside a sentence marks a name, which is left out.
 */
export function countInflected(
  sentences: readonly string[],
  index: DeckIndex,
  toLemmas: (form: string) => Iterable<string>,
  namesAreTold: boolean,
): FormCount {
  const missed = new Map<string, [string, string, number]>();
  const verdicts = new Map<string, { lemma: string; isFound: boolean } | undefined>();
  const judge = (form: string) => {
    if (index.isWord(form)) return undefined;
    const lemmas = [...toLemmas(form)].filter((lemma) => index.rankOf(lemma) !== undefined);
    const [lemma] = lemmas;
    if (lemma === undefined) return undefined;
    const ranks = new Set(index.find(form));
    return { lemma, isFound: lemmas.some((one) => ranks.has(index.rankOf(one) ?? 0)) };
  };
  let tokens = 0;
  let found = 0;
  for (const sentence of sentences) {
    for (const [at, word] of toWords(sentence).entries()) {
      if (namesAreTold && at > 0 && /^\p{Lu}/u.test(word)) continue;
      const form = word.toLowerCase();
      if (!verdicts.has(form)) verdicts.set(form, judge(form));
      const verdict = verdicts.get(form);
      if (!verdict) continue;
      tokens += 1;
      if (verdict.isFound) found += 1;
      else missed.set(form, [form, verdict.lemma, (missed.get(form)?.[2] ?? 0) + 1]);
    }
  }
  return { tokens, found, missed: [...missed.values()].sort((a, b) => b[2] - a[2]) };
}

/** Counts the function words of a text and those of them that lead to no card up to a rank. */
export function countFunctionWords(
  sentences: readonly (readonly string[])[],
  index: DeckIndex,
  functionWords: ReadonlySet<string>,
  lastRank: number,
): { tokens: number; lost: number; words: [string, number][] } {
  const lost = new Map<string, number>();
  let tokens = 0;
  for (const words of sentences) {
    for (const word of words) {
      const form = word.toLowerCase();
      if (!functionWords.has(form)) continue;
      tokens += 1;
      if (!index.find(form).some((rank) => rank <= lastRank)) lost.set(form, (lost.get(form) ?? 0) + 1);
    }
  }
  const words = [...lost].sort((a, b) => b[1] - a[1]);
  return { tokens, lost: words.reduce((sum, [, count]) => sum + count, 0), words };
}
