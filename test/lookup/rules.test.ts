import { describe, expect, test, vi } from 'vitest';
import { type DefineRequest, define, type Rulebook } from '../../src/lookup/define.ts';
import { RULES } from '../../src/lookup/rules.ts';
import type { StoredCard } from '../../src/model/card.ts';
import type { LanguageReference } from '../../src/model/language.ts';
import { defineWord, inflections } from '../support/define-word.ts';
import { GERMAN, makeDeck, makeStoreWith, SPANISH } from '../support/store.ts';

const FRENCH: LanguageReference = { iso639_3: 'fra', name: 'French' };
const JAPANESE: LanguageReference = { iso639_3: 'jpn', name: 'Japanese' };
const PORTUGUESE: LanguageReference = { iso639_3: 'por', name: 'Portuguese' };

const toCards = (...words: string[]) => words.map((word, at): StoredCard => [at + 1, word, [`meaning of ${word}`]]);

/** The deck knows a form of it. */
const CLEAR: StoredCard = [9, 'räumen', ['clear'], ['räumt']];

const makeDecks = () =>
  makeStoreWith(
    makeDeck({ pair: 'spa-eng', from: SPANISH, cards: toCards('casa', 'casar', 'por supuesto', 'dar', 'mesa') }),
    makeDeck({
      pair: 'deu-eng',
      from: GERMAN,
      cards: [...toCards('aufräumen', 'Haus', 'Hand', 'Schuh', 'Tür'), CLEAR],
    }),
    makeDeck({ pair: 'fra-eng', from: FRENCH, cards: toCards('eau', 'eau de vie', 'homme', 'porte', 'porter') }),
    makeDeck({ pair: 'jpn-eng', from: JAPANESE, cards: toCards('見る', '学習', '日本') }),
    makeDeck({ pair: 'por-eng', from: PORTUGUESE, cards: toCards('pó', 'pôr', 'fazer') }),
  );

/** Rules that are not loaded yet. */
function makeRulebook() {
  let loaded: typeof RULES | undefined;
  const load = vi.fn(async () => {
    loaded = RULES;
    return RULES;
  });
  return { find: () => loaded, load } satisfies Rulebook;
}

/** @param marked - `|` stands before the character that is pointed at. */
function toRequest(language: string | undefined, marked: string): DefineRequest {
  return { text: marked.replace('|', ''), offset: marked.indexOf('|'), language };
}

const AS_WRITTEN: [language: string | undefined, marked: string][] = [
  ['spa', 'La |casa es grande'],
  ['spa', 'Claro, por |supuesto que sí'],
  ['spa', 'LA |MESA'],
  ['deu', 'Das |Haus ist alt'],
  ['deu', 'Sie räumt |auf, wenn sie kann'],
  ['fra', "de l'eau de |vie"],
  ['fra', 'il |porte'],
  ['por', '|fazê-lo'],
  [undefined, 'Die |Tür'],
];

const BY_RULES: [language: string | undefined, marked: string][] = [
  ['spa', 'Las |casitas viejas'],
  ['spa', '|dámelo'],
  ['deu', 'ein |Handschuh'],
  ['deu', 'Man |räumte das Zimmer auf'],
  ['fra', "l'|homme"],
  ['jpn', '日本語を|学習する'],
  [undefined, 'alte |Häuser'],
  ['spa', 'el |xyz'],
];

describe('the rules', () => {
  test.each(AS_WRITTEN)(
    'are not loaded for what stands in a deck as it is written (%s): %s',
    async (language, marked) => {
      const rulebook = makeRulebook();
      const found = await define(await makeDecks(), toRequest(language, marked), { rulebook, inflections });
      expect(found.entries.length).toBeGreaterThan(0);
      expect(rulebook.load).not.toHaveBeenCalled();
    },
  );

  test.each(BY_RULES)('are loaded for what does not (%s): %s', async (language, marked) => {
    const rulebook = makeRulebook();
    await define(await makeDecks(), toRequest(language, marked), { rulebook, inflections });
    expect(rulebook.load).toHaveBeenCalled();
  });

  test.each([...AS_WRITTEN, ...BY_RULES])(
    'find the same whether they were loaded before or not (%s): %s',
    async (...asked) => {
      const store = await makeDecks();
      const request = toRequest(...asked);
      expect(await define(store, request, { rulebook: makeRulebook(), inflections })).toEqual(
        await defineWord(store, request),
      );
    },
  );

  test('that cannot be loaded fail the look-up that needs them, and are tried again by the next', async () => {
    const store = await makeDecks();
    const rulebook = makeRulebook();
    rulebook.load.mockRejectedValueOnce(new Error('made for a test'));
    const ask = () => define(store, toRequest('spa', '|darle'), { rulebook, inflections });
    await expect(ask()).rejects.toThrow('made for a test');
    expect((await ask()).entries.map(({ word }) => word)).toEqual(['dar']);
  });
});
