import type { Resource } from './resource.types.ts';

export type RichKind = 'link' | 'picture' | 'tags' | 'json' | 'progress' | 'cron';

/** A column with rich cells. */
export type RichColumn = Extract<Resource['columns'][number], { kind: RichKind }>;
