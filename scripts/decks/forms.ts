import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseDeckFile } from '../../src/deck-file/deck-file.ts';
import { readHandwork } from './build.ts';
import { fetchDebianPackages, type PinnedPackage } from './fetch/debian.ts';
import { parseHandwork } from './handwork.ts';
import { getLanguage } from './languages.ts';
import { PAIRS } from './pairs.ts';
import { analyse, readDictionary } from './read/lttoolbox.ts';
import { Sources } from './sources.ts';
import { Corpus } from './text/corpus.ts';
import { readHunspell } from './text/hunspell.ts';
import { TEXT_PLANS } from './text/languages.ts';
import { countFunctionWords, countInflected, DeckIndex, type FormCount } from './text/measure-forms.ts';
import { toWords } from './text/prose.ts';
import { toReading } from './words/apertium.ts';

/**
 * `npm run decks:forms` measures the committed decks in running text that the builder never reads: how many inflected words lead
 * to their card, and how many function words lead to none. `-- spa-eng` measures one deck, `--misses` adds the words that are missing.
 */

const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache/decks');
const LAST_RANK = 1000;
const showMisses = process.argv.includes('--misses');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const readPins = (file: string): PinnedPackage[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'data', file), 'utf8'));

fetchDebianPackages(join(CACHE, 'text'), readPins('text-packages.json'));
fetchDebianPackages(join(CACHE, 'debian'), readPins('debian-packages.json'));
const corpus = new Corpus(join(CACHE, 'text/root'));
const sources = new Sources(join(CACHE, 'debian/root'), readPins('debian-packages.json'));
const ownLists = new Map(
  readFileSync(join(import.meta.dirname, 'data/function-words.list'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 3), line.slice(5).split(' ')] as const),
);

/** Lemmas by the tables or analysers: for Dutch Apertium's, which the builder does not read, else the builder's own. */
function toAnalyser(code: string): (form: string) => string[] {
  if (code === 'nld') {
    const dutch = readDictionary(corpus.readBytes('usr/share/apertium/apertium-afr-nld/nld-afr.automorf.bin'));
    return (form) =>
      analyse(dutch, form).flatMap((analysis) => {
        const reading = toReading(analysis);
        return reading && reading.pos !== 'name' && reading.pos !== 'x' ? [reading.lemma] : [];
      });
  }
  return (form) =>
    sources
      .findReadings(code, { form, spelling: form, share: 0, capitalised: undefined })
      .filter(({ pos }) => pos !== 'name' && pos !== 'x')
      .map(({ lemma }) => lemma);
}

const toCell = ({ tokens, found }: FormCount) =>
  tokens === 0 ? 'not measured' : `${((100 * found) / tokens).toFixed(1)} % of ${tokens}`;

const segment = (sentence: string, code: string) =>
  Array.from(
    new Intl.Segmenter(getLanguage(code).cldr, { granularity: 'word' }).segment(sentence),
    (part) => part.segment,
  );

console.log('| deck | sentences | by Hunspell | by tables and analysers | function words without a card |');
console.log('| --- | --- | --- | --- | --- |');
for (const { from, to } of PAIRS) {
  const pair = `${from}-${to}`;
  const plan = TEXT_PLANS[from];
  if (!plan || (wanted.length > 0 && !wanted.includes(pair))) continue;
  const deck = parseDeckFile(readFileSync(join(ROOT, `assets/public/decks/${pair}.json`), 'utf8'));
  const index = new DeckIndex(deck);
  const sentences = corpus.readSentences(from, plan);
  const namesAreTold = !getLanguage(from).nounsAreCapitalised;
  const isSpaced = plan.hunspell !== undefined;
  const closed = parseHandwork(readHandwork(from, to)).closed.flatMap(({ word, forms }) => [word, ...forms]);
  const functionWords = new Set(
    [...(ownLists.get(from) ?? []), ...(isSpaced ? closed : [])].map((word) => word.toLowerCase()),
  );
  const none: FormCount = { tokens: 0, found: 0, missed: [] };
  let byHunspell = none;
  let byAnalyser = none;
  if (plan.hunspell) {
    const [name, encoding] = plan.hunspell;
    const gold = readHunspell(
      corpus.readHunspell(`${name}.aff`, encoding),
      corpus.readHunspell(`${name}.dic`, encoding),
      new Set(deck.cards.map(([word]) => word)),
      new Set(plan.ignored ?? ''),
    );
    const analyseForm = toAnalyser(from);
    // Function words are counted by themselves: `una` is no form of `unir`.
    const isLemma = (form: string) => analyseForm(form).some((lemma) => lemma.toLowerCase() === form);
    const toLemmas = (form: string) => (functionWords.has(form) ? [] : analyseForm(form));
    // Hunspell's endings also make other words (`Verwendung` of `verwenden`): a form that the tables know as another lemma's alone
    // is left out.
    const toStems = (form: string) => {
      const known = new Set(analyseForm(form));
      const stems = functionWords.has(form) || isLemma(form) ? [] : [...(gold.get(form) ?? [])];
      return known.size === 0 ? stems : stems.filter((stem) => known.has(stem));
    };
    byHunspell = countInflected(sentences, index, toStems, namesAreTold);
    byAnalyser = countInflected(sentences, index, toLemmas, namesAreTold);
  }
  const tokens = sentences.map((sentence) =>
    // An elided word stands before its apostrophe: l'arbre.
    isSpaced
      ? toWords(sentence).flatMap((word) => (functionWords.has(word.toLowerCase()) ? [word] : word.split(/(?<=['’])/)))
      : segment(sentence, from),
  );
  const lost = countFunctionWords(tokens, index, functionWords, LAST_RANK);
  const share = `${((100 * lost.lost) / Math.max(1, lost.tokens)).toFixed(2)} % of ${lost.tokens}`;
  console.log(`| ${pair} | ${sentences.length} | ${toCell(byHunspell)} | ${toCell(byAnalyser)} | ${share} |`);
  if (!showMisses) continue;
  const list = ({ missed }: FormCount) =>
    missed
      .slice(0, 60)
      .map(([form, lemma, count]) => `${form} (${lemma}) ${count}`)
      .join(', ');
  console.log(`  by Hunspell: ${list(byHunspell)}\n  by analysers: ${list(byAnalyser)}`);
  console.log(
    `  function words: ${lost.words
      .slice(0, 40)
      .map(([word, count]) => `${word} ${count}`)
      .join(', ')}`,
  );
}
