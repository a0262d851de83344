import type { RatingCount } from '../../settings/settings.ts';

export const studySettingsText = {
  title: 'Study',
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
} as const;

export const dataText = {
  title: 'Data',
  intro: 'What you have studied and written, and your settings, in one file. API keys are never in it.',
} as const;
