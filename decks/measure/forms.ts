import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeck } from '../../scripts/lookup/packaged-decks.ts';
import { readHandwork } from '../build/cards/closed-words.ts';
import { getLanguage } from '../build/languages.ts';
import { PAIRS, type PairPlan } from '../build/pairs.ts';
import { openWorkshop } from '../build/workshop.ts';
import { toReading } from '../read/apertium-readings.ts';
import { unpackPackages } from '../read/fetch/pinned-packages.ts';
import { DATA } from '../read/folders.ts';
import { readHunspell } from '../read/hunspell.ts';
import { parseCountedWords } from '../read/jieba.ts';
import { analyse, readDictionary } from '../read/lttoolbox.ts';
import { TEXT_PLANS, type TextPlan } from '../read/text-plans.ts';
import { Corpus } from './text/corpus.ts';
import { readMorphemeDictionary } from './text/japanese-analyser.ts';
import { countFunctionWords, countInflected, DeckIndex, type FormCount } from './text/measure-forms.ts';
import { measureUnspaced, type Token, toChineseTokens, toJapaneseTokens } from './text/measure-unspaced.ts';
import { toWords } from './text/prose.ts';

/**
 * `npm run decks:forms` measures the committed decks in running text that the builder never reads: how many inflected words lead
 * to their card, and how many function words lead to none. `-- spa-eng` measures one deck, `--misses` adds the words that are missing.
 */

const LAST_RANK = 1000;
const LAST_RANKS = [LAST_RANK, 2000];

const { options, isWanted, openSources } = openWorkshop(process.argv, {
  misses: { type: 'boolean', default: false },
});
const corpus = new Corpus(unpackPackages('text'));
const sources = openSources();
const ownLists = new Map(
  readFileSync(join(DATA, 'function-words.list'), 'utf8')
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
    sources.forms
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
  if (options.misses) for (const [what, list] of Object.entries(misses)) console.log(`  ${what}: ${list}`);
};

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
  // An elided word comes before its apostrophe: l'arbre.
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

const plans = PAIRS.filter(({ from, to }) => isWanted(`${from}-${to}`)).flatMap((pair) => {
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
