import type { PartOfSpeech } from '../../read/freedict.ts';

/** Shorter last parts are endings by chance. */
const MIN_HEAD = 3;
const MIN_FIRST = 2;

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Inflects a compound like its last part: `Zeitungsverlag` like `Verlag`. The longest last part that is a word is the head.
 *
 * @returns The forms as the head's table spells them, in lower case where the head stands within the word; `[]` without a known head.
 */
export function inflectLikeHead(
  word: string,
  pos: PartOfSpeech,
  findClasses: (spelling: string) => readonly PartOfSpeech[],
  findParadigm: (lemma: string, pos: PartOfSpeech) => readonly string[],
): string[] {
  if (pos !== 'n' && pos !== 'a' && pos !== 'v') return [];
  for (let at = MIN_FIRST; at <= word.length - MIN_HEAD; at += 1) {
    const tail = word.slice(at);
    const head: string = pos === 'n' && /^\p{Lu}/u.test(word) ? capitalise(tail) : tail;
    if (!findClasses(head).includes(pos)) continue;
    const forms = findParadigm(head, pos);
    if (forms.length > 1) return forms.map((form) => word.slice(0, at) + form.toLowerCase());
  }
  return [];
}
