import { AppError } from '../app-error.ts';
import { fromBase64 } from '../async/base64.ts';

interface EntryStretch {
  firstRank: number;
  lastRank: number;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * Reads `PackedEntries[]` from JSON. The packed content is checked when a card is drawn from it.
 *
 * @throws {AppError} `bad-request`.
 */
export function readEntryList(json: string): EntryStretch[] {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch (cause) {
    throw new AppError('bad-request', 'Expected full entries as JSON, got something else.', { cause });
  }
  if (!Array.isArray(list)) throw new AppError('bad-request', 'Expected a list of full entries, got something else.');
  return list.map(toStretch);
}

function toStretch(row: unknown): EntryStretch {
  const [firstRank, lastRank, packed] = Array.isArray(row) ? row : [];
  if (Number.isSafeInteger(firstRank) && Number.isSafeInteger(lastRank) && typeof packed === 'string') {
    const content = fromBase64(packed);
    if (content && firstRank <= lastRank) return { firstRank, lastRank, content };
  }
  throw new AppError('bad-request', 'Expected [firstRank, lastRank, base64], got something else.');
}
