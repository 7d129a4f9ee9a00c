/** Parts of a cron expression, in their order. */
export const CRON_PARTS = ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'] as const;
export type CronPart = (typeof CRON_PARTS)[number];

export type CronFault =
  | { reason: 'partCount'; count: number }
  | {
      reason: 'unreadable' | 'outOfRange' | 'wrongOrder' | 'wrongStep' | 'repeated' | 'missing' | 'never';
      part: CronPart;
      /** The value of the list that is wrong. */
      typed: string;
    };

interface Rule {
  min: number;
  max: number;
  /** Example of a value. */
  example: string;
  /** Names of the values from `min` on. */
  names?: readonly string[];
}

export const CRON_RULES: Readonly<Record<CronPart, Rule>> = {
  minute: { min: 0, max: 59, example: '*/15' },
  hour: { min: 0, max: 23, example: '9-17' },
  dayOfMonth: { min: 1, max: 31, example: '1,15' },
  month: { min: 1, max: 12, example: '1-6', names: 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ') },
  // Sunday is 0 and 7.
  dayOfWeek: { min: 0, max: 7, example: '1-5', names: 'sun mon tue wed thu fri sat'.split(' ') },
};

/** Days of each month, in a leap year. */
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const LAST = 'L';
const ANY = new Set(['*', '?']);

export const partsOf = (expression: string): string[] => expression.trim().split(/\s+/);

/** Why a text is no schedule that the server runs: the rule of `cron-parser`, for expressions of five parts. Null when it is one. */
export function cronFault(expression: string): CronFault | null {
  const parts = partsOf(expression);
  if (parts.length !== CRON_PARTS.length) return { reason: 'partCount', count: expression.trim() === '' ? 0 : parts.length };
  for (const [at, part] of CRON_PARTS.entries()) {
    const read = readPart(parts[at] ?? '', part);
    if (!Array.isArray(read)) return { part, ...read };
  }
  return neverFault(parts);
}

type PartFault = Omit<Extract<CronFault, { part: CronPart }>, 'part'>;
type Values = (number | string)[];

/** Values of a part; text for the last day, and for the last or nth weekday. */
export function readPart(text: string, part: CronPart): Values | PartFault {
  if (part === 'dayOfWeek' && text.includes('#')) return readNth(text);
  const values: Values = [];
  for (const item of text.split(',')) {
    const read = readItem(item, part);
    if (!Array.isArray(read)) return read;
    if (read.some((value) => values.includes(value))) return { reason: 'repeated', typed: item };
    values.push(...read);
  }
  return values;
}

function readItem(item: string, part: CronPart): Values | PartFault {
  const fault = (reason: PartFault['reason']): PartFault => ({ reason, typed: item });
  const { min, max } = CRON_RULES[part];
  if (item === '') return fault('missing');
  const [range = '', step, ...more] = item.split('/');
  if (more.length > 0) return fault('unreadable');
  if (step === undefined && item.endsWith(LAST)) return readLast(item, part) ?? fault('unreadable');
  if (step !== undefined && (!/^\d+$/.test(step) || Number(step) === 0)) return fault('wrongStep');
  const bounds = ANY.has(range) ? [min, max] : range.split('-').map((bound) => numberOf(bound, part));
  const [from = NaN, to = step === undefined ? from : max] = bounds;
  if (bounds.length > 2 || Number.isNaN(from) || Number.isNaN(to)) return fault('unreadable');
  if (from < min || from > max || to < min || to > max) return fault('outOfRange');
  if (from > to) return fault('wrongOrder');
  const values = Array.from({ length: Math.floor((to - from) / Number(step ?? 1)) + 1 }, (_, at) => from + at * Number(step ?? 1));
  return part === 'dayOfWeek' ? [...new Set(values.map((day) => day % 7))] : values;
}

/** A number, or the name of one; NaN for anything else. */
function numberOf(text: string, part: CronPart): number {
  const { min, names } = CRON_RULES[part];
  const at = names?.indexOf(text.toLowerCase()) ?? -1;
  return at >= 0 ? min + at : /^\d+$/.test(text) ? Number(text) : NaN;
}

/** `L` is the last day of the month, `5L` its last Friday. */
function readLast(item: string, part: CronPart): Values | null {
  if (part === 'dayOfMonth') return item === LAST ? [item] : null;
  const day = part === 'dayOfWeek' ? numberOf(item.slice(0, -1), part) : NaN;
  return day <= CRON_RULES.dayOfWeek.max ? [`${day}${LAST}`] : null;
}

/** `1#2` is the second Monday of the month. */
function readNth(text: string): Values | PartFault {
  const [day = '', nth = ''] = text.split('#');
  const number = numberOf(day, 'dayOfWeek');
  if (Number.isNaN(number) || !/^[^#]+#[1-5]$/.test(text)) return { reason: 'unreadable', typed: text };
  return number > CRON_RULES.dayOfWeek.max ? { reason: 'outOfRange', typed: text } : [`${number % 7}#${nth}`];
}

/** A schedule that is never due would stop the queue of the server when it looks for the next run. */
function neverFault(parts: readonly string[]): CronFault | null {
  const [, , day = '', month = '', weekday = ''] = parts;
  const [days, months] = [readPart(day, 'dayOfMonth'), readPart(month, 'month')];
  if (!ANY.has(weekday) || !Array.isArray(days) || !Array.isArray(months)) return null;
  const maxDays = Math.max(...months.map((one) => MONTH_DAYS[Number(one) - 1] ?? 0));
  return days.every((one) => typeof one === 'number' && one > maxDays) ? { reason: 'never', part: 'dayOfMonth', typed: day } : null;
}
