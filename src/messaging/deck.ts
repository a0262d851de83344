import type { CardFace } from '../model/card.ts';
import type { DeckLicence, DeckPage, StarterDeckSummary } from '../model/deck.ts';
import { MAX_DECK_NOTES_LENGTH } from '../model/limits.ts';
import type { DeckSummary, LostDeck } from '../model/source.ts';
import { MAX_CARD_LIST_LENGTH } from './card-list.ts';
import { message } from './message.ts';
import {
  empty,
  flag,
  id,
  integer,
  languageCode,
  name,
  object,
  oneOf,
  optional,
  pair,
  rank,
  sourceId,
  text,
} from './parse.ts';

/** Most cards that one message may carry. */
export const MAX_CARDS_PER_MESSAGE = 5_000;

/** Longest list of full entries in a message, in UTF-16 code units. Chrome takes messages of at most 64 MB. */
export const MAX_ENTRY_LIST_LENGTH = 24_000_000;

/** Longest credit of a file, in UTF-16 code units. */
export const MAX_CREDIT_LENGTH = 1_000;

const language = object({ iso639_3: languageCode, name: text({}) });

const importStart = {
  /** Made for this import by the page. */
  id,
  from: language,
  to: language,
  /** Name of the file, for the learner. */
  name,
  /** Whom the file names as its makers. */
  credit: optional(text({ max: MAX_CREDIT_LENGTH })),
  /** Its cards are in the order of their frequency. */
  isRanked: optional(flag),
  /** Name of the file, where `name` is the title inside it. */
  file: optional(name),
  /** It has only facts about words: see `FactCounts`. */
  facts: optional(object({ frequencies: integer(), pitches: integer(), pronunciations: integer() })),
};

export const DECK_MESSAGES = {
  /** All sources of the library, each pair's in the order in which they are asked. */
  'deck.list': message<DeckSummary[]>()('pages', empty),
  /** Sources that the browser's storage has lost, until the learner has them again or forgets them. */
  'deck.lost': message<LostDeck[]>()('pages', empty),
  'deck.forgetLost': message<void>()('pages', empty),
  /** Finds the nearest rank that has a card, at `rank` or beyond it in the given direction. */
  'deck.seek': message<{ rank: number | undefined }>()(
    'pages',
    object({ pair, rank, direction: oneOf('forward', 'backward') }),
  ),
  /** Finds the reading, grammar and examples of the card at a rank. Empty if there is no such card. */
  'deck.face': message<CardFace>()('pages', object({ pair, rank })),
  /** Changes what the learner has chosen for a source. Fields that are absent stay. */
  'deck.change': message<void>()(
    'pages',
    object({
      id: sourceId,
      change: object({
        name: optional(name),
        isMain: optional(oneOf(true)),
        inLookups: optional(flag),
        inStudy: optional(flag),
        move: optional(oneOf('up', 'down')),
      }),
    }),
  ),
  /** Counts the words being learnt that only this source has. */
  'deck.loneWords': message<{ words: number }>()('pages', object({ id: sourceId })),
  /** Removes a source. With `keepWords` the words being learnt that only it has become the learner's own, with its meanings. */
  'deck.remove': message<void>()('pages', object({ id: sourceId, keepWords: optional(oneOf(true)) })),
  /** The decks that come with the extension. */
  'deck.starters': message<StarterDeckSummary[]>()('pages', empty),
  /** Adds a starter deck to the library. */
  'deck.install': message<DeckSummary>()('pages', object({ pair })),
  /** Reserves the copy of a dictionary, whose rows the page's worker then writes. A repeated message changes nothing. */
  'deck.importBegin': message<void>()('pages', object(importStart)),
  /**
   * One part of a file's cards, which is stored where nothing answers from. The answer to the last one comes when all words of the
   * file can be found. A part sent twice is stored once.
   */
  'deck.import': message<void>()(
    'pages',
    object({
      ...importStart,
      /** 0 first. */
      part: integer(),
      /** A list of `card-list.ts`, ascending by rank, also across parts. It may be packed. */
      cards: text({ min: 1, max: MAX_CARD_LIST_LENGTH }),
      /** Full entries of some of the cards: a list of `entry-list.ts`. */
      entries: optional(text({ max: MAX_ENTRY_LIST_LENGTH })),
      isLast: flag,
      /** With the last part of a deck file: its `DeckNotes` as JSON. */
      notes: optional(text({ max: MAX_DECK_NOTES_LENGTH })),
    }),
  ),
  /** Publishes the cards of an import as a source: undefined when they are not there any more. */
  'deck.importFinish': message<{ deck: DeckSummary | undefined }>()(
    'pages',
    object({
      id,
      /** The source whose newer version it is. Absent: the cards become a source of their own. */
      replaces: optional(sourceId),
      /** Whether it is looked up and not studied. Absent: as the source that it replaces, otherwise false. */
      isDictionary: optional(flag),
    }),
  ),
  /** Drops what an unfinished import has stored. */
  'deck.importCancel': message<void>()('pages', object({ id })),
  /** The deck's cards after a rank (-1: from the first) in rank order. */
  'deck.export': message<DeckPage>()(
    'pages',
    object({ id: sourceId, after: integer({ min: -1 }), limit: integer({ min: 1, max: MAX_CARDS_PER_MESSAGE }) }),
  ),
  /** Licences and sources of the decks that come with the extension. */
  'deck.licences': message<DeckLicence[]>()('pages', empty),
};
