import { hrefTo } from '../../shared/links.ts';
import type { Bill } from './queries.ts';

export const LIST_PATH = '/tracking/oceanBill';
export const DETAIL_PATH = '/tracking/oceanBill/detail';

/** Address of a bill's own page; its number is the page's title at once. */
export const detailHref = (bill: Pick<Bill, 'id' | 'referenceNo'>): string => hrefTo(DETAIL_PATH, { id: bill.id, title: bill.referenceNo });
