import type { CardDetails, Example } from '../../model/card.ts';
import { MAX_EXAMPLES, MAX_PARTS } from '../../model/limits.ts';
import { checkText, checkTexts, failAtLine, isMissing, quote } from './check-text.ts';
import { toClass, toGender } from './class-names.ts';

/** Details that a list can state; the others are only in decks and dictionaries. */
type ListedField = Exclude<keyof CardDetails, 'frequency' | 'score' | 'meaningClasses'>;

/** A row's details before they are checked. */
export type RawDetails = { [Field in ListedField]?: unknown };

/**
 * Checks the details of a row. Names of classes and genders that are not known are left out: people put many things into such columns.
 *
 * @returns undefined where the row has none.
 */
export function checkDetails(line: number, raw: RawDetails): CardDetails | undefined {
  const details: CardDetails = {};
  const add = <Field extends ListedField>(field: Field, check: (value: unknown) => CardDetails[Field] | undefined) => {
    const value = isMissing(raw[field]) ? undefined : check(raw[field]);
    if (value !== undefined && value.length > 0) details[field] = value;
  };
  const checkNames = <Name>(name: string, value: unknown, find: (text: string) => Name | undefined) => [
    ...new Set(checkTexts(line, name, value).flatMap((text) => find(text) ?? text.split(/\s+/).flatMap(findOne(find)))),
  ];
  add('reading', (value) => checkReading(line, value));
  add('classes', (value) => checkNames('classes', value, toClass));
  add('genders', (value) => checkNames('genders', value, toGender));
  add('parts', (value) => checkTexts(line, 'parts', value, MAX_PARTS));
  add('examples', (value) => checkExamples(line, value));
  return Object.keys(details).length > 0 ? details : undefined;
}

const findOne =
  <Name>(find: (text: string) => Name | undefined) =>
  (text: string) =>
    find(text) ?? [];

function checkReading(line: number, raw: unknown): string | undefined {
  if (typeof raw !== 'string') failAtLine(line, 'a reading as a text', quote(raw));
  return checkText(line, 'reading', raw);
}

function checkExamples(line: number, raw: unknown): Example[] {
  if (!Array.isArray(raw)) failAtLine(line, 'examples as a list', quote(raw));
  if (raw.length > MAX_EXAMPLES) {
    failAtLine(line, `at most ${MAX_EXAMPLES} examples`, String(raw.length), {
      kind: 'list-length',
      limit: MAX_EXAMPLES,
    });
  }
  return raw.flatMap((example: unknown): Example[] => {
    const [sentence, translation, ...others] = checkTexts(line, 'examples', example);
    if (others.length > 0) failAtLine(line, 'an example of a sentence and its translation', quote(example));
    if (sentence === undefined) return [];
    return [translation === undefined ? [sentence] : [sentence, translation]];
  });
}
