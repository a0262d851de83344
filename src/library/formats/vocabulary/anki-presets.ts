import { default_w, migrateParameters } from 'ts-fsrs';
import type { FoundSchedule } from '../../../model/vocabulary.ts';
import { roundWeights } from '../../../model/weight-bounds.ts';
import { WEIGHTS } from '../../../model/weights.ts';
import { readJson, toObject, toText } from './anki-schema.ts';
import { type MessageField, readFloats, readMessage } from './message-fields.ts';
import type { Sqlite } from './sqlite.ts';

/** Options that decks of Anki share. */
interface Preset {
  name: string;
  /** Of the newest version of FSRS that it has some for; empty if it was never fitted. */
  parameters: readonly number[];
  /** Desired retention. */
  retention: number;
}

/** Unless the learner changed it. */
const USUAL_RETENTION = 0.9;

/** The retentions that Wayword plans for: see the settings. */
const [MIN_RETENTION, MAX_RETENTION] = [0.7, 0.97];

/** Numbers of FSRS-4.5, FSRS-5 and FSRS-6. */
const KNOWN_LENGTHS: readonly number[] = [17, 19, WEIGHTS];

/** Largest number of a set: a first stability in days. */
const MAX_NUMBER = 100;

/**
 * Finds the schedule that Anki fitted to the learner: that of the preset with the most answered cards.
 *
 * @param answered - Number of answered cards by the id of their deck.
 * @returns undefined if no preset of these cards was fitted, or if they cannot be read.
 */
export function findSchedule(sqlite: Sqlite, answered: ReadonlyMap<number, number>): FoundSchedule | undefined {
  const presets = readPresets(sqlite);
  const counts = new Map<Preset, number>();
  for (const [deck, count] of answered) {
    const preset = presets.get(deck);
    if (preset && preset.parameters.length > 0) counts.set(preset, (counts.get(preset) ?? 0) + count);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && toSchedule(best[0]);
}

function toSchedule({ name, parameters, retention }: Preset): FoundSchedule | undefined {
  const areValid = parameters.every((value) => Number.isFinite(value) && value >= 0 && value <= MAX_NUMBER);
  if (!areValid || !KNOWN_LENGTHS.includes(parameters.length)) return { preset: name };
  // Those of older versions become equivalent ones, as the authors of FSRS convert them.
  const weights = roundWeights(migrateParameters(parameters));
  if (String(weights) === String(roundWeights(default_w))) return undefined;
  const rounded = Math.round(retention * 100) / 100;
  return { preset: name, fitted: { weights, retention: Math.min(MAX_RETENTION, Math.max(MIN_RETENTION, rounded)) } };
}

/** The presets by the ids of their decks. An import does not need them, so a collection with damaged ones has none. */
function readPresets(sqlite: Sqlite): ReadonlyMap<number, Preset> {
  try {
    return sqlite.tables.has('deck_config') ? readTables(sqlite) : readOptions(sqlite);
  } catch {
    return new Map();
  }
}

function byDeck(presets: ReadonlyMap<number, Preset>, decks: Iterable<readonly [number, number]>) {
  const found = new Map<number, Preset>();
  for (const [deck, id] of decks) {
    const preset = presets.get(id);
    if (preset) found.set(deck, preset);
  }
  return found;
}

/** Before schema 15, `col` has the presets and the decks as JSON. Source: `DeckConfSchema11` of Anki. */
function readOptions(sqlite: Sqlite): Map<number, Preset> {
  const presets = Object.entries(readJson(sqlite, 'dconf')).map(([id, value]): [number, Preset] => {
    const { name, fsrsParams6, fsrsParams5, fsrsWeights, desiredRetention, ...others } = toObject(value);
    const newer = Object.entries(others).flatMap(([key, value]) => (/^fsrsParams\d+$/.test(key) ? [value] : []));
    const sets = [fsrsParams6, fsrsParams5, fsrsWeights, ...newer].map((set) => (Array.isArray(set) ? set : []));
    return [Number(id), { name: toText(name), parameters: pickSet(sets), retention: toRetention(desiredRetention) }];
  });
  const decks = Object.entries(readJson(sqlite, 'decks'));
  return byDeck(
    new Map(presets),
    decks.map(([id, deck]) => [Number(id), Number(toObject(deck).conf)] as const),
  );
}

/** Fields of `DeckConfig.Config`. Numbers 7 and 8 are kept for parameters of later versions. Source: `deck_config.proto` of Anki. */
const PARAMETER_FIELDS = [6, 5, 3, 7, 8] as const;
const RETENTION_FIELD = 37;

/** The preset of a deck is in the first field of the first field of its kind. Source: `Deck.KindContainer` in `decks.proto` of Anki. */
const [NORMAL_DECK, PRESET_OF_DECK] = [1, 1];

function readTables(sqlite: Sqlite): Map<number, Preset> {
  const presets = new Map<number, Preset>();
  for (const [id, name, config] of sqlite.rows('SELECT id, name, config FROM deck_config')) {
    const fields = [...readMessage(toBytes(config))];
    const floats = (field: number) => fields.flatMap((found) => (found.field === field ? toFloats(found) : []));
    const [retention] = floats(RETENTION_FIELD);
    presets.set(Number(id), {
      name: String(name),
      parameters: pickSet(PARAMETER_FIELDS.map(floats)),
      retention: toRetention(retention),
    });
  }
  const decks = [...sqlite.rows('SELECT id, kind FROM decks')].map(([id, kind]) => {
    const normal = find(toBytes(kind), NORMAL_DECK);
    const preset = normal instanceof Uint8Array ? find(normal, PRESET_OF_DECK) : undefined;
    return [Number(id), Number(preset)] as const;
  });
  return byDeck(presets, decks);
}

const toBytes = (value: unknown) => (value instanceof Uint8Array ? value : new Uint8Array());

const toFloats = ({ value }: MessageField) => (value instanceof Uint8Array ? readFloats(value) : []);

function find(message: Uint8Array, field: number): MessageField['value'] | undefined {
  for (const found of readMessage(message)) if (found.field === field) return found.value;
  return undefined;
}

/** @param sets - Those of the version that is preferred first. */
const pickSet = (sets: readonly (readonly number[])[]) => sets.find((set) => set.length > 0) ?? [];

const toRetention = (value: unknown) => (typeof value === 'number' && value > 0 && value < 1 ? value : USUAL_RETENTION);
