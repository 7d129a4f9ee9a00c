import '@seaberry/ui/styles.css';

import { shipmentFromDcsa, type ContainerState } from '@seaberry/tracking';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';
import { createRoot } from 'react-dom/client';

import type { MountTimeline } from './mount.tsx';

const NOW = '2028-01-01T00:00:00Z';

/** One event of a carrier; every event of the page is a copy at another time, so that none is merged. */
const RESPONSE = {
  events: [
    {
      eventID: 'e-1',
      eventType: 'EQUIPMENT',
      eventClassifierCode: 'ACT',
      eventDateTime: '2026-01-01T00:00:00Z',
      eventCreatedDateTime: '2026-01-01T00:00:00Z',
      equipmentEventTypeCode: 'GTIN',
      equipmentReference: 'MSKU6011672',
      emptyIndicatorCode: 'LADEN',
      transportCall: {
        UNLocationCode: 'CNSHA',
        facilityTypeCode: 'POTE',
        modeOfTransport: 'TRUCK',
        location: { locationName: 'Shanghai' },
      },
    },
  ],
};

function containerOf(moments: Parameters<MountTimeline>[1]): ContainerState {
  const [container] = shipmentFromDcsa(RESPONSE, { asOf: NOW }).containers;
  const station = container?.stations.find(({ milestones }) => milestones.some(({ actual }) => actual));
  const milestone = station?.milestones.find(({ actual }) => actual);
  if (!container || !station || !milestone) throw new Error('The sample response has no milestone with an actual time.');
  const milestones = moments.map(({ id, at }) => ({ ...milestone, key: `m-${id}`, planned: at, actual: at }));
  return {
    ...container,
    stations: container.stations.map((one) => (one === station ? { ...one, milestones } : { ...one, milestones: [] })),
  };
}

// Parsing a response is not rendering it: done once per size, as the peers prepare their dates.
const prepared = new Map<number, ContainerState>();

export const prepare = (moments: Parameters<MountTimeline>[1]): void => {
  if (!prepared.has(moments.length)) prepared.set(moments.length, containerOf(moments));
};

export const mount: MountTimeline = (place, moments) => {
  prepare(moments);
  const root = createRoot(place);
  const container = prepared.get(moments.length);
  if (container) root.render(<ShipmentTimeline container={container} now={NOW} />);
  return () => root.unmount();
};
