import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/**
 * Describes the first issue of a schema: path, expected, received. `zod/mini` alone only says "Invalid input". Strings are reported by
 * length, because they may be words that a learner looked up.
 *
 * @param input - The checked value.
 * @param whole - Name of the whole input, such as `the card`.
 * @param namePlace - Names a place inside of it. Otherwise its path does.
 */
export function describeIssue(
  error: z.core.$ZodError,
  input: unknown,
  whole: string,
  namePlace: (path: readonly PropertyKey[]) => string = (path) => path.map(String).join('.'),
): string {
  const issue = error.issues[0];
  if (!issue) return `Expected ${whole} to be valid, got something else.`;
  const place = issue.path.length === 0 ? whole : namePlace(issue.path);
  return `Expected ${place} to be ${describeExpected(issue)}, got ${describeValue(getAt(input, issue.path))}.`;
}

function describeExpected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'tuple') return 'an array';
      return /^[aeiou]/.test(issue.expected) ? `an ${issue.expected}` : `a ${issue.expected}`;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'too_small':
      return `at least ${issue.minimum}${toUnit(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `at most ${issue.maximum}${toUnit(issue.origin, issue.maximum)}`;
    case 'unrecognized_keys':
      return `without ${issue.keys.map((key) => JSON.stringify(key.slice(0, 40))).join(', ')}`;
    case 'invalid_format':
      return issue.pattern ? `a text like ${issue.pattern}` : `a text of the form ${issue.format}`;
    case 'custom':
      return String(issue.params?.expected ?? 'valid');
    default:
      return 'valid';
  }
}

function toUnit(origin: string, count: number | bigint): string {
  const plural = Number(count) === 1 ? '' : 's';
  if (origin === 'string') return ` character${plural} long`;
  return origin === 'array' ? ` item${plural} long` : '';
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return `a text of ${value.length} ${value.length === 1 ? 'character' : 'characters'}`;
  if (Array.isArray(value)) return `an array of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

function getAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], input);
}
