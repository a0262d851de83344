import { foldKey, toFoldedKey, toWordKey } from '../language/normalise.ts';
import type { MatchRule } from '../model/lookup.ts';
import { FORM, WORD } from '../store/content/word-entries.ts';
import type { KeyMatch } from '../store/content/word-search.ts';

/** A spelling that may be in a deck, and the stretch of the text that it stands for. `end` is exclusive. */
export interface Lead {
  start: number;
  end: number;
  /** Key of the spelling, and the one without case and diacritics. */
  wordKey: string;
  foldedKey: string;
  /** Word key in the decks from one language, where the text's is unknown; absent: `wordKey` in all of them. */
  keyIn?: (language: string) => string;
  /** What made the spelling; absent where the text has it so. */
  rule?: MatchRule;
  /** Whether the text spells the same word in another way. */
  isRespelt?: boolean;
  /** What the text has, where that is more than the stretch. */
  written?: string;
  /** Which of the cards that the keys lead to are meant; absent: all. */
  accepts?: (match: KeyMatch) => boolean;
}

/** The word that is pointed at, with the text around it. */
export interface PointedWord {
  text: string;
  /** Place of the glyph. */
  offset: number;
  start: number;
  end: number;
  /** As written. */
  spelling: string;
  /** Word key of the spelling in the language of the rules. */
  key: string;
  /** ISO 639-3 code, as `toLanguageCode` gives it: that of the text, or of the deck that is asked where the text's is unknown. */
  language: string;
}

/** Makes the word between two places of a text the one that is pointed at. */
export function pointAt(
  text: string,
  { start, end }: { start: number; end: number },
  offset: number,
  language: string,
): PointedWord {
  const spelling = text.slice(start, end);
  return { text, offset, start, end, spelling, key: toWordKey(spelling, language), language };
}

/** Makes a lead from the pointed word to another spelling. */
export function toLead(
  word: PointedWord,
  spelling: string,
  fields: Omit<Lead, 'start' | 'end' | 'wordKey' | 'foldedKey'>,
) {
  const { start, end, language } = word;
  const lead: Lead = {
    start,
    end,
    wordKey: toWordKey(spelling, language),
    foldedKey: toFoldedKey(spelling, language),
    ...fields,
  };
  return lead;
}

/**
 * The keys that a lead asks for in the decks from one language.
 *
 * @returns That of the spelling, and the one without case and diacritics.
 */
export function keysOf({ wordKey, foldedKey, keyIn }: Lead, language: string): [wordKey: string, foldedKey: string] {
  const own = keyIn?.(language);
  return own === undefined ? [wordKey, foldedKey] : [own, foldKey(own)];
}

export function isLedTo(lead: Lead, match: KeyMatch): boolean {
  return keysOf(lead, match.deck.from.iso639_3).includes(match.key) && (lead.accepts?.(match) ?? true);
}

/** The card's own word, as a key: `haus` of the headword `das Haus`. */
export function cardKey({ deck, word }: KeyMatch): string {
  return toWordKey(word, deck.from.iso639_3);
}

/** Whether the key is how the card's own word is written. */
export function isOwnWord(match: KeyMatch): boolean {
  return match.kind === WORD || (match.kind === FORM && cardKey(match) === match.key);
}
