import { formatCount, formatDate, formatShare } from '../../shared/format.ts';
import type { BackupTexts } from '../en/backup.ts';

const backup: BackupTexts = {
  backup: {
    save: 'バックアップを保存',
    choose: 'バックアップから復元',
    savedAs: (file) => `${file}として、ブラウザーのダウンロードに保存しました。`,
    working: '読み込み中…',
    restoring: '復元中…',
    restoredSoFar: (share) => `バックアップを復元中：${formatShare(share)}。そのあいだも学習を続けられます。`,
    answers: (count) => formatCount(count, { other: '回答#件' }),
    definitions: (count) => formatCount(count, { other: '自分で書いた意味#件' }),
    period: (firstAt, lastAt) => `${formatDate(firstAt)}～${formatDate(lastAt)}`,
    nothingFresh: '内容はすべてここにあります。',
    fresh: (count) => formatCount(count, { other: 'このうち#件はまだここにありません。今あるデータは失われません。' }),
    restore: '復元',
    cancel: 'キャンセル',
    restored: (count) => formatCount(count, { other: '新しい#件を復元しました。' }),
    withoutDeck: 'デッキはバックアップに含まれません。続けるには次のデッキを入手してください：',

    savedTitle: '自動バックアップ',
    savedIntro:
      '学習した日ごとに作成します。最近の7件と、それより前は週に1件ずつを残します。このデバイスの外には出ません。',
    savedNone: 'まだありません。次に回答すると作成されます。',
    download: 'ダウンロード',
    downloadOf: (at) => `${formatDate(at)}のバックアップをダウンロード`,
    restoreOf: (at) => `${formatDate(at)}のバックアップを復元`,
  },
};

export default backup;
