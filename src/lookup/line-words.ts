/** A word that is evidence for the language of a line. */
export interface LineWord {
  text: string;
  /** Whether it begins with a capital but is not the first word. */
  isName: boolean;
  /** Its letters that only some languages of a script use; none of a name, which may be from anywhere. */
  marked: readonly string[];
}

const MARKED = /(?![a-z])\p{sc=Latn}|(?![а-зик-ш])\p{sc=Cyrl}/gu;

/** Addresses, names of users, tags, code and numbers: the same in every language. */
const SIGNS =
  /(?:https?:|www\.)\S+|\S+\.\p{L}{2,}(?:\/\S*)?|\S*[@#/\\=<>{}[\]_&*+~^$%`|]\S*|\S*\d\S*|\S*\p{Ll}\p{Lu}\S*|\S*\p{L}\(\S*/gu;

/** A line with two of these is code. */
const CODE = /[{}<>=\\]|;\s*$|\p{L}\(|\w_\w|\$\w/gu;

/** Finds the words of a line that are evidence for its language. Code has none. */
export function findLineWords(line: string): LineWord[] {
  if ((line.match(CODE)?.length ?? 0) > 1) return [];
  const plain = line.replace(SIGNS, ' ');
  return Array.from(plain.matchAll(/\p{L}[\p{L}\p{M}]*/gu)).flatMap(({ 0: text, index }) => {
    // The remainder of a contraction: the l of "l'eau", the t of "don't".
    const isRest =
      (text.length < 3 && /['’]/.test(plain.charAt(index + text.length))) ||
      (text.length < 2 && /['’]/.test(plain.charAt(index - 1)));
    if (isRest) return [];
    const isName = index > 0 && /^\p{Lu}/u.test(text);
    return { text, isName, marked: (!isName && text.normalize('NFC').toLowerCase().match(MARKED)) || [] };
  });
}
