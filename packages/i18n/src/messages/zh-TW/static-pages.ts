import type { staticPages as en } from '../en/static-pages.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

/** Editing of the static pages and their versions. */
export const staticPages: Translated<typeof en> = {
  title: titles.staticPages,
  add: '發布',
  emptyTitle: '尚無靜態頁面',
  emptyText: '伺服器下次啟動時會寫入內建的頁面。',
  fields: { title: '標題', key: '頁面', language: '語言', body: '內文', number: '版本' },
  hints: { body: '段落之間空一行；標題以「# 」開頭，清單項目以「- 」開頭。儲存後立即發布，舊版本會保留。' },
  keys: { terms: '服務條款', privacy: '隱私權政策', help: '說明' },
  languages: { en: '英文', 'zh-cn': '簡體中文', 'zh-tw': '繁體中文' },
  actions: { versions: { label: '版本' } },
  versions: {
    title: '版本：{name}',
    older: '版本',
    newer: '對比版本',
    one: '版本 {number, number} · {time}',
    by: '{version} · {user}',
    current: '{version}（目前發布）',
    difference: '逐行對比',
    added: '新增',
    removed: '刪除',
    same: '兩個版本相同。',
    first: '目前只有一個版本。',
    restore: '重新發布此版本',
    done: '版本 {number, number} 已作為新版本重新發布。',
  },
};
