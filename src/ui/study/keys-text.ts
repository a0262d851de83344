import type { RatingCount } from '../../settings/settings.ts';
import type { StudyCommand } from './study-keyboard.ts';

const keyRows: { command: StudyCommand | 'rate' | 'check'; keys: string[]; label: string }[] = [
  { command: 'reveal', keys: ['Space'], label: 'Show the other side; then: the answer that is marked' },
  { command: 'check', keys: ['Enter'], label: 'Where you type the answer: check it' },
  { command: 'undo', keys: ['z'], label: 'Undo, as far back as you like' },
  { command: 'redo', keys: ['Shift z'], label: 'Bring back what was undone' },
  { command: 'know', keys: ['k'], label: 'I know this word' },
  { command: 'edit', keys: ['e'], label: 'Write your own meaning' },
  { command: 'speak', keys: ['p'], label: 'Say the word' },
  { command: 'bury', keys: ['b'], label: 'Not before tomorrow' },
  { command: 'suspend', keys: ['s'], label: 'Pause the word' },
  { command: 'keys', keys: ['?'], label: 'Show these keys' },
];

const ratingKeys = {
  two: { keys: ['1', '2'], label: 'Forgot, Remembered' },
  four: { keys: ['1', '2', '3', '4'], label: 'Forgot, Hard, Remembered, Easy' },
};

/** The keys of the screen, those of the answers that are offered among them. */
export function studyKeyRows(count: RatingCount): { command: string; keys: string[]; label: string }[] {
  return keyRows.toSpliced(1, 0, { command: 'rate', ...ratingKeys[count] });
}
