import type { UiMessages } from '../types.js';

export const history: UiMessages['history'] = {
  etaTitle: '船公司 ETA 的變化',
  etaLabel: (place) => `船公司 ETA 的變化（${place}）`,
  etaChanges: (count, arrived) => `${arrived ? '到港前 ' : ''}${count} 次變化`,
  etaNoHistory: '尚未提供 ETA',
  etaSummary: (first, last, slip) => `首次 ${first}，現為 ${last}（${slip}）。`,
  etaFirst: '首次 ETA',
  etaArrived: '已到港',
  etaShowTable: '以表格顯示',
  etaShowChart: '以圖形顯示',
  etaValue: 'ETA',
  etaMove: '變化',
  etaAgainstFirst: '較首次',

  rawEvents: '原始電文',
  rawEmpty: '沒有原始電文',
  rawEmptyHint: '船公司傳來的內容會原樣保存在這裡。',
  rawCreated: '產生',
  rawReceived: '接收',
  rawCopy: '複製 JSON',
  rawCopied: '已複製',
  rawMore: (count) => `再顯示 ${count} 筆`,
};
