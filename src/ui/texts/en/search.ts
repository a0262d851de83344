import { formatCount } from '../../shared/format.ts';
import type { TextsOf } from '../texts.ts';

/** Finding one's way on the page of the options. */
const search = {
  search: {
    search: 'Search the options',
    found: (count: number) => formatCount(count, { one: '# option found', other: '# options found' }),
    none: (query: string) => `Nothing is found for “${query}”. Try another word, or press Esc to see everything.`,
    sections: 'Sections',
    /** Other words that people look for, by the id of a section or of a control: as many as help in the language. */
    synonyms: {
      connection: 'server api key login account address url sign in',
      'get-deck': 'download install starter import csv file language dictionary',
      decks: 'remove delete export dictionary flashcards refresh update',
      'hover-trigger': 'tooltip popup click mouse turn off disable activate',
      'hover-modifier': 'ctrl alt shift key',
      'hover-dwell': 'delay speed time seconds slow fast',
      'hover-selection': 'mark highlight',
      'hover-touch': 'tap mobile phone tablet',
      'hover-keys': 'keyboard shortcut',
      'hover-scale': 'font size zoom larger smaller big',
      'study-new': 'daily limit amount',
      'study-retention': 'fsrs interval reviews forget remember',
      'study-ratings': 'buttons grades again good easy',
      'study-front': 'direction reverse listening audio production',
      'study-typing': 'write keyboard spelling',
      'study-readings': 'kana furigana pinyin ipa pronunciation',
      'study-reminder': 'notification alert alarm daily',
      'own-words': 'definitions dictionary notes add custom',
      data: 'backup restore export save move computer json reset',
      'appearance-theme': 'dark light mode night theme colour color black white',
      shortcuts: 'keyboard hotkey key binding command omnibox',
      licences: 'license copyright gpl sources open source',
      about: 'version storage disk space quota privacy repair check integrity',
    },
  },

  /** The list of languages. */
  languages: { none: 'No such language' },
};

export type SearchTexts = TextsOf<typeof search>;
export default search;
