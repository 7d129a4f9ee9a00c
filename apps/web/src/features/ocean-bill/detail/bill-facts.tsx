import { useTranslations } from '@seaberry/i18n/react';
import { REFERENCE_TYPES } from '@seaberry/tracking';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { Link } from '@seaberry/ui/link';
import type { ReactNode } from 'react';

import { isEmpty } from '../../../kit/form/form-values.ts';
import type { DetailPartProps } from '../../../shipment/detail/define-detail.tsx';
import { FactCard } from '../../../shipment/detail/fact-card.tsx';
import { useFieldLabels, type FieldName } from '../../../shipment/fields.ts';
import { oneOf } from '../../../shipment/read.ts';
import { ShipmentValue } from '../../../shipment/value.tsx';
import { billKind } from '../bill-kind.ts';
import type { Detail } from '../queries.ts';

/** Fields with a place of their own in a card, in the header or in the journey. The other entered ones are in the card of their heading. */
const PLACED: ReadonlySet<FieldName> = new Set<FieldName>([
  'referenceNo',
  'referenceType',
  'containerNo',
  'carrierCode',
  'serviceType',
  'polCode',
  'polName',
  'podCode',
  'podName',
  'pldCode',
  'pldName',
  'dock',
  'notificationEmail',
  'customerDeadline',
  'deliveryAddress',
  'remark',
]);

const othersOf = (...headings: string[]): FieldName[] =>
  headings.flatMap((heading) => billKind.fields.groups[heading] ?? []).filter((name) => !PLACED.has(name));

/** Numbers, people and delivery of a bill, as they were entered or reported. */
export function BillFacts({ detail }: DetailPartProps<Detail>): ReactNode {
  const t = useTranslations('oceanBill');
  const labels = useFieldLabels('oceanBill');
  const { bill, state, createUserName } = detail;
  const { vessel, voyage } = state;
  const type = oneOf(REFERENCE_TYPES, bill.referenceType);
  const fact = (name: FieldName) => ({
    term: labels(name),
    description: isEmpty((bill as Readonly<Record<string, unknown>>)[name]) ? null : (
      <ShipmentValue kind={billKind} row={bill} name={name} />
    ),
    wide: billKind.fields.of(name).kind === 'longText',
  });
  const copied = (value: string | null | undefined): ReactNode => (value ? <CopyableId wrap value={value} /> : null);
  return (
    <>
      <FactCard
        title={t('detail.references')}
        facts={[
          { term: type ? t(`form.referenceTypes.${type}`) : labels('referenceNo'), description: copied(bill.referenceNo) },
          ...othersOf('numbers').map(fact),
          fact('carrierCode'),
          fact('carrierAnsweredAt'),
          { term: t('detail.vessel'), description: copied([vessel?.name, voyage].filter(Boolean).join(' ')) },
          { term: t('detail.imo'), description: copied(vessel?.imo) },
          fact('serviceType'),
          { term: labels('containerNo'), description: numbersOf(bill.containerNo), wide: true },
        ]}
      />
      <FactCard
        title={t('detail.contacts')}
        facts={[
          fact('ownerName'),
          ...othersOf('parties').map(fact),
          {
            term: labels('notificationEmail'),
            description: bill.notificationEmail ? <Link href={`mailto:${bill.notificationEmail}`}>{bill.notificationEmail}</Link> : null,
          },
          { term: t('detail.enteredBy'), description: createUserName },
          fact('createTime'),
        ]}
      />
      <FactCard
        title={t('detail.delivery')}
        facts={[
          ...othersOf('delivery', 'route', 'other').map(fact),
          fact('actualDeliveryTime'),
          fact('dock'),
          fact('deliveryAddress'),
          fact('remark'),
        ]}
      />
    </>
  );
}

/** Container numbers, each copied alone; null for none. */
const numbersOf = (text: string | null | undefined): ReactNode => {
  const numbers = text?.split(/[\s,]+/u).filter(Boolean) ?? [];
  if (numbers.length === 0) return null;
  return (
    <ul className="m-0 flex list-none flex-wrap gap-x-4 p-0">
      {numbers.map((number) => (
        <li key={number}>
          <CopyableId value={number} />
        </li>
      ))}
    </ul>
  );
};
