import type { trackingLogs as en } from '../en/tracking-logs.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

const row = {
  createTime: '時間',
  referenceNo: '追蹤單號',
  carrierCode: '船公司',
  tenantName: '公司',
};

const request = {
  reason: '原因',
  httpStatus: 'HTTP 狀態碼',
  added: '新增事件',
  traceId: '關聯 ID',
};

const reasons = {
  not_found: '查無此單號',
  invalid_number: '單號無效',
  retries_exhausted: '一週內查無此單號',
  shipping_line_unreachable: '無法連線至船公司',
  unrecognized_response: '無法辨識船公司的回應',
  rate_limited: '船公司限制了查詢次數',
  access_refused: '船公司拒絕存取',
  not_configured: '尚未接入該船公司',
  interrupted: '已中斷',
  internal: '內部錯誤',
  notSent: '未傳送',
};

const triggerAgain = {
  label: '再次觸發',
  title: '再次觸發「{name}」？',
  text: '將立即向船公司查詢該提單，不消耗點數。',
  done: '觸發成功！',
  failed: '觸發失敗！',
};

export const trackingLogs: Translated<typeof en> = {
  consumption: {
    title: titles.consumptionLog,
    emptyTitle: '尚無消費記錄',
    emptyText: '這裡顯示每一筆扣除、退回和儲值的點數。',
    listFailed: '查詢消費日誌失敗。',
    exportFailed: '匯出資料出錯。',
    fields: {
      ...row,
      kind: '類型',
      amount: '點數',
      balance: '餘額',
      attempt: '第幾次訂閱',
      userName: '使用者',
    },
    kinds: { charge: '扣除', refund: '退回', grant: '儲值' },
  },
  push: {
    title: titles.pushLog,
    emptyTitle: '尚無推送記錄',
    emptyText: '這裡顯示為貴公司傳送的電子郵件和簡訊。',
    fields: {
      ...row,
      keyword: '關鍵字',
      subject: '主旨',
      recipient: '收件者',
      channel: '管道',
      pushState: '推送狀態',
      attempts: '傳送次數',
      lastError: '錯誤',
      sentAt: '傳送時間',
    },
    channels: { email: '電子郵件', sms: '簡訊' },
    pushStates: { succeed: '成功', failed: '失敗', waiting: '等待傳送' },
    message: '內容',
    send: {
      email: '傳送郵件',
      sms: '傳送簡訊',
      text: '訊息會進入傳送佇列並立即傳送，可於推送狀態查看是否送達。',
      toEmail: '收件人',
      phoneNumber: '手機號碼',
      title: '主旨',
      content: '內文',
      submit: '傳送',
      done: '訊息正在傳送。',
    },
    noMessage: '未保存此訊息的內容。',
    actions: {
      sendEmail: { label: '傳送郵件' },
      sendSms: { label: '傳送簡訊' },
      pushAgain: {
        label: '再次推送',
        title: '再次推送「{name}」？',
        text: '將向同一收件者再次傳送此訊息，不消耗點數。',
        done: '推送成功！訊息正在傳送，是否送達請查看推送狀態。',
        failed: '推送失敗！',
      },
    },
  },
  subscribe: {
    title: titles.subscribeLog,
    emptyTitle: '尚無訂閱記錄',
    emptyText: '這裡顯示船公司對新增提單的回應。',
    fields: {
      ...row,
      status: '狀態',
      abnormalInfo: '異常資訊',
      tries: '第幾次查詢',
      attempt: '第幾次訂閱',
      polCode: '起運港',
      podCode: '目的港',
      portCode: '港口代碼',
      etd: 'ETD',
      containerSubscription: '依櫃訂閱',
      updateTime: '更新時間',
    },
    statuses: { SUB_ING: '訂閱中', SUB_OK: '訂閱成功', SUB_ERR: '訂閱失敗' },
    reasons,
    actions: {
      triggerAgain: {
        ...triggerAgain,
        text: '將立即向船公司查詢該提單。訂閱失敗的提單已退回點數，再次觸發消耗 1 點；其他情況不消耗點數。',
      },
    },
  },
  update: {
    title: titles.updateLog,
    emptyTitle: '尚無更新記錄',
    emptyText: '這裡顯示船公司的新資料，以及最近幾天失敗的查詢。',
    fields: {
      ...row,
      ...request,
      status: '更新狀態',
      apiVersion: '介面版本',
    },
    statuses: { success: '成功', failed: '失敗' },
    reasons,
    actions: { triggerAgain },
  },
  request: {
    title: titles.requestLog,
    emptyTitle: '尚無請求記錄',
    emptyText: '這裡顯示最近幾天向船公司發出的請求。',
    fields: {
      ...row,
      ...request,
      completion: '完成狀態',
      status: '執行狀態',
      kind: '來源',
      elapsed: '耗時',
      pages: '頁數',
      finishTime: '完成時間',
      address: '請求位址',
    },
    completions: { completed: '已完成', notCompleted: '未完成' },
    statuses: { pending: '待執行', executing: '執行中', success: '成功', failed: '失敗' },
    kinds: { poll: '定時更新', recognise: '單號辨識' },
    reasons,
    actions: { triggerAgain },
  },
};
