/** Longest line of a text that was wrapped, and the least length of a line that continues below. */
const [WIDEST, FULL] = [84, 42];

/** A line that begins something: a number, a label, an example with a translation. */
const BEGINS =
  /^\s*(?:\d+[.):]\s|\(?[a-z]\)\s|(?:n|v|adj|adv|s) \d+:|[•*–-]\s|(?:see|see also|cf|note|synonyms?|antonyms?|compare)\s*:|"[^"]*"\s+[-–—]\s|\[[^\]]*\]\s*$|[A-Z][\w ]{2,20}: )/i;

/** A stretch of an article. */
export interface ArticleUnit {
  text: string;
  /** Spaces before its first line. */
  indent: number;
}

/** Joins the wrapped lines of a text. Lines of a text that was not wrapped stay apart. */
export function joinLines(text: string): ArticleUnit[] {
  const lines = text.split('\n').map((line) => line.replaceAll('\t', '    ').trimEnd());
  const units: ArticleUnit[] = [];
  const isWrapped = lines.every(({ length }) => length <= WIDEST);
  let above = '';
  for (const line of lines) {
    const indent = line.length - line.trimStart().length;
    const last = units.at(-1);
    const isBelow = isWrapped && above !== '' && last !== undefined && !BEGINS.test(line);
    const goesOn = isBelow && (above.length >= FULL || (indent > last.indent && /^\s+(?:\w+ )?\d+:/.test(above)));
    if (line === '') above = '';
    else if (goesOn) {
      last.text += ` ${line.trim()}`;
      above = line;
    } else {
      units.push({ text: line.trim(), indent });
      above = line;
    }
  }
  return units;
}
