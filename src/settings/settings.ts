import * as z from 'zod/mini';

/** How often decks are refreshed without being asked for. */
export const REFRESH_PERIODS = ['off', 'weekly', 'monthly'] as const;
export type RefreshPeriod = (typeof REFRESH_PERIODS)[number];

/** Most new words a day that may be chosen. */
export const MAX_NEW_PER_DAY = 500;

/** Answers on a card: "Forgot" and "Remembered", or all four. */
export const RATING_COUNTS = ['two', 'four'] as const;
export type RatingCount = (typeof RATING_COUNTS)[number];

/** Everything the learner chose, in sections. A new setting is one line here, one in the defaults. */
const settingsSchema = z.strictObject({
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
  }),
});

export type Settings = z.infer<typeof settingsSchema>;

/** What holds until the learner chooses. */
export const DEFAULT_SETTINGS: Settings = {
  sync: { autoRefresh: 'off' },
  study: { newPerDay: 10, retention: 0.9, ratings: 'two' },
};

/** Some fields of some sections; what is left out stays as it is. */
export const settingsChangeSchema = z.strictObject({
  sync: z.optional(z.partial(settingsSchema.shape.sync)),
  study: z.optional(z.partial(settingsSchema.shape.study)),
});

export type SettingsChange = z.infer<typeof settingsChangeSchema>;

type Fields = Record<string, unknown>;

/**
 * Reads settings that were stored by this version, an older or a newer one.
 *
 * @param stored - Anything. A field that is missing or not valid has its default; the others keep what they say.
 */
export function parseSettings(stored: unknown): Settings {
  const sections = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const given = toFields(toFields(stored)[name]);
    const fields = Object.entries<z.ZodMiniType>(schema.shape).map(([field, fieldSchema]) => {
      const result = z.safeParse(fieldSchema, given[field]);
      return [field, result.success ? result.data : toFields(toFields(DEFAULT_SETTINGS)[name])[field]];
    });
    return [name, Object.fromEntries(fields)];
  });
  // Every field has passed its own schema or is its default, which TypeScript cannot follow through the entries.
  return Object.fromEntries(sections) as Settings;
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
