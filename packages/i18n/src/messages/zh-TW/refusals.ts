import type { refusals as en } from '../en/refusals.js';
import type { Translated } from '../translated.js';

/** Errors that only the server raises: it sends their texts, so no page loads them. */
export const refusals: Translated<typeof en> = {
  D3000: '字典不存在。',
  D3001: '已有相同編碼的字典。',
  D3003: '該字典已有相同編碼的字典值。',
  D3004: '字典值不存在。',
  D9000: '已存在同名稱或同編碼的參數。',
  D9001: '系統會讀取此參數，請改為清空其值。',
  builtInDictionary: '產品本身使用此字典，刪除後會重新建立。請改為停用。',
  builtInValue: '產品本身會在資料中寫入此值。請改為停用。',
  wholeNumber: '請輸入 {min} 至 {max} 的整數。',
  sender: '請輸入電子郵件地址，其前可加名稱。',
  setByOperator: '此值由伺服器透過 {name} 設定。',
};
