import { formatCount, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { StudyTexts } from '../en/study.ts';

const study: StudyTexts = {
  study: {
    card: '要学的单词',
    show: '显示答案',
    rank: (rank) => `排名 ${formatNumber(rank)}`,
    newWord: '新单词',
    notInDeck: '已不在牌组中',
    ownWord: '自己添加的单词',
    practice: '练习：不计入记录',
    yours: '我的释义',
    noMeanings: '没有释义。你可以自己写。',
    speak: '朗读',
    left: (count) => formatCount(count, { other: '剩 # 个' }),
    progress: '今天的进度',
    answers: '你记得怎么样？',
    ratings: { again: '忘了', hard: '困难', good: '记得', easy: '简单' },
    undo: '撤销',
    know: '认识',
    edit: '编辑',
    bury: '明天',
    suspend: '暂停',
    definition: '我的释义',
    save: '保存',
    cancel: '取消',
    remove: '删除',
    leech: (lapses) => formatCount(lapses, { other: '已忘记 # 次。写一条自己的释义，或暂停这个单词。' }),
    clockBehind: '这台设备的时间早于你上次回答的时间。回答会计入设备显示的日期。',

    doneTitle: '今天学完了',
    nothingTitle: '现在没有要学的单词',
    nothingAdvice: '今天的单词已全部学完，或没有安排新单词。每天学多少新单词，可以在设置中选择。',
    pauseTitle: '时间到了',
    summary: (answers, remembered, ms) =>
      formatCount(answers, {
        other: `# 次回答，记得 ${formatNumber(remembered)} 次，用时${formatEstimate(ms)}。`,
      }),
    newToday: (count) => formatCount(count, { other: '今天有 # 个新单词。' }),
    nothingTomorrow: '明天没有待学的单词。',
    tomorrow: (count) => formatCount(count, { other: '明天：# 个单词。' }),
    progressLink: '学习进度和统计',
    goOn: '继续',
    practise: '继续练习',
    fiveMinutes: '5 分钟',
    oneDeck: '仅此牌组',
  },

  notices: {
    'answered-elsewhere': '这个单词已在另一个窗口中回答。这是下一个。',
    'nothing-to-undo': '没有可撤销的操作。',
    'nothing-to-redo': '没有可恢复的操作。',
    undone: '已撤销。请重新回答。',
    'taken-back': '已撤销。',
    redone: '已恢复。',
    'no-practice': '还没有可以练习的单词。',
    known: '已标记为认识，不会再考。',
    paused: '已暂停，不会再考。',
    'put-off': '已推迟到明天。',
  },
};

export default study;
