import type { LineForm } from '../../../model/file-format.ts';
import { findRole } from '../columns.ts';
import { mapLines, toListCell, toTabRow } from './tab-row.ts';

type RecordForm = Extract<LineForm, { kind: 'records' }>;

/** `Q:`, `A1.`, `**Front:**`, `Frage :`. */
const LABEL = /^[\s>*_-]*(\p{L}[\p{L} ]{0,19}?)\s?\d*[*_]*\s?(?:[:：]|(?<=\b\p{L}\d*)[.)])[*_]*\s*/u;
/** The same behind other text. */
const INNER_LABEL = /(?<=[\s|,;/])(\p{L}{1,12})\d*\s?(?:[:：]|(?<=\b\p{L}\d*)[.)])\s/gu;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,}|={3,})\s*$/;
/** Least share of lines that begin with a label. The others continue the line above. */
const LABELLED_SHARE = 0.6;

const toKey = (label = '') => label.trim().toLowerCase();

/** Finds a list whose cards are fields with labels: `Q: Haus` and below it `A: house`. @param head - Its first lines. */
export function findRecordForm(head: string): RecordForm | undefined {
  const lines = head.split('\n').filter((line) => line.trim() !== '' && !RULE.test(line));
  if (lines.length < 2) return undefined;
  const labels = findInOneLine(lines) ?? findInSeveralLines(lines) ?? (areBlocks(head) ? [] : undefined);
  return labels && { kind: 'records', labels };
}

/** Whether blank lines part blocks of two lines: a word, and its meaning below. */
function areBlocks(head: string): boolean {
  const blocks = head.trim().split(/\n\s*\n/);
  // The last one may be cut.
  const whole = blocks.length > 3 ? blocks.slice(0, -1) : blocks;
  return whole.length > 2 && whole.every((block) => /^[^\n\t#|]+\n[^\n\t|]+$/.test(block));
}

function findInSeveralLines(lines: readonly string[]): string[] | undefined {
  const found = lines.map((line) => LABEL.exec(line)?.[1]).filter((label) => label !== undefined);
  const first = toKey(found[0]);
  const counts = new Map<string, number>();
  for (const label of found) counts.set(toKey(label), (counts.get(toKey(label)) ?? 0) + 1);
  const records = counts.get(first) ?? 0;
  const labels = [...counts].filter(([, count]) => count > 1 && count * 2 >= records).map(([label]) => label);
  const isUsual = labels.length > 1 && found.length >= lines.length * LABELLED_SHARE;
  // In a list with colons, a word may come twice. Labels take turns.
  const isInTurn = found.every((label, index) => index === 0 || toKey(label) !== toKey(found[index - 1]));
  return isUsual && isInTurn && labels.length <= 12 && counts.size < records * 2 + 2 ? labels : undefined;
}

/** Each line has all fields, with the same labels. */
function findInOneLine(lines: readonly string[]): string[] | undefined {
  const [first, ...more] = lines.map((line) => {
    const label = LABEL.exec(line)?.[1];
    return label === undefined
      ? []
      : [label, ...[...line.matchAll(INNER_LABEL)].map(([, inner = '']) => inner)].map(toKey);
  });
  if (!first || first.length < 2) return undefined;
  const labels = first.filter((label) => more.every((line) => line.includes(label)));
  return labels.length > 1 && labels[0] === first[0] ? labels : undefined;
}

/** Letters and names of questions and answers, in the languages of the interface. */
const QUESTIONS = [
  'q',
  'f',
  'p',
  'в',
  '問',
  '问',
  'frage',
  'question',
  'pregunta',
  'pergunta',
  'вопрос',
  '質問',
  '问题',
  'سؤال',
];
const ANSWERS = ['a', 'r', 'о', '答', 'antwort', 'réponse', 'respuesta', 'resposta', 'ответ', '答え', '答案', 'جواب'];

/** Names of the columns that the labels become. */
function toNames(labels: readonly string[]): string[] {
  const names = labels.map((label) =>
    QUESTIONS.includes(label)
      ? 'word'
      : ANSWERS.includes(label)
        ? 'meaning'
        : label.length < 4
          ? label.toUpperCase()
          : label,
  );
  const areOther = names.every((name) => findRole(name) === undefined && !/^[A-Z]{2,3}$/.test(name));
  return areOther ? names.map((name, index) => ['word', 'meaning'][index] ?? name) : names;
}

/** Turns records into a table with a header. Blank lines take the place of others, so that the numbers of the lines nearly stay. */
export function reformRecords(pieces: AsyncIterable<string>, { labels }: RecordForm): AsyncGenerator<string> {
  return labels.length === 0 ? reformBlocks(pieces) : reformLabelled(pieces, labels);
}

/** Joins the lines of a block: the word, and its meanings. */
function reformBlocks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let block: string[] = [];
  const take = (): string[] => {
    const [word = '', ...meanings] = block;
    const row = toTabRow([word, toListCell(meanings)]);
    const taken = block.length > 0 ? [...block.slice(1).map(() => ''), row] : [];
    block = [];
    return taken;
  };
  return mapLines(
    pieces,
    (line) => {
      if (line.trim() === '') return [...take(), ''];
      block.push(line.trim());
      return [];
    },
    take,
  );
}

function reformLabelled(pieces: AsyncIterable<string>, labels: readonly string[]): AsyncGenerator<string> {
  let record: string[] | undefined;
  let field = 0;
  let lines = 0;
  let isFirst = true;
  const take = (): string[] => {
    const rows = [...(isFirst ? [toTabRow(toNames(labels))] : []), ...(record ? [toTabRow(record)] : [])];
    const blank = lines - rows.length - (record?.join('').split('\n').length ?? 1) + 1;
    [record, lines, isFirst] = [undefined, 0, false];
    return [...Array<string>(Math.max(0, blank)).fill(''), ...rows];
  };
  return mapLines(
    pieces,
    (line) => {
      const done: string[] = [];
      for (const [label, text] of splitFields(line, labels)) {
        const index = labels.indexOf(label);
        if (index === 0 && record) done.push(...take());
        if (index >= 0) {
          record ??= labels.map(() => '');
          field = index;
        }
        if (record && text !== '') record[field] = record[field] ? `${record[field]}\n${text}` : text;
      }
      lines += 1;
      return done;
    },
    take,
  );
}

/** Cuts a line at its labels. Text before the first one has an empty label. */
function splitFields(line: string, labels: readonly string[]): [label: string, text: string][] {
  if (RULE.test(line)) return [];
  const [head = '', label] = LABEL.exec(line) ?? [];
  if (label === undefined || !labels.includes(toKey(label))) return [['', line.trim()]];
  const fields: [string, string][] = [];
  let [key, start] = [toKey(label), head.length];
  const add = (end: number) =>
    fields.push([
      key,
      line
        .slice(start, end)
        .replace(/[\s|,;/]+$/, '')
        .trim(),
    ]);
  for (const inner of line.slice(head.length).matchAll(INNER_LABEL)) {
    const next = toKey(inner[1]);
    if (!labels.includes(next)) continue;
    add(head.length + inner.index);
    [key, start] = [next, head.length + inner.index + inner[0].length];
  }
  add(line.length);
  return fields;
}
