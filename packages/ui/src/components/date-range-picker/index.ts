export { DateRangePicker, type DateRangePickerProps } from './date-range-picker.js';
export type { DateShortcut, ShortcutName } from './date-range.logic.js';
export type { DateRange } from '../../lib/dates.logic.js';
