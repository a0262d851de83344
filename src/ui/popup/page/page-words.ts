import { listSentences } from '../../../language/cut-sentence.ts';
import { MAX_SENTENCE_LENGTH } from '../../../messaging/parse.ts';
import type { WrittenForm } from '../../../model/count-words.ts';
import type { PageWord } from '../../../model/page-word.ts';
import type { ReadBlock, ReadPage } from '../../../model/read-page.ts';

/** A word of a page, as it is written in a sentence. */
export interface WrittenWord extends WrittenForm {
  /** In the sentence's text, in UTF-16 code units. */
  start: number;
  end: number;
}

/** A sentence of a page. White space in it is one space. */
export interface PageSentence {
  text: string;
  words: WrittenWord[];
}

/** A sentence in which one word is meant. */
export interface MetSentence {
  text: string;
  start: number;
  end: number;
}

/** Lists the sentences of a page that have words, in order. */
export function listPageSentences({ words, blocks }: Pick<ReadPage, 'words' | 'blocks'>): PageSentence[] {
  return blocks.flatMap((block) => listOfBlock(block, words)).filter((sentence) => sentence.words.length > 0);
}

function listOfBlock({ text, language, places }: ReadBlock, words: readonly PageWord[]): PageSentence[] {
  if (language === undefined) return [];
  let at = 0;
  return listSentences(text, language).map((range) => {
    const sentence: PageSentence = { text: '', words: [] };
    let from = range.start;
    const add = (to: number) => {
      sentence.text += text.slice(from, to).replace(/\s+/g, ' ');
      if (sentence.words.length === 0) sentence.text = sentence.text.trimStart();
      from = to;
    };
    for (; (places[at] ?? range.end) < range.end; at += 3) {
      const [start = 0, end = 0, index = -1] = places.slice(at, at + 3);
      const word = words[index];
      if (!word) continue;
      add(start);
      const form = text.slice(start, end);
      const place = { start: sentence.text.length, end: sentence.text.length + form.length };
      sentence.words.push({ word, form, language, ...place });
      sentence.text += form;
      from = end;
    }
    add(range.end);
    sentence.text = sentence.text.trimEnd();
    return sentence;
  });
}

/** The sentence of a word, to be stored with it. Undefined for a word on its own, and where no message may carry the sentence. */
export function toMetSentence({ text }: PageSentence, { start, end }: WrittenWord): MetSentence | undefined {
  const isAlone = end - start === text.length;
  return isAlone || text.length > MAX_SENTENCE_LENGTH ? undefined : { text, start, end };
}
