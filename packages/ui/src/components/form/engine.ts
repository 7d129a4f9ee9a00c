/* Only this module imports React Hook Form, so that it can be replaced. */
export { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
export { FormProvider, get, useController, useFieldArray, useForm, useFormContext, useFormState, useWatch } from 'react-hook-form';
export type {
  ControllerRenderProps,
  DefaultValues,
  FieldError,
  FieldPath,
  FieldPathValue,
  FieldValues,
  UseFormReturn,
} from 'react-hook-form';
