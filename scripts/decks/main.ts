import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type DeckFile, formatDeckFile, parseDeckFile } from '../../src/deck-file/deck-file.ts';
import { buildPair } from './build.ts';
import { fetchDebianPackages, type PinnedPackage } from './fetch/debian.ts';
import { PAIRS } from './pairs.ts';
import { choosePictures, PICTURE_LANGUAGES, toPictureCards, toPictureDeck } from './picture-deck.ts';
import { readPictureNames, toPictureSource } from './reference-data.ts';
import { readReleased } from './released.ts';
import { Sources } from './sources.ts';
import { keepReleased } from './successors.ts';

/**
 * Builds the decks: `npm run decks` all starter decks, `npm run decks -- spa-eng` one of them,
 * `npm run decks -- --all DIR` decks of every word that the sources know, into a folder of its own, `--to DIR` the starter decks
 * into another folder, to compare them with what is committed.
 */

const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache/decks');
const STARTER_FOLDER = join(ROOT, 'assets/public/decks');
const STARTER_CARDS = 2000;
const LARGE_CARDS = 20_000;

const { values, positionals } = parseArgs({
  options: { all: { type: 'string' }, to: { type: 'string' } },
  allowPositionals: true,
});
const folder = resolve(values.all ?? values.to ?? STARTER_FOLDER);
const limit = values.all === undefined ? STARTER_CARDS : LARGE_CARDS;

/** Prints how many words got no card and why; the words themselves go to a file. */
function reportDropped(pair: string, dropped: readonly { word: string; reason: string }[]): void {
  const counts = new Map<string, number>();
  for (const { reason } of dropped) {
    const kind = reason.replace(/:.*/, '');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const path = join(CACHE, `dropped-${pair}.txt`);
  writeFileSync(path, dropped.map(({ word, reason }) => `${word}\t${reason}\n`).join(''));
  const summary = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  console.log(`  no card: ${summary || 'none'} (${path.slice(ROOT.length + 1)})`);
}

/** Lists the deck files of a folder, for pages that offer them. */
function writeIndex(): void {
  const decks = readdirSync(folder)
    .filter((name) => /^\w{3}-\w{3}\.json$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const { from, to, licence, cards } = parseDeckFile(text);
      const kind = licence.id === 'Unicode-3.0' ? 'pictures' : 'words';
      return { file: name, from, to, kind, cards: cards.length, bytes: Buffer.byteLength(text), licence: licence.id };
    });
  const lines = decks.map((deck) => JSON.stringify(deck));
  writeFileSync(
    join(folder, 'index.json'),
    `{"format":"wayword-deck-index","version":1,"decks":[\n${lines.join(',\n')}\n]}\n`,
  );
}

/** Writes a deck with all words that a released one had. */
function writeDeck(built: DeckFile): string {
  const file = keepReleased(built, readReleased(`${built.from.iso639_3}-${built.to.iso639_3}`));
  const text = formatDeckFile(file);
  writeFileSync(join(folder, `${file.from.iso639_3}-${file.to.iso639_3}.json`), text);
  return text;
}

/** Writes a deck of pictures into English and out of it for every language that has no better one. */
function writePictureDecks(): void {
  sources.startRecord();
  const shareOf = sources.toShareOf('eng');
  const english = readPictureNames('en');
  const pictures = choosePictures(english, (word) => shareOf(word, 'n'));
  const toEnglish = { iso639_3: 'eng', name: 'English' };
  for (const { code, name, cldr } of PICTURE_LANGUAGES) {
    const names = readPictureNames(cldr);
    const source = toPictureSource(cldr);
    const other = { iso639_3: code, name };
    const into = writeDeck(toPictureDeck(other, toEnglish, toPictureCards(pictures, names, english), source));
    writeDeck(toPictureDeck(toEnglish, other, toPictureCards(pictures, english, names), source));
    console.log(`${code}: ${parseDeckFile(into).cards.length} pictures`);
  }
}

const packages: PinnedPackage[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'data/debian-packages.json'), 'utf8'),
);
fetchDebianPackages(join(CACHE, 'debian'), packages);
const sources = new Sources(join(CACHE, 'debian/root'), packages);
mkdirSync(folder, { recursive: true });
for (const plan of PAIRS) {
  const pair = `${plan.from}-${plan.to}`;
  if (positionals.length > 0 && !positionals.includes(pair)) continue;
  const startedAt = performance.now();
  const { file, dropped } = buildPair(plan, sources, limit);
  const text = writeDeck(file);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${pair}: ${file.cards.length} cards, ${Math.round(Buffer.byteLength(text) / 1024)} KiB, ${seconds} s`);
  reportDropped(pair, dropped);
}
if (positionals.length === 0 || positionals.includes('pictures')) writePictureDecks();
writeIndex();
