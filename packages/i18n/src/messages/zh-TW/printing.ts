import type { printing as en } from '../en/printing.js';
import type { Translated } from '../translated.js';
import { fields } from './fields.js';
import { titles } from './titles.js';

export const printing: Translated<typeof en> = {
  title: titles.printTemplates,
  add: '新增範本',
  emptyTitle: '尚無範本',
  emptyText: '範本依您自己的版面列印貨件。',
  deleteText: '範本將被刪除，無法復原。',
  fields: {
    name: '名稱',
    kind: '列印對象',
    template: 'HTML',
    builtIn: '內建',
  },
  kinds: { oceanBill: '海運提單' },
  hints: {
    template: '欄位在列印時替換為提單的值。儲存時會移除指令碼、框架、表單和指向其他網站的連結。',
  },
  actions: {
    copy: { label: '複製', done: '{name} 已複製。' },
    preview: { label: '預覽' },
  },
  edit: {
    insert: '插入欄位',
    insertList: '插入清單',
    number: '提單號碼',
    numberHint: '留空則使用最新的提單。',
    show: '顯示預覽',
    noBill: '找不到提單，欄位為空。',
    values: '使用 {name} 的資料。',
    lost: '預覽產生失敗。',
    frame: '範本預覽',
  },
  print: {
    label: '列印',
    title: '列印 {name}',
    template: '範本',
    lost: '文件產生失敗。',
    none: '沒有啟用的範本。',
  },
  values: {
    ...fields,
    company: '公司',
    printedAt: '列印時間',
    deliveryDate: '預計送貨日期',
    carrier: '運送人',
    pol: '起運港',
    pod: '目的港',
    pld: '交貨地',
    status: '狀態',
  },
  lists: {
    containers: '貨櫃',
    milestones: '節點',
  },
  listValues: {
    no: '櫃號',
    size: '櫃型',
    seal: '封條號碼',
    status: '狀態',
    place: '地點',
    time: '時間',
    name: '節點',
    planned: '計畫',
    actual: '實際',
  },
  sheets: {
    bill: '提單摘要',
    note: '送貨單',
    received: '貨物已完好簽收',
    date: '日期',
    signature: '簽名',
    driver: '司機',
    plate: '車牌號碼',
  },
};
