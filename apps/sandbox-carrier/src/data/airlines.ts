/** Airlines by the prefix of their air waybills, with their hubs and some of the airports that each hub serves. */

export interface Hub {
  readonly code: string;
  readonly stations: readonly string[];
}

export interface Airline {
  /** First three digits of its air waybills. */
  readonly prefix: string;
  /** IATA designator. */
  readonly code: string;
  readonly name: string;
  /** First of its flight numbers here; real ones differ. */
  readonly firstNumber: number;
  /** Every hub has flights to its own stations and to the other hubs. A station belongs to one hub. */
  readonly hubs: readonly Hub[];
}

type AirlineRow = readonly [prefix: string, code: string, name: string, firstNumber: number, hubs: readonly string[]];

const GULF_STATIONS =
  'PVG PEK CAN HKG ICN NRT SIN BKK HAN SGN KUL MNL CGK DEL BOM DAC FRA AMS LHR CDG MXP MAD ORD JFK LAX DFW MIA GRU JNB NBO SYD';

// Hubs: `HUB: stations`.
const ROWS: readonly AirlineRow[] = [
  ['001', 'AA', 'American Airlines', 8100, ['DFW: LHR CDG MAD FRA AMS ICN NRT PVG', 'MIA: GRU BOG']],
  ['006', 'DL', 'Delta', 7100, ['ATL: AMS CDG LHR FRA MAD MXP ICN HND JNB GRU BOG']],
  ['014', 'AC', 'Air Canada', 7200, ['YYZ: LHR FRA CDG AMS DEL GRU BOG', 'YVR: HKG NRT ICN PVG']],
  ['016', 'UA', 'United', 2600, ['ORD: LHR FRA AMS CDG GRU', 'SFO: HKG PVG PEK ICN NRT SIN TPE SYD']],
  ['020', 'LH', 'Lufthansa Cargo', 8200, ['FRA: PVG PEK HKG ICN NRT BKK SIN DEL BOM ORD JFK LAX ATL DFW YYZ GRU JNB']],
  ['023', 'FX', 'FedEx', 5000, ['MEM: LAX ATL ORD MIA YYZ GRU BOG', 'CDG: CGN MAD MXP', 'CAN: ICN KIX TPE SIN BKK MNL SGN']],
  ['057', 'AF', 'Air France', 6500, ['CDG: PVG HKG ICN HND BKK SIN DEL BOM ORD JFK LAX ATL MIA YYZ GRU BOG JNB NBO']],
  ['074', 'KL', 'KLM', 6900, ['AMS: PVG PEK HKG ICN NRT SIN KUL BKK CGK TPE DEL BOM ORD JFK LAX ATL GRU BOG JNB NBO']],
  ['112', 'CK', 'China Cargo Airlines', 200, ['PVG: AMS FRA LHR ORD LAX BKK SIN KIX']],
  ['125', 'BA', 'British Airways', 3400, ['LHR: HKG PVG PEK HND SIN BKK DEL BOM ORD JFK LAX ATL DFW MIA YYZ GRU JNB NBO']],
  ['131', 'JL', 'Japan Airlines', 6700, ['NRT: TPE PVG ICN HKG BKK SIN HAN SGN MNL CGK FRA LAX']],
  ['157', 'QR', 'Qatar Airways', 8500, [`DOH: ${GULF_STATIONS} LGG LUX ATL`]],
  [
    '160',
    'CX',
    'Cathay Pacific',
    2000,
    ['HKG: PVG PEK CTU XMN TPE ICN NRT SIN BKK HAN SGN KUL MNL CGK DEL DAC FRA AMS LHR CDG ORD JFK LAX ATL ANC YVR SYD'],
  ],
  ['172', 'CV', 'Cargolux', 7300, ['LUX: ORD JFK LAX ATL MIA GRU BOG JNB NBO DXB', 'CGO: HKG ICN SIN BKK HAN KUL']],
  ['176', 'EK', 'Emirates', 9200, [`DXB: ${GULF_STATIONS} TPE YYZ`]],
  [
    '180',
    'KE',
    'Korean Air',
    8300,
    ['ICN: PVG PEK HKG TPE NRT KIX SIN BKK HAN SGN KUL MNL CGK DEL FRA AMS LHR CDG MXP ORD JFK LAX ATL DFW ANC YVR SYD'],
  ],
  ['205', 'NH', 'ANA', 8400, ['NRT: PVG HKG TPE BKK SIN SGN MNL CGK ORD LAX']],
  ['235', 'TK', 'Turkish Airlines', 6200, [`IST: ${GULF_STATIONS} ATL YYZ BOG`]],
  [
    '297',
    'CI',
    'China Airlines',
    5100,
    ['TPE: HKG PVG NRT KIX ICN SIN BKK HAN SGN KUL MNL CGK DEL FRA AMS LUX ORD JFK LAX ATL ANC YVR SYD'],
  ],
  ['369', '5Y', 'Atlas Air', 8600, ['ANC: HKG PVG ICN NRT TPE ORD', 'MIA: GRU BOG']],
  ['403', 'PO', 'Polar Air Cargo', 200, ['CVG: LAX MIA ORD LEJ', 'ICN: HKG PVG NRT SIN SGN']],
  ['406', '5X', 'UPS', 100, ['SDF: LAX ORD ATL MIA DFW YYZ GRU BOG', 'CGN: MAD MXP IST DXB', 'SZX: ICN KIX SIN BKK MNL TPE']],
  ['479', 'ZH', 'Shenzhen Airlines', 8700, ['SZX: BKK SIN KUL SGN ICN NRT LHR']],
  [
    '618',
    'SQ',
    'Singapore Airlines',
    7400,
    ['SIN: PVG PEK HKG TPE ICN NRT KIX BKK HAN SGN KUL MNL CGK DEL BOM DAC FRA AMS LHR CDG BRU JFK LAX JNB SYD'],
  ],
  ['695', 'BR', 'EVA Air', 6600, ['TPE: HKG PVG PEK NRT KIX ICN SIN BKK HAN SGN KUL MNL CGK LHR CDG MXP ORD JFK LAX ATL ANC YVR YYZ']],
  ['731', 'MF', 'XiamenAir', 8800, ['XMN: AMS LAX JFK SYD SIN BKK KUL MNL CGK NRT KIX ICN YVR']],
  [
    '781',
    'MU',
    'China Eastern',
    7500,
    ['PVG: FRA AMS LHR CDG MAD JFK LAX YYZ YVR SYD SIN BKK SGN HAN KUL MNL DEL NRT KIX ICN HKG TPE IST'],
  ],
  ['784', 'CZ', 'China Southern', 400, ['CAN: AMS FRA LHR CDG LAX JFK SYD SIN BKK HAN SGN KUL MNL CGK DEL DAC NBO IST PEK']],
  ['876', '3U', 'Sichuan Airlines', 8900, ['CTU: BKK SIN HAN NRT ICN DEL DAC']],
  ['880', 'HU', 'Hainan Airlines', 7900, ['PEK: HND TPE BRU YYZ']],
  ['921', 'O3', 'SF Airlines', 100, ['EHU: FRA LGG KIX ICN', 'SZX: SIN BKK HAN SGN MNL KUL']],
  ['988', 'OZ', 'Asiana', 700, ['ICN: PVG HKG KIX BKK HAN SGN MNL FRA LHR ORD JFK LAX ANC SYD']],
  ['999', 'CA', 'Air China', 1000, ['PEK: FRA LHR CDG MAD MXP YYZ YVR DEL ICN NRT', 'PVG: AMS ORD JFK LAX ANC KIX BKK SIN']],
];

function hubOf(text: string): Hub {
  const [code = '', stations = ''] = text.split(': ');
  return { code, stations: stations.split(' ') };
}

export const AIRLINES: readonly Airline[] = ROWS.map(([prefix, code, name, firstNumber, hubs]) => ({
  prefix,
  code,
  name,
  firstNumber,
  hubs: hubs.map(hubOf),
}));

const BY_PREFIX = new Map(AIRLINES.map((airline) => [airline.prefix, airline]));

export const airlineOfPrefix = (prefix: string): Airline | undefined => BY_PREFIX.get(prefix);
