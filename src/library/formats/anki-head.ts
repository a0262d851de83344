/** Header lines of notes exported from Anki as text: `#separator:tab`, `#html:true`, `#tags column:3`. */
export interface AnkiHead {
  /** Number of these lines; 0 for other files. */
  lines: number;
  delimiter: string | undefined;
  /** Whether the cells are HTML. */
  isHtml: boolean;
  /** Zero-based indexes of columns with metadata instead of fields. */
  kept: readonly number[];
  /** Names of all columns, if present. */
  names: readonly string[] | undefined;
}

const HEAD = /^"?#(?:separator|html|columns|tags|notetype|deck|guid|if matches)(?: column)?:/;
/** A spreadsheet that saved the file again may have quoted a line, and padded it with its own separators. */
const LINE = /^"?#([a-z ]+):(.+?)"?(([,;\t])\4*)?\n/;

/** Separators with a name; other separators are written literally. */
const SEPARATORS: Record<string, string> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
};

/** Parses the header lines. Source: "Text files" in Anki's manual. @param text - Beginning of the file. */
export function readAnkiHead(text: string): AnkiHead {
  const values = new Map<string, string>();
  let lines = 0;
  let padding: string | undefined;
  let rest = HEAD.test(text) ? text : '';
  for (let line = LINE.exec(rest); line; line = LINE.exec(rest)) {
    const [whole, name = '', value = '', , pad] = line;
    values.set(name, value);
    // Empty names at the end of a list of columns are no padding.
    if (name !== 'columns') padding ??= pad;
    rest = rest.slice(whole.length);
    lines += 1;
  }
  const separator = values.get('separator');
  const named = separator === undefined ? undefined : (SEPARATORS[separator.toLowerCase()] ?? separator);
  const delimiter = padding ?? named;
  return {
    lines,
    delimiter,
    isHtml: values.get('html') === 'true',
    kept: [...values].flatMap(([name, value]) => (name.endsWith(' column') ? [Number(value) - 1] : [])),
    names: values.get('columns')?.split(delimiter ?? ','),
  };
}
