import { AppError } from '../app-error.ts';
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '../model/limits.ts';
import { LANGUAGE_CODE, PAIR_ID } from '../model/pair.ts';
import { SOURCE_ID } from '../model/source.ts';

/** Longest sentence that a card remembers, in UTF-16 code units. */
export const MAX_SENTENCE_LENGTH = 1_000;

/** Longest address of a server or path of the contract, in UTF-16 code units. */
export const MAX_ADDRESS_LENGTH = 2_048;

/**
 * Checks a value from outside and gives it its type. Messages are checked by these and not by Zod, whose 6 kB each start of the background
 * would read.
 *
 * @throws {AppError} `bad-request`. It never quotes the value, which may be a key or a page's text.
 */
export type Parse<Value> = (value: unknown) => Value;

/** Creates a parser of a type guard. @param expected - As in "Expected a word". */
export const check =
  <Value>(expected: string, isValid: (value: unknown) => value is Value): Parse<Value> =>
  (value) => {
    if (isValid(value)) return value;
    throw new AppError('bad-request', `Expected ${expected}, got another ${value === null ? 'null' : typeof value}.`);
  };

/** Adds a condition. */
export const where =
  <Value>(parse: Parse<Value>, expected: string, isValid: (value: Value) => boolean): Parse<Value> =>
  (value) => {
    const parsed = parse(value);
    if (isValid(parsed)) return parsed;
    throw new AppError('bad-request', `Expected ${expected}.`);
  };

interface TextLimits {
  /** In UTF-16 code units, as `max`. */
  min?: number;
  max?: number;
  pattern?: RegExp;
}

export const text = ({ min = 0, max = Number.POSITIVE_INFINITY, pattern }: TextLimits): Parse<string> =>
  check(
    pattern ? `text like ${pattern.source}` : `text of ${min} to ${max} characters`,
    (value): value is string =>
      typeof value === 'string' && value.length >= min && value.length <= max && (pattern?.test(value) ?? true),
  );

/** A whole number. @param min - Inclusive, as `max`. */
export const integer = ({ min = 0, max = Number.MAX_SAFE_INTEGER } = {}): Parse<number> =>
  check(
    `a whole number from ${min} to ${max}`,
    (value): value is number => Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max,
  );

export const flag: Parse<boolean> = check('true or false', (value) => typeof value === 'boolean');

export const oneOf = <const Value>(...values: readonly Value[]): Parse<Value> =>
  check(`one of ${values.join(', ')}`, (value): value is Value => values.includes(value as Value));

export const optional =
  <Value>(parse: Parse<Value>): Parse<Value | undefined> =>
  (value) =>
    value === undefined ? undefined : parse(value);

export const nullable =
  <Value>(parse: Parse<Value>): Parse<Value | null> =>
  (value) =>
    value === null ? null : parse(value);

export const list =
  <Value>(parse: Parse<Value>, { min = 0, max }: { min?: number; max: number }): Parse<Value[]> =>
  (value) => {
    if (Array.isArray(value) && value.length >= min && value.length <= max) {
      // `map` would skip holes.
      return Array.from(value, (item: unknown) => parse(item));
    }
    throw new AppError('bad-request', `Expected a list of ${min} to ${max}.`);
  };

type Fields = Record<string, Parse<unknown>>;
type OptionalName<F extends Fields> = { [N in keyof F]: undefined extends ReturnType<F[N]> ? N : never }[keyof F];
type Flat<T> = { [N in keyof T]: T[N] };

/** What {@link object} gives. */
export type ObjectOf<F extends Fields> = Flat<
  { [N in Exclude<keyof F, OptionalName<F>>]: ReturnType<F[N]> } & { [N in OptionalName<F>]?: ReturnType<F[N]> }
>;

/** An object that has these fields and no others. */
export const object =
  <F extends Fields>(fields: F): Parse<ObjectOf<F>> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new AppError('bad-request', 'Expected an object.');
    }
    const given = value as Record<string, unknown>;
    if (Object.keys(given).some((name) => !Object.hasOwn(fields, name))) {
      throw new AppError('bad-request', `Expected no fields but these: ${Object.keys(fields).join(', ')}.`);
    }
    const parsed = Object.entries(fields).map(([name, parse]) => [name, parseField(name, parse, given[name])]);
    // Every field has passed its own parser, which TypeScript cannot follow through the entries.
    return Object.fromEntries(parsed.filter(([, field]) => field !== undefined)) as ObjectOf<F>;
  };

function parseField(name: string, parse: Parse<unknown>, value: unknown): unknown {
  try {
    return parse(value);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    throw new AppError(cause.code, `${name}: ${cause.message}`, { cause });
  }
}

/** An object of one of two kinds. */
export const either =
  <One, Other>(one: Parse<One>, other: Parse<Other>): Parse<One | Other> =>
  (value) => {
    try {
      return one(value);
    } catch {
      return other(value);
    }
  };

// Fields that messages of several nouns have.

export const languageCode = text({ pattern: LANGUAGE_CODE });
export const pair = text({ pattern: PAIR_ID });
/** A `SourceId`. */
export const sourceId = text({ pattern: SOURCE_ID });
/** Name of a source or a file. */
export const name = text({ max: MAX_NAME_LENGTH });
export const word = text({ min: 1, max: MAX_TEXT_LENGTH });
/** Where a word was met. */
export const sentence = text({ max: MAX_SENTENCE_LENGTH });
export const rank = integer();
/** Made by the sender, so that a message sent twice is done once. */
export const id = text({ pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i });

export const empty = object({});
