import type { CardDetails, Example, Gender, WordClass } from '../../../../model/card.ts';
import { MAX_LIST_LENGTH } from '../../check-text.ts';
import { shortenText } from '../clean-text.ts';
import { MAX_DICTIONARY_MEANING_LENGTH, MAX_DICTIONARY_MEANINGS, MAX_DICTIONARY_WORD_LENGTH } from '../limits.ts';
import { findClasses, findGenders } from './tag-classes.ts';
import type { TermRow } from './term-row.ts';
import { findFrequency, toFactKey, type WordFacts } from './word-facts.ts';

/** Most examples of a dictionary's card. */
export const MAX_DICTIONARY_EXAMPLES = 5;

/** Longest sentence or translation of such an example, in UTF-16 code units. */
export const MAX_DICTIONARY_EXAMPLE_LENGTH = 400;

/** A card of a dictionary, without a rank. */
export interface DictionaryCard {
  word: string;
  meanings: string[];
  forms: string[];
  details: CardDetails;
  /** All that the dictionary says, as JSON of `EntryNode`s; absent if the card shows it all. */
  content?: string[];
}

/** A pinned card shows that many meanings of that length in full. */
const [SHOWN_MEANINGS, SHOWN_LENGTH] = [8, 120];

/** @param rows - Rows of one word with one reading, at least one. */
export function toCard(rows: readonly [TermRow, ...TermRow[]], facts: WordFacts): DictionaryCard {
  const [{ term, reading }] = rows;
  const { classes, genders } = findGrammar(rows.length === 1 ? rows[0].tags : rows.flatMap((row) => row.tags), facts);
  const meanings = new Set(rows.flatMap((row) => row.meanings));
  const examples = rows.flatMap((row) => row.examples).slice(0, MAX_DICTIONARY_EXAMPLES);
  const shownReading = findReading(term, reading, facts);
  const content = listContent(rows, meanings);
  const score = rows.reduce((most, row) => Math.max(most, row.score), rows[0].score);
  return {
    word: shortenText(term, MAX_DICTIONARY_WORD_LENGTH),
    meanings: [...meanings]
      .slice(0, MAX_DICTIONARY_MEANINGS)
      .map((meaning) => shortenText(meaning, MAX_DICTIONARY_MEANING_LENGTH)),
    forms: listForms(rows, facts),
    details: {
      ...(shownReading === '' ? {} : { reading: shownReading }),
      ...(classes.length > 0 ? { classes } : {}),
      ...(genders.length > 0 ? { genders } : {}),
      ...(examples.length > 0 ? { examples: examples.map(shortenExample) } : {}),
      ...(score === 0 ? {} : { score }),
    },
    ...(content && { content }),
  };
}

interface Grammar {
  classes: WordClass[];
  genders: Gender[];
}

/** The grammar of lists of tags, which many rows share, by the explanations of the tags. */
const GRAMMAR = new WeakMap<ReadonlyMap<string, string>, WeakMap<readonly string[], Grammar>>();

function findGrammar(tags: readonly string[], { tags: notes }: WordFacts): Grammar {
  const byTags = GRAMMAR.get(notes) ?? new WeakMap<readonly string[], Grammar>();
  GRAMMAR.set(notes, byTags);
  const grammar = byTags.get(tags) ?? { classes: findClasses(tags, notes), genders: findGenders(tags) };
  byTags.set(tags, grammar);
  return grammar;
}

function listContent(rows: readonly TermRow[], meanings: ReadonlySet<string>): string[] | undefined {
  const isShort = meanings.size <= SHOWN_MEANINGS && [...meanings].every(({ length }) => length <= SHOWN_LENGTH);
  if (isShort && !rows.some(({ isStructured }) => isStructured)) return undefined;
  const parts = rows.flatMap(({ content }) => (content.length > 0 ? [`["div",[${content.join(',')}]]`] : []));
  return parts.length > 0 ? parts : undefined;
}

function shortenExample([sentence, translation]: Example): Example {
  const short = shortenText(sentence, MAX_DICTIONARY_EXAMPLE_LENGTH);
  return translation === undefined ? [short] : [short, shortenText(translation, MAX_DICTIONARY_EXAMPLE_LENGTH)];
}

/** The reading with its pitch, or the pronunciation in IPA. */
function findReading(term: string, reading: string, { ipa, pitches }: WordFacts): string {
  const key = toFactKey(term, reading);
  const pitch = pitches.find(key) ?? pitches.find(term);
  const spoken = reading || (pitch === undefined ? '' : term);
  const written = pitch === undefined ? spoken : `${spoken} [${pitch}]`;
  return shortenText(written || ipa.find(key) || ipa.find(term) || '', MAX_DICTIONARY_WORD_LENGTH);
}

/**
 * A word is also found as it is read: きょう leads to 今日. A word that is a form of another one, too, is among its own forms, so that the other
 * one comes first: `Berge` is mostly of `Berg`.
 */
function listForms(rows: readonly [TermRow, ...TermRow[]], { forms }: WordFacts): string[] {
  const [{ term, reading }] = rows;
  const listed = forms.get(term);
  const isForm = rows.some(({ lemmas }) => lemmas.some((lemma) => lemma !== term));
  if (listed.length === 0 && reading === '' && !isForm) return [];
  const all = new Set(reading === '' ? [] : [reading]);
  for (const form of listed) all.add(form);
  all.delete(term);
  if (isForm) all.add(term);
  return [...all].filter((form) => form.length <= MAX_DICTIONARY_WORD_LENGTH).slice(0, MAX_LIST_LENGTH);
}

/** Value by which cards are ordered: smaller is more frequent. Words without one come last. */
export function findOrder({ term, reading }: TermRow, facts: WordFacts, isRankBased: boolean): number {
  const value = findFrequency(facts, toFactKey(term, reading)) ?? findFrequency(facts, term) ?? Number.NaN;
  if (Number.isNaN(value)) return Number.POSITIVE_INFINITY;
  return isRankBased ? value : -value;
}
