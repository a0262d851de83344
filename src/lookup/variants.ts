import { foldKey } from '../language/normalise.ts';
import { findMainScript, type Script } from '../language/script.ts';

/** Letters of folded keys, by script. Scripts with thousands of letters or with composed letters are left out. */
const ALPHABETS: Partial<Record<Script, string>> = {
  Latn: "abcdefghijklmnopqrstuvwxyz'",
  Cyrl: 'абвгдежзиклмнопрстуфхцчшщъыьэюяєіґўјљњћђџ',
  Grek: 'αβγδεζηθικλμνξοπρστυφχψω',
  Arab: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويپچژگءؤئ',
  Hebr: 'אבגדהוזחטיכךלמםנןסעפףצץקרשת',
  Armn: 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև',
  Geor: 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ',
  Deva: 'अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूेैोौ्ंः',
};

/** Lengths that get suggestions. A shorter word resembles too many others, and a longer one is rarely a single word. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 24;

/**
 * Lists keys with one letter inserted, deleted or replaced, or two neighbours swapped.
 *
 * @param key - A folded key of one word.
 * @returns Keys without `key` itself, about 56 per letter of a word in Latin letters. Empty for words that are too short or too long and for
 *   scripts without an alphabet.
 */
export function listVariants(key: string): Set<string> {
  const script = findMainScript(key);
  const alphabet = (script && ALPHABETS[script]) ?? '';
  const letters = [...key];
  const { length } = letters;
  const variants = new Set<string>();
  if (alphabet === '' || length < MIN_LENGTH || length > MAX_LENGTH || /\s/.test(key)) return variants;
  for (let index = 0; index <= length; index++) {
    const before = letters.slice(0, index).join('');
    const [letter, next] = letters.slice(index);
    const after = letters.slice(index + 1).join('');
    for (const other of alphabet) {
      variants.add(before + other + (letter ?? '') + after);
      if (letter !== undefined) variants.add(before + other + after);
    }
    if (letter === undefined) continue;
    variants.add(before + after);
    if (next !== undefined) variants.add(before + next + letter + letters.slice(index + 2).join(''));
  }
  variants.delete(key);
  return new Set([...variants].filter((variant) => foldKey(variant) === variant));
}
