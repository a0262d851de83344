import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { PACKAGE_FOLDER, readDeck } from '../../scripts/lookup/packaged-decks.ts';
import { readReleased } from '../build/package/released.ts';
import { findSuccessors } from '../build/package/successors.ts';
import { openWorkshop } from '../build/workshop.ts';

/**
 * Prints the successors of the words of released decks: `npm run decks:released` in the committed decks, `-- --decks
 * DIR` in those of a folder, `-- --words` also each word that has lost its card.
 */

const { options } = openWorkshop(process.argv, { decks: { type: 'string' }, words: { type: 'boolean' } });
const folder = resolve(options.decks ?? PACKAGE_FOLDER);

console.log('| deck | released words | still a card | respelt | lost |\n| --- | --- | --- | --- | --- |');
for (const name of readdirSync(folder).filter((file) => /^\w{3}-\w{3}\.json$/.test(file))) {
  const pair = name.slice(0, 7);
  const released = readReleased(pair);
  const { respelt, lost } = findSuccessors(readDeck(pair, folder), released);
  const changed = Object.entries(respelt);
  const same = released.length - changed.length - lost.length;
  console.log(`| ${pair} | ${released.length} | ${same} | ${changed.length} | ${lost.length} |`);
  if (!options.words) continue;
  for (const [before, after] of changed) console.log(`  ${before} → ${after}`);
  for (const { word, meanings } of lost) console.log(`  ${word} (${meanings.join(', ')}) → nothing`);
}
