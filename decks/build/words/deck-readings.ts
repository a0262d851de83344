import type { PartOfSpeech } from '../../read/freedict.ts';
import type { Reading } from '../../read/reading.ts';
import type { DeckInput } from '../cards/deck-input.ts';
import type { Handwork, SharedCard } from '../cards/handwork.ts';
import type { FormFrequency } from './frequency.ts';
import { CLOSED_TAG } from './lemmas.ts';
import type { OwnFeminines } from './own-feminines.ts';
import { createParticipleCheck } from './participles.ts';
import { createWeigher } from './weight.ts';

/** A form that is written with a capital more often than this is a name, if it can be one. */
export const MOSTLY_CAPITALISED = 0.8;
/** A German form that is capitalised less often than this is not a noun. */
const SELDOM_CAPITALISED = 0.15;

/** The spelling under which the dictionaries, or a person in their place, give a lemma a meaning: itself or an alias. */
function findSpelling(
  input: DeckInput,
  lemma: string,
  pos: PartOfSpeech,
  onlyByHand: ReadonlySet<string>,
): string | undefined {
  return [lemma, ...input.toAliases(lemma, pos)].find(
    (spelling) =>
      onlyByHand.has(spelling) ||
      (input.findClasses(spelling).length > 0 && input.findMeanings(spelling, pos).length > 0),
  );
}

/** Words with meanings by hand for which no two dictionaries agree on any: without these they would get no card. */
function findOnlyByHand({ handwork, findClasses, findMeanings }: DeckInput): Set<string> {
  const words = [...handwork.meanings.keys()];
  return new Set(words.filter((word) => findClasses(word).every((pos) => findMeanings(word, pos).length === 0)));
}

/**
 * Creates the reader of a deck's forms: which lemmas a form belongs to, and with what weight.
 *
 * @param closed - Words of closed classes by form, which were written by hand.
 */
export function createFormReader(
  input: DeckInput,
  closed: ReadonlyMap<string, string[]>,
  feminines: OwnFeminines,
): (form: FormFrequency) => Reading[] {
  const onlyByHand = findOnlyByHand(input);
  const ownersByHand = new Map<string, string[]>();
  for (const word of onlyByHand)
    for (const form of [word, ...(input.handwork.meanings.get(word)?.forms ?? [])])
      ownersByHand.set(form, [...(ownersByHand.get(form) ?? []), word]);
  const closedWords = new Set([...closed.values()].flat());
  const isClosed = (lemma: string) => closedWords.has(lemma);
  const weigh = createWeigher(input);
  const isMereParticiple = createParticipleCheck(input);

  /** The readings of the tables whose lemmas have meanings, each with the spelling that has them. */
  function toAnalysed(all: readonly Reading[]): Reading[] {
    const analysed: Reading[] = [];
    for (const reading of all) {
      // A closed-class word has the forms that were written by hand, not those of a noun of the same spelling.
      if (isClosed(reading.lemma) && reading.pos !== 'v' && reading.pos !== 'a') continue;
      const filed = feminines.findWord(reading);
      const lemma = reading.pos === 'name' ? undefined : findSpelling(input, filed, reading.pos, onlyByHand);
      if (lemma !== undefined && !isMereParticiple(lemma, reading.pos)) analysed.push({ ...reading, lemma });
    }
    return analysed;
  }

  /** Adds the words that are written like the form itself. */
  function addHeadwords(analysed: readonly Reading[], form: FormFrequency): Reading[] {
    /** Whether a spelling is a word of a class, beside the analysed readings. */
    const isWord = (own: string, pos: PartOfSpeech) => {
      if (pos === 'name' || pos === 'affix' || input.findMeanings(own, pos).length === 0) return false;
      if (isMereParticiple(own, pos)) return false;
      // A dictionary also has inflected forms as headwords; where an analyser knows better, only uninflected classes are added.
      const isUninflected = (pos === 'r' || pos === 'x') && own === form.form;
      // Swedish `vidare` is an adverb of its own beside the comparative of `vid`.
      const isBesideAdjective = pos === 'r' && analysed.every((reading) => reading.pos === 'a');
      return analysed.length === 0 || (isUninflected && (input.nounsAreCapitalised || isBesideAdjective));
    };
    const readings = [...analysed];
    // If neither a dictionary nor a table knows a word, use the forms written by hand.
    if (analysed.length === 0)
      for (const lemma of ownersByHand.get(form.spelling) ?? ownersByHand.get(form.form) ?? [])
        readings.push({ lemma, pos: 'x', tags: 'headword' });
    for (const own of new Set([form.spelling, form.form])) {
      for (const pos of input.findClasses(own)) {
        const isKnown = readings.some((reading) => reading.lemma === own && reading.pos === pos);
        if (!isKnown && isWord(own, pos)) readings.push({ lemma: own, pos, tags: 'headword' });
      }
    }
    return readings;
  }

  /** Drops readings that are capitalised otherwise than the form, and those of words that get no card. */
  function dropUnlikely(readings: readonly Reading[], { capitalised }: FormFrequency): readonly Reading[] {
    // Some dictionaries write `Leraar` for `leraar`: the spelling of the running text is the word's.
    const isTwin = (lemma: string) =>
      !input.nounsAreCapitalised &&
      (capitalised ?? 0) < 0.5 &&
      lemma !== lemma.toLowerCase() &&
      readings.some((other) => other.lemma === lemma.toLowerCase());
    // German `näher` is hardly ever the noun, so it is better unread than read as one.
    const isOnlyNoun = (lemma: string) =>
      input.nounsAreCapitalised && (capitalised ?? 1) < SELDOM_CAPITALISED && /^\p{Lu}/u.test(lemma);
    if (readings.length > 0 && readings.every(({ lemma }) => isOnlyNoun(lemma))) return [];
    // A word that gets no card keeps no form from one that does.
    const kept = readings.filter(({ lemma }) => !input.handwork.dropped.has(lemma) && !isTwin(lemma));
    return kept.length > 0 ? kept : readings;
  }

  const findOthers = (form: FormFrequency) => {
    const own = closed.get(form.form);
    if (own) return own.map((lemma): Reading => ({ lemma, pos: 'x', tags: CLOSED_TAG }));
    const all = input.findReadings(form);
    // Paris is not a plural of `pari`, and Roma is not a form of `romo`.
    const isMostlyCapitalised = (form.capitalised ?? 0) > MOSTLY_CAPITALISED;
    if (isMostlyCapitalised && all.some(({ pos }) => pos === 'name') && !input.nounsAreCapitalised) return [];
    const readings = dropUnlikely(addHeadwords(toAnalysed(all), form), form);
    return readings.map((reading) => ({ ...reading, weight: weigh(reading) }));
  };
  return toShared(input.handwork, findOthers);
}

/** Gives the words that share a form with others their part of it, and the others what is left. */
function toShared(
  { shared }: Handwork,
  findOthers: (form: FormFrequency) => Reading[],
): (form: FormFrequency) => Reading[] {
  const sharers = new Map<string, SharedCard>();
  for (const card of shared.values())
    for (const form of [card.word, ...card.forms]) sharers.set(form.toLowerCase(), card);
  return (form) => {
    const sharer = sharers.get(form.form);
    const readings = findOthers(form);
    if (!sharer) return readings;
    const others = readings.filter(({ lemma }) => lemma !== sharer.word);
    const { word, part } = sharer;
    return [{ lemma: word, pos: 'n', tags: CLOSED_TAG, part: others.length === 0 ? 1 : part }, ...others];
  };
}
