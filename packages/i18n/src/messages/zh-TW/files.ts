import { titles } from './titles.js';
import type { files as en } from '../en/files.js';
import type { Translated } from '../translated.js';

export const files: Translated<typeof en> = {
  title: titles.files,
  add: '上傳檔案',
  emptyTitle: '尚無檔案',
  emptyText: '貨件和公司的檔案保存在這裡。',
  deleteText: '檔案將從儲存空間中刪除，無法復原。',
  fields: {
    fileName: '檔名',
    suffix: '副檔名',
    sizeKb: '大小',
    state: '狀態',
    fileType: '分類',
    isPublic: '全公司可見',
    relationName: '所屬記錄',
    provider: '儲存空間',
    bucketName: '儲存貯體',
    createTime: '上傳時間',
    createUserName: '上傳者',
  },
  hints: {
    fileName: '副檔名保持不變。',
    isPublic: '資料範圍不包含此檔案的同事也可以檢視。',
    bill: '輸入提單的任一號碼即可尋找。',
  },
  states: { clean: '可用', scanning: '病毒掃描中', infected: '發現病毒' },
  relations: { oceanBill: '海運提單' },
  actions: {
    upload: { label: '上傳檔案' },
    preview: { label: '預覽' },
    download: { label: '下載', done: '下載' },
    attach: { label: '關聯提單' },
    release: {
      label: '解除關聯',
      title: '解除「{name}」的關聯？',
      text: '該記錄不再顯示此檔案。檔案會保留，之後可以刪除。',
      done: '{name} 已解除關聯。',
    },
  },
  attach: { title: '將「{name}」關聯到提單', done: '{name} 已關聯到提單。' },
  upload: {
    field: '檔案',
    hint: '也可以貼上檔案，例如螢幕截圖。',
    used: '已用 {used}，共 {quota}',
    isPublic: '全公司可見',
    isPublicHint: '資料範圍不包含這些檔案的同事也可以檢視。',
    billHint: '此後上傳的檔案歸屬該提單；留空則不關聯。',
    close: '關閉',
    done: '已上傳 {count, plural, other {# 個檔案}}。',
  },
  preview: {
    frame: '{name} 的內容',
    lost: '預覽載入失敗。',
    none: '此類型的檔案不支援預覽，請下載後開啟。',
    noPdf: '此瀏覽器無法顯示 PDF，請下載後開啟。',
    cut: '僅顯示開頭部分，完整內容請下載檔案。',
    download: '下載',
  },
};
