import { defineShipmentDetail } from '../../../shipment/detail/define-detail.tsx';
import { waybillList } from '../list/list-screen.tsx';
import type { Detail, Waybill } from '../queries.ts';
import { waybillKind } from '../waybill-kind.ts';
import { BesideFlights, Flights } from './journey.tsx';
import { OtherAirports } from './other-airports.tsx';
import { WaybillFacts } from './waybill-facts.tsx';
import { WaybillHeader } from './waybill-header.tsx';

export const detailScreen = defineShipmentDetail<Waybill, Detail>({
  kind: waybillKind,
  list: waybillList,
  rowOf: ({ bill }) => bill,
  Header: WaybillHeader,
  Differences: OtherAirports,
  Journey: Flights,
  Beside: BesideFlights,
  Facts: WaybillFacts,
});
