import { formatCount, formatList, formatNumber } from '../../shared/format.ts';
import type { DeckFilesTexts } from '../en/deck-files.ts';

const deckFiles: DeckFilesTexts = {
  import: {
    reading: '読み込み中…',
    wordsIn: '単語の言語',
    meaningsIn: '意味の言語',
    columns: '列',
    guessed: 'Waywordの知らない列名です。この割り当てで正しいか確かめてください。',
    word: '単語',
    meanings: '意味',
    rank: '順位',
    forms: '変化形',
    none: 'なし',
    inOrder: 'なし（行の順番を使う）',
    hasHeader: '最初の行は列名',
    column: (place) => `列${formatNumber(place)}`,
    columnWith: (place, sample) => `列${formatNumber(place)}：${sample}`,
    severalColumns: (places) => `列${formatList(places)}`,
    preview: '最初のカード（この形で保存されます）',
    separators: '1つのセルに入った意味は、セミコロン、「 / 」、改行で区切ります。',
    noMeanings: '（意味なし）',
    moreMeanings: (count) => formatCount(count, { other: 'ほか#件' }),
    characters: (count) => formatCount(count, { other: '（#文字）' }),
    import: 'インポート',
    close: '閉じる',
    cancel: 'キャンセル',
    missing: {
      from: '単語の言語を選んでください。',
      to: '意味の言語を選んでください。',
      'other-language': '単語と意味には、別々の言語を選んでください。',
      columns: 'ファイルを直すか、ほかの列を選んでください。',
      file: 'ファイルを直して、もう一度選んでください。',
    },
    willReplace: (pair, cards) =>
      formatCount(cards, {
        other: `${pair}のデッキ（カード#枚）がすでにあります。このファイルに置き換わります。`,
      }),
    willEndSync: (pair) => `${pair}を同期中です。このファイルを取り込むと、同期は中止されます。`,
    confirmReplacement: (pair, cards) =>
      formatCount(cards, { other: `${pair}のカード#枚を、このファイルに置き換えますか？` }),
    confirmSyncEnd: (pair) => `${pair}の同期を中止して、このファイルを取り込みますか？`,
    progressLabel: (name) => `${name}を読み込み中`,
    progress: (cards) => formatCount(cards, { other: 'カード#枚を読み込みました' }),
    percent: (share) => formatCount(share, { other: '#%読み込みました' }),
    stayHere: '終わるまで、このページを開いたままにしてください。',
    finishing: '単語を調べられるようにしています…',
    added: (cards) => formatCount(cards, { other: 'カード#枚を追加しました。' }),
    addedTo: (pair, seconds) => formatCount(seconds, { other: `${pair}、所要時間#秒。` }),
    browse: 'デッキを閲覧',
    cancelled: 'キャンセルしました。何も変更していません。',
    broken: (name) => `${name}はインポートできません。`,
    unchanged: '何も変更していません。',
  },
  knownWords: {
    title: '意味のない単語リスト',
    intro:
      'このファイルには単語だけがあり、意味がありません。知っている単語のリストなら、デッキの中でまとめて「知っている」にできます。変化形や冠詞付きの単語も見つかります。',
    noDeck:
      'このファイルには単語だけがあり、意味がありません。この言語のデッキがあれば、その中の単語を「知っている」にできます。',
    looking: 'デッキの中から単語を探しています…',
    found: (pair, count) => formatCount(count, { other: `デッキ「${pair}」に#語が見つかりました。` }),
    fresh: (count) => formatCount(count, { other: 'そのうち#語が未学習です。' }),
    missing: (count) => formatCount(count, { other: '#語は見つかりませんでした。' }),
    notFound: (words) => `見つからなかった単語：${words}`,
    mark: (count) => formatCount(count, { other: '#語を「知っている」にする' }),
    markNone: '「知っている」にする',
    done: (count) => formatCount(count, { other: '#語を「知っている」にしました。' }),
    undo: '元に戻す',
    takenBack: '元に戻しました。未学習の単語に戻っています。',
  },

  formats: {
    deck: 'Waywordデッキ',
    jsonLines: 'JSON Lines',
    commas: '表（コンマ区切り）',
    semicolons: '表（セミコロン区切り）',
    tabs: '表（タブ区切り）',
    bars: '表（縦棒区切り）',
    other: (delimiter) => `表（「${delimiter}」区切り）`,
  },

  export: {
    chooseLabel: (pair) => `${pair}をファイルに保存`,
    question: 'ファイルに保存',
    formats: { deck: 'Waywordデッキ', 'json-lines': 'JSON Lines', csv: 'CSV', tsv: 'TSV' },
    notes: {
      deck: '出典とライセンス付き',
      'json-lines': 'プログラム向け',
      csv: '表計算ソフト向け',
      tsv: 'Ankiと表計算ソフト向け',
    },
    cancel: 'キャンセル',
    close: '閉じる',
    progress: (cards, total) => `書き出し中：${formatNumber(cards)}/${formatNumber(total)}`,
    done: (name) => `${name}ができました。ブラウザーのダウンロード先に保存されます。`,
  },
};

export default deckFiles;
