/** The lines above the notes that Anki exports as text: `#separator:tab`, `#html:true`, `#tags column:3`. */
export interface AnkiHead {
  /** How many lines they are; 0 for a file of anything else. */
  lines: number;
  delimiter: string | undefined;
  /** Whether the cells are HTML. */
  isHtml: boolean;
  /** Places, from 0, of columns that hold no field of a note but what Anki keeps of it. */
  kept: readonly number[];
  /** Names of all columns, where they are given. */
  names: readonly string[] | undefined;
}

const HEAD = /^#(?:separator|html|columns|tags|notetype|deck|guid|if matches)(?: column)?:/;
const LINE = /^#([a-z ]+):(.*)\n/;

/** Other separators are written as they are. */
const SEPARATORS: Record<string, string> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
};

/** Reads the lines by their names. Source: "Text files" of Anki's manual. @param text - The file's beginning. */
export function readAnkiHead(text: string): AnkiHead {
  const values = new Map<string, string>();
  let lines = 0;
  let rest = HEAD.test(text) ? text : '';
  for (let line = LINE.exec(rest); line; line = LINE.exec(rest)) {
    const [whole, name = '', value = ''] = line;
    values.set(name, value);
    rest = rest.slice(whole.length);
    lines += 1;
  }
  const separator = values.get('separator');
  const delimiter = separator === undefined ? undefined : (SEPARATORS[separator.toLowerCase()] ?? separator);
  return {
    lines,
    delimiter,
    isHtml: values.get('html') === 'true',
    kept: [...values].flatMap(([name, value]) => (name.endsWith(' column') ? [Number(value) - 1] : [])),
    names: values.get('columns')?.split(delimiter ?? ','),
  };
}
