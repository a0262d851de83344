/** Longest stretch of page text one request may carry, in UTF-16 code units: about three lines. */
export const MAX_SCAN_LENGTH = 256;
/** Longest tag of a language. */
export const MAX_TAG_LENGTH = 35;
/** Longest path and query of a request of the contract. */
export const MAX_PATH_LENGTH = 2_048;

/** What the background's first part answers, which has no schemas. */
export type LookUpMessage =
  | { type: 'lookup.get'; path: string }
  | {
      type: 'lookup.define' | 'lookup.findPair';
      text: string;
      offset: number;
      language?: string;
      ownText?: string;
      asked?: true;
    }
  | { type: 'hover.start' | 'hover.wake' };

type Fields = Record<string, unknown>;
type Checks = Record<string, (value: unknown) => boolean>;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

const PASSAGE: Checks = {
  text: (value) => isText(value, MAX_SCAN_LENGTH) && value !== '',
  offset: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_SCAN_LENGTH,
  language: (value) => value === undefined || isText(value, MAX_TAG_LENGTH),
  ownText: (value) => value === undefined || isText(value, MAX_SCAN_LENGTH),
  asked: (value) => value === undefined || value === true,
};

const CHECKS: Record<LookUpMessage['type'], Checks> = {
  'lookup.get': { path: (value) => isText(value, MAX_PATH_LENGTH) && value.startsWith('/') },
  'lookup.define': PASSAGE,
  'lookup.findPair': PASSAGE,
  'hover.start': {},
  'hover.wake': {},
};

/**
 * Tells a look-up that may be answered as it is. What is allowed is said by `MESSAGES`, which also says what is wrong with all else: this takes
 * nothing that is not allowed there.
 */
export function isLookUp(raw: object): raw is LookUpMessage {
  const { type, ...fields } = raw as Fields;
  const checks = typeof type === 'string' && Object.hasOwn(CHECKS, type) && CHECKS[type as LookUpMessage['type']];
  if (!checks) return false;
  return (
    Object.keys(fields).every((name) => Object.hasOwn(checks, name)) &&
    Object.entries(checks).every(([name, check]) => check(fields[name]))
  );
}
