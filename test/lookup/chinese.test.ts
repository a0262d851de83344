import { describe, expect, test } from 'vitest';
import { describeLookup, makeWords } from '../support/deck-words.ts';

const WORDS = makeWords('cmn', {
  ...{
    的: [],
    我: [],
    不: [],
    了: [],
    他: [],
    一: [],
    有: [],
    说: ['說'],
    看: [],
    和: [],
    想: [],
    去: [],
    们: [],
    人: [],
  },
  ...{
    知道: [],
    喜欢: ['喜歡'],
    写: ['寫'],
    完: [],
    慢: [],
    高兴: ['高興'],
    讨论: ['討論'],
    医生: ['醫生'],
    听懂: ['聽懂'],
    看见: ['看見'],
  },
  ...{
    小孩: [],
    散步: [],
    可以: [],
    服务: ['服務'],
    和服: [],
    军队: ['軍隊'],
    学生: ['學生'],
    大学: ['大學'],
    大学生: ['大學生'],
  },
});

describe('a Chinese word in the shapes that texts give it', () => {
  test.each([
    // Reduplicated.
    ['你|看看吧', '看看: 看 (stem)'],
    ['让我|想一想', '想一想: 想 (stem)'],
    ['他|想了想', '想了想: 想 (stem)'],
    ['|慢慢地', '慢慢: 慢 (stem)'],
    ['他们|高高兴兴', '高高兴兴: 高兴 (stem)'],
    ['再|讨论讨论', '讨论讨论: 讨论 (stem)'],
    ['出去|散散步', '散散步: 散步 (stem)'],
    // Asked with a negation inside.
    ['你|去不去', '去不去: 去 (stem)'],
    ['你|喜不喜欢', '喜不喜欢: 喜欢 (stem)'],
    ['我|可不可以', '可不可以: 可以 (stem)'],
    // Potential: whether it can be done.
    ['我|听不懂', '听不懂: 听懂 (stem)'],
    ['我|看得见', '看得见: 看见 (stem)'],
    ['我|聽不懂', '聽不懂: 听懂 (stem via 聽懂)'],
    // With a directional complement, which is looked up on its own.
    ['我|写完', '写完: 写 (stem)'],
    ['我写|完', '完: 完 (word)'],
    // A plural, and the r of northern speech.
    ['|医生们', '医生们: 医生 (stem)'],
    ['|小孩儿', '小孩儿: 小孩 (stem)'],
  ])('%s', (marked, expected) => {
    expect(describeLookup(WORDS, marked)).toBe(expected);
  });

  test.each([
    // Neither 和服, nor a reduplicated noun.
    ['我们|和服务', '和: 和 (word)'],
    ['有|军队队', '军队: 军队 (word)'],
    // The longest word of one cut.
    ['他|大学生', '大学生: 大学生 (word)'],
    ['他|大學生', '大學生: 大学生 (form)'],
  ])('does not cut words apart: %s', (marked, expected) => {
    expect(describeLookup(WORDS, marked)).toBe(expected);
  });
});
