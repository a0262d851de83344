/** A word of a sentence: its dictionary word, and its universal tag (`NOUN`). */
export interface TaggedLemma {
  lemma: string;
  tag: string;
}

/**
 * Reads the sentences of a treebank in the CoNLL-U format by their `# sent_id`, which the same sentence has in each language.
 *
 * @param conllu - Lines of `# sent_id = …` and, below each, of tokens: number, form, lemma, universal tag.
 */
export function readParallelTreebank(conllu: string): Map<string, TaggedLemma[]> {
  const sentences = new Map<string, TaggedLemma[]>();
  let words: TaggedLemma[] = [];
  for (const line of conllu.split(/\r?\n/)) {
    const id = /^# sent_id = (.+)$/.exec(line)?.[1];
    if (id !== undefined) {
      words = [];
      sentences.set(id, words);
    }
    const [number = '', , lemma = '', tag = ''] = line.split('\t');
    // `3-4` is written as one word, `8.1` is not written.
    if (/^\d+$/.test(number)) words.push({ lemma, tag });
  }
  return sentences;
}
