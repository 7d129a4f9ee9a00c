import { useState } from 'react';

import type { Row } from '../resource.types.ts';
import { newerRow } from './outdated.ts';

export type Version = number | null | undefined;

export interface NewerState<R extends Row> {
  /** Version from which the change is made. */
  version: Version;
  /** The row that another user has saved since. */
  row: R | null;
  /** For `onError` of the change. */
  refused(error: unknown): void;
  /** The user has seen the newer row. @returns its version */
  accept(): Version;
  back(): void;
}

/**
 * For a change without form fields, such as a list that is replaced as a whole: the version it was made from, and the row that another user
 * has saved since, after the change was refused.
 */
export function useNewer<R extends Row = Row>(opened: Version): NewerState<R> {
  const [version, setVersion] = useState(opened);
  const [row, setRow] = useState<R | null>(null);
  return {
    version,
    row,
    refused: (error) => {
      const now = newerRow(error);
      // The row as the list of the same controller has it.
      if (now) setRow(now as R);
    },
    accept: () => {
      const seen = row?.['version'] as Version;
      setVersion(seen);
      setRow(null);
      return seen;
    },
    back: () => setRow(null),
  };
}
