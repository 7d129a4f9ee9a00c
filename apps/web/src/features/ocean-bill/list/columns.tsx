import { useTranslations } from '@seaberry/i18n/react';
import { CopyableId } from '@seaberry/ui/copyable-id';
import type { DataTableColumn } from '@seaberry/ui/data-table';
import { Link } from '@seaberry/ui/link';
import { RouteLabel } from '@seaberry/ui/route-label';
import { StageRail } from '@seaberry/ui/stage-rail';
import { useTrackingText } from '@seaberry/ui/ui-provider';
import { useMemo, type ReactNode } from 'react';

import { Arrival, BillValue, carrierName, placeOf, Signal } from '../lib/bill-cells.tsx';
import { BILL_FIELDS, billField, type BillFieldName } from '../lib/fields.ts';
import { knownStage, railOf } from '../lib/rail.ts';
import { detailHref } from '../paths.ts';
import type { Bill } from '../queries.ts';
import { Now } from './now.tsx';

/** Columns that show several fields at once. Everything else is a field of the contract by its own key. */
const COMPOSED = ['reference', 'route', 'journey', 'vesselVoyage', 'state'] as const;
type ComposedId = (typeof COMPOSED)[number];

/** What the list shows before a person chooses, in the order of the journey. */
const SHOWN: readonly (ComposedId | BillFieldName)[] = [
  'reference',
  'carrierCode',
  'route',
  'stage',
  'journey',
  'vesselVoyage',
  'eta',
  'state',
];

/** Field by which the server sorts a composed column. */
const SORT_FIELD: Partial<Record<ComposedId, BillFieldName>> = { reference: 'referenceNo', route: 'polCode' };

const SIZE: Partial<Record<string, number>> = {
  reference: 176,
  carrierCode: 96,
  route: 176,
  stage: 104,
  journey: 180,
  vesselVoyage: 120,
  eta: 92,
  state: 148,
  remark: 240,
  deliveryAddress: 240,
  exceptionTypes: 220,
};
/** Width of the rail in its column, px. */
const RAIL = 156;

const isComposed = (id: string): id is ComposedId => COMPOSED.some((composed) => composed === id);

/** The server's field behind a column, and back. */
export const sortFieldOf = (id: string): string => (isComposed(id) ? (SORT_FIELD[id] ?? id) : id);
export const columnOf = (field: string): string => COMPOSED.find((id) => SORT_FIELD[id] === field) ?? field;

/** Every column there is: the composed ones, then each field of the contract, ready to be chosen. */
export function useColumns(): DataTableColumn<Bill>[] {
  const t = useTranslations('oceanBill');
  const fields = useTranslations('fields');
  return useMemo(() => {
    const composed = (id: ComposedId): DataTableColumn<Bill> => ({
      id,
      header: t(`columns.${id}`),
      cell: (bill) => <ComposedCell id={id} bill={bill} />,
      sortable: SORT_FIELD[id] !== undefined,
      ...(id === 'journey' ? { description: t('columns.journeyHint') } : {}),
      ...(id === 'reference' ? { rowHeader: true, alwaysShown: true, defaultPinned: true } : {}),
      wrap: id === 'vesselVoyage',
      size: SIZE[id] ?? 160,
    });
    const field = (key: BillFieldName): DataTableColumn<Bill> => {
      const { kind, sort } = billField(key);
      return {
        id: key,
        header: fields(key),
        cell: (bill) => <FieldCell name={key} bill={bill} />,
        sortable: sort ?? false,
        defaultHidden: !SHOWN.includes(key),
        wrap: key === 'stage' || key === 'carrierCode' || kind === 'longText',
        size: SIZE[key] ?? (kind === 'instant' ? 184 : 144),
      };
    };
    const rest = BILL_FIELDS.filter((name) => !SHOWN.includes(name)).map(field);
    return [...SHOWN.map((id) => (isComposed(id) ? composed(id) : field(id))), ...rest];
  }, [t, fields]);
}

function FieldCell({ name, bill }: { name: BillFieldName; bill: Bill }): ReactNode {
  if (name === 'eta') return <Arrival bill={bill} />;
  if (name === 'carrierCode') return carrierName(bill);
  if (name === 'stage') return <Stage bill={bill} />;
  return <BillValue bill={bill} name={name} />;
}

/** The stage as a word: the badge beside it says how it stands. */
function Stage({ bill }: { bill: Bill }): ReactNode {
  const words = useTrackingText();
  const stage = knownStage(bill.stage);
  return stage ? words.stages[stage] : null;
}

function ComposedCell({ id, bill }: { id: ComposedId; bill: Bill }): ReactNode {
  switch (id) {
    case 'reference':
      return <Reference bill={bill} />;
    case 'route':
      return <RouteLabel showCodes pol={placeOf(bill.polCode, bill.polName)} pod={placeOf(bill.podCode, bill.podName)} />;
    case 'journey':
      return <Now>{(now) => <StageRail nodes={railOf(bill)} now={now} width={RAIL} />}</Now>;
    case 'vesselVoyage':
      return [bill.vessel, bill.voyage].filter(Boolean).join(' ');
    case 'state':
      return <Signal bill={bill} />;
  }
}

export const routeOf = (bill: Bill) => ({
  pol: placeOf(bill.polCode, bill.polName),
  pod: placeOf(bill.podCode, bill.podName),
  pld: placeOf(bill.pldCode, bill.pldName),
});

function Reference({ bill }: { bill: Bill }): ReactNode {
  return (
    <span className="grid">
      <CopyableId value={bill.referenceNo}>
        <Link variant="strong" href={detailHref(bill)}>
          {bill.referenceNo}
        </Link>
      </CopyableId>
      {bill.orderNo && <span className="truncate">{bill.orderNo}</span>}
    </span>
  );
}
