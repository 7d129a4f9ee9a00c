/** Names that people write for ports and that the catalogue does not have, with the places they may mean. */
export const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  洋山: ['CNSHA'],
  外高桥: ['CNSHA'],
  外高橋: ['CNSHA'],
  WAIGAOQIAO: ['CNSHA'],
  宁波舟山: ['CNNGB', 'CNZOS'],
  寧波舟山: ['CNNGB', 'CNZOS'],
  NINGBOZHOUSHAN: ['CNNGB', 'CNZOS'],
  // CNXGG is an older code of the same port.
  天津新港: ['CNTXG'],
  新港: ['CNTXG'],
  休斯顿: ['USHOU'],
  休斯頓: ['USHOU'],
  巴生: ['MYPKG'],
  巴生西: ['MYWSP', 'MYPKG'],
  HOCHIMINH: ['VNSGN'],
};

/** States and provinces of the larger places of the United States and Canada. */
export const STATES: Readonly<Record<string, string>> = {
  USATL: 'GA', USBAL: 'MD', USBOS: 'MA', USCHI: 'IL', USCHS: 'SC', USCLE: 'OH', USCMH: 'OH', USCVG: 'OH', USDAL: 'TX', USDEN: 'CO',
  USDET: 'MI', USEWR: 'NJ', USHNL: 'HI', USHOU: 'TX', USILM: 'NC', USJAX: 'FL', USKCK: 'KS', USLAX: 'CA', USLGB: 'CA', USMEM: 'TN',
  USMES: 'MN', USMIA: 'FL', USMKC: 'MO', USMOB: 'AL', USMSY: 'LA', USNYC: 'NY', USOAK: 'CA', USORF: 'VA', USPDX: 'OR', USPEF: 'FL',
  USPHL: 'PA', USSAV: 'GA', USSEA: 'WA', USSFO: 'CA', USSLC: 'UT', USSTL: 'MO', USTIW: 'WA', USTPA: 'FL',
  CACAL: 'AB', CAHAL: 'NS', CAMTR: 'QC', CAPRR: 'BC', CASJB: 'NB', CATOR: 'ON', CAVAN: 'BC',
}; // prettier-ignore

/** Other names of countries than those of Unicode. */
export const COUNTRIES: Readonly<Record<string, string>> = {
  KOREA: 'KR',
  PRC: 'CN',
  'P.R.CHINA': 'CN',
  UAE: 'AE',
  UK: 'GB',
  USA: 'US',
  'U.S.A.': 'US',
};
