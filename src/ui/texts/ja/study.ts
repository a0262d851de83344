import { formatCount, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { StudyTexts } from '../en/study.ts';

const study: StudyTexts = {
  study: {
    card: '学習する単語',
    show: '答えを見る',
    rank: (rank) => `${formatNumber(rank)}位`,
    newWord: '新しい単語',
    notInDeck: 'デッキから外れた単語',
    ownWord: '自分で追加した単語',
    practice: '練習：記録されません',
    yours: '自分の意味',
    noMeanings: '意味は書かれていません。自分で書けます。',
    speak: '発音',
    left: (count) => formatCount(count, { other: '残り#' }),
    progress: '今日の進み具合',
    answers: 'どのくらい覚えていましたか？',
    ratings: { again: '忘れた', hard: '難しい', good: '覚えていた', easy: '簡単' },
    undo: '元に戻す',
    know: '知っている',
    edit: '編集',
    bury: '明日',
    suspend: '休止',
    definition: '自分で書く意味',
    save: '保存',
    cancel: 'キャンセル',
    remove: '削除',
    leech: (lapses) =>
      formatCount(lapses, { other: '#回忘れています。自分で意味を書くか、単語を休止してみてください。' }),
    clockBehind: 'このデバイスの時計が、前回の回答より遅れています。回答は、時計が示す日の分として数えます。',

    doneTitle: '今日の分は終わりです',
    nothingTitle: '今、学習する単語はありません',
    nothingAdvice:
      '今日の単語がすべて終わったか、新しい単語が0語に設定されています。1日の新しい単語の数は、設定で選べます。',
    pauseTitle: '時間になりました',
    summary: (answers, remembered, ms) =>
      formatCount(answers, {
        other: `回答#件、うち${formatNumber(remembered)}件を覚えていました。所要時間：${formatEstimate(ms)}。`,
      }),
    newToday: (count) => formatCount(count, { other: '今日の新しい単語：#語。' }),
    nothingTomorrow: '明日、出題される単語はありません。',
    tomorrow: (count) => formatCount(count, { other: '明日：#語。' }),
    progressLink: '学習状況と統計',
    goOn: '続ける',
    practise: 'もっと練習',
    fiveMinutes: '5分間',
    oneDeck: 'このデッキだけ',
  },

  notices: {
    'answered-elsewhere': 'この単語は別のウィンドウで回答済みです。次の単語を表示しています。',
    'nothing-to-undo': '元に戻す操作はありません。',
    'nothing-to-redo': 'やり直す操作はありません。',
    undone: '元に戻しました。もう一度回答してください。',
    'taken-back': '元に戻しました。',
    redone: 'やり直しました。',
    'no-practice': '練習できる単語がまだありません。',
    known: '「知っている」にしました。今後は出題されません。',
    paused: '休止しました。出題されません。',
    'put-off': '明日に延期しました。',
  },
};

export default study;
