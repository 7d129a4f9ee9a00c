import { useTranslations } from '@seaberry/i18n/react';
import { EmptyState } from '@seaberry/ui/empty-state';
import { SortableList } from '@seaberry/ui/sortable-list';
import { toast } from '@seaberry/ui/toaster';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ActionFrame } from '../actions/action-frame.tsx';
import { readAll } from '../export/read-all.ts';
import { callBy, resourceChanged } from '../queries.ts';
import type { Resource, Row } from '../resource.types.ts';
import { rowIdOf } from '../row-id.ts';
import { parseResourceSearch } from '../search.ts';
import type { ResourceTexts } from '../words.ts';

export interface OrderRowsProps {
  resource: Resource;
  words: ResourceTexts;
  onClose(): void;
}

const NONE: readonly Row[] = [];

/** Dialog that puts all rows of a list into order, whatever its page, filters and sorting are. */
export function OrderRows({ resource, words, onClose }: OrderRowsProps): ReactNode {
  const { client, queryClient } = useApp();
  const common = useTranslations('resource');
  const { controller, order, owner } = resource;
  const loaded = useQuery({
    queryKey: [controller, resource.list, 'order', owner ?? null],
    queryFn: async ({ signal }) =>
      (await readAll(client, resource, parseResourceSearch(resource, {}), { signal, onProgress: () => {} })).rows,
    // The order that is edited is the one at opening; the next dialog reads it again.
    staleTime: Infinity,
    gcTime: 0,
    meta: { handledByCaller: true },
  });
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const save = useMutation({
    mutationFn: (ids: readonly string[]) => callBy(client, controller, order?.call ?? '')({ ...owner, ids }),
    onSuccess: () => {
      toast({ tone: 'success', title: common('order.done') });
      onClose();
      resourceChanged(queryClient, resource);
    },
    meta: { handledByCaller: true },
  });
  const rows = loaded.data ?? NONE;
  const ids = chosen ?? rows.map((row) => rowIdOf(resource, row));
  const byId = new Map(rows.map((row) => [rowIdOf(resource, row), row]));
  const items = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ id, label: resource.rowName(row), content: order?.content?.(row) }] : [];
  });
  const title = common('order.title', { title: words.t('title') });
  return (
    <ActionFrame
      title={title}
      description={common('order.hint')}
      size="sm"
      needs={[loaded]}
      dirty={chosen !== null}
      pending={save.isPending}
      error={save.error}
      onSubmit={rows.length > 1 ? () => (chosen ? save.mutate(chosen) : onClose()) : undefined}
      onClose={onClose}
    >
      {rows.length > 1 ? (
        <SortableList label={title} items={items} onOrderChange={setChosen} />
      ) : (
        <EmptyState size="sm" title={common('order.few')} />
      )}
    </ActionFrame>
  );
}
