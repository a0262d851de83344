// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the expected code has template strings.
import { expect, test } from 'vitest';
import { compilePart, listValues, typePart } from '../../scripts/locales/compile.ts';

const part = (messages: Record<string, string>) => new Map(Object.entries(messages));

/** Code with `#{` for the start of a value. */
const toTemplate = (code: string) => code.replaceAll('#{', '$' + '{');

test.each([
  ['Undo', '"Undo"'],
  ['It’s `here`', '"It’s `here`"'],
  ["'{'braces'}'", '"{braces}"'],
  ['Off on {site}', toTemplate('({ site }) => `Off on #{site}`')],
  ['Rank {rank, number}', toTemplate('({ rank }) => `Rank #{formatNumber(rank)}`')],
  ['{share, number, percent}', '({ share }) => formatShare(share)'],
  [
    '{n, plural, one {# word in {deck}} other {# words in {deck}}}',
    toTemplate('({ n, deck }) => formatCount(n, { one: `# word in #{deck}`, other: `# words in #{deck}` })'),
  ],
])('%s compiles', (message, code) => {
  expect(compilePart(part({ 'a.b': message }), 'format')).toContain(`export default { "a": { "b": ${code} } };`);
});

test('in a language from right to left, the values in texts are isolated', () => {
  const compile = (message: string) => compilePart(part({ a: message }), 'format', true);
  expect(compile('Keys {key}: {count, number}')).toContain(
    toTemplate('`Keys #{isolateValue(key)}: #{formatNumber(count)}`'),
  );
  expect(compile('{n, plural, other {# in {deck}}}')).toContain(toTemplate('`# in #{isolateValue(deck)}`'));
  expect(compile('{n, plural, other {# in {deck}}}')).toContain('import { formatCount, isolateValue } from "format"');
});

test('an unknown format, a broken message and a false plural category do not compile', () => {
  for (const message of ['{a, spellout}', '{a', '{a, plural, single {x} other {# x}}']) {
    expect(() => compilePart(part({ a: message }), 'format')).toThrow();
  }
});

test('the types of values follow from the message', () => {
  expect(Object.fromEntries(listValues('{a} {b, number} {c, list} {d, plural, other {# {e}}}'))).toEqual({
    a: 'string',
    b: 'number',
    c: 'readonly string[]',
    d: 'number',
    e: 'string',
  });
  expect(typePart(part({ 'x.y': '{a}', z: 'Undo' }))).toBe(
    '{ "x": { "y": (values: { a: string }) => string }, "z": string }',
  );
});
