import { LEECH_LAPSES } from '../../model/held-words.ts';
import type { CalibrationGroup, Health, Leech } from '../../model/memory.ts';
import type { CardRow } from '../../store/study/study-database.ts';
import type { Chain } from './history.ts';
import { meanOf, type Prediction, predictAll } from './score.ts';
import type { Weights } from './weights.ts';

/** Lower ends of the groups of expected chances. */
const GROUPS = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95];
/** A group of fewer answers says nothing. */
const FEWEST_ANSWERS = 10;

const MOST_LEECHES = 5;

/** "Hard" answers from which they are looked at. */
const FEWEST_HARD = 20;

/** @param cards - Of one pair. */
export function examineHealth(chains: readonly Chain[], weights: Weights, cards: readonly CardRow[]): Health {
  const predictions = predictAll(chains, weights);
  return {
    groups: groupByChance(predictions),
    isHardMisused: findMisuse(chains, predictions),
    leeches: listLeeches(cards),
  };
}

function groupByChance(predictions: readonly Prediction[]): CalibrationGroup[] {
  return GROUPS.flatMap((from, index) => {
    const to = GROUPS[index + 1] ?? 1;
    const own = predictions.filter(({ recall }) => recall >= from && (recall < to || to === 1));
    if (own.length < FEWEST_ANSWERS) return [];
    const remembered = own.filter(({ isRecalled }) => isRecalled).length / own.length;
    return [{ from, to, answers: own.length, expected: meanOf(own.map(({ recall }) => recall)), remembered }];
  });
}

/** Whether "Hard" seems to be pressed for words that were forgotten: "Forgot" is pressed less than half as often as expected, and "Hard" instead. */
function findMisuse(chains: readonly Chain[], predictions: readonly Prediction[]): boolean {
  const hard = chains.flat().filter(({ grade, elapsed }) => grade === 2 && elapsed > 0).length;
  const expected = predictions.reduce((sum, { recall }) => sum + 1 - recall, 0);
  const forgotten = predictions.filter(({ isRecalled }) => !isRecalled).length;
  if (hard < FEWEST_HARD || forgotten >= expected / 2) return false;
  return hard >= (expected - forgotten) / 2;
}

/** The words that were forgotten most often, each with one that it may be mistaken for. */
function listLeeches(cards: readonly CardRow[]): Leech[] {
  return cards
    .filter(({ lapses }) => lapses >= LEECH_LAPSES)
    .sort((a, b) => b.lapses - a.lapses)
    .slice(0, MOST_LEECHES)
    .map(({ word, lapses, reps }) => ({ word, lapses, answers: reps, alike: findAlike(word, cards) }));
}

/** Another word of the learner's that differs in a letter or two. */
function findAlike(word: string, cards: readonly CardRow[]): string | undefined {
  const letters = [...word];
  const most = letters.length < 4 ? 0 : letters.length < 7 ? 1 : 2;
  const near = cards.filter((card) => card.word !== word && countChanges(letters, [...card.word], most) <= most);
  return near.toSorted((a, b) => b.lapses - a.lapses)[0]?.word;
}

/** Letters to add, drop or change, counted no further than one above `most`. */
function countChanges(a: readonly string[], b: readonly string[], most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = b.map((_, index) => index + 1);
  for (const [index, letter] of a.entries()) {
    let [corner, left] = [index, index + 1];
    row = row.map((above, place) => {
      left = Math.min(above + 1, left + 1, corner + (letter === b[place] ? 0 : 1));
      corner = above;
      return left;
    });
  }
  return row.at(-1) ?? a.length;
}
