/** One line of a table, and its number in the file. */
export interface Line {
  text: string;
  number: number;
}

/** The lines under one heading: `[endings verbs]` has the kind `endings` and the name `verbs`. */
export interface Section {
  kind: Kind;
  name: string;
  lines: readonly Line[];
}

export interface Table {
  /** Lines such as `past = te test ten`, mostly below the heading `[names]`. */
  definitions: readonly Line[];
  sections: readonly Section[];
}

const KINDS = [
  'language',
  'names',
  'verb places',
  'homographs',
  'irregular',
  'spellings',
  'beginnings',
  'derivations',
  'not derived',
  'endings',
  'grammar',
] as const;
type Kind = (typeof KINDS)[number];

/** In these sections `key = value` is an entry and not a definition. */
const OF_ENTRIES: readonly Kind[] = ['language', 'verb places'];

/** @throws {Error} For a heading that does not exist, and for a line above the first heading. */
export function readTable(text: string): Table {
  const definitions: Line[] = [];
  const sections: { kind: Kind; name: string; lines: Line[] }[] = [];
  for (const line of readLines(text)) {
    const heading = /^\[(.+)\]$/u.exec(line.text)?.[1];
    const section = sections.at(-1);
    if (heading !== undefined) sections.push({ ...parseHeading(heading, line), lines: [] });
    else if (!section) throw fail(line, 'a heading');
    else if (isDefinition(line.text) && !OF_ENTRIES.includes(section.kind)) definitions.push(line);
    else section.lines.push(line);
  }
  return { definitions, sections };
}

/** Leaves out comments and empty lines. An indented line continues the one before it. */
function readLines(text: string): Line[] {
  const lines: Line[] = [];
  for (const [at, written] of text.split('\n').entries()) {
    const line = { text: written.trim(), number: at + 1 };
    const last = lines.at(-1);
    if (line.text === '' || line.text.startsWith('#')) continue;
    if (last && /^\s/u.test(written)) last.text += ` ${line.text}`;
    else lines.push(line);
  }
  return lines;
}

function parseHeading(heading: string, line: Line): { kind: Kind; name: string } {
  const kind = KINDS.find((kind) => heading === kind || heading.startsWith(`${kind} `));
  if (kind === undefined) throw fail(line, `one of the headings ${KINDS.join(', ')}`);
  return { kind, name: heading.slice(kind.length).trim() };
}

/** A rule may have ` = ` in its example, but behind its arrow. */
const isDefinition = (text: string) => /^[\p{L}\d-]+ = /u.test(text);

/** Splits `key = value`. */
export function splitEntry({ text }: Line): [key: string, value: string] {
  const at = text.indexOf(' = ');
  return [text.slice(0, at), text.slice(at + 3)];
}

/** Splits a line at ` | `. An empty cell may be a single space: `a → b | | verb`. */
export const splitCells = ({ text }: Line) => text.split(/ \|(?= |$)/u).map((cell) => cell.trim());

/** Splits `left → right | condition | class | example`. Columns at the end may be absent. */
export function splitRule(line: Line): {
  left: string;
  right: string;
  condition: string;
  kind: string;
  example: string;
} {
  const [arrow = '', condition = '', kind = '', example = ''] = splitCells(line);
  const [left, right] = arrow.split(' → ');
  if (left === undefined || right === undefined) throw fail(line, 'a rule "ending → ending"');
  return { left, right, condition, kind, example };
}

export const fail = ({ text, number }: Line, expected: string) =>
  new Error(`Expected ${expected}, got "${text}" in line ${number}.`);
