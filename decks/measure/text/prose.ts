import { decodeXML } from 'entities';

/**
 * Takes sentences of plain prose out of manual pages, collections of sayings and the stories of a game; commands, tables and
 * untranslated rests stay out.
 */

/** Stands for a word that is not prose: an option, a file name. */
const HOLE = '¤';
const MIN_WORDS = 6;
const MAX_HOLES = 3;

const FONT_MACRO = /^\.\s*(?:B|I|BR|BI|IR|IB|RB|RI|SM|SB)\b/;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;

/** Undoes the escapes of roff in a line of text; what is set in bold or italics is nearly always a name. */
function toPlain(line: string): string {
  return line
    .replace(/\\"[^\n]*$/, '')
    .replace(/\\f(?:[BI34]|\(C[BIW]|\[(?:B|I|BI|CB|CR|CW|CI)\])[^\n]*?\\f(?:[PR1]|\[[R]?\])/g, HOLE)
    .replace(/\\f(?:\(..|\[[^\]]*\]|.)/g, '')
    .replace(/\\\(aq|\\\[aq\]|\\'/g, "'")
    .replace(/\\(?:\(..|\[[^\]]*\])/g, HOLE)
    .replace(/\\-/g, '-')
    .replace(/\\[&|,/^:%]/g, '')
    .replace(/\\[ ~0]/g, ' ');
}

/** Paragraphs of a manual page, without preformatted ones. */
export function readManualPage(page: string): string[] {
  const paragraphs: string[] = [];
  let lines: string[] = [];
  let isLiteral = false;
  const close = () => {
    if (lines.length > 0) paragraphs.push(lines.join(' '));
    lines = [];
  };
  for (const line of page.split('\n')) {
    if (/^\.\s*(?:nf|EX)\b/.test(line)) isLiteral = true;
    else if (/^\.\s*(?:fi|EE)\b/.test(line)) isLiteral = false;
    if (FONT_MACRO.test(line)) lines.push(HOLE);
    else if (/^['.]/.test(line) || line.trim() === '') close();
    else if (!isLiteral) lines.push(toPlain(line));
  }
  close();
  return paragraphs;
}

/** Sayings of a fortune file, which separates them by lines of `%`. */
export function readSayings(text: string): string[] {
  return text.split(/^%.*$/m).map((saying) => saying.replace(/\s+/g, ' ').trim());
}

/** Paragraphs of a game's texts without marks of typesetting; what a translation has left in English is left out. */
export function readGameTexts(pairs: readonly (readonly [original: string, translation: string])[]): string[] {
  return pairs
    .filter(([original, translation]) => original !== translation)
    .flatMap(([, translation]) => translation.split(/[\n\0]+/))
    .map((paragraph) => paragraph.replace(/<[^>]*>/g, '').trim());
}

/** Paragraphs of a page of desktop help (Mallard); names of commands and windows are left out. */
export function readHelpPage(page: string): string[] {
  const paragraphs = page.match(/<(p|desc|title)>.*?<\/\1>/gs) ?? [];
  return paragraphs.map((paragraph) =>
    decodeXML(
      paragraph
        .replace(/<(cmd|code|file|gui|guiseq|input|key|keyseq|link|output|sys|var|app)\b[^>]*>.*?<\/\1>/gs, HOLE)
        .replace(/<[^>]*>/g, ''),
    ).replace(/\s+/g, ' '),
  );
}

/** Lines that the figures of a game speak: `dialogStr("…")` in Lua. */
export function readDialogue(script: string): string[] {
  return Array.from(script.matchAll(/^dialogStr\("(.*)"\)\s*$/gm), ([, line = '']) => line.replace(/\\(.)/g, '$1'));
}

/** Words of a sentence as written. */
export function toWords(sentence: string): string[] {
  return sentence.match(WORD) ?? [];
}

/** Words that show that a text is English. Dutch also has words spelt `is` and `of`. */
function toEnglishMark(code: string): RegExp | undefined {
  if (code === 'eng') return undefined;
  return code === 'nld' ? /\b(?:the|and|this|you)\b/ : /\b(?:the|and|is|of)\b/;
}

/**
 * The sentences of paragraphs that are prose: begin with a capital, end with a full stop, hold words and little else.
 *
 * @param code - ISO 639-3. In other languages than English sentences with English words are left out: a translation is seldom
 *   complete.
 */
export function toSentences(paragraphs: readonly string[], code: string): string[] {
  const english = toEnglishMark(code);
  const sentences = new Set<string>();
  for (const paragraph of paragraphs) {
    for (const piece of paragraph.replace(/\s+/g, ' ').split(/(?<=[.!?…]["»”)]?) +(?=[\p{Lu}"«„“¿¡])/u)) {
      const sentence = piece.normalize('NFC').trim();
      if (!/^["«„“¿¡(]*\p{Lu}/u.test(sentence) || !/[.!?…]["»”)]?$/.test(sentence)) continue;
      if (/[=<>{}\\_$@#|/\d]/.test(sentence) || sentence.split(HOLE).length - 1 > MAX_HOLES) continue;
      if (toWords(sentence).length < MIN_WORDS) continue;
      if (english?.test(sentence)) continue;
      sentences.add(sentence);
    }
  }
  return [...sentences];
}

const UNSPACED =
  /^[「『“（]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々、，。！？…—「」『』“”（）]{8,}[。！？…][」』”）]*$/u;

/** The same for writing without spaces: sentences end in marks of their own, and Latin letters are names. */
export function toUnspacedSentences(paragraphs: readonly string[]): string[] {
  const sentences = new Set<string>();
  for (const paragraph of paragraphs) {
    for (const piece of paragraph.split(/(?<=[。！？…][」』”）]*)(?![。！？…」』”）])/u)) {
      const sentence = piece.replaceAll(/\s+/g, '').normalize('NFC');
      if (UNSPACED.test(sentence)) sentences.add(sentence);
    }
  }
  return [...sentences];
}
