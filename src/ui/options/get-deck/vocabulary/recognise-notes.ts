import { toLanguageCode } from '../../../../language/language-code.ts';
import { findScript, isWrittenIn } from '../../../../language/script.ts';
import type { NoteType } from '../../../../model/vocabulary.ts';
import { listAllLanguages } from '../../../shared/all-languages.ts';
import { type DetectLanguage, guessByText } from '../import/guess-pair.ts';

/** Fewer notes say little about a language that the learner has no deck of, unless its script does. */
const TELLING_NOTES = 5;

/** A language that is none of the decks', as its script shows. Source: ISO 639-3, "und". */
const OTHER = 'und';

/**
 * Recognises the language of a note type's words, ISO 639-3: a Kindle names it, otherwise the browser guesses.
 *
 * @param own - Languages of the library's decks.
 */
export async function recogniseNotes(
  { id, examples, choice }: NoteType,
  own: readonly string[],
  detect: DetectLanguage,
): Promise<string | undefined> {
  const named = /^[a-z]{2,3}(?:-|$)/i.test(id) ? toLanguageCode(id) : undefined;
  if (named !== undefined) return named;
  const words = examples.flatMap((fields) => [fields[choice.word] ?? '', fields[choice.reading ?? choice.word] ?? '']);
  const codes = listAllLanguages().map(({ iso639_3 }) => iso639_3);
  const text = words.join('\n');
  const guessed = await guessByText(text, codes, detect);
  const script = findScript(text);
  if (script !== undefined && !own.some((language) => isWrittenIn(language, script))) return guessed ?? OTHER;
  const isLikely = guessed !== undefined && (own.includes(guessed) || examples.length >= TELLING_NOTES);
  return isLikely ? guessed : undefined;
}
