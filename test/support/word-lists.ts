import { readdirSync } from 'node:fs';
import { readFixture } from './lookup-samples.ts';
import { findStarterForms } from './starter-decks.ts';

/** A place of a text, and the word of a deck that it leads to. */
export interface ListedPlace {
  word: string;
  text: string;
  offset: number;
}

/** Lines of one language, with the cards of a deck for them: words with their forms. */
export interface WordList {
  name: string;
  language: string;
  places: ListedPlace[];
  cards: Record<string, string[]>;
}

/** Stands in a list for a word that no place leads to. */
const NOTHING = '-';

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

/** Other words of the decks: short ones, which pieces of longer ones are mistaken for. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  kor: '좀 저 뭐 이다 어제 두 권 잘 고프다 세 병 주다 오다',
  jpn: 'する ある が お と も の は に て で か な ね よ き め こ ち ん',
};

const listNames = (folder: string) =>
  readdirSync(new URL(`../fixtures/lookup/${folder}`, import.meta.url)).map((file) => file.slice(0, -'.txt'.length));

/** Lists of phrases whose name ends in one of some words: `inflected`, `separated`, `look-alikes`. */
export const listPhraseNames = (...endings: string[]): string[] =>
  listNames('phrases').filter((name) => endings.some((ending) => name.endsWith(`-${ending}`)));

/** Lists of words that are written in some other way. */
export const listWrittenNames = (): string[] => listNames('written');

/** Reads a list of phrases. Its deck has the phrases and the words that they consist of. */
export function readPhrases(name: string): WordList {
  const language = name.slice(0, 3);
  const places = readFixture(`phrases/${name}`).map(readPlace);
  const pair = STARTER_DECKS[language];
  const words = places.flatMap(({ word }) => [word, ...word.split(/[ …]+/), ...listBareVerbs(word)]);
  const cards = Object.fromEntries(
    words.map((word) => [word, pair === undefined ? [] : [...findStarterForms(pair, word)]]),
  );
  return { name, language, places, cards };
}

/** Reads a list of other ways to write words. Behind a word stand its forms. */
export function readWritten(name: string): WordList {
  const language = name.slice(0, 3);
  const others = (OTHER_WORDS[language] ?? '').split(' ').filter(Boolean);
  const cards = new Map(others.map((word): [string, string[]] => [word, []]));
  const places = readFixture(`written/${name}`).map((line) => {
    const place = readPlace(line);
    const [word = '', ...forms] = place.word.split(' ');
    if (word !== NOTHING) cards.set(word, forms);
    return { ...place, word };
  });
  return { name, language, places, cards: Object.fromEntries(cards) };
}

/** Lists of compounds by language. */
export const listCompoundNames = (): string[] => listNames('compounds');

/** Reads a list of compounds. Its deck has their parts, and each place leads to the last part. */
export function readCompounds(language: string): WordList {
  const pairs = readFixture(`compounds/${language}`).map((line) => line.split('='));
  const places = pairs.map(([text = '', parts = '']) => {
    return { word: parts.split(' ').at(-1) ?? '', text, offset: text.length - 1 };
  });
  const words = pairs.flatMap(([, parts = '']) => parts.split(' '));
  return {
    name: `${language}-compounds`,
    language,
    places,
    cards: Object.fromEntries(words.map((word) => [word, []])),
  };
}

/** Reads `word = text` with the place behind `|`, or without one. */
function readPlace(line: string): ListedPlace {
  const [word = '', text = ''] = line.split(' = ');
  return { word, text: text.replace('|', ''), offset: text.indexOf('|') };
}

/** `rufen` of `anrufen`, `zetten` of `aanzetten`, `dar` of `darse cuenta`, `rendere` of `rendersi conto`. */
function listBareVerbs(phrase: string): string[] {
  const [, rest] = /^(?:zurück|statt|nach|teil|weg|auf|aus|ein|mit|vor|zu|ab|an)(\S{4,}n)$/.exec(phrase) ?? [];
  const [, italian] = /^(.+r)si /.exec(phrase) ?? [];
  return [rest ?? [], /^(.+r)se /.exec(phrase)?.[1] ?? [], italian ? `${italian}e` : []].flat();
}

/** Where the words of a text begin. */
export const listOffsets = (text: string): number[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}'’-]+/gu), ({ index }) => index);

/** Answers to the places of a list, by whether they are wrong or missing. */
export interface ListResult {
  places: number;
  wrong: string[];
  silent: string[];
}

/**
 * Counts wrong answers and silence.
 *
 * @param find - The words of the answer at a place.
 * @param isFirst - Whether the word has to come first, as a phrase does before its words.
 */
export function judge(
  { places }: WordList,
  find: (place: ListedPlace) => readonly string[],
  isFirst: boolean,
): ListResult {
  const result: ListResult = { places: places.length, wrong: [], silent: [] };
  for (const place of places) {
    const found = find(place);
    const isRight = isFirst ? found[0] === place.word : found.includes(place.word);
    const note = `${place.text} at ${place.offset}: ${place.word}, not ${found.join(', ')}`;
    if (found.length === 0 && place.word !== NOTHING) result.silent.push(note);
    else if (found.length > 0 && !isRight) result.wrong.push(note);
  }
  return result;
}

/** The share of a list that is not found, and the notes on it. */
export const toMisses = ({ places, wrong, silent }: ListResult): [share: number, notes: string] => [
  (wrong.length + silent.length) / places,
  ['Wrong:', ...wrong, 'Silent:', ...silent].join('\n'),
];
