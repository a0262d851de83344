import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { readFixture } from './lookup-samples.ts';
import { readStarterWords } from './starter-decks.ts';

/** A word in a sentence, with the cards of a starter deck that its spelling leads to. */
export interface Homograph {
  pair: string;
  /** The word that is meant here. */
  meant: string;
  /** Words that the answer has in the second place. */
  others: string[];
  text: string;
  offset: number;
}

/** Judged answers to a list: notes on those with another card first, and on those that lack a card. */
export interface HomographResult {
  places: number;
  otherFirst: string[];
  lacking: string[];
}

/** Reads lines such as `swe-eng vara var = Han |var trött.` */
export function readHomographs(name: string): Homograph[] {
  return readFixture(`homographs/${name}`).map((line) => {
    const [left = '', text = ''] = line.split(' = ');
    const [pair = '', meant = '', ...others] = left.split(' ');
    return { pair, meant, others, text: text.replace('|', ''), offset: text.indexOf('|') };
  });
}

/** Looks a list up in the starter decks. */
export function judgeHomographs(homographs: readonly Homograph[]): HomographResult {
  const result: HomographResult = { places: homographs.length, otherFirst: [], lacking: [] };
  for (const each of new Set(homographs.map(({ pair }) => pair))) {
    const deck = new DeckWords(readStarterWords(each));
    for (const { pair, meant, others, text, offset } of homographs.filter((homograph) => homograph.pair === each)) {
      const answer = deck.define(text, offset).entries.map(({ word }) => word);
      // A phrase, or a verb in two parts, rightly comes before the word.
      const found = answer.filter((word) => !/\s/.test(word));
      const note = `${pair} ${text} at ${offset}: ${[meant, ...others].join(' ')}, not ${answer.join(' ')}`;
      if (![meant, ...others].every((word) => found.includes(word))) result.lacking.push(note);
      else if (found[0] !== meant || others.some((other) => found.indexOf(other) > 1)) result.otherFirst.push(note);
    }
  }
  return result;
}
