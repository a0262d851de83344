import type { CardFront, RatingCount, Theme } from '../../../settings/settings.ts';
import type { OwnWordsNotice } from '../../options/own-words/own-words.ts';
import { formatCount, formatNumber } from '../../shared/format.ts';
import type { TextsOf } from '../texts.ts';

/** The sections of the options below what is seen first. */
const settings = {
  autoRefresh: {
    label: 'Refresh decks from the server by themselves',
    hint: 'Default: never. Asks only the server that you connected. The old copy of a deck answers until the new one is whole.',
    periods: { off: 'Never', weekly: 'Every week', monthly: 'Every month' },
  },

  /** The button that puts a section of settings back, and what is said of it. */
  reset: {
    button: 'Reset to defaults',
    label: (section: string) => `Reset to defaults: ${section}`,
    done: 'The defaults are back.',
    sitesKept: 'Sites with a choice of their own keep it.',
    undo: 'Undo',
    undone: 'Your choices are back.',
  },

  /** Under a field whose number cannot be taken. */
  numbers: {
    wrong: (max: number, stored: number) =>
      `Give a whole number from 0 to ${formatNumber(max)}. Until then it stays ${formatNumber(stored)}.`,
  },

  hover: {
    title: 'Hover',
    trigger: 'Look a word up when',
    triggerHint: 'Default: the pointer rests on it. A key, the menu of a selection and the toolbar always work.',
    triggers: {
      rest: 'the pointer rests on it',
      'rest-modifier': 'the pointer rests on it and a key is held',
      click: 'I click it',
      'double-click': 'I double-click it',
      off: 'I ask by key or menu only',
    },
    modifier: 'Key to hold',
    modifierHint: 'Default: Alt (on a Mac: Option).',
    modifiers: { alt: 'Alt', control: 'Ctrl', shift: 'Shift' },
    dwell: 'Wait before the card comes, in milliseconds',
    dwellHint: (usual: number) => `Default: ${formatNumber(usual)}. More, and the card comes only where you stay.`,
    switches: {
      selection: { label: 'Look up what I select', hint: 'On by default. Exactly the selected words, as they stand.' },
      touch: { label: 'Look up with a finger', hint: 'On by default. Tap a word and hold.' },
      keys: {
        label: 'Letter keys act on a card',
        hint: 'On by default. Once the pointer is on the card, or you have pinned it: P pins it, S says the word, A puts it into study, K marks it as known, N and B go to the next match and back. Until then the page gets every key. Never while you type.',
      },
    },
    scale: 'Size of the card’s text',
    scaleHint: (usual: string) => `Default: ${usual}.`,
    sites: 'Sites with a choice of their own',
    noSites: 'None. Turn a site off, or choose its language, in the toolbar popup or on the card.',
    sitesHint: 'Forget a site, and everything holds for it as for the others.',
    /** A site, and what holds for it alone. */
    siteEntry: (site: string, choices: readonly string[]) => `${site}: ${choices.join(' · ')}`,
    siteOff: 'off',
    siteKeys: 'letters act as soon as a card shows',
    keySite: 'Site where letters act as soon as a card shows',
    keySiteHint: 'Such as news.example. While a card shows there, the page does not get the keys of the card.',
    addSite: 'Add',
    wrongSite: 'Write the name of a site, such as news.example.',
    forget: 'Forget',
    forgetLabel: (site: string) => `Forget ${site}`,
  },

  studySettings: {
    title: 'Study',
    progress: 'Progress: statistics, what you know already, words set aside',
    newPerDay: 'New words a day',
    newPerDayHint: (usual: number) =>
      `Default: ${formatNumber(usual)}, over all decks. Each new word comes back about ten times in its first year.`,
    retention: 'How well to keep words',
    retentionHint: (usual: string) =>
      `Default: ${usual}. Words come back when the chance that you know them has fallen to this. Higher means more reviews.`,
    /** By the share that is kept. */
    retentions: {
      '0.8': '80%: fewer reviews',
      '0.85': '85%',
      '0.9': '90%: recommended',
      '0.95': '95%: about twice as many reviews',
    },
    ratings: 'Answers',
    ratingsHint: 'Default: two. If a word was forgotten, “Forgot” is the answer, however near it was.',
    ratingCounts: { two: 'Forgot, Remembered', four: 'Forgot, Hard, Remembered, Easy' } satisfies Record<
      RatingCount,
      string
    >,
    front: 'What is asked',
    frontHint:
      'Default: the word. Sound needs a voice of the language in your browser. Where there is none, the word is shown.',
    fronts: {
      word: 'The word: you say what it means',
      meaning: 'The meaning: you say the word',
      sound: 'The sound of the word: you listen first',
    } satisfies Record<CardFront, string>,
    readings: 'Show readings with the question',
    readingsHint: 'On by default. Kana, pinyin or IPA over the word. When this is off, they come with the answer.',
    typing: 'Type the answer',
    typingHint:
      'Off by default. Any meaning of the card counts, yours too. After a slip you are asked once more, and missing accents are forgiven once. In the end you decide.',
    vulgar: 'Introduce vulgar words',
    vulgarHint:
      'Off by default. Words that the deck marks as vulgar or insulting are looked up like all others, but Study brings them only if you ask for one.',
    keys: 'Letter and digit keys act in Study',
    keysHint:
      'On by default. The list of keys in Study says which. When this is off, only Space, Enter, the arrows and Escape work. Never while you type.',
  },

  reminder: {
    label: 'Remind me once a day',
    hint: 'Off by default. Without a sound, and only if words are due and you have not studied yet.',
    hour: 'From',
    hourHint: (usual: string) => `Default: ${usual}.`,
    refused: 'The browser does not let Wayword show notifications. You can allow it when you switch this on again.',
  },

  ownWords: {
    title: 'My words',
    intro: 'Meanings that you have written, and words that no deck has. They come first wherever a word is shown.',
    none: 'None yet. Write one here, on the hover card, or while you study.',
    noDeck: 'Get a deck first: a word belongs to a pair of languages.',
    search: 'Search my words',
    found: (count: number) => formatCount(count, { one: '# word', other: '# words' }),
    more: (left: number) => formatCount(left, { other: 'Show more (# left)' }),
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
      saved: (word: string) => `${word} is saved.`,
      studied: (word: string) => `${word} comes in your next session.`,
      removed: (word: string) => `${word} is removed from your words.`,
      restored: (word: string) => `${word} is back.`,
    } satisfies Record<OwnWordsNotice['kind'], (word: string) => string>,
  },

  data: {
    title: 'Data',
    intro: 'What you have studied and written, and your settings, in one file. API keys are never in it.',
  },

  appearance: {
    title: 'Appearance',
    theme: 'Colours',
    themeHint: 'Default: as the browser. For every screen of Wayword, and for the card on web pages.',
    themes: { system: 'As the browser', light: 'Light', dark: 'Dark' } satisfies Record<Theme, string>,
  },

  licences: {
    title: 'Licences',
    intro: 'Wayword is free software: you may use, study, share and change it.',
    productLicence: 'GNU General Public License, version 3 or later',
    decks: 'Starter decks and what they are made from',
    loading: 'Loading…',
    licenceOf: 'Licence',
    changes: 'Changes',
    sources: 'Sources',
    decksOf: 'Decks',
    manyDecks: (count: number) => formatCount(count, { one: '# deck', other: '# decks' }),
  },
};

export type SettingsTexts = TextsOf<typeof settings>;
export default settings;
