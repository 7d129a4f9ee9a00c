import type { plugins as en } from '../en/plugins.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

/** By the parts of their names. */
const events = {
  order: { added: '新增訂單' },
  shipment: { changed: '運輸變化' },
  alert: { raised: '發出提醒' },
  user: { created: '新增帳號', enabled: '啟用帳號', disabled: '停用帳號' },
  notice: { published: '發布公告' },
};

export const plugins: Translated<typeof en> = {
  list: {
    title: titles.plugins,
    add: '上傳外掛',
    emptyTitle: '尚無外掛',
    emptyText: '外掛透過請求其網址，將這裡發生的事件通知其他系統。',
    deleteText: '不再向其傳送任何內容，其推送記錄一併刪除，刪除後無法復原。',
    fields: {
      name: '名稱',
      pluginVersion: '版本',
      events: '事件',
      description: '說明',
      author: '作者',
      manifest: '資訊清單',
      previousUntil: '舊金鑰有效期至',
    },
    events,
    hints: {
      manifest: '包含 name、code、version 和 hooks 的 JSON，最多 16 KB。code 與現有外掛相同時將取代該外掛，金鑰和狀態不變。',
    },
    sections: { main: '外掛' },
    actions: {
      enable: { label: '啟用', done: '「{name}」已啟用。' },
      disable: {
        label: '停用',
        title: '停用「{name}」？',
        text: '不再向其傳送任何內容，等待中的推送將停止。',
        done: '「{name}」已停用。',
      },
      manifest: { label: '檢視資訊清單', title: '「{name}」的資訊清單' },
      rotate: { label: '更換金鑰' },
      test: { label: '傳送測試事件', done: '正在向「{name}」傳送測試事件。' },
    },
    file: { choose: '選擇檔案', sample: '插入範例' },
    rotation: {
      title: '更換「{name}」的金鑰',
      text: '新金鑰只顯示一次。在所選時間內請求同時用新舊金鑰簽章，以便接收方切換。',
      keep: '舊金鑰',
      minutes: { none: '立即失效', hour: '1 小時後失效', day: '1 天後失效', week: '7 天後失效' },
      submit: '更換',
    },
    shown: {
      title: '「{name}」的金鑰',
      done: '我已儲存',
      once: '請立即儲存金鑰',
      onceText: '金鑰不會再次顯示。接收方用它驗證請求來自本系統。',
      secret: '金鑰',
      oldUntil: '在 {time} 之前，請求也用舊金鑰簽章。',
      replaced: '「{name}」已取代',
      replacedText: '金鑰和狀態與之前相同。',
    },
  },
  deliveries: {
    title: '推送記錄',
    emptyTitle: '尚無推送記錄',
    emptyText: '請求在此保留 30 天。可傳送測試事件來檢驗網址。',
    fields: {
      event: '事件',
      state: '狀態',
      url: '網址',
      attempts: '次數',
      responseStatus: '回應',
      elapsed: '耗時',
      error: '原因',
      createTime: '發生時間',
      lastTime: '上次推送',
      nextTime: '下次推送',
      body: '內容',
      id: 'webhook-id',
      pluginId: '外掛',
    },
    events: { ...events, plugin: { test: '測試' } },
    states: { waiting: '等待中', delivered: '已送達', failed: '失敗', stopped: '已停止' },
    sections: { main: '推送' },
    actions: {
      sendAgain: { label: '重新傳送', done: '正在重新傳送。' },
    },
  },
};
