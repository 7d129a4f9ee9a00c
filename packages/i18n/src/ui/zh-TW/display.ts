import type { UiMessages } from '../types.js';

export const display: UiMessages['display'] = {
  morePeople: (_count, formatted, names) => `另外 ${formatted} 人：${names}`,
  removeTag: (tag) => `移除 ${tag}`,
  showMoreTags: (_count, formatted) => `再顯示 ${formatted} 個`,
  showFewer: '收合',
  hiddenSteps: '顯示中間的層級',
  stepState: { done: '已完成', current: '進行中', error: '需要更正', waiting: '尚未開始' },
  stepOf: (step, total) => `第 ${step} 步，共 ${total} 步`,
  deltaUp: (amount) => `上升 ${amount}`,
  deltaDown: (amount) => `下降 ${amount}`,
  deltaNone: '無變化',
  qrLoading: '正在產生 QR 碼',
  qrExpired: 'QR 碼已過期',
  qrRefresh: '重新取得 QR 碼',
  qrScanned: '已掃描，請在手機上確認。',
  qrConfirmed: '已確認',
  goToPage: '前往頁碼',
};
