export const LIST_PATH = '/tracking/airWaybill';
export const DETAIL_PATH = '/tracking/airWaybill/detail';
