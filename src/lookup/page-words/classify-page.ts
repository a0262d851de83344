import { toLanguageCode } from '../../language/language-code.ts';
import type { ClassifiedPage, ClassifiedTexts } from '../../model/page-word.ts';
import type { PairId } from '../../model/pair.ts';
import type { TextLanguages } from '../text-language.ts';

/** Texts of a page: its blocks, or parts of them. */
export interface PageTexts {
  texts: readonly string[];
  /** The tag that the page gives, or an ISO 639-3 code; absent when unknown. */
  language?: string | undefined;
}

interface ClassifyPageParts {
  findLanguage: TextLanguages['find'];
  /** Whether a deck has words from a language, an ISO 639-3 code. */
  hasWords: (language: string) => Promise<boolean>;
  /** Classifies texts of one language. */
  classify: (language: string, texts: readonly string[]) => Promise<ClassifiedTexts>;
  /** Finds the highest rank among the new words of a pair that come next. */
  findReach: (pair: PairId) => Promise<number>;
}

/**
 * Creates a function that finds what the learner knows of each word of a page, in the languages of its texts. A text in a language without
 * decks has no words. It rejects with an {@link AppError} `storage-unavailable`.
 */
export function createClassifyPage({ findLanguage, hasWords, classify, findReach }: ClassifyPageParts) {
  const findOwn = async (text: string, claimed: string | undefined) => {
    const offset = text.search(/\p{L}/u);
    if (offset < 0) return undefined;
    const language = await findLanguage({ text, offset, claimed, readPage: async () => '' });
    return language !== undefined && (await hasWords(language)) ? language : undefined;
  };

  return async ({ texts, language: tag }: PageTexts): Promise<ClassifiedPage> => {
    const claimed = tag === undefined ? undefined : toLanguageCode(tag);
    const languages = await Promise.all(texts.map((text) => findOwn(text, claimed)));
    const page: ClassifiedPage = { languages, words: [], places: texts.map(() => []), reach: {} };
    for (const language of new Set(languages)) {
      if (language === undefined) continue;
      const indexes = languages.flatMap((own, index) => (own === language ? [index] : []));
      const found = await classify(
        language,
        indexes.map((index) => texts[index] ?? ''),
      );
      const first = page.words.length;
      page.words.push(...found.words);
      for (const [place, index] of indexes.entries())
        page.places[index] = (found.places[place] ?? []).map((value, at) => (at % 3 === 2 ? value + first : value));
    }
    const pairs = new Set(page.words.flatMap(({ card }) => card?.pair ?? []));
    for (const pair of pairs) page.reach[pair] = await findReach(pair);
    return page;
  };
}
