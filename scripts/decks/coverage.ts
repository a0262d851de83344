import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { parseDeckFile } from '../../src/deck-file/deck-file.ts';
import { PAIRS } from './pairs.ts';
import { readConllu } from './read/conllu.ts';
import { DeckWords } from './text/deck-words.ts';
import { type AnsweredWord, countCoverage, type KindCount, type TextWord, toAnswer } from './text/measure-coverage.ts';

/**
 * `npm run decks:coverage -- --treebanks FOLDER` prints how much of running text each deck answers: the share of all words, of the
 * different words, and of the different words beyond the deck's first 1,000 cards, with certainty and by rule. `--decks FOLDER` measures
 * other decks than those in the package, `spa-eng` one deck, `--misses` lists the words that are not answered, `--sample N` prints first
 * answers to N random different words beyond the first cards, to be read.
 */

const ROOT = resolve(import.meta.dirname, '../..');
/** As much of the text as a page sends, on each side. */
const REACH = 128;
/** Not vocabulary: marks, numbers, names, foreign words. */
const LEFT_OUT = new Set(['PUNCT', 'SYM', 'NUM', 'X', 'PROPN', '_']);
const NOTES = 150;

const { values, positionals } = parseArgs({
  options: {
    decks: { type: 'string', default: join(ROOT, 'assets/public/decks') },
    treebanks: { type: 'string' },
    misses: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});

function readTreebankWords(folder: string, language: string): TextWord[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${language}-`) && /\.conllu(\.gz)?$/.test(name))
    .flatMap((name) => {
      const bytes = readFileSync(join(folder, name));
      return readConllu((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
    })
    .filter(({ form, tags }) => /^[\p{L}\p{M}'’-]+$/u.test(form) && !tags.every((tag) => LEFT_OUT.has(tag)))
    .map(({ text, offset, form }) => {
      const start = Math.max(0, offset - REACH);
      return { text: text.slice(start, offset + REACH), offset: offset - start, form };
    });
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const answered = ({ certain, rule, all }: KindCount) => percent(certain + rule, all);
const certainly = ({ certain, all }: KindCount) => percent(certain, all);

function printMisses(words: readonly AnsweredWord[]): void {
  for (const kind of ['none', 'parts', 'rule'] as const) {
    const counts = new Map<string, number>();
    for (const word of words) {
      if (word.kind !== kind) continue;
      const note = word.answer === undefined ? word.form : `${word.form}→${word.answer}`;
      counts.set(note, (counts.get(note) ?? 0) + 1);
    }
    const notes = [...counts].sort((a, b) => b[1] - a[1]).slice(0, NOTES);
    console.log(`  ${kind} (${counts.size}): ${notes.map(([text, times]) => `${text} ${times}`).join(', ')}`);
  }
}

/** Numbers that look random and are the same in every run. */
function* createRandom(seed: number): Generator<number> {
  for (let state = seed >>> 0; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

function printSample(words: readonly AnsweredWord[], deck: DeckWords, size: number, seed: number): void {
  const firsts = [...new Map(words.toReversed().map((word) => [word.form.toLowerCase(), word])).values()].filter(
    ({ rank, kind }) => kind !== 'none' && (rank === undefined || rank > 1000),
  );
  const random = createRandom(seed);
  const chosen = firsts.map((word) => ({ word, at: random.next().value as number })).sort((a, b) => a.at - b.at);
  for (const { word } of chosen.slice(0, size)) {
    const [first] = deck.define(word.text, word.offset).entries;
    const context = `${word.text.slice(Math.max(0, word.offset - 40), word.offset)}[${word.form}]${word.text.slice(word.offset + word.form.length, word.offset + word.form.length + 30)}`;
    console.log(
      `${word.kind}\t${word.form}\t${first?.word} #${first?.rank}\t${first?.meanings.join(', ')}\t${context}`,
    );
  }
}

console.log(
  '| deck | words | answered | certain | different words | answered | certain | beyond 1,000 | answered | certain | parts |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const { from, to } of PAIRS) {
  const pair = `${from}-${to}`;
  if (positionals.length > 0 && !positionals.includes(pair)) continue;
  if (values.treebanks === undefined) continue;
  const deck = new DeckWords(parseDeckFile(readFileSync(join(values.decks, `${pair}.json`), 'utf8')));
  const words = readTreebankWords(values.treebanks, from).map((word) =>
    toAnswer(word, deck.define(word.text, word.offset)),
  );
  const { running, different, beyond } = countCoverage(words);
  const cells = [running, different, beyond].flatMap((of) => [of.all, answered(of), certainly(of)]);
  console.log(`| ${[pair, ...cells, percent(beyond.parts, beyond.all)].join(' | ')} |`);
  if (values.misses) printMisses(words);
  if (values.sample !== undefined) printSample(words, deck, Number(values.sample), Number(values.seed));
}
