export { ShipmentCard, type ShipmentCardProps } from './shipment-card.js';
