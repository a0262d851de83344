import { lazily } from '../language/lazily.ts';
import type { TextRange } from '../model/text-range.ts';

/**
 * Kana and Chinese characters between signs, spaces or を, which is written for nothing but the particle. A sentence may go on behind a closing
 * sign: とし in 「自由」とし、. More than 24 characters are not one word.
 */
const LONE_RUN = lazily(
  () =>
    /(?<!(?!を)[\p{L}\p{N}\p{Pe}\p{Pf}"])(?:(?!を)[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー〜～]){2,24}(?!(?!を)[\p{L}\p{N}\p{Ps}\p{Pi}])/gu,
);

/** A stretch of Japanese text that stands alone, and so may be a word, or the reading of one, that the browser does not know. */
export interface LoneRun extends TextRange {
  isAlone?: true;
}

/** Finds the stretch around an offset that stands alone; none if it does not. */
export const findLoneRuns = (text: string, offset: number): LoneRun[] =>
  Array.from(text.matchAll(LONE_RUN()), ({ 0: run, index: start }): LoneRun => {
    return { start, end: start + run.length, isAlone: true };
  }).filter(({ start, end }) => start <= offset && offset < end);
