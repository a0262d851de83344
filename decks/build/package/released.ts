import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckFile } from '../../../src/library/formats/deck-file.ts';
import { DATA } from '../../read/folders.ts';

/** A card that learners may have learnt from, as a released deck had it. */
export interface ReleasedCard {
  word: string;
  meanings: string[];
}

export const RELEASED_FOLDER = join(DATA, 'released');

/** Every card that a released deck of the pair has ever had, in the order of the deck that had it first; empty for a new pair. */
export function readReleased(pair: string, folder = RELEASED_FOLDER): ReleasedCard[] {
  const path = join(folder, `${pair}.tsv`);
  return existsSync(path) ? parseReleased(readFileSync(path, 'utf8')) : [];
}

/** @param text - A card a line: the word and its meanings with tabs between them. */
export function parseReleased(text: string): ReleasedCard[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [word = '', ...meanings] = line.split('\t');
      return { word, meanings };
    });
}

/** Adds the words of a deck that is about to be released. @returns How many are new. */
export function writeReleased(pair: string, { cards }: Pick<DeckFile, 'cards'>, folder = RELEASED_FOLDER): number {
  const before = readReleased(pair, folder);
  const known = new Set(before.map(({ word }) => word));
  const added = cards.filter(([word]) => !known.has(word)).map(([word, meanings]) => ({ word, meanings }));
  const lines = [...before, ...added].map(({ word, meanings }) => `${[word, ...meanings].join('\t')}\n`);
  writeFileSync(join(folder, `${pair}.tsv`), lines.join(''));
  return added.length;
}
