import { useTranslations } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { useSession } from '../../session/use-session.ts';
import { assignMutation, shipmentsChanged } from '../queries.ts';
import type { Shipment, ShipmentKind } from '../shipment.ts';
import { useOutcome } from './use-outcome.ts';
import { useOwnerUndo } from './use-owner-undo.ts';

/**
 * Makes the user the owner of shipments, with an undo.
 *
 * @param onDone called with the shipments that are the user's now, before the lists are fetched again
 * @param owner present owner of the only shipment
 */
export function useTake(
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller'>,
  onDone?: (ids: readonly string[]) => void,
  owner?: Shipment['owner'],
): (ids: readonly string[]) => void {
  const { texts, controller } = kind;
  const { client, queryClient } = useApp();
  const { userId } = useSession();
  const t = useTranslations(texts);
  const common = useTranslations('common');
  const explain = useExplain();
  const showOutcome = useOutcome(kind);
  const undoOf = useOwnerUndo(kind);
  const { mutate } = useMutation({
    ...assignMutation(client, controller),
    onSuccess: (answer, { ids }) => {
      const done = showOutcome(answer, ids, { title: (count) => t('taken', { count }), action: undoOf(ids, owner) });
      onDone?.(done);
      shipmentsChanged(queryClient, controller);
    },
    onError: (error) => toast({ tone: 'danger', title: common('failure.editFailed'), description: explain(error) }),
  });
  return (ids) => mutate({ ids: [...ids], ownerId: userId });
}
