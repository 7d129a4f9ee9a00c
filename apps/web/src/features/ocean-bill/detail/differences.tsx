import type { AnswerOf } from '@seaberry/api-client';
import { DIFFERING } from '@seaberry/api-client/contract';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { Can } from '@seaberry/ui/permission';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { useApp } from '../../../app-context.tsx';
import type { DetailPartProps } from '../../../shipment/detail/define-detail.tsx';
import { shipmentsChanged } from '../../../shipment/queries.ts';
import { oneOf } from '../../../shipment/read.ts';
import { billKind } from '../bill-kind.ts';
import { settleMutation, type Detail } from '../queries.ts';

type Difference = NonNullable<AnswerOf<'oceanBill', 'detail'>['differences']>[number];
type Field = (typeof DIFFERING)[number];

/** Label of the value, in the area `fields`. */
const LABEL = { polCode: 'polName', podCode: 'podName', pldCode: 'pldName', containerNo: 'containerNo' } as const satisfies Record<
  Field,
  string
>;

const SURE = { title: 'title', text: 'text', carrier: 'takeOver', entered: 'keep', kept: 'kept' } as const;
/** The carrier reports a discharge and does not say whether that was the end of the passage. */
const UNSURE = { title: 'unsureTitle', text: 'unsureText', carrier: 'isPod', entered: 'isHub', kept: 'stays' } as const;

/** Entered values that the carrier contradicts, each with two ways to settle it. */
export function Differences({ detail: { bill, differences } }: DetailPartProps<Detail>): ReactNode {
  return (differences ?? []).flatMap((difference) => {
    const field = oneOf(DIFFERING, difference.field);
    return field === null || difference.kept ? [] : [<Difference key={field} id={bill.id} {...{ field, difference }} />];
  });
}

const shown = (value: string, name: string | null | undefined): string => (name ? `${name} (${value})` : value);

function Difference({ id, field, difference }: { id: string; field: Field; difference: Difference }): ReactNode {
  const t = useTranslations('oceanBill.differences');
  const labels = useTranslations('fields');
  const common = useTranslations('common');
  const explain = useExplain();
  const { client, queryClient } = useApp();
  const { carrier } = difference;
  const words = difference.unsure ? UNSURE : SURE;
  const settle = useMutation({
    ...settleMutation(client),
    onSuccess: (_, { use }) => {
      shipmentsChanged(queryClient, billKind.controller);
      toast({ tone: 'success', title: t(use === 'carrier' ? 'tookOver' : words.kept, { field: labels(LABEL[field]) }) });
    },
    onError: (error) => toast({ tone: 'danger', title: common('failure.editFailed'), description: explain(error) }),
  });
  const button = (use: 'carrier' | 'entered'): ReactNode => (
    <Button size="sm" loading={settle.isPending && settle.variables.use === use} onClick={() => settle.mutate({ id, field, carrier, use })}>
      {t(words[use])}
    </Button>
  );
  const values = {
    field: labels(LABEL[field]),
    entered: shown(difference.entered, difference.enteredName),
    carrier: shown(carrier, difference.carrierName),
  };
  return (
    <Alert
      tone="warning"
      title={t(words.title, values)}
      action={
        <Can code={billKind.codes.update}>
          <div className="flex flex-wrap gap-2">
            {button('carrier')}
            {button('entered')}
          </div>
        </Can>
      }
    >
      {t(words.text, values)}
    </Alert>
  );
}
