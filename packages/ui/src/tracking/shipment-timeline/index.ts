export { ShipmentTimeline, type ShipmentTimelineProps } from './shipment-timeline.js';
