import { useTranslations } from '@seaberry/i18n/react';
import { toast, type ToastMessage } from '@seaberry/ui/toaster';

import type { ShipmentKind } from '../shipment.ts';

/** Response of a call on several shipments; without rows all of them are done. */
type Answer = { rows: readonly { id: string; status: string }[] } | null | undefined;

/** Why a shipment is left out. */
const LEFT_OUT = ['noBerries', 'ended', 'missing'] as const;

const isDone = (status: string): boolean => status === 'done' || status === 'accepted';

export interface OutcomeOptions {
  /** Title of the message, for the number of shipments that were changed. */
  title(count: number): string;
  /** Button of the message, for those shipments. */
  action?: ((done: string[]) => NonNullable<ToastMessage['action']>) | undefined;
}

/**
 * Shows in a toast how many shipments a call has changed, and how many it has left out for which reason.
 *
 * @returns the function that shows it; it returns the ids of the changed shipments
 */
export function useOutcome({ texts }: Pick<ShipmentKind<never>, 'texts'>) {
  const t = useTranslations(texts);
  return (answer: Answer, ids: readonly string[], { title, action }: OutcomeOptions): string[] => {
    const rows = answer?.rows ?? ids.map((id) => ({ id, status: 'done' }));
    const done = rows.flatMap(({ id, status }) => (isDone(status) ? [id] : []));
    const reasons = LEFT_OUT.flatMap((reason) => {
      const count = rows.filter(({ status }) => status === reason).length;
      return count > 0 ? [t(`leftOut.${reason}`, { count })] : [];
    });
    toast({
      tone: done.length === rows.length ? 'success' : 'warning',
      title: done.length > 0 ? title(done.length) : t('noneChanged'),
      ...(reasons.length > 0 ? { description: reasons.join(' ') } : {}),
      ...(action && done.length > 0 ? { action: action(done) } : {}),
    });
    return done;
  };
}
