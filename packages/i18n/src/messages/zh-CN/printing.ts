import type { printing as en } from '../en/printing.js';
import type { Translated } from '../translated.js';
import { fields } from './fields.js';
import { titles } from './titles.js';

export const printing: Translated<typeof en> = {
  title: titles.printTemplates,
  add: '新增模板',
  emptyTitle: '暂无模板',
  emptyText: '模板按您自己的版式打印运单。',
  deleteText: '模板将被删除，无法撤销。',
  fields: {
    name: '名称',
    kind: '打印对象',
    template: 'HTML',
    builtIn: '内置',
  },
  kinds: { oceanBill: '海运提单' },
  hints: {
    template: '字段在打印时替换为提单的值。保存时会移除脚本、框架、表单和指向其他网站的链接。',
  },
  actions: {
    copy: { label: '复制', done: '{name} 已复制。' },
    preview: { label: '预览' },
  },
  edit: {
    insert: '插入字段',
    insertList: '插入列表',
    number: '提单号',
    numberHint: '留空则使用最新的提单。',
    show: '显示预览',
    noBill: '未找到提单，字段为空。',
    values: '使用 {name} 的数据。',
    lost: '预览生成失败。',
    frame: '模板预览',
  },
  print: {
    label: '打印',
    title: '打印 {name}',
    template: '模板',
    lost: '文档生成失败。',
    none: '没有启用的模板。',
  },
  values: {
    ...fields,
    company: '公司',
    printedAt: '打印时间',
    deliveryDate: '预计送货日期',
    carrier: '承运人',
    pol: '起运港',
    pod: '目的港',
    pld: '交货地',
    status: '状态',
  },
  lists: {
    containers: '集装箱',
    milestones: '节点',
  },
  listValues: {
    no: '箱号',
    size: '箱型',
    seal: '封号',
    status: '状态',
    place: '地点',
    time: '时间',
    name: '节点',
    planned: '计划',
    actual: '实际',
  },
  sheets: {
    bill: '提单概要',
    note: '送货单',
    received: '货物已完好签收',
    date: '日期',
    signature: '签名',
    driver: '司机',
    plate: '车牌号',
  },
};
