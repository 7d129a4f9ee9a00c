import type { openAccess as en } from '../en/open-access.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

export const openAccess: Translated<typeof en> = {
  title: titles.openAccess,
  add: '新增金鑰',
  emptyTitle: '尚無存取金鑰',
  emptyText: '程式使用金鑰，以某個帳號的權限呼叫 API。',
  deleteText: '使用此金鑰的程式將立即遭拒絕，刪除後無法復原。',
  fields: {
    accessKey: 'AccessKey',
    bindUserId: '綁定帳號',
    bindUserAccount: '綁定帳號',
    bindTenantId: '所屬公司',
    bindTenantName: '所屬公司',
    usedTime: '最近使用時間',
    usedIp: '最近使用 IP',
    previousUntil: '舊金鑰有效至',
  },
  hints: {
    accessKey: '可用字母、數字、點、連字號和底線；留空則自動產生。',
    bindUserId: '使用此金鑰的請求與該帳號權限完全一致。',
  },
  actions: {
    enable: { label: '啟用', done: '「{name}」已啟用。' },
    disable: {
      label: '停用',
      title: '停用「{name}」？',
      text: '使用此金鑰的程式將遭拒絕，直到重新啟用。',
      done: '「{name}」已停用。',
    },
    rotate: { label: '更換金鑰' },
    example: { label: '呼叫範例' },
  },
  rotation: {
    title: '更換「{name}」的金鑰',
    text: '新金鑰只顯示一次。在所選時間內舊金鑰仍然有效，以便逐一修改程式。',
    keep: '舊金鑰',
    minutes: { none: '立即失效', hour: '1 小時後失效', day: '1 天後失效', week: '7 天後失效' },
    submit: '更換',
  },
  shown: {
    title: '「{name}」的金鑰',
    done: '我已儲存',
    once: '請立即儲存金鑰',
    onceText: '金鑰不會再顯示，請存放在只有該程式能讀取的位置。',
    secret: 'AccessSecret',
    oldUntil: '舊金鑰在 {time} 前仍然有效。',
  },
  example: {
    title: '以「{name}」簽章的請求',
    secretHint: '新增或更換金鑰時顯示過。僅用於本次驗證，不會儲存。',
    tabs: '呼叫範例',
    copy: '複製 {name} 範例',
    verify: '傳送簽章請求',
    accepted: '驗證通過，身分為 {account}',
    refused: '請求遭拒絕',
    lost: '沒有回應，請檢查網路後再試。',
    enter: '請先輸入金鑰。',
  },
};
