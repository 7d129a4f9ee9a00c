import type { configuration as en } from '../en/configuration.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

/** Parameters of the installation, and site settings. */
export const configuration: Translated<typeof en> = {
  parameters: {
    title: titles.parameters,
    add: '新增參數',
    emptyTitle: '尚無參數',
    emptyText: '參數由編碼和供程式讀取的值組成。',
    fields: {
      name: '參數名稱',
      value: '參數值',
      groupCode: '分組',
      sysFlag: '內建',
      kind: '類型',
      min: '最小值',
      max: '最大值',
      fixedBy: '設定來源',
    },
    hints: { code: '程式按此編碼尋找參數。', value: '清空後，內建參數還原預設值。', groupCode: '同一分組的參數列在一起。' },
    sysFlags: { '1': '是', '2': '否' },
    groups: { signIn: '登入', password: '密碼', session: '工作階段', logs: '日誌', files: '檔案', regions: '地區', mail: '郵件' },
    actions: { values: { label: '編輯參數值', done: '參數值已儲存。' } },
    setBy: '由伺服器環境變數 {name} 設定。',
    on: '開啟',
    off: '關閉',
    range: '{min} 至 {max}',
  },
  site: {
    title: titles.siteSettings,
    description: '所有公司各頁面共用的名稱、標誌和備案資訊；留空即使用產品預設值。',
    names: '名稱',
    legal: '版權與備案',
    fields: {
      sysTitle: '網站標題',
      sysViceTitle: '登入頁標題',
      sysViceDesc: '標語',
      sloganEn: '英文標語',
      sloganZhCn: '簡體中文標語',
      sloganZhTw: '繁體中文標語',
      logo: '標誌',
      sysWatermark: '浮水印',
      sysCopyright: '版權資訊',
      sysIcp: 'ICP 備案號',
      sysIcpUrl: '備案號連結',
    },
    watermarkHint: '與使用者姓名一起顯示在各頁面上；留空則無浮水印。',
    logoHint: 'PNG、JPEG 或 WebP，不超過 1 MB。',
    saved: '網站設定已儲存。',
  },
};
