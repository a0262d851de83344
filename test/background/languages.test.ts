import { afterEach, expect, test, vi } from 'vitest';
import { createDecide, LANGUAGES_SCRIPT, offerLanguages } from '../../entrypoints/background/languages.ts';
import type { LookupStore } from '../../src/store/lookup-store.ts';

const scope = globalThis as { importScripts?: unknown; createDecideLanguage?: unknown };
const place = { text: 'Ein Text', offset: 0, claimed: 'eng', readPage: async () => '' };

afterEach(() => {
  delete scope.importScripts;
  delete scope.createDecideLanguage;
});

const create = () =>
  createDecide({} as LookupStore, async () => false) as (
    asked: typeof place,
    guess: () => Promise<undefined>,
  ) => unknown;

test('the script that decides is loaded once', async () => {
  const importScripts = vi.fn(() => offerLanguages(() => async () => 'deu'));
  scope.importScripts = importScripts;
  const decide = create();
  expect(await decide(place, async () => undefined)).toBe('deu');
  expect(await decide(place, async () => undefined)).toBe('deu');
  expect(importScripts.mock.calls).toEqual([[LANGUAGES_SCRIPT]]);
});

test('text is in the declared language while the script does not load', async () => {
  scope.importScripts = () => {
    throw new Error('made for a test');
  };
  const decide = create();
  expect(await decide(place, async () => undefined)).toBe('eng');
  scope.importScripts = () => offerLanguages(() => async () => 'deu');
  expect(await decide(place, async () => undefined)).toBe('deu');
});
