import { openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { PACKAGE_FOLDER, readDeck } from '../../scripts/lookup/packaged-decks.ts';
import type { DeckFile } from '../../src/library/formats/deck-file.ts';
import { readDictionary } from '../../src/library/formats/dictionary/read-dictionary.ts';
import { getLanguage } from '../build/languages.ts';
import { IMPORTED_PAIRS, PAIRS } from '../build/pairs.ts';
import { openWorkshop } from '../build/workshop.ts';
import { readConllu } from '../read/conllu.ts';
import { unpackPackages } from '../read/fetch/pinned-packages.ts';
import { parseCountedWords } from '../read/jieba.ts';
import { DOCUMENTS, HELD_BACK, readDocument } from './text/documents.ts';
import { readMorphemeDictionary } from './text/japanese-analyser.ts';
import {
  type AnsweredWord,
  countCoverage,
  FIRST_CARDS,
  type KindCount,
  type TextWord,
  toAnswer,
} from './text/measure-coverage.ts';
import { type Token, toChineseTokens, toJapaneseTokens } from './text/measure-unspaced.ts';
import { collectNames, toRunningWords, toTextWord } from './text/running-words.ts';

/**
 * `npm run decks:coverage` prints how much of running text each deck answers: of all words, of the different words, and of the different
 * words beyond the deck's first 1,000 cards, the share that a card answers, and the share that a card answers with certainty: by its own
 * spelling or a form that the deck knows. The texts are documents of Debian packages; no deck was built or tuned from them.
 *
 * `-- spa-eng` measures one deck, `--decks FOLDER` other decks than those of the package, `--treebanks FOLDER` treebanks
 * (`spa-….conllu.gz`) instead of the documents. `--misses` lists the words without an answer, except those of documents that are held back.
 * `--dictionary FILE` measures the deck once more, beside a dictionary that is imported from the file.
 * `--sample N` prints the first answers to N random different words beyond the first cards, for a person to judge; `--seed` draws others.
 */

/** Not vocabulary: marks, numbers, names, foreign words. */
const LEFT_OUT = new Set(['PUNCT', 'SYM', 'NUM', 'X', 'PROPN', '_']);
/** Words listed per kind of answer. */
const MOST_NOTES = 150;

const { options, names } = openWorkshop(process.argv, {
  decks: { type: 'string', default: PACKAGE_FOLDER },
  treebanks: { type: 'string' },
  dictionary: { type: 'string' },
  misses: { type: 'boolean', default: false },
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
});

/** A text to measure with. */
interface Text {
  name: string;
  isHeldBack: boolean;
  words: TextWord[];
}

function readTreebanks(folder: string, language: string): Text[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${language}-`) && /\.conllu(\.gz)?$/.test(name))
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      const words = readConllu((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
        .filter(({ form, tags }) => /^[\p{L}\p{M}'’-]+$/u.test(form) && !tags.every((tag) => LEFT_OUT.has(tag)))
        .map(({ text, offset, form }) => toTextWord(text, offset, form));
      return { name: 'treebank', isHeldBack: false, words };
    });
}

/** Cuts sentences without spaces into words, by analysers that no deck is made from. */
function createCutters(): Record<string, (sentence: string) => Token[]> {
  const root = unpackPackages('text');
  const morphemes = readMorphemeDictionary(join(root, 'usr/share/mecab/dic/ipadic'));
  const counted = parseCountedWords(readFileSync(join(root, 'usr/lib/python3/dist-packages/jieba/dict.txt'), 'utf8'));
  return {
    jpn: (sentence) => toJapaneseTokens(morphemes, sentence),
    cmn: (sentence) => toChineseTokens(counted, new Set(), sentence),
  };
}

function createDocumentReader(): (language: string) => Text[] {
  const root = unpackPackages('documents');
  const cutters = createCutters();
  return (language) => {
    const cut = cutters[language];
    return DOCUMENTS.map((name) => {
      const original = readDocument(root, name, 'eng');
      const untranslated = new Set(language === 'eng' ? [] : original);
      const sentences = readDocument(root, name, language).filter((sentence) => !untranslated.has(sentence));
      const words = cut
        ? sentences.flatMap((sentence) =>
            cut(sentence)
              .filter(({ kind }) => kind !== 'other')
              .map(({ form, start }) => toTextWord(sentence, start, form)),
          )
        : toRunningWords(sentences, language, {
            names: collectNames(original),
            nounsAreCapitalised: getLanguage(language).nounsAreCapitalised ?? false,
          });
      return { name, isHeldBack: HELD_BACK.has(name), words };
    }).filter(({ words }) => words.length > 0);
  };
}

/** The deck with the cards of a dictionary behind its own, as two sources of one pair answer. */
async function addDictionary(deck: DeckFile, path: string): Promise<DeckFile> {
  const cards: DeckFile['cards'] = [...deck.cards];
  for await (const rows of readDictionary(await openAsBlob(path))) {
    for (const { word, meanings, forms } of rows) cards.push([word, meanings, forms ?? []]);
  }
  return { ...deck, cards };
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const answered = ({ certain, rule, all }: KindCount) => percent(certain + rule, all);
const certainly = ({ certain, all }: KindCount) => percent(certain, all);

function printRow(pair: string, text: string, words: readonly AnsweredWord[]): void {
  const { running, different, beyond } = countCoverage(words);
  const cells = [running, different, beyond].flatMap((of) => [of.all, answered(of), certainly(of)]);
  console.log(`| ${[pair, text, ...cells, percent(beyond.parts, beyond.all)].join(' | ')} |`);
}

function printMisses(words: readonly AnsweredWord[]): void {
  for (const kind of ['none', 'parts', 'rule'] as const) {
    const counts = new Map<string, number>();
    for (const word of words) {
      if (word.kind !== kind) continue;
      const note = word.answer === undefined ? word.form : `${word.form}→${word.answer}`;
      counts.set(note, (counts.get(note) ?? 0) + 1);
    }
    const notes = [...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_NOTES);
    console.log(`  ${kind} (${counts.size}): ${notes.map(([text, times]) => `${text} ${times}`).join(', ')}`);
  }
}

/** Numbers that look random and are the same in every run, 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function printSample(words: readonly AnsweredWord[], deck: DeckWords, size: number): void {
  const firsts = new Map(words.toReversed().map((word) => [word.form.toLowerCase(), word]));
  const random = createRandom(Number(options.seed));
  const chosen = [...firsts.values()]
    .filter(({ rank, kind }) => kind !== 'none' && (rank === undefined || rank > FIRST_CARDS))
    .map((word) => ({ word, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, size);
  for (const { word } of chosen) {
    const { text, offset, form, kind } = word;
    const [first] = deck.define(text, offset).entries;
    const before = text.slice(Math.max(0, offset - 40), offset);
    const after = text.slice(offset + form.length, offset + form.length + 30);
    const answer = `${first?.word} #${first?.rank}\t${first?.meanings.join(', ')}`;
    console.log(`${kind}\t${form}\t${answer}\t${before}[${form}]${after}`);
  }
}

const readDocuments = options.treebanks === undefined ? createDocumentReader() : undefined;
const readTexts = (language: string) =>
  readDocuments ? readDocuments(language) : readTreebanks(options.treebanks ?? '', language);

function measure(name: string, deck: DeckWords, texts: readonly Text[]): void {
  const all: AnsweredWord[] = [];
  for (const { name: textName, isHeldBack, words } of texts) {
    const answers = words.map((word) => toAnswer(word, deck.define(word.text, word.offset)));
    all.push(...answers);
    printRow(name, textName, answers);
    if (options.misses && !isHeldBack) printMisses(answers);
  }
  if (texts.length > 1) printRow(name, 'all', all);
  if (options.sample !== undefined) printSample(all, deck, Number(options.sample));
}

console.log(
  `| deck | text | words | answered | certain | different words | answered | certain | beyond ${FIRST_CARDS} | answered | certain | parts |`,
);
console.log(`|${' --- |'.repeat(12)}`);
const isNamed = ({ from, to }: { from: string; to: string }) => names.includes(`${from}-${to}`);
const measured = names.length > 0 ? [...PAIRS, ...IMPORTED_PAIRS].filter(isNamed) : PAIRS;
for (const { from, to } of measured) {
  const pair = `${from}-${to}`;
  const file = readDeck(pair, options.decks);
  const texts = readTexts(from);
  measure(pair, new DeckWords(file), texts);
  if (options.dictionary === undefined) continue;
  measure(`${pair} and dictionary`, new DeckWords(await addDictionary(file, options.dictionary)), texts);
}
