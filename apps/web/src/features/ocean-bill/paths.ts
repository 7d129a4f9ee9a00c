export const LIST_PATH = '/tracking/oceanBill';
export const DETAIL_PATH = '/tracking/oceanBill/detail';
