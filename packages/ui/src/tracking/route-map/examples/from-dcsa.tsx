import { shipmentFromDcsa } from '@seaberry/tracking';
import { routeOfShipment } from '@seaberry/tracking/geo';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { RouteMap } from '@seaberry/ui/route-map';

const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });

export function RouteMapExample() {
  return <RouteMap route={routeOfShipment(shipment)} />;
}
