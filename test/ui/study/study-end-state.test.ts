import { expect, test } from 'vitest';
import { describeStudyEnd, type StudyEndState } from '../../../src/ui/study/study-end-state.ts';
import { makeStudyView } from '../support/builders.ts';

type Facts = Parameters<typeof describeStudyEnd>[0];
interface End extends Partial<Omit<Facts, 'view'>> {
  view?: Partial<Facts['view']>;
}

const STUDIED = { reviews: 12, again: 2, new: 3, ms: 60_000 };
const IDLE = { reviews: 0, again: 0, new: 0, ms: 0 };
const BREAK = { kind: 'break', last: 20_787 } as const;
const RETURN = { kind: 'return', portion: 20 } as const;

function describeEnd({ view, ...facts }: End): StudyEndState {
  const idle = { today: IDLE, holiday: undefined, postponed: 0, tomorrow: 5, start: undefined };
  return describeStudyEnd({
    view: { ...makeStudyView(idle), ...view },
    isPause: false,
    isStopped: false,
    deck: undefined,
    ...facts,
  });
}

test.each<[string, End, StudyEndState['outcome'], StudyEndState['next']]>([
  ['all words are done', { view: { today: STUDIED } }, 'done', 'practise'],
  ['there was nothing to do', {}, 'nothing', 'practise'],
  ['the chosen time is over', { isPause: true, view: { today: STUDIED } }, 'pause', 'continue'],
  ['the learner stopped', { isPause: true, isStopped: true }, 'stopped', 'continue'],
  [
    'the learner stopped, and the words are done since',
    { isStopped: true, view: { today: STUDIED } },
    'done',
    'practise',
  ],
])('title and main button when %s', (_, end, outcome, next) => {
  expect(describeEnd(end)).toMatchObject({ outcome, next, hasRemaining: next === 'continue' });
});

test.each<[string, End, StudyEndState['summary']]>([
  ['results after answers', { view: { today: STUDIED } }, 'results'],
  ['results of a pause', { isPause: true, view: { today: STUDIED } }, 'results'],
  ['results even in a holiday', { view: { today: STUDIED, holiday: BREAK } }, 'results'],
  ['advice without answers', {}, 'advice'],
  ['advice after a holiday', { view: { holiday: RETURN } }, 'advice'],
  ['nothing in a pause without answers', { isPause: true }, 'none'],
  ['nothing in a holiday', { view: { holiday: BREAK } }, 'none'],
])('shows %s', (_, end, summary) => {
  expect(describeEnd(end).summary).toBe(summary);
});

test.each<[string, End, Partial<StudyEndState>]>([
  ['postponed words', { view: { postponed: 4 } }, { hasPostponed: true }],
  ['no postponed words', {}, { hasPostponed: false }],
  [
    'postponed words of a holiday, which its own note counts',
    { view: { postponed: 4, holiday: RETURN } },
    { hasPostponed: false },
  ],
  ['a day without work tomorrow', { view: { tomorrow: 0 } }, { hasTomorrow: true }],
  ['a pause before a day with work', { isPause: true }, { hasTomorrow: true }],
  ['a pause before a day without work', { isPause: true, view: { tomorrow: 0 } }, { hasTomorrow: false }],
  ['a holiday, which has no work', { view: { holiday: BREAK } }, { hasTomorrow: false }],
])('%s', (_, end, expected) => {
  expect(describeEnd(end)).toMatchObject(expected);
});

test.each<[string, End, number | undefined]>([
  ['a later start', { view: { start: 300 }, deck: { firstRank: 1 } }, 300],
  ['the first rank', { view: { start: 1 }, deck: { firstRank: 1 } }, undefined],
  ['no chosen start', { deck: { firstRank: 1 } }, undefined],
  ['no deck', { view: { start: 300 } }, undefined],
])('rank of new words with %s', (_, end, expected) => {
  expect(describeEnd(end).startRank).toBe(expected);
});
