import type { Translated } from '../translated.js';
import type { shared as en } from '../en/shared.js';

export const shared: Translated<typeof en> = {
  titleMany: '{count, plural, other {# 票貨物}}',
  numbers: { order: '您的訂單', delivery: '送貨單', carrier: '承運人', route: '路線' },
  next: '下一步',
  lastNews: '最新消息',
  timeline: '時間軸',
  containers: '貨櫃',
  container: { number: '櫃號', type: '櫃型', seals: '封條號碼' },
  where: '目前位置',
  note: '{company} 的說明',
  print: '列印',
  back: '全部貨物',
  updated: '更新於 {time}。',
  ends: '本頁面可開啟至 {date}。',
  by: '由 {product} 提供追蹤。',
  more: '顯示最新的 {count, number} 票貨物，其餘請向 {company} 詢問。',
  none: '目前沒有貨物。',
  lost: '頁面未能載入',
  unknown: '該網址沒有內容',
  unknownText: '請檢查網址是否複製完整，或詢問傳送給您的人。',
  ended: '該連結已失效',
  endedText: '請向傳送給您的人索取新的連結。',
  password: { title: '本頁面需要密碼', text: '密碼由傳送網址給您的人提供。', label: '密碼', submit: '開啟' },
  gone: '該票貨物已不在本頁面中。',
};
