import { readTableText } from '../../../scripts/inflection-tables.ts';
import { compileTable } from '../../../src/inflection/compile.ts';
import type { CardDetails, WordClass } from '../../../src/model/card.ts';
import type { PartOfSpeech } from '../../read/freedict.ts';
import type { DeckInput } from '../cards/deck-input.ts';

/** Finds the class that a card's word has in each of its meanings; undefined if all have one class, or if that of one is not sure. */
export type FindMeaningClasses = (
  word: string,
  meanings: readonly string[],
  details: CardDetails | undefined,
) => WordClass[] | undefined;

/** Classes that the dictionaries tell apart reliably: nouns, verbs, and the others together. */
const KINDS = [['n'], ['v'], ['a', 'r', 'x']] as const satisfies readonly (readonly PartOfSpeech[])[];
/** Classes without a name here are closed ones, about which the dictionaries disagree. */
const NAMES = { n: 'noun', v: 'verb', a: 'adjective', r: 'adverb' } as const satisfies Partial<
  Record<PartOfSpeech, WordClass>
>;
type NamedClass = keyof typeof NAMES;
const NAMED = Object.keys(NAMES) as NamedClass[];

/** A meaning belongs to a class for sure if the next one has less than so much of its score. */
const CLEAR = 0.5;

/** A class that the card does not name needs so much of the best score. */
const LEAST_UNNAMED = { n: 0.1, v: 0.25, a: 0.25, r: 0.25 } as const satisfies Record<NamedClass, number>;
/** A verb that its spelling confirms needs less. */
const LEAST_SPELT = 0.03;
/** Languages whose verbs are spelt like other words. */
const ALIKE = new Set(['cmn']);

/** Scores of a meaning by class, as parts of the best score of the word. In each class, every dictionary has one vote. */
type Scores = ReadonlyMap<PartOfSpeech, number>;

/** The best of some classes by a meaning's scores, if it is clear. */
function findClearest<Name>(options: readonly { name: Name; score: number }[]): Name | undefined {
  const [best, next] = options.toSorted((a, b) => b.score - a.score);
  return best && best.score > 0 && (next?.score ?? 0) < best.score * CLEAR ? best.name : undefined;
}

/**
 * Reads the class of each meaning from the dictionaries: the one in which they give it most. Where two
 * classes have it alike, the class that the card names decides, if it names only one of them.
 */
export function createFindMeaningClasses(
  input: Pick<DeckInput, 'from' | 'to' | 'findClasses' | 'findMeanings'>,
): FindMeaningClasses {
  const toKey = (meaning: string) => (input.to === 'deu' ? meaning : meaning.toLowerCase());
  const spelling = createVerbCheck(input.from, input.to);
  return (word, meanings, { classes = [] } = {}) => {
    if (meanings.length < 2) return undefined;
    const known = input.findClasses(word);
    if (KINDS.flat().filter((pos) => known.includes(pos)).length < 2) return undefined;
    const tables = KINDS.flat()
      .filter((pos) => known.includes(pos))
      .map((pos) => {
        const found = input.findMeanings(word, pos);
        return [pos, new Map(found.map((meaning) => [toKey(meaning.word), meaning.score]))] as const;
      });
    const most = Math.max(...tables.flatMap(([, table]) => [...table.values()]));
    const toClass = (meaning: string): WordClass | undefined => {
      const scores: Scores = new Map(tables.map(([pos, table]) => [pos, (table.get(toKey(meaning)) ?? 0) / most]));
      return chooseClass(scores, classes, spelling(word, meaning));
    };
    const found = meanings.map(toClass);
    return found.every((name) => name !== undefined) && new Set(found).size > 1 ? found : undefined;
  };
}

/** Whether a word, or else its meaning, is spelt like a verb, by the table of its language; undefined where that shows nothing. */
function createVerbCheck(from: string, to: string): (word: string, meaning: string) => boolean | undefined {
  const { readPlace } = compileTable(readTableText(from), {});
  const evidence = readPlace?.({ text: '', start: 0, end: 0, toKey: (text) => text });
  return (word, meaning) => {
    const found = ALIKE.has(to) ? undefined : evidence?.isVerb(word, [meaning], to);
    // In a phrase, the verb is seldom the last word: `estar de pie`.
    return !found && from === 'eng' && meaning.includes(' ') ? undefined : found;
  };
}

/**
 * @param named - The classes that the card names.
 * @param isSpeltAsVerb - Undefined where the spelling shows nothing.
 */
function chooseClass(
  scores: Scores,
  named: readonly WordClass[],
  isSpeltAsVerb: boolean | undefined,
): WordClass | undefined {
  const scoreOf = (pos: PartOfSpeech) => (pos === 'v' && isSpeltAsVerb === false ? 0 : (scores.get(pos) ?? 0));
  const isNamed = (pos: PartOfSpeech) => NAMED.some((name) => name === pos && named.includes(NAMES[name]));
  const kinds = KINDS.map((kind) => ({ name: kind, score: Math.max(...kind.map(scoreOf)) }));
  const possible = kinds.filter(({ score, name }) => score > 0 && name.some(isNamed));
  const kind: readonly PartOfSpeech[] | undefined =
    findClearest(kinds) ?? (possible.length === 1 ? possible[0]?.name : undefined);
  if (!kind) return undefined;
  const options = kind.map((pos) => ({ name: pos, score: scoreOf(pos) }));
  const likely = options.filter(({ name, score }) => score > 0 && isNamed(name));
  const pos = findClearest(options) ?? (likely.length === 1 ? likely[0]?.name : undefined);
  if (pos === undefined || !(pos in NAMES)) return undefined;
  const name = pos as NamedClass;
  const least = pos === 'v' && isSpeltAsVerb ? LEAST_SPELT : LEAST_UNNAMED[name];
  return isNamed(pos) || scoreOf(pos) >= least ? NAMES[name] : undefined;
}
