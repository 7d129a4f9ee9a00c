/** Page of an ocean bill, also for features that link to it; its parameter `id` names the bill. */
export const BILL_PATH = '/tracking/oceanBill/detail';

/** Page of an air waybill, likewise. */
export const WAYBILL_PATH = '/tracking/airWaybill/detail';
