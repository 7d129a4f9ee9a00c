import type { AnswerOf } from '@seaberry/api-client';

/** Content of a share link. */
export type SharedPage = AnswerOf<'shareLink', 'open'>;

export interface ShareSearch {
  /** In an app whose addresses are in the fragment. */
  token: string;
  /** The open one of several shipments. */
  id: string;
}
