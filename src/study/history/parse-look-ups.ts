import * as z from 'zod/mini';
import { pairIdSchema } from '../../contract/pair-schemas.ts';
import { MAX_INSTANT, MAX_TEXT_LENGTH } from '../../model/limits.ts';
import { MAX_LOOK_UPS, MAX_PLACES } from '../../store/study/history/look-up-rows.ts';
import type { LookUpRow } from '../../store/study/study-database.ts';

/** The checked history of a backup. */
export interface ParsedLookUps {
  rows: LookUpRow[];
  /** Number of rows that are no history, or beyond a limit. */
  setAside: number;
}

/** Created when a backup is read, not at each start of the background. */
function makeRowSchema() {
  const text = z.string().check(z.maxLength(MAX_TEXT_LENGTH));
  const at = z.number().check(z.int(), z.nonnegative(), z.maximum(MAX_INSTANT));
  const place = z.strictObject({
    at,
    form: text,
    sentence: z.optional(text),
    title: z.optional(text),
    address: z.optional(text),
  });
  return z.strictObject({
    pair: pairIdSchema,
    word: text.check(z.minLength(1)),
    at: z.array(at).check(z.maxLength(MAX_LOOK_UPS)),
    places: z.array(place).check(z.maxLength(MAX_PLACES)),
    isDeclined: z.optional(z.literal(true)),
  });
}

/** Checks the rows of a backup, each by itself: a wrong one does not keep the others out. */
export function parseLookUps(raw: readonly unknown[]): ParsedLookUps {
  const schema = raw.length > 0 ? makeRowSchema() : undefined;
  const rows = raw.flatMap((value) => {
    const result = schema && z.safeParse(schema, value);
    if (!result?.success) return [];
    const at = [...new Set(result.data.at)].sort((a, b) => a - b);
    // An absent field stays absent.
    return [JSON.parse(JSON.stringify({ ...result.data, at })) as LookUpRow];
  });
  return { rows, setAside: raw.length - rows.length };
}

/** Number of look-ups in `rows` that `own` lacks. */
export function countFreshLookUps(rows: readonly LookUpRow[], own: readonly LookUpRow[]): number {
  const toId = ({ pair, word }: LookUpRow) => `${pair} ${word}`;
  const known = new Map(own.map((row) => [toId(row), new Set(row.at)]));
  const countOf = (row: LookUpRow) => row.at.filter((at) => !known.get(toId(row))?.has(at)).length;
  return rows.reduce((sum, row) => sum + countOf(row), 0);
}
