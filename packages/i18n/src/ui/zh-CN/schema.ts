import type { UiMessages } from '../types.js';

export const schema: UiMessages['schema'] = {
  search: '搜索表和字段',
  tables: (_count, formatted) => `${formatted} 张表`,
  found: (formatted, total) => `${total} 张表中的 ${formatted} 张`,
  list: '数据表',
  noMatch: '没有名称相符的表或字段。',
  empty: '没有数据表。',
  plane: '数据表关系图，列表以文字给出相同内容。',
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '显示全部',
  zoom: (percent) => `缩放 ${percent}`,
  allColumns: '全部字段',
  more: (_count, formatted) => `另有 ${formatted} 个字段`,
  primary: '主键',
  reference: '引用其他表',
  nullable: '可为空',
  columns: '字段',
  refersTo: '引用',
  referredBy: '被引用',
  through: (column) => `通过 ${column}`,
};
