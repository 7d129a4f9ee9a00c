import {
  enteredIn,
  groupedFields,
  listedIn,
  type EnteredIn,
  type Entity,
  type Field,
  type Fields,
  type ListedIn,
} from '@seaberry/api-client/contract';
import type { Messages } from '@seaberry/i18n/react';

/** Name of a field of shipments: one that has a label. */
export type FieldName = keyof Messages['fields'];

/** Declared fields of a kind of shipment, as its screens use them. */
export interface ShipmentFields {
  /** Field with the number that a shipment is tracked by. */
  number: FieldName;
  /** Fields of columns, detail and export, in their order. */
  listed: readonly FieldName[];
  /** Entered fields by heading of the form. */
  groups: Readonly<Record<string, readonly FieldName[]>>;
  /** Entered fields that identify the shipment: they cannot be changed once tracking has started. */
  fixed: readonly FieldName[];
  /** Declaration of a field. */
  of(name: FieldName): Field;
}

/** A field that is shown or entered and has no label is a compile error. */
type Labelled<F extends Fields> = [Exclude<ListedIn<F> | EnteredIn<F, 'add' | 'edit'>, FieldName>] extends [never] ? unknown : never;

/** Fields of a kind of shipment from its entity in the contract. */
export function shipmentFields<F extends Fields, T extends FieldName>(entity: Entity<F, T, string, string> & Labelled<F>): ShipmentFields {
  const { fields, title } = entity;
  // Every one of them has a label, by the type above.
  const groups = groupedFields<Fields, string>(entity) as Record<string, readonly FieldName[]>;
  const editable: readonly string[] = enteredIn<Fields, 'edit'>(fields, 'edit');
  return {
    number: title,
    listed: listedIn<Fields>(fields) as FieldName[],
    groups,
    fixed: Object.values(groups)
      .flat()
      .filter((name) => !editable.includes(name)),
    of: (name) => {
      const field = fields[name];
      if (!field) throw new Error(`@seaberry/web: there is no field ${name}.`);
      return field;
    },
  };
}
