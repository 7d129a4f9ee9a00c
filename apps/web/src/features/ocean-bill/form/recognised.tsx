import { callQuery } from '@seaberry/api-client/query';
import { guessReferenceType, normaliseIdentifier } from '@seaberry/tracking';
import { OCEAN_SCAC } from '@seaberry/tracking/rules';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../../app-context.tsx';
import { ASKED, recognised } from '../../../shipment/form/recognised.tsx';
import { placeOf } from '../../../shipment/read.ts';
import { DETAIL_PATH } from '../paths.ts';

/** Fields that the number or the carrier's response fills, unless the user has. */
export const FILLED = ['referenceType', 'carrierCode', 'polCode', 'podCode'] as const;

/** The carrier's response about the number of a bill, a container or a booking. */
export const Recognised = recognised({
  texts: 'oceanBill',
  detailPath: DETAIL_PATH,
  carrier: { field: 'carrierCode', form: OCEAN_SCAC },
  numberOf(text) {
    const number = normaliseIdentifier(text);
    return guessReferenceType(number) === null ? null : number;
  },
  useAnswer({ number, carrier }) {
    const { client } = useApp();
    const input = { referenceNo: number ?? '', ...(carrier ? { carrierCode: carrier } : {}) };
    return useQuery({
      ...callQuery(client, 'oceanBill', 'recognise', input),
      ...ASKED,
      enabled: number !== null,
      select: ({ status, id, carrierName, carrierCode, polName, podName, outlook, ...filled }) => ({
        status,
        id: id ?? null,
        carrier: carrierName ?? carrierCode ?? '',
        from: placeOf(filled.polCode, polName),
        to: placeOf(filled.podCode, podName),
        outlook: outlook ?? null,
        values: Object.fromEntries(FILLED.map((field) => [field, { ...filled, carrierCode }[field]])),
      }),
    });
  },
});
