import { formatCount, formatNumber } from '../../shared/format.ts';
import type { PopupTexts } from '../en/popup.ts';

const popup: PopupTexts = {
  popup: {
    openInTab: '在标签页中打开',
    openAtTheSide: '在侧边打开',
    options: '设置',
    chooseDeck: '选择牌组',
    languages: '语言',
    noDeck: '没有牌组',
    syncingCount: (cards) => formatCount(cards, { other: '正在同步 · # 张' }),
    closePanel: '关闭',

    hoverOn: (site) => `悬停查词：${site}`,
    closedPage: '浏览器不允许扩展程序在此网页上查词。',
    siteLabel: (site) => `在 ${site} 上使用 Wayword`,
    siteLanguage: (site) => `${site} 上文字的语言`,
    languageOfPage: '按网页标注的语言',
    views: '视图',
    study: '学习',
    browse: '浏览',
    dueLabel: (count) => formatCount(count, { other: '# 个待学' }),

    card: '单词卡',
    loading: '正在加载…',
    rank: (rank) => `排名 ${formatNumber(rank)}`,
    noMeanings: '没有释义',
    moreMeanings: '更多释义',
    onItsWay: '第一批卡片正在传来，到达后会自动显示。',
    noCards: '这里还没有卡片。',

    back: '上一张卡片',
    forward: '下一张卡片',
    moveLabel: '按排名浏览卡片',
    jumpLabel: '排名',
    of: (lastRank) => `/ ${formatNumber(lastRank)}`,
    soFar: (lastRank) => `/ ${formatNumber(lastRank)}（同步中）`,

    emptyTitle: '你想学什么？',
    emptyAdvice: '还没有牌组。选一个，卡片马上就在这台设备上，无需联网。',
    start: (cards) => formatCount(cards, { other: '从 # 张卡片开始' }),
    startUndecided: '开始',
    starting: '正在添加…',
    choiceMissing: '请先选择两种语言。',
    connect: '改为连接单词卡服务器',

    keysTitle: '按键',
    showKeys: '按键',
  },

  notices: {
    deckEnds: (rank) => `这个牌组到排名 ${formatNumber(rank)} 为止。`,
    deckStarts: (rank) => `这个牌组从排名 ${formatNumber(rank)} 开始。`,
    notSyncedYet: (rank, cards) =>
      formatCount(cards, { other: `排名 ${formatNumber(rank)} 的卡片还没有同步：目前已同步 # 张。` }),
    noCard: (asked, shown) => `没有排名 ${formatNumber(asked)} 的卡片。这是下一张，排名 ${formatNumber(shown)}。`,
    notARank: '请输入整数排名，例如 120。',
  },
};

export default popup;
