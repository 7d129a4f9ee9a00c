import { callQuery } from '@seaberry/api-client/query';
import { checkAwbNumber } from '@seaberry/tracking';
import { AIRLINE } from '@seaberry/tracking/rules';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../../app-context.tsx';
import { ASKED, recognised } from '../../../shipment/form/recognised.tsx';
import { placeOf } from '../../../shipment/read.ts';
import { DETAIL_PATH } from '../paths.ts';

/** Fields that the number or the airline's response fills, unless the user has. */
export const FILLED = ['airlineCode', 'originCode', 'destinationCode'] as const;

/** The airline's response about the number of an air waybill. */
export const Recognised = recognised({
  texts: 'airWaybill',
  detailPath: DETAIL_PATH,
  carrier: { field: 'airlineCode', form: AIRLINE },
  numberOf(text) {
    const { value, validPattern } = checkAwbNumber(text);
    return validPattern ? value : null;
  },
  useAnswer({ number, carrier }) {
    const { client } = useApp();
    const input = { awbNo: number ?? '', ...(carrier ? { airlineCode: carrier } : {}) };
    return useQuery({
      ...callQuery(client, 'airWaybill', 'recognise', input),
      ...ASKED,
      enabled: number !== null,
      select: ({ status, id, airlineName, airlineCode, originName, destinationName, outlook, ...filled }) => ({
        status,
        id: id ?? null,
        carrier: airlineName ?? airlineCode ?? '',
        from: placeOf(filled.originCode, originName),
        to: placeOf(filled.destinationCode, destinationName),
        outlook: outlook ?? null,
        values: Object.fromEntries(FILLED.map((field) => [field, { ...filled, airlineCode }[field]])),
      }),
    });
  },
});
