import type { DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Locale } from '@seaberry/i18n';

type Names = Readonly<Record<string, readonly [simplified: string, traditional: string]>>;

/** Names that a server has in each language, by their code. */
const BY_CODE: Names = {
  CNNGB: ['宁波', '寧波'],
  CNSHA: ['上海', '上海'],
  CNTAO: ['青岛', '青島'],
  CNXMN: ['厦门', '廈門'],
  CNYTN: ['盐田', '鹽田'],
  DEBRV: ['不来梅哈芬', '不來梅港'],
  DEHAM: ['汉堡', '漢堡'],
  FRLEH: ['勒阿弗尔', '哈佛港'],
  GBFXT: ['费利克斯托', '費利克斯托'],
  KRPUS: ['釜山', '釜山'],
  NLRTM: ['鹿特丹', '鹿特丹'],
  TWKHH: ['高雄', '高雄'],
  USLAX: ['洛杉矶', '洛杉磯'],
  USLGB: ['长滩', '長灘'],
  USSAV: ['萨凡纳', '薩凡納'],
  USTIW: ['塔科马', '塔科馬'],
  PVG: ['上海浦东', '上海浦東'],
  DOH: ['多哈', '杜哈'],
  FRA: ['法兰克福', '法蘭克福'],
  COSU: ['中远海运', '中遠海運'],
  CMDU: ['达飞轮船', '達飛海運'],
  EGLV: ['长荣海运', '長榮海運'],
  HDMU: ['现代商船', '現代商船'],
  HLCU: ['赫伯罗特', '赫伯羅德'],
  MAEU: ['马士基', '馬士基'],
  MSCU: ['地中海航运', '地中海航運'],
  ONEY: ['海洋网联船务', '海洋網聯船務'],
  OOLU: ['东方海外', '東方海外'],
  YMLU: ['阳明海运', '陽明海運'],
  ZIMU: ['以星轮船', '以星輪船'],
};

/** Texts that people of a Chinese company would have entered in Chinese. */
const BY_TEXT: Names = {
  'Lin Yue': ['林悦', '林悅'],
  'Wei Zhang': ['张伟', '張偉'],
  'Amy Chen': ['陈怡', '陳怡'],
  'Sophie Lam': ['林雪', '林雪'],
  'Ann Amber': ['安琪', '安琪'],
  'Sam South': ['苏南', '蘇南'],
  'Blue Harbor Forwarding': ['蓝港国际货运', '藍港國際貨運'],
  'East Harbour Forwarding': ['东港货运代理', '東港貨運代理'],
  'Old Pier Shipping': ['老码头航运', '老碼頭航運'],
  'Gate closure at Yangshan on Sunday': ['洋山港区周日闸口关闭', '洋山港區週日閘口關閉'],
  'New carrier: Ocean Network Express': ['新增船公司：海洋网联船务', '新增船公司：海洋網聯船務'],
  'Welcome to Seaberry': ['欢迎使用 Seaberry', '歡迎使用 Seaberry'],
  'General manager': ['总经理', '總經理'],
  'Head of operations': ['操作总监', '操作總監'],
  'Sea freight clerk': ['海运操作员', '海運操作員'],
  'Customs agent': ['报关员', '報關員'],
  'Answers for every shipment between order and delivery.': ['负责每票货从下单到交货。', '負責每票貨從下單到交貨。'],
  'Bought from a partner since summer.': ['夏季起由合作方提供。', '夏季起由合作方提供。'],
  'Branch lead': ['分公司负责人', '分公司負責人'],
  'Company administrator': ['公司管理员', '公司管理員'],
  'Reset password': ['重置密码', '重設密碼'],
  Positions: ['职位管理', '職位管理'],
  Administrator: ['管理员', '管理員'],
  Clerk: ['操作员', '操作員'],
  Auditor: ['审计员', '稽核員'],
  'Shanghai branch': ['上海分公司', '上海分公司'],
  'Rotterdam branch': ['鹿特丹分公司', '鹿特丹分公司'],
  'Sea freight': ['海运部', '海運部'],
  'Air freight': ['空运部', '空運部'],
  Partners: ['合作方', '合作方'],
  Tracking: ['跟踪', '追蹤'],
  'Air waybills': ['空运单', '空運單'],
  'Machine parts': ['机械零件', '機械零件'],
  'Ocean bills': ['海运提单', '海運提單'],
  'Ocean bill': ['提单详情', '提單詳情'],
  'Freight rates': ['运价', '運價'],
  Messages: ['消息', '訊息'],
  'Write a notice': ['编写公告', '撰寫公告'],
  'Publish a notice': ['发布公告', '發布公告'],
  System: ['系统管理', '系統管理'],
  Roles: ['角色管理', '角色管理'],
  Users: ['用户管理', '使用者管理'],
  Platform: ['平台管理', '平台管理'],
  Query: ['查询', '查詢'],
  Add: ['新增', '新增'],
  Edit: ['编辑', '編輯'],
  Delete: ['删除', '刪除'],
  'Grant menus': ['分配菜单', '分配選單'],
  Company: ['公司', '公司'],
  Department: ['部门', '部門'],
  Team: ['团队', '團隊'],
};

const plain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A text, or a list such as `Users · Edit` whose parts are all known. */
function textIn(text: string, at: 0 | 1): string {
  const parts = text.split(/( · |, )/u).map((part, place) => (place % 2 === 1 ? part : BY_TEXT[part]?.[at]));
  return parts.every((part) => part !== undefined) ? parts.join('').replaceAll(', ', '、') : text;
}

function inLanguage(value: unknown, at: 0 | 1): unknown {
  if (typeof value === 'string') return textIn(value, at);
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, at));
  if (!plain(value)) return value;
  const local = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLanguage(part, at)]));
  for (const [key, code] of Object.entries(value)) {
    const name = typeof code === 'string' ? BY_CODE[code]?.[at] : undefined;
    const field = key === 'unLocationCode' ? 'name' : key.replace(/Code$/, 'Name');
    if (name !== undefined && field !== key && local[field] !== undefined) local[field] = name;
  }
  return local;
}

/** Responses with their names in a language: as entered in English, or as a Chinese company has them. */
export function localAnswers(answers: DoubleHandlers, locale: Locale): DoubleHandlers {
  if (locale === 'en') return answers;
  const at = locale === 'zh-cn' ? 0 : 1;
  const calls = (controller: object): object =>
    Object.fromEntries(
      Object.entries(controller).map(([call, answer]) => [
        call,
        async (...input: unknown[]) => inLanguage(await (answer as (...input: unknown[]) => unknown)(...input), at),
      ]),
    );
  // Each controller keeps its calls.
  return Object.fromEntries(Object.entries(answers).map(([name, controller]) => [name, calls(controller)])) as DoubleHandlers;
}
