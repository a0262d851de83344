import { formatCount } from '../../shared/format.ts';
import type { AboutTexts } from '../en/about.ts';

const about: AboutTexts = {
  about: {
    title: 'Waywordについて',
    version: 'バージョン',
    browser: 'ブラウザー',
    unknownBrowser: '不明',
    stored: 'このデバイスへの保存',
    used: (used, quota) => `${used}（ブラウザーの上限は${quota}）`,
    notTold: 'ブラウザーから情報を得られません',
    decks: 'デッキ',
    study: '学習の記録と書いた内容',
    about: (size) => `約${size}`,
    kept: '自動削除からの保護',
    isKept: 'あり：Waywordを削除しない限り、ブラウザーはデータを消しません。',
    isNotKept: 'なし：空き容量が足りなくなると、ブラウザーがデータを消すことがあります。',
    keep: 'データの保護をブラウザーに求める',
    keepRefused:
      'ブラウザーに認められませんでした。Waywordをもっと使うと、認められることがあります。ときどき「データ」でバックアップを保存してください。',
    privacy:
      '読んだもの、調べたもの、学んだこと、書いたことは、このデバイスの外に出ません。Waywordが通信する相手は、自分で接続した単語カードのサーバーだけです。接続しなければ、通信はありません。',
    licence: 'Waywordは、GNU General Public License（バージョン3以降）で公開されている自由ソフトウェアです。',
    licenceLink: 'ライセンスを読む',
  },

  selfCheck: {
    title: '保存データの点検',
    intro: 'すべてのデッキと学習の記録を読み、問題があれば直します。点検中もそのまま使えます。',
    again: 'もう一度点検',
    checking: '点検中…',
    checkingDeck: (pair) => `${pair}を点検中…`,
    checkingStudy: '学習の記録を点検中…',
    decks: (count) => formatCount(count, { other: 'デッキ#個' }),
    cards: (count) => formatCount(count, { other: 'カード#枚' }),
    answers: (count) => formatCount(count, { other: '回答#件' }),
    right: (decks, cards, answers) => `${decks}、${cards}、${answers}：問題ありません。`,
    mended: (decks, cards, answers) => `点検済み：${decks}、${cards}、${answers}。見つかった問題：`,
    indexRebuilt: (pair, entries) =>
      formatCount(entries, {
        other: `${pair}の単語索引を作り直しました。#件が欠けているか、誤っていました。`,
      }),
    cardsRestored: (pair, count) =>
      formatCount(count, { other: `${pair}を同梱のデータから入れ直しました。カード#枚を読み取れませんでした。` }),
    cardsLost: (pair, count) =>
      formatCount(count, {
        other: `${pair}のカード#枚が読み取れず、失われました。ほかのカードはこれまでどおり使えます。`,
      }),
    syncAgain: (pair) => `${pair}をもう一度同期`,
    syncStarted: (pair) => `${pair}の同期を始めました。`,
    fetchAgain:
      'すべてのカードをそろえるには、サーバーに接続してもう一度同期するか、ファイルからもう一度取り込んでください。',
    left: (pair) => `${pair}は同期が終わっていないため、点検しませんでした。`,
    staleRows: (count) =>
      formatCount(count, { other: '#件の学習状態が回答と合っていなかったため、回答から作り直しました。' }),
    copyRewritten: '回答の控えが元の記録と違っていたため、作り直しました。',
    copyHasMore: (count) =>
      formatCount(count, { other: '学習履歴の#件が控えにしかありません。「学習」を開くと、元に戻せます。' }),
    openStudy: '学習を開く',
    backups: (count) => formatCount(count, { other: '自動バックアップは#件あります。' }),
    backupMade: 'バックアップがなかったため、今作成しました。',
    brokenBackups: (count) =>
      formatCount(count, { other: '#件のバックアップが壊れています。新しいものに置き換わります。' }),
  },

  shortcuts: {
    title: 'ショートカット',
    onPages: 'ウェブページで',
    onPagesIntro: 'どのタブでも使えます。キーはブラウザーが管理していて、そこで変更できます。',
    commands: {
      _execute_action: 'Waywordを開く',
      'look-up': '選択範囲やカーソル位置の単語を調べる。表示中のカードは固定する',
      'next-word': 'デッキにある次の単語を調べる',
      'previous-word': 'デッキにある前の単語を調べる',
    },
    noKey: 'キーなし',
    noKeyWarning:
      'キーのない操作があります。ほかの拡張機能が使っているか、割り当てが外されています。ブラウザーでキーを設定してください。',
    change: 'キーを変更',
    changeByHand: 'about:addonsを開き、歯車を押して「拡張機能のショートカットキーの管理」を選んでください。',
    onCard: 'カードの上で',
    onCardIntro:
      'ポインターがカードの上にあるとき、またはカードを固定したときに、文字を入力していなければ使えます。それまでは、どのキーもページに届きます。「ホバー辞書」の設定でオフにできます。',
    pin: 'カードを固定',
    speak: '発音を聞く',
    study: '単語を学習する',
    know: 'この単語は知っている（もう一度押すと取り消し）',
    matches: '次の候補、前の候補',
    close: 'カードを閉じる',
    inStudy: '学習中',
    inBrowse: 'デッキの閲覧中',
    addressBar: 'アドレスバーで',
    addressBarHint: 'これに続けてスペースと単語を入力すると、下にデッキの答えが出ます。',
  },
};

export default about;
