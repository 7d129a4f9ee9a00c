import type * as z from 'zod/mini';

import type { AnyForm } from '../kit/form/fields.ts';
import type { FieldName } from './fields.ts';

/** Reads a number: values of other fields that it decides by itself. */
export type NumberReader = (number: string) => Partial<Record<FieldName, string>>;

/** Entering shipments of a kind. */
export interface ShipmentForms {
  /** For adding and editing one. */
  form: AnyForm;
  /** Inputs of the calls `add` and `update`. */
  schemas: Record<'add' | 'update', z.ZodMiniType>;
}
