import type { CutRules } from '../../inflection/word-rules.ts';

const PARTICLE = /^[はがをにもへのでとやかねよ]$/u;
/** Words of grammar with one kana. */
const ONE_KANA = /^[はがをにもへのでとやかねよなだたてしばさぞぜわんど]$/u;
/** Where a sentence or a quotation begins. と, で and が begin sentences, too. */
const SENTENCE_START = /(?:^|[。！？!?、「『（(\s])$/u;
/** As much as a word of rank 300. */
const MISPLACED = 8;

/** Cuts text in hiragana by the words of the decks and their readings: ていめん is 底面, and not てい and めん. */
export const cutKana: CutRules = {
  letter: /[ぁ-ゖー]/u,
  reach: 10,
  longest: 9,
  byRule: (rank) => 1000 + 6 * rank,
  findStart: (text, { start, end }) => {
    // A stretched word has rules of its own: すごーい.
    if (end - start < 2 || text.slice(start, end).includes('ー')) return undefined;
    if (!/[\p{Script=Han}々]/u.test(text.charAt(start - 1))) return start;
    // Behind a character there is an ending up to a particle, or only a particle.
    const ending = PARTICLE.test(text.charAt(start)) ? 0 : text.slice(start, end).search(/[がをは]/u);
    return ending >= 0 && end - start - ending > 2 ? start + ending + 1 : undefined;
  },
  // One kana is grammar, or not a word. It is not the reading of a word in characters: て is not 手.
  isWord: (letters, word) => letters.length > 1 || (word === letters && ONE_KANA.test(letters)),
  toExtraCost: (letters, before) =>
    PARTICLE.test(letters) && (SENTENCE_START.test(before) || /[はをへ]$/u.test(before)) ? MISPLACED : 0,
};
