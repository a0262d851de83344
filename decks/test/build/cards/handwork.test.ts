import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseHandwork } from '../../../build/cards/handwork.ts';
import { DATA } from '../../../read/folders.ts';

test('a line has word, meanings, forms and the reason above or behind it', () => {
  const { closed, meanings, dropped } = parseHandwork(
    '[closed]\n# Articles\nel = the < la los\n[meanings]\nbanco = bank, bench # money first\n[dropped]\npedro # a name\n',
  );
  expect(closed).toEqual([{ word: 'el', meanings: ['the'], forms: ['la', 'los'], reason: 'Articles' }]);
  expect(meanings.get('banco')).toEqual({
    word: 'banco',
    meanings: ['bank', 'bench'],
    forms: [],
    reason: 'money first',
  });
  expect(dropped.get('pedro')).toBe('a name');
});

test('an unknown line is rejected with its number', () => {
  expect(() => parseHandwork('[closed]\nel the\n')).toThrow(/line 2: el the/);
});

test('a word that no list ranks has a position by hand', () => {
  const { places } = parseHandwork('[places]\n# Its forms are in pieces\nいる = 9\n');
  expect([...places]).toEqual([['いる', 9]]);
  expect(() => parseHandwork('[places]\nいる = early # no number\n')).toThrow(/place/);
});

test('a word that shares a form has a percentage of it', () => {
  const { shared } = parseHandwork('[shared]\n# a form of a verb\nbois 60 % = wood, woods < boiseries\n');
  expect(shared.get('bois')).toEqual({
    word: 'bois',
    part: 0.6,
    meanings: ['wood', 'woods'],
    forms: ['boiseries'],
    reason: 'a form of a verb',
  });
  expect(() => parseHandwork('[shared]\nbois = wood\n')).toThrow(/40 %/);
  expect(() => parseHandwork('[shared]\nbois 0 % = wood\n')).toThrow(/40 %/);
});

test('a word may occur only once', () => {
  expect(() => parseHandwork('[closed]\n# a\nel = the\nel = he\n')).toThrow(/line 4/);
});

test.each(readdirSync(DATA).filter((name) => name.endsWith('.txt')))('every line of %s has a reason', (name) => {
  const { closed, meanings, dropped, shared } = parseHandwork(readFileSync(join(DATA, name), 'utf8'));
  const reasons = [...closed, ...meanings.values(), ...shared.values()]
    .map(({ reason }) => reason)
    .concat(...dropped.values());
  expect(reasons.filter((reason) => reason === '')).toEqual([]);
});

test('a comma in brackets does not separate meanings', () => {
  const { closed } = parseHandwork('[closed]\n# why\n下さる = give (to me, polite), please\n');
  expect(closed[0]?.meanings).toEqual(['give (to me, polite)', 'please']);
});
