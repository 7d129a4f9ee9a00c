import { useTranslations } from '@seaberry/i18n/react';
import { Field } from '@seaberry/ui/field';
import { Select } from '@seaberry/ui/select';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useId, useState, type ReactNode } from 'react';

import { FormFrame } from '../../kit/form/form-frame.tsx';
import { zone } from '../../shared/own-time.ts';
import { useDomainNow } from '../../session/use-session.ts';
import type { ShipmentKind } from '../shipment.ts';
import { useAside } from './use-aside.ts';

const DAY_MS = 86_400_000;
const DAYS = [1, 2, 3, 7, 14, 30] as const;

export interface SnoozeDialogProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller'>;
  ids: readonly string[];
  onClose(): void;
  /** Called after success, before the lists are fetched again. */
  onDone(): void;
}

/** Takes shipments out of those that need attention for some days. */
export function SnoozeDialog({ kind, ids, onClose, onDone }: SnoozeDialogProps): ReactNode {
  const t = useTranslations(kind.texts);
  const format = useFormat();
  const formId = useId();
  const now = useDomainNow();
  const { snooze } = useAside(kind);
  const [days, setDays] = useState('3');
  const until = (count: number): string => new Date(Date.parse(now) + count * DAY_MS).toISOString();
  return (
    <FormFrame
      size="sm"
      title={t('aside.snoozeTitle', { count: ids.length })}
      submitLabel={t('aside.snoozeSubmit')}
      dirty={false}
      pending={false}
      {...{ formId, onClose }}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          snooze(ids, until(Number(days)));
          onDone();
        }}
      >
        <Field label={t('aside.until')} description={t('aside.snoozeHint')}>
          <Select
            value={days}
            options={DAYS.map((count) => ({
              value: String(count),
              label: t('aside.days', { count, date: format.instant(until(count), zone(), 'date') }),
            }))}
            onChange={(event) => setDays(event.currentTarget.value)}
          />
        </Field>
      </form>
    </FormFrame>
  );
}
