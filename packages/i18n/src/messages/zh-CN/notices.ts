import type { notices as en } from '../en/notices.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

/** Notices of a company to its users, as administrators write them. */
export const notices: Translated<typeof en> = {
  title: titles.notices,
  add: '新增通知公告',
  emptyTitle: '暂无通知公告',
  emptyText: '发布后的通知公告会出现在发布对象的消息中。',
  deleteText: '将删除该未发布的通知公告，且无法撤销。',
  fields: {
    title: '标题',
    type: '类型',
    content: '内容',
    audience: '发布对象',
    orgIdList: '机构',
    userIdList: '人员',
    status: '状态',
    receivers: '接收人数',
    readers: '已读',
    publicUserName: '发布人',
    publicOrgName: '发布机构',
    publicTime: '发布时间',
  },
  sections: { facts: '发布信息' },
  hints: { orgIdList: '包含其下级机构。' },
  types: { 1: '通知', 2: '公告' },
  audiences: { all: '全部用户', organizations: '指定机构', people: '指定人员' },
  statuses: { 0: '未发布', 1: '已发布' },
  actions: {
    publish: {
      label: '发布',
      title: '发布“{name}”？',
      text: '将立即出现在您数据范围内发布对象的消息中。发布后不能修改或删除。',
      done: '已发布：{name}。',
    },
  },
  readBy: '{readers, number} / {receivers, number}',
  readers: {
    title: '接收人',
    audience: '发布对象',
    none: '已离开公司',
    share: '{receivers, number} 人中已有 {readers, number} 人阅读',
    show: '显示',
    states: { all: '全部', read: '已读', unread: '未读' },
    search: '按姓名或账号搜索',
    emptyTitle: '没有符合条件的接收人',
    lost: '无法加载接收人。',
    fields: { name: '姓名', account: '账号', orgName: '机构', readTime: '阅读时间' },
  },
  /** Messages to users who are online. */
  message: {
    title: '发给 {name} 的消息',
    titleSome: '发送消息给 {count, plural, other {# 位用户}}',
    titleAll: '发给其他所有在线用户的消息',
    text: '立即显示给已登录的用户，仅在操作日志中保留。',
    fields: { title: '标题', message: '消息内容', messageType: '类别' },
    types: { info: '提示', success: '成功', warning: '警告', error: '错误' },
    submit: '发送',
    done: '消息已发送给 {name}。',
    doneAll: '消息已发送。',
  },
};
