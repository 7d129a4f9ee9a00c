import { ALIASES } from './aliases.js';

export interface Carrier {
  /** The code under which the carrier is stored: its main SCAC. */
  code: string;
  /** English trade name. */
  name: string;
  /** Other SCACs and prefixes of its bills of lading and bookings. */
  aliases: readonly string[];
  /** Owner codes of its containers. They only suggest the carrier, since a container may travel with another one. */
  ownerCodes: readonly string[];
}

const carrier = (code: string, name: string, ownerCodes = ''): Carrier => ({
  code,
  name,
  aliases: ALIASES[code]?.split(' ') ?? [],
  ownerCodes: ownerCodes === '' ? [] : ownerCodes.split(' '),
});

/**
 * Ocean carriers with public tracking, by SCAC (NMFTA) and owner code (BIC register). Maintained by hand, since no open list exists. A
 * carrier outside this list is tracked, stored and shown by its SCAC.
 */
export const CARRIERS: readonly Carrier[] = [
  carrier('ACLU', 'ACL', 'ACLU'),
  carrier('ANNU', 'ANL', 'ANNU'),
  carrier('APLU', 'APL', 'APLU APZU'),
  carrier('ARKU', 'Arkas', 'ARKU'),
  carrier('CHVW', 'Swire Shipping'),
  carrier('CMDU', 'CMA CGM', 'CMAU ECMU CGMU'),
  carrier('COSU', 'COSCO Shipping', 'COSU CSNU CBHU CCLU CSLU'),
  carrier('CULU', 'CULines', 'CULU'),
  carrier('EGLV', 'Evergreen', 'EGHU EGSU EISU EMCU EITU'),
  carrier('ESPU', 'Emirates Shipping Line', 'ESPU'),
  carrier('GOSU', 'Gold Star Line'),
  carrier('HDMU', 'HMM', 'HDMU HMMU KOCU'),
  carrier('HLCU', 'Hapag-Lloyd', 'HLBU HLXU HLCU HAMU UACU'),
  carrier('KMTU', 'KMTC', 'KMTU'),
  carrier('MAEU', 'Maersk', 'MAEU MSKU MRKU MRSU'),
  carrier('MATS', 'Matson', 'MATU'),
  carrier('MSCU', 'MSC', 'MSCU MEDU MSDU MSMU MSBU MSNU'),
  carrier('ONEY', 'ONE', 'ONEU NYKU KKFU MOAU'),
  carrier('OOLU', 'OOCL', 'OOLU OOCU'),
  carrier('PCIU', 'PIL', 'PCIU PILU'),
  carrier('REGU', 'RCL', 'REGU'),
  carrier('SAFM', 'Safmarine'),
  carrier('SEAU', 'Sealand'),
  carrier('SITU', 'SITC', 'SITU SEGU'),
  carrier('SMLM', 'SM Line', 'SMCU'),
  carrier('SMLU', 'Seaboard Marine', 'SMLU'),
  carrier('SNKO', 'Sinokor', 'SKLU SKHU'),
  carrier('SUDU', 'Hamburg Süd', 'SUDU HASU'),
  carrier('TRKU', 'Turkon', 'TRKU'),
  carrier('TSTZ', 'T.S. Lines', 'TSSU TSTU'),
  carrier('WDSB', 'Westwood'),
  carrier('WHLC', 'Wan Hai', 'WHLU WHSU'),
  carrier('YMLU', 'Yang Ming', 'YMLU YMMU'),
  carrier('ZIMU', 'ZIM', 'ZIMU ZCSU'),
];
