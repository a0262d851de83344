import { formatCount, formatDate, formatEstimate, formatList, formatNumber, formatShare } from '../../shared/format.ts';
import type { ProgressTexts } from '../en/progress.ts';

const progress: ProgressTexts = {
  progress: {
    pageTitle: 'Wayword – 学習状況',
    title: '学習状況',
    views: '表示',
    viewNames: { statistics: '統計', check: '語彙チェック', held: '別枠の単語' },
    deck: 'デッキ',
    noDeck: 'このデバイスには、まだデッキがありません。',
    getDeck: 'デッキを入手',
    study: '今すぐ学習',
    numbers: '数値',
    noNumber: '–',
    ranks: (first, last) => (first === last ? formatNumber(first) : `${formatNumber(first)}～${formatNumber(last)}`),
  },

  check: {
    title: 'どの単語をもう知っていますか？',
    intro:
      'このデッキの単語が約30語と、実在しない単語がいくつか出ます。それぞれ、知っているかどうかを答えてください。1～2分で終わります。学習の記録は変わりません。',
    start: 'チェックを始める',
    preparing: '単語を選んでいます…',
    known: '知っている',
    unknown: '知らない',
    back: '戻る',
    stop: 'やめる',
    keys: 'キー：1 知らない、2 知っている、Z 戻る',
    question: 'この単語の意味がわかりますか？',
    position: (place, total) => `${formatNumber(place)}/${formatNumber(total)}`,
    progress: '答えた単語',
    again: 'もう一度チェック',

    resultTitle: (known, size) => formatCount(size, { other: `#語のうち約${formatNumber(known)}語を知っています` }),
    range: (low, high) => `実際の数は、90%の確率で${formatNumber(low)}語から${formatNumber(high)}語のあいだです。`,
    noGuesses: (asked) =>
      formatCount(asked, { other: '実在しない#語を「知っている」と答えたことは、一度もありませんでした。' }),
    guesses: (claimed, asked) =>
      formatCount(asked, {
        other: `実在しない#語のうち${formatNumber(claimed.length)}語（${formatList(claimed)}）を「知っている」と答えました。このことは結果に反映しています。`,
      }),
    curveTitle: '知っている単語の割合（順位別）',
    curveRanks: '順位',
    curveShare: '知っている',
  },

  know: {
    title: '上位の単語をまとめて「知っている」にする',
    intro: '「知っている」単語は出題されません。学習中の単語はそのままです。',
    rank: 'この順位まで',
    rankHint: (last) => `このデッキは${formatNumber(last)}位までです。`,
    slider: 'この順位まで（スライダー）',
    noneExpected: 'チェックの結果では、すべて知っている単語です。',
    expected: (unknown) => formatCount(unknown, { other: 'チェックの結果では、このうち約#語は知らない単語です。' }),
    markUndecided: '「知っている」にする',
    mark: (count) => formatCount(count, { other: '#語を「知っている」にする' }),
    nothing: 'この順位までに、未学習の単語はありません。',
    fresh: (count) => formatCount(count, { other: 'この順位までに、未学習の単語が#語あります。' }),
    done: (count, rank) =>
      formatCount(count, { other: `${formatNumber(rank)}位までの#語を「知っている」にしました。` }),
    undo: '元に戻す',
    takenBack: '元に戻しました。未学習の単語に戻っています。',
  },

  held: {
    titles: {
      suspended: '休止中の単語',
      known: '知っている単語',
      leech: '何度も忘れる単語',
    },
    none: {
      suspended: 'ありません。学習中に「休止」を押した単語がここに入ります。',
      known: '「知っている」にした単語はありません。',
      leech: 'ありません。8回忘れた単語がここに出ます。',
    },
    loading: '読み込み中…',
    rank: (rank) => `${formatNumber(rank)}位`,
    notInDeck: 'デッキにありません',
    lapses: (count) => formatCount(count, { other: '#回忘れた' }),
    acts: { want: '再び出題', reset: '最初から', suspend: '休止' },
    actLabel: (act, word) => `${act}：${word}`,
    more: (left) => formatCount(left, { other: 'もっと見る（残り#）' }),
    batch: (count, at) => formatCount(count, { other: `#語をまとめて設定（${formatDate(at)}）` }),
    takeBack: '取り消す',
    done: {
      want: (word) => `「${word}」を再び出題します。`,
      reset: (word) => `「${word}」を新しい単語として最初から学習します。`,
      suspend: (word) => `「${word}」を休止しました。`,
    },
    batchDone: (count) => formatCount(count, { other: '#語が未学習に戻りました。' }),
    undo: '元に戻す',
    undone: '元に戻しました。',
  },

  stats: {
    loading: '読み込み中…',
    emptyTitle: 'まだ学習していません',
    empty: '最初の回答をすると、どれだけ覚えているか、これから何語出るかがここに表示されます。',

    summary: '概要',
    streak: '連続日数',
    streakLongest: (longest) => formatCount(longest, { other: '最長：#日' }),
    known: '知っている単語',
    knownOf: (words) => formatCount(words, { other: 'このデッキの#語のうち' }),
    recalled: '定着率（30日間）',
    time: '学習時間（30日間）',
    timeADay: (ms) => `学習した日の平均：${formatEstimate(ms)}`,
    noTime: 'なし',
    noShare: '–',

    forecast: '今後の復習',
    forecastNote: 'すべてのデッキの合計です。新しい単語と忘れた単語の分が、これに加わります。',
    day: '日',
    today: '今日',
    words: '単語',
    answers: '1日の回答数',
    answersNote: 'すべてのデッキの、最近30日間の合計です。',
    remembered: '覚えていた',
    forgotten: '忘れた',
    retention: '週ごとの定着率',
    retentionNote: '復習の日が来た単語のうち、覚えていた割合です。同じ日のうちの繰り返しは含みません。',
    week: '週の初日',
    kept: '定着率',
    wanted: (retention) => `目標：${formatShare(retention)}`,
    ranks: 'このデッキの単語（順位別）',
    ranksNote: '知っている：自分でそう設定したか、3週間以上覚えている単語です。',
    rank: '順位',
    knownSeries: '知っている',
    learning: '学習中',
    rest: '未学習',
    minutes: '1日の学習時間（分）',
    minutesNote: 'すべてのデッキの、最近30日間の合計です。2分を超える中断は含みません。',
    minutesHead: '分',
  },
};

export default progress;
