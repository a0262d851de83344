import { ENCODINGS, type EncodingLabel, type EncodingSample } from '../../model/file-format.ts';

/** Letters that the languages of a single-byte encoding use most beyond ASCII. */
const LETTERS: { [Label in EncodingLabel]?: string } = {
  'windows-1252': 'àâäçèéêëîïñôöùûüßáíóúãõåæøœÄÖÜÉÅØÆÇÑ¿¡’‘“”„«»–—…°',
  macintosh: 'àâäçèéêëîïñôöùûüßáíóúãõåæøœÄÖÜÉÅØÆÇÑ¿¡’‘“”„«»',
  'windows-1250': 'ąćęłńóśźżáčďéěíňřšťúůýžőűöüäßĽľŠŽČŘ„”’',
  'windows-1254': 'çğıöşüâîÇĞİÖŞÜ',
  'windows-1257': 'āčēģīķļņšūžąęėįųõäöüŠŽČ',
  'windows-1251': 'оеаинтсрвл',
  'koi8-r': 'оеаинтсрвл',
  ibm866: 'оеаинтсрвл',
  'windows-1253': 'αοιετσνηυρπςάέήίόύώ',
  'windows-1255': 'יוהלארתמבש',
  'windows-1256': 'اليمونترب',
};

type Ranges = readonly (readonly [number, number])[];

const LAST_KOREAN_LEAD = 0xc8;

/** Lead bytes of the commonest characters, as inclusive ranges. Source: the rows of JIS X 0208, GB 2312, KS X 1001 and Big5. */
const COMMON_LEADS: { [Label in EncodingLabel]?: Ranges } = {
  gb18030: [[0xb0, 0xd7]],
  shift_jis: [
    [0x82, 0x83],
    [0x88, 0x97],
  ],
  big5: [[0xa4, 0xc6]],
  'euc-jp': [
    [0xa4, 0xa5],
    [0xb0, 0xcf],
  ],
  'euc-kr': [[0xb0, 0xc8]],
};

/**
 * Guesses the encoding of bytes that are not UTF-8: the one whose commonest letters they are.
 *
 * @param bytes - Whole lines.
 * @returns undefined for damaged UTF-8 and for data that is not text.
 */
export function guessEncoding(bytes: Uint8Array): EncodingLabel | undefined {
  if (bytes.includes(0)) return guessUtf16(bytes);
  if (isControlled(bytes) || isMostlyUtf8(bytes)) return undefined;
  const scores = ENCODINGS.map((label) => ({ label, score: scoreOf(bytes, label) }));
  const best = scores.reduce((first, next) => (next.score > first.score ? next : first));
  return best.score > 0 ? best.label : undefined;
}

/** Every encoding that can be that of the bytes, with what their first unusual words would be. */
export function sampleEncodings(bytes: Uint8Array): EncodingSample[] {
  const isWide = bytes.includes(0);
  return ENCODINGS.flatMap((label) => {
    if (isWide !== label.startsWith('utf-16')) return [];
    const text = decode(bytes, label);
    return text === undefined || hasControls(text) ? [] : [{ label, sample: findSample(text) }];
  });
}

/** Tables have separators and line ends, whose other byte is zero. */
function guessUtf16(bytes: Uint8Array): EncodingLabel | undefined {
  let [even, odd] = [0, 0];
  for (let place = 0; place < bytes.length; place += 1) {
    if (bytes[place] !== 0) continue;
    if (place % 2 === 0) even += 1;
    else odd += 1;
  }
  const label = odd > even ? 'utf-16le' : 'utf-16be';
  const text = decode(bytes.subarray(0, bytes.length - (bytes.length % 2)), label);
  return text === undefined || hasControls(text) || !/[\n\r]/.test(text) ? undefined : label;
}

/** Greek words of several syllables have an accent. */
const UNACCENTED = /(?<!\p{Letter})[α-ω]{4,}(?!\p{Letter})/gu;

/** Hebrew letters that stand at the end of a word only, before another letter. */
const INNER_FINALS = /[ךםןףץ](?=[א-ת])/gu;

/** Share of the bytes beyond ASCII that are common letters, less those that are hardly any. */
function scoreOf(bytes: Uint8Array, label: EncodingLabel): number {
  const text = decode(bytes, label);
  if (text === undefined || hasControls(text)) return Number.NEGATIVE_INFINITY;
  const leads = COMMON_LEADS[label];
  if (leads) return scorePairs(bytes, label, leads);
  const letters = LETTERS[label] ?? '';
  const others = text.match(/[^\0-\x7F]/gu) ?? [];
  const common = others.filter((letter) => letters.includes(letter)).length;
  // A sign within a word was a letter.
  const broken = text.match(/\p{Letter}[^\0-\x7F\p{Letter}\p{Mark}’·]+(?=\p{Letter})/gu)?.length ?? 0;
  // No script is mixed with Latin letters in a word, and few words have three marked letters in a row.
  const mixed =
    text.match(/[a-z][\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]/giu)?.length ?? 0;
  const piles = text.match(/[^\0-\x7F\P{Script=Latin}]{3,}/gu) ?? [];
  const piled = piles.reduce((sum, { length }) => sum + length - 2, 0);
  const bare = label === 'windows-1253' ? (text.match(UNACCENTED)?.length ?? 0) : 0;
  const finals = label === 'windows-1255' ? (text.match(INNER_FINALS)?.length ?? 0) : 0;
  return (common - 2 * (broken + mixed + piled + bare + finals)) / Math.max(1, others.length);
}

/** Share of bytes in pairs with a common lead. */
function scorePairs(bytes: Uint8Array, label: EncodingLabel, leads: Ranges): number {
  let [common, all, lowTrails, lastLead] = [0, 0, 0, 0];
  let hasKana = false;
  for (let place = 0; place < bytes.length; place += 1) {
    const [lead = 0, trail = 0] = bytes.subarray(place, place + 2);
    if (lead < 0x80) continue;
    all += 2;
    if (trail < 0x40) continue;
    place += 1;
    lastLead = Math.max(lastLead, lead);
    hasKana ||= lead === 0xa4 || lead === 0xa5;
    if (trail < 0x80) lowTrails += 1;
    // A pair with an ASCII letter is more often two letters of a Latin alphabet.
    if (leads.some(([first, last]) => lead >= first && lead <= last)) common += trail < 0x80 ? 1 : 2;
  }
  // The same pairs may be common in several encodings. Korean has no leads above, much of Big5 has low trails, and Japanese has kana.
  const isLess =
    (label === 'gb18030' && lastLead <= LAST_KOREAN_LEAD) ||
    (label === 'big5' && lowTrails === 0) ||
    (label === 'euc-jp' && !hasKana);
  return (common / Math.max(1, all)) * (isLess ? 0.9 : 1);
}

/** Whether most of the bytes beyond ASCII are UTF-8. Other encodings hardly ever form its sequences. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const broken = text.match(/\uFFFD/gu)?.length ?? 0;
  const others = text.match(/[^\0-\x7F\uFFFD]/gu)?.length ?? 0;
  return others > broken;
}

const isControlled = (bytes: Uint8Array) => bytes.some((byte) => byte < 0x20 && (byte < 0x09 || byte > 0x0d));

/** Control characters and code points without a character: the text has another encoding. */
const hasControls = (text: string) => /[\uFFFD\p{Private_Use}]|(?![\t-\r\x80-\x9F])\p{Control}/u.test(text);

function decode(bytes: Uint8Array, label: EncodingLabel): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const SAMPLE_LENGTH = 24;

function findSample(text: string): string {
  const at = text.search(/[^\0-\x7F]/u);
  const start = text.slice(0, Math.max(0, at)).search(/[^\s,;|"]*$/);
  const words = /^[^\n\r\t,;|"]*/.exec(text.slice(start))?.[0] ?? '';
  return [...words].slice(0, SAMPLE_LENGTH).join('').trim();
}
