import { carrierByCode } from '../../carriers/lookup.js';
import { CARRIERS } from '../../carriers/table.js';
import { toHalfWidth } from '../../identifiers/normalise.js';

/** Other names of carriers as sheets have them, Chinese ones in both scripts, by main code. */
const NAMES: Readonly<Record<string, string>> = {
  ANNU: '澳国航运, 澳航',
  APLU: '美国总统, 美國總統, 美总',
  CMDU: 'cma, cmacgm, 达飞, 達飛, 法国达飞, 達飛輪船, 达飞轮船',
  COSU: 'cosco, coscon, cosco shipping lines, 中远, 中遠, 中远海运, 中遠海運, 中远海运集运, 中遠海運集運, 中远海, 中国远洋',
  CULU: 'cu lines, 中联航运, 中聯航運',
  EGLV: 'emc, evergreen line, 长荣, 長榮, 长荣海运, 長榮海運',
  ESPU: 'esl, 阿联酋航运, 阿聯酋航運',
  GOSU: 'gsl, 金星, 金星轮船, 金星輪船',
  HDMU: 'hyundai, hyundai merchant marine, 现代, 現代, 现代商船, 現代商船, 韩新海运, 韓新海運',
  HLCU: 'hapag, hapag lloyd, hpl, 赫伯罗特, 赫伯羅特',
  KMTU: 'kmtc, 高丽海运, 高麗海運, 高丽',
  MAEU: 'msk, maersk line, mcc, 马士基, 馬士基, 快桅',
  MATS: '美森, 美森轮船, 美森輪船',
  MSCU: 'mediterranean shipping company, 地中海, 地中海航运, 地中海航運',
  ONEY: 'ocean network express, 海洋网联, 海洋網聯, 海洋网联船务, 海洋網聯船務',
  OOLU: 'oocl, 东方海外, 東方海外',
  PCIU: 'pil, pacific international lines, 太平船务, 太平船務',
  REGU: 'rcl, 宏海, 宏海箱运, 宏海箱運',
  SITU: '海丰, 海豐, 新海丰, 新海豐, 海丰国际, 海豐國際',
  SMLM: 'sml, sm lines, 森罗商船, 森羅商船',
  SNKO: '长锦, 長錦, 长锦商船, 長錦商船',
  SUDU: 'hamburg sud, hamburg sued, 汉堡南美, 漢堡南美',
  TSTZ: 'tsl, ts lines, 德翔, 德翔海运, 德翔海運',
  WHLC: 'whl, wan hai lines, 万海, 萬海, 万海航运, 萬海航運',
  YMLU: 'yml, yangming, 阳明, 陽明, 阳明海运, 陽明海運',
  ZIMU: 'zim lines, 以星, 以星航运, 以星航運, 以星轮船',
};

const fold = (text: string): string =>
  toHalfWidth(text)
    .toLowerCase()
    .replace(/[\s.()-]+/gu, '');

const BY_NAME = new Map(CARRIERS.map(({ code, name }) => [fold(name), code]));
for (const [code, names] of Object.entries(NAMES)) for (const name of names.split(', ')) BY_NAME.set(fold(name), code);

/** Main code of a carrier by SCAC, trade name or Chinese name; null when it is none of them. */
export const carrierOfText = (text: string): string | null => carrierByCode(text)?.code ?? BY_NAME.get(fold(text)) ?? null;
