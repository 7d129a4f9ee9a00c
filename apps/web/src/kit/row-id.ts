import type { Resource, Row } from './resource.types.ts';

/** The id of a row; the client has read it as text. */
export const rowIdOf = (resource: Pick<Resource, 'rowId'>, row: Row): string => String(row[resource.rowId ?? 'id']);
