export { Field, type FieldProps } from './field.js';
export { useFieldControl, type FieldControlProps } from './use-field-control.js';
