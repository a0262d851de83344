import { formatCount } from '../../shared/format.ts';
import type { TextsOf } from '../texts.ts';

const about = {
  about: {
    title: 'About',
    version: 'Version',
    browser: 'Browser',
    unknownBrowser: 'Not known',
    stored: 'On this machine',
    used: (used: string, quota: string) => `${used}, of ${quota} that the browser allows`,
    notTold: 'The browser does not say',
    decks: 'Decks',
    study: 'What you have studied and written',
    about: (size: string) => `about ${size}`,
    kept: 'Safe from clearing',
    isKept: 'Yes: the browser removes it only with Wayword.',
    isNotKept: 'Not promised: the browser may remove it when the disk is full.',
    keep: 'Ask the browser to keep it',
    keepRefused: 'The browser has not agreed. It may when you use Wayword more. Save a backup under Data now and then.',
    privacy:
      'Nothing that you read, look up, study or write leaves this machine. Wayword sends requests to one place only: the flashcard server that you connect, if you connect one.',
    licence: 'Wayword is free software under the GNU General Public License, version 3 or later.',
    licenceLink: 'Read the licence',
  },

  /** The check of what is stored, and what it found. */
  selfCheck: {
    title: 'Check the store',
    intro:
      'Reads every deck and all that you have studied, and mends what is not as it should be. You can go on meanwhile.',
    again: 'Check again',
    checking: 'Checking…',
    checkingDeck: (pair: string) => `Checking ${pair}…`,
    checkingStudy: 'Checking what you have studied…',
    /** Three facts, side by side. */
    decks: (count: number) => formatCount(count, { one: '# deck', other: '# decks' }),
    cards: (count: number) => formatCount(count, { one: '# card', other: '# cards' }),
    answers: (count: number) => formatCount(count, { one: '# answer', other: '# answers' }),
    right: (decks: string, cards: string, answers: string) => `${decks}, ${cards}, ${answers}: all right.`,
    mended: (decks: string, cards: string, answers: string) => `Checked: ${decks}, ${cards}, ${answers}. Found:`,
    indexRebuilt: (pair: string, entries: number) =>
      formatCount(entries, {
        one: `The word index of ${pair} was rebuilt: # entry was missing or wrong.`,
        other: `The word index of ${pair} was rebuilt: # entries were missing or wrong.`,
      }),
    cardsRestored: (pair: string, count: number) =>
      formatCount(count, {
        one: `${pair} was taken again from the package: # card could not be read.`,
        other: `${pair} was taken again from the package: # cards could not be read.`,
      }),
    cardsLost: (pair: string, count: number) =>
      formatCount(count, {
        one: `${pair} has lost # card that could not be read. The others answer as before.`,
        other: `${pair} has lost # cards that could not be read. The others answer as before.`,
      }),
    syncAgain: (pair: string) => `Sync ${pair} again`,
    syncStarted: (pair: string) => `The sync of ${pair} has started.`,
    fetchAgain: 'Connect its server and sync it again, or take it from its file again, to have all cards.',
    left: (pair: string) => `${pair} was left out: its sync is not finished.`,
    staleRows: (count: number) =>
      formatCount(count, {
        one: '# study record did not match your answers, and was made anew from them.',
        other: '# study records did not match your answers, and were made anew from them.',
      }),
    copyRewritten: 'The second copy of your answers was not like the first, and was made anew.',
    copyHasMore: (count: number) =>
      formatCount(count, {
        one: '# entry of your study log is only in the second copy. Open Study: it offers to take it back.',
        other: '# entries of your study log are only in the second copy. Open Study: it offers to take them back.',
      }),
    openStudy: 'Open Study',
    backups: (count: number) => formatCount(count, { one: '# automatic backup.', other: '# automatic backups.' }),
    backupMade: 'There was no backup. One was made now.',
    brokenBackups: (count: number) =>
      formatCount(count, {
        one: '# backup is not whole any more, and will give way to a new one.',
        other: '# backups are not whole any more, and will give way to new ones.',
      }),
  },

  shortcuts: {
    title: 'Shortcuts',
    onPages: 'On web pages',
    onPagesIntro: 'They work in every tab. The browser keeps them, and you can change them there.',
    commands: {
      _execute_action: 'Open Wayword',
      'look-up': 'Look up the selection or the word at the caret; pin the card that shows',
      'next-word': 'Look up the next word that a deck has',
      'previous-word': 'Look up the word before that a deck has',
    },
    noKey: 'No key',
    noKeyWarning: 'A command has no key: another extension may have it, or it was taken away. Set one in the browser.',
    change: 'Change these keys',
    changeByHand: 'Open about:addons, press the cog, and choose “Manage Extension Shortcuts”.',
    onCard: 'On the card',
    onCardIntro:
      'Once the pointer is on the card, or you have pinned it, and while you are not typing. Until then the page gets every key. They can be switched off under Hover.',
    pin: 'Pin the card',
    speak: 'Say the word',
    study: 'Study the word',
    know: 'I know this word; again: I do not after all',
    matches: 'Next match, and back',
    close: 'Close the card',
    inStudy: 'While you study',
    inBrowse: 'While you browse a deck',
    addressBar: 'In the address bar',
    addressBarHint: 'Type this, a space, and a word: your decks answer below.',
  },
};

export type AboutTexts = TextsOf<typeof about>;
export default about;
