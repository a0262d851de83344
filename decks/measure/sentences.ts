import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { readDeck } from '../../scripts/lookup/packaged-decks.ts';
import { SENTENCE_LANGUAGES } from '../build/package/example-sentences.ts';
import { withoutPhrases } from '../build/phrases/add-phrases.ts';
import { openWorkshop } from '../build/workshop.ts';
import { DATA } from '../read/folders.ts';
import { parseSentences } from '../read/sentences.ts';
import { LAST_RANK, measureSentences, SHOWN_RANKS } from './text/measure-sentences.ts';

/**
 * `npm run decks:sentences` measures how the example sentences use the frequent cards of their decks. `-- deu` measures one language,
 * `--misses` adds the cards that no sentence shows, and the words that are too rare for one.
 */

const { options, isWanted } = openWorkshop(process.argv, { misses: { type: 'boolean', default: false } });

console.log(`| language | sentences | of the first ${SHOWN_RANKS} cards | words beyond ${LAST_RANK} |`);
console.log('| --- | --- | --- | --- |');
for (const language of SENTENCE_LANGUAGES.filter(isWanted)) {
  const path = join(DATA, 'sentences', `${language}.tsv`);
  if (!existsSync(path)) continue;
  const { pairs, names } = parseSentences(readFileSync(path, 'utf8'));
  const deck = withoutPhrases(readDeck(`${language}-eng`));
  const { shown, tooRare } = measureSentences(new DeckWords(deck), pairs, names);
  console.log(`| ${language} | ${pairs.length} | ${shown.size} | ${tooRare.length} |`);
  if (!options.misses) continue;
  const missing = deck.cards
    .slice(0, SHOWN_RANKS)
    .flatMap(([word], index) => (shown.has(index + 1) ? [] : [`${index + 1} ${word}`]));
  console.log(`  not shown: ${missing.join(', ')}`);
  for (const { form, text } of tooRare) console.log(`  too rare: ${form} in: ${text}`);
}
