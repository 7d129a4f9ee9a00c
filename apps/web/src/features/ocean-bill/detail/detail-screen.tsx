import { defineShipmentDetail } from '../../../shipment/detail/define-detail.tsx';
import { billKind } from '../bill-kind.ts';
import type { Bill, Detail } from '../queries.ts';
import { billList } from '../list/list-screen.tsx';
import { BesideJourney } from './beside-journey.tsx';
import { BillFacts } from './bill-facts.tsx';
import { BillHeader } from './bill-header.tsx';
import { Containers } from './containers.tsx';
import { Differences } from './differences.tsx';
import { Recognition } from './recognition.tsx';

export const detailScreen = defineShipmentDetail<Bill, Detail>({
  kind: billKind,
  list: billList,
  rowOf: ({ bill }) => bill,
  Header: BillHeader,
  Differences,
  Journey: Containers,
  Beside: BesideJourney,
  Facts: BillFacts,
  Recognition,
});
