import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PACKAGE_FOLDER } from '../../scripts/lookup/packaged-decks.ts';
import type { DeckFile } from '../../src/library/formats/deck-file.ts';
import { CACHE, ROOT } from '../read/folders.ts';
import { buildPair } from './build-pair.ts';
import { writeChecksums } from './package/checksums.ts';
import { dropFaulty, finishDeck } from './package/finish.ts';
import { findFailures } from './package/gates.ts';
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

/** Folder of decks that failed a gate. */
const FAILED = join(CACHE, 'failed');
/** Name of all decks outside the package. */
const ALL_IMPORTED = 'imported';
/** Maximum number of cards from frequency lists. Beyond it their order is mostly chance. */
const MOST_CARDS = 20_000;

const { options, names, isWanted, openSources } = openWorkshop(process.argv, {
  to: { type: 'string', default: PACKAGE_FOLDER },
});
const folder = resolve(options.to);

/** Prints how many words got no card and why; the words themselves go to a file. */
function reportDropped(pair: string, dropped: readonly { word: string; reason: string }[]): void {
  const counts = new Map<string, number>();
  for (const { reason } of dropped) {
    const kind = reason.replace(/:.*/, '');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const path = join(CACHE, `dropped-${pair}.txt`);
  writeFileSync(path, dropped.map(({ word, reason }) => `${word}\t${reason}\n`).join(''));
  const summary = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  console.log(`  no card: ${summary || 'none'} (${path.slice(ROOT.length + 1)})`);
}

/** Writes the picture decks from and to English for every language without a better deck. */
function writePictureDecks(): void {
  sources.packages.startRecord();
  const shareOf = sources.shares.toShareOf('eng');
  const decks = buildPictureDecks((word) => shareOf(word, 'n'));
  for (const deck of decks) writeDeck(folder, finishDeck(deck));
  console.log(`pictures: ${decks.length} decks, ${decks.reduce((sum, { cards }) => sum + cards.length, 0)} cards`);
}

function build(plan: PairPlan): DeckFile {
  const pair = `${plan.from}-${plan.to}`;
  const startedAt = performance.now();
  const { file, dropped } = buildPair(plan, sources, plan.mostCards ?? MOST_CARDS);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${pair}: ${file.cards.length} cards, ${seconds} s`);
  reportDropped(pair, dropped);
  return file;
}

/** Maximum number of faults that are printed. */
const MOST_FAILURES = 20;

/**
 * Builds decks outside the package. Each contains its own forms and details, for the import. A deck that fails a gate is written into the
 * cache, where a person can check it.
 *
 * @returns The pairs that failed.
 */
async function buildImported(plans: readonly PairPlan[]): Promise<string[]> {
  const failed: string[] = [];
  for (const plan of plans) {
    const pair = `${plan.from}-${plan.to}`;
    for (const file of await checkForms(plan.from, [plan], [build(plan)], CACHE)) {
      const deck = { ...file, cards: dropFaulty(file.cards, plan.to) };
      const failures = findFailures(deck, plan);
      for (const failure of failures.slice(0, MOST_FAILURES)) console.error(`  ${pair} ${failure}`);
      if (failures.length > 0) failed.push(pair);
      writeDeck(failures.length > 0 ? FAILED : folder, deck);
    }
  }
  return failed;
}

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
const failed = await buildImported(imported);
if (imported.length === 0) writeIndex(folder);
if (folder === PACKAGE_FOLDER) writeChecksums(folder);
if (failed.length > 0) {
  console.error(`Failed a gate, written into ${FAILED.slice(ROOT.length + 1)}: ${failed.join(', ')}`);
  process.exitCode = 1;
}
