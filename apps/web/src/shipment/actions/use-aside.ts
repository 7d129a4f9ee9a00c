import { useTranslations } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { handleMutation, shipmentsChanged, snoozeMutation, wakeMutation } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';

type Ids = readonly string[];

export interface AsideActions {
  handle(ids: Ids): void;
  /** @param until An instant. */
  snooze(ids: Ids, until: string): void;
  wake(ids: Ids): void;
}

/** Sets shipments aside as handled or snoozed, each with an undo, and puts them back. */
export function useAside({ texts, controller }: Pick<ShipmentKind<never>, 'texts' | 'controller'>): AsideActions {
  const { client, queryClient } = useApp();
  const t = useTranslations(texts);
  const common = useTranslations('common');
  const explain = useExplain();
  const onError = (error: Error): void => {
    toast({ tone: 'danger', title: common('failure.editFailed'), description: explain(error) });
  };
  const wake = useMutation({
    ...wakeMutation(client, controller),
    onSuccess: (_result, { ids }) => {
      shipmentsChanged(queryClient, controller);
      toast({ tone: 'success', title: t('aside.woken', { count: ids.length }) });
    },
    onError,
  });
  const done = (title: string, ids: string[]): void => {
    shipmentsChanged(queryClient, controller);
    toast({ tone: 'success', title, action: { label: t('undo'), onAction: () => wake.mutate({ ids }) } });
  };
  const handle = useMutation({
    ...handleMutation(client, controller),
    onSuccess: (_result, { ids }) => done(t('aside.handled', { count: ids.length }), ids),
    onError,
  });
  const snooze = useMutation({
    ...snoozeMutation(client, controller),
    onSuccess: (_result, { ids }) => done(t('aside.snoozed', { count: ids.length }), ids),
    onError,
  });
  return {
    handle: (ids) => handle.mutate({ ids: [...ids] }),
    snooze: (ids, until) => snooze.mutate({ ids: [...ids], until }),
    wake: (ids) => wake.mutate({ ids: [...ids] }),
  };
}
