import * as z from 'zod/mini';
import { MAX_SITE_LENGTH } from '../model/limits.ts';
import { KEEP_PERIODS } from '../model/look-up.ts';
import { PAIR_ID } from '../model/pair.ts';
import { LANGUAGE_CHOICES } from './interface-languages.ts';

/** Intervals of automatic deck refreshes. */
export const REFRESH_PERIODS = ['off', 'weekly', 'monthly'] as const;
export type RefreshPeriod = (typeof REFRESH_PERIODS)[number];

/** Highest number of new words per day. */
export const MAX_NEW_PER_DAY = 500;

/** More reviews than anybody answers in a day. */
export const MAX_REVIEWS_PER_DAY = 9_999;

/** Answers of a card: "Forgot" and "Remembered", or all four. */
export const RATING_COUNTS = ['two', 'four'] as const;
export type RatingCount = (typeof RATING_COUNTS)[number];

/** Question side of a card: the word, its meaning, or its sound if the browser has a voice for the language. */
export const CARD_FRONTS = ['word', 'meaning', 'sound'] as const;
export type CardFront = (typeof CARD_FRONTS)[number];

/** Trigger of the hover card. `rest-modifier`: the pointer rests while a key is held. */
export const HOVER_TRIGGERS = ['rest', 'rest-modifier', 'click', 'double-click', 'off'] as const;
export type HoverTrigger = (typeof HOVER_TRIGGERS)[number];

export const HOVER_MODIFIERS = ['shift', 'control', 'alt'] as const;

/** Number on the toolbar button over a page with marks: as elsewhere, its new words, or the share of the words that the learner knows. */
export const PAGE_BADGES = ['off', 'new', 'known'] as const;
export type PageBadge = (typeof PAGE_BADGES)[number];

/** Text size of the card relative to the default. */
export const HOVER_SCALES = ['0.85', '1', '1.25', '1.5', '2'] as const;

/** Colours of every screen and of the hover card; `system` follows the browser. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Longest delay of the card. */
export const MAX_DWELL_MS = 2_000;

/** Most language pairs with a chosen start of new words. */
const MAX_STARTS = 1_000;

/** Most sites with their own settings. The oldest ones are dropped. */
export const MAX_SITES = 2_000;

/** Settings of one site. Fields of a newer version are preserved. */
const makeSiteSchema = () =>
  z.looseObject({
    isOff: z.optional(z.boolean()),
    /** ISO 639-3 code of the language of the site's texts, overriding the pages. */
    language: z.optional(z.string().check(z.regex(/^[a-z]{3}$/))),
    /** Whether letter keys act on a visible card. On other sites they act once the pointer is on it. */
    keys: z.optional(z.boolean()),
    /** Whether look-ups on the site stay out of the history. */
    noHistory: z.optional(z.boolean()),
    /** Whether the words of the site's pages are marked, overriding the setting for all sites. */
    marks: z.optional(z.boolean()),
    /** Whether a film pauses while its captions are looked up. */
    captions: z.optional(z.boolean()),
  });

export type SiteSettings = z.infer<ReturnType<typeof makeSiteSchema>>;

/** A study day, in days since 1970-01-01; the last one has a year of four digits. */
const makeDaySchema = () => z.number().check(z.int(), z.nonnegative(), z.maximum(2_932_896));

const makePairSchema = () => z.string().check(z.regex(PAIR_ID));

/** All settings, in sections. A new setting is one line here and one in the defaults. */
const makeSettingsSchema = () =>
  z.strictObject({
    hover: z.strictObject({
      trigger: z.enum(HOVER_TRIGGERS),
      /** The key of `rest-modifier`. */
      modifier: z.enum(HOVER_MODIFIERS),
      /** Time that the pointer rests on a word before the card appears. */
      dwellMs: z.number().check(z.int(), z.nonnegative(), z.maximum(MAX_DWELL_MS)),
      /** Whether selected text is looked up. */
      selection: z.boolean(),
      /** Whether a long touch looks up a word. */
      touch: z.boolean(),
      /** Whether letter keys act on cards. */
      keys: z.boolean(),
      scale: z.enum(HOVER_SCALES),
      /** By site name, see `toSite`. */
      sites: z
        .record(z.string().check(z.maxLength(MAX_SITE_LENGTH)), makeSiteSchema())
        .check(z.refine((sites) => Object.keys(sites).length <= MAX_SITES)),
    }),
    history: z.strictObject({
      /** Whether look-ups are remembered. */
      isOn: z.boolean(),
      keep: z.enum(KEEP_PERIODS),
    }),
    /** Marks of the words in web pages. */
    marks: z.strictObject({
      /** Whether pages of all sites are marked. */
      everywhere: z.boolean(),
      /** Whether all new words are marked, or only those that come next. */
      allNew: z.boolean(),
      badge: z.enum(PAGE_BADGES),
    }),
    sync: z.strictObject({
      /** Whether and how often decks from the connected server sync automatically. */
      autoRefresh: z.enum(REFRESH_PERIODS),
    }),
    study: z.strictObject({
      /** New words per study day, over all decks. */
      newPerDay: z.number().check(z.int(), z.nonnegative(), z.maximum(MAX_NEW_PER_DAY)),
      /** Reviews per study day, over all decks. The highest number stands for no maximum. */
      maxReviews: z.number().check(z.int(), z.nonnegative(), z.maximum(MAX_REVIEWS_PER_DAY)),
      /** Weekdays on which few words are to be due, 0 for Sunday. */
      easyDays: z.array(z.number().check(z.int(), z.nonnegative(), z.maximum(6))).check(z.maxLength(7)),
      /** Study days on which nothing is asked, both inclusive; `null` for none. */
      holiday: z.nullable(z.strictObject({ first: makeDaySchema(), last: makeDaySchema() })),
      /** Desired retention, between 0 and 1. */
      retention: z.number().check(z.minimum(0.7), z.maximum(0.97)),
      ratings: z.enum(RATING_COUNTS),
      front: z.enum(CARD_FRONTS),
      /** Whether the question side shows how the word is read. */
      readings: z.boolean(),
      /** Whether the address of the page is stored with a sentence and shown. */
      addresses: z.boolean(),
      /** Whether the learner types the answer. */
      typing: z.boolean(),
      /** Whether single letters and digits are shortcuts on the study screen. */
      keys: z.boolean(),
      /** Whether the statistics show the days in a row. */
      streak: z.boolean(),
      /** Whether weights that predict better are adopted without asking. */
      autoWeights: z.boolean(),
      /** Whether study introduces vulgar words. */
      vulgar: z.boolean(),
      /** Whether included decks introduce their words strictly by rank. */
      byRank: z.boolean(),
      /** Rank at which new words start, by language pair. A pair that is absent starts from the top, and Study offers the choice. */
      starts: z
        .record(makePairSchema(), z.number().check(z.int(), z.nonnegative()))
        .check(z.refine((starts) => Object.keys(starts).length <= MAX_STARTS)),
      /** Language pairs whose new words start exactly there, however many words the learner dismisses. */
      fixedStarts: z.array(makePairSchema()).check(z.maxLength(MAX_STARTS)),
      /** Local hour of the reminder of due words; `null` for none. */
      remindAt: z.nullable(z.number().check(z.int(), z.nonnegative(), z.maximum(23))),
      /** The newest week in which the learner has hidden the summary of the week before, counted from 1970; 0 for none. */
      hiddenWeek: z.number().check(z.int(), z.nonnegative()),
      /** Whether Study may offer the reminder. */
      remindOffer: z.boolean(),
    }),
    appearance: z.strictObject({
      theme: z.enum(THEMES),
      /** Language of the screens and of the hover card. */
      interfaceLanguage: z.enum(LANGUAGE_CHOICES),
    }),
  });

export type Settings = z.infer<ReturnType<typeof makeSettingsSchema>>;

let settingsSchema: ReturnType<typeof makeSettingsSchema> | undefined;

/** Created on first use: a background started for a lookup does not need it. */
function getSettingsSchema(): ReturnType<typeof makeSettingsSchema> {
  settingsSchema ??= makeSettingsSchema();
  return settingsSchema;
}

/** Default settings. */
export const DEFAULT_SETTINGS: Settings = {
  hover: {
    trigger: 'rest',
    modifier: 'alt',
    dwellMs: 80,
    selection: true,
    touch: true,
    keys: true,
    scale: '1',
    sites: {},
  },
  history: { isOn: true, keep: 'year' },
  marks: { everywhere: false, allNew: false, badge: 'off' },
  sync: { autoRefresh: 'off' },
  study: {
    newPerDay: 10,
    maxReviews: MAX_REVIEWS_PER_DAY,
    easyDays: [],
    holiday: null,
    retention: 0.9,
    ratings: 'two',
    front: 'word',
    readings: true,
    addresses: false,
    typing: false,
    keys: true,
    streak: true,
    autoWeights: false,
    vulgar: false,
    byRank: false,
    starts: {},
    fixedStarts: [],
    remindAt: null,
    remindOffer: true,
    hiddenWeek: 0,
  },
  appearance: { theme: 'system', interfaceLanguage: 'auto' },
};

/** Schema of a change: some fields of some sections. Missing fields stay unchanged. */
export function getSettingsChangeSchema() {
  const { hover, history, marks, sync, study, appearance } = getSettingsSchema().shape;
  return z.strictObject({
    hover: z.optional(z.partial(hover)),
    history: z.optional(z.partial(history)),
    marks: z.optional(z.partial(marks)),
    sync: z.optional(z.partial(sync)),
    study: z.optional(z.partial(study)),
    appearance: z.optional(z.partial(appearance)),
  });
}

export type SettingsChange = z.infer<ReturnType<typeof getSettingsChangeSchema>>;

type Fields = Record<string, unknown>;

/**
 * Parses settings stored by this, an older or a newer version.
 *
 * @param stored - Any value. A missing or invalid field gets its default, and an invalid site is dropped. Valid fields are kept.
 */
export function parseSettings(stored: unknown): Settings {
  const sections = Object.entries(getSettingsSchema().shape).map(([name, schema]) => {
    const given = toFields(toFields(stored)[name]);
    const fields = Object.entries<z.ZodMiniType>(schema.shape).map(([field, fieldSchema]) => {
      const result = z.safeParse(fieldSchema, field === 'sites' ? pickSites(given[field]) : given[field]);
      return [field, result.success ? result.data : toFields(toFields(DEFAULT_SETTINGS)[name])[field]];
    });
    return [name, Object.fromEntries(fields)];
  });
  // Every field passed its schema or is its default, which TypeScript cannot infer through the entries.
  return Object.fromEntries(sections) as Settings;
}

function pickSites(stored: unknown): Fields {
  const schema = makeSiteSchema();
  const sites = Object.entries(toFields(stored)).filter(([, choices]) => z.safeParse(schema, choices).success);
  return Object.fromEntries(sites.slice(-MAX_SITES));
}

/**
 * Merges a change into the stored settings.
 *
 * @returns The value to store. Unknown fields are kept, because a newer version may have written them.
 */
export function mergeSettings(stored: unknown, change: SettingsChange): Record<string, unknown> {
  const merged = { ...toFields(stored) };
  for (const [section, fields] of Object.entries(change)) {
    const given = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined);
    merged[section] = { ...toFields(merged[section]), ...Object.fromEntries(given) };
  }
  return merged;
}

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
