import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { createStarterDecks } from '../../src/library/starter-decks.ts';
import type { PairId } from '../../src/model/pair.ts';
import { defineWord } from './define-word.ts';
import { installStarterDeck } from './starter-package.ts';
import { makeStore } from './store.ts';

/** Installs a starter deck and expects that a form in a text leads to some of its words. */
export async function expectForm(pair: PairId, text: string, form: string, lemmas: readonly string[]): Promise<void> {
  const starterDecks = createStarterDecks((file) => readFile(`assets/public/decks/${file}`, 'utf8'));
  const store = makeStore();
  await installStarterDeck(store, await starterDecks.readParts(pair), 1);
  const [language = ''] = pair.split('-');
  const { entries } = await defineWord(store, { text, offset: text.indexOf(form), language });
  expect(entries.map(({ word }) => word)).toEqual(expect.arrayContaining([...lemmas]));
  // A phrase of the deck may come first: `il était une fois`.
  const ofLemmas = entries.filter(({ word }) => lemmas.includes(word));
  expect(ofLemmas.map(({ match }) => match)).toEqual(ofLemmas.map(() => 'form'));
}
