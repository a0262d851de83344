import { lazily } from './lazily.ts';

/**
 * Words that carry grammar instead of a meaning of their own: articles, particles, endings, and the prepositions and pronouns whose translation
 * only a sentence decides. By hand, from the first hundred cards of each deck by frequency.
 */
const GRAMMAR_WORDS: Readonly<Record<string, string>> = {
  cmn: '的 了 着 过 得 地 把 被 吧 吗 呢 啊 呀 嘛 之 所 们 个',
  deu: 'der die das dem den des ein eine einen einem einer eines zu sich',
  eng: 'the a an of to',
  fra: 'le la les un une de des du à au aux en y se ne',
  ita: 'il lo la i gli le un uno una di a da si ci ne del della dei al alla',
  jpn: 'の は て た に な を だ が で ます か です よ れる られる ね ん じゃ せる させる って さ ば へ や ぞ ぜ わ よう 達',
  nld: 'de het een te er',
  pol: 'się by',
  por: 'o a os as um uma de em se à ao do da dos das no na',
  rus: 'бы же ли',
  spa: 'el la los las lo un una de a se le les al del',
  swe: 'en ett den det de att',
};

const getSets = lazily(
  () => new Map(Object.entries(GRAMMAR_WORDS).map(([language, words]) => [language, new Set(words.split(' '))])),
);

/** Whether a card without a sentence cannot teach a word. @param language - ISO 639-3 code. */
export function isGrammarWord(word: string, language: string): boolean {
  return getSets().get(language)?.has(word) === true;
}
