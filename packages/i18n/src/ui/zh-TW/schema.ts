import type { UiMessages } from '../types.js';

export const schema: UiMessages['schema'] = {
  search: '搜尋資料表和欄位',
  tables: (_count, formatted) => `${formatted} 個資料表`,
  found: (formatted, total) => `${total} 個資料表中的 ${formatted} 個`,
  list: '資料表',
  noMatch: '沒有名稱相符的資料表或欄位。',
  empty: '沒有資料表。',
  plane: '資料表關係圖，清單以文字提供相同內容。',
  zoomIn: '放大',
  zoomOut: '縮小',
  fit: '顯示全部',
  zoom: (percent) => `縮放 ${percent}`,
  allColumns: '全部欄位',
  more: (_count, formatted) => `另有 ${formatted} 個欄位`,
  primary: '主鍵',
  reference: '參照其他資料表',
  nullable: '可為空',
  columns: '欄位',
  refersTo: '參照',
  referredBy: '被參照',
  through: (column) => `透過 ${column}`,
};
