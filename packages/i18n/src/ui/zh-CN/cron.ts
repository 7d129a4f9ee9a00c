import type { UiMessages } from '../types.js';

export const cron: UiMessages['cron'] = {
  placeholder: '0 9 * * 1-5',

  repeats: '重复',
  kinds: {
    minutes: '每隔几分钟',
    hourly: '每小时',
    daily: '每天',
    weekly: '每周',
    monthly: '每月',
    other: '以上方填写为准',
    none: '未设置',
  },
  interval: '间隔',
  everyMinutes: (count, formatted) => (count === 1 ? '每分钟' : `每 ${formatted} 分钟`),
  minute: '分钟',
  time: '时间',
  days: '星期',
  oneDay: '请至少保留一天。',
  day: '日期',
  dayOfMonth: (formatted) => `${formatted} 日`,
  lastDay: '最后一天',
  shortMonths: '没有这一天的月份将跳过。',

  nextRuns: (zone) => `接下来的运行时间（时区 ${zone}）`,
  noRuns: '无法计算接下来的运行时间。',
  unknownZone: (zone) => `无法识别时区“${zone}”。`,

  parts: { minute: '分钟', hour: '小时', dayOfMonth: '日期', month: '月份', dayOfWeek: '星期' },
  partCount: (_count, formatted) => `当前有 ${formatted} 段，应为 5 段：分钟、小时、日期、月份、星期。`,
  inPart: (position, part, fault) => `第 ${position} 段（${part}）：${fault}`,
  unreadable: (typed, example) => `无法识别“${typed}”，请按 ${example} 的格式填写。`,
  outOfRange: (typed, least, most) => `“${typed}”不在 ${least} 到 ${most} 之间。`,
  wrongOrder: (typed) => `“${typed}”的结束早于开始。`,
  wrongStep: (typed) => `“${typed}”的步长须为不小于 1 的整数。`,
  repeated: (typed) => `“${typed}”重复。`,
  missing: '逗号旁缺少值。',
  never: (typed) => `所选月份都没有“${typed}”这一天。`,
};
