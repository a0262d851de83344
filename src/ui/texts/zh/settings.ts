import { formatCount, formatNumber } from '../../shared/format.ts';
import type { SettingsTexts } from '../en/settings.ts';

const settings: SettingsTexts = {
  autoRefresh: {
    label: '自动更新来自服务器的牌组',
    hint: '默认：从不。只访问你连接的服务器。新牌组完整之前，继续使用旧的。',
    periods: { off: '从不', weekly: '每周', monthly: '每月' },
  },

  reset: {
    button: '恢复默认设置',
    label: (section) => `恢复默认设置：${section}`,
    done: '已恢复默认设置。',
    sitesKept: '单独设置的网站保持不变。',
    undo: '撤销',
    undone: '已还原你的设置。',
  },

  numbers: {
    wrong: (max, stored) => `请输入 0 到 ${formatNumber(max)} 之间的整数。在此之前仍为 ${formatNumber(stored)}。`,
  },

  hover: {
    title: '悬停查词',
    trigger: '查词方式',
    triggerHint: '默认：指针停在单词上。按键、选中文字的菜单和工具栏始终可用。',
    triggers: {
      rest: '指针停在单词上',
      'rest-modifier': '按住按键，指针停在单词上',
      click: '单击单词',
      'double-click': '双击单词',
      off: '只用按键或菜单',
    },
    modifier: '按住的按键',
    modifierHint: '默认：Alt（Mac 上为 Option）。',
    modifiers: { alt: 'Alt', control: 'Ctrl', shift: 'Shift' },
    dwell: '卡片出现前的等待时间（毫秒）',
    dwellHint: (usual) => `默认：${formatNumber(usual)}。时间越长，指针停得越久才会出现卡片。`,
    switches: {
      selection: { label: '查询选中的文字', hint: '默认开启。按原样查询选中的词语。' },
      touch: { label: '用手指查词', hint: '默认开启。长按单词即可。' },
      keys: {
        label: '用字母键操作卡片',
        hint: '默认开启。指针移到卡片上，或卡片已固定时：P 固定，S 朗读，A 学习，K 认识，N 和 B 切换到下一个和上一个结果。在此之前，所有按键都归网页。输入文字时无效。',
      },
    },
    scale: '卡片文字大小',
    scaleHint: (usual) => `默认：${usual}。`,
    sites: '单独设置的网站',
    noSites: '没有。可以在工具栏弹窗或卡片上关闭某个网站，或选择它的语言。',
    sitesHint: '清除后，该网站与其他网站设置相同。',
    siteEntry: (site, choices) => `${site}：${choices.join('、')}`,
    siteOff: '关闭',
    siteKeys: '卡片一出现字母键就生效',
    keySite: '卡片一出现字母键就生效的网站',
    keySiteHint: '例如 news.example。卡片显示时，网页收不到卡片使用的按键。',
    addSite: '添加',
    wrongSite: '请填写网站名称，例如 news.example。',
    forget: '清除',
    forgetLabel: (site) => `清除 ${site} 的设置`,
  },

  studySettings: {
    title: '学习',
    progress: '学习进度：统计、词汇测试、搁置的单词',
    newPerDay: '每天的新单词',
    newPerDayHint: (usual) => `默认：${formatNumber(usual)} 个，所有牌组合计。每个新单词在第一年大约会复习十次。`,
    retention: '目标记忆保持率',
    retentionHint: (usual) =>
      `默认：${usual}。当你记得一个单词的概率降到这个值时，它就会再次出现。数值越高，复习越多。`,
    retentions: {
      '0.8': '80%：复习较少',
      '0.85': '85%',
      '0.9': '90%：推荐',
      '0.95': '95%：复习约为两倍',
    },
    ratings: '回答选项',
    ratingsHint: '默认：两个选项。没想起来就选“忘了”，哪怕只差一点。',
    ratingCounts: { two: '忘了、记得', four: '忘了、困难、记得、简单' },
    front: '出题方式',
    frontHint: '默认：单词。发音需要浏览器有该语言的语音。没有时会显示单词。',
    fronts: {
      word: '单词：说出意思',
      meaning: '释义：说出单词',
      sound: '单词的发音：先听',
    },
    readings: '提问时显示读音',
    readingsHint: '默认开启。假名、拼音或国际音标显示在单词上方。关闭后，读音和答案一起显示。',
    typing: '输入答案',
    typingHint:
      '默认关闭。卡片上的任何释义都算对，包括你自己写的。打错时可以再输入一次，重音符号有误会放过一次。最终由你决定。',
    vulgar: '学习粗俗单词',
    vulgarHint: '默认关闭。牌组中标为粗俗或侮辱性的单词和其他单词一样可以查询，但只有你主动要求时才会在学习中出现。',
    keys: '学习时使用字母键和数字键',
    keysHint: '默认开启。具体按键见学习时的按键列表。关闭后，空格、Enter、方向键和 Esc 仍然有效。输入文字时无效。',
  },

  reminder: {
    label: '每天提醒一次',
    hint: '默认关闭。没有声音，只在有单词待学而你还没学习时提醒。',
    hour: '提醒开始时间',
    hourHint: (usual) => `默认：${usual}。`,
    refused: '浏览器不允许 Wayword 显示通知。再次打开此开关时可以允许。',
  },

  ownWords: {
    title: '我的单词',
    intro: '你自己写的释义，以及牌组中没有的单词。显示单词时，它们总是排在最前面。',
    none: '还没有。可以在这里、网页卡片上或学习时添加。',
    noDeck: '请先获取牌组：每个单词都属于一个语言对。',
    search: '搜索我的单词',
    found: (count) => formatCount(count, { other: '# 个单词' }),
    more: (left) => formatCount(left, { other: '显示更多（还有 # 个）' }),
    notInDeck: '自己添加的单词',
    rank: (rank) => `排名 ${formatNumber(rank)}`,
    add: '添加单词',
    pair: '语言',
    word: '单词',
    meaning: '释义',
    sentence: '例句',
    sentenceHint: '可不填：学习时与释义一起显示。',
    toStudy: '加入学习',
    save: '保存',
    cancel: '取消',
    edit: '编辑',
    remove: '删除',
    study: '学习',
    actLabel: (act, word) => `${act}：${word}`,
    missing: '请先填写单词和释义。',
    undo: '撤销',
    notices: {
      saved: (word) => `“${word}”已保存。`,
      studied: (word) => `“${word}”会在下次学习时出现。`,
      removed: (word) => `已从我的单词中删除“${word}”。`,
      restored: (word) => `已恢复“${word}”。`,
    },
  },

  data: {
    title: '数据',
    intro: '把学习记录、你写的内容和设置保存到一个文件里。其中不含 API 密钥。',
  },

  appearance: {
    title: '外观',
    theme: '颜色',
    themeHint: '默认：跟随浏览器。适用于 Wayword 的所有页面和网页上的卡片。',
    themes: { system: '跟随浏览器', light: '浅色', dark: '深色' },
  },

  licences: {
    title: '许可证',
    intro: 'Wayword 是自由软件：你可以使用、研究、分享和修改它。',
    productLicence: 'GNU 通用公共许可证第 3 版或更高版本',
    decks: '入门牌组及其数据来源',
    loading: '正在加载…',
    licenceOf: '许可证',
    changes: '改动',
    sources: '来源',
    decksOf: '牌组',
    manyDecks: (count) => formatCount(count, { other: '# 个牌组' }),
  },
};

export default settings;
