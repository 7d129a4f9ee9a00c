import type { DataTableValue } from '@seaberry/ui/data-table';
import { Badge } from '@seaberry/ui/badge';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { plainTextOf } from '@seaberry/ui/rich-text-editor';
import { Ban, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { ownTime } from '../shared/own-time.ts';
import { bytesText, durationText } from './measures.ts';
import type { Resource, Row } from './resource.types.ts';
import { isRich, RichCell } from './rich-kinds.ts';
import type { ResourceTexts } from './words.ts';

export type AnyColumn = Resource['columns'][number];

/** Value of a row in a column, as sent by the server. */
export const rawOf = (column: AnyColumn, row: Row): unknown => (column.value ? column.value(row) : row[column.id]);

/** Value of a row in a column, as a comparable value. */
export function plainValueOf(column: AnyColumn, row: Row): DataTableValue {
  const raw = rawOf(column, row);
  if (column.kind === 'richText' && typeof raw === 'string') return plainTextOf(raw);
  if (typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean') return raw;
  if (column.kind === 'tags' && Array.isArray(raw)) return raw.join(', ');
  return raw === null || raw === undefined ? null : JSON.stringify(raw);
}

const isEmpty = (value: DataTableValue): boolean => value === null || value === undefined || value === '';

/** The order of rows by a column, like the table's own sorting: empty values are last in both directions. */
export function comparatorOf(column: AnyColumn, descending: boolean, compare: (a: string, b: string) => number) {
  return (one: Row, other: Row): number => {
    const [a, b] = [plainValueOf(column, one), plainValueOf(column, other)];
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    return descending ? -order : order;
  };
}

const ENABLED = 1;
const DISABLED = 2;

/** Text of a cell, for display, exports and searches. */
export function textOf(column: AnyColumn, row: Row, words: ResourceTexts): string {
  if (column.text) return column.text(row, words);
  const raw = plainValueOf(column, row);
  if (raw === null || raw === undefined || raw === '') return '';
  const { format, common } = words;
  const text = String(raw);
  switch (column.kind) {
    case 'instant':
      return ownTime(format, text, column.seconds ? 'dateTimeSeconds' : 'dateTimeLong');
    case 'date':
      return format.instant(`${text.slice(0, 10)}T00:00:00Z`, 'UTC', 'date');
    case 'number':
      return typeof raw === 'number' ? format.number(raw) : text;
    case 'duration':
      return typeof raw === 'number' ? durationText(raw, format) : text;
    case 'bytes':
      return typeof raw === 'number' ? bytesText(raw, format) : text;
    case 'progress':
      return typeof raw === 'number' ? format.number(raw, { style: 'percent', maximumFractionDigits: 0 }) : text;
    case 'boolean':
      return raw === true || raw === 1 ? common('yes') : common('no');
    case 'status':
      return raw === ENABLED ? common('enabled') : raw === DISABLED ? common('disabled') : text;
    case 'dictionary':
      return words.inDictionary(column.dictionary, text);
    case 'words':
      return wordOf(words, column.words, text);
    default:
      return text;
  }
}

/** A word of the texts; unknown values are shown unchanged. */
export const wordOf = (words: ResourceTexts, group: string, value: string): string =>
  words.has(`${group}.${value}`) ? words.t(`${group}.${value}`) : value;

/** Content of a cell. `name` is the name of the row. */
export function cellOf(column: AnyColumn, row: Row, words: ResourceTexts, name = ''): ReactNode {
  if (column.cell) return column.cell(row, words);
  const text = textOf(column, row, words);
  if (text === '') return null;
  if (column.kind === 'code') return <CopyableId value={text} />;
  if (column.kind === 'status') return <StatusBadge status={rawOf(column, row)}>{text}</StatusBadge>;
  if (column.kind === 'words' && column.tones) return <Badge tone={column.tones[String(rawOf(column, row))] ?? 'neutral'}>{text}</Badge>;
  if (isRich(column)) return <RichCell.Component {...{ column, row, words, name, text }} />;
  return text;
}

/** Icon and text, so that colour is not the only sign. */
function StatusBadge({ status, children }: { status: unknown; children: ReactNode }): ReactNode {
  return status === ENABLED ? (
    <Badge tone="success" icon={<CircleCheck size={12} />}>
      {children}
    </Badge>
  ) : (
    <Badge icon={<Ban size={12} />}>{children}</Badge>
  );
}
