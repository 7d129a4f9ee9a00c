import type { inbox as base } from '../en/inbox.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

export const inbox: Translated<typeof base> = {
  title: titles.inbox,
  search: '依標題搜尋訊息',
  filters: '訊息篩選',
  fields: { state: '狀態', title: '標題', type: '類型', sender: '發布人', time: '時間' },
  types: { notification: '通知', announcement: '公告', alert: '貨物提醒' },
  states: { unread: '未讀', read: '已讀' },
  readAll: '全部標為已讀',
  readAllDone: '所有訊息均已標為已讀。',
  emptyTitle: '尚無訊息',
  emptyText: '管理員發布的通知和您的貨物提醒會顯示在這裡。',
  noMatchTitle: '沒有符合條件的訊息',
  noMatchText: '請修改搜尋內容或篩選條件。',
  clearFilters: '清除篩選',
  goneTitle: '找不到這則訊息',
  goneText: '訊息可能已撤回，或不屬於您。',
  openInbox: '全部訊息',
  openShipment: '開啟貨物',
  arrived: '新訊息',
  from: '{sender} 傳來訊息',
  open: '查看',
  desktop: '桌面通知',
  desktopHint: '頁面不在前景時提示新訊息。',
  desktopDenied: '瀏覽器已封鎖通知。請在瀏覽器設定中允許本網站傳送通知。',
  desktopUnasked: '尚未回覆瀏覽器的詢問。請再次開啟並選擇「允許」。',
  desktopMissing: '此瀏覽器在該位址下不支援通知。',
};
