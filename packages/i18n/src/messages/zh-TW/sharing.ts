import type { Translated } from '../translated.js';
import type { sharing as en } from '../en/sharing.js';
import { titles } from './titles.js';

export const sharing: Translated<typeof en> = {
  title: titles.shareLinks,
  add: '分享一個客戶',
  emptyTitle: '還沒有連結',
  emptyText: '可在貨物頁面分享一票，在清單中分享多票，或在這裡分享某個客戶的全部貨物。',
  deleteText: '該連結從現在起不再顯示任何內容，且無法復原。',
  fields: {
    name: '名稱',
    customer: '客戶',
    shows: '顯示內容',
    note: '給訪客的說明',
    expiresAt: '到期',
    orders: '貨物',
    hasPassword: '密碼',
    password: '密碼',
    views: '造訪次數',
    viewedAt: '最近造訪',
  },
  parts: { timeline: '時間軸', map: '地圖', containers: '貨櫃', order: '訂單號碼' },
  hints: {
    name: '頁面有多票貨物時，訪客會看到它作為標題。',
    customer: '連結顯示您有權檢視的該客戶的貨物，包括以後新增的。',
    expiresAt: '留空：直到您停用為止。',
    password: '訪客需要輸入。留空：有連結即可開啟。',
    passwordKept: '留空：保持不變。',
  },
  actions: {
    copy: { label: '網址' },
    send: { label: '以郵件傳送' },
    enable: { label: '重新啟用', done: '{name} 已重新啟用。' },
    disable: { label: '停用', title: '停用 {name}？', text: '在您重新啟用之前，該連結不顯示任何內容。', done: '{name} 已停用。' },
  },
  dialog: {
    title: '分享 {count, plural, other {# 票貨物}}',
    submit: '產生連結',
    days: '{count, plural, other {# 天}}後，{date}',
    never: '不自動到期',
  },
  send: {
    title: '以郵件傳送 {name}',
    text: '向每個地址傳送一封郵件，附貨物動態和連結；連結有密碼時僅附連結。',
    submit: '傳送',
    to: '收件人',
    toHint: '最多 {max} 個地址，以逗號或換行分隔。',
    language: '語言',
    wrong: '不是郵件地址：{addresses}',
    tooMany: '一次最多 {max} 個地址。',
    done: '{count, plural, other {連結正在傳送至 # 個地址。}}',
    // In the title, where the name is not known.
    link: '連結',
  },
  made: {
    title: '連結已產生',
    text: '拿到網址的人無需帳號即可檢視這些貨物。您可在「分享連結」中停用它。',
    send: '以郵件傳送',
    address: '網址',
    open: '開啟頁面',
    done: '完成',
  },
};
