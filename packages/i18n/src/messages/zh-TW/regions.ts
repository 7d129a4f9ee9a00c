import type { regions as en } from '../en/regions.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

/** Administrative regions and their synchronization. */
export const regions: Translated<typeof en> = {
  title: titles.regions,
  add: '新增區劃',
  emptyTitle: '尚無行政區劃',
  emptyText: '同步後即可取得全國行政區劃。',
  deleteText: '其下級區劃將一併刪除。資料套件中的區劃會在下次同步時重新加入。',
  fields: {
    name: '名稱',
    pid: '上級區劃',
    mergerName: '全稱',
    shortName: '簡稱',
    level: '層級',
    cityCode: '區號',
    zipCode: '郵遞區號',
    pinYin: '拼音',
    lng: '經度',
    lat: '緯度',
    source: '來源',
    hasChildren: '有下級區劃',
  },
  hints: {
    code: '6、9 或 12 位數字。',
    pid: '輸入部分名稱搜尋；留空為最上級。',
    degrees: '單位為度，WGS 84 座標。',
  },
  sources: { package: '資料套件', changed: '已修改', own: '手動新增' },
  actions: { sync: { label: '同步' } },
  sync: {
    title: '同步行政區劃',
    text: '依伺服器內建的資料套件（{edition}）補充缺少的{level, select, 1 {省} 2 {省、市} other {省、市、縣}}，並更新名稱，無需連線網路。',
    kept: '手動新增或修改的區劃及內容會保留；已刪除的資料套件區劃會重新加入。',
    start: '開始同步',
    cancel: '取消同步',
    again: '重新同步',
    running: '同步中',
    progress: '已完成 {done, number} / {total, number} 個省級區劃',
    states: { running: '進行中', done: '已完成', cancelled: '已取消', failed: '失敗' },
    failed: '同步多次中斷，已寫入的區劃是完整的。請重新同步；如仍失敗，請聯絡伺服器管理員。',
    last: '最近一次同步',
    counts: { state: '狀態', time: '時間', user: '操作人', added: '新增', renamed: '更名', removed: '移除', kept: '手動修改' },
  },
};
