import type { Client } from '@seaberry/api-client';
import { toast } from '@seaberry/ui/toaster';
import { useTranslations } from '@seaberry/i18n/react';
import { useMutation } from '@tanstack/react-query';

import type { FailureMeta } from '../../api/failures.ts';
import { useApp } from '../../app-context.tsx';
import { callBy, resourceChanged } from '../queries.ts';
import type { Action, Resource, Row } from '../resource.types.ts';
import { rowIdOf } from '../row-id.ts';
import type { ResourceTexts } from '../words.ts';
import { withVersion } from './with-version.ts';

/** Arguments of a row action or, without a row, of a toolbar action. */
export interface ActionRun {
  action: Pick<Action<Row, string>, 'id' | 'call' | 'input'>;
  row: Row | null;
}

/** Makes the call of an action, for a row or the toolbar. */
export function makeCall(client: Client, resource: Resource, { action: { call, input }, row }: ActionRun): Promise<unknown> {
  const byId = row ? { [resource.rowId ?? 'id']: rowIdOf(resource, row) } : undefined;
  // A toolbar action has a constant input, without a row.
  return callBy(client, resource.controller, call)(withVersion(resource, call, input ? input(row ?? {}) : byId, row));
}

/** Makes the call of an action, reports its success, and refetches the list. */
export function useAction(resource: Resource, words: ResourceTexts, meta: FailureMeta) {
  const { client, queryClient } = useApp();
  const common = useTranslations('common');
  return useMutation({
    mutationFn: (run: ActionRun) => makeCall(client, resource, run),
    onSuccess: (_answer, { action, row }) => {
      resourceChanged(queryClient, resource);
      const own = `actions.${action.id}.done`;
      toast({ tone: 'success', title: words.has(own) ? words.t(own, { name: row ? resource.rowName(row) : '' }) : common('done.edited') });
    },
    meta: { failure: 'actionFailed', ...meta },
  });
}
