import { formatCount } from '../../shared/format.ts';
import type { TextsOf } from '../texts.ts';

const shared = {
  /** Words that more than one screen says. */
  text: {
    productName: 'Wayword',
    tryAgain: 'Try again',
    dismiss: 'Dismiss',
    /** Says a language pair in one line, for labels. */
    pairLabel: (from: string, to: string) => `${from} to ${to}`,
    /** Heard in place of the arrow between the two languages of a pair. */
    pairJoint: 'to',
    /** Opens the page that comes with an installation. */
    firstSteps: 'First steps',
    learn: 'I’m learning',
    meaningsIn: 'Meanings in',
    chooseLanguage: 'Choose a language',
    words: (count: number) => formatCount(count, { one: '# word', other: '# words' }),
    pictureWords: (count: number) =>
      formatCount(count, { one: '# picture word: nouns only', other: '# picture words: nouns only' }),
    cards: (count: number) => formatCount(count, { one: '# card', other: '# cards' }),
    /** An error's title where it stands as a sentence. */
    sentence: (title: string) => `${title}.`,
    /** Whole sentences, one after the other. */
    sentences: (sentences: readonly string[]) => sentences.join(' '),
  },

  /** The choice of the language that Wayword itself is in. */
  interfaceLanguage: {
    label: 'Language of Wayword',
    hint: 'Default: as the browser. It changes every screen and the card on web pages at once.',
    auto: (language: string) => `As the browser: ${language}`,
  },
};

export type SharedTexts = TextsOf<typeof shared>;
export default shared;
