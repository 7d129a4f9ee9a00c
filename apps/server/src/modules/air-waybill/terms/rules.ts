import { airlineByCode, normaliseIdentifier } from '@seaberry/tracking';

/** Fields of a waybill that a keyword searches. */
export interface Searchable {
  referenceNo: string;
  carrierCode: string;
  orderNo: string | null;
  localKeyword: string;
  customer: string | null;
  customerService: string;
  originCode: string;
  destinationCode: string;
  flightNo: string | null;
}

/** The searched texts, normalised, a line each: any part of one is found. */
export function searchTextOf(waybill: Searchable): string {
  const { carrierCode, ...texts } = waybill;
  const values = [
    texts.referenceNo,
    texts.orderNo,
    texts.localKeyword,
    texts.customer,
    texts.customerService,
    texts.originCode,
    texts.destinationCode,
    texts.flightNo,
    carrierCode,
    airlineByCode(carrierCode)?.name ?? null,
  ];
  return [...new Set(values.flatMap((value) => (value === null ? [] : [normaliseIdentifier(value)])))].join('\n');
}
