import type { Sqlite } from './sqlite.ts';

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];

/** Local hour at which a day of Anki begins, unless the learner changed it. */
const USUAL_ROLLOVER = 4;

/** How a collection counts its days. */
export interface AnkiClock {
  /** Local hour at which a day begins. */
  rolloverHour: number;
  /** Study day from which the days of its cards count: days since 1970-01-01. */
  firstDay: number;
}

/** Reads the clock of a collection. What is missing or wrong is as Anki has it by default. */
export function readAnkiClock(sqlite: Sqlite): AnkiClock {
  const [[createdSeconds = 0, conf = ''] = []] = sqlite.rows('SELECT crt, conf FROM col LIMIT 1');
  const created = Number(createdSeconds) * 1000;
  const read = createConfigReader(sqlite, String(conf));
  const rollover = read('rollover');
  // Minutes west of UTC, as JavaScript counts them, too.
  const west = read('creationOffset') ?? new Date(created).getTimezoneOffset();
  return {
    rolloverHour: rollover !== undefined && rollover >= 0 && rollover < 24 ? rollover : USUAL_ROLLOVER,
    firstDay: Math.floor((created - west * MINUTE_MS) / DAY_MS),
  };
}

/** Since schema 15 the options have a table of their own. Before, `col` has them as JSON. */
function createConfigReader(sqlite: Sqlite, conf: string): (name: string) => number | undefined {
  const values = new Map<string, unknown>();
  if (sqlite.tables.has('config')) {
    for (const [name, value] of sqlite.rows(
      "SELECT key, val FROM config WHERE key IN ('rollover', 'creationOffset')",
    )) {
      values.set(String(name), parse(value instanceof Uint8Array ? new TextDecoder().decode(value) : String(value)));
    }
  } else {
    const options = parse(conf);
    if (typeof options === 'object' && options !== null) {
      for (const [name, value] of Object.entries(options)) values.set(name, value);
    }
  }
  return (name) => {
    const value = values.get(name);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The zone of an instant where it is read, and its study day there. */
export function toPastDay(at: number, { rolloverHour }: AnkiClock): { zoneMinutes: number; day: number } {
  // No minus zero, which a log does not have.
  const zoneMinutes = 0 - new Date(at).getTimezoneOffset();
  return { zoneMinutes, day: Math.floor((at + zoneMinutes * MINUTE_MS - rolloverHour * HOUR_MS) / DAY_MS) };
}

/** Study day on which a card is due. @param due - As the card has it: days since the collection began. */
export const toDueDay = (due: number, { firstDay }: AnkiClock) => firstDay + due;
