/** Other SCACs of carriers and prefixes of their bills of lading and bookings, by the main SCAC. Apart from the names, which few need. */
export const ALIASES: Readonly<Record<string, string>> = {
  ANNU: 'ANLC',
  CHVW: 'SSBF',
  CMDU: 'CMAU',
  COSU: 'CCMJ COAU',
  CULU: 'CULV CULX',
  EGLV: 'EISU EVRG',
  ESPU: 'EPIR',
  GOSU: 'GSLU',
  HDMU: 'HMMU',
  KMTU: 'KMTC',
  MATS: 'MATU',
  MSCU: 'MEDU',
  ONEY: 'ONEU',
  PCIU: 'PABV',
  SEAU: 'SEAL',
  SITU: 'SITC SITD',
  TSTZ: '13DF',
  WDSB: 'WWSU',
  YMLU: 'YMJA',
};

/** Main SCAC of a carrier by any of its codes; a code that is not known itself. */
export const mainCode = (code: string): string => Object.keys(ALIASES).find((main) => ALIASES[main]?.split(' ').includes(code)) ?? code;
