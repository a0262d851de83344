import type { ExportFormat } from '../../../library/formats/export-formats.ts';
import { formatCount, formatList, formatNumber } from '../../shared/format.ts';
import type { TextsOf } from '../texts.ts';

/** Decks from files and into files, once a file is chosen or asked for. */
const deckFiles = {
  import: {
    reading: 'Reading…',
    wordsIn: 'Words are in',
    meaningsIn: 'Meanings are in',
    columns: 'Columns',
    guessed: 'The columns have no names that Wayword knows: check that these are right.',
    word: 'Word',
    meanings: 'Meanings',
    rank: 'Rank',
    forms: 'Inflected forms',
    readings: 'Reading',
    classes: 'Word class',
    genders: 'Gender or article',
    parts: 'Plural or principal parts',
    examples: 'Examples',
    none: 'None',
    inOrder: 'None: the order of the rows',
    hasHeader: 'The first row names the columns',
    column: (place: number) => `Column ${formatNumber(place)}`,
    columnWith: (place: number, sample: string) => `Column ${formatNumber(place)}: ${sample}`,
    severalColumns: (places: readonly string[]) => `Columns ${formatList(places)}`,
    preview: 'First cards, as they will be stored',
    separators: 'Meanings in one cell are taken apart at semicolons, at “ / ” and at line breaks.',
    noMeanings: '(no meaning)',
    moreMeanings: (count: number) => formatCount(count, { other: 'and # more' }),
    characters: (count: number) => formatCount(count, { one: '(# character)', other: '(# characters)' }),
    import: 'Import',
    close: 'Close',
    cancel: 'Cancel',
    missing: {
      from: 'Choose the language of the words.',
      to: 'Choose the language of the meanings.',
      'other-language': 'Words and meanings must be in two languages.',
      columns: 'Mend the file, or choose other columns.',
      file: 'Mend the file, and choose it again.',
    },
    addAs: 'Add or update',
    ownList: 'Add as its own list',
    ownNote: 'Your other decks stay as they are.',
    newerVersion: (name: string) => `Newer version of “${name}”`,
    newerNote: (name: string) => `The file’s cards replace those of “${name}”. What you have learnt is kept.`,
    use: 'Use',
    uses: { study: 'To study and to look up', 'look-up': 'Look up only' },
    useNote: 'A dictionary is looked up, and Study takes no new words from it.',
    progressLabel: (name: string) => `Reading ${name}`,
    progress: (cards: number) => formatCount(cards, { one: '# card read', other: '# cards read' }),
    percent: (share: number) => formatCount(share, { other: '# percent read' }),
    stayHere: 'Keep this page open until it is done.',
    finishing: 'Making the words findable…',
    added: (cards: string, name: string) => `${cards} added as “${name}”.`,
    updated: (cards: string, name: string) => `“${name}” is updated: ${cards}.`,
    addedTo: (pair: string, seconds: number) =>
      formatCount(seconds, { one: `${pair}, in # second.`, other: `${pair}, in # seconds.` }),
    browse: 'Browse the deck',
    cancelled: 'Cancelled. Nothing was changed.',
    broken: (name: string) => `${name} cannot be imported.`,
    unchanged: 'Nothing was changed.',
  },
  /** Words of a file without meanings, in a deck that the learner has. */
  knownWords: {
    title: 'Words without meanings',
    intro:
      'This file has words but no meanings. If it is a list of words that you know, you can mark them as known in your deck. Forms and words with an article are found, too.',
    noDeck:
      'This file has words but no meanings. If you had a deck of these languages, you could mark the words as known in it.',
    looking: 'Looking for the words in your deck…',
    found: (pair: string, count: number) =>
      formatCount(count, {
        one: `Your deck ${pair} has # of these words.`,
        other: `Your deck ${pair} has # of these words.`,
      }),
    fresh: (count: number) => formatCount(count, { one: '# of them is still new.', other: '# of them are still new.' }),
    missing: (count: number) => formatCount(count, { one: '# word was not found.', other: '# words were not found.' }),
    notFound: (words: string) => `Not found: ${words}`,
    mark: (count: number) => formatCount(count, { one: 'Mark # word as known', other: 'Mark # words as known' }),
    markNone: 'Mark as known',
    done: (count: number) =>
      formatCount(count, { one: '# word is marked as known.', other: '# words are marked as known.' }),
    undo: 'Undo',
    takenBack: 'Taken back. They are new again.',
  },

  /** What a file was taken for. */
  formats: {
    deck: 'Wayword deck',
    jsonLines: 'JSON lines',
    commas: 'Table, separated by commas',
    semicolons: 'Table, separated by semicolons',
    tabs: 'Table, separated by tabs',
    bars: 'Table, separated by vertical bars',
    other: (delimiter: string) => `Table, separated by “${delimiter}”`,
  },

  export: {
    chooseLabel: (pair: string) => `Save ${pair} as a file`,
    question: 'Save as a file',
    formats: { deck: 'Wayword deck', 'json-lines': 'JSON lines', csv: 'CSV', tsv: 'TSV' } satisfies Record<
      ExportFormat,
      string
    >,
    notes: {
      deck: 'with source and licence',
      'json-lines': 'for programs',
      csv: 'for spreadsheets',
      tsv: 'for Anki and spreadsheets',
    } satisfies Record<ExportFormat, string>,
    cancel: 'Cancel',
    close: 'Close',
    progress: (cards: number, total: number) => `Writing: ${formatNumber(cards)} of ${formatNumber(total)}`,
    done: (name: string) => `${name} is ready: the browser saves it with your downloads.`,
  },
};

export type DeckFilesTexts = TextsOf<typeof deckFiles>;
export default deckFiles;
