import type { monitor as base } from '../en/monitor.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

export const monitor: Translated<typeof base> = {
  caches: {
    title: titles.cache,
    emptyTitle: '沒有快取',
    emptyText: '伺服器記憶體中沒有快取資料。',
    fields: { prefix: '快取', content: '內容', entries: '項目數', bytes: '大小（估算）', lifeMs: '有效時長', createTime: '最早快取時間' },
    contents: {
      session: '已登入使用者及其權限',
      token: '已驗證的存取權杖',
      carrier: '運送人代碼對照',
      timeZone: '時區',
      enumeration: '各語言的列舉',
      billCount: '資料量過大、不再精確計數的提單清單',
      disk: '磁碟可用空間',
      database: '資料庫大小與連線數',
      frameHosts: '允許嵌入頁面的網站',
    },
    actions: {
      empty: {
        label: '清空此快取',
        title: '清空「{name}」？',
        text: '伺服器會在需要時重新計算，不會遺失任何已儲存的資料。',
        done: '快取已清空。',
      },
      clear: {
        label: '清空全部快取',
        title: '清空全部快取？',
        text: '伺服器會在需要時重新計算，接下來開啟頁面會稍慢。不會遺失任何已儲存的資料，使用者也無須重新登入。',
        done: '全部快取已清空。',
      },
    },
  },
  entries: {
    title: titles.cacheEntries,
    emptyTitle: '沒有快取項目',
    emptyText: '此快取是空的。',
    value: '值',
    gone: '伺服器上已沒有此快取項目。',
    fields: { key: '鍵名', createTime: '快取時間', expireTime: '有效期限' },
    actions: {
      drop: {
        label: '刪除快取項目',
        title: '刪除「{name}」？',
        text: '伺服器會在需要時重新計算，不會遺失任何已儲存的資料。',
        done: '快取項目已刪除。',
      },
    },
  },
  server: {
    title: titles.serverMonitor,
    lead: '顯示本次回應的服務處理程序，每 15 秒重新整理一次；多處理程序部署時，各自統計。',
    unavailableTitle: '伺服器監控無法使用',
    unavailableText: '此伺服器不提供負載資料。',
    forbiddenTitle: '您的帳號無權檢視伺服器監控',
    forbiddenText: '伺服器監控僅供平台管理員檢視。',
    figures: {
      cpu: 'CPU 使用率',
      processCpu: '本處理程序占用 CPU 核心數',
      rss: '本處理程序記憶體',
      heap: 'JavaScript 堆積記憶體',
      loopDelayMs: '事件迴圈最大延遲',
      databaseMs: '資料庫回應時間',
      streams: '即時連線數',
    },
    hour: '最近一小時',
    figure: '指標',
    now: '目前',
    average: '平均',
    highest: '最高',
    host: {
      title: '主機',
      hostName: '主機名稱',
      system: '作業系統',
      arch: '系統架構',
      processors: 'CPU 核心數',
      memory: '記憶體',
      memoryOf: '已用 {used}，共 {total}',
    },
    process: {
      title: '處理程序與資料庫',
      started: '啟動時間',
      dbVersion: '資料庫',
      dbSize: '資料庫大小',
      connections: '資料庫連線數',
      ofMax: '{count} / {max}',
    },
    queue: {
      title: '工作佇列',
      waiting: '等待中',
      running: '執行中',
      failed: '24 小時內失敗',
    },
    disks: {
      title: '磁碟',
      diskData: '資料所在磁碟',
      diskProgram: '程式所在磁碟',
      diskText: '可用 {free} GB，共 {total} GB',
    },
    versions: {
      title: '元件版本',
      package: '元件',
      version: '版本',
    },
  },
};
