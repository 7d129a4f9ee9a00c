import type { Resource, Row } from '../resource.types.ts';

/** Key of the draft of a resource's form. */
export const draftKey = ({ texts }: Pick<Resource, 'texts'>, row: Row | null): string => `${texts}.${row ? 'edit' : 'add'}`;
