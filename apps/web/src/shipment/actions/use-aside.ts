import { useTranslations } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { handleMutation, shipmentsChanged, snoozeMutation, wakeMutation } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';
import { useOutcome } from './use-outcome.ts';

type Ids = readonly string[];

export interface AsideActions {
  handle(ids: Ids): void;
  /** @param until An instant. */
  snooze(ids: Ids, until: string): void;
  wake(ids: Ids): void;
  /** A snooze is under way. */
  snoozing: boolean;
  /** Why the last snooze failed. Its caller shows it, the failures of the others are messages. */
  snoozeError: Error | null;
}

/**
 * Sets shipments aside as handled or snoozed, each with an undo, and puts them back.
 *
 * @param onDone called with the shipments that were set aside, before the lists are fetched again
 */
export function useAside(kind: Pick<ShipmentKind<never>, 'texts' | 'controller'>, onDone?: (ids: Ids) => void): AsideActions {
  const { texts, controller } = kind;
  const { client, queryClient } = useApp();
  const t = useTranslations(texts);
  const common = useTranslations('common');
  const explain = useExplain();
  const showOutcome = useOutcome(kind);
  const onError = (error: Error): void => {
    toast({ tone: 'danger', title: common('failure.editFailed'), description: explain(error) });
  };
  const wake = useMutation({
    ...wakeMutation(client, controller),
    onSuccess: (answer, { ids }) => {
      shipmentsChanged(queryClient, controller);
      showOutcome(answer, ids, { title: (count) => t('aside.woken', { count }) });
    },
    onError,
  });
  const undo = (done: string[]) => ({ label: t('undo'), onAction: () => wake.mutate({ ids: done }) });
  const handle = useMutation({
    ...handleMutation(client, controller),
    onSuccess: (answer, { ids }) => {
      const done = showOutcome(answer, ids, { title: (count) => t('aside.handled', { count }), action: undo });
      onDone?.(done);
      shipmentsChanged(queryClient, controller);
    },
    onError,
  });
  const snooze = useMutation({
    ...snoozeMutation(client, controller),
    onSuccess: (answer, { ids }) => {
      const done = showOutcome(answer, ids, { title: (count) => t('aside.snoozed', { count }), action: undo });
      onDone?.(done);
      shipmentsChanged(queryClient, controller);
    },
  });
  return {
    handle: (ids) => handle.mutate({ ids: [...ids] }),
    snooze: (ids, until) => snooze.mutate({ ids: [...ids], until }),
    wake: (ids) => wake.mutate({ ids: [...ids] }),
    snoozing: snooze.isPending,
    snoozeError: snooze.error,
  };
}
