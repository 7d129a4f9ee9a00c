export { Form, type FormProps } from './form.js';
export { FormField, type FormControl, type FormFieldProps } from './form-field.js';
export { useDirtyGuard, type DirtyGuard } from './use-dirty-guard.js';
export { useFormField, type FormIssue } from './form-context.js';
export { useSchemaForm, type SchemaForm, type SchemaFormOptions } from './use-schema-form.js';
export type { StandardSchema } from './standard-schema.js';
