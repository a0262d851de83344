/** One meaning of a word as EDICT prints it. */
export interface EdictSense {
  /** Classes and labels: `n`, `vs`, `uk`, `arch`, `comp` … */
  tags: string[];
  glosses: string[];
}

/** One line of EDICT: a spelling with a reading. */
export interface EdictLine {
  /** `undefined` where the word has none but kana. */
  kanji: string | undefined;
  kana: string;
  /** Marks of a wrong or rare spelling or reading: `sK`, `rK`, `iK`, `ok` … */
  marks: string[];
  /** Whether the spelling with this reading is in a list of common words. */
  isCommon: boolean;
  senses: EdictSense[];
  /** The meanings as printed: spellings of one word have it in common. */
  body: string;
}

const LINE = /^(\S+)(?: \[([^\]]+)\])? \/(.+)\/$/;
/** A label in round brackets at the start of a meaning; what a gloss begins with in brackets has spaces or comes later. */
const LABEL = /^\(([\w,-]+|\d+)\)\s*/;
const MARKS = new Set(['sK', 'rK', 'iK', 'oK', 'io', 'ik', 'ok', 'rk', 'sk', 'uK', 'ateji', 'gikun']);

/** Splits off the labels that a meaning begins with. */
function splitLabels(text: string): { labels: string[]; gloss: string } {
  const labels: string[] = [];
  let gloss = text;
  for (let match = LABEL.exec(gloss); match; match = LABEL.exec(gloss)) {
    labels.push(...(match[1] ?? '').split(','));
    gloss = gloss.slice(match[0].length);
  }
  return { labels, gloss };
}

/** Parses one line; `undefined` for the heading and for lines of another form. */
export function parseEdictLine(line: string): EdictLine | undefined {
  const [, spelling = '', reading, text = ''] = LINE.exec(line) ?? [];
  if (spelling === '' || /[？?]{2}/.test(spelling)) return undefined;
  const marks: string[] = [];
  const senses: EdictSense[] = [];
  const items = text.split('/');
  const isCommon = items.includes('(P)');
  for (const item of items) {
    if (item === '(P)' || item === '') continue;
    const { labels, gloss } = splitLabels(item);
    const isNumbered = labels.some((label) => /^\d+$/.test(label));
    const last = senses.at(-1);
    if (last && !isNumbered) {
      last.glosses.push(item);
      continue;
    }
    if (!last) marks.push(...labels.filter((label) => MARKS.has(label)));
    senses.push({
      tags: labels.filter((label) => !/^\d+$/.test(label) && !MARKS.has(label)),
      glosses: gloss === '' ? [] : [gloss],
    });
  }
  const body = items
    .filter((item) => item !== '(P)')
    .join('/')
    .replace(/^(?:\((\w+)\)\s*)+/, (labels) =>
      labels.replace(/\((\w+)\)\s*/g, (label, name: string) => (MARKS.has(name) ? '' : label)),
    );
  return {
    kanji: reading === undefined ? undefined : spelling,
    kana: reading ?? spelling,
    marks,
    isCommon,
    senses,
    body,
  };
}

const TO_HIRAGANA = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

/** A word in kana as hiragana writes it. */
export const toHiragana = (text: string) =>
  text.replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA));

/**
 * Joins the lines of one word: they have the meanings in common and a spelling or, whichever kana it is in, a reading.
 *
 * @returns Groups in the order of their first lines.
 */
export function groupEdictLines(lines: readonly EdictLine[]): EdictLine[][] {
  const byBody = new Map<string, EdictLine[][]>();
  const groups: EdictLine[][] = [];
  for (const line of lines) {
    const known = byBody.get(line.body) ?? [];
    const isSame = (other: EdictLine) =>
      (line.kanji !== undefined && line.kanji === other.kanji) || toHiragana(line.kana) === toHiragana(other.kana);
    const [first, ...others] = known.filter((group) => group.some(isSame));
    if (!first) {
      const group = [line];
      groups.push(group);
      byBody.set(line.body, [...known, group]);
      continue;
    }
    first.push(line, ...others.flat());
    for (const other of others) other.length = 0;
  }
  return groups.filter((group) => group.length > 0);
}
