import type { ErrorsTexts } from '../en/errors.ts';

const errors: ErrorsTexts = {
  errors: {
    'bad-request': {
      title: 'Wayword 无法读取这项内容',
      advice: '请检查输入的内容，然后重试。',
    },
    forbidden: {
      title: '此页面无权这样做',
      advice: '请从工具栏打开 Wayword，在那里重试。',
    },
    'no-answer': {
      title: 'Wayword 没有响应',
      advice: '请重试。如果仍然如此，请重启浏览器：牌组会保留。',
    },
    'extension-gone': {
      title: 'Wayword 已更新',
      advice: '请关闭此页面，然后重新打开。',
    },
    internal: {
      title: 'Wayword 内部出错了',
      advice: '没有丢失任何数据。请重试。',
    },
    'answer-broken': {
      title: '无法读取服务器的响应',
      advice: '响应不完整或已损坏。请重试；如果仍然如此，请告诉服务器的管理者。',
    },
    'address-invalid': {
      title: '这不是服务器地址',
      advice: '请按收到的样子输入，例如 https://cards.example.org。',
    },
    'address-insecure': {
      title: '这个地址不安全',
      advice:
        '使用 http:// 时，别人可能读到你的密钥。请使用 https://。只有这台电脑上的服务器（localhost 或 127.0.0.1）可以使用 http://。',
    },
    'key-missing': {
      title: '缺少 API 密钥',
      advice: '请粘贴这个服务器给你的密钥。',
    },
    'key-invalid': {
      title: '这不可能是 API 密钥',
      advice: '其中有密钥不会包含的字符，例如换行。请重新复制完整的密钥，不要带上其他内容。',
    },
    'key-refused': {
      title: '服务器拒绝了密钥',
      advice: '请检查密钥是否完整、是否属于这个服务器，然后重新连接。牌组会保留。',
    },
    'not-connected': {
      title: '没有连接服务器',
      advice: '请在设置中连接。这台设备上的牌组不连接也能用。',
    },
    'not-the-api': {
      title: '这看起来不是单词卡服务器',
      advice:
        '这个地址上是别的服务。请检查地址：它是 /api/v1/ 之前的部分。也可能是网络要求先登录：随便打开一个网页看看。',
    },
    'permission-needed': {
      title: 'Wayword 无权访问这个服务器',
      advice: '请再按一次“连接”，并在浏览器询问时允许访问。',
    },
    redirected: {
      title: '服务器转到了另一个地址',
      advice: '密钥只会发送到你输入的地址。请询问服务器的最终地址，然后连接到那里。',
    },
    'response-too-large': {
      title: '服务器的响应太大',
      advice: '单词卡不会有这么大。请检查地址。',
    },
    'server-busy': {
      title: '服务器要求等待',
      advice: '服务器正忙，或限制了请求次数。请过一会儿再试。',
    },
    'server-error': {
      title: '服务器出现问题',
      advice: '问题在服务器那边。请稍后再试。',
    },
    timeout: {
      title: '服务器响应超时',
      advice: '服务器可能正忙，或网络较慢。请重试。',
    },
    unreachable: {
      title: '无法连接到服务器',
      advice: '请检查地址是否正确、服务器是否在运行、网络是否连通。没有服务器，牌组也能用。',
    },
    'backup-invalid': {
      title: '这不是完整的 Wayword 备份',
      advice: '文件不是备份，或者有一部分缺失或被改动。这里的数据没有任何改动。',
    },
    'backup-newer': {
      title: '这份备份来自更新版本的 Wayword',
      advice: '请先更新 Wayword，再恢复备份。这里的数据没有任何改动。',
    },
    'deck-empty': {
      title: '服务器上没有这个语言对的单词卡',
      advice: '请选择另一个语言对。',
    },
    'deck-file-invalid': {
      title: '这不是牌组文件',
      advice: '文件已损坏，或是别的文件。没有任何改动。',
    },
    'deck-unknown': {
      title: '这台设备上没有这个牌组',
      advice: '它已被删除，或从未同步。请选择另一个牌组，或在设置中同步它。',
    },
    'file-unreadable': {
      title: '无法读取文件',
      advice: '选择之后，文件被移动或修改过，或者它是文件夹。请重新选择。',
    },
    'storage-full': {
      title: '磁盘已满',
      advice: '请腾出一些空间，或删除不再需要的牌组。已保存的数据会保留。',
    },
    'storage-newer': {
      title: '这里有更新版本的 Wayword 写入的数据',
      advice: '当前版本较旧，不会改动这些数据。请更新 Wayword。',
    },
    'storage-unavailable': {
      title: '浏览器不允许 Wayword 保存数据',
      advice: '在隐私窗口中或磁盘已满时会这样。请使用普通窗口，或重启浏览器。',
    },
  },
};

export default errors;
