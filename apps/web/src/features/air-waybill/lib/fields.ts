import { airWaybill, airWaybillFile, airWaybillZones } from '@seaberry/api-client/fields/air-waybill';

import { shipmentFields } from '../../../shipment/fields.ts';

export const waybillFields = shipmentFields(airWaybill, { file: airWaybillFile, zones: airWaybillZones });
