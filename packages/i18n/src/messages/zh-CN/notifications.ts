import type { notifications as base } from '../en/notifications.js';
import type { Translated } from '../translated.js';

export const notifications: Translated<typeof base> = {
  types: {
    stageReached: '状态',
    stageWithdrawn: '状态撤回',
    etaChanged: 'ETA 变化',
    anomaly: '异常',
    signal: '提醒',
    subscriptionFailed: '订阅失败',
    trackingEnded: '跟踪结束',
  },
  stageReached: '{stage}{place, select, none {} other {，{place}}}',
  stageWithdrawn: '船公司已撤回：{stage}{place, select, none {} other {，{place}}}',
  etaChanged: '{place} 的 ETA 由 {from} 变为 {to}（{slip}）。',
  anomaly: {
    delayed:
      '{anomaly}：延误 {slip}{against, select, promise {（客户期限 {due}）} freeDays {（免费期至 {due}）} other {}}{place, select, none {} other {，{place}}}',
    advanced: '{anomaly}：提前 {slip}{against, select, promise {（客户期限 {due}）} other {}}{place, select, none {} other {，{place}}}',
  },
  signal: '{signal}{place, select, none {} other {，{place}}}',
  subscriptionFailed: '向船公司订阅失败：{reason}。积分已退回。',
  trackingEnded: '{reason}',
  withTime: '{line}：{basis, select, since {自{time}起} estimate {预计 {time}} now {{time} 尚未上报} other {{time}}}',
  withTimes: '{line}：{basis, select, estimate {预计 {time}} now {{time} 尚未上报} other {{time}}}（原计划 {planned}）',
  ofContainers: '{line} · {containers}',
  alert: '{reference}：{outlook} · {line}{more, plural, =0 {} other {，另有 # 项变化}}',
  mention: '{author} 提到了您：{reference}',
  reasons: {
    not_found: '查无此单号',
    invalid_number: '单号无效',
    retries_exhausted: '一周内仍查无此单号',
    shipping_line_unreachable: '一天内无法联系船公司',
    unrecognized_response: '一天内无法识别船公司的应答',
    rate_limited: '一天内船公司拒绝更多查询',
    access_refused: '一天内船公司拒绝访问',
    not_configured: '尚未接入该船公司',
  },
  air: {
    stageWithdrawn: '航空公司已撤回：{stage}{place, select, none {} other {，{place}}}',
    subscriptionFailed: '向航空公司订阅失败：{reason}。积分已退回。',
    ended: { noUpdate: '已结束：航空公司长期未更新' },
    reasons: {
      not_found: '查无此单号',
      invalid_number: '单号无效',
      retries_exhausted: '一周内仍查无此单号',
      shipping_line_unreachable: '一天内无法联系航空公司',
      unrecognized_response: '一天内无法识别航空公司的应答',
      rate_limited: '一天内航空公司拒绝更多查询',
      access_refused: '一天内航空公司拒绝访问',
      not_configured: '尚未接入该航空公司',
    },
  },
};
