import { isApiError } from '@seaberry/api-client';
import { useState } from 'react';

import type { Row } from '../resource.types.ts';

type Version = number | null | undefined;

/**
 * For a change without form fields, such as a list that is replaced as a whole: the version it was made from, and the row that another user
 * has saved since, after the change was refused.
 */
export function useNewer<R extends Row = Row>(opened: Version) {
  const [version, setVersion] = useState(opened);
  const [row, setRow] = useState<R | null>(null);
  return {
    version,
    row,
    /** For `onError` of the change. */
    refused: (error: unknown): void => {
      // The row as the list of the same controller has it.
      if (isApiError(error) && error.current) setRow(error.current as R);
    },
    /** The user has seen the newer row. @returns its version */
    settle: (): Version => {
      const seen = row?.['version'] as Version;
      setVersion(seen);
      setRow(null);
      return seen;
    },
    back: (): void => setRow(null),
  };
}
