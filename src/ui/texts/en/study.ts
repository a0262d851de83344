import type { Rating } from '../../../model/rating.ts';
import { formatCount, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { StudyNoticeKind } from '../../study/study-notice.ts';
import type { TextsOf } from '../texts.ts';

const study = {
  study: {
    card: 'Word to study',
    show: 'Show',
    rank: (rank: number) => `Rank ${formatNumber(rank)}`,
    newWord: 'New word',
    notInDeck: 'No longer in the deck',
    ownWord: 'Your own word',
    practice: 'Practice: nothing is counted',
    yours: 'Yours',
    noMeanings: 'No meaning given. You can write your own.',
    speak: 'Say it',
    left: (count: number) => formatCount(count, { other: '# left' }),
    progress: 'Done today',
    answers: 'How well did you know it?',
    ratings: { again: 'Forgot', hard: 'Hard', good: 'Remembered', easy: 'Easy' } satisfies Record<Rating, string>,
    undo: 'Undo',
    know: 'I know it',
    edit: 'Edit',
    bury: 'Tomorrow',
    suspend: 'Pause',
    definition: 'Your own meaning',
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Remove',
    leech: (lapses: number) =>
      formatCount(lapses, {
        one: 'Forgotten # time. Write a meaning of your own, or pause the word.',
        other: 'Forgotten # times. Write a meaning of your own, or pause the word.',
      }),
    clockBehind: 'The clock of this machine is behind your last answer. Answers are counted on the day it says.',

    doneTitle: 'Done for today',
    nothingTitle: 'Nothing to study now',
    nothingAdvice:
      'All words of today are done, or none are wanted. You choose how many new words a day in the options.',
    pauseTitle: 'Time is up',
    summary: (answers: number, remembered: number, ms: number) =>
      formatCount(answers, {
        one: `# answer, ${formatNumber(remembered)} remembered, in ${formatEstimate(ms)}.`,
        other: `# answers, ${formatNumber(remembered)} remembered, in ${formatEstimate(ms)}.`,
      }),
    newToday: (count: number) => formatCount(count, { one: '# new word today.', other: '# new words today.' }),
    nothingTomorrow: 'Nothing is due tomorrow.',
    tomorrow: (count: number) => formatCount(count, { one: 'Tomorrow: # word.', other: 'Tomorrow: # words.' }),
    progressLink: 'Progress and statistics',
    goOn: 'Go on',
    practise: 'Practise more',
    fiveMinutes: '5 minutes',
    oneDeck: 'This deck only',
  },

  notices: {
    'answered-elsewhere': 'This word was answered in another window. Here is what comes next.',
    'nothing-to-undo': 'There is nothing to undo.',
    'nothing-to-redo': 'There is nothing to bring back.',
    undone: 'Taken back. Answer again.',
    'taken-back': 'Taken back.',
    redone: 'Brought back.',
    'no-practice': 'There is nothing to practise yet.',
    known: 'Marked as known. It will not be asked.',
    paused: 'Paused. It will not be asked.',
    'put-off': 'Put off until tomorrow.',
  } satisfies Record<StudyNoticeKind, string>,
};

export type StudyTexts = TextsOf<typeof study>;
export default study;
