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
import { useTranslations, type Messages } from '@seaberry/i18n/react';
import { useCallback } from 'react';

/** Name of a field of shipments: one that has a label. */
export type FieldName = keyof Messages['fields'] | keyof Messages['airWaybill']['fields'];

/** Namespaces with the texts of a kind of shipment: the keys that all have are those of the shared screens. */
export type ShipmentTexts = 'oceanBill' | 'airWaybill';

/** Namespaces with the labels of fields, by that of the other texts. */
const LABELS = { oceanBill: 'fields', airWaybill: 'airWaybill.fields' } as const;

/** Labels of the fields of a kind of shipment. */
export function useFieldLabels(texts: ShipmentTexts): (name: FieldName) => string {
  const t = useTranslations(LABELS[texts]);
  // The type of `shipmentFields` refuses a field without a label.
  return useCallback((name) => t(name as never), [t]);
}

/** Declared fields of a kind of shipment, as its screens use them. */
export interface ShipmentFields {
  /** Field with the number that a shipment is tracked by. */
  number: FieldName;
  /** Fields of columns, detail and export, in their order. */
  listed: readonly FieldName[];
  /** Columns of files: the listed fields, and those that only files have. */
  exported: readonly FieldName[];
  /** The columns of a file, and after them the zones of their times. */
  withZones(columns: readonly FieldName[]): FieldName[];
  /** Entered fields by heading of the form. */
  groups: Readonly<Record<string, readonly FieldName[]>>;
  /** Entered fields that identify the shipment: they cannot be changed once tracking has started. */
  fixed: readonly FieldName[];
  /** Declaration of a field or of a column of files. */
  of(name: FieldName): Field;
}

/** A field that is shown or entered and has no label is a compile error. */
type Labelled<F extends Fields> = [Exclude<ListedIn<F> | EnteredIn<F, 'add' | 'edit'>, FieldName>] extends [never] ? unknown : never;

/** Columns that only files have, and the zones of times. */
interface FileFields {
  file: Readonly<Partial<Record<FieldName, Field>>>;
  zones: Readonly<Partial<Record<FieldName, Field>>>;
}

/** Fields of a kind of shipment from its entity in the contract. */
export function shipmentFields<F extends Fields, T extends FieldName>(
  entity: Entity<F, T, string, string> & Labelled<F>,
  { file, zones }: FileFields,
): ShipmentFields {
  const { fields, title } = entity;
  const inFiles: Readonly<Partial<Record<string, Field>>> = { ...fields, ...zones, ...file };
  const isZone = (name: string | undefined): name is FieldName => name !== undefined && name in zones;
  const listed = listedIn<Fields>(fields) as FieldName[];
  // Every one of them has a label, by the type above.
  const groups = groupedFields<Fields, string>(entity) as Record<string, readonly FieldName[]>;
  const editable: readonly string[] = enteredIn<Fields, 'edit'>(fields, 'edit');
  return {
    number: title,
    listed,
    exported: [...listed, ...(Object.keys(file) as FieldName[])],
    withZones: (columns) => [...columns, ...new Set(columns.map((name) => inFiles[name]?.zoneOf).filter(isZone))],
    groups,
    fixed: Object.values(groups)
      .flat()
      .filter((name) => !editable.includes(name)),
    of: (name) => {
      const field = inFiles[name];
      if (!field) throw new Error(`@seaberry/web: there is no field ${name}.`);
      return field;
    },
  };
}
