import type { platform as base } from '../en/platform.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

export const platform: Translated<typeof base> = {
  jobs: {
    title: titles.jobDashboard,
    lead: '伺服器工作佇列的目前狀況。',
    frame: '工作佇列',
    refresh: '每 {seconds} 秒重新整理',
    now: '立即重新整理',
    notServedTitle: '這裡沒有工作看板',
    notServedText: '伺服器在 {address} 沒有頁面。',
  },
  database: {
    title: titles.databaseVisual,
    lead: '資料庫各資料表之間的關係，僅供檢視：結構由移轉指令碼變更。',
    forbiddenTitle: '您的帳號不能檢視資料庫結構',
    forbiddenText: '資料庫結構僅供平台管理員檢視。如需了解，請聯絡管理員。',
  },
};
