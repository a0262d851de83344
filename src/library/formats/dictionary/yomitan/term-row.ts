import { cleanText } from '../clean-text.ts';
import { failIn } from '../fail.ts';
import { type Glossary, readGlossary } from './glossary.ts';

/** A checked row of a term bank. */
export interface TermRow extends Glossary {
  term: string;
  /** Empty if it is read as it is written. */
  reading: string;
  /** Names of tags and of rules for inflection. */
  tags: readonly string[];
  score: number;
}

/**
 * Checks a row of a term bank.
 *
 * @param place - "term_bank_1.json, row 3".
 * @returns undefined for a row without a term.
 * @throws {AppError} `deck-file-invalid`.
 */
export function readTermRow(row: readonly unknown[], format: 1 | 3, place: string): TermRow | undefined {
  const [term, reading, tags, rules, score] = row;
  if (typeof term !== 'string') failIn(place, 'a word in the first position', describe(term));
  if (typeof reading !== 'string') failIn(place, 'a reading in the second position', describe(reading));
  if (typeof tags !== 'string' && tags !== null) failIn(place, 'tags in the third position', describe(tags));
  if (typeof rules !== 'string') failIn(place, 'rules in the fourth position', describe(rules));
  if (typeof score !== 'number') failIn(place, 'a score in the fifth position', describe(score));
  const items = format === 1 ? row.slice(5) : row[5];
  if (!Array.isArray(items)) failIn(place, 'a list of meanings in the sixth position', describe(items));
  const glossary = readGlossary(items) ?? failIn(place, 'meanings of a kind that Yomitan has', 'something else');
  const word = cleanText(term);
  if (word === '') return undefined;
  const spoken = cleanText(reading);
  return { term: word, reading: spoken === word ? '' : spoken, tags: splitTags(tags, rules), score, ...glossary };
}

/** Lists of tags by their texts: a dictionary has a few hundred of them, and millions of rows. */
const SPLIT = new Map<string, readonly string[]>();
const MAX_SPLIT = 10_000;

/** The names in some texts. Equal texts give the same list. */
function splitTags(tags: string | null, rules: string): readonly string[] {
  const key = `${tags ?? ''}\n${rules}`;
  const known = SPLIT.get(key);
  if (known) return known;
  if (SPLIT.size >= MAX_SPLIT) SPLIT.clear();
  const list = split(tags, rules);
  SPLIT.set(key, list);
  return list;
}

function split(...lists: readonly (string | null)[]): string[] {
  return lists.flatMap((list) => (list ?? '').split(' ')).filter((tag) => tag !== '');
}

export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
