import { readFileSync } from 'node:fs';
import { type LemmatisedWord, readConllu } from './read/conllu.ts';
import { DeckWords, toPlainDeck } from './text/deck-words.ts';
import { countLookups, type LookupCount, type Sample } from './text/measure-lookup.ts';

/**
 * `npm run decks:treebank -- LANGUAGE FILE …` looks the inflected words of a treebank (CoNLL-U, as of universaldependencies.org) up
 * in its own sentences, in a deck of the treebank's lemmas that knows no forms: how many lead to their lemma, and how often
 * another card is first. Then in a deck of half of these lemmas, how many of the other half's words lead to a card that is not theirs.
 * `--misses` lists what is missed and mistaken.
 */

/** As much of the text as a page sends, on each side. */
const REACH = 128;
/** Of what is missed. */
const NOTES = 80;
/** What no deck has, and no rule is for. */
const LEFT_OUT = new Set(['PUNCT', 'SYM', 'NUM', 'X', 'PROPN', '_']);

const showMisses = process.argv.includes('--misses');
const [language, ...files] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (language === undefined || files.length === 0) {
  console.error(
    'Expected a language (ISO 639-3) and a file in the CoNLL-U format, as in: -- tur tr_imst-ud-test.conllu',
  );
  process.exit(2);
}

function toSample({ text, offset, form, lemmas }: LemmatisedWord): Sample {
  const start = Math.max(0, offset - REACH);
  return { text: text.slice(start, offset + REACH), offset: offset - start, form, lemmas };
}

const words = files
  .flatMap((file) => readConllu(readFileSync(file, 'utf8')))
  .filter(({ form, tags }) => /^[\p{L}\p{M}'’-]+$/u.test(form) && !tags.every((tag) => LEFT_OUT.has(tag)));
const known = [...new Set(words.flatMap(({ lemmas }) => lemmas))];
const isCard = new Set(known.map((lemma) => lemma.toLowerCase()));
const samples = words.filter(({ form }) => !isCard.has(form.toLowerCase())).map(toSample);

const half = new Set(known.filter((_, place) => place % 2 === 0));
const strangers = samples
  .filter(({ lemmas }) => !lemmas.some((lemma) => half.has(lemma)))
  .map((sample) => ({ ...sample, lemmas: [] }));

const count = countLookups(new DeckWords(toPlainDeck(language, known)), samples);
const ofStrangers = countLookups(new DeckWords(toPlainDeck(language, half)), strangers);
const percent = (part: number, { tokens }: LookupCount) => `${((100 * part) / Math.max(1, tokens)).toFixed(1)} %`;
console.log('| language | lemmas | inflected words | found | first | another first | without a card, led to one |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
const figures = [count.found, count.first, count.wrong].map((part) => percent(part, count));
console.log(
  `| ${[language, known.length, count.tokens, ...figures, percent(ofStrangers.wrong, ofStrangers)].join(' | ')} |`,
);
if (showMisses) {
  const list = (notes: [string, number][]) =>
    notes
      .slice(0, NOTES)
      .map(([text, times]) => `${text} ${times}`)
      .join(', ');
  console.log(`missed: ${list(count.missed)}\nanother first: ${list(count.mistaken)}`);
  console.log(`without a card: ${list(ofStrangers.mistaken)}`);
}
