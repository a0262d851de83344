import { expect, test } from 'vitest';
import { createLicences, groupLicences } from '../../../../src/ui/options/licences/licences.ts';
import { makeLicence } from '../../support/builders.ts';
import { makeBackground } from '../../support/fake-background.ts';

test('common parts of many decks are listed once, after decks with their own licences', () => {
  const pictures = { changes: 'Names of pictures.' };
  const groups = groupLicences([
    makeLicence('fra-eng', pictures),
    makeLicence('ara-eng', pictures),
    makeLicence('spa-eng'),
  ]);
  expect(groups.map(({ decks }) => decks.map(({ pair }) => pair))).toEqual([['spa-eng'], ['ara-eng', 'fra-eng']]);
});

test('sources of one project are joined, unless they differ otherwise', () => {
  const facts = { version: '1', licence: 'MIT', url: 'https://words.example/' };
  const [group] = groupLicences([
    makeLicence('spa-eng', {
      sources: [
        { ...facts, name: 'Words spa-eng, from Wiktionary, by hand' },
        { ...facts, name: 'Words spa-deu, from Wiktionary, by hand' },
        { ...facts, name: 'Words deu-eng, from Wiktionary, by hand', version: '2' },
        { ...facts, name: 'Plain' },
      ],
    }),
  ]);
  expect(group?.sources).toEqual([
    { ...facts, names: ['Words spa-eng', 'Words spa-deu'], about: 'from Wiktionary, by hand' },
    { ...facts, names: ['Words deu-eng'], about: 'from Wiktionary, by hand', version: '2' },
    { ...facts, names: ['Plain'], about: '' },
  ]);
});

test('they are read once, and again only after a failure', async () => {
  const background = makeBackground({ licences: [makeLicence('spa-eng')] });
  background.failures.set('deck.licences', 'no-answer');
  const licences = createLicences(background.send);
  await licences.load();
  expect([licences.problem.value, licences.groups.value]).toEqual(['no-answer', undefined]);
  background.failures.clear();
  await licences.load();
  await licences.load();
  expect(licences.problem.value).toBeUndefined();
  expect(licences.groups.value).toHaveLength(1);
  expect(background.received).toEqual(['deck.licences', 'deck.licences']);
});
