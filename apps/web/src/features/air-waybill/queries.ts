import type { AnswerOf } from '@seaberry/api-client';

export type Waybill = AnswerOf<'airWaybill', 'page'>['items'][number];
export type Detail = AnswerOf<'airWaybill', 'detail'>;
