import { read } from '../dom.ts';
import { isPainted } from '../text-flow.ts';
import type { BlockFacts } from './main-text.ts';
import type { TextRun } from './text-runs.ts';

const LETTERS = /\p{L}/gu;
/** A letter of these scripts is a syllable or more: about as much text as three Latin ones. */
const DENSE_LETTERS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;
const MORE_PER_DENSE_LETTER = 2;

/** Parts of a page that its author keeps apart from the text. */
const APART =
  'nav,footer,menu,button,dialog:not([open]),[role=navigation],[role=menu],[role=menubar],[aria-hidden=true]';

/** Measures a block for `findMainText`. */
export function measureRun({ pieces, block }: TextRun): BlockFacts {
  let letters = 0;
  let linkLetters = 0;
  for (const { node } of pieces) {
    const count = countLetters(read(node, 'data'));
    letters += count;
    if (node.parentElement?.closest('a[href]')) linkLetters += count;
  }
  return { letters, linkLetters, isApart: isApart(block) };
}

function isApart(block: Element): boolean {
  return read(block, 'closest').call(block, APART) !== null || !isPainted(block);
}

function countLetters(text: string): number {
  const dense = text.match(DENSE_LETTERS)?.length ?? 0;
  return (text.match(LETTERS)?.length ?? 0) + dense * MORE_PER_DENSE_LETTER;
}
