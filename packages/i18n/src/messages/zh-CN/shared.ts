import type { Translated } from '../translated.js';
import type { shared as en } from '../en/shared.js';

export const shared: Translated<typeof en> = {
  titleMany: '{count, plural, other {# 票货物}}',
  numbers: { order: '您的订单', delivery: '送货单', carrier: '承运人', route: '路线' },
  next: '下一步',
  lastNews: '最新消息',
  timeline: '时间线',
  containers: '集装箱',
  container: { number: '箱号', type: '箱型', seals: '封号' },
  where: '当前位置',
  note: '{company} 的说明',
  print: '打印',
  back: '全部货物',
  updated: '更新于 {time}。',
  ends: '本页面可打开至 {date}。',
  by: '由 {product} 提供跟踪。',
  more: '显示最新的 {count, number} 票货物，其余请向 {company} 询问。',
  none: '目前没有货物。',
  lost: '页面未能加载',
  unknown: '该地址没有内容',
  unknownText: '请检查地址是否复制完整，或询问发送给您的人。',
  ended: '该链接已失效',
  endedText: '请向发送给您的人索取新的链接。',
  password: { title: '本页面需要密码', text: '密码由发送地址给您的人提供。', label: '密码', submit: '打开' },
  gone: '该票货物已不在本页面中。',
};
