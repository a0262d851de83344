import { expect, test } from 'vitest';
import { describeStudyCard, type StudyCardState } from '../../../src/ui/study/study-card-state.ts';

type Facts = Parameters<typeof describeStudyCard>[0];

const QUESTION: Facts = {
  card: { phase: 'review', isMet: false },
  side: 'front',
  isIntroduction: false,
  isEditing: false,
  front: 'word',
  hasReadings: false,
  isTyping: false,
};
const FRONT: StudyCardState = {
  side: 'front',
  newness: undefined,
  face: 'word',
  hasReading: false,
  hasSentences: false,
  hasAnswerField: false,
  hasMeanings: false,
  definition: undefined,
};
const BACK: StudyCardState = { ...FRONT, side: 'back', hasReading: true, hasMeanings: true, definition: 'button' };
const NEW = { phase: 'new', isMet: false } as const;
const MET = { phase: 'review', isMet: true } as const;

test.each<[string, Partial<Facts>, StudyCardState]>([
  ['a question', {}, FRONT],
  ['a question with its reading', { hasReadings: true }, { ...FRONT, hasReading: true }],
  ['a question about a meaning', { front: 'meaning' }, { ...FRONT, face: 'meaning' }],
  ['a spoken question', { front: 'sound' }, { ...FRONT, face: 'sound' }],
  ['a question with the sentences of pages', { card: MET }, { ...FRONT, hasSentences: true }],
  [
    'a question about a meaning, whose sentences would show the word',
    { card: MET, front: 'meaning' },
    { ...FRONT, face: 'meaning' },
  ],
  ['a question to type', { isTyping: true }, { ...FRONT, hasAnswerField: true }],
  ['the first question about a word', { card: NEW }, { ...FRONT, newness: 'first-question' }],
  ['an answer', { side: 'back' }, BACK],
  [
    'an answer to a typed question about a meaning',
    { side: 'back', front: 'meaning', isTyping: true, card: MET },
    BACK,
  ],
  [
    'an answer while its meaning is edited',
    { side: 'back', isEditing: true },
    { ...BACK, hasMeanings: false, definition: 'form' },
  ],
  ['a question that was left while its meaning was edited', { isEditing: true }, FRONT],
  [
    'an introduction, which cannot be edited',
    { card: NEW, isIntroduction: true, front: 'sound', isTyping: true, isEditing: true },
    { ...BACK, side: 'new', newness: 'new-word', definition: undefined },
  ],
])('%s', (_, facts, expected) => {
  expect(describeStudyCard({ ...QUESTION, ...facts })).toEqual(expected);
});
