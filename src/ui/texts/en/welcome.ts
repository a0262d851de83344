import type { HoverTrigger } from '../../../settings/settings.ts';
import { formatCount } from '../../shared/format.ts';
import type { Surroundings } from '../../welcome/surroundings.ts';
import type { TextsOf } from '../texts.ts';

const welcome = {
  welcome: {
    title: 'Welcome to Wayword',
    lead: 'Read the web in the language that you are learning: the meaning of a word is where the word is.',
    order: 'Four steps, in any order. Skip what you like.',
    done: 'Done:',

    deckTitle: 'What are you learning?',
    speak: 'I speak',
    onlyMeanings: 'These are the languages that this deck has meanings in.',
    adding: 'Putting the deck on this machine…',
    here: (cards: number) =>
      formatCount(cards, {
        one: '# card is on this machine. It needs no network.',
        other: '# cards are on this machine. They need no network.',
      }),
    picturesOnly: 'Most words of a page are not among them.',
    noDeck: 'Are your languages not here? Import a file of words, or connect a flashcard server.',
    moreWords: 'Get more words',
    add: (cards: number) => formatCount(cards, { one: 'Add # card', other: 'Add # cards' }),

    readTitle: 'Look up a word',
    readHints: {
      rest: 'Rest the pointer on any of these words.',
      'rest-modifier': 'Hold the key that you chose, and rest the pointer on any of these words.',
      click: 'Click any of these words.',
      'double-click': 'Double-click any of these words.',
      off: 'Select any of these words, and choose Wayword in its menu.',
    } satisfies Record<HoverTrigger, string>,
    touchHint: 'Hold a finger on any of these words.',
    byKeyboard: (key: string) => `By keyboard: ${key} goes from word to word.`,
    noPassage: 'Once a language is chosen, there is something to read here.',
    passageLabel: 'Something to read',
    hovered: 'On other pages, the words of this deck work like this.',

    studyTitle: 'Study your first card',
    studyAdvice: 'A word comes back just before you would forget it. A few minutes a day are enough.',
    study: 'Study',
    studyMore: 'Keep studying',
    noStudy: 'First choose a language above.',

    pinTitle: 'Keep the button in sight',
    pinHints: {
      chrome: 'Press the puzzle piece beside the address, then the pin beside Wayword.',
      edge: 'Press the puzzle piece beside the address, then the eye beside Wayword.',
      firefox: 'Press the puzzle piece beside the address, then the wheel beside Wayword, then “Pin to Toolbar”.',
      android: 'Open the browser’s menu and choose Extensions: Wayword is there.',
    } satisfies Record<Surroundings['browser'], string>,
    pinned: 'Wayword’s button is in the toolbar. It opens your cards and says how many are due.',

    moreTitle: 'If you like',
    checkTitle: 'Skip what you know',
    checkAdvice: 'A check of a minute or two finds how many words you know already.',
    check: 'Check what I know',
    connectTitle: 'Use a flashcard server',
    connectAdvice: 'With its address and your key, its decks come to this machine.',
    connect: 'Connect a server',

    finished: 'You are ready. Open a page in the language that you are learning, and read.',
    inNewTab: '(in a new tab)',
    keysTitle: 'Keys',
    lookUpKey: (key: string) => `${key} looks up what is selected on a page.`,
    studyKeys: 'While you study, Space shows the meaning, 1 and 2 answer, Z takes back.',
    again: 'You find this page again in the options.',
  },
};

export type WelcomeTexts = TextsOf<typeof welcome>;
export default welcome;
