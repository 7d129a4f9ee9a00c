/**
 * Places that the fake carrier serves: 59 sea ports and 14 inland places, curated by hand.
 *
 * Codes are UN/LOCODE. Coordinates are within some kilometres of the first terminal (open port lists have the town centre or worse: they put Yantian
 * 739 km away). Zones are IANA. Terminal codes follow the SMDG format but are not checked against its list.
 */

/** A facility in a place; `code` is unique within the place only. */
export interface Terminal {
  readonly code: string;
  readonly name: string;
}

export type Region =
  | 'China'
  | 'NorthEastAsia'
  | 'SouthEastAsia'
  | 'SouthAsia'
  | 'MiddleEast'
  | 'Mediterranean'
  | 'NorthEurope'
  | 'NorthAmericaWest'
  | 'NorthAmericaEast'
  | 'LatinAmerica'
  | 'Oceania'
  | 'Africa';

/** A sea port or inland place, with the approximate position of its first terminal in WGS-84 degrees. */
export interface Place {
  readonly code: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
  readonly region: Region;
  readonly terminals: readonly Terminal[];
}

/** Inland place with its transport from the sea ports that serve it. */
export interface InlandPlace extends Place {
  readonly mode: 'RAIL' | 'TRUCK';
  readonly gateways: readonly string[];
}

type PortRow = readonly [code: string, name: string, lat: number, lon: number, zone: string, region: Region, terminals: string];

// Terminals: `CODE Name` separated by `;`.
const PORT_ROWS: readonly PortRow[] = [
  ['CNSHA', 'Shanghai', 30.63, 122.07, 'Asia/Shanghai', 'China', 'YSGSD Yangshan Guandong;YSSSD Yangshan Shengdong;WGQ4 Waigaoqiao 4'],
  ['CNNGB', 'Ningbo', 29.89, 122.02, 'Asia/Shanghai', 'China', 'BLCT3 Beilun Phase 3;MSICT Meishan Island'],
  ['CNYTN', 'Yantian', 22.57, 114.27, 'Asia/Shanghai', 'China', 'YICT Yantian International'],
  ['CNSHK', 'Shekou', 22.47, 113.89, 'Asia/Shanghai', 'China', 'SCT Shekou Container Terminal;CCT Chiwan Container Terminal'],
  ['CNNSA', 'Nansha', 22.63, 113.68, 'Asia/Shanghai', 'China', 'NSICT Nansha Oceangate'],
  ['CNXMN', 'Xiamen', 24.45, 118.03, 'Asia/Shanghai', 'China', 'XOCT Xiamen Ocean Gate'],
  ['CNTAO', 'Qingdao', 36.01, 120.21, 'Asia/Shanghai', 'China', 'QQCT Qianwan;QQCTN New Qianwan Automated'],
  ['CNTXG', 'Tianjin Xingang', 38.97, 117.79, 'Asia/Shanghai', 'China', 'TPCT Pacific International;TECT Eurogate Tianjin'],
  ['CNDLC', 'Dalian', 38.99, 121.88, 'Asia/Shanghai', 'China', 'DCT Dalian Container Terminal'],
  ['HKHKG', 'Hong Kong', 22.34, 114.12, 'Asia/Hong_Kong', 'China', 'HIT Kwai Tsing 4;MTL Kwai Tsing 1'],
  ['TWKHH', 'Kaohsiung', 22.56, 120.31, 'Asia/Taipei', 'NorthEastAsia', 'KHT4 Terminal 4;KHT6 Terminal 6'],
  ['KRPUS', 'Busan', 35.07, 128.81, 'Asia/Seoul', 'NorthEastAsia', 'PNIT New International;HPNT Hyundai New Port'],
  ['JPYOK', 'Yokohama', 35.4, 139.68, 'Asia/Tokyo', 'NorthEastAsia', 'MCMM Minami Honmoku'],
  ['JPUKB', 'Kobe', 34.67, 135.23, 'Asia/Tokyo', 'NorthEastAsia', 'PC18 Port Island 18;RC6 Rokko 6'],
  ['SGSIN', 'Singapore', 1.27, 103.78, 'Asia/Singapore', 'SouthEastAsia', 'PSAPP Pasir Panjang;PSATU Tuas'],
  ['MYPKG', 'Port Klang', 2.94, 101.29, 'Asia/Kuala_Lumpur', 'SouthEastAsia', 'WPRT Westports;NPRT Northport'],
  ['MYTPP', 'Tanjung Pelepas', 1.36, 103.55, 'Asia/Kuala_Lumpur', 'SouthEastAsia', 'PTP Pelepas'],
  ['THLCH', 'Laem Chabang', 13.07, 100.89, 'Asia/Bangkok', 'SouthEastAsia', 'HLT Hutchison Laem Chabang;LCB1 Terminal B1'],
  ['VNCMT', 'Cai Mep', 10.52, 107.03, 'Asia/Ho_Chi_Minh', 'SouthEastAsia', 'CMIT Cai Mep International;TCIT Tan Cang Cai Mep'],
  ['VNHPH', 'Haiphong', 20.83, 106.78, 'Asia/Ho_Chi_Minh', 'SouthEastAsia', 'HICT Lach Huyen'],
  ['IDJKT', 'Jakarta', -6.1, 106.89, 'Asia/Jakarta', 'SouthEastAsia', 'JICT Tanjung Priok;NPCT1 New Priok'],
  ['PHMNL', 'Manila', 14.6, 120.95, 'Asia/Manila', 'SouthEastAsia', 'MICT Manila International'],
  ['LKCMB', 'Colombo', 6.95, 79.84, 'Asia/Colombo', 'SouthAsia', 'CICT Colombo International;SAGT South Asia Gateway'],
  ['INNSA', 'Nhava Sheva', 18.95, 72.95, 'Asia/Kolkata', 'SouthAsia', 'GTI Gateway Terminals;BMCT Bharat Mumbai'],
  ['INMUN', 'Mundra', 22.74, 69.7, 'Asia/Kolkata', 'SouthAsia', 'AMCT Adani Mundra'],
  ['PKKHI', 'Karachi', 24.82, 66.98, 'Asia/Karachi', 'SouthAsia', 'SAPT South Asia Pakistan'],
  ['AEJEA', 'Jebel Ali', 25.02, 55.05, 'Asia/Dubai', 'MiddleEast', 'JAT2 Terminal 2;JAT3 Terminal 3'],
  ['SAJED', 'Jeddah', 21.48, 39.17, 'Asia/Riyadh', 'MiddleEast', 'RSGT Red Sea Gateway'],
  ['EGPSD', 'Port Said', 31.23, 32.35, 'Africa/Cairo', 'Mediterranean', 'SCCT Suez Canal Container'],
  ['TRIST', 'Istanbul Ambarli', 40.97, 28.68, 'Europe/Istanbul', 'Mediterranean', 'KUMPO Kumport'],
  ['GRPIR', 'Piraeus', 37.95, 23.6, 'Europe/Athens', 'Mediterranean', 'PCT Piraeus Container'],
  ['ITGOA', 'Genoa', 44.41, 8.78, 'Europe/Rome', 'Mediterranean', 'PSAPR Pra;SECH Calata Sanita'],
  ['ESVLC', 'Valencia', 39.44, -0.31, 'Europe/Madrid', 'Mediterranean', 'CSPV Noatum;MSCV Principe Felipe'],
  ['MAPTM', 'Tanger Med', 35.88, -5.5, 'Africa/Casablanca', 'Mediterranean', 'TM1 Terminal 1;TC3 Tanger Alliance'],
  ['NLRTM', 'Rotterdam', 51.95, 4.05, 'Europe/Amsterdam', 'NorthEurope', 'RWG Rotterdam World Gateway;APMII Maasvlakte II;EMX Euromax'],
  ['DEHAM', 'Hamburg', 53.53, 9.93, 'Europe/Berlin', 'NorthEurope', 'CTA Altenwerder;CTB Burchardkai;EGH Eurogate'],
  ['BEANR', 'Antwerp', 51.3, 4.28, 'Europe/Brussels', 'NorthEurope', 'K1718 Gateway;MPET Deurganck West'],
  ['GBFXT', 'Felixstowe', 51.95, 1.3, 'Europe/London', 'NorthEurope', 'TRIN Trinity;LGW Landguard'],
  ['FRLEH', 'Le Havre', 49.47, 0.17, 'Europe/Paris', 'NorthEurope', 'TDF Terminal de France;TPO Porte Oceane'],
  ['PLGDN', 'Gdansk', 54.38, 18.72, 'Europe/Warsaw', 'NorthEurope', 'BHUB Baltic Hub'],
  ['USLAX', 'Los Angeles', 33.74, -118.26, 'America/Los_Angeles', 'NorthAmericaWest', 'P400 Pier 400;YTI Yusen Terminals'],
  ['USLGB', 'Long Beach', 33.75, -118.21, 'America/Los_Angeles', 'NorthAmericaWest', 'LBCT Long Beach Container;TTI Total Terminals'],
  ['USOAK', 'Oakland', 37.8, -122.31, 'America/Los_Angeles', 'NorthAmericaWest', 'OICT Oakland International'],
  ['USSEA', 'Seattle', 47.58, -122.36, 'America/Los_Angeles', 'NorthAmericaWest', 'T18 Terminal 18'],
  ['CAVAN', 'Vancouver', 49.29, -123.07, 'America/Vancouver', 'NorthAmericaWest', 'CENTM Centerm;DPTM Deltaport'],
  ['USNYC', 'New York', 40.67, -74.15, 'America/New_York', 'NorthAmericaEast', 'MAHER Maher;PNCT Port Newark'],
  ['USSAV', 'Savannah', 32.13, -81.14, 'America/New_York', 'NorthAmericaEast', 'GCT Garden City'],
  ['USHOU', 'Houston', 29.62, -94.99, 'America/Chicago', 'NorthAmericaEast', 'BPT Bayport;BCT Barbours Cut'],
  ['COCTG', 'Cartagena', 10.4, -75.53, 'America/Bogota', 'LatinAmerica', 'CTCAR Contecar'],
  ['BRSSZ', 'Santos', -23.97, -46.3, 'America/Sao_Paulo', 'LatinAmerica', 'BTP Brasil Terminal;TECON Tecon Santos'],
  ['MXZLO', 'Manzanillo', 19.07, -104.3, 'America/Mexico_City', 'LatinAmerica', 'CTMZO Contecon;SSA SSA Manzanillo'],
  ['PECLL', 'Callao', -12.05, -77.15, 'America/Lima', 'LatinAmerica', 'DPWC Muelle Sur'],
  ['CLSAI', 'San Antonio', -33.59, -71.62, 'America/Santiago', 'LatinAmerica', 'STI San Antonio International'],
  ['AUSYD', 'Sydney', -33.97, 151.22, 'Australia/Sydney', 'Oceania', 'PBDP Port Botany;SICTL Hutchison Sydney'],
  ['AUMEL', 'Melbourne', -37.82, 144.92, 'Australia/Melbourne', 'Oceania', 'VICT Webb Dock;WSWN West Swanson'],
  ['NZAKL', 'Auckland', -36.84, 174.79, 'Pacific/Auckland', 'Oceania', 'FERG Fergusson'],
  ['ZADUR', 'Durban', -29.87, 31.02, 'Africa/Johannesburg', 'Africa', 'DCT1 Pier 1;DCT2 Pier 2'],
  ['KEMBA', 'Mombasa', -4.04, 39.62, 'Africa/Nairobi', 'Africa', 'MCT2 Kipevu'],
  ['OMSLL', 'Salalah', 16.95, 54.01, 'Asia/Muscat', 'MiddleEast', 'SPS Salalah Port'],
];

type InlandRow = readonly [...PortRow, mode: 'RAIL' | 'TRUCK', gateways: string];

const INLAND_ROWS: readonly InlandRow[] = [
  ['DEDUI', 'Duisburg', 51.4, 6.73, 'Europe/Berlin', 'NorthEurope', 'DIT Intermodal Terminal', 'RAIL', 'NLRTM BEANR'],
  ['CHBSL', 'Basel', 47.59, 7.6, 'Europe/Zurich', 'NorthEurope', 'BSLN Basel Nord', 'RAIL', 'NLRTM BEANR'],
  ['CZPRG', 'Prague', 50.03, 14.6, 'Europe/Prague', 'NorthEurope', 'UHRIN Uhrineves', 'RAIL', 'DEHAM'],
  ['DEMUC', 'Munich', 48.17, 11.7, 'Europe/Berlin', 'NorthEurope', 'RIEM Riem', 'RAIL', 'DEHAM'],
  ['ATVIE', 'Vienna', 48.18, 16.47, 'Europe/Vienna', 'NorthEurope', 'FRDN Freudenau', 'RAIL', 'DEHAM'],
  ['PLWAW', 'Warsaw', 52.2, 20.8, 'Europe/Warsaw', 'NorthEurope', 'PRUSZ Pruszkow', 'TRUCK', 'PLGDN'],
  ['GBBHM', 'Birmingham', 52.5, -1.75, 'Europe/London', 'NorthEurope', 'BIFT Hams Hall', 'TRUCK', 'GBFXT'],
  ['FRLIO', 'Lyon', 45.7, 4.85, 'Europe/Paris', 'NorthEurope', 'EDHER Edouard Herriot', 'TRUCK', 'FRLEH'],
  ['ITMIL', 'Milan', 45.49, 9.36, 'Europe/Rome', 'Mediterranean', 'MELZO Melzo', 'TRUCK', 'ITGOA'],
  [
    'USCHI',
    'Chicago',
    41.41,
    -88.12,
    'America/Chicago',
    'NorthAmericaWest',
    'BNLOG Logistics Park;GLOB4 Global IV',
    'RAIL',
    'USLAX USLGB USSEA USNYC',
  ],
  ['USMEM', 'Memphis', 35.05, -89.9, 'America/Chicago', 'NorthAmericaWest', 'MEMIF Memphis Intermodal', 'RAIL', 'USLAX USLGB USSAV'],
  ['USATL', 'Atlanta', 33.56, -84.6, 'America/New_York', 'NorthAmericaEast', 'FAIRB Fairburn', 'RAIL', 'USSAV'],
  ['CATOR', 'Toronto', 43.8, -79.6, 'America/Toronto', 'NorthAmericaWest', 'BRAMP Brampton', 'RAIL', 'CAVAN'],
  ['INTKD', 'Tughlakabad', 28.51, 77.29, 'Asia/Kolkata', 'SouthAsia', 'ICDTK Inland Depot', 'RAIL', 'INMUN INNSA'],
];

function toPlace([code, name, lat, lon, zone, region, terminals]: PortRow): Place {
  return {
    code,
    name,
    lat,
    lon,
    zone,
    region,
    terminals: terminals.split(';').map((entry) => {
      const space = entry.indexOf(' ');
      return { code: entry.slice(0, space), name: entry.slice(space + 1) };
    }),
  };
}

export const SEA_PORTS: readonly Place[] = PORT_ROWS.map(toPlace);

export const INLAND_PLACES: readonly InlandPlace[] = INLAND_ROWS.map(([code, name, lat, lon, zone, region, terminals, mode, gateways]) => ({
  ...toPlace([code, name, lat, lon, zone, region, terminals]),
  mode,
  gateways: gateways.split(' '),
}));

const SEA_BY_CODE = new Map(SEA_PORTS.map((port) => [port.code, port]));
const INLAND_BY_CODE = new Map(INLAND_PLACES.map((place) => [place.code, place]));

/** The sea port with this UN/LOCODE, or undefined. */
export function findSeaPort(code: string): Place | undefined {
  return SEA_BY_CODE.get(code);
}

/** The inland place with this UN/LOCODE, or undefined. */
export function findInland(code: string): InlandPlace | undefined {
  return INLAND_BY_CODE.get(code);
}

/**
 * The place with this UN/LOCODE.
 *
 * @throws for an unknown code: callers check user input with `findSeaPort` and `findInland` first.
 */
export function placeOf(code: string): Place {
  const place = SEA_BY_CODE.get(code) ?? INLAND_BY_CODE.get(code);
  if (!place) throw new Error(`sandbox-carrier: no place ${code} in src/data/ports.ts`);
  return place;
}
