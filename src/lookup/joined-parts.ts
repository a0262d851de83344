import { lazily } from '../language/lazily.ts';
import { type Lead, type PointedWord, pointAt, toLead } from './lead.ts';

/**
 * The joiner that shows nothing stands before endings in Persian (`سگ‌ها`); `_` and a capital inside of a word join names in code, and
 * in German the women (`Lehrer_innen`). A colon joins the women, too, and in Swedish and Finnish endings of letters (`EU:s`). A full stop
 * or a colon without a space Firefox takes for a part of the word.
 */
const JOINT = lazily(() => /[_.:\u200C]|(?<=\p{Ll})(?=\p{Lu})/u);
const ENDING = lazily(() => /\u200C|innen$|:\p{L}{1,3}$/iu);

/** Finds the part of a joined word that the pointer is on: `user` in `userName` and `user_name`; of an ending, what it is put to. */
export function findPartLeads(word: PointedWord): Lead[] {
  const { text, offset, spelling: written, language } = word;
  const parts = written.split(JOINT());
  if (parts.length < 2) return [];
  let { start } = word;
  const leads = parts.flatMap((part) => {
    start = text.indexOf(part, start);
    const pointed = pointAt(text, { start, end: start + part.length }, offset, language);
    start = pointed.end;
    return offset >= pointed.start && offset < start ? toLead(pointed, part, { rule: 'clitic', written }) : [];
  });
  return [...leads, ...(ENDING().test(written) ? [toLead(word, parts[0] ?? '', { rule: 'clitic' })] : [])];
}
