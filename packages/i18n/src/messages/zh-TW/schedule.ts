import type { schedule as base } from '../en/schedule.js';
import type { Translated } from '../translated.js';

export const schedule: Translated<typeof base> = {
  title: '工作佇列',
  asOf: '截至 {time}（{zone}）',
  kept: '已結束的工作保留 {length}，更早的不計數也不列出。',
  empty: '還沒有任何佇列。',
  counts: {
    waiting: '等待',
    running: '執行中',
    done: '已完成',
    failed: '失敗',
  },
  schedule: '排程',
  onDemand: '有工作時執行',
  next: '下次執行',
  runs: '最近執行',
  noRuns: '保留期內沒有執行紀錄。',
  columns: {
    start: '開始',
    duration: '耗時',
    state: '狀態',
    problem: '問題',
  },
  states: {
    retry: '將重試',
    active: '執行中',
    completed: '已完成',
    cancelled: '已取消',
    failed: '失敗',
  },
  queues: {
    deliver: { title: '傳送訊息', text: '把訊息交給郵件伺服器或簡訊服務，失敗時重試。' },
    retention: { title: '清除舊日誌', text: '刪除已超過保留期的日誌。' },
    requests: { title: '整理請求日誌', text: '刪除超過保留期限的請求記錄，並結束因處理程序停止而中斷的請求。' },
    estimates: { title: '校準預計到港', text: '讀取已到港的貨物，據此校準預計時間。' },
    statistics: { title: '更新資料表統計', text: '讓內建資料庫了解各資料表的大小，保持清單查詢速度。' },
    vacuum: { title: '整理資料庫', text: '釋放內建資料庫中已刪除資料佔用的空間。' },
    sweep: { title: '清理', text: '刪除已過期的工作階段、票據和驗證碼，並為遺失了工作的訊息重新建立工作。' },
    other: { text: '目前版本沒有此佇列的說明。' },
  },
  carriers: {
    title: '船公司',
    text: '系統向其查詢正在追蹤的提單有何更新。沒有回應的船公司查詢次數會減少，但每分鐘至少一次。',
    carrier: '船公司',
    answeredAt: '最近回應',
    answers: '有回應',
    silentSince: '自 {time} 起無回應',
    waiting: '待查詢提單',
  },
  refused: {
    signedOut: {
      title: '此頁面在系統內開啟',
      text: '其網址只能使用一次，且很快失效。請在系統中開啟「工作看板」，頁面會在那裡顯示並保持更新。',
    },
    forbidden: {
      title: '您的帳號不能檢視此頁面',
      text: '工作佇列僅供平台管理員檢視。如需了解情況，請聯絡管理員。',
    },
  },
};
