import * as z from 'zod/mini';
import type { sysDatabase } from './calls.js';
import { requiredUntrimmed } from '../inputs.js';
import { flag, noInput, opt, type SchemasOf, optionalText } from '../parts.js';

const configId = requiredUntrimmed(64);

const whole = opt(z.number());

const tableInfo = z.looseObject({ name: z.string(), description: optionalText, dbObjectType: opt(z.union([z.string(), z.number()])) });

const columnInfo = z.looseObject({
  tableName: optionalText,
  dbColumnName: z.string(),
  /** Type in the database, e.g. `varchar`. */
  dataType: optionalText,
  /** In characters or digits; 0 for types without a length. */
  length: whole,
  decimalDigits: whole,
  columnDescription: optionalText,
  defaultValue: optionalText,
  isNullable: opt(flag),
  isIdentity: opt(flag),
  isPrimarykey: opt(flag),
  createTableFieldSort: whole,
});

/** Position in the author's diagram; both 0 with us. `tableComents` is the spelling of the origin. */
const visualTable = z.looseObject({ tableName: z.string(), tableComents: optionalText, x: whole, y: whole });

const visualColumn = z.looseObject({
  tableName: z.string(),
  columnName: z.string(),
  dataType: optionalText,
  dataLength: opt(z.union([z.string(), z.number()])),
  columnDescription: optionalText,
  /** Not in the specification, like the next one. */
  isNullable: opt(flag),
  isPrimarykey: opt(flag),
});

/** From the referring column to the referenced one; `type` is `OneToOne` or `ManyToOne`, seen from the source. */
const columnRelation = z.looseObject({
  sourceTableName: z.string(),
  sourceColumnName: optionalText,
  type: optionalText,
  targetTableName: z.string(),
  targetColumnName: optionalText,
});

export const visualDbTable = z.looseObject({
  visualTableList: z.array(visualTable),
  visualColumnList: z.array(visualColumn),
  columnRelationList: z.array(columnRelation),
});

export type VisualDbTable = z.output<typeof visualDbTable>;

export const schemas = {
  list: { input: noInput, result: z.array(z.string()) },
  tableList: { input: z.object({ configId }), result: z.array(tableInfo) },
  columnList: { input: z.object({ tableName: requiredUntrimmed(64), configId }), result: z.array(columnInfo) },
  visualDbTable: { input: noInput, result: visualDbTable },
} satisfies SchemasOf<typeof sysDatabase>;
