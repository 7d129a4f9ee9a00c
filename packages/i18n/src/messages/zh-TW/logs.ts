import type { logs as en } from '../en/logs.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

const visit = {
  displayTitle: '操作說明',
  actionName: '介面',
  account: '帳號',
  realName: '姓名',
  remoteIp: 'IP 位址',
  location: '地點',
  longitude: '經度',
  latitude: '緯度',
  browser: '瀏覽器',
  os: '作業系統',
  status: '結果',
  elapsed: '耗時（毫秒）',
  logDateTime: '時間',
};

const call = {
  controllerName: '模組',
  httpMethod: '請求方式',
  requestUrl: '請求位址',
  logLevel: '級別',
  eventId: '事件 ID',
  threadId: '執行緒 ID',
  traceId: '關聯 ID',
};

const statuses = {
  200: '成功',
  invalid: '參數不正確',
  forbidden: '無權限',
  signedOut: '未登入',
  tooMany: '請求過於頻繁',
  internal: '內部錯誤',
  D0008: '驗證碼錯誤',
  D1000: '帳號或密碼錯誤',
  D1016: '沒有登入權限',
  D1017: '帳號已停用',
  D1027: '帳號已鎖定',
  Z1003: '公司已停用',
  codeWrong: '驗證碼不正確',
  passwordWrong: '密碼錯誤',
};

const logLevels = { 0: '追蹤', 1: '偵錯', 2: '資訊', 3: '警告', 4: '錯誤', 5: '嚴重' };

const verify = { label: '驗證' };

const clear = {
  label: '清空日誌',
  done: '日誌已清空。',
};

export const logs: Translated<typeof en> = {
  visits: {
    title: titles.visitLog,
    emptyTitle: '尚無存取紀錄',
    emptyText: '這裡顯示登入、註冊、登出和開啟應用程式的紀錄。',
    fields: {
      ...visit,
    },
    statuses,
    actions: {
      verify,
      clear: {
        ...clear,
        title: '清空存取日誌？',
        text: '將刪除所有公司的全部存取紀錄，不只是目前列表中的紀錄。清空後無法復原。本次清空會記入操作日誌。',
      },
    },
  },
  operations: {
    title: titles.operationLog,
    emptyTitle: '尚無操作紀錄',
    emptyText: '這裡顯示使用者所做的變更及其結果。',
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
        title: '清空操作日誌？',
        text: '將刪除所有公司的全部操作紀錄，不只是目前列表中的紀錄。清空後無法復原，會保留本次清空的紀錄。',
      },
    },
  },
  exceptions: {
    title: titles.exceptionLog,
    emptyTitle: '尚無錯誤',
    emptyText: '這裡顯示因系統故障而失敗的請求。',
    fields: {
      ...visit,
      ...call,
      exception: '堆疊',
    },
    statuses,
    logLevels,
    actions: {
      verify,
      clear: {
        ...clear,
        title: '清空錯誤日誌？',
        text: '將刪除所有公司的全部錯誤及其堆疊，不只是目前列表中的紀錄。尚在排查的故障將無法追溯，清空後無法復原。',
      },
    },
  },
  differences: {
    title: titles.differenceLog,
    emptyTitle: '尚無差異紀錄',
    emptyText: '這裡顯示資料變更前後的內容。',
    fields: {
      displayTitle: '操作說明',
      diffType: '類型',
      sql: 'SQL 陳述式',
      parameters: '參數',
      elapsed: '耗時（毫秒）',
      message: '訊息',
      beforeData: '變更前',
      afterData: '變更後',
      businessData: '資料列',
      createTime: '時間',
      actionName: '介面',
      account: '帳號',
      realName: '姓名',
      traceId: '關聯 ID',
    },
    diffTypes: {
      insert: '新增',
      update: '修改',
      delete: '刪除',
    },
    actions: {
      verify,
      clear: {
        ...clear,
        title: '清空差異日誌？',
        text: '將刪除所有公司的全部變更前資料，不只是目前列表中的紀錄。以後無法再查到原值，清空後無法復原。',
      },
    },
  },
  online: {
    title: titles.onlineUsers,
    emptyTitle: '尚無線上使用者',
    emptyText: '這裡顯示開啟了頁面的使用者，每個工作階段一列。',
    own: '目前的工作階段',
    fields: {
      userName: '帳號',
      realName: '姓名',
      ip: 'IP 位址',
      browser: '瀏覽器',
      os: '作業系統',
      time: '登入時間',
    },
    actions: {
      message: { label: '傳送訊息' },
      messageAll: { label: '群發訊息' },
      forceOffline: {
        label: '強制下線',
        title: '強制 {name} 下線？',
        text: '該工作階段將立即結束，其中未儲存的內容可能遺失。帳號不受影響，可以重新登入。',
        done: '{name} 已下線。',
      },
    },
  },
  seals: {
    exportFirst: '請先匯出日誌。檔案包含截至目前的全部紀錄，包括目前列表中未顯示的紀錄。匯出之後新增的紀錄會保留。',
    export: '匯出日誌',
    exported: '已儲存 {name}，一小時內可以清空日誌。',
    needed: '請先匯出日誌。',
    title: '驗證：{log}',
    running: '正在將日誌紀錄與封存紀錄比對。',
    empty: '日誌中沒有紀錄。',
    whole: '沒有紀錄被修改、刪除或新增。',
    wholeText: '自 {time} 起的 {rows, plural, other {# 筆}}紀錄與封存紀錄一致。',
    unfinished: '未能在限定時間內比對全部紀錄。',
    unfinishedText: '已比對的 {rows, plural, other {# 筆}}紀錄一致。如需比對全部紀錄，請在伺服器上執行 verify-logs。',
    broken: '日誌與封存紀錄不一致。',
    before: '此前的 {rows, plural, other {# 筆}}紀錄一致。',
    faults: {
      seal: '{time} 的封存紀錄（編號 {number}）被修改，或之前的封存紀錄遺失。',
      changed: '{time} 封存的紀錄被修改或順序被變更（封存編號 {number}）。',
      deleted: '{time} 封存的紀錄被刪除（封存編號 {number}）。',
      inserted: '{time} 封存的紀錄中被加入了新紀錄（封存編號 {number}）。',
    },
  },
  parts: {
    input: '請求參數',
    result: '返回結果',
    message: '訊息',
    stack: '堆疊',
    changed: '{kind}：{name}',
    changesOf: '變更內容：{name}',
    none: '沒有差異。',
    shownChanges: '顯示 {shown, number} 列，共變更 {total, number} 列；全部變更見差異日誌。',
    changesLost: '變更的資料列載入失敗。',
    field: '欄位',
  },
};
