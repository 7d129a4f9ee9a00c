import { bill, billFile, billZones } from '@seaberry/api-client/fields/ocean-bill';

import { shipmentFields } from '../../../shipment/fields.ts';

export const billFields = shipmentFields(bill, { file: billFile, zones: billZones });
