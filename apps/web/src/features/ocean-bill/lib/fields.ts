import { bill } from '@seaberry/api-client/fields/ocean-bill';

import { shipmentFields } from '../../../shipment/fields.ts';

export const billFields = shipmentFields(bill);
