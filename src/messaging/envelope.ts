import { toAppError } from '../app-error.ts';
import type { ErrorCode } from '../model/error-code.ts';

/** A request is `{ type: "noun.verb", …fields }`; this is every answer's shape. */
export type Envelope<Value> = { ok: true; value: Value } | { ok: false; error: { code: ErrorCode; message: string } };

/** Gives what some work answers to a message, or what it failed with. It never rejects. */
export async function toEnvelope<Value>(type: string, work: () => Promise<Value>): Promise<Envelope<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === 'internal') console.error(`${type} failed:`, error.cause);
    return { ok: false, error: { code: error.code, message: error.message } };
  }
}
