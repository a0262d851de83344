import { readDeck } from '../../../scripts/lookup/packaged-decks.ts';
import { isExactKey, listWordKeys, toStoredCards } from '../../../scripts/lookup/word-keys.ts';
import { toWordKey } from '../../../src/language/normalise.ts';
import { findMainScript, isWrittenIn, type Script } from '../../../src/language/script.ts';
import { createDecideLanguage } from '../../../src/lookup/decide-language.ts';
import { createTextLanguages, type Detected } from '../../../src/lookup/text-language.ts';
import { toLanguagePair } from '../../../src/model/pair.ts';

/** A deck as the choice of a language reads it. */
interface RankedWords {
  cards: number;
  ranks: ReadonlyMap<string, number>;
}

const known = new Map<string, RankedWords>();

function readRanks(pair: string, folder: string): RankedWords {
  const read = known.get(pair);
  if (read) return read;
  const file = readDeck(pair, folder);
  const ranks = new Map<string, number>();
  for (const entry of listWordKeys(toStoredCards(file), file.from.iso639_3)) {
    const [key, rank] = entry;
    if (isExactKey(entry)) ranks.set(key, Math.min(ranks.get(key) ?? rank, rank));
  }
  const deck = { cards: file.cards.length, ranks };
  known.set(pair, deck);
  return deck;
}

/** Offset of the word that a line is pointed at: its first long one, in the line's script. A Russian line may contain a program's Latin name. */
export function findOffset(line: string): number {
  const script = findMainScript(line);
  const words = [...line.matchAll(/\p{L}{4,}/gu)];
  return (words.find(({ 0: word }) => findMainScript(word) === script) ?? words[0])?.index ?? 0;
}

/** Somebody who has some decks of a package, and reads in a browser. */
export interface Learner {
  /** ISO 639-3 codes. */
  languages: readonly string[];
  /** Chooses the language of a line as the extension does. */
  choose(line: string, claimed: string | undefined): Promise<string | undefined>;
}

/** @param pairs - Of the decks, such as `spa-eng`. */
export function createLearner(
  pairs: readonly string[],
  folder: string,
  detect: (text: string) => Promise<Detected>,
): Learner {
  const decks = pairs.map((pair) => ({ language: toLanguagePair(pair).from, ...readRanks(pair, folder) }));
  const languages = decks.map(({ language }) => language);
  const rank = async (words: readonly string[], script: Script) =>
    decks
      .filter(({ language }) => isWrittenIn(language, script))
      .map(({ language, cards, ranks }) => ({
        language,
        cards,
        ranks: words.map((word) => ranks.get(toWordKey(word, language))),
      }));
  const has = async (language: string) => languages.includes(language);
  const decide = createDecideLanguage({ has, rank, getDecks: () => decks });
  const texts = createTextLanguages({ detect, hasWords: has, decide });
  return {
    languages,
    choose: (text, claimed) => texts.find({ text, offset: findOffset(text), claimed, readPage: async () => '' }),
  };
}
