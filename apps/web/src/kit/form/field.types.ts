import type { ReactNode } from 'react';

import type { ResourceTexts } from '../words.ts';
import type { AnyField } from './fields.ts';

/** Properties shared by every kind of field. */
export interface SharedFieldProps {
  fieldProps: { name: string; label: string; required: boolean; description?: string; className?: string };
  readOnly: boolean;
  words: ResourceTexts;
}

export type RareKind = 'switch' | 'time' | 'dateTime' | 'tags' | 'colour' | 'code' | 'richText' | 'keyValue' | 'file' | 'rows' | 'cron';

/** A rarely used kind of field: its code loads with the first form that needs it. */
export type RareFieldDefinition = Extract<AnyField, { kind: RareKind }>;

/** Position in a child row: path of the row, and id of the field with the rows. */
export interface RowPlace {
  path: string;
  id: string;
}

/** Renders a field of a child row. */
export type RenderChildField = (field: AnyField, place: RowPlace) => ReactNode;
