import type { dictionaries as en } from '../en/dictionaries.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

/** Dictionaries and enumerations. */
export const dictionaries: Translated<typeof en> = {
  types: {
    title: titles.dictionaries,
    add: '新增字典',
    emptyTitle: '尚無字典',
    emptyText: '字典是表單中可選的一組值。',
    deleteText: '其下的字典值將一併刪除，且無法復原。',
    fields: { name: '字典名稱', builtIn: '內建' },
    hints: { code: '程式按此編碼查找字典。' },
  },
  values: {
    title: titles.dictionaryValues,
    add: '新增字典值',
    emptyTitle: '尚無字典值',
    emptyText: '該字典下沒有字典值。',
    fields: { dictTypeId: '字典', value: '顯示文字', name: '名稱', tagType: '標籤顏色', extData: '擴充資料', builtIn: '內建' },
    hints: { code: '儲存在資料中的值。', value: '顯示給使用者的文字；修改後各語言相同。', extData: '供讀取字典的程式使用。' },
    tagTypes: { primary: '主題色', success: '綠色', info: '藍色', warning: '橙色', danger: '紅色' },
  },
  enumerations: {
    title: titles.enumerations,
    emptyTitle: '尚無列舉',
    emptyText: '伺服器未宣告列舉。',
    fields: { typeDescribe: '列舉', typeName: '類型名', typeRemark: '用於' },
  },
  members: {
    title: titles.enumerationValues,
    emptyTitle: '尚無列舉值',
    emptyText: '該列舉下沒有值。',
    fields: { describe: '顯示文字', value: '值', name: '成員' },
  },
};
