export {
  ShipmentTimeline,
  type ShipmentTimelineOfContainer,
  type ShipmentTimelineOfShipment,
  type ShipmentTimelineProps,
} from './shipment-timeline.js';
export type { TimelineJourney } from './shipment-timeline.logic.js';
