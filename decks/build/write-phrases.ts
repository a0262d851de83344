import { PACKAGE_FOLDER, readDeck } from '../../scripts/lookup/packaged-decks.ts';
import { writeChecksums } from './package/checksums.ts';
import { writeIndex, writeWordDecks } from './package/write-package.ts';
import { PAIRS } from './pairs.ts';
import { addPairPhrases } from './phrases/add-phrases.ts';

/** Adds the phrases of `data/phrases` to the committed decks, or replaces those that they have: `npm run decks:phrases` after a change. */

for (const language of new Set(PAIRS.map(({ from }) => from))) {
  const decks = PAIRS.filter(({ from }) => from === language).map(({ from, to }) => readDeck(`${from}-${to}`));
  const files = decks.map(addPairPhrases);
  writeWordDecks(PACKAGE_FOLDER, language, files);
  for (const { from, to, cards } of files) {
    const count = cards.filter(([, , , details]) => details?.classes?.[0] === 'phrase').length;
    console.log(`${from.iso639_3}-${to.iso639_3}: ${count} phrases of ${cards.length} cards`);
  }
}
writeIndex(PACKAGE_FOLDER);
writeChecksums(PACKAGE_FOLDER);
