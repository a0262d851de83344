import { formatCount, formatNumber } from '../../shared/format.ts';
import type { PopupTexts } from '../en/popup.ts';

const popup: PopupTexts = {
  popup: {
    openInTab: 'タブで開く',
    openAtTheSide: 'サイドに開く',
    options: '設定',
    chooseDeck: 'デッキを選択',
    languages: '言語',
    noDeck: 'デッキなし',
    syncingCount: (cards) => formatCount(cards, { other: '同期中 · #枚' }),
    closePanel: '閉じる',

    hoverOn: (site) => `ホバー辞書：${site}`,
    closedPage: 'このページではブラウザーの制限で単語を調べられません。',
    siteLabel: (site) => `${site}でWaywordを使う`,
    siteLanguage: (site) => `${site}の文章の言語`,
    languageOfPage: 'ページの指定どおり',
    views: '表示',
    study: '学習',
    browse: '閲覧',
    dueLabel: (count) => formatCount(count, { other: '出題待ち#語' }),

    card: '単語カード',
    loading: '読み込み中…',
    rank: (rank) => `${formatNumber(rank)}位`,
    noMeanings: '意味は書かれていません',
    moreMeanings: 'ほかの意味',
    onItsWay: '最初のカードを受信中です。届くと、ここに表示されます。',
    noCards: 'まだカードがありません。',

    back: '前のカード',
    forward: '次のカード',
    moveLabel: '順位でカードを移動',
    jumpLabel: '順位',
    of: (lastRank) => `/ ${formatNumber(lastRank)}`,
    soFar: (lastRank) => `/ ${formatNumber(lastRank)}（受信中）`,

    emptyTitle: '何を学びますか？',
    emptyAdvice: 'まだデッキがありません。選ぶと、すぐにこのデバイスでカードを使えます。通信は要りません。',
    start: (cards) => formatCount(cards, { other: 'カード#枚で始める' }),
    startUndecided: '始める',
    starting: '追加中…',
    choiceMissing: '先に両方の言語を選んでください。',
    connect: '代わりに単語カードのサーバーに接続',

    keysTitle: 'キー操作',
    showKeys: 'キー操作',
  },

  notices: {
    deckEnds: (rank) => `このデッキは${formatNumber(rank)}位までです。`,
    deckStarts: (rank) => `このデッキは${formatNumber(rank)}位からです。`,
    notSyncedYet: (rank, cards) =>
      formatCount(cards, { other: `${formatNumber(rank)}位はまだ届いていません。これまでに#枚を同期しました。` }),
    noCard: (asked, shown) =>
      `${formatNumber(asked)}位のカードはありません。次のカード（${formatNumber(shown)}位）を表示しています。`,
    notARank: '順位を整数で入力してください。例：120',
  },
};

export default popup;
