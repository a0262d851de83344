import { formatCount } from '../../shared/format.ts';
import type { SearchTexts } from '../en/search.ts';

const search: SearchTexts = {
  search: {
    search: '搜索设置',
    found: (count) => formatCount(count, { other: '找到 # 项设置' }),
    none: (query) => `没有找到与“${query}”有关的内容。换个词试试，或按 Esc 显示全部。`,
    sections: '分区',
    synonyms: {
      connection: '服务器 server api 密钥 登录 账号 账户 帐号 地址 网址 url 链接',
      'get-deck': '下载 安装 自带 导入 csv 文件 语言 词典 字典 词库 单词本 anki',
      decks: '移除 删除 导出 词典 字典 词库 单词本 单词卡 卡组 刷新 更新 同步',
      'hover-trigger': '提示 弹窗 浮窗 点击 鼠标 取词 划词 关闭 开启 停用 禁用 启用 开关',
      'hover-modifier': 'ctrl alt option shift 修饰键 组合键 键',
      'hover-dwell': '延迟 速度 时间 秒 慢 快',
      'hover-selection': '划词 选中 选择 标记 高亮',
      'hover-touch': '点按 触摸 触屏 手机 平板 长按',
      'hover-keys': '键盘 快捷键',
      'hover-scale': '字体 字号 大小 缩放 放大 缩小 变大 变小',
      'study-new': '每日 上限 限制 数量 新词',
      'study-retention': 'fsrs 间隔 复习 忘记 遗忘 记住 记忆',
      'study-ratings': '按钮 评分 打分 重来 良好 简单',
      'study-front': '方向 反向 正面 听力 听写 音频 语音 发音',
      'study-typing': '书写 键盘 打字 拼写 默写',
      'study-readings': '注音 假名 发音 音标',
      'study-reminder': '通知 提示 闹钟 打卡 每日',
      'own-words': '定义 词典 字典 笔记 添加 自定义 生词本',
      data: '备份 还原 恢复 导出 保存 迁移 换电脑 json 重置',
      'appearance-theme': '深色 浅色 暗色 亮色 模式 夜间 主题 颜色 黑 白',
      shortcuts: '键盘 热键 按键 键位 绑定 命令 omnibox',
      licences: '许可 协议 版权 gpl 来源 开源',
      about: '版本 存储 磁盘 空间 容量 配额 隐私 修复 检查 完整性',
    },
  },

  languages: { none: '没有找到这种语言' },
};

export default search;
