import type { CardFront, RatingCount } from '../../settings/settings.ts';
import { INTERFACE_LOCALE } from '../shared/locale.ts';

export const studySettingsText = {
  title: 'Study',
  progress: 'Progress: statistics, what you know already, words set aside',
  newPerDay: 'New words a day',
  newPerDayHint: 'Over all decks. Each new word comes back about ten times in its first year.',
  retention: 'How well to keep words',
  retentionHint: 'Words come back when the chance that you know them has fallen to this. Higher means more reviews.',
  retentions: {
    '0.8': '80 %: fewer reviews',
    '0.85': '85 %',
    '0.9': '90 %: recommended',
    '0.95': '95 %: about twice as many reviews',
  },
  ratings: 'Answers',
  ratingsHint: 'If a word was forgotten, "Forgot" is the answer, however near it was.',
  ratingCounts: { two: 'Forgot, Remembered', four: 'Forgot, Hard, Remembered, Easy' } satisfies Record<
    RatingCount,
    string
  >,
  front: 'What is asked',
  frontHint: 'Sound needs a voice of the language in your browser. Where there is none, the word is shown.',
  fronts: {
    word: 'The word: you say what it means',
    meaning: 'The meaning: you say the word',
    sound: 'The sound of the word: you listen first',
  } satisfies Record<CardFront, string>,
  typing: 'Type the answer',
  typingHint:
    'Any meaning of the card counts, yours too. A slip is asked once more, and accents are let pass once. You decide in the end.',
} as const;

export const reminderText = {
  label: 'Remind me once a day',
  hint: 'Without a sound, and only if words are due and you have not studied yet.',
  hour: 'From',
  at: (hour: number) =>
    new Intl.DateTimeFormat(INTERFACE_LOCALE, { hour: 'numeric', minute: '2-digit' }).format(
      new Date(2000, 0, 1, hour),
    ),
  refused: 'The browser does not let Wayword show notifications. You can allow it when you switch this on again.',
} as const;

export const dataText = {
  title: 'Data',
  intro: 'What you have studied and written, and your settings, in one file. API keys are never in it.',
} as const;
