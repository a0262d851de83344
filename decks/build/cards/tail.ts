import { foldKey } from '../../../src/language/normalise.ts';
import type { DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import type { PartOfSpeech } from '../../read/freedict.ts';
import { findNearMeanings } from '../meanings/group-meanings.ts';
import { isNameLike } from '../meanings/polish.ts';
import { inflectLikeHead } from '../words/compound-forms.ts';
import { findForms } from '../words/forms.ts';
import { compare } from '../words/frequency.ts';
import { type Evidence, orderTail } from '../words/tail-order.ts';
import type { DeckOutput } from './deck.ts';
import type { DeckInput } from './deck-input.ts';

/** The input of a tail: that of its deck, and all words of the dictionaries. */
export interface TailInput extends DeckInput {
  /** Every word of the dictionaries with its class, in both directions. */
  headwords: Iterable<readonly [word: string, pos: PartOfSpeech]>;
  /** Every word of the language matches it. */
  script: RegExp;
  /** English names of countries, peoples and large cities: names that readers look up. */
  places: ReadonlySet<string>;
  /** Whether the language writes compounds as one word, which are inflected like their last part. */
  hasCompounds: boolean;
}

interface TailWord extends Evidence {
  meanings: string[];
  classes: PartOfSpeech[];
}

const WORD = /^\p{L}[\p{L}\p{M}'’·-]*[\p{L}.]$/u;
const isCapital = (text: string) => /^\p{Lu}/u.test(text);

/** Classes of every word that may get a card, by word. */
function findCandidates(
  input: TailInput,
  isTaken: (word: string, pos: PartOfSpeech) => boolean,
): Map<string, PartOfSpeech[]> {
  const candidates = new Map<string, PartOfSpeech[]>();
  for (const [word, pos] of input.headwords) {
    if (pos === 'affix' || !WORD.test(word) || !input.script.test(word) || isTaken(word, pos)) continue;
    const known = candidates.get(word);
    if (!known) candidates.set(word, [pos]);
    else if (!known.includes(pos)) known.push(pos);
  }
  return candidates;
}

/** Whether the first meaning makes the word a name that a reader does not look up. */
function isUnwantedName(input: TailInput, word: string, classes: readonly PartOfSpeech[], first: string): boolean {
  if (input.places.has(input.from === 'eng' ? word : first)) return false;
  if (classes.every((pos) => pos === 'name')) return true;
  // Peoples and languages are lower-case in many languages.
  return isNameLike(first, input.to) && isCapital(word) && !input.isPeople?.(first);
}

function toTailWord(input: TailInput, word: string, classes: readonly PartOfSpeech[]): TailWord | undefined {
  const found = classes.map((pos) => ({ pos, best: input.findMeanings(word, pos)[0] }));
  const known = found.flatMap(({ pos, best }) => (best ? [{ pos, best }] : []));
  if (known.length === 0) return undefined;
  const total = known.reduce((sum, { best }) => sum + best.score, 0);
  const lemmas = known.map(({ pos, best }) => ({
    lemma: word,
    pos,
    share: best.score / total,
    forms: [],
    possibleShare: best.score,
  }));
  const byHand = input.handwork.meanings.get(word)?.meanings;
  const meanings = byHand ?? findNearMeanings(input, { word, share: 1, lemmas });
  const [first] = meanings;
  if (first === undefined || isUnwantedName(input, word, classes, first)) return undefined;
  const readings = input.findReadings({ form: word.toLowerCase(), spelling: word, share: 0, capitalised: undefined });
  // An inflected form is not a separate word, although dictionaries file some.
  if (readings.length > 0 && readings.every(({ lemma }) => lemma.toLowerCase() !== word.toLowerCase()))
    return undefined;
  return {
    word,
    meanings,
    classes: known.map(({ pos }) => pos),
    sources: Math.max(...known.map(({ best }) => best.sources)),
    meaningShare: Math.max(...known.map(({ pos }) => input.shareOf(first, pos))),
    isAnalysed: readings.some(({ lemma }) => lemma.toLowerCase() === word.toLowerCase()),
    share: 0,
  };
}

/**
 * Tells a word that is only another spelling of a card, with other marks or case and the same first meaning: `dificil`, `freqüência`. A
 * look-up finds the card without regard to marks.
 */
function createTwinCheck(cards: readonly DeckFileCard[]): (word: string, meanings: readonly string[]) => boolean {
  const firsts = new Map(cards.map(([word, [first = '']]) => [`${foldKey(word.toLowerCase())}\t${first}`, word]));
  return (word, [first = '']) => firsts.has(`${foldKey(word.toLowerCase())}\t${first}`);
}

const withoutForms = (word: TailWord) => ({ ...word, forms: [] });

/**
 * Finds words with meanings by hand that have no card: the frequency lists gave all of their uses to another word, as of Dutch `gelden` to `geld`,
 * whose plural is spelt alike.
 */
function findLost(
  { handwork, findClasses }: TailInput,
  hasCard: (word: string) => boolean,
): { word: string; meanings: string[]; classes: readonly PartOfSpeech[]; forms: string[] }[] {
  return [...handwork.meanings.values()]
    .filter(({ word }) => !hasCard(word) && !handwork.dropped.has(word))
    .map(({ word, meanings, forms }) => ({ word, meanings, classes: findClasses(word), forms }));
}

/**
 * Builds the cards behind those of the frequency lists: every other word of the dictionaries, best evidence first.
 * Their forms are those that lead to no card yet, and their classes are added to the deck's.
 */
export function buildTail(
  input: TailInput,
  { cards, cardsOfForm, classes: classesOf }: DeckOutput,
  limit: number,
): DeckFileCard[] {
  const { dropped } = input.handwork;
  const fold = (word: string) => (input.nounsAreCapitalised ? word : word.toLowerCase());
  const words = new Set(cards.map(([word]) => fold(word)));
  const isForm = (word: string) => cardsOfForm.has(word) || cardsOfForm.has(word.toLowerCase());
  // A name is a word of its own although it is spelt like a form: German `Polen` is Poland, and Poles.
  const isTaken = (word: string, pos: PartOfSpeech) =>
    words.has(fold(word)) || dropped.has(word) || (pos !== 'name' && isForm(word));
  const shares = new Map(input.forms.map(({ form, share }) => [form, share]));
  const tail: TailWord[] = [];
  for (const [word, classes] of findCandidates(input, isTaken)) {
    const found = toTailWord(input, word, classes);
    if (found) tail.push({ ...found, share: shares.get(word.toLowerCase()) ?? 0 });
  }
  const isTwin = createTwinCheck(cards);
  const taken = new Set(words);
  const paradigmOf = (word: string, pos: PartOfSpeech) => {
    const own = input.findParadigm(word, pos);
    return own.length > 1 || !input.hasCompounds
      ? own
      : inflectLikeHead(word, pos, input.findClasses, input.findParadigm);
  };
  const chosen = orderTail(tail)
    .filter(({ word, meanings }) => !isTwin(word, meanings) && !taken.has(fold(word)) && taken.add(fold(word)))
    .slice(0, limit);
  const shown = new Set([...words, ...chosen.map(({ word }) => fold(word))]);
  const byHand = findLost(input, (word) => shown.has(fold(word)));
  for (const { word } of byHand) taken.add(fold(word));
  const result: DeckFileCard[] = [];
  for (const { word, meanings, classes, forms: ownForms } of [...byHand, ...chosen.map(withoutForms)]) {
    classesOf.set(word, classes);
    const paradigm = [...new Set(classes.flatMap((pos) => paradigmOf(word, pos)))].sort(compare);
    const unattested = paradigm.filter((form) => !isForm(form) && !taken.has(fold(form)));
    const found = findForms({ word, share: 0, lemmas: [] }, ownForms, unattested);
    // Among its own forms: the other card's form is what running text mostly means.
    const forms = isForm(word) && !found.includes(word) ? [word, ...found] : found;
    result.push(forms.length > 0 ? [word, meanings, forms] : [word, meanings]);
  }
  return result;
}
