import { formatCount, formatNumber } from '../../shared/format.ts';
import type { StudyMoreTexts } from '../en/study-more.ts';

const studyMore: StudyMoreTexts = {
  modes: {
    again: 'もう一度聞く',
    showWord: '単語を表示',
    typeMeaning: 'どういう意味ですか？',
    typeWord: (language) => `${language}で何と言いますか？`,
    check: '答え合わせ',
    almost: '惜しい。もう一度よく見てください。',
    accentsAgain: 'アクセント記号に気をつけて、もう一度入力してください。',
    verdicts: {
      right: '正解です。',
      accents: '正解です。ただし、アクセント記号に気をつけてください。',
      typo: 'ほぼ正解です。',
      wrong: 'カードの内容と違います。',
    },
    youTyped: '入力した答え：',
  },

  rescue: {
    lostTitle: '学習履歴が欠けています',
    lost: (missing, entries) =>
      formatCount(entries, {
        other: `ブラウザーの保存データで、#件のうち${formatNumber(missing)}件が欠けています。Waywordには控えがあります。`,
      }),
    restore: (missing) => formatCount(missing, { other: '#件を元に戻す' }),
    giveUp: '戻さずに新しく始める',
    giveUpQuestion: '欠けた分を完全に破棄しますか？',
    keep: '残しておく',

    closedTitle: '学習履歴を開けません',
    closed:
      '履歴を保存してある場所を、ブラウザーが開けません。ディスクがいっぱいかもしれません。空き容量を増やして、もう一度お試しください。だめなときは、ブラウザーを再起動してください。それでも直らないときは、ここでバックアップを保存してください。控えから作成します。そのあとWaywordを削除してインストールし直し、設定でバックアップから復元してください。',
  },
};

export default studyMore;
