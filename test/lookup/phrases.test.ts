import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DeckWords } from '../../scripts/decks/text/deck-words.ts';
import { makeWords, readStarterDeck } from '../support/deck-words.ts';
import { readFixture } from '../support/lookup-samples.ts';

const LISTS = readdirSync(new URL('../fixtures/lookup/phrases', import.meta.url)).map((name) => name.slice(0, -4));
const namesOf = (kind: string) => LISTS.filter((name) => name.endsWith(kind));

interface Item {
  phrase: string;
  /** With the place that is pointed at behind `|`. */
  sentence: string;
}

const readItems = (name: string): Item[] =>
  readFixture(`phrases/${name}`).map((line) => {
    const [phrase = '', sentence = ''] = line.split(' = ');
    return { phrase, sentence };
  });

/** The packaged decks that know the irregular forms of a language's words. */
const STARTER_DECKS: Readonly<Record<string, string>> = {
  eng: 'eng-deu',
  deu: 'deu-eng',
  spa: 'spa-eng',
  fra: 'fra-eng',
  nld: 'nld-eng',
  swe: 'swe-eng',
  ita: 'ita-eng',
  por: 'por-eng',
  pol: 'pol-eng',
  rus: 'rus-eng',
};

const readForms = (pair: string | undefined) =>
  new Map(pair === undefined ? [] : readStarterDeck(pair).cards.map(([word, , forms]) => [word, [...(forms ?? [])]]));

/** A deck of the phrases of a list and of the words that they consist of, with the forms that a packaged deck has for these. */
function makePhrases(name: string, items: readonly Item[]): DeckWords {
  const language = name.slice(0, 3);
  const forms = readForms(STARTER_DECKS[language]);
  const words = items.flatMap(({ phrase }) => [phrase, ...phrase.split(/[ …]+/), ...listBareVerbs(phrase)]);
  return makeWords(language, Object.fromEntries(words.map((word) => [word, forms.get(word) ?? []])));
}

/** `rufen` of `anrufen`, `zetten` of `aanzetten`, `dar` of `darse cuenta`, `rendere` of `rendersi conto`. */
function listBareVerbs(phrase: string): string[] {
  const [, rest] = /^(?:zurück|statt|nach|teil|weg|auf|aus|ein|mit|vor|zu|ab|an)(.{4,}n)$/.exec(phrase) ?? [];
  const [, italian] = /^(.+r)si /.exec(phrase) ?? [];
  return [rest ?? [], /^(.+r)se /.exec(phrase)?.[1] ?? [], italian ? `${italian}e` : []].flat();
}

const findAt = (deck: DeckWords, text: string, offset: number) =>
  deck.define(text, offset).entries.map(({ word }) => word);

describe('a phrase is found', () => {
  test.each([...namesOf('-inflected'), ...namesOf('-separated')])('in the sentences of %s', (name) => {
    const items = readItems(name);
    const deck = makePhrases(name, items);
    const missed = items.filter(({ phrase, sentence }) => {
      const [first] = findAt(deck, sentence.replace('|', ''), sentence.indexOf('|'));
      return first !== phrase;
    });
    expect(missed.length / items.length, missed.map(({ sentence }) => sentence).join('\n')).toBeLessThanOrEqual(0.05);
  });
});

describe('no phrase is found', () => {
  test.each(namesOf('-look-alikes'))('in the sentences of %s', (name) => {
    const items = readItems(name);
    const deck = makePhrases(name, items);
    const found = items.filter(({ phrase, sentence }) =>
      Array.from(sentence.matchAll(/[\p{L}\p{M}'’-]+/gu)).some(({ index }) =>
        findAt(deck, sentence, index).includes(phrase),
      ),
    );
    expect(found.map(({ phrase, sentence }) => `${phrase}: ${sentence}`)).toEqual([]);
  });
});
