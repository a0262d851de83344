import { cleanText } from '../clean-text.ts';
import { failIn } from '../fail.ts';
import { createTextLists, type TextLists } from '../text-lists.ts';
import { describe } from './term-row.ts';

/** Facts about words that a dictionary keeps apart from its entries. */
export interface WordFacts {
  /** Inflected forms by the word that they belong to. */
  forms: TextLists;
  /** Pronunciation in IPA by word, or by word and reading: one for each. */
  ipa: TextLists;
  /** Positions of the falling pitch by word and reading: one text for each. */
  pitches: TextLists;
  /** Frequency value by word, or by word and reading: one for each, as `findFrequency` reads it. */
  frequencies: TextLists;
  /** How the frequency is to be shown, where that is not a number. */
  shownFrequencies: TextLists;
  /** Explanation of each tag. */
  tags: Map<string, string>;
  /** Names of the banks of which every row is only a form, so that no card follows from them. */
  formBanks: Set<string>;
}

export function createFacts(): WordFacts {
  return {
    forms: createTextLists(),
    ipa: createTextLists(),
    pitches: createTextLists(),
    frequencies: createTextLists(),
    shownFrequencies: createTextLists(),
    tags: new Map(),
    formBanks: new Set(),
  };
}

export const toFactKey = (term: string, reading: string) => (reading === '' ? term : `${term}\t${reading}`);

export function addForm({ forms }: WordFacts, lemma: string, form: string): void {
  if (form !== lemma) forms.add(lemma, form);
}

/**
 * Adds a row of a metadata bank. Kinds that are not known are ignored.
 *
 * @returns The key of the word, or of word and reading; undefined if nothing was added.
 * @throws {AppError} `deck-file-invalid`.
 */
export function addMeta(
  facts: WordFacts,
  [rawTerm, kind, data]: readonly unknown[],
  place: string,
): string | undefined {
  if (typeof rawTerm !== 'string') failIn(place, 'a word in the first position', describe(rawTerm));
  if (typeof kind !== 'string') failIn(place, 'a kind in the second position', describe(kind));
  const term = cleanText(rawTerm);
  if (term === '') return undefined;
  if (kind === 'freq') return addFrequency(facts, term, data, place);
  if (kind === 'ipa') return addFirst(facts.ipa, term, data, findTranscription);
  if (kind === 'pitch') return addFirst(facts.pitches, term, data, findPitch);
  return undefined;
}

function addFrequency(
  { frequencies, shownFrequencies }: WordFacts,
  term: string,
  data: unknown,
  place: string,
): string | undefined {
  const inner = getField(data, 'frequency');
  const stated = inner ?? data;
  const value = toFrequency(stated);
  if (value === undefined) failIn(place, 'a frequency in the third position', describe(data));
  const reading = inner === undefined ? '' : toText(getField(data, 'reading'));
  const key = toFactKey(term, reading === term ? '' : reading);
  if (frequencies.has(key)) return undefined;
  frequencies.add(key, String(value));
  const shown = toText(getField(stated, 'displayValue') ?? stated);
  if (/[^\d.,\s]/.test(shown)) shownFrequencies.add(key, shown);
  return key;
}

/** @returns undefined for a word without a frequency, `NaN` for one whose frequency is a text without a number. */
export function findFrequency({ frequencies }: WordFacts, key: string): number | undefined {
  const value = frequencies.find(key);
  return value === undefined ? undefined : Number(value);
}

/** A number, a text that has one, or `{ value, displayValue }`. A text without a number says nothing about the order. */
function toFrequency(data: unknown): number | undefined {
  if (typeof data === 'number') return data;
  if (typeof data === 'string')
    return Number(/\d+(?:\.\d+)?/.exec(data.replace(/(?<=\d)[,\u202F\u00A0](?=\d{3})/g, ''))?.[0] ?? Number.NaN);
  const value = getField(data, 'value');
  return typeof value === 'number' ? value : undefined;
}

/** Adds the first value of a word and reading. */
function addFirst(
  lists: TextLists,
  term: string,
  data: unknown,
  find: (data: unknown) => string | undefined,
): string | undefined {
  const reading = toText(getField(data, 'reading'));
  const key = toFactKey(term, reading === term ? '' : reading);
  const value = lists.has(key) ? undefined : find(data);
  if (!value) return undefined;
  lists.add(key, value);
  return key;
}

/** Without the slashes or brackets around it, as cards write it. */
function findTranscription(data: unknown): string | undefined {
  const ipa = toText(getField(firstOf(getField(data, 'transcriptions')), 'ipa'));
  return ipa.replace(/^[/[](.*)[/\]]$/u, '$1').trim();
}

/** `2`, `0, 2` of a word with two accents, or `LHHL` as the dictionary has it. */
function findPitch(data: unknown): string | undefined {
  const pitches = getField(data, 'pitches');
  const positions = (Array.isArray(pitches) ? pitches : []).flatMap((pitch) => toPosition(getField(pitch, 'position')));
  return [...new Set(positions)].slice(0, MAX_PITCHES).join(', ') || undefined;
}

/** Most pitch accents that are shown of a word. */
const MAX_PITCHES = 4;

function toPosition(position: unknown): string[] {
  if (typeof position === 'number' && Number.isInteger(position) && position >= 0) return [String(position)];
  return typeof position === 'string' && /^[HL]+$/.test(position) ? [position] : [];
}

const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);

function getField(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
}

const toText = (value: unknown) => (typeof value === 'string' ? cleanText(value) : '');
