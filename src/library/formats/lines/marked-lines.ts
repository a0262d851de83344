import type { LineForm } from '../../../model/file-format.ts';
import { mapLines, toListCell, toTabRow } from './tab-row.ts';

type MarkedForm = Extract<LineForm, { kind: 'marked' }>;

/** A bullet, perhaps with a box to tick. Signs that also begin affixes and numbers need a space. */
const BULLET = /^\s*(?:[•·▪▫◦‣⁃∙●○■□◆◇➤➢►▶✓✔★☆]\s*|[-–—*+]\s+)(?:\[[ xX]\]\s*)?/;
/** `1.`, `1)`, `(1)`, `[1]`, `7.3`, `7_3`, `①`. */
const NUMBER =
  /^\s*(?:[([]\d+[)\]]\s*|[a-z]\)\s+|\d+\s?[-–—]\s+(?=.*(?:\t|[:：=→]|\s[-–—]\s))|\d+(?:[._]\d+)*[.)\]:](?:\s+|(?=\p{L}))|\d+(?:[._]\d+)+\s+|[①-⑳]\s*)/u;
const BARE_NUMBER = /^\s*(\d+) +(?=\S)/;
const HEADING = /^\s*(?:#|\/\/)/;
/** A word that Markdown prints bold or italic, with a colon inside of the marks or behind them. */
const EMPHASISED = /^(\*\*\*|\*\*|__|\*|_)(?=\S)(.+?)\1/;
const EMPHASIS =
  /(\*\*\*|\*\*|__)(?=\S)(.+?)\1|(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_]+)\3(?![\p{L}\p{N}*_])|`([^`]+)`/gu;
/** Signs that people write behind an emphasised word. */
const BETWEEN = /^\s*(?:::|[-=]>|[→:：=–—-])?\s*/;
const SEPARATED = /\t|\S\s*(?:[:：=→]|[-=]>)\s*\S|\S\s[-–—]\s\S/;

/** Marks that a list has in front of most of its lines. */
const MARKS = { bullet: BULLET, number: NUMBER, 'bare-number': BARE_NUMBER, none: /^/ } as const;

/** Least share of lines with a mark. The others are headings, or remarks below a line. */
const MARKED_SHARE = 0.6;

/** Finds a list whose lines begin with numbers or bullets, or whose words are emphasised. @param head - Its first lines. */
export function findMarkedForm(head: string): MarkedForm | undefined {
  const lines = head.split('\n').filter((line) => line.trim() !== '' && !HEADING.test(line));
  if (lines.length < 2) return undefined;
  const isUsual = (mark: RegExp) => lines.filter((line) => mark.test(line)).length >= lines.length * MARKED_SHARE;
  const mark = isUsual(BULLET) ? 'bullet' : isUsual(NUMBER) ? 'number' : isCounting(lines) ? 'bare-number' : 'none';
  const tops = lines.filter((line) => MARKS[mark].test(line) && !isIndented(line));
  const texts = tops.map((line) => line.replace(MARKS[mark], ''));
  const isBold = texts.length > 1 && texts.every((text) => EMPHASISED.test(text) && !text.includes('\t'));
  if (mark === 'none') return isBold ? { kind: 'marked', mark, isBold, isNested: false } : undefined;
  const below = lines.filter((line) => MARKS[mark].test(line) && isIndented(line)).length;
  const isNested = below * 2 >= tops.length && texts.filter((text) => SEPARATED.test(text)).length * 2 < tops.length;
  return { kind: 'marked', mark, isBold: isBold && !isNested, isNested };
}

const isIndented = (line: string) => /^(?:\t| {2,})/.test(line);

function isCounting(lines: readonly string[]): boolean {
  const numbers = lines.map((line) => Number(BARE_NUMBER.exec(line)?.[1] ?? Number.NaN));
  return (
    numbers.length > 2 && numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1)
  );
}

/** Removes marks and emphasis. Lines without a mark become headings, which no card is made of. */
export function reformMarked(pieces: AsyncIterable<string>, form: MarkedForm): AsyncGenerator<string> {
  return form.isNested ? joinNested(pieces, form) : mapLines(pieces, (line) => [toPlain(line, form)]);
}

function toPlain(line: string, { mark, isBold }: MarkedForm): string {
  if (line.trim() === '' || HEADING.test(line)) return line;
  // A remark below a line.
  if (!MARKS[mark].test(line) || (mark === 'bullet' && isIndented(line))) return `# ${line.trim()}`;
  const text = line.replace(MARKS[mark], '');
  const [whole = '', , word = ''] = (isBold && EMPHASISED.exec(text)) || [];
  if (whole === '') return dropEmphasis(text);
  const meaning = text.slice(whole.length).replace(BETWEEN, '');
  return toTabRow([dropEmphasis(word).replace(/\s*[:：]$/, ''), dropEmphasis(meaning)]);
}

const dropEmphasis = (text: string) =>
  text.replace(
    EMPHASIS,
    (_, _strong, strong?: string, _weak?: string, weak?: string, code?: string) => strong ?? weak ?? code ?? '',
  );

/** Joins a word with the lines below it. Blank lines take the place of these, so that the numbers of the lines stay. */
function joinNested(pieces: AsyncIterable<string>, { mark }: MarkedForm): AsyncGenerator<string> {
  let word: string | undefined;
  let meanings: string[] = [];
  let lines = 0;
  const take = (): string[] => {
    const row = word === undefined ? [] : [toTabRow([word, toListCell(meanings)])];
    const taken = [...Array<string>(Math.max(0, lines - row.length)).fill(''), ...row];
    [word, meanings, lines] = [undefined, [], 0];
    return taken;
  };
  return mapLines(
    pieces,
    (line) => {
      const isTop = line.trim() !== '' && !HEADING.test(line) && !isIndented(line);
      const before = isTop ? take() : [];
      lines += 1;
      const text = dropEmphasis(line.replace(MARKS[mark], '')).trim();
      if (isTop) word = text;
      else if (text !== '' && isIndented(line)) meanings.push(text);
      return before;
    },
    take,
  );
}
