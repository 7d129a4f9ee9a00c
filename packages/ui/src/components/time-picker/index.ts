export { TimePicker, type TimePickerProps } from './time-picker.js';
export type { PlainTime } from './time-picker.logic.js';
