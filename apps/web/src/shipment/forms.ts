import type { SheetField, SheetKind } from '@seaberry/tracking/sheet';
import type * as z from 'zod/mini';

import type { Choice } from '../kit/choices.types.ts';
import type { AnyForm } from '../kit/form/fields.ts';
import type { Lookup } from '../kit/resource.types.ts';
import type { FieldName } from './fields.ts';

/** Values of other fields that follow from a number. */
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
  /** Without a value, it follows from the number of each row. */
  byNumber?: boolean;
}

export interface ManyForm {
  /** How sheets of this kind are read. */
  sheet: SheetKind;
  /** Fields that the preview of a line shows. */
  summary: readonly FieldName[];
  common: readonly CommonField[];
  /** Columns of the sheet to fill in, in their order. */
  template: readonly SheetField[];
  /** Search of the places that a field takes. */
  lookups?: Partial<Readonly<Record<string, Lookup>>>;
  /**
   * Form of the codes of places.
   * @default UN/LOCODE
   */
  placeCode?: RegExp;
  /** Values that a row suggests for fields that it lacks; the user takes them over or not. */
  suggest?(row: RowValues): RowValues;
}

/** Fields of a new shipment that have a value from the start. */
export interface GivenFields {
  /** Initially the name of the user. */
  ownName: FieldName;
  /** Initially their values in the last shipment added. */
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
  /** Doubts about the number of valid values, which are sent only after the user has confirmed it. */
  warnings(values: RowValues): Reasons;
  many: ManyForm;
}
