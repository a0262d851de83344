import { formatCount, formatDuration, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { SyncTexts } from '../en/sync.ts';

const sync: SyncTexts = {
  sync: {
    label: (pair) => `${pair}的同步`,
    progressLabel: (pair) => `${pair}已同步的卡片`,
    states: {
      running: '正在同步',
      queued: '排队中',
      waiting: '等待中',
      paused: '已暂停',
      failed: '已停止',
      done: '已同步',
    },
    milestone: (state, cards) => formatCount(cards, { other: `${state}：# 张卡片` }),
    cardsSoFar: (cards) => formatCount(cards, { other: '目前 # 张卡片' }),
    cardsOf: (cards, expected) => formatCount(expected, { other: `${formatNumber(cards)} / # 张卡片` }),
    rate: (perSecond) => `每秒 ${formatNumber(Math.round(perSecond))} 张`,
    timeLeft: (ms) => `还剩约${formatEstimate(ms)}`,
    goesOnIn: (ms) => `${formatDuration(ms)}后继续。`,
    goesOnNow: '正在继续…',
    skipped: (count) => formatCount(count, { other: '有 # 个响应无法读取，已跳过。' }),
    serverAway: {
      title: '未连接它所复制的服务器',
      advice: '重新连接该服务器后会继续。要改用另一个服务器的牌组，请连接那个服务器，然后在设置中按“同步”。',
    },
    pause: '暂停',
    resume: '继续',
    retry: '重试',
    cancel: '取消',
  },
};

export default sync;
