import type { HeldKind } from '../../../model/held-words.ts';
import type { HeldAct } from '../../progress/held-list.ts';
import type { ProgressView } from '../../progress/place.ts';
import { formatCount, formatDate, formatEstimate, formatList, formatNumber, formatShare } from '../../shared/format.ts';
import type { TextsOf } from '../texts.ts';

const progress = {
  progress: {
    pageTitle: 'Wayword – Progress',
    title: 'Progress',
    views: 'Views',
    viewNames: { statistics: 'Statistics', check: 'What I know', held: 'Set aside' } satisfies Record<
      ProgressView,
      string
    >,
    deck: 'Deck',
    noDeck: 'There is no deck on this machine yet.',
    getDeck: 'Get a deck',
    study: 'Study now',
    numbers: 'Numbers',
    noNumber: '–',
    ranks: (first: number, last: number) =>
      first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`,
  },

  /** The check of which words are known. */
  check: {
    title: 'Which words do you know already?',
    intro:
      'You see about 30 words of this deck, and a few that do not exist. Say of each whether you know it. It takes a minute or two, and nothing is changed by it.',
    start: 'Start the check',
    preparing: 'Choosing words…',
    waiting: 'Waiting for the deck…',
    waitingNote: 'The deck is still being added. The check starts when all its words are here.',
    incomplete: 'Not all words of this deck are here yet. Start the check when the deck is complete.',
    known: 'I know it',
    unknown: 'I don’t',
    back: 'Back',
    stop: 'Stop',
    keys: 'Keys: 1 I don’t, 2 I know it, Z back',
    question: 'Do you know what this word means?',
    position: (place: number, total: number) => `${formatNumber(place)} of ${formatNumber(total)}`,
    progress: 'Words answered',
    again: 'Check again',

    resultTitle: (known: number, size: number) =>
      formatCount(size, {
        one: `You know about ${formatNumber(known)} of # word`,
        other: `You know about ${formatNumber(known)} of # words`,
      }),
    range: (low: number, high: number) =>
      `Nine times in ten the true number is between ${formatNumber(low)} and ${formatNumber(high)}.`,
    noGuesses: (asked: number) =>
      formatCount(asked, {
        one: 'You did not claim the one word that does not exist.',
        other: 'You claimed none of the # words that do not exist.',
      }),
    guesses: (claimed: readonly string[], asked: number) =>
      formatCount(asked, {
        one: `You claimed the one word that does not exist (${formatList(claimed)}). That is taken into account.`,
        other: `You claimed ${formatNumber(claimed.length)} of the # words that do not exist (${formatList(claimed)}). That is taken into account.`,
      }),
    unclearTitle: 'Answer a few more words',
    unclear: 'Your answers do not give a clear result yet. Say “I know it” only if you know the meaning.',
    unclearAll: 'Your answers give no clear result. Check again, and say “I know it” only if you know the meaning.',
    claimed: (claimed: readonly string[]) => `You claimed to know words that do not exist: ${formatList(claimed)}.`,
    continue: 'Continue',
    curveTitle: 'How many words you know, by rank',
    curveRanks: 'Ranks',
    curveShare: 'Known',
  },

  /** Marking the first words of a deck as known. */
  know: {
    title: 'Mark the first words as known',
    intro: 'Words that are known are not asked. Words that you study already stay as they are.',
    rank: 'Up to rank',
    rankHint: (last: number) => `The deck ends at rank ${formatNumber(last)}.`,
    rankHintSoFar: (last: number) => `The deck is still being added. So far it reaches rank ${formatNumber(last)}.`,
    slider: 'Up to rank, by a slider',
    noneExpected: 'Going by the check, you know all of them.',
    /** @param unknown - How many of them the check takes for unknown. */
    expected: (unknown: number) =>
      formatCount(unknown, { other: 'Going by the check, you do not know about # of them.' }),
    markUndecided: 'Mark as known',
    mark: (count: number) => formatCount(count, { one: 'Mark # word as known', other: 'Mark # words as known' }),
    nothing: 'No word up to this rank is new.',
    fresh: (count: number) =>
      formatCount(count, { one: '# word up to this rank is new.', other: '# words up to this rank are new.' }),
    done: (count: number, rank: number) =>
      formatCount(count, {
        one: `# word up to rank ${formatNumber(rank)} is marked as known.`,
        other: `# words up to rank ${formatNumber(rank)} are marked as known.`,
      }),
    undo: 'Undo',
    takenBack: 'Taken back. They are new again.',
  },

  /** Words that are not asked, or that are forgotten again and again. */
  held: {
    titles: {
      suspended: 'Paused words',
      known: 'Known words',
      leech: 'Words that are forgotten again and again',
    } satisfies Record<HeldKind, string>,
    none: {
      suspended: 'None. “Pause” on a word while you study puts it here.',
      known: 'None are marked as known.',
      leech: 'None. A word that is forgotten eight times appears here.',
    } satisfies Record<HeldKind, string>,
    loading: 'Loading…',
    rank: (rank: number) => `Rank ${formatNumber(rank)}`,
    notInDeck: 'Not in the deck',
    lapses: (count: number) => formatCount(count, { one: 'forgotten # time', other: 'forgotten # times' }),
    acts: { want: 'Ask again', reset: 'Start over', suspend: 'Pause' } satisfies Record<HeldAct, string>,
    actLabel: (act: string, word: string) => `${act}: ${word}`,
    more: (left: number) => formatCount(left, { other: 'Show more (# left)' }),
    batch: (count: number, at: number) =>
      formatCount(count, {
        one: `# word marked at once, ${formatDate(at)}`,
        other: `# words marked at once, ${formatDate(at)}`,
      }),
    takeBack: 'Take back',
    done: {
      want: (word: string) => `${word} is asked again.`,
      reset: (word: string) => `${word} starts over as a new word.`,
      suspend: (word: string) => `${word} is paused.`,
    } satisfies Record<HeldAct, (word: string) => string>,
    batchDone: (count: number) => formatCount(count, { one: '# word is new again.', other: '# words are new again.' }),
    undo: 'Undo',
    undone: 'Undone.',
  },

  stats: {
    loading: 'Loading…',
    emptyTitle: 'Nothing studied yet',
    empty: 'After your first answers you see here how many words you keep, and what is to come.',

    summary: 'At a glance',
    streak: 'Days in a row',
    streakLongest: (longest: number) => formatCount(longest, { one: 'Longest: # day', other: 'Longest: # days' }),
    known: 'Known words',
    knownOf: (words: number) => formatCount(words, { other: 'Of # in this deck' }),
    knownOfSoFar: (words: number) => formatCount(words, { other: 'Of the # that are here so far' }),
    recalled: 'Kept, last 30 days',
    time: 'Time, last 30 days',
    timeADay: (ms: number) => `${formatEstimate(ms)} on a day of study`,
    noTime: 'None',
    noShare: '–',

    forecast: 'Reviews to come',
    forecastNote: 'All decks. New words, and words that are forgotten, add to it.',
    day: 'Day',
    today: 'Today',
    words: 'Words',
    answers: 'Answers a day',
    answersNote: 'All decks, the last 30 days.',
    remembered: 'Remembered',
    forgotten: 'Forgotten',
    retention: 'How many words you kept, by week',
    retentionNote: 'Of the words whose day had come. Steps of the same day are left out.',
    week: 'Week from',
    kept: 'Kept',
    wanted: (retention: number) => `Wanted: ${formatShare(retention)}`,
    ranks: 'Words of this deck by rank',
    ranksIncomplete: 'The deck is still being added. Its words by rank appear when it is complete.',
    ranksNote: 'Known: marked so, or kept for three weeks and more.',
    rank: 'Ranks',
    knownSeries: 'Known',
    learning: 'Learning',
    rest: 'Not yet',
    minutes: 'Minutes a day',
    minutesNote: 'All decks, the last 30 days. Breaks of more than two minutes are not counted.',
    minutesHead: 'Minutes',
  },
};

export type ProgressTexts = TextsOf<typeof progress>;
export default progress;
