import type { notices as en } from '../en/notices.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

/** Notices of a company to its users, as administrators write them. */
export const notices: Translated<typeof en> = {
  title: titles.notices,
  add: '新增通知公告',
  emptyTitle: '尚無通知公告',
  emptyText: '發布後的通知公告會出現在發布對象的訊息中。',
  deleteText: '將刪除此未發布的通知公告，且無法復原。',
  fields: {
    title: '標題',
    type: '類型',
    content: '內容',
    audience: '發布對象',
    orgIdList: '機構',
    userIdList: '人員',
    status: '狀態',
    receivers: '接收人數',
    readers: '已讀',
    publicUserName: '發布人',
    publicOrgName: '發布機構',
    publicTime: '發布時間',
  },
  sections: { facts: '發布資訊' },
  hints: { orgIdList: '包含其下級機構。' },
  types: { 1: '通知', 2: '公告' },
  audiences: { all: '全部使用者', organizations: '指定機構', people: '指定人員' },
  statuses: { 0: '未發布', 1: '已發布' },
  actions: {
    publish: {
      label: '發布',
      title: '發布「{name}」？',
      text: '將立即出現在您資料範圍內發布對象的訊息中。發布後無法修改或刪除。',
      done: '已發布：{name}。',
    },
  },
  readBy: '{readers, number} / {receivers, number}',
  readers: {
    title: '接收人',
    audience: '發布對象',
    none: '已離開公司',
    share: '{receivers, number} 人中已有 {readers, number} 人閱讀',
    show: '顯示',
    states: { all: '全部', read: '已讀', unread: '未讀' },
    search: '依姓名或帳號搜尋',
    emptyTitle: '沒有符合條件的接收人',
    lost: '無法載入接收人。',
    fields: { name: '姓名', account: '帳號', orgName: '機構', readTime: '閱讀時間' },
  },
  /** Messages to users who are online. */
  message: {
    title: '傳給 {name} 的訊息',
    titleSome: '傳送訊息給 {count, plural, other {# 位使用者}}',
    titleAll: '傳給其他所有線上使用者的訊息',
    text: '立即顯示給已登入的使用者，僅在操作日誌中保留。',
    fields: { title: '標題', message: '訊息內容', messageType: '類別' },
    types: { info: '提示', success: '成功', warning: '警告', error: '錯誤' },
    submit: '傳送',
    done: '訊息已傳送給 {name}。',
    doneAll: '訊息已傳送。',
  },
};
