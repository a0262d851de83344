const [QUOTE, COMMA, OPEN_LIST, BACKSLASH] = [0x22, 0x2c, 0x5b, 0x5c];
/** Bytes of a lemma, at most: a longer one has no card. With space, so is the beginning of a form. */
const [MAX_LEMMA_BYTES, MAX_FORM_BYTES] = [2_000, 4_000];

/** A form begins at some bytes, it does not, or it may with more bytes. */
type Finding = 'form' | 'other' | 'open';

/**
 * Creates a search for a list that begins with a short text and another list, as every `[lemma, [rule, …]]` does.
 *
 * @returns Searches the next bytes of a bank. It may find something else that looks so.
 */
export function createFormSearch(): (bytes: Uint8Array<ArrayBuffer>) => boolean {
  let rest = new Uint8Array();
  return (bytes) => {
    const all = rest.length === 0 ? bytes : join(rest, bytes);
    for (let at = all.indexOf(OPEN_LIST); at >= 0; at = all.indexOf(OPEN_LIST, at + 1)) {
      const finding = readBeginning(all, at);
      if (finding === 'form') return true;
      if (finding === 'other' || all.length - at > MAX_FORM_BYTES) continue;
      rest = all.slice(at);
      return false;
    }
    rest = new Uint8Array();
    return false;
  };
}

function readBeginning(bytes: Uint8Array, start: number): Finding {
  let at = skipSpace(bytes, start + 1);
  if (bytes[at] !== QUOTE) return at < bytes.length ? 'other' : 'open';
  const most = at + MAX_LEMMA_BYTES;
  for (at += 1; bytes[at] !== QUOTE; at += bytes[at] === BACKSLASH ? 2 : 1) {
    if (at >= bytes.length) return 'open';
    if (at > most) return 'other';
  }
  at = skipSpace(bytes, at + 1);
  if (bytes[at] !== COMMA) return at < bytes.length ? 'other' : 'open';
  at = skipSpace(bytes, at + 1);
  if (bytes[at] === OPEN_LIST) return 'form';
  return at < bytes.length ? 'other' : 'open';
}

function skipSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  while (bytes[at] === 0x20 || bytes[at] === 0x0a || bytes[at] === 0x0d || bytes[at] === 0x09) at += 1;
  return at;
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
