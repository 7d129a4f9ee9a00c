import type { trackingLogs as en } from '../en/tracking-logs.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

const row = {
  createTime: '时间',
  referenceNo: '跟踪单号',
  carrierCode: '船公司',
  tenantName: '公司',
};

const request = {
  reason: '原因',
  httpStatus: 'HTTP 状态码',
  added: '新增事件',
  traceId: '关联 ID',
};

const reasons = {
  not_found: '查无此单号',
  invalid_number: '单号无效',
  retries_exhausted: '一周内查无此单号',
  shipping_line_unreachable: '无法连接船公司',
  unrecognized_response: '无法识别船公司的应答',
  rate_limited: '船公司限制了查询次数',
  access_refused: '船公司拒绝访问',
  not_configured: '尚未接入该船公司',
  interrupted: '已中断',
  internal: '内部错误',
  notSent: '未发送',
};

const triggerAgain = {
  label: '再次触发',
  title: '再次触发“{name}”？',
  text: '将立即向船公司查询该提单，不消耗积分。',
  done: '触发成功！',
  failed: '触发失败！',
};

export const trackingLogs: Translated<typeof en> = {
  consumption: {
    title: titles.consumptionLog,
    emptyTitle: '暂无消费记录',
    emptyText: '这里显示每一笔扣减、退回和充值的积分。',
    listFailed: '查询消费日志失败。',
    exportFailed: '导出数据出错。',
    fields: {
      ...row,
      kind: '类型',
      amount: '积分',
      balance: '余额',
      attempt: '第几次订阅',
      userName: '用户',
    },
    kinds: { charge: '扣减', refund: '退回', grant: '充值' },
  },
  push: {
    title: titles.pushLog,
    emptyTitle: '暂无推送记录',
    emptyText: '这里显示为贵公司发送的邮件和短信。',
    fields: {
      ...row,
      keyword: '关键字',
      subject: '主题',
      recipient: '收件人',
      channel: '渠道',
      pushState: '推送状态',
      attempts: '发送次数',
      lastError: '错误',
      sentAt: '发送时间',
    },
    channels: { email: '邮件', sms: '短信' },
    pushStates: { succeed: '成功', failed: '失败', waiting: '等待发送' },
    message: '内容',
    send: {
      email: '发送邮件',
      sms: '发送短信',
      text: '消息进入发送队列并立即发送，可在推送状态中查看是否送达。',
      toEmail: '收件人',
      phoneNumber: '手机号码',
      title: '主题',
      content: '正文',
      submit: '发送',
      done: '消息正在发送。',
    },
    noMessage: '未保存该消息的内容。',
    actions: {
      sendEmail: { label: '发送邮件' },
      sendSms: { label: '发送短信' },
      pushAgain: {
        label: '再次推送',
        title: '再次推送“{name}”？',
        text: '将向同一收件人再次发送该消息，不消耗积分。',
        done: '推送成功！消息正在发送，是否送达请查看推送状态。',
        failed: '推送失败！',
      },
    },
  },
  subscribe: {
    title: titles.subscribeLog,
    emptyTitle: '暂无订阅记录',
    emptyText: '这里显示船公司对新增提单的应答。',
    fields: {
      ...row,
      status: '状态',
      abnormalInfo: '异常信息',
      tries: '第几次查询',
      attempt: '第几次订阅',
      polCode: '起运港',
      podCode: '目的港',
      portCode: '港口代码',
      etd: 'ETD',
      containerSubscription: '按箱订阅',
      updateTime: '更新时间',
    },
    statuses: { SUB_ING: '订阅中', SUB_OK: '订阅成功', SUB_ERR: '订阅失败' },
    reasons,
    actions: {
      triggerAgain: {
        ...triggerAgain,
        text: '将立即向船公司查询该提单。订阅失败的提单已退回积分，再次触发消耗 1 积分；其他情况不消耗积分。',
      },
    },
  },
  update: {
    title: titles.updateLog,
    emptyTitle: '暂无更新记录',
    emptyText: '这里显示船公司的新数据，以及最近几天失败的查询。',
    fields: {
      ...row,
      ...request,
      status: '更新状态',
      apiVersion: '接口版本',
    },
    statuses: { success: '成功', failed: '失败' },
    reasons,
    actions: { triggerAgain },
  },
  request: {
    title: titles.requestLog,
    emptyTitle: '暂无请求记录',
    emptyText: '这里显示最近几天向船公司发出的请求。',
    fields: {
      ...row,
      ...request,
      completion: '完成状态',
      status: '执行状态',
      kind: '来源',
      elapsed: '耗时',
      pages: '页数',
      finishTime: '完成时间',
      address: '请求地址',
    },
    completions: { completed: '已完成', notCompleted: '未完成' },
    statuses: { pending: '待执行', executing: '执行中', success: '成功', failed: '失败' },
    kinds: { poll: '定时更新', recognise: '单号识别' },
    reasons,
    actions: { triggerAgain },
  },
};
