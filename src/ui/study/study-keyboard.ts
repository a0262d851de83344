import { SCREEN_KEYS, SHIFTED_KEYS, WORD_KEYS } from '../../model/keymap.ts';
import type { Rating } from '../../model/rating.ts';
import type { RatingCount } from '../../settings/settings.ts';
import { isLetter, type KeyPress } from '../shared/key-press.ts';

export const STUDY_COMMANDS = [
  'reveal',
  'undo',
  'redo',
  'know',
  'edit',
  'speak',
  'sentence',
  'bury',
  'suspend',
  'search',
  'keys',
] as const;
export type StudyCommand = (typeof STUDY_COMMANDS)[number];

/** The offered ratings, in the order of their keys from 1. */
export const OFFERED_RATINGS: Record<RatingCount, readonly Rating[]> = {
  two: ['again', 'good'],
  four: ['again', 'hard', 'good', 'easy'],
};

/** State that decides the keys of the study screen. */
export interface StudyKeyChoices {
  ratings: RatingCount;
  /** Whether single letters, digits and symbols are shortcuts. */
  hasLetterKeys: boolean;
}

/** Finds the action of a key on the study screen. */
export function findStudyCommand(
  press: KeyPress & { shiftKey: boolean },
  { ratings, hasLetterKeys }: StudyKeyChoices,
): StudyCommand | { rating: Rating } | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  if (press.key === ' ') return 'reveal';
  if (!hasLetterKeys) return undefined;
  if (press.key === SCREEN_KEYS.keys) return 'keys';
  if (press.key === SCREEN_KEYS.search) return 'search';
  if (isLetter(press, SCREEN_KEYS.sentence)) return 'sentence';
  const rating = OFFERED_RATINGS[ratings][toDigit(press) - 1];
  if (rating) return { rating };
  const [commands, letters]: [readonly StudyCommand[], Partial<Record<StudyCommand, string>>] = press.shiftKey
    ? [SHIFTED_COMMANDS, SHIFTED_KEYS]
    : [LETTER_COMMANDS, WORD_KEYS];
  return commands.find((command) => isLetter(press, letters[command] ?? ''));
}

const LETTER_COMMANDS = ['speak', 'know', 'edit', 'undo'] as const;
const SHIFTED_COMMANDS = ['redo', 'bury', 'suspend'] as const;

/** The digit of a key, even if digits need Shift, as on a French keyboard; 0 for none. */
function toDigit({ key, code }: KeyPress): number {
  if (/^[1-9]$/.test(key)) return Number(key);
  const place = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return place === undefined || key === '?' ? 0 : Number(place);
}
