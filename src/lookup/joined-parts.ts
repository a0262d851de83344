import { lazily } from '../language/lazily.ts';
import { type PointedWord, pointAt } from '../language/pointed-word.ts';
import { type Lead, toLead } from './lead.ts';

/**
 * Characters that join parts of a word. Persian writes a zero-width non-joiner before endings (`سگ‌ها`). `_` and an inner capital join
 * names in code and gendered German nouns (`Lehrer_innen`), as does a colon, which also joins endings to acronyms in Swedish and
 * Finnish (`EU:s`). Firefox counts a full stop or a colon without a space as part of the word.
 */
const JOINT = lazily(() => /[_.:\u200C]|(?<=\p{Ll})(?=\p{Lu})/u);
const ENDING = lazily(() => /\u200C|innen$|:\p{L}{1,3}$/iu);

/** Finds the part of a joined word under the pointer: `user` in `userName` and `user_name`. An ending gives the word that it belongs to. */
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
