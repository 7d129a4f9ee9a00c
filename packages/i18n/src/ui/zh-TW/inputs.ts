import type { UiMessages } from '../types.js';

export const inputs: UiMessages['inputs'] = {
  clear: '清空',
  options: '選項',
  optionCount: (_count, formatted) => `共 ${formatted} 個選項`,
  noOptions: '暫無可選項目',
  noMatch: (query) => `沒有符合「${query}」的選項`,
  searching: '正在搜尋…',
  searchFailed: '搜尋失敗。',
  searchFailedHint: '搜尋失敗，按 Enter 鍵重試。',
  typeMore: (count) => `請再輸入 ${count} 個字元`,
  create: (name) => `新增「${name}」`,
  chosen: '已選',
  remove: (name) => `移除 ${name}`,
  removed: (name) => `已移除 ${name}`,
  moreChosen: (_count, formatted) => `另有 ${formatted} 項`,

  ruleMet: '已滿足。',

  chooseColour: '選擇顏色',

  increase: '增加',
  decrease: '減少',
  notANumber: '請輸入數字',
  tooSmall: (least) => `不得小於 ${least}`,
  tooLarge: (most) => `不得大於 ${most}`,
  tooPrecise: (decimals) => (decimals === 0 ? '請輸入整數' : `最多 ${decimals} 位小數`),
  rangeFrom: (label) => `${label}起始值`,
  rangeTo: (label) => `${label}結束值`,
};
