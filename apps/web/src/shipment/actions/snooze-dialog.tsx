import { useTranslations } from '@seaberry/i18n/react';
import { Field } from '@seaberry/ui/field';
import { Select } from '@seaberry/ui/select';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useId, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
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
  /** Called with the shipments that were changed, before the lists are fetched again. */
  onDone(ids: readonly string[]): void;
}

/** Takes shipments out of those that need attention for some days. A refusal stays in the dialog. */
export function SnoozeDialog({ kind, ids, onClose, onDone }: SnoozeDialogProps): ReactNode {
  const t = useTranslations(kind.texts);
  const format = useFormat();
  const formId = useId();
  const now = useDomainNow();
  const common = useTranslations('common');
  const explain = useExplain();
  const { snooze, snoozing, snoozeError } = useAside(kind, onDone);
  const [days, setDays] = useState('3');
  const until = (count: number): string => new Date(Date.parse(now) + count * DAY_MS).toISOString();
  return (
    <FormFrame
      size="sm"
      title={t('aside.snoozeTitle', { count: ids.length })}
      submitLabel={t('aside.snoozeSubmit')}
      dirty={false}
      pending={snoozing}
      {...{ formId, onClose }}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          snooze(ids, until(Number(days)));
        }}
      >
        <Field
          label={t('aside.until')}
          description={t('aside.snoozeHint')}
          error={snoozeError ? `${common('failure.editFailed')} ${explain(snoozeError)}` : undefined}
        >
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
