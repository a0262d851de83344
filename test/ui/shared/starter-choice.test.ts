import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { createStarterChoice } from '../../../src/ui/shared/starter-choice.ts';
import { makeStarter } from '../support/builders.ts';

const STARTERS = ['deu-eng', 'fra-eng', 'pol-eng', 'eng-deu', 'eng-fra'].map((pair) => makeStarter(pair));

function choose(spoken: string[], starters = STARTERS) {
  return createStarterChoice(signal(starters), spoken);
}

test.each([
  [['en-US', 'en'], undefined, 'eng'],
  [['en', 'de-AT'], 'deu', 'eng'],
  [['de-AT', 'de', 'en-US', 'en'], 'eng', 'deu'],
  // No meanings in Polish, so the next best language; and people do not learn the language they speak best.
  [['pl', 'en'], undefined, 'eng'],
  [['pl', 'en', 'fr'], 'fra', 'eng'],
  // German has no deck with meanings in French.
  [['fr', 'de'], undefined, 'fra'],
  [['tlh'], undefined, undefined],
  [[], undefined, undefined],
])('with the languages %j it begins with %s → %s', (spoken, from, to) => {
  const choice = choose(spoken);
  expect([choice.from.value, choice.to.value]).toEqual([from, to]);
  expect(choice.deck.value?.pair).toBe(from && `${from}-${to}`);
});

test('the learnt language determines the available meanings', () => {
  const choice = choose(['fr']);
  choice.chooseFrom('deu');
  expect(choice.targets.value.map(({ iso639_3 }) => iso639_3)).toEqual(['eng']);
  expect(choice.deck.value?.pair).toBe('deu-eng');
});

test('nothing is preselected without any hint about the person', () => {
  const choice = choose(['en']);
  choice.chooseFrom('eng');
  expect([choice.to.value, choice.deck.value]).toEqual([undefined, undefined]);
  choice.chooseTo('fra');
  expect(choice.deck.value?.pair).toBe('eng-fra');
});

test('every language is listed once, by name', () => {
  expect(choose(['en']).sources.value.map(({ iso639_3 }) => iso639_3)).toEqual(['eng', 'fra', 'deu', 'pol']);
});
