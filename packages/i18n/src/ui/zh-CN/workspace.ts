import type { UiMessages } from '../types.js';

export const workspace: UiMessages['workspace'] = {
  openPages: '已打开的页面',
  stripHint: '用左右方向键切换页面，按 Delete 键关闭。',
  stripMoveHint: '按住 Ctrl 或 Alt 再按方向键可移动标签页。',
  closePage: (title) => `关闭 ${title}`,
  unpinPage: (title) => `取消固定 ${title}`,
  pageActions: (title) => `${title} 的操作`,
  allPages: (formatted) => `全部已打开的页面：${formatted}`,
  refresh: '刷新',
  fullPage: '铺满窗口',
  pin: '固定',
  unpin: '取消固定',
  close: '关闭',
  closeOthers: '关闭其他',
  closeBefore: '关闭左侧',
  closeAfter: '关闭右侧',
  closeAll: '关闭全部',
  pinnedStays: '请先取消固定',
  alwaysOpen: '此页面不能关闭',
  pageMoved: (title, place, of) => `${title} 现为第 ${place} 个，共 ${of} 个`,
};
