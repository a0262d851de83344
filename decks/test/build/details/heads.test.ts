import { expect, test } from 'vitest';
import { findHead } from '../../../build/details/heads.ts';

const know =
  (...nouns: string[]) =>
  (noun: string) =>
    nouns.includes(noun) ? noun : undefined;

test('the longest known last part is the head', () => {
  expect(findHead('Haustürschlüssel', know('Schlüssel', 'Türschlüssel'), true)).toEqual({
    first: 'Haus',
    head: 'Türschlüssel',
  });
});

test('a language without capitals looks its parts up as they are', () => {
  expect(findHead('järnväg', know('Väg'), false)).toBeUndefined();
  expect(findHead('landsväg', know('sväg', 'väg'), false)).toEqual({ first: 'land', head: 'sväg' });
});

test('parts of fewer letters than a head or a first part has do not count', () => {
  expect(findHead('Regenhut', know('Hut'), true)).toBeUndefined();
  expect(findHead('Abendrot', know('Endrot'), true)).toBeUndefined();
});
