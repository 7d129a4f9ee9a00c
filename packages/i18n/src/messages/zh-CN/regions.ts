import type { regions as en } from '../en/regions.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

/** Administrative regions and their synchronization. */
export const regions: Translated<typeof en> = {
  title: titles.regions,
  add: '新增区划',
  emptyTitle: '暂无行政区划',
  emptyText: '同步后即可得到全国行政区划。',
  deleteText: '其下级区划将一并删除。数据包中的区划会在下次同步时重新添加。',
  fields: {
    name: '名称',
    pid: '上级区划',
    mergerName: '全称',
    shortName: '简称',
    level: '级别',
    cityCode: '区号',
    zipCode: '邮政编码',
    pinYin: '拼音',
    lng: '经度',
    lat: '纬度',
    source: '来源',
    hasChildren: '有下级区划',
  },
  hints: {
    code: '6、9 或 12 位数字。',
    pid: '输入部分名称查找；留空为最上级。',
    degrees: '单位为度，WGS 84 坐标。',
  },
  sources: { package: '数据包', changed: '已修改', own: '手工新增' },
  actions: { sync: { label: '同步' } },
  sync: {
    title: '同步行政区划',
    text: '按服务器自带的数据包（{edition}）补充缺少的{level, select, 1 {省} 2 {省、市} other {省、市、县}}，并更新名称，无需联网。',
    kept: '手工新增或修改的区划及内容会保留；已删除的数据包区划会重新添加。',
    start: '开始同步',
    cancel: '取消同步',
    again: '重新同步',
    running: '正在同步',
    progress: '已完成 {done, number} / {total, number} 个省级区划',
    states: { running: '进行中', done: '已完成', cancelled: '已取消', failed: '失败' },
    failed: '同步多次中断，已写入的区划是完整的。请重新同步；如仍失败，请联系服务器管理员。',
    last: '最近一次同步',
    counts: { state: '状态', time: '时间', user: '操作人', added: '新增', renamed: '更名', removed: '移除', kept: '手工修改' },
  },
};
