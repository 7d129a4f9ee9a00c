import { ErrorState } from '@seaberry/ui/error-state';
import { RecordDrawer, type RecordGroup, type RecordItem } from '@seaberry/ui/record-drawer';
import { RichText } from '@seaberry/ui/rich-text-editor';
import { SkeletonText } from '@seaberry/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import type { RecordDefinition, Resource, Row } from '../resource.types.ts';
import { cellOf, rawOf, textOf, type AnyColumn } from '../values.tsx';
import type { ResourceTexts } from '../words.ts';
import type { OpenRecord } from './use-open-record.ts';

export interface RecordViewProps {
  resource: Resource;
  words: ResourceTexts;
  record: OpenRecord;
  onClose(): void;
  /** Control of the row that gets focus on close. */
  returnFocusTo(): HTMLElement | null | undefined;
}

type AnyRecord = RecordDefinition<Row, string, string>;

/** Record of a row: its facts, and longer values below. */
export function RecordView({ resource, words, record, onClose, returnFocusTo }: RecordViewProps): ReactNode {
  const { client } = useApp();
  const { row: listed, id, place, onPrevious, onNext } = record;
  const definition: AnyRecord = resource.record ?? {};
  const { load, Below, useTitle = resource.rowName } = definition;
  const whole = useQuery({
    queryKey: [resource.controller, 'record', id],
    queryFn: () => load?.(client, listed) ?? listed,
    enabled: load !== undefined,
    meta: { handledByCaller: true },
  });
  const row = whole.data ?? listed;
  return (
    <RecordDrawer
      open
      title={useTitle(row)}
      groups={groupsOf(resource, definition, row, words)}
      {...{ place, onPrevious, onNext, returnFocusTo }}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {load && !whole.data && (
        <Pending title={words.common('recordLost')} error={whole.error} retrying={whole.isFetching} onRetry={() => void whole.refetch()} />
      )}
      {Below && <Below key={id} {...{ row, words }} />}
    </RecordDrawer>
  );
}

interface PendingProps {
  title: string;
  error: Error | null;
  retrying: boolean;
  onRetry(): void;
}

function Pending({ title, error, retrying, onRetry }: PendingProps): ReactNode {
  const explain = useExplain();
  if (!error) return <SkeletonText lines={4} />;
  return <ErrorState title={title} description={explain(error)} {...{ retrying, onRetry }} />;
}

function groupsOf(resource: Resource, { groups, copy }: AnyRecord, row: Row, words: ResourceTexts): RecordGroup[] {
  const columns = new Map<string, AnyColumn>(resource.columns.map((column) => [column.id, column]));
  const itemsOf = (ids: readonly string[]): RecordItem[] =>
    ids.flatMap((id): RecordItem[] => {
      const column = columns.get(id);
      const text = column ? textOf(column, row, words) : '';
      if (!column || text === '') return [];
      const term = words.t(`fields.${id}`);
      if (column.kind === 'code') return [{ term, description: text, copy: text }];
      const copied = copy?.includes(id) ? { copy: text } : {};
      if (column.kind === 'richText' && !column.cell) {
        const formatted = <RichText value={String(rawOf(column, row))} />;
        return [{ term, description: formatted, wide: true, ...copied }];
      }
      return [{ term, description: cellOf(column, row, words, resource.rowName(row)), ...copied }];
    });
  if (!groups) return [{ id: 'all', items: itemsOf([...columns.keys()]) }];
  return groups.map(({ id, columns: ids }) => ({
    id,
    ...(words.has(`sections.${id}`) ? { title: words.t(`sections.${id}`) } : {}),
    items: itemsOf(ids),
  }));
}
