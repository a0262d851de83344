import * as z from 'zod/mini';
import { languagePairSchema, pairIdSchema } from '../contract/pair-schemas.ts';
import type { ContractReply } from '../contract/reply.ts';
import { languageCodeSchema, languageReferenceSchema, MAX_TEXT_LENGTH, rankSchema } from '../contract/resources.ts';
import type { BackupPart, BackupReport, SavedBackup } from '../model/backup.ts';
import type { CardFace } from '../model/card.ts';
import type { DeckCheck, StoredSizes, StudyCheck } from '../model/check.ts';
import type { DeckLicence, DeckPage, StarterDeckSummary } from '../model/deck.ts';
import type { Definition, OwnWord } from '../model/definition.ts';
import { HELD_KINDS, type HeldWords } from '../model/held-words.ts';
import type { ListedWords } from '../model/listed-words.ts';
import type { LookupEntry, LookupResult } from '../model/lookup.ts';
import type { PairId } from '../model/pair.ts';
import { RATINGS } from '../model/rating.ts';
import type { DeckSummary } from '../model/source.ts';
import type { StudyStats } from '../model/statistics.ts';
import type { StudyCard, StudyHealth, StudyView, UndoneWord } from '../model/study.ts';
import type { SyncStatus, UpstreamSummary } from '../model/sync.ts';
import type { WordState } from '../model/word-state.ts';
import { getSettingsChangeSchema, type Settings } from '../settings/settings.ts';
import { MAX_CARD_LIST_LENGTH } from './card-list.ts';
import type { HoverSettings, SiteView } from './hover-views.ts';
import { MAX_PATH_LENGTH } from './look-up-messages.ts';
import {
  MAX_BACKUP_PART_LENGTH,
  MAX_WORDS_PER_PAGE,
  makeBackupHeadSchema,
  makeBackupPlaceSchema,
  makeCountSchema,
  makeEmptySchema,
  makeIntervalDaysSchema,
  makeMsSchema,
  makeNameSchema,
  makeOpIdSchema,
  makePairSchema,
  makePassageSchema,
  makeRetentionSchema,
  makeSentenceSchema,
  makeSiteNameSchema,
  makeSourceIdSchema,
  makeStudyWishSchema,
  makeStudyWordFields,
  makeWordSchema,
} from './message-fields.ts';

/** Most cards that one message may carry. */
export const MAX_CARDS_PER_MESSAGE = 5_000;

/** Most words of a list that are looked for at once: each of them may take a look-up. */
export const MAX_LISTED_WORDS = 500;
/** Most words that one mark makes known, as many as a large deck has. */
export const MAX_KNOWN_WORDS = 100_000;

/** Who may send a message: a page of the extension, or also its content script inside a web page. */
type Audience = 'pages' | 'everywhere';

interface Message<Request extends z.ZodMiniType, Response> {
  /** Made when it is first asked for. */
  readonly request: Request;
  audience: Audience;
  /** Only its type is of use: a value is never made. */
  response: Response;
}

/**
 * @param make - Makes the request's schema. All of them would take longer than the look-up for which the background was started; so
 *   each is made by the first message that has it.
 */
function message<Response>() {
  return <Request extends z.ZodMiniType>(audience: Audience, make: () => Request): Message<Request, Response> => {
    let request: Request | undefined;
    return {
      audience,
      get request() {
        request ??= make();
        return request;
      },
      response: undefined as Response,
    };
  };
}

/** The only list of messages: what each carries, what it answers, who may send it. */
export const MESSAGES = {
  /** The contract: path and query as in HTTP. An error status is an answer like any other. */
  'lookup.get': message<ContractReply>()('everywhere', () =>
    z.strictObject({ path: z.string().check(z.regex(/^\//), z.maxLength(MAX_PATH_LENGTH)) }),
  ),
  /** Finds what a stretch of running text says at `offset`. Nothing found is an empty `entries`. */
  'lookup.define': message<LookupResult>()('everywhere', makePassageSchema),
  /** Finds the languages that a word of a text may be defined in though no deck has it: those of the deck that would have had it. */
  'lookup.findPair': message<{ pair: PairId | undefined }>()('everywhere', makePassageSchema),
  /** Finds words that a word which no deck has is made of, or that differ from it in one letter. */
  'lookup.findNear': message<{ entries: LookupEntry[] }>()('everywhere', () => z.strictObject(makeStudyWordFields())),
  /** All sources of the library, each pair's in the order in which they are asked. */
  'deck.list': message<DeckSummary[]>()('pages', makeEmptySchema),
  /** Finds the nearest rank that has a card, at `rank` or beyond it in the given direction. */
  'deck.seek': message<{ rank: number | undefined }>()('pages', () =>
    z.strictObject({ pair: pairIdSchema, rank: rankSchema, direction: z.enum(['forward', 'backward']) }),
  ),
  /** What the card at a rank shows beside its word and meanings: nothing where there is no such card. */
  'deck.face': message<CardFace>()('pages', () => z.strictObject({ pair: pairIdSchema, rank: rankSchema })),
  /** Changes what the learner has chosen for a source. Fields that are absent stay. */
  'deck.change': message<void>()('pages', () =>
    z.strictObject({
      id: makeSourceIdSchema(),
      change: z.strictObject({
        name: z.optional(makeNameSchema()),
        isMain: z.optional(z.literal(true)),
        inLookups: z.optional(z.boolean()),
        inStudy: z.optional(z.boolean()),
        move: z.optional(z.enum(['up', 'down'])),
      }),
    }),
  ),
  /** Counts the words being learnt that only this source has. */
  'deck.loneWords': message<{ words: number }>()('pages', () => z.strictObject({ id: makeSourceIdSchema() })),
  /** Removes a source. With `keepWords` the words being learnt that only it has become the learner's own, with its meanings. */
  'deck.remove': message<void>()('pages', () =>
    z.strictObject({ id: makeSourceIdSchema(), keepWords: z.optional(z.literal(true)) }),
  ),
  /** The decks that come with the extension. */
  'deck.starters': message<StarterDeckSummary[]>()('pages', makeEmptySchema),
  /** Adds a starter deck to the library. */
  'deck.install': message<DeckSummary>()('pages', makePairSchema),
  /**
   * One part of a file's cards, which is stored where nothing answers from. The answer to the last one comes when all words of the
   * file can be found. A part sent twice is stored once.
   */
  'deck.import': message<void>()('pages', () =>
    z.strictObject({
      /** Made for this import by the page. */
      id: makeOpIdSchema(),
      from: languageReferenceSchema,
      to: languageReferenceSchema,
      /** Name of the file, for the learner. */
      name: makeNameSchema(),
      /** 0 first. */
      part: z.number().check(z.int(), z.nonnegative()),
      /** A list of `card-list.ts`, ascending by rank, also across parts. */
      cards: z.string().check(z.minLength(1), z.maxLength(MAX_CARD_LIST_LENGTH)),
      isLast: z.boolean(),
    }),
  ),
  /** Publishes the cards of all parts as a source: undefined when they are not there any more. */
  'deck.importFinish': message<{ deck: DeckSummary | undefined }>()('pages', () =>
    z.strictObject({
      id: makeOpIdSchema(),
      /** The source whose newer version it is. Absent: the cards become a source of their own. */
      replaces: z.optional(makeSourceIdSchema()),
      /** Whether it is looked up and not studied. Absent: as the source that it replaces, otherwise false. */
      isDictionary: z.optional(z.boolean()),
    }),
  ),
  /** Drops what an unfinished import has stored. */
  'deck.importCancel': message<void>()('pages', () => z.strictObject({ id: makeOpIdSchema() })),
  /** The deck's cards after a rank (-1: from the first) in rank order. */
  'deck.export': message<DeckPage>()('pages', () =>
    z.strictObject({
      id: makeSourceIdSchema(),
      after: z.number().check(z.int(), z.minimum(-1)),
      limit: z.number().check(z.int(), z.minimum(1), z.maximum(MAX_CARDS_PER_MESSAGE)),
    }),
  ),
  /** Licences and sources of the decks that come with the extension. */
  'deck.licences': message<DeckLicence[]>()('pages', makeEmptySchema),
  'upstream.get': message<UpstreamSummary | undefined>()('pages', makeEmptySchema),
  'upstream.connect': message<UpstreamSummary>()('pages', () =>
    z.strictObject({
      address: z.string().check(z.maxLength(2_048)),
      key: z.string().check(z.maxLength(4_096)),
    }),
  ),
  /** Forgets the key; decks stay. */
  'upstream.disconnect': message<void>()('pages', makeEmptySchema),
  'sync.start': message<void>()('pages', () => languagePairSchema),
  'sync.pause': message<void>()('pages', makePairSchema),
  'sync.resume': message<void>()('pages', makePairSchema),
  'sync.cancel': message<void>()('pages', makePairSchema),
  'sync.status': message<SyncStatus[]>()('pages', makeEmptySchema),
  'settings.get': message<Settings>()('pages', makeEmptySchema),
  /** Changes the fields that are given. @returns All settings as they are now. */
  'settings.put': message<Settings>()('pages', () => z.strictObject({ change: getSettingsChangeSchema() })),
  /** The word to be asked now, and where the session stands. */
  'study.next': message<StudyView>()('pages', makeStudyWishSchema),
  /** Stores an answer, unless another window has answered the card meanwhile; gives what comes next. */
  'study.answer': message<{ isStored: boolean; view: StudyView }>()('pages', () =>
    z.strictObject({
      id: makeOpIdSchema(),
      ...makeStudyWordFields(),
      rating: z.enum(RATINGS),
      choice: z
        .strictObject({ intervalDays: makeIntervalDaysSchema(), delayMs: makeMsSchema() })
        .check(z.refine(({ intervalDays, delayMs }) => intervalDays > 0 !== delayMs > 0)),
      retention: makeRetentionSchema(),
      spentMs: makeMsSchema(),
      seen: z.string().check(z.maxLength(64)),
      wish: makeStudyWishSchema(),
    }),
  ),
  /** Words to ask again just so, those closest to being forgotten first; nothing is stored of it. */
  'study.practise': message<StudyCard[]>()('pages', () => z.strictObject({ pair: z.optional(pairIdSchema) })),
  /** Takes the newest answer or mark back and goes on with its word, or puts the one back that was taken back last. */
  'study.undo': message<{ undone: UndoneWord | undefined; view: StudyView }>()('pages', () =>
    z.strictObject({ id: makeOpIdSchema(), direction: z.enum(['undo', 'redo']), wish: makeStudyWishSchema() }),
  ),
  /** The marks that a word may be given on a web page, too: known, known no more, and to be studied soon. */
  'study.mark': message<WordState>()('everywhere', () =>
    z.strictObject({
      id: makeOpIdSchema(),
      ...makeStudyWordFields(),
      mark: z.enum(['know', 'unknow', 'want']),
      sentence: z.optional(makeSentenceSchema()),
    }),
  ),
  /** Takes a mark of `study.mark` back, by the id it was sent with. Undefined where that was done already. */
  'study.undoMark': message<{ state: WordState | undefined }>()('everywhere', () =>
    z.strictObject({ id: makeOpIdSchema(), ref: makeOpIdSchema() }),
  ),
  /** Pauses a word, puts it off till tomorrow, or forgets what was learnt of it. */
  'study.hold': message<WordState>()('pages', () =>
    z.strictObject({ id: makeOpIdSchema(), ...makeStudyWordFields(), mark: z.enum(['suspend', 'bury', 'reset']) }),
  ),
  /** All words of a deck up to a rank that are still new become known. */
  'study.knowUpTo': message<{ words: number }>()('pages', () =>
    z.strictObject({ id: makeOpIdSchema(), pair: pairIdSchema, rank: rankSchema, isDryRun: z.boolean() }),
  ),
  /** Finds the cards of one deck that a list of words is about, forms and words with an article among them. */
  'study.findListed': message<ListedWords>()('pages', () =>
    z.strictObject({
      pair: pairIdSchema,
      words: z.array(makeWordSchema()).check(z.minLength(1), z.maxLength(MAX_LISTED_WORDS)),
    }),
  ),
  /** Words of a deck that are still new become known, all by one mark. */
  'study.knowWords': message<{ words: number }>()('pages', () =>
    z.strictObject({
      id: makeOpIdSchema(),
      pair: pairIdSchema,
      words: z.array(makeWordSchema()).check(z.maxLength(MAX_KNOWN_WORDS)),
      isDryRun: z.boolean(),
    }),
  ),
  /** Takes one mark or answer back, by the id of its op, whatever came after it. */
  'study.takeBack': message<{ isDone: boolean }>()('pages', () =>
    z.strictObject({ id: makeOpIdSchema(), ref: makeOpIdSchema() }),
  ),
  /** What statistics are drawn from: all decks, and one deck's words along their ranks. */
  'study.stats': message<StudyStats>()('pages', makePairSchema),
  /** Words that are not asked as others are. */
  'study.held': message<HeldWords>()('pages', () =>
    z.strictObject({
      pair: pairIdSchema,
      kind: z.enum(HELD_KINDS),
      offset: z.number().check(z.int(), z.nonnegative()),
      limit: z.number().check(z.int(), z.minimum(1), z.maximum(MAX_WORDS_PER_PAGE)),
    }),
  ),
  /** After the browser has lost the study log: takes the second copy of it back in, or begins anew. */
  'study.rescue': message<StudyHealth>()('pages', () => z.strictObject({ choice: z.enum(['restore', 'give-up']) })),
  /** What the tab that asks is to do. */
  'hover.settings': message<HoverSettings>()('everywhere', makeEmptySchema),
  /** Loads what hovers into the frame that asks. Answered once it runs there. */
  'hover.start': message<void>()('everywhere', makeEmptySchema),
  /** Starts the background, if it was stopped, before it is needed. */
  'hover.wake': message<void>()('everywhere', makeEmptySchema),
  /** Loads the second part of the content script into the frame that asks. Answered once it runs there. */
  'hover.more': message<void>()('everywhere', makeEmptySchema),
  /** Loads what draws pinned cards into a frame that the sender has made in its own tab. Answered once it runs there. */
  'hover.frame': message<void>()('everywhere', () =>
    z.strictObject({ frameId: z.number().check(z.int(), z.nonnegative()) }),
  ),
  /** What is chosen for the tab's site; a page of the extension names the site it means, or means itself. */
  'hover.site': message<SiteView>()('everywhere', () => z.strictObject({ site: makeSiteNameSchema() })),
  'hover.changeSite': message<SiteView>()('everywhere', () =>
    z.strictObject({
      site: makeSiteNameSchema(),
      isOff: z.optional(z.boolean()),
      /** `null`: as the pages say. */
      language: z.optional(z.nullable(languageCodeSchema)),
      keys: z.optional(z.boolean()),
    }),
  ),
  /** A part of everything that the learner made, as the text of one file. */
  'backup.export': message<BackupPart>()('pages', () => z.strictObject({ place: z.optional(makeBackupPlaceSchema()) })),
  /** Checks a part of a backup and keeps it until the whole is restored or dropped. */
  'backup.stage': message<void>()('pages', () =>
    z.strictObject({
      /** Made for this file by the page. */
      id: makeOpIdSchema(),
      part: makeCountSchema(),
      /** Entries of the log, as a JSON array. */
      ops: z.string().check(z.maxLength(MAX_BACKUP_PART_LENGTH)),
      head: makeBackupHeadSchema(),
    }),
  ),
  /** Takes a staged backup in, or only tells what is in it. */
  'backup.restore': message<BackupReport>()('pages', () =>
    z.strictObject({
      id: makeOpIdSchema(),
      parts: makeCountSchema(),
      head: makeBackupHeadSchema(),
      isDryRun: z.boolean(),
    }),
  ),
  /** How much of a restore is done, from 0 to 1; undefined while there is none. */
  'backup.progress': message<{ share: number | undefined }>()('pages', makeEmptySchema),
  'backup.drop': message<void>()('pages', makeEmptySchema),
  /** The backups that were made by themselves, newest first. */
  'backup.saved': message<SavedBackup[]>()('pages', makeEmptySchema),
  /** A part of one of them, gzipped, in base64; `undefined` beyond its last, or when it has given way to a newer one. */
  'backup.readSaved': message<{ content: string | undefined }>()('pages', () =>
    z.strictObject({ id: z.string().check(z.maxLength(64)), part: makeCountSchema() }),
  ),
  /** Verifies one deck, all of it, and repairs what it can. */
  'check.deck': message<DeckCheck>()('pages', () => z.strictObject({ id: makeSourceIdSchema() })),
  /** Verifies what was made from the study log, and makes anew what differs. */
  'check.study': message<StudyCheck>()('pages', makeEmptySchema),
  'check.sizes': message<StoredSizes>()('pages', makeEmptySchema),
  /** Everything that the learner has defined, the newest first. */
  'definition.list': message<OwnWord[]>()('pages', makeEmptySchema),
  'definition.put': message<Definition>()('everywhere', () =>
    z.strictObject({
      id: makeOpIdSchema(),
      pair: pairIdSchema,
      word: makeWordSchema(),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TEXT_LENGTH)),
      sentence: z.optional(makeSentenceSchema()),
    }),
  ),
  'definition.remove': message<void>()('everywhere', () =>
    z.strictObject({ id: makeOpIdSchema(), pair: pairIdSchema, word: makeWordSchema() }),
  ),
} as const;

export type MessageName = keyof typeof MESSAGES;
export type RequestOf<Name extends MessageName> = z.infer<(typeof MESSAGES)[Name]['request']>;
export type ResponseOf<Name extends MessageName> = (typeof MESSAGES)[Name]['response'];
