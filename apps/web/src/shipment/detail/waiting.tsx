import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Card } from '@seaberry/ui/card';
import { EmptyState } from '@seaberry/ui/empty-state';
import { usePermission } from '@seaberry/ui/permission';
import { Hourglass, SearchX } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { useScreen } from '../../shared/screen.tsx';
import { ShipmentDialogs, type ShipmentDialog } from '../actions/dialogs.tsx';
import type { ShipmentKind, ShipmentRow } from '../shipment.ts';

export interface WaitingProps<R extends ShipmentRow> {
  kind: ShipmentKind<R>;
  row: R;
}

/** Shown while nothing is known of a journey: the reason, and the next steps. */
export function Waiting<R extends ShipmentRow>({ kind, row }: WaitingProps<R>): ReactNode {
  const t = useTranslations(kind.texts);
  const reasons = useTranslations('notifications.reasons');
  const { subscription, failureReason, carrier } = kind.shipmentOf(row);
  const failed = subscription === 'SUB_ERR';
  const reason = REASONS.find((known) => known === failureReason);
  const said = reason ? reasons(reason) : '';
  const may = usePermission();
  return (
    <Card>
      <EmptyState
        icon={failed ? <SearchX size={24} aria-hidden /> : <Hourglass size={24} aria-hidden />}
        title={t(failed ? (isUnknown(reason) ? 'detail.unknownTitle' : 'detail.failedTitle') : 'detail.waitingTitle')}
        description={
          failed
            ? isUnknown(reason)
              ? t('detail.unknownText', { carrier, reason: said, may: yes(may({ allOf: [kind.codes.update, kind.codes.delete] })) })
              : t('detail.failedText', { reason: said, may: yes(may({ code: kind.codes.resubscribe })) })
            : t(waitingText(reason), { carrier })
        }
        action={<NextSteps {...{ kind, row, failed }} />}
      />
    </Card>
  );
}

/** Of a text with another form for a person without the right. */
const yes = (allowed: boolean): string => (allowed ? 'yes' : 'no');

const REASONS = [
  'not_found',
  'invalid_number',
  'retries_exhausted',
  'shipping_line_unreachable',
  'unrecognized_response',
  'rate_limited',
  'access_refused',
  'not_configured',
] as const;

type Reason = (typeof REASONS)[number];

/** Text for a number without any events yet. */
function waitingText(reason: Reason | undefined) {
  if (reason === undefined) return 'detail.waitingText' as const;
  return isNumbers(reason) ? ('detail.notYetText' as const) : (`detail.noAnswer.${reason}` as const);
}

/** Reasons that lie in the number, which another request does not change. */
const NUMBERS = ['not_found', 'invalid_number', 'retries_exhausted'] as const;
const isNumbers = (reason: Reason): reason is (typeof NUMBERS)[number] => NUMBERS.some((known) => known === reason);
const isUnknown = (reason: Reason | undefined): boolean => reason !== undefined && isNumbers(reason);

/** Buttons of the next steps that the user may take; the request to the carrier first. */
function NextSteps<R extends ShipmentRow>({ kind, row, failed }: WaitingProps<R> & { failed: boolean }): ReactNode {
  const t = useTranslations(kind.texts);
  const may = usePermission();
  const { open } = useScreen();
  const [dialog, setDialog] = useState<ShipmentDialog<R> | null>(null);
  const close = (): void => setDialog(null);
  return (
    <>
      {may({ code: kind.codes.resubscribe }) && (
        <Button variant={failed ? 'primary' : 'secondary'} onClick={() => setDialog({ kind: 'resubscribe', ids: [row.id] })}>
          {t('detail.askAgain')}
        </Button>
      )}
      {may({ code: kind.codes.update }) && (
        <Button onClick={() => setDialog({ kind: 'edit', row })}>{t(failed ? 'detail.correct' : 'edit')}</Button>
      )}
      {may({ code: kind.codes.delete }) && (
        <Button variant="ghost" onClick={() => setDialog({ kind: 'delete', ids: [row.id] })}>
          {t('detail.stop')}
        </Button>
      )}
      <ShipmentDialogs
        {...{ kind, dialog }}
        onClose={close}
        onDone={() => {
          if (dialog?.kind === 'delete') open(kind.listPath);
          close();
        }}
      />
    </>
  );
}
