import type { KeysTexts } from '../en/keys.ts';

const keys: KeysTexts = {
  names: { space: '空格', enter: 'Enter', home: 'Home', end: 'End', shift: 'Shift' },

  browse: {
    forward: '下一张卡片',
    back: '上一张卡片',
    first: '第一张卡片',
    last: '最后一张卡片',
    jump: '跳到某个排名',
    keys: '显示这些按键',
  },

  study: {
    reveal: '显示背面；之后：选择标出的回答',
    check: '在答案输入框中：检查答案',
    undo: '撤销，次数不限',
    redo: '恢复撤销的操作',
    know: '认识这个单词',
    edit: '写自己的释义',
    speak: '朗读单词',
    bury: '明天之前不再出现',
    suspend: '暂停这个单词',
    keys: '显示这些按键',
  },

  ratings: { two: '忘了、记得', four: '忘了、困难、记得、简单' },
};

export default keys;
