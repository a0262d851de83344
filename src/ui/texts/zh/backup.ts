import { formatCount, formatDate, formatShare } from '../../shared/format.ts';
import type { BackupTexts } from '../en/backup.ts';

const backup: BackupTexts = {
  backup: {
    save: '保存备份',
    choose: '从备份恢复',
    savedAs: (file) => `已保存为 ${file}，在浏览器的下载内容中。`,
    working: '正在读取…',
    restoring: '正在恢复…',
    restoredSoFar: (share) => `正在恢复备份：${formatShare(share)}。其间你可以继续学习。`,
    answers: (count) => formatCount(count, { other: '# 次回答' }),
    definitions: (count) => formatCount(count, { other: '# 条自己写的释义' }),
    period: (firstAt, lastAt) => `${formatDate(firstAt)}至${formatDate(lastAt)}`,
    nothingFresh: '其中的内容这里都有了。',
    fresh: (count) => formatCount(count, { other: '其中有 # 条这里还没有。现有的数据不会丢失。' }),
    restore: '恢复',
    cancel: '取消',
    restored: (count) => formatCount(count, { other: '已恢复 # 条新记录。' }),
    withoutDeck: '备份中不含牌组。要继续学习其中的单词，请添加：',

    savedTitle: '自动备份',
    savedIntro: '学习的日子每天一份：保留最近七份，更早的每周保留一份。备份只存在这台设备上。',
    savedNone: '还没有备份。你下次回答后会创建第一份。',
    download: '下载',
    downloadOf: (at) => `下载${formatDate(at)}的备份`,
    restoreOf: (at) => `恢复${formatDate(at)}的备份`,
  },
};

export default backup;
