import { callMutation } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import type { Place } from '@seaberry/tracking';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { Can } from '@seaberry/ui/permission';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { useApp } from '../../../app-context.tsx';
import type { DetailPartProps } from '../../../shipment/detail/define-detail.tsx';
import { useFieldLabels } from '../../../shipment/fields.ts';
import { shipmentsChanged } from '../../../shipment/queries.ts';
import type { Detail } from '../queries.ts';
import { waybillKind } from '../waybill-kind.ts';

/** Entered airports that the airline contradicts: its own are shown everywhere, and can be taken over. */
export function OtherAirports({ detail: { bill, state } }: DetailPartProps<Detail>): ReactNode {
  const { id } = bill;
  return (
    <>
      <Other id={id} field="originCode" entered={[bill.originCode, bill.originName]} place={state.origin} />
      <Other id={id} field="destinationCode" entered={[bill.destinationCode, bill.destinationName]} place={state.destination} />
    </>
  );
}

type Text = string | null | undefined;

interface OtherProps {
  id: string;
  field: 'originCode' | 'destinationCode';
  entered: readonly [code: Text, name: Text];
  place: Place | null;
}

const shown = (code: string, name: Text): string => (name ? `${name} (${code})` : code);

function Other({ id, field, entered: [code, name], place }: OtherProps): ReactNode {
  const t = useTranslations('airWaybill.differences');
  const labels = useFieldLabels('airWaybill');
  const common = useTranslations('common');
  const explain = useExplain();
  const { client, queryClient } = useApp();
  const settle = useMutation({
    ...callMutation(client, 'airWaybill', 'settle'),
    meta: { failure: 'editFailed', handledByCaller: true },
    onSuccess() {
      shipmentsChanged(queryClient, waybillKind.controller);
      toast({ tone: 'success', title: t('tookOver', { field: labels(field) }) });
    },
    onError: (error) => toast({ tone: 'danger', title: common('failure.editFailed'), description: explain(error) }),
  });
  const told = place?.iataCode;
  if (!code || !told || told === code) return null;
  return (
    <Alert
      tone="warning"
      title={t('title', { field: labels(field) })}
      action={
        <Can code={waybillKind.codes.update}>
          <Button size="sm" loading={settle.isPending} onClick={() => settle.mutate({ id, field, carrier: told })}>
            {t('takeOver')}
          </Button>
        </Can>
      }
    >
      {t('text', { entered: shown(code, name), carrier: shown(told, place.name) })}
    </Alert>
  );
}
