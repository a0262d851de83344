import { formatCount } from '../../shared/format.ts';
import type { AboutTexts } from '../en/about.ts';

const about: AboutTexts = {
  about: {
    title: '关于',
    version: '版本',
    browser: '浏览器',
    unknownBrowser: '未知',
    stored: '这台设备上的数据',
    used: (used, quota) => `${used}（浏览器允许 ${quota}）`,
    notTold: '浏览器没有提供',
    decks: '牌组',
    study: '学习记录和你写的内容',
    about: (size) => `约 ${size}`,
    kept: '防止被清理',
    isKept: '是：只要不卸载 Wayword，浏览器就不会删除数据。',
    isNotKept: '不保证：磁盘空间不足时，浏览器可能会删除数据。',
    keep: '请求浏览器保留数据',
    keepRefused: '浏览器没有同意。多用 Wayword 之后，它可能会同意。请不时在“数据”中保存一份备份。',
    privacy:
      '你读的、查的、学的、写的内容都不会离开这台设备。Wayword 只向一处发送请求：你自己连接的单词卡服务器。不连接，就不发送。',
    licence: 'Wayword 是自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。',
    licenceLink: '阅读许可证',
  },

  selfCheck: {
    title: '检查数据',
    intro: '读取所有牌组和学习记录，发现问题就修复。检查时你可以继续使用。',
    again: '再次检查',
    checking: '正在检查…',
    checkingDeck: (pair) => `正在检查${pair}…`,
    checkingStudy: '正在检查学习记录…',
    decks: (count) => formatCount(count, { other: '# 个牌组' }),
    cards: (count) => formatCount(count, { other: '# 张卡片' }),
    answers: (count) => formatCount(count, { other: '# 次回答' }),
    right: (decks, cards, answers) => `${decks}，${cards}，${answers}：一切正常。`,
    mended: (decks, cards, answers) => `已检查：${decks}，${cards}，${answers}。发现的问题：`,
    indexRebuilt: (pair, entries) =>
      formatCount(entries, { other: `已重建${pair}的单词索引：有 # 个条目缺失或有误。` }),
    cardsRestored: (pair, count) => formatCount(count, { other: `已从安装包中重新取出${pair}：有 # 张卡片无法读取。` }),
    cardsLost: (pair, count) =>
      formatCount(count, { other: `${pair}有 # 张卡片无法读取，已经丢失。其他卡片照常可用。` }),
    syncAgain: (pair) => `重新同步${pair}`,
    syncStarted: (pair) => `已开始同步${pair}。`,
    fetchAgain: '要补全卡片，请连接它的服务器重新同步，或从文件重新导入。',
    left: (pair) => `已跳过${pair}：它的同步还没有完成。`,
    staleRows: (count) => formatCount(count, { other: '有 # 条学习状态与你的回答不符，已根据回答重新生成。' }),
    copyRewritten: '回答的副本与原记录不一致，已重新生成。',
    copyHasMore: (count) =>
      formatCount(count, { other: '学习记录中有 # 条只在副本里。打开“学习”，可以把它们恢复回来。' }),
    openStudy: '打开学习',
    backups: (count) => formatCount(count, { other: '有 # 份自动备份。' }),
    backupMade: '之前没有备份，现在已创建一份。',
    brokenBackups: (count) => formatCount(count, { other: '有 # 份备份已不完整，将由新的备份替换。' }),
  },

  shortcuts: {
    title: '快捷键',
    onPages: '在网页上',
    onPagesIntro: '在所有标签页中都有效。快捷键由浏览器管理，可以在那里修改。',
    commands: {
      _execute_action: '打开 Wayword',
      'look-up': '查询选中的文字或光标处的单词；固定已显示的卡片',
      'next-word': '查询下一个牌组中有的单词',
      'previous-word': '查询上一个牌组中有的单词',
    },
    noKey: '无按键',
    noKeyWarning: '有一项操作没有按键：可能被其他扩展占用，或已被取消。请在浏览器中设置。',
    change: '修改这些按键',
    changeByHand: '打开 about:addons，点击齿轮，选择“管理扩展快捷键”。',
    onCard: '在卡片上',
    onCardIntro:
      '指针移到卡片上，或卡片已固定时可用，输入文字时无效。在此之前，所有按键都归网页。可以在“悬停查词”中关闭。',
    pin: '固定卡片',
    speak: '朗读单词',
    study: '学习这个单词',
    know: '认识这个单词；再按一次：取消',
    matches: '下一个结果，上一个结果',
    close: '关闭卡片',
    inStudy: '学习时',
    inBrowse: '浏览牌组时',
    addressBar: '在地址栏中',
    addressBarHint: '输入它，再输入空格和单词，下方就会显示牌组里的结果。',
  },
};

export default about;
