/** A time of day as text, 24 hours: `09:30`, or `09:30:15` with seconds. No day and no zone. */
export type PlainTime = string;

/** Precision and limits of a time. */
export interface TimeRule {
  readonly min?: PlainTime | undefined;
  readonly max?: PlainTime | undefined;
}

const DAY = 86_400;

/** Initial scroll position of the list, and start of the first step: the beginning of a working day. */
const MORNING = '08:00';

/** Seconds since midnight. */
export function secondsOf(time: PlainTime): number {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) * 60 + second;
}

/** Time of day for a number of seconds after midnight. */
export function timeAt(seconds: number, exact = false): PlainTime {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, ...(exact ? [seconds % 60] : [])];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * Parses a time as people type or paste it; null when it is not a time.
 * `9`, `930`, `0930`, `9:30`, `9.30 pm`, `9h30`, `21:30:15`, `下午9点半`, full-width digits, and the time of an ISO timestamp. Digits finer
 * than the precision of the input are dropped.
 */
export function parseTime(typed: string, exact = false): PlainTime | null {
  // NFKC turns the full-width digits and colons of a Chinese input method into plain ones.
  const text = typed.normalize('NFKC').trim().toLowerCase();
  const stamp = /^\d{4}-\d{2}-\d{2}[t ](\d{2}:\d{2}(?::\d{2})?)[\d.z:+-]*$/u.exec(text);
  if (stamp?.[1]) return parseTime(stamp[1], exact);
  const dayHalf = /^(上午|下午)\s*(.+)$/u.exec(text) ?? /^(.+?)\s*(a|p)\.?\s?(?:m\.?)?$/u.exec(text);
  if (!dayHalf) return build(clockOf(text), undefined, exact);
  const [, one = '', other = ''] = dayHalf;
  const chinese = one === '上午' || one === '下午';
  return build(clockOf(chinese ? other : one), one === '下午' || other === 'p' ? 'pm' : 'am', exact);
}

/** Hour, minute and second as typed. */
function clockOf(text: string): (string | undefined)[] | null {
  const found =
    /^(\d{1,2})(\d{2})(\d{2})?$/u.exec(text) ??
    /^(\d{1,2})(?:[:.h ](\d{2})(?:[:. ](\d{2}))?)?h?$/u.exec(text) ??
    /^(\d{1,2})[点點时時](?:(\d{1,2}|半)分?(?:(\d{1,2})秒)?)?$/u.exec(text);
  return found && [...found].slice(1);
}

function build(clock: (string | undefined)[] | null, dayHalf: 'am' | 'pm' | undefined, exact: boolean): PlainTime | null {
  if (!clock) return null;
  const [hour = 0, minute = 0, second = 0] = clock.map((part) => (part === '半' ? 30 : Number(part ?? 0)));
  // 12 am is midnight, 12 pm is noon, and there is no 13 pm.
  if (dayHalf && (hour < 1 || hour > 12)) return null;
  const full = dayHalf ? (hour % 12) + (dayHalf === 'pm' ? 12 : 0) : hour;
  if (full > 23 || minute > 59 || second > 59) return null;
  return timeAt((full * 60 + minute) * 60 + second, exact);
}

export function timeFault(time: PlainTime, { min, max }: TimeRule): 'early' | 'late' | undefined {
  if (min !== undefined && secondsOf(time) < secondsOf(min)) return 'early';
  return max !== undefined && secondsOf(time) > secondsOf(max) ? 'late' : undefined;
}

/** Times of the list, at whole steps of the clock. */
export function stepsOf({ min, max }: TimeRule, stepMinutes: number, exact = false): PlainTime[] {
  const step = stepMinutes * 60;
  const first = Math.ceil(secondsOf(min ?? '00:00') / step) * step;
  const last = max === undefined ? DAY - 1 : secondsOf(max);
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, at) => timeAt(first + at * step, exact));
}

/** Next or previous whole step, within the limits and the day. */
export function stepped(time: PlainTime | null, way: 1 | -1, stepMinutes: number, { min, max }: TimeRule, exact = false): PlainTime {
  const step = stepMinutes * 60;
  const low = secondsOf(min ?? '00:00');
  const high = Math.max(low, max === undefined ? DAY - 1 : secondsOf(max));
  const from = secondsOf(time ?? MORNING);
  const next = way === 1 ? (Math.floor(from / step) + 1) * step : (Math.ceil(from / step) - 1) * step;
  const stays = time === null || next < 0 || next >= DAY;
  return timeAt(Math.max(low, Math.min(high, stays ? from : next)), exact);
}

/** Index of the selected time, or of the closest one. */
export function closest(times: readonly PlainTime[], time: PlainTime | null): number {
  const wanted = secondsOf(time ?? MORNING);
  const gaps = times.map((one) => Math.abs(secondsOf(one) - wanted));
  return gaps.indexOf(Math.min(...gaps));
}
