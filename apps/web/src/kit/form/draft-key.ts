import type { Resource, Row } from '../resource.types.ts';

/** Name of a resource's form, for its draft. A new row of another list's row is only for that one. */
export const draftKey = ({ texts, owner }: Pick<Resource, 'texts' | 'owner'>, row: Row | null): string =>
  `${texts}.${row ? 'edit' : 'add'}${owner ? JSON.stringify(owner) : ''}`;
