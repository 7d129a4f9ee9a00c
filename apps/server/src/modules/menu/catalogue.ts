import { permissionCodes } from '@seaberry/api-client/registry';
import type { Locale } from '@seaberry/i18n';
import { titles as en } from '@seaberry/i18n/messages/en/titles';
import { titles as zhCn } from '@seaberry/i18n/messages/zh-CN/titles';
import { titles as zhTw } from '@seaberry/i18n/messages/zh-TW/titles';

type Titles = Record<Locale, string>;

export interface Entry {
  id: string;
  parentId: string | null;
  kind: 'directory' | 'menu' | 'button';
  titles: Titles;
  path?: string;
  name?: string;
  component?: string;
  redirect?: string;
  icon?: string;
  permission?: string;
  /** Accessible by a link, but not shown in the menu. */
  hidden?: boolean;
  /** The tab of the page cannot be closed. */
  pinned?: boolean;
  /** Reserved for platform administrators. */
  platform?: boolean;
  /** Visible to all users, or to all platform administrators; other pages require a button on them. */
  forAll?: boolean;
}

/** Title of a page or a directory. */
const title = (key: keyof typeof en): Titles => ({ en: en[key], 'zh-cn': zhCn[key], 'zh-tw': zhTw[key] });
/** Title of a button. */
const titles = (inEnglish: string, cn: string, tw: string): Titles => ({ en: inEnglish, 'zh-cn': cn, 'zh-tw': tw });
/** Ids of built-in entries are stable, since roles refer to them. */
export const builtIn = (number: number): string => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

const TRACKING = builtIn(0x1000);
const BILLS = builtIn(0x1010);
const WAYBILLS = builtIn(0x1012);
const INBOX = builtIn(0x2000);
const USER_CENTRE = builtIn(0x2010);
const COMPANY = builtIn(0x2020);
const SHARE_LINKS = builtIn(0x1040);
const SYSTEM = builtIn(0x3000);
const USERS = builtIn(0x3010);
const ROLE_PAGE = builtIn(0x3030);
const ORGS = builtIn(0x3050);
const POSITIONS = builtIn(0x3070);
const ONLINE = builtIn(0x3090);
const NOTICES = builtIn(0x30b0);
const FILES = builtIn(0x30d0);
const PRINT = builtIn(0x30f0);
const THIRD_PARTY = builtIn(0x3150);
const PLUGINS = builtIn(0x3170);
const LDAP = builtIn(0x3110);
const PLATFORM = builtIn(0x4000);
const TENANTS = builtIn(0x4010);
const MENUS = builtIn(0x4030);
const DICTIONARIES = builtIn(0x4050);
const PARAMETERS = builtIn(0x4090);
const SITE = builtIn(0x40b0);
const JOBS = builtIn(0x40d0);
const ENUMERATIONS = builtIn(0x4070);
const SERVER = builtIn(0x40f0);
const CACHE = builtIn(0x4110);
const REGIONS = builtIn(0x4130);
const STATIC = builtIn(0x4170);
const OPEN_ACCESS = builtIn(0x4150);
const LOGS = builtIn(0x5000);
const VISITS = builtIn(0x5010);
const OPERATIONS = builtIn(0x5020);
const EXCEPTIONS = builtIn(0x5030);
const DIFFERENCES = builtIn(0x5040);
const CONSUMPTION = builtIn(0x5050);
const PUSHES = builtIn(0x5070);
const SUBSCRIPTIONS = builtIn(0x5090);
const UPDATES = builtIn(0x50b0);
const REQUESTS = builtIn(0x50d0);
const ABOUT = builtIn(0x6000);

const button = (number: number, parentId: string, permission: string, own: Titles): Entry => ({
  id: builtIn(number),
  parentId,
  kind: 'button',
  titles: own,
  permission,
});

/** Button for platform administrators only. */
const platformButton = (number: number, parentId: string, permission: string, own: Titles): Entry => ({
  ...button(number, parentId, permission, own),
  platform: true,
});

const QUERY = titles('Query', '查询', '查詢');
const ADD = titles('Add', '新增', '新增');
const EDIT = titles('Edit', '编辑', '編輯');
const DELETE = titles('Delete', '删除', '刪除');
const STATUS = titles('Enable and disable', '启用与停用', '啟用與停用');
const GRANT_MENUS = titles('Grant menus', '授权菜单', '授權選單');
const RESET_PASSWORD = titles('Reset password', '重置密码', '重設密碼');
const TRIGGER_AGAIN = titles('Trigger again', '再次触发', '再次觸發');
const CLEAR = titles('Clear', '清空', '清空');
const DETAIL = titles('Detail', '详情', '詳情');
const ASK_AGAIN = titles('Ask again', '重新订阅', '重新訂閱');
const COMMENT = titles('Comment', '评论', '評論');
const EXPORT = titles('Export', '导出', '匯出');

const page = (
  id: string,
  parentId: string | null,
  path: string,
  name: string,
  icon: string,
  key: keyof typeof en,
  component = `/system/${name}/index`,
): Entry => ({
  id,
  parentId,
  kind: 'menu',
  titles: title(key),
  path,
  name,
  component,
  icon,
});

const directory = (id: string, path: string, name: string, icon: string, key: keyof typeof en): Entry => ({
  id,
  parentId: null,
  kind: 'directory',
  titles: title(key),
  path,
  name,
  component: 'Layout',
  icon,
});

/** The built-in menu in order; buttons are below their page. */
export const MENU: readonly Entry[] = [
  {
    id: TRACKING,
    parentId: null,
    kind: 'directory',
    titles: title('tracking'),
    path: '/tracking',
    name: 'tracking',
    component: 'Layout',
    redirect: '/tracking/oceanBill',
    icon: 'route',
  },
  { ...page(BILLS, TRACKING, '/tracking/oceanBill', 'oceanBill', 'ship', 'oceanBill', '/tracking/oceanBill'), pinned: true },
  {
    ...page(
      builtIn(0x1011),
      TRACKING,
      '/tracking/oceanBill/detail',
      'oceanBillDetail',
      'ship',
      'oceanBillDetail',
      '/tracking/oceanBill/detail',
    ),
    hidden: true,
    forAll: true,
  },
  button(0x1020, BILLS, 'oceanBill:page', QUERY),
  button(0x1021, BILLS, 'oceanBill:detail', DETAIL),
  button(0x1022, BILLS, 'oceanBill:add', ADD),
  button(0x1023, BILLS, 'oceanBill:update', EDIT),
  button(0x1024, BILLS, 'oceanBill:delete', DELETE),
  button(0x1025, BILLS, 'oceanBill:resubscribe', ASK_AGAIN),
  button(0x1028, BILLS, 'oceanBill:comment', COMMENT),
  button(0x1027, BILLS, 'listView:share', titles('Share views', '共享视图', '共用檢視')),
  button(0x1026, BILLS, 'oceanBill:export', EXPORT),
  // Not below Tracking: a directory with two pages has a column of its own beside the page, which the list needs.
  page(WAYBILLS, null, '/tracking/airWaybill', 'airWaybill', 'plane', 'airWaybill', '/tracking/airWaybill'),
  {
    ...page(
      builtIn(0x1013),
      null,
      '/tracking/airWaybill/detail',
      'airWaybillDetail',
      'plane',
      'airWaybillDetail',
      '/tracking/airWaybill/detail',
    ),
    hidden: true,
    forAll: true,
  },
  button(0x1030, WAYBILLS, 'airWaybill:page', QUERY),
  button(0x1031, WAYBILLS, 'airWaybill:detail', DETAIL),
  button(0x1032, WAYBILLS, 'airWaybill:add', ADD),
  button(0x1033, WAYBILLS, 'airWaybill:update', EDIT),
  button(0x1034, WAYBILLS, 'airWaybill:delete', DELETE),
  button(0x1035, WAYBILLS, 'airWaybill:resubscribe', ASK_AGAIN),
  button(0x1037, WAYBILLS, 'airWaybill:comment', COMMENT),
  button(0x1036, WAYBILLS, 'airWaybill:export', EXPORT),
  page(SHARE_LINKS, null, '/shareLink', 'shareLink', 'share', 'shareLinks', '/shareLink'),
  button(0x1041, SHARE_LINKS, 'shareLink:page', QUERY),
  button(0x1042, SHARE_LINKS, 'shareLink:add', ADD),
  button(0x1043, SHARE_LINKS, 'shareLink:update', EDIT),
  button(0x1044, SHARE_LINKS, 'shareLink:delete', DELETE),
  { ...page(INBOX, null, '/message/inbox', 'messageInbox', 'inbox', 'inbox', '/message/inbox'), forAll: true },
  { ...page(USER_CENTRE, null, '/user/center', 'userCenter', 'user', 'userCenter', '/user/center'), hidden: true, forAll: true },
  { ...page(COMPANY, null, '/company/info', 'companyInfo', 'building', 'companyInfo', '/company/info'), forAll: true },
  button(0x2021, COMPANY, 'company:update', EDIT),
  button(0x2022, COMPANY, 'company:rotateKey', titles('New key', '更换密钥', '更換金鑰')),
  directory(SYSTEM, '/system', 'system', 'settings', 'system'),
  page(USERS, SYSTEM, '/system/user', 'user', 'users', 'users'),
  button(0x3011, USERS, 'sysUser:page', QUERY),
  button(0x3012, USERS, 'sysUser:add', ADD),
  button(0x3013, USERS, 'sysUser:update', EDIT),
  button(0x3014, USERS, 'sysUser:delete', DELETE),
  button(0x3015, USERS, 'sysUser:setStatus', STATUS),
  button(0x3016, USERS, 'sysUser:resetPwd', RESET_PASSWORD),
  button(0x2011, USERS, 'sysUser:unlockLogin', titles('Lift a lock', '解除登录锁定', '解除登入鎖定')),
  button(0x3018, USERS, 'sysUser:removeFactors', titles('Remove second factors', '移除两步验证', '移除兩步驟驗證')),
  button(0x3017, USERS, 'sysUser:grantRole', titles('Grant roles', '授权角色', '授權角色')),
  page(ROLE_PAGE, SYSTEM, '/system/role', 'role', 'shield', 'roles'),
  button(0x3031, ROLE_PAGE, 'sysRole:page', QUERY),
  button(0x3032, ROLE_PAGE, 'sysRole:add', ADD),
  button(0x3033, ROLE_PAGE, 'sysRole:update', EDIT),
  button(0x3034, ROLE_PAGE, 'sysRole:delete', DELETE),
  button(0x3035, ROLE_PAGE, 'sysRole:setStatus', STATUS),
  button(0x3036, ROLE_PAGE, 'sysRole:grantMenu', GRANT_MENUS),
  button(0x3037, ROLE_PAGE, 'sysRole:grantDataScope', titles('Data range', '数据范围', '資料範圍')),
  page(ORGS, SYSTEM, '/system/org', 'org', 'layers', 'organizations'),
  button(0x3051, ORGS, 'sysOrg:list', QUERY),
  button(0x3052, ORGS, 'sysOrg:add', ADD),
  button(0x3053, ORGS, 'sysOrg:update', EDIT),
  button(0x3054, ORGS, 'sysOrg:delete', DELETE),
  page(POSITIONS, SYSTEM, '/system/pos', 'pos', 'id-card', 'positions'),
  button(0x3071, POSITIONS, 'sysPos:list', QUERY),
  button(0x3072, POSITIONS, 'sysPos:add', ADD),
  button(0x3073, POSITIONS, 'sysPos:update', EDIT),
  button(0x3074, POSITIONS, 'sysPos:delete', DELETE),
  page(ONLINE, SYSTEM, '/system/onlineUser', 'onlineUser', 'activity', 'onlineUsers'),
  button(0x3091, ONLINE, 'sysOnlineUser:page', QUERY),
  button(0x3092, ONLINE, 'sysOnlineUser:forceOffline', titles('Force offline', '强制下线', '強制下線')),
  button(0x3093, ONLINE, 'sysMessage:send', titles('Send messages', '发送消息', '傳送訊息')),
  page(NOTICES, SYSTEM, '/system/notice', 'notice', 'bell', 'notices'),
  button(0x30b1, NOTICES, 'sysNotice:page', QUERY),
  button(0x2001, NOTICES, 'sysNotice:add', ADD),
  button(0x30b2, NOTICES, 'sysNotice:update', EDIT),
  button(0x30b3, NOTICES, 'sysNotice:delete', DELETE),
  button(0x2002, NOTICES, 'sysNotice:public', titles('Publish', '发布', '發布')),
  // At the address of the origin, but not in its directory, which is for platform administrators.
  page(FILES, SYSTEM, '/platform/file', 'file', 'file', 'files'),
  button(0x30d1, FILES, 'sysFile:page', QUERY),
  button(0x30d2, FILES, 'sysFile:uploadFile', titles('Upload', '上传', '上傳')),
  button(0x30d3, FILES, 'sysFile:downloadFile', titles('Download', '下载', '下載')),
  button(0x30d4, FILES, 'sysFile:update', EDIT),
  button(0x30d5, FILES, 'sysFile:delete', DELETE),
  page(PRINT, SYSTEM, '/platform/print', 'print', 'printer', 'printTemplates'),
  button(0x30f1, PRINT, 'sysPrint:page', QUERY),
  button(0x30f2, PRINT, 'sysPrint:add', ADD),
  button(0x30f3, PRINT, 'sysPrint:update', EDIT),
  button(0x30f4, PRINT, 'sysPrint:delete', DELETE),
  page(PLUGINS, SYSTEM, '/platform/plugin', 'plugin', 'link', 'plugins'),
  button(0x3171, PLUGINS, 'sysPlugin:page', QUERY),
  button(0x3172, PLUGINS, 'sysPlugin:add', titles('Upload', '上传', '上傳')),
  button(0x3173, PLUGINS, 'sysPlugin:update', EDIT),
  button(0x3174, PLUGINS, 'sysPlugin:delete', DELETE),
  page(THIRD_PARTY, SYSTEM, '/system/weChatUser', 'weChatUser', 'message', 'thirdPartyAccounts'),
  button(0x3151, THIRD_PARTY, 'sysWechatUser:page', QUERY),
  button(0x3152, THIRD_PARTY, 'sysWechatUser:add', ADD),
  button(0x3153, THIRD_PARTY, 'sysWechatUser:update', EDIT),
  button(0x3154, THIRD_PARTY, 'sysWechatUser:delete', DELETE),
  page(LDAP, SYSTEM, '/system/ldap', 'ldap', 'network', 'directoryServers'),
  button(0x3111, LDAP, 'sysLdap:page', QUERY),
  button(0x3112, LDAP, 'sysLdap:detail', DETAIL),
  button(0x3113, LDAP, 'sysLdap:add', ADD),
  button(0x3114, LDAP, 'sysLdap:update', EDIT),
  button(0x3115, LDAP, 'sysLdap:delete', DELETE),
  button(0x3116, LDAP, 'sysLdap:syncUser', titles('Synchronize people', '同步人员', '同步人員')),
  button(0x3117, LDAP, 'sysLdap:syncDept', titles('Synchronize departments', '同步部门', '同步部門')),
  { ...directory(PLATFORM, '/platform', 'platform', 'server', 'platform'), platform: true },
  { ...page(TENANTS, PLATFORM, '/platform/tenant', 'tenant', 'building', 'tenants'), platform: true },
  platformButton(0x4011, TENANTS, 'sysTenant:page', QUERY),
  platformButton(0x4012, TENANTS, 'sysTenant:add', ADD),
  platformButton(0x4013, TENANTS, 'sysTenant:update', EDIT),
  platformButton(0x4014, TENANTS, 'sysTenant:delete', DELETE),
  platformButton(0x4015, TENANTS, 'sysTenant:setStatus', STATUS),
  platformButton(0x4016, TENANTS, 'sysTenant:resetPwd', RESET_PASSWORD),
  platformButton(0x4017, TENANTS, 'sysTenant:grantMenu', GRANT_MENUS),
  platformButton(0x4018, TENANTS, 'sysTenant:setTier', titles('Set tier', '设置等级', '設定等級')),
  platformButton(0x4019, TENANTS, 'sysTenant:creditBerries', titles('Credit berries', '充值积分', '儲值點數')),
  { ...page(MENUS, PLATFORM, '/platform/menu', 'menu', 'list', 'menus'), platform: true },
  platformButton(0x4031, MENUS, 'sysMenu:list', QUERY),
  platformButton(0x4032, MENUS, 'sysMenu:add', ADD),
  platformButton(0x4033, MENUS, 'sysMenu:update', EDIT),
  platformButton(0x4034, MENUS, 'sysMenu:delete', DELETE),
  { ...page(PARAMETERS, PLATFORM, '/platform/config', 'config', 'sliders', 'parameters'), platform: true },
  platformButton(0x4091, PARAMETERS, 'sysConfig:page', QUERY),
  platformButton(0x4092, PARAMETERS, 'sysConfig:add', ADD),
  platformButton(0x4093, PARAMETERS, 'sysConfig:update', EDIT),
  platformButton(0x4094, PARAMETERS, 'sysConfig:delete', DELETE),
  { ...page(DICTIONARIES, PLATFORM, '/platform/dict', 'dict', 'book', 'dictionaries'), platform: true },
  platformButton(0x4051, DICTIONARIES, 'sysDictType:page', QUERY),
  platformButton(0x4052, DICTIONARIES, 'sysDictType:add', ADD),
  platformButton(0x4053, DICTIONARIES, 'sysDictType:update', EDIT),
  platformButton(0x4054, DICTIONARIES, 'sysDictType:delete', DELETE),
  { ...page(ENUMERATIONS, PLATFORM, '/platform/enum', 'enum', 'list', 'enumerations'), platform: true, forAll: true },
  { ...page(SITE, PLATFORM, '/platform/infoSetting', 'infoSetting', 'globe', 'siteSettings'), platform: true },
  platformButton(0x40b1, SITE, 'sysConfig:saveSysInfo', EDIT),
  { ...page(JOBS, PLATFORM, '/platform/job', 'job', 'alarm', 'jobs', '/system/job/index'), platform: true },
  platformButton(0x40d1, JOBS, 'sysJob:pageJobDetail', QUERY),
  platformButton(0x40d2, JOBS, 'sysJob:addJobDetail', ADD),
  platformButton(0x40d3, JOBS, 'sysJob:updateJobDetail', EDIT),
  platformButton(0x40d4, JOBS, 'sysJob:deleteJobDetail', DELETE),
  { ...page(SERVER, PLATFORM, '/platform/server', 'server', 'server', 'serverMonitor'), platform: true, forAll: true },
  { ...page(CACHE, PLATFORM, '/platform/cache', 'cache', 'layers', 'cache'), platform: true },
  platformButton(0x4111, CACHE, 'sysCache:keyList', QUERY),
  platformButton(0x4112, CACHE, 'sysCache:delete', DELETE),
  platformButton(0x4113, CACHE, 'sysCache:clear', CLEAR),
  { ...page(REGIONS, PLATFORM, '/platform/region', 'region', 'pin', 'regions'), platform: true },
  platformButton(0x4131, REGIONS, 'sysRegion:page', QUERY),
  platformButton(0x4132, REGIONS, 'sysRegion:add', ADD),
  platformButton(0x4133, REGIONS, 'sysRegion:update', EDIT),
  platformButton(0x4134, REGIONS, 'sysRegion:delete', DELETE),
  platformButton(0x4135, REGIONS, 'sysRegion:sync', titles('Synchronize', '同步', '同步')),
  { ...page(STATIC, PLATFORM, '/platform/staticPage', 'staticPage', 'file', 'staticPages'), platform: true },
  platformButton(0x4171, STATIC, 'sysStaticPage:list', QUERY),
  platformButton(0x4172, STATIC, 'sysStaticPage:update', titles('Publish', '发布', '發布')),
  { ...page(OPEN_ACCESS, PLATFORM, '/platform/openAccess', 'openAccess', 'link', 'openAccess'), platform: true },
  platformButton(0x4151, OPEN_ACCESS, 'sysOpenAccess:page', QUERY),
  platformButton(0x4152, OPEN_ACCESS, 'sysOpenAccess:add', ADD),
  platformButton(0x4153, OPEN_ACCESS, 'sysOpenAccess:update', EDIT),
  platformButton(0x4154, OPEN_ACCESS, 'sysOpenAccess:delete', DELETE),
  directory(LOGS, '/log', 'log', 'log', 'logs'),
  page(VISITS, LOGS, '/log/vislog', 'vislog', 'eye', 'visitLog', '/system/log/vislog/index'),
  button(0x5011, VISITS, 'sysLogVis:page', QUERY),
  platformButton(0x5012, VISITS, 'sysLogVis:clear', CLEAR),
  page(OPERATIONS, LOGS, '/log/oplog', 'oplog', 'history', 'operationLog', '/system/log/oplog/index'),
  button(0x5021, OPERATIONS, 'sysLogOp:page', QUERY),
  platformButton(0x5022, OPERATIONS, 'sysLogOp:clear', CLEAR),
  page(EXCEPTIONS, LOGS, '/log/exlog', 'exlog', 'bug', 'exceptionLog', '/system/log/exlog/index'),
  button(0x5031, EXCEPTIONS, 'sysLogEx:page', QUERY),
  platformButton(0x5032, EXCEPTIONS, 'sysLogEx:clear', CLEAR),
  page(DIFFERENCES, LOGS, '/log/difflog', 'difflog', 'shuffle', 'differenceLog', '/system/log/difflog/index'),
  button(0x5041, DIFFERENCES, 'sysLogDiff:page', QUERY),
  platformButton(0x5042, DIFFERENCES, 'sysLogDiff:clear', CLEAR),
  page(CONSUMPTION, LOGS, '/log/consumption', 'consumptionLog', 'coins', 'consumptionLog', '/log/consumption'),
  button(0x5051, CONSUMPTION, 'consumptionLog:page', QUERY),
  page(PUSHES, LOGS, '/log/push', 'pushLog', 'send', 'pushLog', '/log/push'),
  button(0x5071, PUSHES, 'pushLog:page', QUERY),
  button(0x5073, PUSHES, 'sysEmail:send', titles('Send email', '发送邮件', '傳送郵件')),
  button(0x5074, PUSHES, 'sysSms:send', titles('Send SMS', '发送短信', '傳送簡訊')),
  button(0x5072, PUSHES, 'pushLog:pushAgain', titles('Push again', '再次推送', '再次推送')),
  page(SUBSCRIPTIONS, LOGS, '/log/subscribe', 'subscribeLog', 'bell', 'subscribeLog', '/log/subscribe'),
  button(0x5091, SUBSCRIPTIONS, 'subscribeLog:page', QUERY),
  button(0x5092, SUBSCRIPTIONS, 'subscribeLog:triggerAgain', TRIGGER_AGAIN),
  page(UPDATES, LOGS, '/log/update', 'updateLog', 'refresh', 'updateLog', '/log/update'),
  button(0x50b1, UPDATES, 'updateLog:page', QUERY),
  button(0x50b2, UPDATES, 'updateLog:triggerAgain', TRIGGER_AGAIN),
  page(REQUESTS, LOGS, '/log/request', 'requestLog', 'network', 'requestLog', '/log/request'),
  button(0x50d1, REQUESTS, 'requestLog:page', QUERY),
  button(0x50d2, REQUESTS, 'requestLog:triggerAgain', TRIGGER_AGAIN),
  { ...page(ABOUT, null, '/about', 'about', 'info', 'about', '/about/index'), forAll: true },
];

/** Permission codes of calls that belong to no button, so that no role could have them. A test expects none. */
export const orphanCodes = (): string[] => permissionCodes().filter((code) => !MENU.some(({ permission }) => permission === code));
