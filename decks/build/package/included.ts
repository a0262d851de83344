import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../../../scripts/lookup/packaged-decks.ts';
import { parseDeckIndex, type StarterDeck } from '../../../src/library/deck-index.ts';

const NUMBERS = new Intl.NumberFormat('en');

export function readDeckIndex(): StarterDeck[] {
  return parseDeckIndex(readFileSync(join(PACKAGE_FOLDER, 'index.json'), 'utf8')).decks;
}

/**
 * Writes what comes with the extension as Markdown: a table of the decks of words, and a sentence for each direction of the picture decks, as
 * they hold a few hundred nouns.
 */
export function formatIncluded(decks: readonly Pick<StarterDeck, 'from' | 'to' | 'kind' | 'cards'>[]): string {
  const words = decks.filter(({ kind }) => kind === 'words');
  const pictures = decks.filter(({ kind }) => kind === 'pictures');
  const rows = words.map(({ from, to, cards }) => `| ${from.name} | ${to.name} | ${NUMBERS.format(cards)} |`);
  const counts = pictures.map(({ cards }) => cards);
  const languages = pictures
    .filter(({ to }) => to.iso639_3 === 'eng')
    .map(({ from }) => from.name)
    .sort();
  const range = `${NUMBERS.format(Math.min(...counts))} to ${NUMBERS.format(Math.max(...counts))}`;
  return [
    '| you learn | you speak | words |',
    '| --- | --- | --- |',
    ...rows,
    '',
    `Picture decks have ${range} words, all of them nouns, into English and out of it: ${languages.join(', ')}.`,
  ].join('\n');
}

/** The marks in the README around what {@link formatIncluded} writes. */
const PART = /(<!-- included: npm run decks:included -->\n\n)[\s\S]*?(\n\n<!-- \/included -->)/;

/** @throws {Error} When the text has no place for it. */
export function insertIncluded(readme: string, included: string): string {
  if (!PART.test(readme)) throw new Error('Expected the marks "included" in the text, got none.');
  return readme.replace(PART, (_, before: string, after: string) => before + included + after);
}
