export { DatePicker, type DatePickerProps } from './date-picker.js';
export type { PlainDate } from '../../lib/dates.logic.js';
