import type { logs as en } from '../en/logs.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

const visit = {
  displayTitle: '操作说明',
  actionName: '接口',
  account: '账号',
  realName: '姓名',
  remoteIp: 'IP 地址',
  location: '地点',
  longitude: '经度',
  latitude: '纬度',
  browser: '浏览器',
  os: '操作系统',
  status: '结果',
  elapsed: '耗时（毫秒）',
  logDateTime: '时间',
};

const call = {
  controllerName: '模块',
  httpMethod: '请求方式',
  requestUrl: '请求地址',
  logLevel: '级别',
  eventId: '事件 ID',
  threadId: '线程 ID',
  traceId: '关联 ID',
};

const statuses = {
  200: '成功',
  invalid: '参数不正确',
  forbidden: '无权限',
  signedOut: '未登录',
  tooMany: '请求过于频繁',
  internal: '内部错误',
  D0008: '验证码错误',
  D1000: '账号或密码错误',
  D1016: '没有登录权限',
  D1017: '账号已停用',
  D1027: '账号已锁定',
  Z1003: '公司已停用',
  codeWrong: '验证码不正确',
  passwordWrong: '密码错误',
};

const logLevels = { 0: '跟踪', 1: '调试', 2: '信息', 3: '警告', 4: '错误', 5: '严重' };

const verify = { label: '校验' };

const clear = {
  label: '清空日志',
  done: '日志已清空。',
};

export const logs: Translated<typeof en> = {
  visits: {
    title: titles.visitLog,
    emptyTitle: '暂无访问记录',
    emptyText: '这里显示登录、注册、退出和打开应用的记录。',
    fields: {
      ...visit,
    },
    statuses,
    actions: {
      verify,
      clear: {
        ...clear,
        title: '清空访问日志？',
        text: '将删除所有公司的全部访问记录，不只是当前列表中的记录。清空后无法恢复。本次清空会记入操作日志。',
      },
    },
  },
  operations: {
    title: titles.operationLog,
    emptyTitle: '暂无操作记录',
    emptyText: '这里显示用户所做的更改及其结果。',
    fields: {
      ...visit,
      ...call,
    },
    statuses,
    logLevels,
    actions: {
      verify,
      clear: {
        ...clear,
        title: '清空操作日志？',
        text: '将删除所有公司的全部操作记录，不只是当前列表中的记录。清空后无法恢复，会保留本次清空的记录。',
      },
    },
  },
  exceptions: {
    title: titles.exceptionLog,
    emptyTitle: '暂无错误',
    emptyText: '这里显示因系统故障而失败的请求。',
    fields: {
      ...visit,
      ...call,
      exception: '堆栈',
    },
    statuses,
    logLevels,
    actions: {
      verify,
      clear: {
        ...clear,
        title: '清空错误日志？',
        text: '将删除所有公司的全部错误及其堆栈，不只是当前列表中的记录。尚在排查的故障将无法追溯，清空后无法恢复。',
      },
    },
  },
  differences: {
    title: titles.differenceLog,
    emptyTitle: '暂无差异记录',
    emptyText: '这里显示数据更改前后的内容。',
    fields: {
      displayTitle: '操作说明',
      diffType: '类型',
      sql: 'SQL 语句',
      parameters: '参数',
      elapsed: '耗时（毫秒）',
      message: '消息',
      beforeData: '更改前',
      afterData: '更改后',
      businessData: '数据行',
      createTime: '时间',
      actionName: '接口',
      account: '账号',
      realName: '姓名',
      traceId: '关联 ID',
    },
    diffTypes: {
      insert: '新增',
      update: '修改',
      delete: '删除',
    },
    actions: {
      verify,
      clear: {
        ...clear,
        title: '清空差异日志？',
        text: '将删除所有公司的全部更改前数据，不只是当前列表中的记录。以后无法再查到原值，清空后无法恢复。',
      },
    },
  },
  online: {
    title: titles.onlineUsers,
    emptyTitle: '暂无在线用户',
    emptyText: '这里显示打开了页面的用户，每个会话一行。',
    own: '当前会话',
    fields: {
      userName: '账号',
      realName: '姓名',
      ip: 'IP 地址',
      browser: '浏览器',
      os: '操作系统',
      time: '登录时间',
    },
    actions: {
      message: { label: '发送消息' },
      messageAll: { label: '群发消息' },
      forceOffline: {
        label: '强制下线',
        title: '强制 {name} 下线？',
        text: '该会话将立即结束，其中未保存的内容可能丢失。账号不受影响，可以重新登录。',
        done: '{name} 已下线。',
      },
    },
  },
  seals: {
    exportFirst: '请先导出日志。文件包含截至目前的全部记录，包括当前列表中未显示的记录。导出之后新增的记录会保留。',
    export: '导出日志',
    exported: '已保存 {name}，一小时内可以清空日志。',
    needed: '请先导出日志。',
    title: '校验：{log}',
    running: '正在将日志记录与封存记录比对。',
    empty: '日志中没有记录。',
    whole: '没有记录被修改、删除或添加。',
    wholeText: '自 {time} 起的 {rows, plural, other {# 条}}记录与封存记录一致。',
    unfinished: '未能在限定时间内比对全部记录。',
    unfinishedText: '已比对的 {rows, plural, other {# 条}}记录一致。如需比对全部记录，请在服务器上运行 verify-logs。',
    broken: '日志与封存记录不一致。',
    before: '此前的 {rows, plural, other {# 条}}记录一致。',
    faults: {
      seal: '{time} 的封存记录（编号 {number}）被修改，或之前的封存记录缺失。',
      changed: '{time} 封存的记录被修改或顺序被更改（封存编号 {number}）。',
      deleted: '{time} 封存的记录被删除（封存编号 {number}）。',
      inserted: '{time} 封存的记录中被添加了新记录（封存编号 {number}）。',
    },
  },
  parts: {
    input: '请求参数',
    result: '返回结果',
    message: '消息',
    stack: '堆栈',
    changed: '{kind}：{name}',
    changesOf: '更改内容：{name}',
    none: '没有差异。',
    shownChanges: '显示 {shown, number} 行，共更改 {total, number} 行；全部更改见差异日志。',
    changesLost: '更改的数据行加载失败。',
    field: '字段',
  },
};
