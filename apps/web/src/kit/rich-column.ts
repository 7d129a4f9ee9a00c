import type { Resource } from './resource.types.ts';

export type RichKind = 'link' | 'picture' | 'tags' | 'json' | 'progress' | 'cron';

/** A column whose cells are more than a text. */
export type RichColumn = Extract<Resource['columns'][number], { kind: RichKind }>;
