import { normaliseIdentifier } from '../identifiers/normalise.js';

export interface Airline {
  /** IATA designator, two characters. */
  code: string;
  /** First three digits of its air waybills. */
  prefix: string;
  /** Trade name, the same in every language. */
  name: string;
}

const airline = (prefix: string, code: string, name: string): Airline => ({ prefix, code, name });

/**
 * Airlines that issue air waybills, by IATA prefix. Maintained by hand, since no open list exists. For an airline outside this list the
 * prefix is shown.
 */
export const AIRLINES: readonly Airline[] = [
  airline('001', 'AA', 'American Airlines'),
  airline('006', 'DL', 'Delta'),
  airline('014', 'AC', 'Air Canada'),
  airline('016', 'UA', 'United'),
  airline('020', 'LH', 'Lufthansa Cargo'),
  airline('023', 'FX', 'FedEx'),
  airline('057', 'AF', 'Air France'),
  airline('074', 'KL', 'KLM'),
  airline('112', 'CK', 'China Cargo Airlines'),
  airline('125', 'BA', 'British Airways'),
  airline('131', 'JL', 'Japan Airlines'),
  airline('157', 'QR', 'Qatar Airways'),
  airline('160', 'CX', 'Cathay Pacific'),
  airline('172', 'CV', 'Cargolux'),
  airline('176', 'EK', 'Emirates'),
  airline('180', 'KE', 'Korean Air'),
  airline('205', 'NH', 'ANA'),
  airline('235', 'TK', 'Turkish Airlines'),
  airline('297', 'CI', 'China Airlines'),
  airline('369', '5Y', 'Atlas Air'),
  airline('403', 'PO', 'Polar Air Cargo'),
  airline('406', '5X', 'UPS'),
  airline('479', 'ZH', 'Shenzhen Airlines'),
  airline('618', 'SQ', 'Singapore Airlines'),
  airline('695', 'BR', 'EVA Air'),
  airline('731', 'MF', 'XiamenAir'),
  airline('781', 'MU', 'China Eastern'),
  airline('784', 'CZ', 'China Southern'),
  airline('876', '3U', 'Sichuan Airlines'),
  airline('880', 'HU', 'Hainan Airlines'),
  airline('921', 'O3', 'SF Airlines'),
  airline('988', 'OZ', 'Asiana'),
  airline('999', 'CA', 'Air China'),
];

const BY_PREFIX = new Map(AIRLINES.map((entry) => [entry.prefix, entry]));
const BY_IATA = new Map(AIRLINES.map((entry) => [entry.code, entry]));

/** Airline of an IATA designator; null when unknown (show the code instead). */
export const airlineByCode = (code: string): Airline | null => BY_IATA.get(normaliseIdentifier(code)) ?? null;

/** The airline that issued an air waybill, by its first three digits. */
export const airlineOfAwb = (awb: string): Airline | null => BY_PREFIX.get(normaliseIdentifier(awb).slice(0, 3)) ?? null;

/** The airline of a flight number. */
export const airlineOfFlight = (flight: string): Airline | null => BY_IATA.get(normaliseIdentifier(flight).slice(0, 2)) ?? null;
