import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { countLookups, type LookupCount, type Sample } from '../../scripts/lookup/count-lookups.ts';
import { DeckWords, toPlainDeck } from '../../scripts/lookup/deck-words.ts';
import { readDeck } from '../../scripts/lookup/packaged-decks.ts';
import { openWorkshop } from '../build/workshop.ts';
import { type LemmatisedWord, readConllu } from '../read/conllu.ts';

/**
 * `npm run decks:treebank -- LANGUAGE FILE …` looks the inflected words of a treebank (CoNLL-U, as of universaldependencies.org, or gzipped)
 * up in its own sentences, in a deck of the treebank's lemmas that knows no forms: how many lead to their lemma, how often
 * another card is first, and how often there is no answer. Then in a deck of half of these lemmas, how many of the other half's words lead to a card that is not theirs.
 * `--deck=spa-eng` looks all of its words up in that starter deck instead, forms and all; `--decks FOLDER` takes it from another folder than
 * the package. `--misses` lists what is missed and mistaken.
 */

/** As much of the text as a page sends, on each side. */
const REACH = 128;
/** Of what is missed. */
const NOTES = 80;
/** Neither in a deck nor inflected by a rule. */
const LEFT_OUT = new Set(['PUNCT', 'SYM', 'NUM', 'X', 'PROPN', '_']);

const { options, names } = openWorkshop(process.argv, {
  deck: { type: 'string' },
  decks: { type: 'string' },
  misses: { type: 'boolean', default: false },
});
const [language, ...files] = names;
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

function readText(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

const words = files
  .flatMap((file) => readConllu(readText(file)))
  .filter(({ form, tags }) => /^[\p{L}\p{M}'’-]+$/u.test(form) && !tags.every((tag) => LEFT_OUT.has(tag)));

/** Looks words up that the deck has, and others that it has not. */
function measure(
  words: readonly LemmatisedWord[],
  others: readonly LemmatisedWord[],
  [deck, otherDeck]: readonly [DeckWords, DeckWords],
): { count: LookupCount; strangers: LookupCount } {
  const strangers = others.map((word) => ({ ...toSample(word), lemmas: [] }));
  return { count: countLookups(deck, words.map(toSample)), strangers: countLookups(otherDeck, strangers) };
}

function measureStarterDeck(pair: string) {
  const deck = readDeck(pair, options.decks);
  const cards = new Set(deck.cards.map(([word]) => word));
  const hasCard = ({ lemmas }: LemmatisedWord) => lemmas.some((lemma) => cards.has(lemma));
  const deckWords = new DeckWords(deck);
  return measure(
    words.filter(hasCard),
    words.filter((word) => !hasCard(word)),
    [deckWords, deckWords],
  );
}

function measureLemmas(language: string) {
  const lemmas = [...new Set(words.flatMap((word) => word.lemmas))];
  const half = lemmas.filter((_, index) => index % 2 === 0);
  const [cards, halfOfThem] = [new Set(lemmas.map((lemma) => lemma.toLowerCase())), new Set(half)];
  const inflected = words.filter(({ form }) => !cards.has(form.toLowerCase()));
  const others = inflected.filter((word) => !word.lemmas.some((lemma) => halfOfThem.has(lemma)));
  const toDeckWords = (of: readonly string[]) => new DeckWords(toPlainDeck(language, of));
  return measure(inflected, others, [toDeckWords(lemmas), toDeckWords(half)]);
}

const { count, strangers } = options.deck ? measureStarterDeck(options.deck) : measureLemmas(language);
const percent = (part: number, { tokens }: LookupCount) => `${((100 * part) / Math.max(1, tokens)).toFixed(1)} %`;
console.log('| deck | treebank | words | found | first | another first | silent | without a card, led to one |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
const deckName = options.deck ?? `lemmas of ${language}`;
const treebank = files.map((file) => basename(file).replace(/\.conllu(\.gz)?$/, '')).join(', ');
const figures = [count.found, count.first, count.wrong, count.silent].map((part) => percent(part, count));
console.log(`| ${[deckName, treebank, count.tokens, ...figures, percent(strangers.wrong, strangers)].join(' | ')} |`);
if (options.misses) {
  const list = (notes: [string, number][]) =>
    notes
      .slice(0, NOTES)
      .map(([text, times]) => `${text} ${times}`)
      .join(', ');
  console.log(`missed: ${list(count.missed)}\nanother first: ${list(count.mistaken)}`);
  console.log(`without a card: ${list(strangers.mistaken)}`);
}
