import { formatCount } from '../../shared/format.ts';
import type { WelcomeTexts } from '../en/welcome.ts';

const welcome: WelcomeTexts = {
  welcome: {
    title: '欢迎使用 Wayword',
    lead: '用你学的语言阅读网页：单词在哪里，释义就在哪里。',
    order: '共四步，顺序随意，也可以跳过。',
    done: '已完成：',

    deckTitle: '你想学什么？',
    speak: '我说的语言',
    onlyMeanings: '这个牌组只有这些语言的释义。',
    adding: '正在将牌组添加到这台设备…',
    here: (cards) => formatCount(cards, { other: '# 张卡片已在这台设备上，无需联网。' }),
    picturesOnly: '网页上的大多数单词不在其中。',
    noDeck: '没有你的语言？可以导入单词文件，或连接单词卡服务器。',
    moreWords: '获取更多单词',
    add: (cards) => formatCount(cards, { other: '添加 # 张卡片' }),

    readTitle: '查一个单词',
    readHints: {
      rest: '将指针停在下面任意一个单词上。',
      'rest-modifier': '按住你选择的按键，将指针停在下面任意一个单词上。',
      click: '单击下面任意一个单词。',
      'double-click': '双击下面任意一个单词。',
      off: '选中下面任意一个单词，在它的菜单中选择 Wayword。',
    },
    touchHint: '长按下面任意一个单词。',
    byKeyboard: (key) => `用键盘：按 ${key} 逐个查询单词。`,
    noPassage: '选择语言后，这里会出现一段短文。',
    passageLabel: '试读短文',
    hovered: '在其他网页上，可以这样查询这个牌组里的单词。',

    studyTitle: '学习第一张卡片',
    studyAdvice: '单词会在你快要忘记时再次出现。每天几分钟就够了。',
    study: '学习',
    studyMore: '继续学习',
    noStudy: '请先在上面选择语言。',

    pinTitle: '让按钮保持可见',
    pinHints: {
      chrome: '点击地址栏旁的拼图图标，再点击 Wayword 旁的图钉。',
      edge: '点击地址栏旁的拼图图标，再点击 Wayword 旁的眼睛图标。',
      firefox: '点击地址栏旁的拼图图标，再点击 Wayword 旁的齿轮，然后选择“固定到工具栏”。',
      android: '打开浏览器菜单，选择“扩展”，就能看到 Wayword。',
    },
    pinned: 'Wayword 的按钮已在工具栏上。点击它可以打开卡片，它还会显示有多少单词待学。',

    moreTitle: '可选',
    checkTitle: '跳过认识的单词',
    checkAdvice: '做一两分钟的词汇测试，看看你已经认识多少单词。',
    check: '测试词汇',
    connectTitle: '使用单词卡服务器',
    connectAdvice: '填写服务器地址和你的密钥，就能把它的牌组同步到这台设备。',
    connect: '连接服务器',

    finished: '一切就绪。打开一个用你学的语言写的网页，开始阅读吧。',
    inNewTab: '（在新标签页中打开）',
    keysTitle: '按键',
    lookUpKey: (key) => `在网页上，按 ${key} 查询选中的文字。`,
    studyKeys: '学习时，按空格显示释义，按 1 和 2 回答，按 Z 撤销。',
    again: '可以在设置中再次打开此页面。',
  },
};

export default welcome;
