import * as z from 'zod/mini';

import type { Row, Values } from '../resource.types.ts';
import { isRootParent } from '../tree.logic.ts';
import { askedFields, fieldsOf, type AnyField, type AnyForm } from './fields.ts';

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** One row of a key-value field. */
export interface Pair {
  key: string;
  value: string;
}

/** A value as its control holds it. */
export function toControl(field: AnyField, raw: unknown): unknown {
  switch (field.kind) {
    case 'number':
      return typeof raw === 'number' ? raw : null;
    case 'checkbox':
    case 'switch':
      return raw === true || raw === 1;
    case 'time':
      return typeof raw === 'string' && raw !== '' ? raw.slice(0, 5) : null;
    case 'dateTime':
      return typeof raw === 'string' && raw !== '' ? raw : null;
    case 'tags':
      return Array.isArray(raw) ? raw.map(String) : [];
    case 'keyValue':
      return Array.isArray(raw) ? raw.map(({ key, value }: Partial<Pair>) => ({ key: key ?? '', value: value ?? '' })) : [];
    case 'rows': {
      const rows: Values[] = Array.isArray(raw) ? raw : [];
      const missing = Math.max(0, (field.min ?? 0) - rows.length);
      return [...rows.map((row) => controlsOf(field, row)), ...Array.from({ length: missing }, () => newRow(field))];
    }
    case 'file':
      if (Array.isArray(raw)) return raw.map(String);
      return isEmpty(raw) ? [] : [String(raw)];
    case 'date':
      return typeof raw === 'string' && raw !== '' ? raw.slice(0, 10) : null;
    case 'combobox':
      if (field.multiple) return Array.isArray(raw) ? raw.map(String) : [];
      return isEmpty(raw) ? null : String(raw);
    case 'tree':
      if (Array.isArray(raw)) return raw.map(String);
      return isRootParent(raw) ? [] : [String(raw)];
    case 'custom':
      return raw ?? null;
    default:
      return isEmpty(raw) ? '' : String(raw);
  }
}

type RowsDefinition = Extract<AnyField, { kind: 'rows' }>;

/** Control values of a child row; unknown properties are kept. */
const controlsOf = ({ fields }: RowsDefinition, row: Values): Values => ({
  ...row,
  ...Object.fromEntries(fields.map((field) => [field.id, toControl(field, row[field.id])])),
});

/** A new child row. */
export const newRow = ({ fields }: RowsDefinition): Values =>
  Object.fromEntries(fields.map((field) => [field.id, toControl(field, field.initial)]));

/** Child row as input of the call; an empty value is null. */
const rowFrom = ({ fields }: RowsDefinition, row: Values): Values => ({
  ...row,
  ...Object.fromEntries(
    fields.map((field) => {
      const value = fromControl(field, row[field.id]);
      return [field.id, isEmpty(value) && !Array.isArray(value) ? null : value];
    }),
  ),
});

/** Form values of a row, or of a new one. */
export const valuesOf = (form: AnyForm, row: Row | null, given: Values): Values =>
  Object.fromEntries(
    fieldsOf(form).map((field) => {
      const raw = field.id in given ? given[field.id] : row ? row[field.id] : field.initial;
      return [field.id, toControl(field, raw)];
    }),
  );

/** A value outside the choices, set by another backend: a number if they are numbers. */
const unknownOf = (values: readonly (string | number)[], value: unknown): unknown =>
  !isEmpty(value) && typeof values[0] === 'number' ? Number(value) : value;

/** Control value as input of the call. */
function fromControl(field: AnyField, value: unknown): unknown {
  if (field.kind === 'status') return value === '' ? null : Number(value);
  if (field.kind === 'file') return field.multiple ? value : Array.isArray(value) ? (value[0] ?? null) : null;
  // Empty rows are not sent.
  if (field.kind === 'keyValue') return (value as Pair[]).filter((pair) => !isEmpty(pair.key) || !isEmpty(pair.value));
  if (field.kind === 'rows') return (value as Values[]).map((row) => rowFrom(field, row));
  // Leading spaces are significant in code.
  if (field.kind === 'code') return value;
  if (field.kind === 'tree') return field.multiple ? value : Array.isArray(value) ? (value[0] ?? null) : null;
  if ((field.kind === 'select' || field.kind === 'radio' || field.kind === 'combobox') && 'values' in field.choices) {
    const { values } = field.choices;
    const valueOf = (text: unknown): unknown => values.find((one) => String(one) === text) ?? unknownOf(values, text);
    return Array.isArray(value) ? value.map(valueOf) : valueOf(value);
  }
  return typeof value === 'string' && field.kind !== 'custom' ? value.trim() : value;
}

/** Input to send. A cleared field is null; one that never had a value is omitted. */
export function inputOf(form: AnyForm, values: Values, row: Row | null, required: ReadonlySet<string>): Values {
  const entries = askedFields(form, row, values).flatMap((field) => {
    const value = fromControl(field, values[field.id]);
    if (!isEmpty(value) || required.has(field.id)) return [[field.id, value] as const];
    // A cleared list is an empty list.
    if (Array.isArray(value)) return row ? [[field.id, value] as const] : [];
    return row ? [[field.id, null] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Required fields by the contract: those reported for an empty input, and `<field>.<name>` for those of a child row. */
export function requiredFields(schema: z.ZodMiniType, form: AnyForm): ReadonlySet<string> {
  const all = fieldsOf(form);
  const decide = (fields: readonly AnyField[], missed: readonly string[]): string[] => {
    const decided = new Map(fields.flatMap(({ id, required }) => (required === undefined ? [] : [[id as string, required]])));
    return [...missed.filter((id) => decided.get(id) !== false), ...[...decided.keys()].filter((id) => decided.get(id))];
  };
  const inRows = all.flatMap((field) => {
    if (field.kind !== 'rows') return [];
    const { issues = [] } = z.safeParse(schema, { [field.id]: [{}] }).error ?? {};
    const missed = issues.flatMap(({ path }) => (path[0] === field.id && path.length > 2 ? [String(path[2])] : []));
    return decide(field.fields, missed).map((id) => `${field.id}.${id}`);
  });
  return new Set([
    ...decide(
      all,
      (z.safeParse(schema, {}).error?.issues ?? []).map(({ path }) => String(path[0])),
    ),
    ...inRows,
  ]);
}
