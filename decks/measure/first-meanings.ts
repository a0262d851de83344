import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { PACKAGE_FOLDER, readDeck } from '../../scripts/lookup/packaged-decks.ts';
import type { DeckFile } from '../../src/library/formats/deck-file.ts';
import { PAIRS } from '../build/pairs.ts';
import { openWorkshop } from '../build/workshop.ts';
import { readParallelTreebank } from '../read/parallel-treebank.ts';
import {
  BAND_ENDS,
  countFirstMeanings,
  type MeaningCount,
  type OrderByPlace,
  toTranslatedWords,
} from './text/count-first-meanings.ts';

/**
 * `npm run decks:first-meanings -- FOLDER` tells how often the first meaning of a card is the one that a translator chose. The folder has
 * parallel treebanks, `deu.conllu.gz` and `eng.conllu.gz`, with the same `# sent_id` for the same sentence. Deck names limit it to some decks.
 * "By place" is the order of the look-up, which reads the words around.
 * `--half even` or `odd` takes every other sentence. `--before FOLDER` compares with other decks, `--decks FOLDER` takes those of the
 * package from another folder. No deck may be built from these sentences.
 */
const { options, names } = openWorkshop(process.argv, {
  before: { type: 'string' },
  decks: { type: 'string', default: PACKAGE_FOLDER },
  half: { type: 'string' },
});
const [folder, ...wanted] = names;
if (folder === undefined || !existsSync(toPath(folder, 'eng'))) {
  console.error('Expected a folder with eng.conllu.gz and treebanks of other languages, as in: -- FOLDER spa-eng');
  process.exit(2);
}

function toPath(root: string, language: string): string {
  return join(root, `${language}.conllu.gz`);
}

const readTreebank = (root: string, language: string) =>
  readParallelTreebank(gunzipSync(readFileSync(toPath(root, language))).toString('utf8'));

const isWanted = (index: number) => options.half === undefined || index % 2 === (options.half === 'odd' ? 1 : 0);

const sum = (bands: readonly MeaningCount[]): MeaningCount =>
  bands.reduce(
    (all, { words, any, first }) => ({ words: all.words + words, any: all.any + any, first: all.first + first }),
    { words: 0, any: 0, first: 0 },
  );

const percent = (part: number, whole: number) => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1));

const toCells = (bands: readonly MeaningCount[]) => {
  const { words, any, first } = sum(bands);
  return [words, percent(any, words), percent(first, any), ...bands.map((band) => percent(band.first, band.any))];
};

/** Orders meanings as the look-up of a word in its sentence does. */
function orderByPlace(deck: DeckFile): OrderByPlace {
  const words = new DeckWords(deck);
  return ([word, meanings], { text, start }) =>
    words.define(text, start).entries.find((entry) => entry.word === word)?.meanings ?? meanings;
}

const english = readTreebank(folder, 'eng');
const bandNames = BAND_ENDS.map((end, index) =>
  Number.isFinite(end) ? `${(BAND_ENDS[index - 1] ?? 0) + 1}–${end}` : 'beyond',
);
console.log(
  `| deck | words | any meaning is the translator’s, % | of these, the first is, % | ${bandNames.join(' | ')} |`,
);
console.log(`| --- |${' --- |'.repeat(bandNames.length + 3)}`);
for (const { from, to } of PAIRS) {
  const pair = `${from}-${to}`;
  const other = to === 'eng' ? from : to;
  if (!existsSync(toPath(folder, other)) || (wanted.length > 0 && !wanted.includes(pair))) continue;
  const treebank = readTreebank(folder, other);
  const [sentences, translations] = to === 'eng' ? [treebank, english] : [english, treebank];
  const words = toTranslatedWords(sentences, translations, isWanted);
  const report = (name: string, root: string, toOrder?: (deck: DeckFile) => OrderByPlace) => {
    if (!existsSync(join(root, `${pair}.json`))) return;
    const deck = readDeck(pair, root);
    console.log(`| ${[name, ...toCells(countFirstMeanings(deck.cards, words, toOrder?.(deck)))].join(' | ')} |`);
  };
  if (options.before !== undefined) report(`${pair} before`, options.before);
  report(pair, options.decks);
  report(`${pair} by place`, options.decks, orderByPlace);
}
