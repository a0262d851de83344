import type { KeysTexts } from '../en/keys.ts';

const keys: KeysTexts = {
  names: { space: 'スペース', enter: 'Enter', home: 'Home', end: 'End', shift: 'Shift' },

  browse: {
    forward: '次のカード',
    back: '前のカード',
    first: '最初のカード',
    last: '最後のカード',
    jump: '順位を指定して移動',
    keys: 'このキー一覧を表示',
  },

  study: {
    reveal: '裏面を表示。そのあとは、印の付いた回答を選ぶ',
    check: '答えの入力欄で：答え合わせ',
    undo: '元に戻す（何回でも）',
    redo: '元に戻した操作をやり直す',
    know: 'この単語は知っている',
    edit: '自分で意味を書く',
    speak: '発音を聞く',
    bury: '明日まで出さない',
    suspend: '単語を休止',
    keys: 'このキー一覧を表示',
  },

  ratings: { two: '忘れた、覚えていた', four: '忘れた、難しい、覚えていた、簡単' },
};

export default keys;
