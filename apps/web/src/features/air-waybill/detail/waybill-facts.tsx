import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { isEmpty } from '../../../kit/form/form-values.ts';
import type { DetailPartProps } from '../../../shipment/detail/define-detail.tsx';
import { FactCard } from '../../../shipment/detail/fact-card.tsx';
import { useFieldLabels, type FieldName } from '../../../shipment/fields.ts';
import { ShipmentValue } from '../../../shipment/value.tsx';
import type { Detail } from '../queries.ts';
import { waybillKind } from '../waybill-kind.ts';

/** Numbers, cargo and people of an air waybill, as they were entered or reported. */
export function WaybillFacts({ detail: { bill, createUserName } }: DetailPartProps<Detail>): ReactNode {
  const t = useTranslations('airWaybill');
  const labels = useFieldLabels('airWaybill');
  const fact = (name: FieldName) => ({
    term: labels(name),
    description: isEmpty((bill as Readonly<Record<string, unknown>>)[name]) ? null : (
      <ShipmentValue kind={waybillKind} row={bill} name={name} />
    ),
    wide: waybillKind.fields.of(name).kind === 'longText',
  });
  const facts = (...names: FieldName[]) => names.map(fact);
  return (
    <>
      <FactCard
        title={t('detail.references')}
        facts={facts('awbNo', 'localKeyword', 'orderNo', 'airlineCode', 'flightNo', 'carrierAnsweredAt', 'dataSource')}
      />
      <FactCard title={t('detail.cargo')} facts={facts('totalPieces', 'totalWeight', 'totalVolume', 'commodityName')} />
      <FactCard
        title={t('detail.contacts')}
        facts={[
          ...facts('ownerName', 'customer', 'customerService'),
          { term: t('detail.enteredBy'), description: createUserName },
          fact('createTime'),
          fact('remark'),
        ]}
      />
    </>
  );
}
