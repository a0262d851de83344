import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { readDeck } from '../../scripts/lookup/packaged-decks.ts';
import { readDingSentences } from '../read/ding-sentences.ts';
import { DATA } from '../read/folders.ts';
import { chooseQuoted } from './package/choose-quoted.ts';
import { listWrittenSentences } from './package/example-sentences.ts';
import { listSentenceWords } from './package/sentence-words.ts';
import { openWorkshop } from './workshop.ts';

/**
 * Writes the sentences of rarer words that dictionaries quote: `npm run decks:quote-sentences`. Those in `quoted/deu-dropped.list`, which
 * somebody has read and found unfit, stay out.
 */

const FOLDER = join(DATA, 'sentences/quoted');

const readLearnt = (pair: string) => {
  const deck = readDeck(pair);
  return { deck, words: new DeckWords(deck), language: pair.slice(0, 3) };
};

const { openSources } = openWorkshop(process.argv, {});
const dropped = new Set(readFileSync(join(FOLDER, 'deu-dropped.list'), 'utf8').split('\n'));
const ding = readDingSentences(
  openSources().packages.readDebian('trans-de-en', 'usr/share/trans/de-en').toString('utf8'),
);
const learnt = readLearnt('deu-eng');
const shown = new Set(
  listWrittenSentences('deu').flatMap(({ text }) =>
    [...listSentenceWords(learnt.words, text)].flatMap(({ cards: [first] }) => first?.word ?? []),
  ),
);
const chosen = chooseQuoted(
  ding.filter(({ text }) => !dropped.has(text)),
  learnt,
  readLearnt('eng-deu'),
  shown,
);
const head =
  '# From Ding, German-English word list by Frank Richter, GPL 2.0 or later. Written by `npm run decks:quote-sentences`.';
const lines = chosen.map(({ text, translation }) => `${text}\t${translation}`);
writeFileSync(join(FOLDER, 'deu.tsv'), `${[head, ...lines].join('\n')}\n`);
console.log(`${chosen.length} of ${ding.length} sentences`);
