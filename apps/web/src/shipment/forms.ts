import type { SheetField } from '@seaberry/tracking/sheet';
import type * as z from 'zod/mini';

import type { Choice } from '../kit/choices.types.ts';
import type { AnyForm } from '../kit/form/fields.ts';
import type { FieldName } from './fields.ts';

/** Reads a number: values of other fields that it decides. */
export type NumberReader = (number: string) => Partial<Record<FieldName, string>>;

/** Field → reasons, as codes of the messages area `errors`. */
export type Reasons = Readonly<Record<string, readonly string[]>>;

/** Values of one row of many, by field, as the batch call takes them. */
export type RowValues = Readonly<Record<string, string>>;

/** A field entered once for all rows. */
export interface CommonField {
  name: FieldName;
  /** A hook with the values to choose from. @default entered as its kind in the contract says */
  useChoices?(): readonly Choice[];
  /** Without a value, the number of each row decides. */
  byNumber?: boolean;
}

export interface ManyForm {
  /** Fields of the columns of a pasted line, in their order. */
  columns: readonly FieldName[];
  /** Fields that the preview of a line shows. */
  summary: readonly FieldName[];
  common: readonly CommonField[];
  /** Columns of the sheet to fill in, in their order. */
  template: readonly SheetField[];
  /** Oddities of a valid row, which do not stop it. */
  doubts(row: RowValues): Reasons;
}

/** Fields of a new shipment that a person seldom types. */
export interface GivenFields {
  /** Begins with one's own name. */
  ownName: FieldName;
  /** Begin with their values in the last shipment added. */
  last: readonly FieldName[];
}

/** Entering shipments of a kind. */
export interface ShipmentForms {
  given: GivenFields;
  /** For adding and editing one. */
  form: AnyForm;
  /** Inputs of the calls `add` and `update`. */
  schemas: Record<'add' | 'update', z.ZodMiniType>;
  read: NumberReader;
  many: ManyForm;
}
