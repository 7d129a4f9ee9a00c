import type { notifications as base } from '../en/notifications.js';
import type { Translated } from '../translated.js';

export const notifications: Translated<typeof base> = {
  types: {
    stageReached: '狀態',
    stageWithdrawn: '狀態撤回',
    etaChanged: 'ETA 變化',
    anomaly: '異常',
    signal: '提醒',
    subscriptionFailed: '訂閱失敗',
    trackingEnded: '追蹤結束',
  },
  stageReached: '{stage}{place, select, none {} other {，{place}}}',
  stageWithdrawn: '船公司已撤回：{stage}{place, select, none {} other {，{place}}}',
  etaChanged: '{place} 的 ETA 由 {from} 變為 {to}（{slip}）。',
  anomaly: {
    delayed:
      '{anomaly}：延誤 {slip}{against, select, promise {（客戶期限 {due}）} freeDays {（免費期至 {due}）} other {}}{place, select, none {} other {，{place}}}',
    advanced: '{anomaly}：提前 {slip}{against, select, promise {（客戶期限 {due}）} other {}}{place, select, none {} other {，{place}}}',
  },
  signal: '{signal}{place, select, none {} other {，{place}}}',
  subscriptionFailed: '向船公司訂閱失敗：{reason}。點數已退回。',
  trackingEnded: '{reason}',
  withTime: '{line}：{basis, select, since {自{time}起} estimate {預計 {time}} now {{time} 尚未回報} other {{time}}}',
  withTimes: '{line}：{basis, select, estimate {預計 {time}} now {{time} 尚未回報} other {{time}}}（原計劃 {planned}）',
  ofContainers: '{line} · {containers}',
  alert: '{reference}：{outlook} · {line}{more, plural, =0 {} other {，另有 # 項變化}}',
  mention: '{author} 提到了您：{reference}',
  reasons: {
    not_found: '查無此單號',
    invalid_number: '單號無效',
    retries_exhausted: '一週內仍查無此單號',
    shipping_line_unreachable: '一天內無法聯絡船公司',
    unrecognized_response: '一天內無法辨識船公司的回應',
    rate_limited: '一天內船公司拒絕更多查詢',
    access_refused: '一天內船公司拒絕存取',
    not_configured: '尚未接入該船公司',
  },
  air: {
    stageWithdrawn: '航空公司已撤回：{stage}{place, select, none {} other {，{place}}}',
    subscriptionFailed: '向航空公司訂閱失敗：{reason}。點數已退回。',
    ended: { noUpdate: '已結束：航空公司長期未更新' },
    reasons: {
      not_found: '查無此單號',
      invalid_number: '單號無效',
      retries_exhausted: '一週內仍查無此單號',
      shipping_line_unreachable: '一天內無法聯絡航空公司',
      unrecognized_response: '一天內無法辨識航空公司的回應',
      rate_limited: '一天內航空公司拒絕更多查詢',
      access_refused: '一天內航空公司拒絕存取',
      not_configured: '尚未接入該航空公司',
    },
  },
};
