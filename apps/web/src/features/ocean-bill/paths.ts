export { BILL_PATH as DETAIL_PATH } from '../../shipment/paths.ts';

export const LIST_PATH = '/tracking/oceanBill';
