import { toLanguageCode } from '../../../../language/language-code.ts';
import { findScript, isWrittenIn } from '../../../../language/script.ts';
import type { Send } from '../../../../messaging/client.ts';
import type { NoteType } from '../../../../model/vocabulary.ts';
import { listAllLanguages } from '../../../shared/all-languages.ts';
import { type DetectLanguage, guessByText } from '../import/guess-pair.ts';
import type { LibraryPair } from './vocabulary-state.ts';

/** Fewer notes say little about a language that the learner has no deck of, unless its script does. */
const TELLING_NOTES = 5;

/** A language that is none of the decks', as its script shows. Source: ISO 639-3, "und". */
const OTHER = 'und';

/** Share of the words that decides on a deck against the browser's guess: in Chromium, `casa` and `libro` are Italian. */
const TELLING_SHARE = 0.75;

/** Recognises the languages of note types: that of the deck which has nearly all of their words, otherwise what {@link recogniseNotes} says. */
export function recogniseAll(
  noteTypes: readonly NoteType[],
  pairs: readonly LibraryPair[],
  { send, detect }: { send: Send; detect: DetectLanguage },
): Promise<(string | undefined)[]> {
  const own = pairs.map(({ from }) => from);
  const recognise = async (notes: NoteType) =>
    nameLanguage(notes) ?? (await findByDecks(send, notes, pairs)) ?? (await recogniseNotes(notes, own, detect));
  return Promise.all(noteTypes.map(recognise));
}

async function findByDecks(send: Send, notes: NoteType, pairs: readonly LibraryPair[]): Promise<string | undefined> {
  const words = listExamples(notes);
  // One deck is chosen anyway.
  if (words.length === 0 || new Set(pairs.map(({ from }) => from)).size < 2) return undefined;
  let best = { from: '', found: words.length * TELLING_SHARE };
  for (const { pair, from } of pairs) {
    const { found } = await send('study.matchWords', { pair, words });
    const count = found.filter((card) => card !== null).length;
    if (count > best.found) best = { from, found: count };
  }
  return best.from || undefined;
}

/** A longer text is a sentence, which no deck has. */
const LONGEST_WORD = 100;

const listExamples = ({ examples, choice }: NoteType) =>
  examples.map((fields) => fields[choice.word] ?? '').filter((word) => word !== '' && word.length <= LONGEST_WORD);

/** A Kindle names its languages. */
const nameLanguage = ({ id }: NoteType) => (/^[a-z]{2,3}(?:-|$)/i.test(id) ? toLanguageCode(id) : undefined);

/**
 * Recognises the language of a note type's words, ISO 639-3: a Kindle names it, otherwise the browser guesses.
 *
 * @param own - Languages of the library's decks.
 */
export async function recogniseNotes(
  notes: NoteType,
  own: readonly string[],
  detect: DetectLanguage,
): Promise<string | undefined> {
  const named = nameLanguage(notes);
  if (named !== undefined) return named;
  const { examples, choice } = notes;
  const words = examples.flatMap((fields) => [fields[choice.word] ?? '', fields[choice.reading ?? choice.word] ?? '']);
  const codes = listAllLanguages().map(({ iso639_3 }) => iso639_3);
  const text = words.join('\n');
  const guessed = await guessByText(text, codes, detect);
  const script = findScript(text);
  if (script !== undefined && !own.some((language) => isWrittenIn(language, script))) return guessed ?? OTHER;
  const isLikely = guessed !== undefined && (own.includes(guessed) || examples.length >= TELLING_NOTES);
  return isLikely ? guessed : undefined;
}
