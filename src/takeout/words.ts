import type { Example, StoredCard } from '../model/card.ts';
import type { Op } from '../model/op.ts';
import type { PairId } from '../model/pair.ts';
import type { ShownSentence } from '../model/study.ts';
import { OTHERS, PAGES, type WordChoice, type WordGroup, type WordSource } from '../model/takeout.ts';
import { listWeights, type WeightsByPair } from '../model/weights.ts';
import { toMetSentence } from '../store/study/caches/met-sentence.ts';
import type { Respelling } from '../store/study/caches/respelling.ts';
import { toDefinition } from '../store/study/caches/study-caches.ts';
import type { CardRow, DefinitionRow, MetSentence } from '../store/study/study-database.ts';
import { toCores } from '../study/begun-words.ts';
import { listMet } from '../study/met-sentences.ts';
import { applyOp } from '../study/replay.ts';
import { showSentences } from '../study/show-sentences.ts';
import { toWordState } from '../study/word-state.ts';
import type { Log } from './log.ts';

/** A word of the log, and what decks say about it. */
export interface TakenWord {
  pair: PairId;
  word: string;
  card?: CardRow | undefined;
  definition?: DefinitionRow | undefined;
  /** Instants of its first op and of its last answer. */
  addedAt: number;
  answeredAt?: number | undefined;
  /** All sentences in which it was met, each once, by text. */
  met: Map<string, MetSentence>;
  facts?: WordFacts | undefined;
  /** Ids of the decks that have it, of those that were read. */
  decks: Set<string>;
  /** Of the learner's own forgetting curve; absent for the published one. */
  decay?: number | undefined;
}

/** From the first deck that has the word. */
interface WordFacts {
  meanings: string[];
  reading: string;
  examples: Example[];
  forms: string[];
}

/** An answer, or a reset, with the card before and after it. */
export type OnAnswer = (word: TakenWord, op: Op, before: CardRow | undefined, after: CardRow | undefined) => void;

export type TakenWords = ReadonlyMap<string, TakenWord>;

export const toWordId = (pair: PairId, word: string): string => `${pair} ${word}`;

/** Replays the log. @returns The words by {@link toWordId}, those that were added first at first. */
export function replayLog(log: Log, respelling: Respelling, onAnswer?: OnAnswer): TakenWords {
  const words = new Map<string, TakenWord>();
  const weights = listWeights(log.read());
  for (const op of log.read()) {
    if (op.kind === 'weights') continue;
    for (const spelling of op.kind === 'know-all' ? op.words : [op.word]) {
      const word = respelling.toCurrent(op.pair, spelling.normalize('NFC'));
      const id = toWordId(op.pair, word);
      const taken = words.get(id) ?? { pair: op.pair, word, addedAt: op.at, met: new Map(), decks: new Set<string>() };
      words.set(id, taken);
      apply(taken, op, weights, onAnswer);
    }
  }
  return words;
}

function apply(taken: TakenWord, op: Op, weights: WeightsByPair, onAnswer: OnAnswer | undefined): void {
  const { card: before, word } = taken;
  if (op.kind === 'define') taken.definition = toDefinition({ ...op, word }, taken.definition);
  if (op.kind === 'undefine') taken.definition = undefined;
  if (op.kind === 'define' || op.kind === 'want') {
    const met = toMetSentence(op);
    if (met) taken.met.set(met.text, met);
  }
  taken.decay = weights[op.pair]?.at(-1);
  taken.card = applyOp(before, op, word, weights);
  if (op.kind === 'review') taken.answeredAt = op.at;
  if (op.kind === 'review' || op.kind === 'reset') onAnswer?.(taken, op, before, taken.card);
}

/** Takes what a deck says about the words; the first deck counts. @returns How many words of the pair have no meanings yet. */
export function addFacts(words: TakenWords, pair: PairId, source: string, cards: readonly StoredCard[]): number {
  const byHeadword = findHeadwords(words, pair);
  const byCore = findCores(words, pair);
  for (const [, spelling, meanings, forms = [], { reading = '', examples = [] } = {}] of cards) {
    const word = spelling.normalize('NFC');
    const id = toWordId(pair, word);
    for (const taken of [words.get(id), byHeadword.get(id)]) {
      taken?.decks.add(source);
      if (taken && !taken.facts) taken.facts = { meanings, reading, examples, forms };
    }
    for (const core of toCores(word, pair)) for (const taken of byCore.get(core) ?? []) taken.decks.add(source);
  }
  let without = 0;
  for (const taken of words.values()) if (taken.pair === pair && !taken.facts) without += 1;
  return without;
}

/** The words that the learner shows by the spelling of a card. */
function findHeadwords(words: TakenWords, pair: PairId): Map<string, TakenWord> {
  const found = new Map<string, TakenWord>();
  for (const taken of words.values()) {
    const headword = taken.definition?.headword;
    if (headword !== undefined && taken.pair === pair) found.set(toWordId(pair, headword), taken);
  }
  return found;
}

const coresOfPairs = new WeakMap<TakenWords, Map<PairId, Map<string, TakenWord[]>>>();

/** The words of a pair by core word, so that `Haus` is a word of a list that has `das Haus`, as for study. Found once. */
function findCores(words: TakenWords, pair: PairId): Map<string, TakenWord[]> {
  const ofPairs = coresOfPairs.get(words) ?? new Map<PairId, Map<string, TakenWord[]>>();
  coresOfPairs.set(words, ofPairs);
  const known = ofPairs.get(pair);
  if (known) return known;
  const found = new Map<string, TakenWord[]>();
  for (const taken of words.values()) {
    if (taken.pair !== pair) continue;
    for (const core of toCores(taken.word, pair)) found.set(core, [...(found.get(core) ?? []), taken]);
  }
  ofPairs.set(pair, found);
  return found;
}

/** Whether the learner met the word in a sentence. */
export const isMet = ({ met }: TakenWord): boolean => met.size > 0;

/** @param sources - The chosen {@link WordSource}s. */
function isFrom(taken: TakenWord, sources: ReadonlySet<WordSource>): boolean {
  if (isMet(taken) && sources.has(PAGES)) return true;
  if (!isMet(taken) && taken.decks.size === 0) return sources.has(OTHERS);
  return [...taken.decks].some((deck) => sources.has(deck));
}

/** The group of a word; undefined for one that is as new as if it had never been met. @param day - Current study day. */
export function findGroup({ word, card, definition }: TakenWord, day: number): WordGroup | undefined {
  const { state, isWanted } = toWordState(word, card, day);
  if (state === 'suspended') return 'stopped';
  if (state === 'known') return state;
  if (state !== 'new') return 'learning';
  if (isWanted) return 'wanted';
  return definition ? 'own' : undefined;
}

/** Chooses words, in the order in which they were added. If sources are chosen, the decks must have been read. */
export function chooseWords(words: TakenWords, choice: WordChoice, day: number): TakenWord[] {
  const { groups, pairs, since } = choice;
  const sources = choice.sources && new Set(choice.sources);
  return [...words.values()].filter((taken) => {
    if (sources && !isFrom(taken, sources)) return false;
    const group = findGroup(taken, day);
    const isNewEnough = since === undefined || Math.max(taken.addedAt, taken.answeredAt ?? 0) >= since;
    return group !== undefined && groups.includes(group) && pairs.includes(taken.pair) && isNewEnough;
  });
}

/** The spelling to show. */
export const findShown = ({ word, definition }: TakenWord): string => definition?.headword ?? word;

/** The learner's meaning, otherwise those of the decks. */
export const listMeanings = ({ definition, facts }: TakenWord): string[] =>
  definition ? [definition.text] : (facts?.meanings ?? []);

/** The newest sentence in which the word was met, otherwise the first example of its deck. */
export function findSentence(taken: TakenWord): ShownSentence | undefined {
  const { word, card, definition, facts } = taken;
  const met = listMet(card?.met, definition);
  const examples = (facts?.examples ?? []).map(([text, translation]) => ({ text, translation }));
  return showSentences(met.length > 0 ? met : examples, [findShown(taken), word], facts?.forms)[0];
}
