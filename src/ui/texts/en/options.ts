import { formatCount, formatDate, formatList, formatNumber } from '../../shared/format.ts';
import type { TextsOf } from '../texts.ts';

const options = {
  options: {
    pageTitle: 'Wayword – Options',
    title: 'Options',

    connection: 'Server',
    connectionIntro:
      'A flashcard server gives you its decks. Wayword copies them to this machine; after that it needs no network.',
    address: 'Server address',
    addressHint: 'Such as https://cards.example.org',
    key: 'API key',
    keyHint: 'Kept on this machine and sent only to this server.',
    showKey: 'Show',
    hideKey: 'Hide',
    showKeyLabel: 'Show the API key',
    hideKeyLabel: 'Hide the API key',
    connect: 'Connect',
    connecting: 'Connecting…',
    keepConnection: 'Cancel',
    disconnect: 'Disconnect',
    disconnectHint: 'Forgets the key. Your decks stay.',
    change: 'Change server',
    changeServerIntro: 'Another address needs its own key: the one that is stored is not sent there.',
    keyStored: 'Stored, and not shown.',
    replaceKey: 'Replace key',
    replaceKeyIntro: 'The new key is tried first. If the server refuses it, the old one stays.',
    newKey: 'New API key',
    useKey: 'Use this key',
    certificateAdvice:
      'The browser may also have refused the server’s certificate. Open the address in a tab, and it says so:',
    connectedTo: 'Connected to',
    disconnected: 'Disconnected. The key is forgotten; your decks stay.',
    connected: (languages: number, withFlashcards: number) =>
      formatCount(languages, {
        one: `Connected: # language, ${formatNumber(withFlashcards)} with flashcards`,
        other: `Connected: # languages, ${formatNumber(withFlashcards)} with flashcards`,
      }),

    getDeck: 'Get a deck',
    starters: 'Starter decks',
    startersIntro: 'They come with Wayword: no server, no key, no network.',
    shortStarters: (count: number) =>
      formatCount(count, {
        one: '# more language with its first words',
        other: '# more languages with their first words',
      }),
    add: 'Add',
    adding: 'Adding…',
    added: 'Added',
    actionLabel: (action: string, deck: string) => `${action}: ${deck}`,
    starterAdded: (pair: string, cards: number) =>
      formatCount(cards, {
        one: `${pair} is on this machine: # card.`,
        other: `${pair} is on this machine: # cards.`,
      }),
    fromServerTitle: 'From your server',
    sync: 'Sync',
    syncAgain: 'Sync again',
    underWay: 'Syncing',
    syncStarted: (pair: string) => `The sync of ${pair} has started. It goes on when you close this page.`,
    synced: (pair: string, cards: number) =>
      formatCount(cards, { one: `${pair} is synced: # card.`, other: `${pair} is synced: # cards.` }),
    answersUnread: (count: number) =>
      formatCount(count, {
        one: '# answer of the server could not be read: a card may be missing.',
        other: '# answers of the server could not be read: cards may be missing.',
      }),
    nothingToLearn: 'This server has no flashcards in any language yet.',

    decks: 'Decks on this device',
    loading: 'Loading…',
    noDecks: 'None yet.',
    noDecksAdvice: 'Add a starter deck below, or connect a server.',
    /** Facts of a deck; they stand side by side. */
    fromServer: (address: string) => `From ${address}`,
    fromFile: (name: string) => `From the file ${name}`,
    starter: 'Starter deck, comes with Wayword',
    licence: (id: string) => `Licence: ${id}`,
    updated: (at: number) => `updated ${formatDate(at)}`,
    incomplete: 'not complete',
    severalHint: 'A word is looked up in these decks from top to bottom. Browsing and ranks follow the main deck.',
    sourceLabel: (name: string, pair: string) => `${name} (${pair})`,
    main: 'Main',
    makeMain: 'Make main',
    isMainNow: (name: string) => `${name} is now the main deck.`,
    inLookups: 'Look up',
    inStudy: 'New words in Study',
    moveUp: 'Move up',
    moveDown: 'Move down',
    moved: (name: string, place: number, count: number) =>
      `${name} is now ${formatNumber(place)} of ${formatNumber(count)}.`,
    rename: 'Rename',
    name: 'Name',
    save: 'Save',
    cancel: 'Cancel',
    refresh: 'Refresh',
    nothingChanged: 'The last refresh has changed nothing.',
    refreshChanged: (parts: readonly string[]) => `Last refresh: ${formatList(parts)}`,
    wordsAdded: (count: number) => formatCount(count, { one: '# new word', other: '# new words' }),
    wordsChanged: (count: number) =>
      formatCount(count, { one: '# word with other meanings', other: '# words with other meanings' }),
    wordsGone: (count: number) => formatCount(count, { one: '# word gone', other: '# words gone' }),
    wordsMissing: (count: number) =>
      formatCount(count, { one: '# word gone or not readable', other: '# words gone or not readable' }),
    moreWords: (count: number) => formatCount(count, { other: 'and # more' }),
    refreshLabel: (pair: string) => `Refresh ${pair}`,
    export: 'Export',
    exportLabel: (pair: string) => `Export ${pair}`,
    remove: 'Remove',
    removeLabel: (pair: string) => `Remove ${pair}`,
    confirmRemoval: (name: string, pair: string, cards: string) =>
      `Remove “${name}” (${pair}, ${cards}) from this device?`,
    loneWords: (count: number) =>
      formatCount(count, {
        one: '# word that you are learning is only in this deck.',
        other: '# words that you are learning are only in this deck.',
      }),
    keepWords: (count: number) =>
      formatCount(count, { one: 'Keep this word as my own word', other: 'Keep these # words as my own words' }),
    confirmNote: 'What you have learnt and written yourself is kept.',
    removeConfirmed: 'Remove deck',
    keep: 'Keep it',
    removed: (pair: string) => `The deck ${pair} is removed.`,
    wordsKept: (count: number) =>
      formatCount(count, { one: '# word is now one of your own.', other: '# words are now your own.' }),
  },

  /** What stands there of an import before a file is chosen. */
  importStart: {
    title: 'From a file',
    intro:
      'A table (CSV, TSV), notes that Anki exported as text, JSON lines, or a deck of Wayword’s own. It is read on this machine and sent nowhere.',
    choose: 'Add a deck from a file',
    drop: 'or drop the file here',
    letGo: 'Let go to open the file',
  },
};

export type OptionsTexts = TextsOf<typeof options>;
export default options;
