import type { Translated } from '../translated.js';
import type { sharing as en } from '../en/sharing.js';
import { titles } from './titles.js';

export const sharing: Translated<typeof en> = {
  title: titles.shareLinks,
  add: '共享一个客户',
  emptyTitle: '还没有链接',
  emptyText: '可在货物页面共享一票，在列表中共享多票，或在这里共享某个客户的全部货物。',
  deleteText: '该链接从现在起不再显示任何内容，且无法恢复。',
  fields: {
    name: '名称',
    customer: '客户',
    shows: '显示内容',
    note: '给访客的说明',
    expiresAt: '到期',
    orders: '货物',
    hasPassword: '密码',
    password: '密码',
    views: '访问次数',
    viewedAt: '最近访问',
  },
  parts: { timeline: '时间线', map: '地图', containers: '集装箱', order: '订单号' },
  hints: {
    name: '页面有多票货物时，访客会看到它作为标题。',
    customer: '链接显示您有权查看的该客户的货物，包括以后新增的。',
    expiresAt: '留空：直到您停用为止。',
    password: '访客需要输入。留空：有链接即可打开。',
    passwordKept: '留空：保持不变。',
  },
  actions: {
    copy: { label: '地址' },
    send: { label: '用邮件发送' },
    enable: { label: '重新启用', done: '{name} 已重新启用。' },
    disable: { label: '停用', title: '停用 {name}？', text: '在您重新启用之前，该链接不显示任何内容。', done: '{name} 已停用。' },
  },
  dialog: {
    title: '共享 {count, plural, other {# 票货物}}',
    submit: '生成链接',
    days: '{count, plural, other {# 天}}后，{date}',
    never: '不自动到期',
  },
  send: {
    title: '用邮件发送 {name}',
    text: '向每个地址发送一封邮件，附货物动态和链接；链接有密码时仅附链接。',
    submit: '发送',
    to: '收件人',
    toHint: '最多 {max} 个地址，用逗号或换行分隔。',
    language: '语言',
    wrong: '不是邮箱地址：{addresses}',
    tooMany: '一次最多 {max} 个地址。',
    done: '{count, plural, other {链接正在发送至 # 个地址。}}',
    // In the title, where the name is not known.
    link: '链接',
  },
  made: {
    title: '链接已生成',
    text: '拿到地址的人无需账号即可查看这些货物。您可在“共享链接”中停用它。',
    send: '用邮件发送',
    address: '地址',
    open: '打开页面',
    done: '完成',
  },
};
