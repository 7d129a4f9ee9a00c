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

const carrier = (code: string, name: string, aliases = '', ownerCodes = ''): Carrier => ({
  code,
  name,
  aliases: aliases === '' ? [] : aliases.split(' '),
  ownerCodes: ownerCodes === '' ? [] : ownerCodes.split(' '),
});

/**
 * Ocean carriers with public tracking, by SCAC (NMFTA) and owner code (BIC register). Maintained by hand, since no open list exists. A
 * carrier outside this list is tracked, stored and shown by its SCAC.
 */
export const CARRIERS: readonly Carrier[] = [
  carrier('ACLU', 'ACL', '', 'ACLU'),
  carrier('ANNU', 'ANL', 'ANLC', 'ANNU'),
  carrier('APLU', 'APL', '', 'APLU APZU'),
  carrier('ARKU', 'Arkas', '', 'ARKU'),
  carrier('CHVW', 'Swire Shipping', 'SSBF'),
  carrier('CMDU', 'CMA CGM', 'CMAU', 'CMAU ECMU CGMU'),
  carrier('COSU', 'COSCO Shipping', 'CCMJ COAU', 'COSU CSNU CBHU CCLU CSLU'),
  carrier('CULU', 'CULines', 'CULV CULX', 'CULU'),
  carrier('EGLV', 'Evergreen', 'EISU EVRG', 'EGHU EGSU EISU EMCU EITU'),
  carrier('ESPU', 'Emirates Shipping Line', 'EPIR', 'ESPU'),
  carrier('GOSU', 'Gold Star Line', 'GSLU'),
  carrier('HDMU', 'HMM', 'HMMU', 'HDMU HMMU KOCU'),
  carrier('HLCU', 'Hapag-Lloyd', '', 'HLBU HLXU HLCU HAMU UACU'),
  carrier('KMTU', 'KMTC', 'KMTC', 'KMTU'),
  carrier('MAEU', 'Maersk', '', 'MAEU MSKU MRKU MRSU'),
  carrier('MATS', 'Matson', 'MATU', 'MATU'),
  carrier('MSCU', 'MSC', 'MEDU', 'MSCU MEDU MSDU MSMU MSBU MSNU'),
  carrier('ONEY', 'ONE', 'ONEU', 'ONEU NYKU KKFU MOAU'),
  carrier('OOLU', 'OOCL', '', 'OOLU OOCU'),
  carrier('PCIU', 'PIL', 'PABV', 'PCIU PILU'),
  carrier('REGU', 'RCL', '', 'REGU'),
  carrier('SAFM', 'Safmarine'),
  carrier('SEAU', 'Sealand', 'SEAL'),
  carrier('SITU', 'SITC', 'SITC SITD', 'SITU SEGU'),
  carrier('SMLM', 'SM Line', '', 'SMCU'),
  carrier('SMLU', 'Seaboard Marine', '', 'SMLU'),
  carrier('SNKO', 'Sinokor', '', 'SKLU SKHU'),
  carrier('SUDU', 'Hamburg Süd', '', 'SUDU HASU'),
  carrier('TRKU', 'Turkon', '', 'TRKU'),
  carrier('TSTZ', 'T.S. Lines', '13DF', 'TSSU TSTU'),
  carrier('WDSB', 'Westwood', 'WWSU'),
  carrier('WHLC', 'Wan Hai', '', 'WHLU WHSU'),
  carrier('YMLU', 'Yang Ming', 'YMJA', 'YMLU YMMU'),
  carrier('ZIMU', 'ZIM', '', 'ZIMU ZCSU'),
];

/** Days after the full container left the terminal in which the empty one is returned without charge, where the terms of the carrier are unknown. */
export const DEFAULT_FREE_DAYS = 7;
