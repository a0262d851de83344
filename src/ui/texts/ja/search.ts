import { formatCount } from '../../shared/format.ts';
import type { SearchTexts } from '../en/search.ts';

const search: SearchTexts = {
  search: {
    search: '設定を検索',
    found: (count) => formatCount(count, { other: '#件の設定が見つかりました' }),
    none: (query) =>
      `「${query}」に当てはまるものはありません。別の言葉で検索するか、Escを押してすべてを表示してください。`,
    sections: 'セクション',
    synonyms: {
      connection: 'サーバー サーバ server api キー 鍵 ログイン サインイン アカウント アドレス url 接続',
      'get-deck': 'ダウンロード インストール 付属 インポート 取り込み 読み込み csv ファイル 言語 辞書 単語帳 anki',
      decks: '削除 消す 消去 エクスポート 書き出し 辞書 単語帳 単語カード 更新 アップデート 同期',
      'hover-trigger': 'ツールチップ ポップアップ クリック マウス カーソル オフ オン 無効 有効 切り替え',
      'hover-modifier': 'ctrl alt option shift コントロール シフト 修飾キー キー',
      'hover-dwell': '遅延 速度 速さ 待ち時間 秒 遅い 遅く 速い 速く 早く',
      'hover-selection': '選択 範囲 ハイライト マーク なぞる',
      'hover-touch': 'タップ タッチ スマホ スマートフォン 携帯 タブレット 長押し',
      'hover-keys': 'キーボード ショートカット',
      'hover-scale': 'フォント サイズ ズーム 拡大 縮小 大きく 小さく',
      'study-new': '毎日 上限 制限 数 量 枚数',
      'study-retention': 'fsrs 間隔 復習 忘れる 覚える 記憶',
      'study-ratings': 'ボタン 評価 もう一度 普通 良い 簡単',
      'study-front': '方向 逆 反転 表面 聞く 聞き取り リスニング 音声 発音',
      'study-typing': '書く 入力 タイピング キーボード スペル つづり 綴り',
      'study-readings': 'ふりがな ルビ 発音 ピンイン よみ',
      'study-reminder': '通知 お知らせ リマインダー アラーム 毎日',
      'own-words': '定義 辞書 メモ ノート 追加 登録 カスタム 単語帳',
      data: 'バックアップ 復元 エクスポート 書き出し 保存 移行 引っ越し パソコン json リセット',
      'appearance-theme': 'ダーク ライト モード 夜 暗い 明るい テーマ 色 カラー 黒 白',
      shortcuts: 'キーボード ショートカットキー ホットキー キー 割り当て コマンド omnibox',
      licences: 'ライセンス 著作権 gpl 出典 オープンソース',
      about: 'バージョン 保存 ストレージ ディスク 容量 上限 プライバシー 修復 点検 チェック',
    },
  },

  languages: { none: '該当する言語がありません' },
};

export default search;
