import type { shell as base } from '../en/shell.js';
import type { Translated } from '../translated.js';

export const shell: Translated<typeof base> = {
  navigation: '主导航',
  openNavigation: '打开导航',
  home: 'Seaberry Tracking，首页',
  signOut: '退出登录',
  userMenu: '{name} 的账户',
  language: '语言',
  theme: '外观',
  skip: '跳到内容',
  domainTime: '跟踪时间',
  domainTimeHint: '在此演示中时间以 {factor} 倍速运行，所有跟踪日期都以此时钟为准。',
  offlineTitle: '您已离线',
  offlineText: '当前显示的内容可能不是最新的，网络恢复后会自动刷新。',
  notFoundTitle: '地址错误',
  notFoundText: '此地址没有页面。',
  backHome: '返回首页',
  noPermissionTitle: '未授权',
  noPermissionText: '您的账户不能打开此页面。',
  reauthorize: '重新授权',
  titles: {
    login: '登录',
    oceanBill: '海运提单',
    oceanBillDetail: '海运提单',
    notFound: '地址错误',
    noPermission: '未授权',
  },
  groups: {
    tracking: '跟踪',
  },
};
