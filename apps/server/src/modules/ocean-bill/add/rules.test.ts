import { describe, expect, it } from 'vitest';
import { mergeCommon } from '../../order/add/rules.ts';
import { checkBill } from './rules.ts';

const good = { referenceNo: 'COSU6123456789', carrierCode: 'COSU', serviceType: 'CY-CY', customerService: 'Amy', polCode: 'CNSHA' };
const check = (input: object) => checkBill({ ...good, ...input });
const errors = (input: object) => {
  const result = check(input);
  return result.ok ? null : result.errors;
};
const warnings = (input: object) => {
  const result = check(input);
  return result.ok ? result.warnings : result.errors;
};

describe('a new bill', () => {
  it('requires carrier, reference number, customer service and service type', () => {
    const result = checkBill({ polCode: 'CNSHA' });
    expect(!result.ok && result.errors).toEqual({
      referenceNo: ['required'],
      carrierCode: ['required'],
      serviceType: ['required'],
      customerService: ['required'],
    });
  });

  it('requires one of the two ports, also when other fields are invalid', () => {
    expect(errors({ polCode: null, podCode: ' ' })).toEqual({ polCode: ['polOrPod'] });
    expect(errors({ polCode: null, customerService: '' })).toEqual({ customerService: ['required'], polCode: ['polOrPod'] });
    expect(errors({ polCode: null, podCode: 'USLAX' })).toBeNull();
  });

  it('reports the field and the reason', () => {
    expect(errors({ notificationEmail: 'nobody' })).toEqual({ notificationEmail: ['email'] });
    expect(errors({ podCode: 'CN0HA' })).toEqual({ podCode: ['locode'] });
    expect(errors({ customerDeadline: '21.11.2026' })).toEqual({ customerDeadline: ['date'] });
    expect(errors({ referenceType: 'LETTER' })).toEqual({ referenceType: ['invalid'] });
    expect(errors({ remark: 'x'.repeat(1001) })).toEqual({ remark: ['tooLong'] });
    expect(errors({ referenceNo: ' - ' })).toEqual({ referenceNo: ['required'] });
    for (const year of ['0001', '9999']) expect(errors({ customerDeadline: `${year}-12-31` })).toEqual({ customerDeadline: ['date'] });
  });

  it('rejects what cannot be a number, and one that a spreadsheet has shortened', () => {
    for (const referenceNo of ['N/A', '=1+1', '😀', '提单MEDUAB700011', 'MAEU28050??1'])
      expect(errors({ referenceNo }), referenceNo).toEqual({ referenceNo: ['pattern'] });
    expect(errors({ referenceNo: '2.46977E+08' })).toEqual({ referenceNo: ['lostDigits'] });
    expect(errors({ referenceNo: 'TBA', customerDeadline: 'soon' })).toEqual({ referenceNo: ['pattern'], customerDeadline: ['date'] });
    for (const referenceNo of ['SZX/2611-0042', 'A1', '(01)23', '7E12345678', '\u202EMAEU123456789'])
      expect(errors({ referenceNo })).toBeNull();
  });

  it('only warns of a wrong check digit, an unusual form and an unknown place', () => {
    expect(warnings({ referenceType: 'CONTAINER', referenceNo: 'MSCU1234567' })).toEqual({ referenceNo: ['checkDigit'] });
    for (const referenceType of ['BL', 'BOOKING'])
      expect(warnings({ referenceType, referenceNo: 'CSNU0123008' })).toEqual({ referenceNo: ['checkDigit'] });
    expect(warnings({ referenceType: 'CONTAINER', referenceNo: 'CSNU6829160' })).toEqual({});
    expect(warnings({ referenceType: 'CONTAINER', referenceNo: 'HELLO1' })).toEqual({ referenceNo: ['pattern'] });
    expect(warnings({ containerNo: 'MSKU6011672, MSCU1234567' })).toEqual({ containerNo: ['checkDigit'] });
    expect(warnings({ podCode: 'XXZZZ' })).toEqual({ podCode: ['unknownPlace'] });
  });

  it('has one spelling of a number and the main code of a carrier', () => {
    const result = check({ referenceNo: ' cosu-6123 456789', carrierCode: 'medu', containerNo: 'msku 601167-2', orderNo: 'ＰＯ１' });
    expect(result.ok && result.order).toMatchObject({
      referenceNo: 'COSU6123456789',
      carrierCode: 'MSCU',
      containerNo: 'MSKU6011672',
      orderNo: 'PO1',
    });
  });

  it('keeps a number of twenty digits', () => {
    const result = check({ referenceNo: '12345678901234567890' });
    expect(result.ok && result.order.referenceNo).toBe('12345678901234567890');
  });
});

describe('a batch', () => {
  it('fills empty fields of a row from the common values', () => {
    expect(mergeCommon({ polCode: 'CNSHA', remark: 'all' }, { referenceNo: 'A1', polCode: '', remark: 'mine' })).toEqual({
      referenceNo: 'A1',
      polCode: 'CNSHA',
      remark: 'mine',
    });
  });
});
