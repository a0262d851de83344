import { formatCount, formatNumber } from '../shared/format.ts';
import type { OwnWordsNotice } from './own-words.ts';

export const ownWordsText = {
  title: 'My words',
  intro: 'Meanings that you have written, and words that no deck has. They come first wherever a word is shown.',
  none: 'None yet. Write one here, on the hover card, or while you study.',
  noDeck: 'Get a deck first: a word belongs to a pair of languages.',
  search: 'Search my words',
  found: (count: number) => formatCount(count, { one: 'word', other: 'words' }),
  more: (left: number) => `Show more (${formatNumber(left)} left)`,
  notInDeck: 'Your own word',
  rank: (rank: number) => `Rank ${formatNumber(rank)}`,
  add: 'Add a word',
  pair: 'Languages',
  word: 'Word',
  meaning: 'Meaning',
  sentence: 'Sentence it stands in',
  sentenceHint: 'If you like: it is shown with the meaning when you study.',
  toStudy: 'Put it into study',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  remove: 'Remove',
  study: 'Study',
  actLabel: (act: string, word: string) => `${act}: ${word}`,
  missing: 'Write the word and its meaning first.',
  undo: 'Undo',
  notices: {
    saved: (word) => `${word} is saved.`,
    studied: (word) => `${word} comes in your next session.`,
    removed: (word) => `${word} is removed from your words.`,
  } satisfies Record<OwnWordsNotice['kind'], (word: string) => string>,
} as const;
