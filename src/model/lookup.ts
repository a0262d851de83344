import type { CardFace, WordClass } from './card.ts';
import type { FormName } from './form-name.ts';
import type { PairId } from './pair.ts';
import type { TextRange } from './text-range.ts';
import type { WordState } from './word-state.ts';

/** How an entry matches, best first. */
export const MATCH_KINDS = ['word', 'folded', 'form', 'folded-form'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** The change to the text that made a spelling of the deck match, best first; see `lookup/`. */
export const MATCH_RULES = ['elision', 'clitic', 'stem', 'derived', 'guess', 'separable', 'compound'] as const;
export type MatchRule = (typeof MATCH_RULES)[number];

/**
 * The reason for an entry, as the card explains it. `joined`: several words written as one. `stem`: a form with a regular ending. `derived`: a
 * word derived from the card's by a regular ending (`lentamente`). `guess`: a word that only begins alike. `near`: a word that differs in one
 * letter from a word that no deck has. `cut`: a name that may not be made of these parts.
 */
export const MATCH_REASONS = [
  'folded',
  'form',
  'joined',
  'stem',
  'derived',
  'guess',
  'separable',
  'compound',
  'near',
  'cut',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

export interface LookupEntry extends CardFace {
  pair: PairId;
  word: string;
  /** The learner's spelling to show instead of `word`, if any. */
  headword?: string;
  /** The part of the headword that matched, if not all of it did: `Haus` of `das Haus`. */
  core?: string;
  /** The same word as other sources spell it: `das Haus`. */
  otherWords?: string[];
  /** Undefined for a word that only the learner defined. */
  rank: number | undefined;
  /** The learner's own definition, if any. */
  definition: string | undefined;
  /** Without the definition. */
  meanings: string[];
  /** The sources of `meanings` in order, each with the number of its meanings. Absent if the pair has only one source. */
  sources?: { name: string; count: number }[];
  /** The word's classes in `meanings` in order, each with the number of its meanings. Absent if there is only one, or if several sources answer. */
  groups?: { name: WordClass; count: number }[];
  /** Positions of the word in dictionaries that order their words by frequency, beside the main source: `JPDB #204`. */
  frequencies?: string[];
  /** How the spelling matched. */
  match: MatchKind;
  /** Absent if the text's own spelling matched. */
  rule?: MatchRule;
  /** The words of the text that led here, if they exceed the range: `l'homme`, `räumt … auf`. */
  written?: string;
  /** The spelling that matched, if a rule produced it and the card's word differs: `da` on the way from `dámelo` to `dar`. */
  via?: string;
  /** Why the entry answers. Absent if that is obvious. */
  why?: Why | undefined;
  /** No deck has the word; its spelling is the page's. */
  isUnknown?: true;
  /** The learner's knowledge of the word; absent if unknown. */
  known?: Omit<WordState, 'word'>;
  /** How often the word was looked up before; absent if never or unknown. */
  times?: number;
  /** There is a recording of the word, or of its form in the text. */
  isRecorded?: boolean | undefined;
  /** Whether this card counts as a look-up of the word. Only pages set it. */
  isNoted?: true;
  /** Id of the mark by which this card has taken the word into Study. Only pages set it. */
  taken?: string | undefined;
}

export interface Why {
  /** From the text to the card's word, for people: `dámelo`, `da`, `dar`. A compound and its parts: `Hausboot`, `Haus`, `Boot`. */
  steps: string[];
  reason: MatchReason;
  /** The grammar of the form, if the rules know it: names that it has together, and those that it may have instead. */
  forms?: FormName[][];
}

/** The form in the text as it is spoken: none if it is the card's word, or only resembles it and would teach a wrong sound. */
export function findSpokenForm({ why }: Pick<LookupEntry, 'why'>): string | undefined {
  return why && !/folded|near/.test(why.reason) ? why.steps[0] : undefined;
}

/** Which meanings of a card the translation of its sentence uses. */
export interface MeaningsFit {
  /** Their indices. */
  fitting: number[];
  /** Whether it uses the translation of the word alone. */
  isWordUsed: boolean;
}

export interface LookupResult {
  /** The stretch of the text that matched. Undefined if nothing matched. */
  range: TextRange | undefined;
  /** Best first. */
  entries: LookupEntry[];
}
