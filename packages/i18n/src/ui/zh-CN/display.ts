import type { UiMessages } from '../types.js';

export const display: UiMessages['display'] = {
  morePeople: (_count, formatted, names) => `另外 ${formatted} 人：${names}`,
  removeTag: (tag) => `移除 ${tag}`,
  showMoreTags: (_count, formatted) => `再显示 ${formatted} 个`,
  showFewer: '收起',
  hiddenSteps: '显示中间的层级',
  stepState: { done: '已完成', current: '进行中', error: '需要更正', waiting: '未开始' },
  stepOf: (step, total) => `第 ${step} 步，共 ${total} 步`,
  deltaUp: (amount) => `上升 ${amount}`,
  deltaDown: (amount) => `下降 ${amount}`,
  deltaNone: '无变化',
  qrLoading: '正在生成二维码',
  qrExpired: '二维码已过期',
  qrRefresh: '刷新二维码',
  qrScanned: '已扫码，请在手机上确认。',
  qrConfirmed: '已确认',
  goToPage: '跳至页',
};
