import { countLookups, type LookupCount, type Sample } from '../../scripts/lookup/count-lookups.ts';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { readDeck } from '../../scripts/lookup/packaged-decks.ts';
import type { DeckFile } from '../../src/library/formats/deck-file.ts';
import { readHandwork } from '../build/cards/closed-words.ts';
import { getLanguage } from '../build/languages.ts';
import { PAIRS } from '../build/pairs.ts';
import { openWorkshop } from '../build/workshop.ts';
import { unpackPackages } from '../read/fetch/pinned-packages.ts';
import { readHunspell } from '../read/hunspell.ts';
import { TEXT_PLANS, type TextPlan } from '../read/text-plans.ts';
import { Corpus } from './text/corpus.ts';
import { readMorphemeDictionary } from './text/japanese-analyser.ts';
import { toJapaneseTokens } from './text/measure-unspaced.ts';

/**
 * `npm run decks:lookup` looks inflected words up in running text as the extension does, rules and all: how many lead to their
 * card, and how often another card is first. Once with the forms that a deck knows, and once with words and meanings alone, which is
 * what a deck from a server has beyond the starter deck's words. `-- spa-eng` measures one deck, `--misses` lists what is missed,
 * `--sample` prints some hundred forms with their lemmas instead.
 */

/** Words looked up for one deck, spread evenly over the text. */
const MAX_SAMPLES = 6_000;
/** As much of the text as a page sends, on each side. */
const REACH = 128;
const SAMPLE_SIZE = 300;

const { options, isWanted, openSources } = openWorkshop(process.argv, {
  misses: { type: 'boolean', default: false },
  sample: { type: 'boolean', default: false },
});
const corpus = new Corpus(unpackPackages('text'));
const sources = openSources();

/**
 * Finds the inflected words of the text and their lemmas by Hunspell. A form that the tables know as another lemma's
 * alone is left out: Hunspell's endings make other words too (`Verwendung` of `verwenden`).
 *
 * @param closed - Function words, which are left out: `una` is not a form of `unir`.
 */
function collectSamples(code: string, deck: DeckFile, plan: TextPlan, closed: ReadonlySet<string>): Sample[] {
  if (!plan.hunspell) return [];
  const [name, encoding] = plan.hunspell;
  const words = new Set(deck.cards.map(([word]) => word));
  const gold = readHunspell(
    corpus.readHunspell(`${name}.aff`, encoding),
    corpus.readHunspell(`${name}.dic`, encoding),
    words,
    new Set(plan.ignored ?? ''),
  );
  const keys = new Set([...words].map((word) => word.toLowerCase()));
  const toLemmas = (form: string): string[] => {
    const known = new Set(
      sources.forms
        .findReadings(code, { form, spelling: form, share: 0, capitalised: undefined })
        .filter(({ pos }) => pos !== 'name' && pos !== 'x')
        .map(({ lemma }) => lemma),
    );
    const lemmas = [...(gold.get(form) ?? [])].filter((lemma) => known.size === 0 || known.has(lemma));
    // Where both know the form, what only the tables give is a reading too.
    return lemmas.length === 0 ? [] : [...new Set([...lemmas, ...[...known].filter((lemma) => words.has(lemma))])];
  };
  const verdicts = new Map<string, string[]>();
  const samples: Sample[] = [];
  const namesAreTold = !getLanguage(code).nounsAreCapitalised;
  for (const sentence of corpus.readSentences(code, plan)) {
    for (const { 0: word, index } of sentence.matchAll(/\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu)) {
      // A part of an address: the browser takes `www.frases.com` for one word.
      if (/^\.\p{L}/u.test(sentence.slice(index + word.length)) || sentence[index - 1] === '.') continue;
      if (namesAreTold && index > 1 && /^\p{Lu}/u.test(word)) continue;
      const form = word.toLowerCase();
      if (keys.has(form) || closed.has(form)) continue;
      if (!verdicts.has(form)) verdicts.set(form, toLemmas(form));
      const lemmas = verdicts.get(form) ?? [];
      if (lemmas.length === 0) continue;
      const start = Math.max(0, index - REACH);
      samples.push({ text: sentence.slice(start, index + REACH), offset: index - start, form: word, lemmas });
    }
  }
  return pickSome(samples);
}

/**
 * Inflected words in Chinese characters, by an analyser that no deck is built from: most of the rest is `する` and the
 * like.
 */
function collectJapaneseSamples(deck: DeckFile, plan: TextPlan): Sample[] {
  const dictionary = readMorphemeDictionary(corpus.toPath('usr/share/mecab/dic/ipadic'));
  const words = new Set(deck.cards.map(([word]) => word));
  const samples = corpus.readSentences('jpn', plan).flatMap((text) =>
    toJapaneseTokens(dictionary, text).flatMap(({ form, start, lemma, kind }) => {
      if (kind !== 'content' || !/\p{Script=Han}/u.test(form) || lemma === undefined || !words.has(lemma)) return [];
      return [{ text: text.slice(start, start + REACH), offset: 0, form, lemmas: [lemma] }];
    }),
  );
  return pickSome(samples);
}

function pickSome(samples: readonly Sample[]): Sample[] {
  const step = Math.max(1, Math.floor(samples.length / MAX_SAMPLES));
  return samples.filter((_, index) => index % step === 0);
}

const percent = (part: number, { tokens }: LookupCount) => `${((100 * part) / Math.max(1, tokens)).toFixed(1)} %`;
const cells = (count: LookupCount) =>
  [count.found, count.first, count.wrong, count.silent].map((part) => percent(part, count)).join(' | ');

/** Forms that differ, evenly spread, with their lemmas: what the tests hold the look-up to. */
function printSample(samples: readonly Sample[]): void {
  const forms = new Map(samples.map(({ form, lemmas }) => [form, lemmas]));
  const step = Math.max(1, Math.floor(forms.size / SAMPLE_SIZE));
  const lines = [...forms].sort(([a], [b]) => (a < b ? -1 : 1)).filter((_, index) => index % step === 0);
  for (const [form, lemmas] of lines) console.log(`${form} ${lemmas.join(' ')}`);
}

if (!options.sample)
  console.log(
    '| deck | words | found | first | another first | silent | words alone: found | first | another first | silent |',
  );
if (!options.sample) console.log(`|${' --- |'.repeat(10)}`);
for (const { from, to } of PAIRS) {
  const pair = `${from}-${to}`;
  const plan = TEXT_PLANS[from];
  // Chinese does not inflect.
  if (!plan || from === 'cmn' || !isWanted(pair)) continue;
  const deck = readDeck(pair);
  const closed = readHandwork(from, to).closed.flatMap(({ word, forms }) => [word, ...forms]);
  const samples =
    from === 'jpn'
      ? collectJapaneseSamples(deck, plan)
      : collectSamples(from, deck, plan, new Set(closed.map((word) => word.toLowerCase())));
  if (options.sample) {
    printSample(samples);
    continue;
  }
  const whole = countLookups(new DeckWords(deck), samples);
  const alone = countLookups(new DeckWords(deck, false), samples);
  console.log(`| ${pair} | ${whole.tokens} | ${cells(whole)} | ${cells(alone)} |`);
  if (!options.misses) continue;
  const list = (notes: [string, number][]) =>
    notes
      .slice(0, 60)
      .map(([text, times]) => `${text} ${times}`)
      .join(', ');
  console.log(`  missed: ${list(whole.missed)}\n  another first: ${list(whole.mistaken)}`);
  console.log(`  words alone, missed: ${list(alone.missed)}\n  words alone, another first: ${list(alone.mistaken)}`);
}
