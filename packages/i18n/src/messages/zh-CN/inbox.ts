import type { inbox as base } from '../en/inbox.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

export const inbox: Translated<typeof base> = {
  title: titles.inbox,
  search: '按标题搜索消息',
  filters: '消息筛选',
  fields: { state: '状态', title: '标题', type: '类型', sender: '发布人', time: '时间' },
  types: { notification: '通知', announcement: '公告', alert: '货物提醒' },
  states: { unread: '未读', read: '已读' },
  readAll: '全部标为已读',
  readAllDone: '所有消息均已标为已读。',
  emptyTitle: '暂无消息',
  emptyText: '管理员发布的通知和您的货物提醒会显示在这里。',
  noMatchTitle: '没有符合条件的消息',
  noMatchText: '请修改搜索内容或筛选条件。',
  clearFilters: '清除筛选',
  goneTitle: '找不到这条消息',
  goneText: '消息可能已撤回，或不属于您。',
  openInbox: '全部消息',
  openShipment: '打开货物',
  arrived: '新消息',
  from: '{sender} 发来消息',
  open: '查看',
  desktop: '桌面通知',
  desktopHint: '页面不在前台时提示新消息。',
  desktopDenied: '浏览器已阻止通知。请在浏览器设置中允许本网站发送通知。',
  desktopUnasked: '尚未答复浏览器的询问。请再次打开并选择“允许”。',
  desktopMissing: '此浏览器在该地址下不支持通知。',
};
