import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseDeckFile } from '../../src/deck-file/deck-file.ts';
import { fetchDebianPackages } from './fetch/debian.ts';
import { Corpus } from './text/corpus.ts';
import { DeckWords } from './text/deck-words.ts';
import { readHunspell } from './text/hunspell.ts';
import { countLookups, type Sample } from './text/measure-lookup.ts';

/**
 * `npm run decks:stems` looks up every form that Hunspell's dictionaries give the words of starter decks that know no forms: how many
 * lead to their card, all of them by stems. `-- tur` measures one language, `--misses` lists what is missed, `--sample` prints some
 * of the forms with their words instead.
 */

const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache/decks/stems');
const SAMPLE_SIZE = 120;

/** Dictionaries below `usr/share/hunspell`, by the language of the deck. */
const DICTIONARIES: Record<string, string> = {
  bul: 'bg_BG',
  ces: 'cs_CZ',
  dan: 'da_DK',
  hrv: 'hr_HR',
  hye: 'hy_AM',
  ind: 'id_ID',
  lit: 'lt_LT',
  msa: 'id_ID',
  nor: 'nb_NO',
  ron: 'ro_RO',
  slk: 'sk_SK',
  slv: 'sl_SI',
  tur: 'tr_TR',
  ukr: 'uk_UA',
};

const isSample = process.argv.includes('--sample');
const showMisses = process.argv.includes('--misses');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

fetchDebianPackages(CACHE, JSON.parse(readFileSync(join(import.meta.dirname, 'data/stem-packages.json'), 'utf8')));
const corpus = new Corpus(join(CACHE, 'root'));

function readForms(dictionary: string, words: ReadonlySet<string>): Sample[] {
  const encoding = /^SET\s+(\S+)/m.exec(corpus.readHunspell(`${dictionary}.aff`, 'latin1'))?.[1] ?? 'latin1';
  const label = encoding.replace(/^ISO8859/, 'ISO-8859').replace(/^microsoft-cp/, 'windows-');
  const [aff, dic] = ['aff', 'dic'].map((end) => corpus.readHunspell(`${dictionary}.${end}`, label));
  const forms = [...readHunspell(aff ?? '', dic ?? '', words)];
  return forms
    .filter(([form]) => /^[\p{L}\p{M}]+$/u.test(form) && !words.has(form))
    .map(([form, lemmas]) => ({ text: form, offset: 0, form, lemmas: [...lemmas] }));
}

const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

if (!isSample) console.log('| language | words | forms | found | another first |\n| --- | --- | --- | --- | --- |');
for (const [language, dictionary] of Object.entries(DICTIONARIES)) {
  if (wanted.length > 0 && !wanted.includes(language)) continue;
  const deck = parseDeckFile(readFileSync(join(ROOT, `assets/public/decks/${language}-eng.json`), 'utf8'));
  const samples = readForms(dictionary, new Set(deck.cards.map(([word]) => word)));
  if (isSample) {
    const step = Math.max(1, Math.floor(samples.length / SAMPLE_SIZE));
    const lines = samples.map(({ form, lemmas }) => `${form} ${lemmas.join(' ')}`).sort();
    console.log(lines.filter((_, place) => place % step === 0).join('\n'));
    continue;
  }
  const { tokens, found, wrong, missed, mistaken } = countLookups(new DeckWords(deck), samples);
  const words = new Set(samples.flatMap(({ lemmas }) => lemmas)).size;
  console.log(`| ${language} | ${words} | ${tokens} | ${percent(found, tokens)} | ${percent(wrong, tokens)} |`);
  const list = (notes: readonly [string, number][]) => notes.slice(0, 60).map(([note]) => note);
  if (showMisses) console.log(`  missed: ${list(missed).join(', ')}\n  another first: ${list(mistaken).join(', ')}`);
}
