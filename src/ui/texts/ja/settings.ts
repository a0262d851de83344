import { formatCount, formatNumber } from '../../shared/format.ts';
import type { SettingsTexts } from '../en/settings.ts';

const settings: SettingsTexts = {
  autoRefresh: {
    label: 'サーバーのデッキを自動で更新',
    hint: '標準：しない。接続したサーバーにだけ問い合わせます。新しいデッキがそろうまでは、今のデッキを使います。',
    periods: { off: 'しない', weekly: '毎週', monthly: '毎月' },
  },

  reset: {
    button: '標準に戻す',
    label: (section) => `標準に戻す：${section}`,
    done: '標準の設定に戻しました。',
    sitesKept: 'サイトごとの設定はそのままです。',
    undo: '元に戻す',
    undone: '変更した設定に戻りました。',
  },

  numbers: {
    wrong: (max, stored) =>
      `0～${formatNumber(max)}の整数を入力してください。それまでは${formatNumber(stored)}のままです。`,
  },

  hover: {
    title: 'ホバー辞書',
    trigger: '単語を調べる操作',
    triggerHint: '標準：ポインターを合わせる。キー、選択範囲のメニュー、ツールバーからは、いつでも調べられます。',
    triggers: {
      rest: 'ポインターを合わせる',
      'rest-modifier': 'キーを押しながらポインターを合わせる',
      click: 'クリックする',
      'double-click': 'ダブルクリックする',
      off: 'キーかメニューだけを使う',
    },
    modifier: '押しておくキー',
    modifierHint: '標準：Alt（MacではOption）。',
    modifiers: { alt: 'Alt', control: 'Ctrl', shift: 'Shift' },
    dwell: 'カードが出るまでの時間（ミリ秒）',
    dwellHint: (usual) => `標準：${formatNumber(usual)}。長くすると、しばらく止まったところにだけカードが出ます。`,
    switches: {
      selection: { label: '選択した語句を調べる', hint: '標準：オン。選択した語句を、そのままの形で調べます。' },
      touch: { label: '指で調べる', hint: '標準：オン。単語を長押しします。' },
      keys: {
        label: 'カードを文字キーで操作する',
        hint: '標準：オン。ポインターがカードの上にあるとき、またはカードを固定したときに働きます。Pで固定、Sで発音、Aで学習、Kで「知っている」、Nで次の候補、Bで前の候補。それまでは、どのキーもページに届きます。文字の入力中は働きません。',
      },
    },
    scale: 'カードの文字の大きさ',
    scaleHint: (usual) => `標準：${usual}。`,
    sites: '個別に設定したサイト',
    noSites: 'ありません。サイトごとのオフや言語の指定は、ツールバーのポップアップかカードで行えます。',
    sitesHint: '設定を消すと、ほかのサイトと同じ扱いに戻ります。',
    siteEntry: (site, choices) => `${site}：${choices.join('・')}`,
    siteOff: 'オフ',
    siteKeys: 'カードが出たらすぐ文字キーが使える',
    keySite: 'カードが出たらすぐ文字キーを使うサイト',
    keySiteHint: '例：news.example。そのサイトでカードが出ている間、カードのキーはページに届きません。',
    addSite: '追加',
    wrongSite: 'サイト名を入力してください（例：news.example）。',
    forget: '消す',
    forgetLabel: (site) => `${site}の設定を消す`,
  },

  studySettings: {
    title: '学習',
    progress: '学習状況：統計、語彙チェック、別枠の単語',
    newPerDay: '1日の新しい単語',
    newPerDayHint: (usual) =>
      `標準：${formatNumber(usual)}語。すべてのデッキの合計です。新しい単語は、それぞれ最初の1年に約10回出題されます。`,
    retention: '目標の定着率',
    retentionHint: (usual) =>
      `標準：${usual}。覚えている確率がこの値まで下がると、単語が再び出題されます。高くするほど復習が増えます。`,
    retentions: {
      '0.8': '80%：復習が少なめ',
      '0.85': '85%',
      '0.9': '90%：おすすめ',
      '0.95': '95%：復習が約2倍',
    },
    ratings: '回答の種類',
    ratingsHint: '標準：2種類。思い出せなかったときは、惜しくても「忘れた」を選んでください。',
    ratingCounts: { two: '忘れた、覚えていた', four: '忘れた、難しい、覚えていた、簡単' },
    front: '出題の形',
    frontHint: '標準：単語。音声には、その言語の音声がブラウザーに必要です。ない場合は、単語を表示します。',
    fronts: {
      word: '単語：意味を答える',
      meaning: '意味：単語を答える',
      sound: '単語の音声：まず聞く',
    },
    readings: '問題の面に読みを表示する',
    readingsHint: '初期設定はオン。かな、ピンイン、IPAを単語の上に表示します。オフにすると、答えと一緒に表示します。',
    typing: '答えを入力する',
    typingHint:
      '標準：オフ。カードのどの意味でも正解です。自分で書いた意味も含みます。打ち間違いにはもう一度入力の機会があり、アクセント記号の違いは一度だけ見逃します。最後に決めるのは自分です。',
    vulgar: '下品な単語も出題する',
    vulgarHint:
      '標準：オフ。デッキで下品または侮辱的とされた単語は、調べるときはほかの単語と同じですが、学習には自分で追加したときだけ出ます。',
    keys: '学習中に文字キーと数字キーを使う',
    keysHint:
      '標準：オン。どのキーかは学習画面のキー一覧にあります。オフにしても、スペース、Enter、矢印、Escは使えます。文字の入力中は働きません。',
  },

  reminder: {
    label: '1日に1回通知する',
    hint: '標準：オフ。音は鳴りません。出題待ちの単語があり、その日まだ学習していないときだけ通知します。',
    hour: '通知を始める時刻',
    hourHint: (usual) => `標準：${usual}。`,
    refused: 'ブラウザーがWaywordの通知を許可していません。もう一度オンにすると、許可できます。',
  },

  ownWords: {
    title: '自分の単語',
    intro: '自分で書いた意味と、どのデッキにもない単語です。単語が表示されるときは、いつも最初に出ます。',
    none: 'まだありません。ここか、ウェブページのカード、または学習中に書けます。',
    noDeck: '先にデッキを入手してください。単語は、いずれかの言語ペアに入ります。',
    search: '自分の単語を検索',
    found: (count) => formatCount(count, { other: '#語' }),
    more: (left) => formatCount(left, { other: 'もっと見る（残り#）' }),
    notInDeck: '自分で追加した単語',
    rank: (rank) => `${formatNumber(rank)}位`,
    add: '単語を追加',
    pair: '言語',
    word: '単語',
    meaning: '意味',
    sentence: '例文',
    sentenceHint: '任意です。学習のとき、意味と一緒に表示されます。',
    toStudy: '学習に加える',
    save: '保存',
    cancel: 'キャンセル',
    edit: '編集',
    remove: '削除',
    study: '学習',
    actLabel: (act, word) => `${act}：${word}`,
    missing: '先に単語と意味を書いてください。',
    undo: '元に戻す',
    notices: {
      saved: (word) => `「${word}」を保存しました。`,
      studied: (word) => `「${word}」は次の学習で出題されます。`,
      removed: (word) => `「${word}」を自分の単語から削除しました。`,
      restored: (word) => `「${word}」を元に戻しました。`,
    },
  },

  data: {
    title: 'データ',
    intro: '学習の記録、書いた内容、設定を、1つのファイルにまとめます。APIキーは入りません。',
  },

  appearance: {
    title: '外観',
    theme: '配色',
    themeHint: '標準：ブラウザーと同じ。Waywordのすべての画面と、ウェブページのカードに使われます。',
    themes: { system: 'ブラウザーと同じ', light: 'ライト', dark: 'ダーク' },
  },

  licences: {
    title: 'ライセンス',
    intro: 'Waywordは自由ソフトウェアです。使うことも、調べることも、人に渡すことも、変えることもできます。',
    productLicence: 'GNU General Public License バージョン3以降',
    decks: 'スターターデッキとその元データ',
    loading: '読み込み中…',
    licenceOf: 'ライセンス',
    changes: '変更点',
    sources: '出典',
    decksOf: 'デッキ',
    manyDecks: (count) => formatCount(count, { other: 'デッキ#個' }),
  },
};

export default settings;
