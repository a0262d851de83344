import { toWordKey } from '../language/normalise.ts';
import { listCoreWords } from '../languages/core-words.ts';
import type { ExamplePair } from '../model/example.ts';
import { type LanguagePair, type PairId, toLanguagePair } from '../model/pair.ts';
import type { ShownExample, StudyView } from '../model/study.ts';
import type { WordState } from '../model/word-state.ts';

export interface Examples {
  /** Finds the example sentence of a word whose other words the learner knows best. */
  find(pair: PairId, word: string): Promise<ShownExample | undefined>;
  /** Gives a new word its example sentence: its answer side shows at once, and an example that came later would push the rest down. */
  addTo(view: StudyView): Promise<StudyView>;
}

interface ExampleParts {
  /** All example sentences for a pair. */
  list: (pair: LanguagePair) => Promise<readonly ExamplePair[]>;
  /** The learner's states of words, in their order. */
  findStates: (pair: PairId, words: readonly string[]) => Promise<readonly WordState[]>;
}

/** Words that a learner has met: they make a sentence readable. */
const MET: ReadonlySet<string> = new Set(['learning', 'due', 'known']);

export function createExamples({ list, findStates }: ExampleParts): Examples {
  const find: Examples['find'] = async (pair, word) => {
    const { from, to } = toLanguagePair(pair);
    const all = await list({ from, to });
    const parts = [word, ...listCoreWords(word, from)];
    const keys = new Set(parts.map((part) => toWordKey(part, from)));
    // German `Morgen` and `morgen` are two cards with the same key.
    const isOfCard = [
      (other: string) => parts.includes(other),
      (other: string) => keys.has(toWordKey(other, from)),
    ].find((isOf) => all.some((example) => shows(example, isOf)));
    if (!isOfCard) return undefined;
    const found = all.filter((example) => shows(example, isOfCard));
    const words = [...new Set(found.flatMap(({ sentence }) => sentence.words.map((other) => other.word)))];
    const states = await findStates(pair, words);
    const met = new Set(words.filter((_, index) => MET.has(states[index]?.state ?? 'new')));
    const example = chooseExample(found, (other) => met.has(other) || isOfCard(other));
    return example && toShown(example, isOfCard);
  };
  return {
    find,
    async addTo(view) {
      const { card } = view;
      if (card?.phase !== 'new' || card.isMet) return view;
      // The card does without a sentence if there is none, or none can be read.
      const example = await find(card.pair, card.word).catch(() => undefined);
      return { ...view, card: { ...card, example } };
    },
  };
}

const shows = ({ sentence }: ExamplePair, isOfCard: (word: string) => boolean) =>
  sentence.words.some(({ word }) => isOfCard(word));

/** The sentence with the fewest words that the learner has not met; among equals the shortest, then the first. */
export function chooseExample(
  pairs: readonly ExamplePair[],
  isMet: (word: string) => boolean,
): ExamplePair | undefined {
  let best: { pair: ExamplePair; unknown: number } | undefined;
  for (const pair of pairs) {
    const { text, words } = pair.sentence;
    const unknown = words.filter(({ word }) => !isMet(word)).length;
    const isBetter =
      !best || unknown < best.unknown || (unknown === best.unknown && text.length < best.pair.sentence.text.length);
    if (isBetter) best = { pair, unknown };
  }
  return best?.pair;
}

function toShown(
  { sentence: { text, words }, translation }: ExamplePair,
  isOfCard: (word: string) => boolean,
): ShownExample {
  const marked = words.find(({ word }) => isOfCard(word));
  return { text, marked: marked && { start: marked.start, end: marked.end }, translation };
}
