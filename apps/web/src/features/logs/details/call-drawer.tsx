import { queryKey } from '@seaberry/api-client/query';
import type { CallLogRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { ErrorState } from '@seaberry/ui/error-state';
import { SkeletonText } from '@seaberry/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { useApp } from '../../../app-context.tsx';
import type { Column } from '../../../kit/resource.types.ts';
import { useWords } from '../../../kit/words.ts';
import { titleOf } from '../call-columns.ts';
import { JsonPart, TextPart } from './parts.tsx';
import { LogDrawer } from './log-drawer.tsx';

export interface CallDrawerProps {
  controller: 'sysLogOp' | 'sysLogEx';
  texts: string;
  columns: readonly Column<CallLogRow, string>[];
  row: CallLogRow;
  onClose(): void;
  /** Below what the call itself holds. */
  children?: ReactNode;
}

/** One call as a whole. Lists leave out what is long, so it is asked for here. */
export function CallDrawer({ controller, texts, columns, row, onClose, children }: CallDrawerProps): ReactNode {
  const { client } = useApp();
  const words = useWords(texts);
  const t = useTranslations('logs.parts');
  const explain = useExplain();
  const { id } = row;
  const detail = useQuery({
    queryKey: queryKey(controller, 'detail', { id }),
    queryFn: ({ signal }) => client[controller].detail({ id }, { signal }),
    meta: { handledByCaller: true },
  });
  const call = detail.data;
  return (
    <LogDrawer {...{ words, columns, onClose }} title={titleOf(row)} row={call ?? row}>
      {call ? (
        <>
          <TextPart label={t('message')} text={call.message} />
          <TextPart label={t('stack')} text={call.exception} />
          <JsonPart label={t('input')} text={call.requestParam} />
          <JsonPart label={t('result')} text={call.returnResult} />
        </>
      ) : detail.error ? (
        <ErrorState
          title={t('noDetail')}
          description={explain(detail.error)}
          retrying={detail.isFetching}
          onRetry={() => void detail.refetch()}
        />
      ) : (
        <SkeletonText lines={4} />
      )}
      {children}
    </LogDrawer>
  );
}
