import { useTranslations } from '@seaberry/i18n/react';
import { ErrorState } from '@seaberry/ui/error-state';
import { Skeleton } from '@seaberry/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../api/explain.ts';
import type { FailureKey } from '../api/failures.ts';

export interface LoadedProps<T> {
  query: UseQueryResult<T, Error>;
  /** Message shown above a failure. */
  failure: FailureKey;
  children: (data: T) => ReactNode;
}

/** Part of a page that loads separately: placeholder, content, or failure with a retry. */
export function Loaded<T>({ query, failure, children }: LoadedProps<T>): ReactNode {
  const common = useTranslations('common');
  const explain = useExplain();
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <ErrorState
        size="sm"
        title={common(`failure.${failure}`)}
        description={explain(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div aria-busy="true" className="grid gap-3 p-4">
      <Skeleton className="w-3/4" />
      <Skeleton className="w-1/2" />
      <Skeleton className="w-2/3" />
    </div>
  );
}
