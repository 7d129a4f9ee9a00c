import type { UiMessages } from '../types.js';

export const workspace: UiMessages['workspace'] = {
  openPages: '已開啟的頁面',
  stripHint: '用左右方向鍵切換頁面，按 Delete 鍵關閉。',
  stripMoveHint: '按住 Ctrl 或 Alt 再按方向鍵可移動分頁標籤。',
  closePage: (title) => `關閉 ${title}`,
  unpinPage: (title) => `取消釘選 ${title}`,
  pageActions: (title) => `${title} 的操作`,
  allPages: (formatted) => `全部已開啟的頁面：${formatted}`,
  refresh: '重新整理',
  fullPage: '填滿視窗',
  pin: '釘選',
  unpin: '取消釘選',
  close: '關閉',
  closeOthers: '關閉其他',
  closeBefore: '關閉左側',
  closeAfter: '關閉右側',
  closeAll: '關閉全部',
  pinnedStays: '請先取消釘選',
  alwaysOpen: '此頁面不能關閉',
  pageMoved: (title, place, of) => `${title} 現為第 ${place} 個，共 ${of} 個`,
};
