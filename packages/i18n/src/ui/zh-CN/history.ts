import type { UiMessages } from '../types.js';

export const history: UiMessages['history'] = {
  etaTitle: '船公司 ETA 的变化',
  etaLabel: (place) => `船公司 ETA 的变化（${place}）`,
  etaChanges: (count, arrived) => `${arrived ? '到港前 ' : ''}${count} 次变化`,
  etaNoHistory: '尚未给出 ETA',
  etaSummary: (first, last, slip) => `首次 ${first}，现为 ${last}（${slip}）。`,
  etaFirst: '首次 ETA',
  etaArrived: '已到港',
  etaShowTable: '以表格显示',
  etaShowChart: '以图形显示',
  etaValue: 'ETA',
  etaMove: '变化',
  etaAgainstFirst: '较首次',

  rawEvents: '原始报文',
  rawEmpty: '没有原始报文',
  rawEmptyHint: '船公司发来的内容会原样保存在这里。',
  rawCreated: '生成',
  rawReceived: '接收',
  rawCopy: '复制 JSON',
  rawCopied: '已复制',
  rawMore: (count) => `再显示 ${count} 条`,
};
