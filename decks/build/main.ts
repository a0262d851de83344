import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { PACKAGE_FOLDER } from '../../scripts/lookup/packaged-decks.ts';
import { CACHE, ROOT } from '../read/folders.ts';
import { buildDeckOf } from './build-deck.ts';
import { buildImported, FAILED } from './imported.ts';
import { writeChecksums } from './package/checksums.ts';
import { finishDeck } from './package/finish.ts';
import { writeDeck, writeIndex, writeWordDecks } from './package/write-package.ts';
import { IMPORTED_PAIRS, PAIRS, type PairPlan } from './pairs.ts';
import { buildPictureDecks } from './pictures/build-pictures.ts';
import { checkForms } from './witnesses/check-forms.ts';
import { openWorkshop } from './workshop.ts';

/**
 * Builds the decks: `npm run decks` all of them, `npm run decks -- spa-eng` those from Spanish, which share one file of forms, and
 * `npm run decks -- pictures` those of pictures. `--to DIR` writes them into another folder, to compare them with what is committed.
 *
 * `npm run decks -- fra-deu --to DIR` builds a deck that the package has no room for, and `-- imported --to DIR` all of these.
 */

/** Name of all decks outside the package. */
const ALL_IMPORTED = 'imported';

const { options, names, isWanted, openSources } = openWorkshop(process.argv, {
  to: { type: 'string', default: PACKAGE_FOLDER },
});
const folder = resolve(options.to);

/** Writes the picture decks from and to English for every language without a better deck. */
function writePictureDecks(): void {
  sources.packages.startRecord();
  const shareOf = sources.shares.toShareOf('eng');
  const decks = buildPictureDecks((word) => shareOf(word, 'n'));
  for (const deck of decks) writeDeck(folder, finishDeck(deck));
  console.log(`pictures: ${decks.length} decks, ${decks.reduce((sum, { cards }) => sum + cards.length, 0)} cards`);
}

const build = (plan: PairPlan) => buildDeckOf(plan, sources);

/** The wanted plans of decks outside the package. */
function findImported(): PairPlan[] {
  const isAll = names.includes(ALL_IMPORTED);
  const plans = IMPORTED_PAIRS.filter(({ from, to }) => isAll || names.includes(`${from}-${to}`));
  if (plans.length > 0 && folder === PACKAGE_FOLDER)
    throw new Error('expected --to DIR: the package has no room for these decks');
  return plans;
}

const imported = findImported();
const sources = openSources();
mkdirSync(folder, { recursive: true });
mkdirSync(FAILED, { recursive: true });
for (const language of new Set(PAIRS.map(({ from }) => from))) {
  const plans = PAIRS.filter(({ from }) => from === language);
  if (!plans.some(({ from, to }) => isWanted(`${from}-${to}`))) continue;
  const files = await checkForms(language, plans, plans.map(build), CACHE);
  writeWordDecks(folder, language, files.map(finishDeck));
}
if (isWanted('pictures')) writePictureDecks();
const failed = await buildImported(imported, folder, build);
if (imported.length === 0) writeIndex(folder);
if (folder === PACKAGE_FOLDER) writeChecksums(folder);
if (failed.length > 0) {
  console.error(`Failed a gate, written into ${FAILED.slice(ROOT.length + 1)}: ${failed.join(', ')}`);
  process.exitCode = 1;
}
