import { formatCount } from '../../shared/format.ts';
import type { WelcomeTexts } from '../en/welcome.ts';

const welcome: WelcomeTexts = {
  welcome: {
    title: 'Waywordへようこそ',
    lead: '学んでいる言語で、ウェブを読みましょう。単語の意味は、その単語のところに出ます。',
    order: '4つのステップがあります。順番は自由で、飛ばしてもかまいません。',
    done: '完了：',

    deckTitle: '何を学びますか？',
    speak: '話す言語',
    onlyMeanings: 'このデッキに意味があるのは、これらの言語だけです。',
    adding: 'デッキをこのデバイスに追加中…',
    here: (cards) => formatCount(cards, { other: 'カード#枚がこのデバイスにあります。通信は要りません。' }),
    picturesOnly: 'ページの単語の多くは、この中にありません。',
    noDeck: '言語が見つかりませんか？単語のファイルを読み込むか、単語カードのサーバーに接続してください。',
    moreWords: '単語を増やす',
    add: (cards) => formatCount(cards, { other: 'カード#枚を追加' }),

    readTitle: '単語を調べる',
    readHints: {
      rest: 'どれかの単語にポインターを合わせてください。',
      'rest-modifier': '設定で選んだキーを押しながら、どれかの単語にポインターを合わせてください。',
      click: 'どれかの単語をクリックしてください。',
      'double-click': 'どれかの単語をダブルクリックしてください。',
      off: 'どれかの単語を選択し、そのメニューでWaywordを選んでください。',
    },
    touchHint: 'どれかの単語を長押ししてください。',
    byKeyboard: (key) => `キーボードでは、${key}で単語から単語へ移動します。`,
    noPassage: '言語を選ぶと、ここに文章が出ます。',
    passageLabel: '読んでみる文章',
    hovered: 'ほかのページでも、このデッキの単語はこのように調べられます。',

    studyTitle: '最初のカードを学習する',
    studyAdvice: '単語は、忘れそうになる直前にまた出題されます。1日数分で十分です。',
    study: '学習',
    studyMore: '学習を続ける',
    noStudy: '先に上で言語を選んでください。',

    pinTitle: 'ボタンをいつも見えるところに',
    pinHints: {
      chrome: 'アドレスバーの横のパズルのピースを押し、Waywordの横のピンを押してください。',
      edge: 'アドレスバーの横のパズルのピースを押し、Waywordの横の目のマークを押してください。',
      firefox:
        'アドレスバーの横のパズルのピースを押し、Waywordの横の歯車を押して、「ツールバーにピン留め」を選んでください。',
      android: 'ブラウザーのメニューを開き、「拡張機能」を選ぶと、Waywordがあります。',
    },
    pinned: 'Waywordのボタンはツールバーにあります。押すとカードが開きます。出題待ちの単語の数も表示します。',

    moreTitle: 'お好みで',
    checkTitle: '知っている単語を飛ばす',
    checkAdvice: '1～2分の語彙チェックで、すでに知っている単語の数がわかります。',
    check: '語彙チェックを開く',
    connectTitle: '単語カードのサーバーを使う',
    connectAdvice: 'アドレスとキーがあれば、サーバーのデッキをこのデバイスで使えます。',
    connect: 'サーバーに接続',

    finished: '準備ができました。学んでいる言語のページを開いて、読んでみましょう。',
    inNewTab: '（新しいタブで開く）',
    keysTitle: 'キー操作',
    lookUpKey: (key) => `${key}で、ページ上で選択した語句を調べます。`,
    studyKeys: '学習中は、スペースで意味を表示し、1と2で回答し、Zで元に戻します。',
    again: 'このページは、設定からまた開けます。',
  },
};

export default welcome;
