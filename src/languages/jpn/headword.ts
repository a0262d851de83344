import type { Language } from '../language.ts';
import { isReading, KANA, splitReadings } from './readings.ts';

export const headword: Language['headword'] = {
  // A loanword of several words is also written as one: `アイス・クリーム`.
  shorten: (word) => (/^[ァ-ヶー]+(?:・[ァ-ヶー]+)+$/u.test(word) ? word.replaceAll('・', '') : word),
  readings: { split: splitReadings, isReading },
  isForm: (text, heads) => (KANA.test(text) ? heads.some((head) => /\p{Script=Han}/u.test(head)) : undefined),
  hasLatinReadings: true,
  grammarWords:
    'の は て た に な を だ が で ます か です よ れる られる ね ん じゃ せる させる って さ ば へ や ぞ ぜ わ よう 達',
};
