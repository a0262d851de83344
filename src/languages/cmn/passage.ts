import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  '早上，城市还很安静。一位老人打开了小房子的门。路上，一个女孩正在看书。',
  '“你在看什么？”他问。“一个关于海的故事，”她回答，“我不是每个字都懂，但是我每天都懂更多。”',
];
