import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../../app-context.tsx';
import { defineShipmentList } from '../../../shipment/list/shipment-list.tsx';
import { billKind } from '../bill-kind.tsx';
import { BILL_FIELDS, billField } from '../../../shipment/fields.ts';
import { countQuery, pageQuery, type Bill, type FilterInput, type PageInput } from '../../../shipment/queries.ts';
import { SORTED, useColumns } from '../../../shipment/list/field-columns.tsx';
import { FILTERS } from './filters.ts';

// The filters of the list have the names of the input, so what is made of them is the input.
const pageOf = (input: object): PageInput => input as PageInput;
const countsOf = (input: object): FilterInput => input;

export const listScreen = defineShipmentList<Bill>({
  kind: billKind,
  capability: 'oceanBill',
  filters: FILTERS,
  sortable: (id) => BILL_FIELDS.some((name) => name === id && billField(name).sort),
  sorted: SORTED,
  useColumns,
  usePage: (input) => useQuery(pageQuery(useApp().client, pageOf(input))),
  useCounts: (input) => useQuery(countQuery(useApp().client, countsOf(input))).data,
  prefetch: ({ client, queryClient }, page, counts) => {
    void queryClient.prefetchQuery(pageQuery(client, pageOf(page)));
    void queryClient.prefetchQuery(countQuery(client, countsOf(counts)));
  },
});
