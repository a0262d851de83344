import { expect, test } from 'vitest';
import { withoutPhrases } from '../../../build/phrases/add-phrases.ts';
import { readStarterDeck } from '../../support/starter-decks.ts';

const { cards } = withoutPhrases(readStarterDeck('cmn-eng'));
const ranks = new Map(cards.map(([word], at) => [word, at + 1]));
const rankOf = (word: string) => ranks.get(word) ?? Number.POSITIVE_INFINITY;
const listLater = (words: string, rank: number) => words.split(' ').filter((word) => rankOf(word) > rank);

test('characters that are only parts of names are cards, but late ones', () => {
  const parts = '罗 娜 斯 琳 杰 迪 雅 耶 艾 杜 陈 李 朱 苏 德 刘'.split(' ');
  expect(parts.filter((part) => rankOf(part) <= 3000)).toEqual([]);
  expect(listLater(parts.join(' '), 50_000)).toEqual([]);
});

test('single characters that are free words come early', () => {
  expect(listLater('狗 猫 水 鱼 书 买 卖 坐 怕 敢 换 红 快 慢 茶 饿 笑 门', 1800)).toEqual([]);
});

test('months and days of the week are among the first 2,000 cards', () => {
  const months = '一 二 三 四 五 六 七 八 九 十 十一 十二'.split(' ').map((number) => `${number}月`);
  const days = '一 二 三 四 五 六 天'.split(' ').map((day) => `星期${day}`);
  expect(listLater([...months, ...days].join(' '), 2000)).toEqual([]);
});

test('everyday words are among the first 3,000 cards', () => {
  const words =
    '十一 二十 五十 九十 一百 米饭 面条 鸡蛋 牛肉 苹果 香蕉 蔬菜 盐 糖 早餐 午饭 筷子 杯子 锅 冰箱 裤子 裙子 衬衫 鞋 帽子 红色 蓝色 ' +
    '绿色 灰色 耳朵 鼻子 肩膀 膝盖 厨房 浴室 桌子 椅子 火车 飞机 自行车 地铁 春天 秋天 爷爷 阿姨 法国 德国 韩国 法语 中文 美国人 北京 巴黎 再见 晚安';
  expect(listLater(words, 3000)).toEqual([]);
});

test.each([
  ['坐', 'sit'],
  ['王', 'king'],
  ['合作', 'cooperate'],
  ['累', 'tired'],
  ['美国', 'United States'],
  ['老公', 'husband (informal)'],
  ['来自', 'come from'],
  ['的话', 'if'],
  ['辆', '(measure word: vehicles)'],
])('%s means %s first', (word, meaning) => {
  expect(cards[rankOf(word) - 1]?.[1][0]).toBe(meaning);
});

test('no meaning only points to another word', () => {
  const pointers =
    /^(?:variant of|old variant|surname \p{Lu}|used in \p{Script=Han}|abbr\. for|bound form|see \p{Script=Han})/u;
  expect(cards.filter(([, meanings]) => meanings.some((meaning) => pointers.test(meaning)))).toEqual([]);
});
