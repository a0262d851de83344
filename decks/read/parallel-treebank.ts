/** A word of a sentence: its dictionary word, its universal tag (`NOUN`), and where it is written. */
export interface TaggedLemma {
  lemma: string;
  tag: string;
  /** Absent for a part of a written word, as in `do` of `don't`. */
  place?: TextPlace;
}

export interface TextPlace {
  text: string;
  start: number;
  end: number;
}

/** Most letters between two words. */
const MAX_GAP = 6;

/**
 * Reads the sentences of a treebank in the CoNLL-U format by their `# sent_id`, which the same sentence has in each language.
 *
 * @param conllu - Lines of `# sent_id = …`, `# text = …` and, below each, of tokens: number, form, lemma, universal tag.
 */
export function readParallelTreebank(conllu: string): Map<string, TaggedLemma[]> {
  const sentences = new Map<string, TaggedLemma[]>();
  let words: TaggedLemma[] = [];
  let text = '';
  let reached = 0;
  for (const line of conllu.split(/\r?\n/)) {
    const id = /^# sent_id = (.+)$/.exec(line)?.[1];
    if (id !== undefined) {
      words = [];
      text = '';
      sentences.set(id, words);
    }
    const written = /^# text = (.+)$/.exec(line)?.[1];
    if (written !== undefined) [text, reached] = [written, 0];
    const [number = '', form = '', lemma = '', tag = ''] = line.split('\t');
    // `3-4` is written as one word, `8.1` is not written.
    if (!/^\d+$/.test(number)) continue;
    const start = text.indexOf(form, reached);
    // A part may be written in other letters, which are found further on if at all.
    const isThere = start >= 0 && start - reached <= MAX_GAP;
    words.push({ lemma, tag, ...(isThere && { place: { text, start, end: start + form.length } }) });
    if (isThere) reached = start + form.length;
  }
  return sentences;
}
