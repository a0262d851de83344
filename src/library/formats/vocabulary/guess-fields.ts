import type { FieldChoice } from '../../../model/vocabulary.ts';
import { findRole, type Role } from '../columns.ts';
import { toPlainField } from './plain-field.ts';

/** Notes of each type to guess by and to show. */
export const EXAMPLE_NOTES = 40;

/** What a field holds by its name: "Expression", "Vocabulary-English", "Word Reading". A sentence or a sound is none of them. */
function guessRole(name: string): Role | undefined {
  const whole = findRole(name);
  if (whole !== undefined) return whole;
  if (/sentence|example|audio|sound|image|picture|note|frequency|index|sort/i.test(name)) return undefined;
  const parts = name.split(/[^\p{L}\p{N}]+/u).map(findRole);
  // "Word Reading" is a reading, and "Vocabulary-English" a meaning.
  return (['reading', 'meanings', 'word'] as const).find((role) => parts.includes(role));
}

/** "Sentence", "Example sentence", "例文", but not its sound, its reading or what it means. */
export const isSentence = (name: string) =>
  /sentence|example|satz|beispiel|phrase|frase|exemple|ejemplo|exemplo|пример|例文|例句/i.test(name) &&
  !/audio|sound|image|picture|reading|furigana|kana|pinyin|english|meaning|translat|deutsch|перевод/i.test(name);

/**
 * Guesses the fields by their names, and otherwise by their order among those that hold text.
 *
 * @param notes - Some notes, as HTML.
 */
export function guessFields(fields: readonly string[], notes: readonly (readonly string[])[]): FieldChoice {
  const roles = fields.map(guessRole);
  const isFilled = (index: number) => notes.some((note) => toPlainField(note[index] ?? '') !== '');
  const find = (role: Role) => {
    const index = roles.findIndex((candidate, place) => candidate === role && isFilled(place));
    return index < 0 ? undefined : index;
  };
  const filled = [...fields.keys()].filter((index) => isFilled(index) && !isNumbers(notes, index));
  const reading = find('reading');
  const word = find('word') ?? filled.find((index) => index !== reading && roles[index] !== 'meanings') ?? 0;
  const meaning = find('meanings') ?? filled.find((index) => index > word && roles[index] === undefined);
  const sentence = fields.findIndex(
    (name, index) => index !== word && index !== meaning && index !== reading && isSentence(name) && isFilled(index),
  );
  return {
    word,
    ...(meaning === undefined || meaning === word ? {} : { meaning }),
    ...(reading === undefined || reading === word ? {} : { reading }),
    ...(sentence < 0 ? {} : { sentence }),
  };
}

function isNumbers(notes: readonly (readonly string[])[], index: number): boolean {
  const cells = notes.map((note) => note[index]?.trim() ?? '').filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => /^[\d.,]+$/.test(cell));
}
