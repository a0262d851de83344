import { formatCount, formatDuration, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { SyncTexts } from '../en/sync.ts';

const sync: SyncTexts = {
  sync: {
    label: (pair) => `${pair}の同期`,
    progressLabel: (pair) => `同期した${pair}のカード`,
    states: {
      running: '同期中',
      queued: '順番待ち',
      waiting: '待機中',
      paused: '一時停止中',
      failed: '中断',
      done: '同期済み',
    },
    milestone: (state, cards) => formatCount(cards, { other: `${state}：カード#枚` }),
    cardsSoFar: (cards) => formatCount(cards, { other: 'これまでにカード#枚' }),
    cardsOf: (cards, expected) => formatCount(expected, { other: `カード#枚中${formatNumber(cards)}枚` }),
    rate: (perSecond) => `毎秒${formatNumber(Math.round(perSecond))}枚`,
    timeLeft: (ms) => `残り約${formatEstimate(ms)}`,
    goesOnIn: (ms) => `${formatDuration(ms)}後に再開します。`,
    goesOnNow: '再開しています…',
    skipped: (count) => formatCount(count, { other: '読み取れない応答を#件飛ばしました。' }),
    serverAway: {
      title: 'コピー元のサーバーに接続していません',
      advice:
        'そのサーバーにもう一度接続すると続きます。別のサーバーのデッキを使うには、そのサーバーに接続し、設定で「同期」を押してください。',
    },
    pause: '一時停止',
    resume: '再開',
    retry: '再試行',
    cancel: 'キャンセル',
  },
};

export default sync;
