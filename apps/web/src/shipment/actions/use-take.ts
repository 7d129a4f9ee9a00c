import { useTranslations } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { useSession } from '../../session/use-session.ts';
import { assignMutation, shipmentsChanged } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';

/** Makes the user the owner of shipments. */
export function useTake({ texts, controller }: Pick<ShipmentKind<never>, 'texts' | 'controller'>): (ids: readonly string[]) => void {
  const { client, queryClient } = useApp();
  const { userId } = useSession();
  const t = useTranslations(texts);
  const common = useTranslations('common');
  const explain = useExplain();
  const { mutate } = useMutation({
    ...assignMutation(client, controller),
    onSuccess: (_result, { ids }) => {
      shipmentsChanged(queryClient, controller);
      toast({ tone: 'success', title: t('taken', { count: ids.length }) });
    },
    onError: (error) => toast({ tone: 'danger', title: common('failure.editFailed'), description: explain(error) }),
  });
  return (ids) => mutate({ ids: [...ids], ownerId: userId });
}
