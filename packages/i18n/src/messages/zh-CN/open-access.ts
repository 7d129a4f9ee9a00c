import type { openAccess as en } from '../en/open-access.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

export const openAccess: Translated<typeof en> = {
  title: titles.openAccess,
  add: '新增密钥',
  emptyTitle: '暂无访问密钥',
  emptyText: '程序使用密钥，以某个账号的权限调用接口。',
  deleteText: '使用此密钥的程序将立即被拒绝，删除后无法恢复。',
  fields: {
    accessKey: 'AccessKey',
    bindUserId: '绑定账号',
    bindUserAccount: '绑定账号',
    bindTenantId: '所属公司',
    bindTenantName: '所属公司',
    usedTime: '最近使用时间',
    usedIp: '最近使用 IP',
    previousUntil: '旧密钥有效期至',
  },
  hints: {
    accessKey: '可用字母、数字、点、连字符和下划线；留空则自动生成。',
    bindUserId: '使用此密钥的请求与该账号权限完全一致。',
  },
  actions: {
    enable: { label: '启用', done: '“{name}”已启用。' },
    disable: {
      label: '停用',
      title: '停用“{name}”？',
      text: '使用此密钥的程序将被拒绝，直至重新启用。',
      done: '“{name}”已停用。',
    },
    rotate: { label: '更换密钥' },
    example: { label: '调用示例' },
  },
  rotation: {
    title: '更换“{name}”的密钥',
    text: '新密钥只显示一次。在所选时间内旧密钥仍然有效，以便逐个修改程序。',
    keep: '旧密钥',
    minutes: { none: '立即失效', hour: '1 小时后失效', day: '1 天后失效', week: '7 天后失效' },
    submit: '更换',
  },
  shown: {
    title: '“{name}”的密钥',
    done: '我已保存',
    once: '请立即保存密钥',
    onceText: '密钥不再显示，请存放在只有该程序能读取的位置。',
    secret: 'AccessSecret',
    oldUntil: '旧密钥在 {time} 前仍然有效。',
  },
  example: {
    title: '用“{name}”签名的请求',
    secretHint: '新增或更换密钥时显示过。仅用于本次验证，不会保存。',
    tabs: '调用示例',
    copy: '复制 {name} 示例',
    verify: '发送签名请求',
    accepted: '验证通过，身份为 {account}',
    refused: '请求被拒绝',
    lost: '没有响应，请检查网络后重试。',
    enter: '请先输入密钥。',
  },
};
