import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeIssue } from '../../src/contract/issues.ts';

const schema = z.strictObject({
  kind: z.optional(z.literal(['a', 'b'])),
  code: z.optional(z.string().check(z.regex(/^[a-z]{3}$/))),
  list: z.optional(z.array(z.string().check(z.maxLength(3))).check(z.minLength(2))),
  rank: z.optional(z.number().check(z.int(), z.nonnegative())),
  even: z.optional(z.number().check(z.refine((n) => n % 2 === 0, { params: { expected: 'even' } }))),
});

describe('describeIssue', () => {
  test.each<[unknown, string]>([
    [undefined, 'Expected the file to be an object, got nothing.'],
    [null, 'Expected the file to be an object, got null.'],
    [[1, 2], 'Expected the file to be an object, got an array of 2.'],
    [{ kind: 'geheim' }, 'Expected kind to be "a" or "b", got a text of 6 characters.'],
    [{ code: 'DEU' }, 'Expected code to be a text like /^[a-z]{3}$/, got a text of 3 characters.'],
    [{ code: {} }, 'Expected code to be a string, got an object.'],
    [{ list: ['a'] }, 'Expected list to be at least 2 items long, got an array of 1.'],
    [{ list: ['a', 'four'] }, 'Expected list.1 to be at most 3 characters long, got a text of 4 characters.'],
    [{ rank: -1 }, 'Expected rank to be at least 0, got -1.'],
    [{ rank: true }, 'Expected rank to be a number, got true.'],
    [{ even: 3 }, 'Expected even to be even, got 3.'],
    [{ extra: 1 }, 'Expected the file to be without "extra", got an object.'],
  ])('%j: %s', (input, text) => {
    const result = z.safeParse(schema, input);
    if (result.success) throw new Error('Expected the input to be wrong.');
    expect(describeIssue(result.error, input, 'the file')).toBe(text);
  });
});
