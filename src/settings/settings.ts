import * as z from 'zod/mini';
import { LANGUAGE_CHOICES } from './interface-languages.ts';

/** How often decks are refreshed without being asked for. */
export const REFRESH_PERIODS = ['off', 'weekly', 'monthly'] as const;
export type RefreshPeriod = (typeof REFRESH_PERIODS)[number];

/** Most new words a day that may be chosen. */
export const MAX_NEW_PER_DAY = 500;

/** Answers on a card: "Forgot" and "Remembered", or all four. */
export const RATING_COUNTS = ['two', 'four'] as const;
export type RatingCount = (typeof RATING_COUNTS)[number];

/** What a card shows first: the word, its meaning, or its sound, where the browser has a voice of the language. */
export const CARD_FRONTS = ['word', 'meaning', 'sound'] as const;
export type CardFront = (typeof CARD_FRONTS)[number];

/** What makes the hover card come. `rest-modifier`: the pointer rests while a key is held. */
export const HOVER_TRIGGERS = ['rest', 'rest-modifier', 'click', 'double-click', 'off'] as const;
export type HoverTrigger = (typeof HOVER_TRIGGERS)[number];

export const HOVER_MODIFIERS = ['shift', 'control', 'alt'] as const;

/** How large the card's text is, against its usual size. */
export const HOVER_SCALES = ['0.85', '1', '1.25', '1.5', '2'] as const;

/** Colours of every screen and of the hover card; `system`: light or dark as the browser says. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Longest wait before the card comes. */
export const MAX_DWELL_MS = 2_000;

/** Most sites that have settings of their own; those that got theirs first give way. */
export const MAX_SITES = 2_000;

/** What holds for one site only. What a newer version has written of it is kept. */
const makeSiteSchema = () =>
  z.looseObject({
    isOff: z.optional(z.boolean()),
    /** ISO 639-3 code of the language that the site's texts are in, whatever the pages say. */
    language: z.optional(z.string().check(z.regex(/^[a-z]{3}$/))),
    /** Whether letters act on a card as soon as it shows; elsewhere only once the pointer is on it. */
    keys: z.optional(z.boolean()),
  });

export type SiteSettings = z.infer<ReturnType<typeof makeSiteSchema>>;

/** Everything the learner chose, in sections. A new setting is one line here, one in the defaults. */
const makeSettingsSchema = () =>
  z.strictObject({
    hover: z.strictObject({
      trigger: z.enum(HOVER_TRIGGERS),
      /** The key of `rest-modifier`. */
      modifier: z.enum(HOVER_MODIFIERS),
      /** How long the pointer rests on a word before the card comes. */
      dwellMs: z.number().check(z.int(), z.nonnegative(), z.maximum(MAX_DWELL_MS)),
      /** Whether a selected text is looked up as it stands. */
      selection: z.boolean(),
      /** Whether a finger that stays on a word looks it up. */
      touch: z.boolean(),
      /** Whether single letters act on a card that shows. */
      keys: z.boolean(),
      scale: z.enum(HOVER_SCALES),
      /** By the site's name, see `toSite`. */
      sites: z
        .record(z.string().check(z.maxLength(255)), makeSiteSchema())
        .check(z.refine((sites) => Object.keys(sites).length <= MAX_SITES)),
    }),
    sync: z.strictObject({
      /** Whether decks from the connected server are synced again by themselves, and how often. */
      autoRefresh: z.enum(REFRESH_PERIODS),
    }),
    study: z.strictObject({
      /** New words a study day, over all decks. */
      newPerDay: z.number().check(z.int(), z.nonnegative(), z.maximum(MAX_NEW_PER_DAY)),
      /** Chance of recall, between 0 and 1, that words are asked at. */
      retention: z.number().check(z.minimum(0.7), z.maximum(0.97)),
      ratings: z.enum(RATING_COUNTS),
      front: z.enum(CARD_FRONTS),
      /** Whether the question side shows how the word is read. */
      readings: z.boolean(),
      /** Whether the answer is typed before it is shown. */
      typing: z.boolean(),
      /** Whether single letters and digits act on the study screen. */
      keys: z.boolean(),
      /** Whether study introduces vulgar words, too. */
      vulgar: z.boolean(),
      /** Local hour from which the browser reminds of words that are due; `null` for no reminder. */
      remindAt: z.nullable(z.number().check(z.int(), z.nonnegative(), z.maximum(23))),
    }),
    appearance: z.strictObject({
      theme: z.enum(THEMES),
      /** What the screens and the hover card are worded in. */
      interfaceLanguage: z.enum(LANGUAGE_CHOICES),
    }),
  });

export type Settings = z.infer<ReturnType<typeof makeSettingsSchema>>;

let settingsSchema: ReturnType<typeof makeSettingsSchema> | undefined;

/** Made on first use: a background that was started by a look-up alone has none. */
function getSettingsSchema(): ReturnType<typeof makeSettingsSchema> {
  settingsSchema ??= makeSettingsSchema();
  return settingsSchema;
}

/** What holds until the learner chooses. */
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
  sync: { autoRefresh: 'off' },
  study: {
    newPerDay: 10,
    retention: 0.9,
    ratings: 'two',
    front: 'word',
    readings: true,
    typing: false,
    keys: true,
    vulgar: false,
    remindAt: null,
  },
  appearance: { theme: 'system', interfaceLanguage: 'auto' },
};

/** The schema of a change: some fields of some sections; what is left out stays as it is. */
export function getSettingsChangeSchema() {
  const { hover, sync, study, appearance } = getSettingsSchema().shape;
  return z.strictObject({
    hover: z.optional(z.partial(hover)),
    sync: z.optional(z.partial(sync)),
    study: z.optional(z.partial(study)),
    appearance: z.optional(z.partial(appearance)),
  });
}

export type SettingsChange = z.infer<ReturnType<typeof getSettingsChangeSchema>>;

type Fields = Record<string, unknown>;

/**
 * Reads settings that were stored by this version, an older or a newer one.
 *
 * @param stored - Anything. A field that is missing or not valid has its default, a site that is not valid none of its own; the others
 *   keep what they say.
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
  // Every field has passed its own schema or is its default, which TypeScript cannot follow through the entries.
  return Object.fromEntries(sections) as Settings;
}

function pickSites(stored: unknown): Fields {
  const schema = makeSiteSchema();
  const sites = Object.entries(toFields(stored)).filter(([, choices]) => z.safeParse(schema, choices).success);
  return Object.fromEntries(sites.slice(-MAX_SITES));
}

/**
 * Puts a change over what is stored.
 *
 * @returns What to store. Fields that this version does not know are kept: a newer one may have written them.
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
