import type { UiMessages } from '../types.js';

export const inputs: UiMessages['inputs'] = {
  clear: '清空',
  options: '选项',
  optionCount: (_count, formatted) => `共 ${formatted} 个选项`,
  noOptions: '暂无可选项',
  noMatch: (query) => `没有与“${query}”匹配的选项`,
  searching: '正在搜索…',
  searchFailed: '搜索失败。',
  searchFailedHint: '搜索失败，按回车键重试。',
  typeMore: (count) => `请再输入 ${count} 个字符`,
  create: (name) => `新建“${name}”`,
  chosen: '已选',
  remove: (name) => `移除 ${name}`,
  removed: (name) => `已移除 ${name}`,
  moreChosen: (_count, formatted) => `另有 ${formatted} 项`,

  ruleMet: '已满足。',

  chooseColour: '选择颜色',

  increase: '增加',
  decrease: '减少',
  notANumber: '请输入数字',
  tooSmall: (least) => `不能小于 ${least}`,
  tooLarge: (most) => `不能大于 ${most}`,
  tooPrecise: (decimals) => (decimals === 0 ? '请输入整数' : `最多 ${decimals} 位小数`),
  rangeFrom: (label) => `${label}起始值`,
  rangeTo: (label) => `${label}结束值`,
};
