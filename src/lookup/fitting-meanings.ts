import type { InflectionRules } from '../inflection/inflection.ts';
import { toLanguageCode } from '../language/language-code.ts';
import { toWordKey } from '../language/normalise.ts';
import { pointAt } from '../language/pointed-word.ts';
import { segmentWords } from '../language/segment.ts';
import { listCoreWords } from '../languages/core-words.ts';
import type { MeaningsFit } from '../model/lookup.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { KnownForms } from '../store/content/write/card-entries.ts';
import { findCliticLeads } from './clitics.ts';
import { findEndingLeads } from './endings.ts';
import type { LoadInflections } from './inflections.ts';
import { isUnspaced } from './unspaced.ts';

/** Most words of a translation between two words of a meaning: `give it up`. */
const MAX_GAP = 3;

/** Signs between meanings that share a text. */
const BETWEEN = /[,;/、，；]/;
/** An explanation of a meaning. */
const BRACKETED = /\([^)]*\)|（[^）]*）|\[[^\]]*\]/g;

export interface FitRequest {
  pair: PairId;
  /** In the second language of the pair. */
  meanings: readonly string[];
  /** Of the sentence. */
  translation: string;
  /** Translation of the word alone; empty for none. */
  word: string;
}

export interface FitParts {
  loadInflections: LoadInflections;
  /** Forms of a language's words that no rule leads to: `forgot`. */
  forms(language: string): Promise<KnownForms>;
}

/** Finds which meanings of a card the translation of its sentence uses in any form, and whether it uses the translation of the word alone. */
export async function findFit(
  { loadInflections, forms }: FitParts,
  { pair, meanings, translation, word }: FitRequest,
): Promise<MeaningsFit> {
  const { to } = toLanguagePair(pair);
  const language = toLanguageCode(to) ?? to;
  const [inflections, known] = await Promise.all([loadInflections([language]), forms(language)]);
  const isUsed = createUse(translation, { language, inflection: inflections.get(language), known });
  const fitting = meanings.flatMap((meaning, index) => (isUsed(meaning) ? [index] : []));
  return { fitting, isWordUsed: word !== '' && isUsed(word) };
}

/** Rules and forms of the language of the meanings. */
interface Grammar {
  language: string;
  inflection: InflectionRules | undefined;
  known: KnownForms;
}

/** A word of a text, the words that it may be a form of, and its own forms. */
interface FormedWord {
  key: string;
  bases: ReadonlySet<string>;
  forms: ReadonlySet<string>;
}

function createUse(translation: string, grammar: Grammar) {
  const { language } = grammar;
  const read = (text: string) => readWords(text, grammar);
  const words = read(translation);
  const hasSpaces = !isUnspaced(translation, translation.search(/\p{L}/u));

  function isUsed(text: string): boolean {
    const parts = read(text);
    return (!hasSpaces && isWritten(text)) || (parts.length > 0 && isIn(parts, words));
  }
  /** Where browsers cut words in pieces: 食|べた. */
  function isWritten(text: string): boolean {
    return [text, ...(grammar.known.get(text) ?? [])].some((form) => form.length > 1 && translation.includes(form));
  }
  return (meaning: string): boolean =>
    meaning
      .replace(BRACKETED, ' ')
      .split(BETWEEN)
      .map((variant) => variant.trim())
      .filter((variant) => variant !== '')
      // Without its article: `to forget`, `das Haus`.
      .some((variant) => listCoreWords(variant, language).some(isUsed));
}

function readWords(text: string, { language, inflection, known }: Grammar): FormedWord[] {
  return segmentWords(text, language)
    .filter(({ isWord }) => isWord)
    .map((range) => {
      const word = pointAt(text, range, range.start, language);
      const leads = inflection ? [findCliticLeads(word, inflection), ...findEndingLeads(word, inflection)].flat() : [];
      const forms = (known.get(word.spelling) ?? []).map((form) => toWordKey(form, language));
      return { key: word.key, bases: new Set(leads.map(({ wordKey }) => wordKey)), forms: new Set(forms) };
    });
}

const isSameWord = (one: FormedWord, other: FormedWord) =>
  one.key === other.key || [one.bases, one.forms].some((keys) => keys.has(other.key)) || other.bases.has(one.key);

/** Whether all parts are in a text in their order, not far apart. */
function isIn(parts: readonly FormedWord[], words: readonly FormedWord[]): boolean {
  const [first, ...rest] = parts;
  return words.some((word, start) => {
    if (!first || !isSameWord(first, word)) return false;
    let at = start;
    return rest.every((part) => {
      const near = words.slice(at + 1, at + 2 + MAX_GAP).findIndex((other) => isSameWord(part, other));
      at += 1 + near;
      return near >= 0;
    });
  });
}
