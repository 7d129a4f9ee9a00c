/* The one file that knows the form library, so that it can be changed for another. */
export { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
export { FormProvider, get, useController, useForm, useFormContext, useFormState } from 'react-hook-form';
export type { ControllerRenderProps, DefaultValues, FieldError, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
