import type { ReactNode } from 'react';

import type { Words } from '../words.ts';
import type { AnyField } from './fields.ts';

/** Properties shared by every kind of field. */
export interface Shared {
  frame: { name: string; label: string; required: boolean; description?: string; className?: string };
  readOnly: boolean;
  words: Words;
}

export type RareKind = 'switch' | 'time' | 'dateTime' | 'tags' | 'colour' | 'code' | 'keyValue' | 'file' | 'rows' | 'cron';

/** A field of a kind that few forms have: its code loads with the first of them. */
export type RareFieldDefinition = Extract<AnyField, { kind: RareKind }>;

/** Place in a child row: path of the row, and the id of the field that holds the rows. */
export interface RowPlace {
  path: string;
  id: string;
}

/** Draws a field of a child row. */
export type CellOf = (field: AnyField, place: RowPlace) => ReactNode;
