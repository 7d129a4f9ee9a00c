import type { shell as base } from '../en/shell.js';
import type { Translated } from '../translated.js';

export const shell: Translated<typeof base> = {
  navigation: '主導覽',
  openNavigation: '開啟導覽',
  home: 'Seaberry Tracking，首頁',
  signOut: '登出',
  userMenu: '{name} 的帳戶',
  language: '語言',
  theme: '外觀',
  skip: '跳到內容',
  domainTime: '追蹤時間',
  domainTimeHint: '在此示範中時間以 {factor} 倍速運行，所有追蹤日期都以此時鐘為準。',
  offlineTitle: '您已離線',
  offlineText: '目前顯示的內容可能不是最新的，網路恢復後會自動重新整理。',
  notFoundTitle: '網址錯誤',
  notFoundText: '此網址沒有頁面。',
  backHome: '返回首頁',
  noPermissionTitle: '未授權',
  noPermissionText: '您的帳戶不能開啟此頁面。',
  reauthorize: '重新授權',
  titles: {
    login: '登入',
    oceanBill: '海運提單',
    oceanBillDetail: '海運提單',
    notFound: '網址錯誤',
    noPermission: '未授權',
  },
  groups: {
    tracking: '追蹤',
  },
};
