import { createContext, use } from 'react';

/** Props that a field passes to its control. */
export interface FieldContextValue {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly state: 'none' | 'warning' | 'error';
  readonly required: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** Attributes of a native control that a field may set. */
export interface FieldControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
}

/**
 * Attributes that connect a native control to the surrounding field; the caller's attributes take precedence, descriptions are merged.
 * `required` becomes `aria-required`: the browser's own validation bubble would be in another language.
 */
export function useFieldControl(own: FieldControlProps): FieldControlProps & { 'data-validation'?: 'warning' | 'error' } {
  const field = use(FieldContext);
  const { id, required, 'aria-describedby': ownDescription, 'aria-invalid': invalid, 'aria-required': ariaRequired } = own;
  const description = [ownDescription, field?.describedBy].filter(Boolean).join(' ');
  const isRequired = required ?? ariaRequired ?? field?.required;
  const isInvalid = invalid ?? (field?.state === 'error' || undefined);
  const state = isInvalid === true || isInvalid === 'true' ? 'error' : field?.state;
  return {
    ...(id !== undefined || field ? { id: id ?? field?.controlId } : {}),
    ...(description === '' ? {} : { 'aria-describedby': description }),
    ...(isInvalid === undefined ? {} : { 'aria-invalid': isInvalid }),
    ...(isRequired ? { 'aria-required': true } : {}),
    ...(state === 'error' || state === 'warning' ? { 'data-validation': state } : {}),
  };
}

/** Id of the label of the surrounding field, for a control that an HTML label cannot name. */
export const useFieldLabelId = (): string | undefined => use(FieldContext)?.labelId;
