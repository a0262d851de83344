import { findScript, isWrittenIn } from '../../../../language/script.ts';
import { MAX_SENTENCE_LENGTH } from '../../../../messaging/parse.ts';
import type { PairId } from '../../../../model/pair.ts';
import {
  type FieldChoice,
  type FittedSchedule,
  type ImportCounts,
  type ImportedWord,
  type NoteType,
  OUTCOMES,
  type Outcome,
  type Program,
  STANDINGS,
  type Standing,
  type VocabularyChoice,
  type VocabularyFile,
  type VocabularyWord,
  type VocabularyWords,
} from '../../../../model/vocabulary.ts';

/** Intervals in days from which a word may count as known. */
export const KNOWN_DAYS = [7, 14, 21, 30, 60, 90] as const;
const USUAL_KNOWN_DAYS = 21;

/** The choices about a note type. */
export interface NoteTypeChoice extends FieldChoice {
  isTaken: boolean;
}

/** All choices about a file. */
export interface VocabularyChoices {
  /** Whose deck the words are for; undefined without a deck. */
  pair: PairId | undefined;
  /** By id. */
  noteTypes: Readonly<Record<string, NoteTypeChoice>>;
  withoutDecks: readonly string[];
  knownDays: number;
  outcomes: Readonly<Record<Standing, Outcome>>;
  /** Whether to adopt the schedule that the program fitted; undefined until that is chosen. */
  isScheduleTaken?: boolean | undefined;
}

/** A pair of the library, with the language of its words. */
export interface LibraryPair {
  pair: PairId;
  from: string;
}

/** What becomes of the words of each program by default: what it says is known is known, and what only lies there is left. */
const USUAL_OUTCOMES: Readonly<Record<Program, Record<Standing, Outcome>>> = {
  anki: { known: 'continue', learning: 'continue', new: 'leave', suspended: 'leave' },
  kindle: { known: 'know', learning: 'study', new: 'study', suspended: 'leave' },
  koreader: { known: 'know', learning: 'continue', new: 'study', suspended: 'leave' },
  table: { known: 'know', learning: 'study', new: 'leave', suspended: 'leave' },
};

/**
 * Chooses the pair by the largest note type in a language of the library, and the note types that are in its language or in none that was
 * recognised.
 *
 * @param languages - Of the note types, in their order; undefined where it was not recognised.
 * @param pairs - The pairs of the library, the best first.
 */
export function startChoices(
  { program, noteTypes }: VocabularyFile,
  languages: readonly (string | undefined)[],
  pairs: readonly LibraryPair[],
): VocabularyChoices {
  const recognised = languages.map((language) => pairs.find(({ from }) => from === language));
  const best = recognised.find((pair) => pair !== undefined) ?? pairs[0];
  return {
    pair: best?.pair,
    noteTypes: takeNoteTypes(noteTypes, languages, best?.from),
    withoutDecks: [],
    knownDays: USUAL_KNOWN_DAYS,
    outcomes: USUAL_OUTCOMES[program],
  };
}

/** Takes the note types in a language again, and keeps their fields. */
export function takeNoteTypes(
  noteTypes: readonly NoteType[],
  languages: readonly (string | undefined)[],
  from: string | undefined,
  before: VocabularyChoices['noteTypes'] = {},
): Record<string, NoteTypeChoice> {
  const isOfLanguage = (index: number) => languages[index] === undefined || languages[index] === from;
  const isAny = noteTypes.some((_, index) => isOfLanguage(index));
  return Object.fromEntries(
    noteTypes.map(({ id, choice }, index) => [
      id,
      { ...choice, ...before[id], isTaken: isAny ? isOfLanguage(index) : index === 0 },
    ]),
  );
}

/** What the reader is asked for. */
export function toVocabularyChoice({ noteTypes, withoutDecks, knownDays }: VocabularyChoices): VocabularyChoice {
  const taken = Object.entries(noteTypes).filter(([, { isTaken }]) => isTaken);
  return {
    noteTypes: taken.map(([id, { isTaken: _, ...fields }]) => ({ id, ...fields })),
    withoutDecks: [...withoutDecks],
    knownDays,
  };
}

/** Leaves out the words that the language of the deck is not written in, as where one note type serves two languages. */
export function dropOtherScripts(
  read: VocabularyWords,
  from: string | undefined,
): VocabularyWords & { otherScript: number } {
  const isOwn = ({ word }: VocabularyWord) => {
    const script = findScript(word);
    return from === undefined || script === undefined || isWrittenIn(from, script);
  };
  const words = read.words.filter(isOwn);
  return { ...read, words, otherScript: read.words.length - words.length };
}

/** Only answers can be continued. */
const hasAnswers = ({ last, past }: VocabularyWord) => last !== undefined || past !== undefined;

/** What becomes of words that are to continue, and have nothing to continue. */
const INSTEAD = { known: 'know', learning: 'study', new: 'study', suspended: 'leave' } as const;

/** The outcomes to choose from. */
export function listOutcomes(standing: Standing, words: readonly VocabularyWord[]): Outcome[] {
  const canContinue = words.some((word) => word.standing === standing && hasAnswers(word));
  return OUTCOMES.filter((outcome) => outcome !== 'continue' || canContinue);
}

/** What is offered as chosen for a standing. */
export function findChosenOutcome(
  standing: Standing,
  words: readonly VocabularyWord[],
  outcomes: VocabularyChoices['outcomes'],
): Outcome {
  const chosen = outcomes[standing];
  return listOutcomes(standing, words).includes(chosen) ? chosen : INSTEAD[standing];
}

/** What becomes of a word. */
export function findOutcome(word: VocabularyWord, outcomes: VocabularyChoices['outcomes']): Outcome {
  const chosen = outcomes[word.standing];
  return chosen === 'continue' && !hasAnswers(word) ? INSTEAD[word.standing] : chosen;
}

/** Number of words of each standing, without those that there are none of. */
export function countStandings(words: readonly VocabularyWord[]): { standing: Standing; count: number }[] {
  return STANDINGS.map((standing) => ({
    standing,
    count: words.filter((word) => word.standing === standing).length,
  })).filter(({ count }) => count > 0);
}

/** Words of each standing in the preview. */
const SHOWN_OF_STANDING = 3;

/** A word of the preview. */
export interface ExampleWord extends VocabularyWord {
  /** The word of its card, if that is another form. */
  lemma?: string;
  outcome: Outcome;
}

/** Some words of each standing, the best known first. If forms lead to cards, the last one shows that. */
export function pickExamples(
  words: readonly VocabularyWord[],
  { found, forms }: { found: readonly (string | null)[]; forms: ReadonlySet<number> },
  outcomes: VocabularyChoices['outcomes'],
): ExampleWord[] {
  return STANDINGS.flatMap((standing) => {
    const places = [...words.keys()].filter((index) => words[index]?.standing === standing);
    const shown = places.slice(0, SHOWN_OF_STANDING);
    const form = places.find((index) => forms.has(index));
    if (form !== undefined && !shown.includes(form)) shown.splice(SHOWN_OF_STANDING - 1, 1, form);
    return shown.flatMap((index) => {
      const [word, lemma] = [words[index], forms.has(index) ? found[index] : undefined];
      return word ? [{ ...word, outcome: findOutcome(word, outcomes), ...(lemma ? { lemma } : {}) }] : [];
    });
  });
}

/** What is imported. */
export interface ImportedWords {
  known: string[];
  words: ContinuedWord[];
}

/** A word to study, with the number of its answers in the other program. */
export interface ContinuedWord extends ImportedWord {
  past?: { card: number; newest: number; count: number } | undefined;
}

/**
 * The words that are imported.
 *
 * @param found - For each word that of its card, or null.
 */
export function toImportedWords(
  words: readonly VocabularyWord[],
  found: readonly (string | null)[],
  outcomes: VocabularyChoices['outcomes'],
): ImportedWords {
  const imported: ImportedWords = { known: [], words: [] };
  words.forEach((word, index) => {
    const outcome = findOutcome(word, outcomes);
    const card = found[index] ?? undefined;
    if (outcome === 'know') imported.known.push(card ?? word.word);
    else if (outcome !== 'leave') imported.words.push(toImportedWord(word, card, outcome));
  });
  return imported;
}

/** The schedule to adopt: unless that is chosen, one that was fitted to the learner here stays. */
export function findTakenSchedule(
  { isScheduleTaken, pair }: VocabularyChoices,
  { schedule, counts }: Pick<VocabularyWords, 'schedule'> & { counts: ImportCounts },
): FittedSchedule | undefined {
  return pair !== undefined && (isScheduleTaken ?? !counts.isFitted) ? schedule?.fitted : undefined;
}

/** Words of a part: storing it takes half a second. Each transaction costs a tenth of a second however few it stores. */
const WORDS_OF_PART = 1_500;
/** Answers of a part, for the same reason. */
const ANSWERS_OF_PART = 3_000;

/** Cuts words into parts, in the order of the database, which stores those fastest that are near each other. Of words with the same card, the first counts. */
export function splitWords({ known, words }: ImportedWords): ImportedWords[] {
  const all = new Map<string, ContinuedWord | undefined>();
  for (const word of known) if (!all.has(word)) all.set(word, undefined);
  for (const imported of words) if (!all.has(imported.word)) all.set(imported.word, imported);
  const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1));
  const parts: ImportedWords[] = [];
  let [count, answers] = [WORDS_OF_PART, 0];
  for (const [word, imported] of sorted) {
    const more = imported?.past?.count ?? 0;
    if (count === WORDS_OF_PART || (count > 0 && answers + more > ANSWERS_OF_PART)) {
      parts.push({ known: [], words: [] });
      [count, answers] = [0, 0];
    }
    if (imported) parts.at(-1)?.words.push(imported);
    else parts.at(-1)?.known.push(word);
    count += 1;
    answers += more;
  }
  return parts;
}

function toImportedWord(
  { word, meaning, reading, sentence, title, last, past, card: id }: VocabularyWord,
  card: string | undefined,
  outcome: ImportedWord['outcome'],
): ContinuedWord {
  const isMet = sentence !== undefined && sentence.length <= MAX_SENTENCE_LENGTH;
  return {
    word: card ?? word,
    isInDeck: card !== undefined,
    outcome,
    ...(card === undefined && { meaning, reading }),
    ...(isMet && { sentence, title: title?.slice(0, MAX_SENTENCE_LENGTH) }),
    ...(outcome === 'continue' && { last }),
    ...(outcome === 'continue' && past && id !== undefined && { past: { card: id, ...past } }),
  };
}
