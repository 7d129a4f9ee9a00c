import { useTranslations } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { shipmentsChanged } from '../queries.ts';
import type { Shipment, ShipmentKind } from '../shipment.ts';
import type { OutcomeOptions } from './use-outcome.ts';

/** Page of a list, with the owners of its rows. */
interface OwnedPage {
  items?: readonly { id: string; ownerId?: string | null | undefined }[];
}

/**
 * Undo of a change of owners, for its message. Call the function before the lists are fetched again, since they have the former owners.
 * Undefined where one of them is not known.
 */
export function useOwnerUndo({ texts, controller }: Pick<ShipmentKind<never>, 'texts' | 'controller'>) {
  const { client, queryClient } = useApp();
  const t = useTranslations(texts);
  const common = useTranslations('common');
  const explain = useExplain();
  const giveBack = async (owners: ReadonlyMap<string, string | null>): Promise<void> => {
    try {
      for (const ownerId of new Set(owners.values())) {
        const ids = [...owners].flatMap(([id, owner]) => (owner === ownerId ? [id] : []));
        await client[controller].assign({ ids, ownerId });
      }
      toast({ tone: 'success', title: t('undone') });
    } catch (error) {
      toast({ tone: 'danger', title: common('failure.editFailed'), description: explain(error) });
    }
    shipmentsChanged(queryClient, controller);
  };
  return (ids: readonly string[], present?: Shipment['owner']): OutcomeOptions['action'] => {
    const pages = queryClient.getQueriesData<OwnedPage>({ queryKey: [controller, 'page'] });
    const listed = new Map(pages.flatMap(([, page]) => page?.items ?? []).map(({ id, ownerId }) => [id, ownerId ?? null]));
    const owners = present === undefined ? listed : new Map(ids.map((id) => [id, present?.id ?? null]));
    if (!ids.every((id) => owners.has(id))) return undefined;
    return (done) => ({
      label: t('undo'),
      onAction: () => void giveBack(new Map(done.map((id) => [id, owners.get(id) ?? null]))),
    });
  };
}
