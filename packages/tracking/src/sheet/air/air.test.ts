import { describe, expect, it } from 'vitest';
import { airlineOfText, airportOfText, airSheet, columnsOf, fieldOfHeading, isTotal, oceanSheet, rowOf, tableOf } from '../index.js';

const cellsOf = (text: string) => tableOf(text).map(({ cells }) => cells);
const fieldsOf = (text: string) => columnsOf(cellsOf(text), airSheet).fields;
const numberOf = (text: string) => rowOf(['awbNo'], [text], airSheet)['awbNo'];

describe('a heading of a sheet of air waybills', () => {
  it('names its field in English and in both Chinese scripts', () => {
    const named = {
      awbNo: [
        'AWB No.',
        'MAWB#',
        'Air Waybill',
        'Master Air Waybill No',
        '空运单号',
        '空運單號',
        '主单号',
        '主单号(MAWB)',
        '运单号 AWB NO',
      ],
      airlineCode: ['Airline', 'Carrier', '航空公司', '航司', '承運人'],
      localKeyword: ['Local keyword', '本地关键字', '本地關鍵字'],
      orderNo: ['PO No.', '订单号', '工作號'],
      originCode: ['Origin', 'Airport of departure', 'FROM', '始发站', '始發站', '起运港', '起飞机场'],
      destinationCode: ['Destination', 'Airport of Destination', 'To', '目的站', '目的港', '到达机场'],
      customer: ['Shipper', '客户', '發貨人'],
      customerService: ['客服', '操作'],
      notificationEmail: ['E-mail', '通知邮箱'],
      remark: ['Remarks', '備註'],
      unused: ['序号', 'HAWB', '分单号', '航班号', 'Flight No.', '计费重量', '件数'],
    };
    const failures = Object.entries(named).flatMap(([field, texts]) => texts.filter((text) => fieldOfHeading(text, airSheet) !== field));
    expect(failures).toEqual([]);
  });

  it('is that of its own kind: the same heading may be another field of a bill', () => {
    expect(['主单号', '目的港'].map((text) => fieldOfHeading(text, oceanSheet))).toEqual(['billNo', 'podName']);
    expect(['主单号', '目的港'].map((text) => fieldOfHeading(text, airSheet))).toEqual(['awbNo', 'destinationCode']);
  });
});

describe('columns of a sheet of air waybills', () => {
  it('are recognised by headings in any order, below a title, in mixed languages', () => {
    const rows = cellsOf('2026年11月 空运清单\n序号\tTo\t航空公司\t分单号\t主单号\t天气\n1\tFRA\t国航\tHT001\t999-12345675\t晴');
    expect(columnsOf(rows, airSheet)).toEqual({
      fields: [null, 'destinationCode', 'airlineCode', null, 'awbNo', null],
      headings: ['序号', 'To', '航空公司', '分单号', '主单号', '天气'],
      first: 2,
    });
  });

  it('are recognised by their content without headings', () => {
    expect(
      fieldsOf('1\tPVG\t157-53806270\tQatar Airways\tDOH\tMarisol Inc.\tPO-1\n2\tCAN\t16008716945\t国泰\tHKG\tKestrel GmbH\tPO-2'),
    ).toEqual([null, 'originCode', 'awbNo', 'airlineCode', 'destinationCode', 'customer', 'orderNo']);
    expect(fieldsOf('Shanghai (PVG),020 1234 5675,法兰克福 FRA')).toEqual(['originCode', 'awbNo', 'destinationCode']);
    expect(fieldsOf('CZ\t784-30791202\nMU\t781-12345675')).toEqual(['airlineCode', 'awbNo']);
  });

  it('have numbers that a spreadsheet made numbers, and full-width ones', () => {
    expect(fieldsOf('15753806270.0\tPVG\tDOH')).toEqual(['awbNo', 'originCode', 'destinationCode']);
    expect(fieldsOf('2012345675\tPVG\tFRA')).toEqual(['awbNo', 'originCode', 'destinationCode']);
    expect(fieldsOf('１５７－５３８０６２７０\tＰＶＧ\tＤＯＨ')).toEqual(['awbNo', 'originCode', 'destinationCode']);
  });

  it('have no field where their content proves nothing', () => {
    // Currencies and terms of delivery look like airports, pieces like prefixes of airlines, and mobile numbers have eleven digits.
    expect(fieldsOf('157-53806270\tUSD\tFOB\n160-08716945\tEUR\tEXW')).toEqual(['awbNo', null, null]);
    expect(fieldsOf('157-53806270\t160\n160-08716945\t999')).toEqual(['awbNo', null]);
    expect(fieldsOf('13800138000\tPVG\tDOH')).toEqual([null, 'originCode', 'destinationCode']);
    expect(fieldsOf('157-53806270\tPVG')).toEqual(['awbNo', null]);
    expect(fieldsOf('157-53806270\tPVG\tDOH\tFRA')).toEqual(['awbNo', 'originCode', null, null]);
    expect(fieldsOf('157-53806270\tCSNU6829160\tCNSHA')).toEqual(['awbNo', null, null]);
  });

  it('have a number with a wrong check digit, which is then mentioned', () => {
    expect(fieldsOf('157-53806271\tPVG\tDOH')).toEqual(['awbNo', 'originCode', 'destinationCode']);
  });
});

describe('a number of an air waybill', () => {
  it('is read in every usual spelling', () => {
    const spellings = ['157-53806270', '157 5380 6270', '15753806270', 'MAWB 157-53806270', '１５７－５３８０６２７０', "'15753806270"];
    expect(spellings.map(numberOf)).toEqual(spellings.map(() => '157-53806270'));
    expect(['15753806270.0', '15,753,806,270'].map(numberOf)).toEqual(['157-53806270', '157-53806270']);
  });

  it('gets back the zeros that a spreadsheet dropped, only where check digit and airline prove them', () => {
    expect(['2012345675', '112345675', '2012345675.0'].map(numberOf)).toEqual(['020-12345675', '001-12345675', '020-12345675']);
    // A wrong check digit, an airline that is not known, and a number that lacks another digit.
    expect(['2012345676', '9912345675', '1573806270'].map(numberOf)).toEqual(['2012345676', '9912345675', '1573806270']);
  });

  it('of each possible serial survives a spreadsheet', () => {
    for (let serial = 0; serial < 10_000_000; serial += 99_991) {
      const digits = `${String(serial).padStart(7, '0')}${serial % 7}`;
      for (const prefix of ['001', '020', '157', '999']) {
        expect(numberOf(String(Number(prefix + digits))), prefix + digits).toBe(`${prefix}-${digits}`);
      }
    }
  });

  it('keeps a text that is none, and a row with one is no total', () => {
    expect(numberOf('TBA')).toBe('TBA');
    expect(isTotal(['157-53806270', 'Total'], ['awbNo', 'customer'], airSheet)).toBe(false);
    expect(isTotal(['合计', '40'], ['awbNo', null], airSheet)).toBe(true);
  });
});

describe('an airline', () => {
  it('is found by designator, prefix, trade name and Chinese name', () => {
    const names = ['ca', '999', 'Air China', '国航', '國航', 'ＣＡ', 'CA 国航', '国航(CA)', 'Air China (CA)', '999 - Air China'];
    expect(names.map(airlineOfText)).toEqual(names.map(() => 'CA'));
    expect(['20', 'cathay pacific', '大韓航空', '東航', 'SF Airlines'].map(airlineOfText)).toEqual(['LH', 'CX', 'KE', 'MU', 'O3']);
  });

  it('is none where it is not known, or two are named', () => {
    expect(['Nobody Air', '', '888', 'CA/MU', '恒通电器'].map(airlineOfText)).toEqual([null, null, null, null, null]);
    expect(rowOf(['airlineCode'], ['Nobody Air'], airSheet)).toEqual({ airlineCode: 'Nobody Air' });
  });
});

describe('an airport', () => {
  it('is found by its code, also beside a name', () => {
    const texts = [
      'PVG',
      'pvg',
      'ＰＶＧ',
      'Shanghai (PVG)',
      '上海浦东 PVG',
      'PVG上海',
      '上海（PVG）',
      'PVG - Shanghai',
      'SHANGHAI/PVG',
      'SHANGHAI PVG',
    ];
    expect(texts.map(airportOfText)).toEqual(texts.map(() => 'PVG'));
    expect(['LOS ANGELES (LAX)', 'NEW YORK JFK', 'Paris CDG'].map(airportOfText)).toEqual(['LAX', 'JFK', 'CDG']);
  });

  it('is found by a name that it alone has', () => {
    const texts = ['Shanghai Pudong International Airport', '上海浦东国际机场', '上海浦東', '浦东', 'Pudong', 'shanghai pudong'];
    expect(texts.map(airportOfText)).toEqual(texts.map(() => 'PVG'));
    expect(['法蘭克福', 'LOS ANGELES', 'Dusseldorf', 'Hong Kong', '德里', 'Dallas'].map(airportOfText)).toEqual([
      'FRA',
      'LAX',
      'DUS',
      'HKG',
      'DEL',
      'DFW',
    ]);
  });

  it('is not guessed', () => {
    const texts = ['上海', 'Shanghai', 'London', 'New York', 'LOS CABOS', 'Hamilton', 'PVG/SHA', 'Atlantis'];
    expect(texts.map(airportOfText)).toEqual(texts.map(() => null));
    expect(rowOf(['originCode', 'destinationCode'], ['上海', 'xyz'], airSheet)).toEqual({ originCode: '上海', destinationCode: 'XYZ' });
  });
});
