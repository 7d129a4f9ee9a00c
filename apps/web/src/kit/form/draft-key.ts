import type { Resource, Row } from '../resource.types.ts';

/** Under which name the unsaved form of a resource is kept. */
export const draftKey = ({ texts }: Pick<Resource, 'texts'>, row: Row | null): string => `${texts}.${row ? 'edit' : 'add'}`;
