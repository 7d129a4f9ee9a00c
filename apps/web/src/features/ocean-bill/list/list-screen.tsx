import { defineShipmentList } from '../../../shipment/list/shipment-list.tsx';
import { billList } from './definition.ts';

export const listScreen = defineShipmentList(billList);
