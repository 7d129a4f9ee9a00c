import { AIRLINES, airlineByCode, airlineOfAwb } from '../../carriers/airlines.js';
import { toHalfWidth } from '../../identifiers/normalise.js';

/** Other names of airlines as sheets have them, Chinese ones in both scripts, by IATA designator. */
const NAMES: Readonly<Record<string, string>> = {
  AA: 'american, 美国航空, 美國航空, 美航',
  DL: 'delta air lines, delta airlines, 达美航空, 達美航空, 达美, 達美',
  AC: '加拿大航空, 加航',
  UA: 'united airlines, 美联航, 美聯航, 联合航空, 聯合航空, 美国联合航空, 美國聯合航空',
  LH: 'lufthansa, 汉莎, 漢莎, 汉莎航空, 漢莎航空, 汉莎货运, 漢莎貨運, 德航',
  FX: 'federal express, 联邦快递, 聯邦快遞',
  AF: '法国航空, 法國航空, 法航',
  KL: 'klm royal dutch airlines, 荷兰皇家航空, 荷蘭皇家航空, 荷航',
  CK: 'china cargo, 中国货运航空, 中國貨運航空, 中货航, 中貨航',
  BA: 'british airways world cargo, iag cargo, 英国航空, 英國航空, 英航',
  JL: 'jal, 日本航空, 日航',
  QR: 'qatar, qatar cargo, qatar airways cargo, 卡塔尔航空, 卡達航空, 卡塔爾航空, 卡航, 卡塔尔, 卡達',
  CX: 'cathay, cathay pacific airways, cathay cargo, 国泰航空, 國泰航空, 国泰, 國泰, 国泰货运, 國泰貨運',
  CV: 'cargolux airlines, 卢森堡货运航空, 盧森堡貨運航空, 卢森堡货航, 盧森堡貨航',
  EK: 'emirates skycargo, 阿联酋航空, 阿聯酋航空, 阿酋航空',
  KE: 'korean air cargo, 大韩航空, 大韓航空, 大韩, 大韓',
  NH: 'all nippon airways, ana cargo, 全日空, 全日空航空',
  TK: 'turkish, turkish cargo, 土耳其航空, 土航',
  CI: 'china airlines cargo, 中华航空, 中華航空, 华航, 華航',
  '5Y': 'atlas, atlas air cargo, 阿特拉斯航空, 亚特拉斯航空, 亞特拉斯航空',
  PO: 'polar, polar air, 博立航空, 博立貨運航空, 博立货运航空',
  '5X': 'ups airlines, 联合包裹, 聯合包裹, 优比速, 優比速',
  ZH: '深圳航空, 深航',
  SQ: 'sia, sia cargo, 新加坡航空, 新航',
  BR: 'eva, eva airways, eva air cargo, 长荣航空, 長榮航空',
  MF: 'xiamen airlines, xiamen air, 厦门航空, 廈門航空, 厦航, 廈航',
  MU: 'china eastern airlines, 中国东方航空, 中國東方航空, 东方航空, 東方航空, 东航, 東航',
  CZ: 'china southern airlines, china southern cargo, 中国南方航空, 中國南方航空, 南方航空, 南航',
  '3U': '四川航空, 川航',
  HU: '海南航空, 海航',
  O3: 'sf, sf airlines, 顺丰航空, 順豐航空, 顺丰, 順豐',
  OZ: 'asiana airlines, asiana cargo, 韩亚航空, 韓亞航空, 韩亚, 韓亞',
  CA: 'air china cargo, 中国国际航空, 中國國際航空, 中国国航, 中國國航, 国航, 國航, 国货航, 國貨航',
};

const fold = (text: string): string => text.toLowerCase().replace(/[\s.()-]+/gu, '');

const BY_NAME = new Map(AIRLINES.map(({ code, name }) => [fold(name), code]));
for (const [code, names] of Object.entries(NAMES)) for (const name of names.split(', ')) BY_NAME.set(fold(name), code);

function codeOf(text: string): string | undefined {
  // A spreadsheet drops the zeros in front of a prefix.
  if (/^\d{1,3}$/u.test(text)) return airlineOfAwb(text.padStart(3, '0'))?.code;
  return airlineByCode(text)?.code ?? BY_NAME.get(fold(text));
}

/** Parts of a cell with a designator beside a name: `国航 CA`, `Qatar Airways (QR)`, `999 / Air China`. */
const partsOf = (text: string): string[] =>
  [...(text.match(/\p{sc=Han}+|[^\p{sc=Han}]+/gu) ?? []), ...text.split(/[()[\]/|,]|\s-\s/u)].map((part) =>
    part.replace(/[()[\]]/gu, '').trim(),
  );

/** IATA designator of an airline by designator, prefix of its air waybills, trade name or Chinese name; null when it is none or several of them. */
export function airlineOfText(text: string): string | null {
  if (text.length > 80) return null;
  const plain = toHalfWidth(text).trim();
  const whole = codeOf(plain);
  if (whole) return whole;
  const found = new Set(partsOf(plain).flatMap((part) => codeOf(part) ?? []));
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}
