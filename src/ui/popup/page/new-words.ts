import { isNext } from '../../../model/count-words.ts';
import type { PairId } from '../../../model/pair.ts';
import type { ReadPage } from '../../../model/read-page.ts';
import { type MetSentence, type PageSentence, toMetSentence, type WrittenWord } from './page-words.ts';

/** A new word of a page. */
export interface NewWord {
  id: string;
  pair: PairId;
  word: string;
  rank: number | undefined;
  /** As the page writes it. */
  forms: string[];
  /** Whether it is among the new words that come next. */
  isNext: boolean;
  /** The first sentence of some length that it stands in. */
  sentence: MetSentence | undefined;
}

/** A sentence whose words the learner knows, all but one. */
export interface SingleSentence {
  sentence: MetSentence;
  word: NewWord;
}

/** A sentence of fewer words, such as a heading, says too little about the new one. */
const MIN_WORDS = 4;

/** Lists the new words of a page by rank. Words that only the learner has, without one, come first. */
export function listNewWords(sentences: readonly PageSentence[], reach: ReadPage['reach']): NewWord[] {
  const words = new Map<string, NewWord>();
  // Longer sentences say more about their words, whichever comes first.
  const isLong = ({ words: { length } }: PageSentence) => length >= MIN_WORDS;
  for (const sentence of [...sentences.filter(isLong), ...sentences.filter((other) => !isLong(other))]) {
    for (const written of sentence.words) {
      const id = toId(written);
      if (id === undefined) continue;
      const known = words.get(id);
      if (!known) words.set(id, toNewWord(id, written, sentence, reach));
      else if (!known.forms.includes(written.form)) known.forms.push(written.form);
      if (known) known.sentence ??= toMetSentence(sentence, written);
    }
  }
  return [...words.values()].sort(byRank);
}

/**
 * Finds sentences with exactly one word that the learner does not know, of each such word the shortest, by the word's rank. A form that may
 * also belong to a card that is new is not known, nor is a word that waits to be asked for the first time. Names are.
 */
export function findSingleSentences(sentences: readonly PageSentence[], words: readonly NewWord[]): SingleSentence[] {
  const byId = new Map(words.map((word) => [word.id, word]));
  const found = new Map<string, SingleSentence>();
  for (const sentence of sentences) {
    const unknown = sentence.words.filter(isUnknown);
    const [first] = unknown;
    if (!first || sentence.words.length < MIN_WORDS) continue;
    const id = toId(first);
    const word = id === undefined ? undefined : byId.get(id);
    // The same word twice is still one.
    if (!word || unknown.some((other) => toId(other) !== id)) continue;
    const met = toMetSentence(sentence, first);
    const shorter = found.get(word.id);
    if (met && (!shorter || met.text.length < shorter.sentence.text.length))
      found.set(word.id, { sentence: met, word });
  }
  return [...found.values()].sort((a, b) => byRank(a.word, b.word));
}

function isUnknown({ word }: WrittenWord): boolean {
  return word.isDoubtful === true || word.class === 'new' || word.class === 'none' || word.class === 'wanted';
}

/** Undefined for a word that is not new. */
function toId({ word: { class: own, card } }: WrittenWord): string | undefined {
  return own === 'new' && card ? `${card.pair} ${card.word}` : undefined;
}

function toNewWord(id: string, written: WrittenWord, sentence: PageSentence, reach: ReadPage['reach']): NewWord {
  const { word, form } = written;
  const { pair = '', word: lemma = form, rank } = word.card ?? {};
  const met = toMetSentence(sentence, written);
  return { id, pair, word: lemma, rank, forms: [form], isNext: isNext(word, reach), sentence: met };
}

const byRank = (a: NewWord, b: NewWord) => (a.rank ?? 0) - (b.rank ?? 0);
