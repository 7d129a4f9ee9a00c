import { expect, it } from 'vitest';
import { oceanBill as en } from '../../messages/en/ocean-bill.js';
import { oceanBill as zhCn } from '../../messages/zh-CN/ocean-bill.js';
import { oceanBill as zhTw } from '../../messages/zh-TW/ocean-bill.js';
import { outlook as enOutlook } from '../en/outlook.js';
import { outlook as cnOutlook } from '../zh-CN/outlook.js';
import { outlook as twOutlook } from '../zh-TW/outlook.js';

it('counts shipments under the words of their outlook, in each language', () => {
  for (const [{ signal }, { kinds }] of [
    [en, enOutlook],
    [zhCn, cnOutlook],
    [zhTw, twOutlook],
  ] as const) {
    expect([signal.late, signal.early]).toEqual([kinds.late, kinds.early]);
  }
});

it('calls the filter of the expected arrival as its column', () => {
  for (const { fields, columns } of [en, zhCn, zhTw]) {
    expect(fields.eta).toBe(columns.expected);
    for (const end of [fields.etaFrom, fields.etaTo]) expect(end).toContain(columns.expected);
  }
});
