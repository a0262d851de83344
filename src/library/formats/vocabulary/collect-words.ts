import { STANDINGS, type VocabularyWord, type VocabularyWords } from '../../../model/vocabulary.ts';
import { MAX_VOCABULARY_WORD_LENGTH } from './word-line.ts';

/** Collects words, each once: of several notes the best standing and the first texts count. */
export interface WordCollector {
  /** @param found - Its word may be empty. */
  add(found: VocabularyWord): void;
  end(): VocabularyWords;
}

export function createWordCollector(): WordCollector {
  const byWord = new Map<string, VocabularyWord>();
  let [duplicates, unusable] = [0, 0];
  return {
    add(read) {
      const found = dropImpossible(read);
      if (found.word === '' || found.word.length > MAX_VOCABULARY_WORD_LENGTH || !/[\p{L}\p{N}]/u.test(found.word)) {
        unusable += 1;
        return;
      }
      const before = byWord.get(found.word);
      if (before) duplicates += 1;
      byWord.set(found.word, before ? merge(before, found) : found);
    },
    end: () => ({ words: [...byWord.values()], duplicates, unusable }),
  };
}

/** Before these programs, and long after any clock, there are no answers. */
const [FIRST_ANSWER, LAST_ANSWER] = [1_000_000_000_000, 4_000_000_000_000];

/** @param at - Instant of an answer. */
export const isPossible = (at: number) => Number.isInteger(at) && at > FIRST_ANSWER && at < LAST_ANSWER;

function dropImpossible(found: VocabularyWord): VocabularyWord {
  const { last, past, ...others } = found;
  return {
    ...others,
    ...(last && isPossible(last.at) && { last }),
    ...(past && isPossible(past.newest) && { past }),
  };
}

function merge(before: VocabularyWord, found: VocabularyWord): VocabularyWord {
  const isBetter = STANDINGS.indexOf(found.standing) < STANDINGS.indexOf(before.standing);
  const { standing, last, past, note, card } = isBetter ? found : before;
  return {
    word: before.word,
    standing,
    ...pickTexts(before, found),
    ...(last && { last }),
    ...(past && { past }),
    ...(note === undefined ? {} : { note }),
    ...(card === undefined ? {} : { card }),
  };
}

/** The first text of each kind. */
function pickTexts(before: VocabularyWord, found: VocabularyWord): Partial<VocabularyWord> {
  const texts: Partial<VocabularyWord> = {};
  for (const name of ['meaning', 'reading', 'sentence', 'title'] as const) {
    const text = before[name] ?? found[name];
    if (text !== undefined) texts[name] = text;
  }
  return texts;
}
