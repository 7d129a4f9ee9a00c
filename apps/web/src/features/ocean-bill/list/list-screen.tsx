import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../../app-context.tsx';
import { defineShipmentList } from '../../../shipment/list/shipment-list.tsx';
import { billKind } from '../bill-kind.tsx';
import { billFields } from '../lib/fields.ts';
import { countQuery, pageQuery, type FilterInput, type PageInput } from '../../../shipment/queries.ts';
import type { Bill } from '../queries.ts';
import { SORTED, useColumns } from '../../../shipment/list/field-columns.tsx';
import { FILTERS } from './filters.ts';

// The filters of the list have the names of the input, so what is made of them is the input.
const pageOf = (input: object): PageInput => input as PageInput;
const countsOf = (input: object): FilterInput => input;

export const listScreen = defineShipmentList<Bill>({
  kind: billKind,
  filters: FILTERS,
  sortable: (id) => billFields.listed.some((name) => name === id && billFields.of(name).sort),
  sorted: SORTED,
  useColumns,
  usePage: (input) => useQuery(pageQuery(useApp().client, 'oceanBill', pageOf(input))),
  useCounts: (input) => useQuery(countQuery(useApp().client, 'oceanBill', countsOf(input))).data,
  prefetch: ({ client, queryClient }, page, counts) => {
    void queryClient.prefetchQuery(pageQuery(client, 'oceanBill', pageOf(page)));
    void queryClient.prefetchQuery(countQuery(client, 'oceanBill', countsOf(counts)));
  },
});
