import type { UiMessages } from '../types.js';

export const cron: UiMessages['cron'] = {
  placeholder: '0 9 * * 1-5',

  repeats: '重複',
  kinds: {
    minutes: '每隔幾分鐘',
    hourly: '每小時',
    daily: '每天',
    weekly: '每週',
    monthly: '每月',
    other: '以上方填寫為準',
    none: '未設定',
  },
  interval: '間隔',
  everyMinutes: (count, formatted) => (count === 1 ? '每分鐘' : `每 ${formatted} 分鐘`),
  minute: '分鐘',
  time: '時間',
  days: '星期',
  oneDay: '請至少保留一天。',
  day: '日期',
  dayOfMonth: (formatted) => `${formatted} 日`,
  lastDay: '最後一天',
  shortMonths: '沒有這一天的月份將略過。',

  nextRuns: (zone) => `接下來的執行時間（時區 ${zone}）`,
  noRuns: '無法計算接下來的執行時間。',
  unknownZone: (zone) => `無法識別時區「${zone}」。`,

  parts: { minute: '分鐘', hour: '小時', dayOfMonth: '日期', month: '月份', dayOfWeek: '星期' },
  partCount: (_count, formatted) => `目前有 ${formatted} 段，應為 5 段：分鐘、小時、日期、月份、星期。`,
  inPart: (position, part, fault) => `第 ${position} 段（${part}）：${fault}`,
  unreadable: (typed, example) => `無法識別「${typed}」，請依 ${example} 的格式填寫。`,
  outOfRange: (typed, least, most) => `「${typed}」不在 ${least} 到 ${most} 之間。`,
  wrongOrder: (typed) => `「${typed}」的結束早於開始。`,
  wrongStep: (typed) => `「${typed}」的間隔須為不小於 1 的整數。`,
  repeated: (typed) => `「${typed}」重複。`,
  missing: '逗號旁缺少值。',
  never: (typed) => `所選月份都沒有「${typed}」這一天。`,
};
