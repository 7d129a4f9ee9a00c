export { Form, type FormProps } from './form.js';
export { FormField, type FormControl, type FormFieldProps } from './form-field.js';
export { useDirtyGuard, type DirtyGuard } from './use-dirty-guard.js';
export { useFormField, type FormIssue } from './form-context.js';
export { useFormRows, type FormRow, type FormRows } from './use-form-rows.js';
export { useFormActions, useFormValues, type FormActions } from './use-form-values.js';
export { useSchemaForm, type SchemaForm, type SchemaFormOptions } from './use-schema-form.js';
export type { StandardSchema } from './standard-schema.js';
