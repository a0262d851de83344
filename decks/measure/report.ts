import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PACKAGE_FOLDER, readDeck } from '../../scripts/lookup/packaged-decks.ts';
import { getLanguage } from '../build/languages.ts';
import { compareWithKeywords, judge } from '../build/package/quality.ts';
import { IMPORTED_PAIRS, PAIRS } from '../build/pairs.ts';
import { readFrequentWords, readPictureKeywords, readPictureNames } from '../build/sources/reference-data.ts';
import { openWorkshop } from '../build/workshop.ts';
import { findSharedSpellings, findStolen, type SharedSpelling } from './text/rare-headwords.ts';

/**
 * Prints the figures of the committed decks as a table; `--misses` adds what each figure is short of. `--shared` lists the forms of the first
 * cards that are also words of rare cards, with the entry that comes first. `--decks FOLDER` reads other decks.
 */
const { options } = openWorkshop(process.argv, {
  decks: { type: 'string', default: PACKAGE_FOLDER },
  misses: { type: 'boolean', default: false },
  shared: { type: 'boolean', default: false },
});
const FOLDER = resolve(options.decks);
const keywordsOf = (language: string) => readPictureKeywords(getLanguage(language).cldr);
const isReadBack = (from: string, to: string) =>
  [...PAIRS, ...IMPORTED_PAIRS].some(
    (plan) => plan.from === from && plan.to === to && (plan.isReadBack || plan.isOverEnglish),
  );
const toPercent = (share: number) => `${(100 * share).toFixed(1)} %`;

console.log(
  '| deck | cards | with forms | forms | KiB without forms | KiB gzip | agrees with CLDR names | with its keywords | first 1,000 words covered | same word |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
let bytes = 0;
let pictureDecks = 0;
for (const name of readdirSync(FOLDER).filter((file) => /^\w{3}-\w{3}\.json$/.test(file))) {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const deck = readDeck(name.slice(0, -'.json'.length), FOLDER);
  if (deck.licence.id === 'Unicode-3.0') {
    pictureDecks += 1;
    bytes += gzipSync(text, { level: 9 }).length;
    continue;
  }
  const { from, to, cards } = deck;
  const names = [from, to].map(({ iso639_3 }) => readPictureNames(getLanguage(iso639_3).cldr));
  const { agreement, coverage, cognates, faults } = judge(
    deck,
    names[0] ?? new Map(),
    names[1] ?? new Map(),
    readFrequentWords(from.iso639_3, 1000),
    isReadBack(from.iso639_3, to.iso639_3) ? keywordsOf(to.iso639_3) : undefined,
  );
  const keywords = compareWithKeywords(deck, keywordsOf(from.iso639_3), keywordsOf(to.iso639_3));
  const zipped = gzipSync(text, { level: 9 }).length;
  bytes += zipped;
  const forms = cards.reduce((sum, [, , list]) => sum + (list?.length ?? 0), 0);
  const cells = [
    `${from.iso639_3}-${to.iso639_3}`,
    cards.length,
    cards.filter(([, , list]) => list !== undefined).length,
    forms,
    Math.round(text.length / 1024),
    Math.round(zipped / 1024),
    `${toPercent(agreement.share)} of ${agreement.cards}`,
    `${toPercent(keywords.share)} of ${keywords.cards}`,
    from.iso639_3 === 'jpn' ? 'not measured' : toPercent(coverage.share),
    toPercent(cognates),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  if (options.misses)
    console.log(
      `  CLDR: ${agreement.misses.join('; ')}\n  missing: ${coverage.missing.join(' ')}\n  faults: ${faults.join('; ')}`,
    );
  if (options.shared) {
    const shared = findSharedSpellings(deck);
    const list = (spellings: readonly SharedSpelling[]) =>
      spellings.map(({ spelling, common, rareRank }) => `${spelling} (${common}, #${rareRank})`).join(' ');
    const stolen = findStolen(shared);
    console.log(`  the rare word first (${stolen.length}): ${list(stolen)}`);
    console.log(
      `  the common word first (${shared.length - stolen.length}): ${list(shared.filter((one) => !stolen.includes(one)))}`,
    );
  }
}
const formsFolder = join(FOLDER, 'forms');
// Decks outside the package hold their own forms.
const formsBytes = (existsSync(formsFolder) ? readdirSync(formsFolder) : [])
  .map((name) => gzipSync(readFileSync(join(formsFolder, name)), { level: 9 }).length)
  .reduce((sum, size) => sum + size, 0);
const toKibibytes = (size: number) => Math.round(size / 1024);
console.log(
  `\nPicture decks: ${pictureDecks}. All decks zipped: ${toKibibytes(bytes)} KiB, their forms: ${toKibibytes(formsBytes)} KiB`,
);
