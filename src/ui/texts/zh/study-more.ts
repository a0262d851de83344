import { formatCount, formatNumber } from '../../shared/format.ts';
import type { StudyMoreTexts } from '../en/study-more.ts';

const studyMore: StudyMoreTexts = {
  modes: {
    again: '再听一遍',
    showWord: '显示单词',
    typeMeaning: '它是什么意思？',
    typeWord: (language) => `用${language}怎么说？`,
    check: '检查',
    almost: '差一点。再看一看。',
    accentsAgain: '注意重音符号，再试一次。',
    verdicts: {
      right: '正确。',
      accents: '正确，但要注意重音符号。',
      typo: '基本正确。',
      wrong: '与卡片上的不同。',
    },
    youTyped: '你输入的是：',
  },

  rescue: {
    lostTitle: '学习记录不完整',
    lost: (missing, entries) =>
      formatCount(entries, {
        other: `浏览器保存的 # 条记录中缺少 ${formatNumber(missing)} 条。Wayword 有它们的副本。`,
      }),
    restore: (missing) => formatCount(missing, { other: '恢复 # 条' }),
    giveUp: '不恢复，重新开始',
    giveUpQuestion: '要永久放弃它们吗？',
    keep: '保留',

    closedTitle: '无法打开学习记录',
    closed:
      '浏览器无法打开存放记录的数据库。磁盘可能已满：请腾出一些空间后重试。如果不行，请重启浏览器。如果仍然不行，请在这里保存备份：它会从副本生成。然后卸载 Wayword，重新安装，再在设置中恢复备份。',
  },
};

export default studyMore;
