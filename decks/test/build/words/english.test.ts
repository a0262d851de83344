import { expect, test } from 'vitest';
import { readEnglish } from '../../../build/words/english.ts';
import type { PartOfSpeech } from '../../../read/freedict.ts';

const CLASSES: Readonly<Record<string, PartOfSpeech[]>> = {
  try: ['n', 'v'],
  stop: ['n', 'v'],
  make: ['v'],
  die: ['n', 'v'],
  bus: ['n'],
  go: ['v'],
  be: ['v'],
  good: ['a'],
  big: ['a'],
  happy: ['a'],
  child: ['n'],
  left: ['a'],
  leave: ['v'],
  see: ['v'],
};

test.each([
  ['tries', ['try/n', 'try/v']],
  ['stopped', ['stop/v']],
  ['making', ['make/v']],
  ['dying', ['die/v']],
  ['bus', ['bus/n']],
  ['went', ['go/v']],
  ['was', ['be/v']],
  ['better', ['good/a']],
  ['biggest', ['big/a']],
  ['happier', ['happy/a']],
  ['children', ['child/n']],
  ['left', ['leave/v', 'left/a']],
  ['seed', []],
  ['xyzzy', []],
])('%s is read as %s', (form, expected) => {
  const found = readEnglish(form, (word) => CLASSES[word] ?? []).map(({ lemma, pos }) => `${lemma}/${pos}`);
  expect([...new Set(found)].sort()).toEqual(expected);
});
