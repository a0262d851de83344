import { describe, expect, test } from 'vitest';
import { DeckWords } from '../../../../scripts/lookup/deck-words.ts';
import { PAIRS } from '../../../build/pairs.ts';
import { FIRST_PHRASE } from '../../../build/phrases/add-phrases.ts';
import { readPhrases } from '../../../build/phrases/read-phrases.ts';
import { readStarterDeck } from '../../support/starter-decks.ts';

/** Phrases of every deck from a language that writes spaces. */
const LEAST = 500;
const LISTED = PAIRS.filter(({ from }) => from !== 'jpn' && from !== 'cmn').map(({ from, to }) => [from, to] as const);

describe.each(LISTED)('the deck from %s to %s', (from, to) => {
  const deck = readStarterDeck(`${from}-${to}`);
  const phrases = deck.cards.flatMap(([word, , , details], at) =>
    details?.classes?.[0] === 'phrase' ? [{ word, rank: at + 1 }] : [],
  );

  test(`has at least ${LEAST} phrases, and one card of each`, () => {
    expect(phrases.length).toBeGreaterThanOrEqual(LEAST);
    const words = new Set(deck.cards.map(([word]) => word.toLowerCase()));
    expect([...readPhrases(from, to).keys()].filter((phrase) => !words.has(phrase.toLowerCase()))).toEqual([]);
  });

  test(`has no phrase among its first ${FIRST_PHRASE} cards`, () => {
    expect(phrases[0]?.rank).toBeGreaterThan(FIRST_PHRASE);
  });
});

test.each([
  ['jpn', 'eng'],
  ['cmn', 'eng'],
])('the deck from %s to %s has a card of each phrase, and none that was added among its first ones', (from, to) => {
  const { cards } = readStarterDeck(`${from}-${to}`);
  const words = new Set(cards.map(([word]) => word));
  expect([...readPhrases(from, to).keys()].filter((phrase) => !words.has(phrase))).toEqual([]);
  expect(cards.findIndex(([, , , details]) => details?.classes?.[0] === 'phrase')).toBeGreaterThanOrEqual(FIRST_PHRASE);
});

/** A text with the place that is pointed at behind `|`, and the first answer. */
const FOUND: [pair: string, text: string, word: string, meaning: string][] = [
  ['deu-eng', 'Ich esse zum |Beispiel Brot.', 'zum Beispiel', 'for example'],
  ['spa-eng', 'Sí, por |supuesto.', 'por supuesto', 'of course'],
  ['fra-eng', 'Un café, s’il |vous plaît.', "s'il vous plaît", 'please'],
  ['ita-eng', 'Un caffè, per |favore.', 'per favore', 'please'],
  ['rus-eng', 'До |свидания!', 'до свидания', 'goodbye'],
  ['eng-deu', 'Come as soon as |possible.', 'as soon as possible', 'so bald wie möglich'],
  ['eng-spa', 'She |looked after the cat.', 'look after', 'cuidar de'],
  ['eng-fra', 'All of a |sudden, it rained.', 'all of a sudden', 'tout à coup'],
  ['por-eng', 'Ele tem |medo.', 'ter medo', 'be afraid'],
  ['pol-eng', 'Na |przykład to.', 'na przykład', 'for example'],
  ['nld-eng', 'Tot |ziens!', 'tot ziens', 'goodbye'],
  ['swe-eng', 'Hon |tycker om musik.', 'tycka om', 'like'],
  ['jpn-eng', '|気にしないでください。', '気にする', 'mind'],
  ['jpn-eng', 'お|腹が空いた。', 'お腹が空く', 'get hungry'],
  ['jpn-eng', 'もう仕方が|ありません。', '仕方がありません', 'it cannot be helped'],
  ['cmn-eng', '我们去踢|足球吧。', '踢足球', 'play football'],
  ['cmn-eng', '没|办法。', '没办法', 'there is no way'],
];

test.each(FOUND)('%s: %s', (pair, text, word, meaning) => {
  const { entries } = new DeckWords(readStarterDeck(pair)).define(text.replace('|', ''), text.indexOf('|'));
  expect(entries[0]?.word).toBe(word);
  expect(entries[0]?.meanings).toContain(meaning);
});

/** Words that only look like a phrase. */
const LOOK_ALIKES: [pair: string, text: string, word: string][] = [
  ['spa-eng', 'la ciudad de |nueva planta', 'de nuevo'],
  ['spa-eng', 'se suman |así a un cartel', 'así es'],
  ['spa-eng', 'La vida es |así.', 'o así'],
  ['ita-eng', 'uno scambio di |nuove idee', 'di nuovo'],
  ['fra-eng', 'les ports de |nouveaux pays', 'de nouveau'],
  ['por-eng', 'a inauguração do |novo prédio', 'de novo'],
  ['deu-eng', 'Das |ist gut.', 'da ist'],
  ['eng-deu', 'a little |girl', 'a little'],
  ['jpn-eng', '元|気になった。', '気になる'],
  ['jpn-eng', '上|手にする', '手にする'],
  ['jpn-eng', '真面|目にする', '目にする'],
];

test.each(LOOK_ALIKES)('%s: no phrase in "%s"', (pair, text, word) => {
  const { entries } = new DeckWords(readStarterDeck(pair)).define(text.replace('|', ''), text.indexOf('|'));
  expect(entries.map((entry) => entry.word)).not.toContain(word);
});
