export { Field, type FieldProps } from './field.js';
export { useFieldControl, useFieldLabelId, type FieldControlProps } from './use-field-control.js';
