import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { isWrittenIn } from '../src/language/script.ts';
import { createDecideLanguage } from '../src/lookup/decide-language.ts';
import { rankWords } from '../src/store/content/read/word-ranks.ts';
import { offerLanguages } from './background/languages.ts';

/** The part of the background that look-ups need only for lines that are not clearly in the declared language. */
export default defineUnlistedScript(() =>
  offerLanguages((store, has) =>
    createDecideLanguage({
      has,
      rank: (words, script) => rankWords(store, words, (language) => isWrittenIn(language, script)),
      getDecks: () => store.cache.sources,
    }),
  ),
);
