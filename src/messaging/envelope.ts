import type { ErrorCode } from '../app-error.ts';

/** A request is `{ type: "noun.verb", …fields }`; this is every answer's shape. */
export type Envelope<Value> = { ok: true; value: Value } | { ok: false; error: { code: ErrorCode; message: string } };
