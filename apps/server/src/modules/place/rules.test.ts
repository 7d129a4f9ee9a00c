import { describe, expect, it } from 'vitest';
import { readPlace } from './rules.ts';

const codes = (texts: readonly string[]) => texts.map((text) => readPlace(text).code);

describe('a place of a sheet', () => {
  it('is found by code or whole name, not by a part of it', () => {
    expect(codes(['cnytn', 'Long Beach', '鹽田', '上海港', 'Rotter', 'Nowhere'])).toEqual(['CNYTN', 'USLGB', 'CNYTN', 'CNSHA', null, null]);
    expect(readPlace('Rotter').choices).toEqual([]);
  });

  it('is found with its country, its state or its city, and with the word port', () => {
    const texts = [
      'Los Angeles, CA',
      'SHANGHAI,CHINA',
      'Shanghai, CN',
      '宁波，中国',
      'SHANGHAI PORT',
      'Port of Qingdao',
      'YANTIAN, SHENZHEN',
      'NINGBO (CNNGB)',
      'Busan, Korea',
    ];
    expect(codes(texts)).toEqual(['USLAX', 'CNSHA', 'CNSHA', 'CNNGB', 'CNSHA', 'CNTAO', 'CNYTN', 'CNNGB', 'KRPUS']);
  });

  it('is found by the names that people write for short', () => {
    const texts = ['洋山', '外高桥', '休斯顿', '胡志明', '巴生', '广州南沙', '深圳鹽田港', '天津新港', '新港', 'LAX', 'SHA'];
    expect(codes(texts)).toEqual(['CNSHA', 'CNSHA', 'USHOU', 'VNSGN', 'MYPKG', 'CNNSA', 'CNYTN', 'CNTXG', 'CNTXG', 'USLAX', 'CNSHA']);
  });

  it('is a choice where several ports have the name', () => {
    const choices = {
      宁波舟山: 'CNNGB CNZOS',
      奥克兰: 'NZAKL USOAK',
      汕头: 'CNSTG CNSWA',
      曼萨尼约: 'MXZLO PAMIT',
      巴生西: 'MYWSP MYPKG',
      HAL: 'CAHAL INHAL',
    };
    expect(Object.keys(choices).map((text) => readPlace(text))).toEqual(
      Object.values(choices).map((all) => ({ code: null, choices: all.split(' ') })),
    );
  });

  it('in another state or country than that of the port is not taken for it', () => {
    for (const [text, offered] of [
      ['Portland, ME', 'USPDX'],
      ['Vancouver, WA', 'CAVAN'],
      ['Melbourne, FL', 'AUMEL'],
    ] as const)
      expect(readPlace(text), text).toEqual({ code: null, choices: [offered] });
    expect(readPlace('Manzanillo, Mexico').code).toBe('MXZLO');
  });
});
