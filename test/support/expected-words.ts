import { readdirSync } from 'node:fs';
import type { ClassifiedTexts, WordClass } from '../../src/model/page-word.ts';
import type { TextRange } from '../../src/model/text-range.ts';
import { readFixture } from './lookup-samples.ts';

/** Stand before a word of a fixture; a word without one is known. */
const SIGNS: Readonly<Record<string, WordClass>> = {
  '+': 'new',
  '~': 'learning',
  '^': 'due',
  '*': 'wanted',
  _: 'ignored',
  '&': 'compound',
  '@': 'name',
  '°': 'none',
};

/** How an invented learner knows words apart from the first ones of the deck. `own`: new ones of a list of their own. */
const LISTS = ['known', 'learning', 'due', 'wanted', 'ignored', 'own'] as const;
export type ListName = (typeof LISTS)[number];

export interface ExpectedWord extends TextRange {
  class: WordClass;
}

/** A text with the class of each of its words, and the learner whose it is. */
export interface ExpectedText {
  /** ISO 639-3 code. */
  language: string;
  text: string;
  words: readonly ExpectedWord[];
  /** The learner knows all words of the deck up to this rank, apart from those in the lists. */
  knownRanks: number;
  lists: Readonly<Record<ListName, readonly string[]>>;
}

export const EXPECTED_LANGUAGES = readdirSync(new URL('../fixtures/lookup/page-words', import.meta.url)).map((name) =>
  name.slice(0, 3),
);

/** Languages without spaces, whose fixtures have some. */
const UNSPACED = ['jpn', 'cmn'];

const isUnspaced = (language: string): boolean => UNSPACED.includes(language);

/** Least share of words that must be classified as expected. */
export const toLeastShare = (language: string): number => (isUnspaced(language) ? 0.93 : 0.98);

/** The starter deck of a fixture's language. */
export const toStarterPair = (language: string): string => (language === 'eng' ? 'eng-deu' : `${language}-eng`);

/** Reads a fixture of `test/fixtures/lookup/page-words`. */
export function readExpected(language: string): ExpectedText {
  const lines = readFixture(`page-words/${language}`);
  const gap = lines.indexOf('');
  const heads = lines.slice(0, gap).join('\n').replaceAll('\n  ', ' ').split('\n');
  const fields = new Map(heads.map((line) => line.split(': ') as [string, string]));
  const list = (name: ListName) => fields.get(name)?.split(' ') ?? [];
  return {
    language,
    ...readMarked(lines.slice(gap + 1).join('\n'), isUnspaced(language)),
    knownRanks: Number(fields.get('knows')),
    lists: {
      known: list('known'),
      learning: list('learning'),
      due: list('due'),
      wanted: list('wanted'),
      ignored: list('ignored'),
      own: list('own'),
    },
  };
}

const MARKED = /([+~^*_&@°]?)(?:\(([^)]*)\)|([\p{L}\p{M}\p{N}’'\u200C]+))|\s+|./gsu;

/** @param isClosed - Whether spaces only part the words here. */
function readMarked(marked: string, isClosed: boolean): Pick<ExpectedText, 'text' | 'words'> {
  let text = '';
  const words: ExpectedWord[] = [];
  for (const [all, sign = '', joined, plain] of marked.matchAll(MARKED)) {
    const word = joined ?? plain;
    if (word !== undefined && /\p{L}/u.test(word))
      words.push({ start: text.length, end: text.length + word.length, class: SIGNS[sign] ?? 'known' });
    text += word ?? (/\s/.test(all) ? (isClosed ? '' : ' ') : all);
  }
  return { text, words };
}

/** Classes that lead to a card, which the learner sees in lists: such a word must stand at exactly its place. */
const WITH_CARD: readonly WordClass[] = ['new', 'learning', 'due', 'wanted', 'ignored'];

/** Counts the words that are classified as expected. Known words, and those in no source, may be cut into more or fewer. */
export function compareWords(
  { text, words }: Pick<ExpectedText, 'text' | 'words'>,
  { words: kinds, places: [flat = []] }: ClassifiedTexts,
): { share: number; wrong: string[] } {
  const found: ExpectedWord[] = [];
  for (let at = 0; at < flat.length; at += 3) {
    const [start = 0, end = 0, index = -1] = flat.slice(at, at + 3);
    found.push({ start, end, class: kinds[index]?.class ?? 'none' });
  }
  const wrong = words.flatMap((word) => {
    const inside = found.filter(({ start, end }) => start < word.end && end > word.start);
    const isExact = inside.length === 1 && inside[0]?.start === word.start && inside[0].end === word.end;
    // A name may be in no source.
    const isOf = (part: ExpectedWord) => part.class === word.class || (word.class === 'name' && part.class === 'none');
    const isRight = inside.every(isOf) && (isExact || !WITH_CARD.includes(word.class));
    const isCovered = inside.length > 0 || word.class === 'none';
    if (isRight && isCovered) return [];
    const got = inside.map((part) => `${text.slice(part.start, part.end)}=${part.class}`).join(' ');
    return [`${text.slice(word.start, word.end)}=${word.class}, got ${got || 'nothing'}`];
  });
  return { share: 1 - wrong.length / words.length, wrong };
}

/** The words of the learner's lists that the starter deck lacks: those of a list of their own. */
export function listOwnWords({ lists }: ExpectedText, deckWords: ReadonlySet<string>): string[] {
  return LISTS.flatMap((name) => lists[name]).filter((word) => !deckWords.has(word));
}
