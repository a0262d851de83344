import type { RatingCount } from '../../../settings/settings.ts';
import type { Command } from '../../popup/keyboard.ts';
import type { StudyCommand } from '../../study/study-keyboard.ts';
import type { TextsOf } from '../texts.ts';

/** What the keyboard does: shown when it is asked for. */
const keys = {
  /** As they are printed on keyboards of the language. */
  names: { space: 'Space', enter: 'Enter', home: 'Home', end: 'End', shift: 'Shift' },

  browse: {
    forward: 'Next card',
    back: 'Previous card',
    first: 'First card',
    last: 'Last card',
    jump: 'Go to a rank',
    keys: 'Show these keys',
  } satisfies Record<Command, string>,

  study: {
    reveal: 'Show the other side; then: the answer that is marked',
    check: 'Where you type the answer: check it',
    undo: 'Undo, as far back as you like',
    redo: 'Bring back what was undone',
    know: 'I know this word',
    edit: 'Write your own meaning',
    speak: 'Say the word',
    bury: 'Not before tomorrow',
    suspend: 'Pause the word',
    keys: 'Show these keys',
  } satisfies Record<StudyCommand | 'check', string>,

  ratings: { two: 'Forgot, Remembered', four: 'Forgot, Hard, Remembered, Easy' } satisfies Record<RatingCount, string>,
};

export type KeysTexts = TextsOf<typeof keys>;
export default keys;
