import PAIRS from 'opencc-js/dict/TSCharacters';
import { type Endings, type Inflection, ofShape } from './inflection.ts';

/** Most spellings of one stretch: enough for two characters that may each be several. */
const MAX_SPELLINGS = 16;

const toSimplified = new Map<string, string>();
const toTraditional = new Map<string, string[]>();
for (const pair of PAIRS.split('|')) {
  const [traditional = '', simplified = ''] = pair.split(' ');
  if (traditional === simplified) continue;
  toSimplified.set(traditional, simplified);
  toTraditional.set(simplified, [...(toTraditional.get(simplified) ?? []), traditional]);
}

/** The word in the other characters: 學習 is 学习. One that is simplified may have been several. */
function respellCharacters(key: string): string[] {
  const characters = [...key];
  const simplified = characters.map((character) => toSimplified.get(character) ?? character).join('');
  if (simplified !== key) return [simplified];
  let spellings = [''];
  for (const character of characters) {
    // It may stand for itself, too: 后 is a queen, and what is behind.
    const all = [...(toTraditional.get(character) ?? []), character];
    const choices = spellings.length * all.length <= MAX_SPELLINGS ? all : all.slice(0, 1);
    spellings = spellings.flatMap((start) => choices.map((choice) => start + choice));
  }
  return spellings;
}

/** Verbs of one character that are said twice, and take a word for where they lead, freely. */
const VERBS =
  '写寫读讀看听聽说說讲講谈談问問叫喊唱吃喝吞买買卖賣拿放送寄传傳带帶搬移推拉拖打踢射扔丢丟投撤划劃拨撥派调調换換改做搞弄用花走跑跳飞飛爬坐站躺睡住追赶趕抓捉找见碰撞砍切剪拆擦洗刷扫掃穿脱脫戴摘挂掛贴貼填塞装裝倒流滚滾掉吹烧燒煮炒炸吸咬哭笑死杀殺赚賺挣学學教画畫刻算数數查选選考练練修建造关關锁鎖收捡撿挖埋借还還交付猜记記背忘想梦夢等留剩派嫁娶升降沉游退迁遷加减減扩擴压壓按摸抱举舉抬提扛挑夺奪抢搶偷骗騙围圍涌湧冲衝闯闖融渗滲溶';
/** Adjectives that are said twice: 慢慢, 好好. */
const ADJECTIVES =
  '慢快好轻輕早大小高长長远遠近深浅淺红紅白黑黄黃绿綠蓝藍胖瘦热熱冷暖静靜细細粗厚薄满滿圆圓弯彎直紧緊软軟甜香乖空淡浓濃重多少久短';

/** A word said twice, with or without a small word between: 看看, 想一想, 去不去, 有没有. */
const REPEATED: readonly Endings[] = [
  ...ofShape(`^([${VERBS}${ADJECTIVES}])\\1`, '$1'),
  ...ofShape('^(.)[一了不没沒]\\1', '$1'),
  ...ofShape('^(.)了一\\1', '$1'),
  // 喜不喜欢, 可不可以; 散散步, 聊聊天.
  ...ofShape('^(.)[不没沒]\\1(.)', '$1$2'),
  ...ofShape(`^([${VERBS}散聊])\\1(.)`, '$1$2'),
  // 高高兴兴; 讨论讨论, 知道不知道.
  ...ofShape('^(.)\\1(.)\\2', '$1$2'),
  ...ofShape('^(..)[不没沒]?\\1', '$1'),
];

/** Words behind a verb that say it reaches its end or goes somewhere: 见 of 看见, 到 of 找到. */
const COMPLEMENTS = '见見到懂完起来來去上下出进進开開动動掉住清成及过過回';
/** Whether it can: 听不懂, 看得见. */
const POSSIBLE: readonly Endings[] = [
  ...ofShape(`^(.)[得不]([${COMPLEMENTS}])`, '$1$2'),
  ...ofShape(`^(.)[得不]([${COMPLEMENTS}])[来來去]`, '$1$2'),
];

/** A verb with such a word behind it, which no dictionary lists for all verbs: 读完, 写好. */
const COMPLETED: readonly Endings[] = ofShape(`^([${VERBS}])(?:[${COMPLEMENTS}]|[完成满滿走好光错錯入])`, '$1');
/** Several people, and the r that northern speech adds: 医生们, 小孩儿. */
const SUFFIXED: readonly Endings[] = ofShape('^(..+)[们們儿兒]', '$1');

export const inflection: Inflection = {
  spellings: respellCharacters,
  endings: [...REPEATED, ...POSSIBLE, ...COMPLETED, ...SUFFIXED].map((rule) => ({ ...rule, ofForms: true })),
};
