import { describe, expect, it } from 'vitest';
import { searchTextOf, termsOf, tokensOf, type Searchable } from './rules.ts';

const bill: Searchable = {
  referenceNo: 'COSU6123456789',
  orderNo: 'PO-2026/0001',
  deliveryNo: null,
  verificationNo: null,
  containerNo: 'MSKU 601167-2',
  containerNumbers: ['CSNU6829160'],
  customer: '上海远洋物流',
  customerService: 'Amy Chen',
  vessel: 'EVER GIVEN',
  voyage: '042W',
  polName: null,
  podName: null,
  pldName: 'Ust-Luga',
  polCode: 'CNNGB',
  podCode: 'NLRTM',
  pldCode: null,
  keptValues: null,
};
const terms = termsOf(bill);
const whole = terms.filter((term) => term.whole).map(({ term }) => term);
const found = terms.map(({ term }) => term);

describe('the keyword index', () => {
  it('contains every number, normalised, and a bill of lading without its carrier prefix', () => {
    expect(whole).toEqual(['COSU6123456789', '6123456789', 'PO2026/0001', 'MSKU6011672', '6011672', 'CSNU6829160', '6829160']);
  });

  it('finds an entered place that was kept beside that of the carrier, in every language', () => {
    const kept = termsOf({ ...bill, keptValues: { polCode: 'CNSHA' } }).map(({ term }) => term);
    expect(kept).toEqual(expect.arrayContaining(['CNNGB', 'NINGBO', '宁波', '寧波']));
    expect([...found, ...kept]).not.toContain('NLRTM');
    expect(found).not.toContain('NINGBO');
  });

  it('finds names by the prefix of each word, Chinese ones from any character', () => {
    expect(found).toEqual(expect.arrayContaining(['EVERGIVEN', 'GIVEN', 'CHEN', '042W', '上海远洋物流', '远洋物流', '物流']));
  });

  it('writes each term once in the text that any part of it is looked for in', () => {
    expect(searchTextOf(terms).split('\n').toSorted()).toEqual(
      ['042W', 'AMYCHEN', 'COSU6123456789', 'CSNU6829160', 'EVERGIVEN', 'MSKU6011672', 'PO2026/0001', 'USTLUGA', '上海远洋物流'].toSorted(),
    );
  });

  it('reads an overlong text only up to the length of a pasted list', () => {
    const list = Array.from({ length: 500 }, (_, at) => `${'N'.repeat(60)}${1000 + at}`);
    expect(tokensOf(list.join(',\n'))).toEqual(list);
    expect(tokensOf(`COSU6123456789${' '.repeat(100_000)}COSU6123456790`)).toEqual(['COSU6123456789']);
  });

  it('splits pasted text', () => {
    expect(tokensOf('cosu6123456789, MSKU 601167 2\nPO-2026/0001')).toEqual(['COSU6123456789', 'MSKU6011672', 'PO2026/0001']);
    expect(tokensOf('  ')).toEqual([]);
  });
});
