import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readHandwork } from './closed-words.ts';
import { fetchDebianPackages, type PinnedPackage } from './fetch/debian.ts';
import { getLanguage } from './languages.ts';
import { PAIRS, type PairPlan } from './pairs.ts';
import { analyse, readDictionary } from './read/lttoolbox.ts';
import { readDeck } from './read-package.ts';
import { Sources } from './sources.ts';
import { parseCountedWords } from './text/chinese-analyser.ts';
import { Corpus } from './text/corpus.ts';
import { readHunspell } from './text/hunspell.ts';
import { readMorphemeDictionary } from './text/japanese-analyser.ts';
import { TEXT_PLANS, type TextPlan } from './text/languages.ts';
import { countFunctionWords, countInflected, DeckIndex, type FormCount } from './text/measure-forms.ts';
import { measureUnspaced, type Token, toChineseTokens, toJapaneseTokens } from './text/measure-unspaced.ts';
import { toWords } from './text/prose.ts';
import { toReading } from './words/apertium.ts';

/**
 * `npm run decks:forms` measures the committed decks in running text that the builder never reads: how many inflected words lead
 * to their card, and how many function words lead to none. `-- spa-eng` measures one deck, `--misses` adds the words that are missing.
 */

const ROOT = resolve(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache/decks');
const LAST_RANK = 1000;
const LAST_RANKS = [LAST_RANK, 2000];
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

/**
 * Lemmas by the tables or analysers: for Dutch Apertium's, which the builder does not read, otherwise the builder's
 * own.
 */
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

const toShare = (part: number, tokens: number, digits: number) =>
  tokens === 0 ? 'not measured' : `${((100 * part) / tokens).toFixed(digits)} % of ${tokens}`;
const toCell = ({ tokens, found }: FormCount) => toShare(found, tokens, 1);
const listMissed = ({ missed }: FormCount) =>
  missed
    .slice(0, 60)
    .map(([form, lemma, count]) => `${form} (${lemma}) ${count}`)
    .join(', ');
const listWords = (words: readonly (readonly [string, number])[]) =>
  words
    .slice(0, 40)
    .map(([word, count]) => `${word} ${count}`)
    .join(', ');
const printMisses = (misses: Readonly<Record<string, string>>) => {
  if (showMisses) for (const [what, list] of Object.entries(misses)) console.log(`  ${what}: ${list}`);
};

const isWanted = ({ from, to }: { from: string; to: string }) =>
  wanted.length === 0 || wanted.includes(`${from}-${to}`);

function measureSpaced({ from, to }: PairPlan, plan: TextPlan, [name, encoding]: readonly [string, string]): void {
  const deck = readDeck(`${from}-${to}`);
  const index = new DeckIndex(deck);
  const sentences = corpus.readSentences(from, plan);
  const namesAreTold = !getLanguage(from).nounsAreCapitalised;
  const closed = readHandwork(from, to).closed.flatMap(({ word, forms }) => [word, ...forms]);
  const functionWords = new Set([...(ownLists.get(from) ?? []), ...closed].map((word) => word.toLowerCase()));
  const gold = readHunspell(
    corpus.readHunspell(`${name}.aff`, encoding),
    corpus.readHunspell(`${name}.dic`, encoding),
    new Set(deck.cards.map(([word]) => word)),
    new Set(plan.ignored ?? ''),
  );
  const analyseForm = toAnalyser(from);
  // Function words are counted separately: `una` is not a form of `unir`.
  const isLemma = (form: string) => analyseForm(form).some((lemma) => lemma.toLowerCase() === form);
  const toLemmas = (form: string) => (functionWords.has(form) ? [] : analyseForm(form));
  // Hunspell's endings also make other words (`Verwendung` of `verwenden`): a form that the tables know as another lemma's alone
  // is left out.
  const toStems = (form: string) => {
    const known = new Set(analyseForm(form));
    const stems = functionWords.has(form) || isLemma(form) ? [] : [...(gold.get(form) ?? [])];
    return known.size === 0 ? stems : stems.filter((stem) => known.has(stem));
  };
  const byHunspell = countInflected(sentences, index, toStems, namesAreTold);
  const byAnalyser = countInflected(sentences, index, toLemmas, namesAreTold);
  // An elided word stands before its apostrophe: l'arbre.
  const tokens = sentences.map((sentence) =>
    toWords(sentence).flatMap((word) => (functionWords.has(word.toLowerCase()) ? [word] : word.split(/(?<=['’])/))),
  );
  const lost = countFunctionWords(tokens, index, functionWords, LAST_RANK);
  const cells = [toCell(byHunspell), toCell(byAnalyser), toShare(lost.lost, lost.tokens, 2)];
  console.log(`| ${from}-${to} | ${sentences.length} | ${cells.join(' | ')} |`);
  printMisses({
    'by Hunspell': listMissed(byHunspell),
    'by analysers': listMissed(byAnalyser),
    'function words': listWords(lost.words),
  });
}

/** How a language without spaces is cut into words: by a dictionary that no deck is made from. */
function toTokeniser(code: string): (sentence: string) => readonly Token[] {
  if (code === 'jpn') {
    const dictionary = readMorphemeDictionary(corpus.toPath('usr/share/mecab/dic/ipadic'));
    return (sentence) => toJapaneseTokens(dictionary, sentence);
  }
  const words = parseCountedWords(corpus.readBytes('usr/lib/python3/dist-packages/jieba/dict.txt').toString('utf8'));
  const own = new Set(ownLists.get(code) ?? []);
  return (sentence) => toChineseTokens(words, own, sentence);
}

function measureAsian({ from, to }: PairPlan, plan: TextPlan): void {
  const index = new DeckIndex(readDeck(`${from}-${to}`));
  const sentences = corpus.readSentences(from, plan);
  const { inflected, functionWords, coverage } = measureUnspaced(sentences, index, from, toTokeniser(from), LAST_RANKS);
  const cells = [
    from === 'cmn' ? 'none inflected' : toCell(inflected),
    toShare(functionWords.lost, functionWords.tokens, 2),
    ...[...coverage.byRank.values()].map((covered) => toShare(covered, coverage.tokens, 1)),
  ];
  console.log(`| ${from}-${to} | ${sentences.length} | ${cells.join(' | ')} |`);
  printMisses({
    'inflected words': listMissed(inflected),
    'function words': listWords(functionWords.words),
    'words not covered': listWords(coverage.missed),
  });
}

const plans = PAIRS.filter(isWanted).flatMap((pair) => {
  const plan = TEXT_PLANS[pair.from];
  return plan ? [{ pair, plan }] : [];
});
console.log('| deck | sentences | by Hunspell | by tables and analysers | function words without a card |');
console.log('| --- | --- | --- | --- | --- |');
for (const { pair, plan } of plans) if (plan.hunspell) measureSpaced(pair, plan, plan.hunspell);
const heads = LAST_RANKS.map((rank) => `words covered by ${rank} cards`).join(' | ');
console.log(`\n| deck | sentences | inflected words | function words without a card | ${heads} |`);
console.log(`| --- | --- | --- | --- |${' --- |'.repeat(LAST_RANKS.length)}`);
for (const { pair, plan } of plans) if (!plan.hunspell) measureAsian(pair, plan);
