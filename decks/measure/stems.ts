import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countLookups, type Sample } from '../../scripts/lookup/count-lookups.ts';
import { DeckWords, toPlainDeck } from '../../scripts/lookup/deck-words.ts';
import { PACKAGE_FOLDER, readDeck } from '../../scripts/lookup/packaged-decks.ts';
import { openWorkshop } from '../build/workshop.ts';
import { unpackPackages } from '../read/fetch/pinned-packages.ts';
import { readHunspell } from '../read/hunspell.ts';
import { Corpus } from './text/corpus.ts';

/**
 * `npm run decks:stems` looks up every form that Hunspell's dictionaries give the words of starter decks that know no forms: how many
 * lead to their card, all of them by endings and stems. `-- tur` measures one language, `--own` a deck of some thousand of the dictionary's
 * own words, verbs and adjectives among them, `--misses` lists what is missed, `--sample` prints some of the forms with their words instead.
 */

const SAMPLE_SIZE = 120;
const OWN_WORDS = 4_000;
const OWN_FORMS = 40_000;
/** Of what is missed. */
const NOTES = 80;

/** Dictionaries below `usr/share/hunspell`, by the language of the deck: those whose entries are words as a deck has them. */
const DICTIONARIES: Record<string, string> = {
  afr: 'af_ZA',
  bel: 'be_BY',
  bul: 'bg_BG',
  cat: 'ca',
  ces: 'cs_CZ',
  dan: 'da_DK',
  eus: 'eu',
  hrv: 'hr_HR',
  hun: 'hu_HU',
  hye: 'hy_AM',
  ind: 'id_ID',
  isl: 'is_IS',
  lav: 'lv_LV',
  lit: 'lt_LT',
  msa: 'id_ID',
  nor: 'nb_NO',
  ron: 'ro_RO',
  slk: 'sk_SK',
  slv: 'sl_SI',
  srp: 'sr_RS',
  tur: 'tr_TR',
  ukr: 'uk_UA',
};

/** Of their endings upon endings there are millions. */
const WITHOUT_CHAINS = new Set(['eu', 'hu_HU']);

const { options, names, isWanted } = openWorkshop(process.argv, {
  misses: { type: 'boolean', default: false },
  own: { type: 'boolean', default: false },
  sample: { type: 'boolean', default: false },
});

const corpus = new Corpus(unpackPackages('stems'));

/** Some, by an even step. */
const pick = <T>(all: readonly T[], count: number): T[] => {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % step === 0);
};

interface Dictionary {
  aff: string;
  dic: string;
  /** How many endings may follow upon one. */
  depth: number;
}

function readDictionary(name: string): Dictionary {
  const encoding = /^SET\s+(\S+)/m.exec(corpus.readHunspell(`${name}.aff`, 'latin1'))?.[1] ?? 'latin1';
  const label = encoding.replace(/^ISO8859/, 'ISO-8859').replace(/^microsoft-cp/, 'windows-');
  const [aff, dic] = [corpus.readHunspell(`${name}.aff`, label), corpus.readHunspell(`${name}.dic`, label)];
  return { aff, dic, depth: WITHOUT_CHAINS.has(name) ? 0 : 1 };
}

function readForms({ aff, dic, depth }: Dictionary, words: ReadonlySet<string>): Sample[] {
  return [...readHunspell(aff, dic, words, new Set(), depth)]
    .filter(([form]) => /^[\p{L}\p{M}]+$/u.test(form) && !words.has(form))
    .map(([form, lemmas]) => ({ text: form, offset: 0, form, lemmas: [...lemmas] }));
}

/** Words without a capital that the dictionary gives endings, in two heaps: what has a card, and as many that have none. */
function listOwnWords(dic: string): { known: string[]; others: string[] } {
  const words = dic.split('\n').flatMap((line) => /^([\p{Ll}\p{Lo}][\p{L}\p{M}]+)\//u.exec(line)?.[1] ?? []);
  const some = pick([...new Set(words)], 2 * OWN_WORDS);
  return { known: some.filter((_, index) => index % 2 === 0), others: some.filter((_, index) => index % 2 === 1) };
}

const hasDeck = (pair: string) => existsSync(join(PACKAGE_FOLDER, `${pair}.json`));

const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

if (!options.sample) {
  console.log('| language | words | forms | found | another first | of words without a card, led to one |');
  console.log('| --- | --- | --- | --- | --- | --- |');
}
for (const [language, dictionary] of Object.entries(DICTIONARIES)) {
  if (!isWanted(language) || (names.length === 0 && !options.own && !hasDeck(`${language}-eng`))) continue;
  const files = readDictionary(dictionary);
  const own = listOwnWords(files.dic);
  const deck = options.own ? toPlainDeck(language, own.known) : readDeck(`${language}-eng`);
  const known = new Set(deck.cards.map(([word]) => word));
  const forms = readForms(files, known);
  if (options.sample) {
    console.log(pick(forms.map(({ form, lemmas }) => `${form} ${lemmas.join(' ')}`).sort(), SAMPLE_SIZE).join('\n'));
    continue;
  }
  const samples = pick(forms, OWN_FORMS);
  const words = new DeckWords(deck);
  const { tokens, found, wrong, missed, mistaken } = countLookups(words, samples);
  const ofKnown = new Set(forms.map(({ form }) => form));
  const others = pick(readForms(files, new Set(own.others)), OWN_FORMS / 4);
  const strangers = countLookups(
    words,
    others.filter(({ form }) => !known.has(form) && !ofKnown.has(form)).map((sample) => ({ ...sample, lemmas: [] })),
  );
  const cells = [
    language,
    new Set(samples.flatMap(({ lemmas }) => lemmas)).size,
    tokens,
    percent(found, tokens),
    percent(wrong, tokens),
    options.own ? percent(strangers.wrong, strangers.tokens) : '',
  ];
  console.log(`| ${cells.join(' | ')} |`);
  const list = (notes: readonly [string, number][]) => pick(notes, NOTES).map(([note]) => note);
  if (!options.misses) continue;
  console.log(`  missed: ${list(missed).join(', ')}\n  another first: ${list(mistaken).join(', ')}`);
  if (options.own) console.log(`  without a card: ${list(strangers.mistaken).join(', ')}`);
}
