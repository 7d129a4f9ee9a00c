import type { Resource, Row } from './resource.types.ts';

/** Id of a row, which the client has parsed as text. */
export const rowIdOf = (resource: Pick<Resource, 'rowId'>, row: Row): string => String(row[resource.rowId ?? 'id']);
