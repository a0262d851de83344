const MARKS = ['', '\u0304', '\u0301', '\u030C', '\u0300', ''];
/** A syllable with the number of its tone. `r5` is the ending of Beijing. */
const SYLLABLE = /([a-zü:]+)([1-5])/gi;

/** Writes pinyin with marks instead of numbers: `lu:3 xing2` → `lǚ xíng`. */
export function toToneMarks(pinyin: string): string {
  return pinyin.replace(SYLLABLE, (_, letters: string, tone: string) => {
    const plain = letters.replace(/u:|v/g, 'ü').replace(/U:|V/g, 'Ü');
    const index = findMarked(plain);
    if (index < 0) return plain;
    return `${plain.slice(0, index + 1)}${MARKS[Number(tone)]}${plain.slice(index + 1)}`.normalize('NFC');
  });
}

/** Index of the vowel with the mark: an a or e, the o of ou, otherwise the last one. */
function findMarked(letters: string): number {
  const first = letters.search(/[ae]|ou/i);
  return first >= 0
    ? first
    : Math.max(...['i', 'o', 'u', 'ü'].map((vowel) => letters.toLowerCase().lastIndexOf(vowel)));
}
