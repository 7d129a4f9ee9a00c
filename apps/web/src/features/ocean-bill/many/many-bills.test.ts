import { expect, test } from 'vitest';

import { judgeRows, type RowRules } from '../../../shipment/many/judge-rows.ts';
import { billForms } from '../forms.ts';
import { billFields } from '../lib/fields.ts';

const { many, read, schemas } = billForms;
const rules: RowRules = { ...many, number: billFields.number, read, schema: schemas.add };
const common = { customerService: 'Lin', serviceType: 'FCL', podCode: 'NLRTM' };

test('the number of a bill decides its kind, and the carrier where only one fits', () => {
  expect(read('MAEU123456789')).toEqual({ referenceType: 'BL', carrierCode: 'MAEU' });
  expect(read('CSNU6829160')).toEqual({ referenceType: 'CONTAINER' });
});

test('a pasted line is number, order number, POL and POD code', () => {
  expect(judgeRows('MAEU123456789\tPO-1\tCNSHA\tDEHAM', common, rules)).toEqual([
    {
      line: 1,
      status: 'ready',
      reasons: {},
      row: { referenceNo: 'MAEU123456789', orderNo: 'PO-1', polCode: 'CNSHA', podCode: 'DEHAM', referenceType: 'BL', carrierCode: 'MAEU' },
    },
  ]);
});

test('a wrong check digit of a container is a warning, and a place that is no code an error', () => {
  const lines = judgeRows('CSNU6829161\nMAEU2,,nowhere', { ...common, carrierCode: 'MAEU' }, rules);
  expect(lines.map(({ status }) => status)).toEqual(['warning', 'error']);
  expect(lines[0]?.reasons).toEqual({ referenceNo: ['checkDigit'] });
});

test('a number that decides nothing needs the values that a bill cannot do without', () => {
  expect(judgeRows('123456', {}, rules)[0]?.reasons).toMatchObject({
    carrierCode: ['required'],
    customerService: ['required'],
    serviceType: ['required'],
  });
});
