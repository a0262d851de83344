import { formatCount, formatDate, formatList, formatNumber } from '../../shared/format.ts';
import type { OptionsTexts } from '../en/options.ts';

const options: OptionsTexts = {
  options: {
    pageTitle: 'Wayword – 設定',
    title: '設定',

    connection: 'サーバー',
    connectionIntro:
      '単語カードのサーバーからデッキを受け取れます。Waywordがこのデバイスにコピーするので、そのあとは通信なしで使えます。',
    address: 'サーバーのアドレス',
    addressHint: '例：https://cards.example.org',
    key: 'APIキー',
    keyHint: 'このデバイスに保存し、このサーバーにだけ送ります。',
    showKey: '表示',
    hideKey: '隠す',
    showKeyLabel: 'APIキーを表示',
    hideKeyLabel: 'APIキーを隠す',
    connect: '接続',
    connecting: '接続中…',
    keepConnection: 'キャンセル',
    disconnect: '接続を解除',
    disconnectHint: 'キーを消去します。デッキは残ります。',
    change: 'サーバーを変更',
    changeServerIntro: '別のアドレスには別のキーが要ります。保存済みのキーは、そこには送りません。',
    keyStored: '保存済み（表示しません）。',
    replaceKey: 'キーを変更',
    replaceKeyIntro: 'まず新しいキーを試します。サーバーに拒否されたときは、今のキーのままです。',
    newKey: '新しいAPIキー',
    useKey: 'このキーを使う',
    certificateAdvice: 'ブラウザーがサーバーの証明書を拒否した可能性もあります。アドレスをタブで開くと確かめられます：',
    connectedTo: '接続先',
    disconnected: '接続を解除しました。キーは消去しました。デッキは残っています。',
    connected: (languages, withFlashcards) =>
      formatCount(languages, { other: `接続済み：#言語（うち${formatNumber(withFlashcards)}言語に単語カードあり）` }),

    getDeck: 'デッキを入手',
    starters: 'スターターデッキ',
    startersIntro: 'Waywordに付属しています。サーバーもキーも通信も要りません。',
    shortStarters: (count) => formatCount(count, { other: '基本の単語だけのデッキ：ほかに#言語' }),
    add: '追加',
    adding: '追加中…',
    added: '追加済み',
    addLabel: (state, pair) => `${state}：${pair}`,
    starterAdded: (pair, cards) => formatCount(cards, { other: `${pair}（カード#枚）をこのデバイスに追加しました。` }),
    confirmReplacement: (cards, pair) =>
      formatCount(cards, { other: `${pair}のカード#枚を、スターターデッキに置き換えますか？` }),
    confirmSyncEnd: (pair) => `${pair}の同期を中止して、スターターデッキを使いますか？`,
    replaceConfirmed: '置き換える',
    fromServerTitle: 'サーバーから',
    sync: '同期',
    syncAgain: 'もう一度同期',
    underWay: '同期中',
    syncStarted: (pair) => `${pair}の同期を始めました。このページを閉じても続きます。`,
    synced: (pair, cards) => formatCount(cards, { other: `${pair}（カード#枚）の同期が終わりました。` }),
    confirmSync: (cards, pair) =>
      formatCount(cards, { other: `${pair}のカード#枚を、サーバーのデッキに置き換えますか？` }),
    answersUnread: (count) =>
      formatCount(count, { other: 'サーバーの応答#件を読み取れませんでした。カードが足りないかもしれません。' }),
    nothingToLearn: 'このサーバーには、まだどの言語の単語カードもありません。',

    decks: 'このデバイスのデッキ',
    loading: '読み込み中…',
    noDecks: 'まだありません。',
    noDecksAdvice: '下のスターターデッキを追加するか、サーバーに接続してください。',
    fromServer: (address) => `入手元：${address}`,
    fromFile: (name) => `ファイル：${name}`,
    starter: 'Wayword付属のスターターデッキ',
    licence: (id) => `ライセンス：${id}`,
    updated: (at) => `${formatDate(at)}更新`,
    incomplete: '未完了',
    refresh: '更新',
    nothingChanged: '前回の更新で変わったものはありません。',
    refreshChanged: (parts) => `前回の更新：${formatList(parts)}`,
    wordsAdded: (count) => formatCount(count, { other: '新しい単語#語' }),
    wordsChanged: (count) => formatCount(count, { other: '意味が変わった単語#語' }),
    wordsGone: (count) => formatCount(count, { other: 'なくなった単語#語' }),
    wordsMissing: (count) => formatCount(count, { other: 'なくなったか読み取れなかった単語#語' }),
    moreWords: (count) => formatCount(count, { other: 'ほか#語' }),
    refreshLabel: (pair) => `${pair}を更新`,
    export: 'エクスポート',
    exportLabel: (pair) => `${pair}をエクスポート`,
    remove: '削除',
    removeLabel: (pair) => `${pair}を削除`,
    confirmRemoval: (cards, pair) =>
      formatCount(cards, { other: `${pair}のカード#枚をこのデバイスから削除しますか？` }),
    confirmNote: '学習の記録と自分で書いた内容は残ります。',
    removeConfirmed: 'デッキを削除',
    keep: '残す',
    removed: (pair) => `${pair}のデッキを削除しました。`,
  },

  importStart: {
    title: 'ファイルから',
    intro:
      '表（CSV、TSV）、Ankiからテキストで書き出したノート、JSON Lines、Waywordのデッキを使えます。このデバイスで読み込み、どこにも送りません。',
    choose: 'ファイルからデッキを追加',
    drop: 'または、ここにファイルをドロップ',
    letGo: '離すとファイルを開きます',
  },
};

export default options;
