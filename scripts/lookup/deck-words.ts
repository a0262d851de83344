import { findHeadwordPart } from '../../src/language/headword-part.ts';
import { toLanguageCode } from '../../src/language/language-code.ts';
import { INFLECTED_LANGUAGES } from '../../src/languages/lists/inflected.ts';
import type { DeckFile } from '../../src/library/formats/deck-file.ts';
import { findCandidates } from '../../src/lookup/candidates.ts';
import { toResult } from '../../src/lookup/define.ts';
import { search } from '../../src/lookup/search.ts';
import type { StoredCard } from '../../src/model/card.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import { findRowIndex } from '../../src/store/content/cache/directories.ts';
import type { SourceRow, WordEntry } from '../../src/store/content/content-database.ts';
import type { KeyMatch, WordIndex } from '../../src/store/content/read/word-search.ts';
import { FORM } from '../../src/store/content/word-entries.ts';
import { loadInflections } from '../inflections.ts';
import { listWordKeys, toStoredCards } from './word-keys.ts';

const inflections = await loadInflections([...INFLECTED_LANGUAGES]);

/** The part of a deck file that a look-up reads. */
type Deck = Pick<DeckFile, 'from' | 'to' | 'cards'>;

/** A deck that knows no forms, and of each word no more than the word. */
export function toPlainDeck(iso639_3: string, words: Iterable<string>): Deck {
  const language = { iso639_3, name: iso639_3 };
  return { from: language, to: language, cards: [...words].map((word) => [word, [word], []]) };
}

/** A deck file looked up as the extension does it, without a database: for measuring thousands of words. */
export class DeckWords {
  private readonly entries: WordEntry[];
  private readonly keys: string[];
  private readonly cards: StoredCard[];
  private readonly row: SourceRow;
  private readonly index: WordIndex;
  private readonly language: string;

  /** @param withForms - False leaves out the inflected forms, as in a deck of which only words and meanings are known. */
  constructor(deck: Deck, withForms = true) {
    const { from, to } = deck;
    const pair = `${from.iso639_3}-${to.iso639_3}` as const;
    this.language = toLanguageCode(from.iso639_3) ?? from.iso639_3;
    this.cards = toStoredCards(deck, withForms);
    this.entries = listWordKeys(this.cards, from.iso639_3);
    this.keys = this.entries.map(([key]) => key);
    this.row = { pair, from, to, deck: `${pair}/1` } as SourceRow;
    const index: WordIndex = {
      sources: [this.row],
      languages: [this.language],
      only: () => index,
      complete: () => index,
      find: (keys) =>
        [...keys].flatMap((key) => this.matchFrom(findRowIndex(this.keys, key), (other) => other === key)),
      findByStart: (start, accepts) =>
        this.matchFrom(findRowIndex(this.keys, `${start}\uFFFF`), (key) => key.startsWith(start)).filter(
          ({ key, kind }) => kind <= 1 && accepts(key),
        ),
    };
    this.index = index;
  }

  /** @param text - With the word in question at `offset`. */
  define(text: string, offset: number): LookupResult {
    const { language } = this;
    const query = { text, offset, language, candidates: findCandidates(text, offset, language), inflections };
    const definitions = { find: () => undefined, findByKey: () => [], all: [], pairs: new Set<never>() };
    return toResult(text, search(query, this.index), {
      definitions,
      accept: () => true,
      inflections,
      facts: [],
      sources: [this.row],
    });
  }

  /** The matches from a place backwards, as long as their keys are wanted. */
  private matchFrom(last: number, wants: (key: string) => boolean): KeyMatch[] {
    const found: KeyMatch[] = [];
    for (let index = last; index >= 0; index -= 1) {
      const [key, rank, kind] = this.entries[index] ?? ['', 0, 0];
      const card = this.cards[rank - 1];
      if (!card || !wants(key)) break;
      const word = findHeadwordPart(card[1], key, kind >= FORM, this.language);
      found.push({ deck: this.row, card, word, key, kind });
    }
    return found;
  }
}
