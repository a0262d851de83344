import { SENTENCE_LANGUAGES } from './package/example-sentences.ts';
import { writeSentences } from './package/write-sentences.ts';
import { openWorkshop } from './workshop.ts';

/** Marks the example sentences of `decks/data/sentences` for the package: `npm run decks:mark-sentences`, or `-- deu`. */

const { isWanted } = openWorkshop(process.argv, {});
writeSentences(SENTENCE_LANGUAGES.filter(isWanted));
