export { WAYBILL_PATH as DETAIL_PATH } from '../../shipment/paths.ts';

export const LIST_PATH = '/tracking/airWaybill';
