import { foldKey, toFoldedKey, toWordKey } from '../language/normalise.ts';
import type { PointedWord } from '../language/pointed-word.ts';
import type { MatchRule } from '../model/lookup.ts';
import type { TextRange } from '../model/text-range.ts';
import type { KeyMatch } from '../store/content/read/word-search.ts';
import { FORM, WORD } from '../store/content/word-entries.ts';

/** A spelling that may be in a deck, with its range of the text. */
export interface Lead extends TextRange {
  /** Key of the spelling, and the one without case and diacritics. */
  wordKey: string;
  foldedKey: string;
  /** Word key for decks from one language, if the text's language is unknown. Absent: `wordKey` for all of them. */
  keyIn?: (language: string) => string;
  /** Keys of words of which the spelling is a form, too: `comer` of `como`. */
  lemmas?: readonly string[] | undefined;
  /** The rule that produced the spelling; absent if the text spells it so. */
  rule?: MatchRule;
  /** Whether the text spells the same word in another way. */
  isRespelt?: boolean;
  /** Whether the text says the opposite of the spelling: `unlikely` of `likely`. */
  isOpposite?: true | undefined;
  /** Text as written, if it is longer than the range. */
  written?: string;
  /** Selects among the cards that the keys find; absent: all. */
  accepts?: (match: KeyMatch) => boolean;
}

/** Creates a lead from the pointed word to another spelling. */
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

/** A phrase that may be a headword, with the range of the text that leads to it. */
export interface PhraseKey extends Pick<Lead, 'wordKey' | 'rule' | 'written'> {
  range: TextRange;
}

/** Creates a lead to a headword of several words. */
export function toPhraseLead({ wordKey, range: { start, end }, ...fields }: PhraseKey): Lead {
  const accepts: Lead['accepts'] = (match) => match.key === wordKey && cardKey(match) === wordKey;
  return { start, end, wordKey, foldedKey: wordKey, ...fields, accepts };
}

/**
 * Returns the keys of a lead for decks from one language.
 *
 * @returns The key of the spelling, the key without case and diacritics, and those of `lemmas`.
 */
export function keysOf(
  { wordKey, foldedKey, keyIn, lemmas = [] }: Lead,
  language: string,
): [wordKey: string, foldedKey: string, ...lemmas: string[]] {
  const own = keyIn?.(language);
  return own === undefined ? [wordKey, foldedKey, ...lemmas] : [own, foldKey(own), ...lemmas];
}

export function isLedTo(lead: Lead, match: KeyMatch): boolean {
  return keysOf(lead, match.deck.from.iso639_3).includes(match.key) && (lead.accepts?.(match) ?? true);
}

/** Key of the card's core word: `haus` for the headword `das Haus`. */
export function cardKey({ deck, word }: KeyMatch): string {
  return toWordKey(word, deck.from.iso639_3);
}

/** Whether the key is the spelling of the card's core word. */
export function isOwnWord(match: KeyMatch): boolean {
  return match.kind === WORD || (match.kind === FORM && cardKey(match) === match.key);
}
