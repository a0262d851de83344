import { expect, test } from 'vitest';
import { cleanText, isUsableMeaning } from '../../read/clean.ts';

test.each([
  ["follow sb's tracks", "follow somebody's tracks"],
  ['apply for sth', 'apply for something'],
  ['act for sb. else', 'act for somebody else'],
  ['fig. new and original', 'new and original'],
  ['bag or purse etc', 'bag or purse'],
  ['etc.', 'etc'],
  ['espíritu', 'espíritu'],
  ['lit', 'lit'],
])('%s is cleaned to %s', (raw, expected) => {
  expect(cleanText(raw)).toBe(expected);
});

test.each(['used in 芭蕉', 'амер. caliber', 'used in transliteration', 'erhua variant of X'])(
  '%s is no meaning',
  (text) => {
    expect(isUsableMeaning(text)).toBe(false);
  },
);

test.each(['used', 'pantalla', 'используемый', '使用'])('%s is a meaning', (text) => {
  expect(isUsableMeaning(text)).toBe(true);
});
