/**
 * Airports that the fake airlines serve, curated by hand: IATA code, name, city, position of the field in WGS-84 degrees to two decimals,
 * IANA zone.
 */

export interface Airport {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
}

type AirportRow = readonly [code: string, name: string, city: string, lat: number, lon: number, zone: string];

const ROWS: readonly AirportRow[] = [
  ['PVG', 'Shanghai Pudong', 'Shanghai', 31.14, 121.81, 'Asia/Shanghai'],
  ['PEK', 'Beijing Capital', 'Beijing', 40.08, 116.58, 'Asia/Shanghai'],
  ['CAN', 'Guangzhou Baiyun', 'Guangzhou', 23.39, 113.3, 'Asia/Shanghai'],
  ['SZX', 'Shenzhen Baoan', 'Shenzhen', 22.64, 113.81, 'Asia/Shanghai'],
  ['CGO', 'Zhengzhou Xinzheng', 'Zhengzhou', 34.52, 113.84, 'Asia/Shanghai'],
  ['CTU', 'Chengdu Shuangliu', 'Chengdu', 30.58, 103.95, 'Asia/Shanghai'],
  ['XMN', 'Xiamen Gaoqi', 'Xiamen', 24.54, 118.13, 'Asia/Shanghai'],
  ['EHU', 'Ezhou Huahu', 'Ezhou', 30.34, 115.03, 'Asia/Shanghai'],
  ['HKG', 'Hong Kong International', 'Hong Kong', 22.31, 113.91, 'Asia/Hong_Kong'],
  ['TPE', 'Taiwan Taoyuan', 'Taipei', 25.08, 121.23, 'Asia/Taipei'],
  ['ICN', 'Seoul Incheon', 'Seoul', 37.46, 126.44, 'Asia/Seoul'],
  ['NRT', 'Tokyo Narita', 'Tokyo', 35.76, 140.39, 'Asia/Tokyo'],
  ['HND', 'Tokyo Haneda', 'Tokyo', 35.55, 139.78, 'Asia/Tokyo'],
  ['KIX', 'Osaka Kansai', 'Osaka', 34.43, 135.24, 'Asia/Tokyo'],
  ['SIN', 'Singapore Changi', 'Singapore', 1.36, 103.99, 'Asia/Singapore'],
  ['KUL', 'Kuala Lumpur International', 'Kuala Lumpur', 2.75, 101.71, 'Asia/Kuala_Lumpur'],
  ['BKK', 'Bangkok Suvarnabhumi', 'Bangkok', 13.69, 100.75, 'Asia/Bangkok'],
  ['HAN', 'Hanoi Noi Bai', 'Hanoi', 21.22, 105.81, 'Asia/Ho_Chi_Minh'],
  ['SGN', 'Ho Chi Minh City Tan Son Nhat', 'Ho Chi Minh City', 10.82, 106.65, 'Asia/Ho_Chi_Minh'],
  ['MNL', 'Manila Ninoy Aquino', 'Manila', 14.51, 121.02, 'Asia/Manila'],
  ['CGK', 'Jakarta Soekarno-Hatta', 'Jakarta', -6.13, 106.66, 'Asia/Jakarta'],
  ['DEL', 'Delhi Indira Gandhi', 'Delhi', 28.57, 77.1, 'Asia/Kolkata'],
  ['BOM', 'Mumbai Chhatrapati Shivaji', 'Mumbai', 19.09, 72.87, 'Asia/Kolkata'],
  ['DAC', 'Dhaka Hazrat Shahjalal', 'Dhaka', 23.84, 90.4, 'Asia/Dhaka'],
  ['DXB', 'Dubai International', 'Dubai', 25.25, 55.36, 'Asia/Dubai'],
  ['DOH', 'Doha Hamad', 'Doha', 25.27, 51.61, 'Asia/Qatar'],
  ['IST', 'Istanbul Airport', 'Istanbul', 41.28, 28.75, 'Europe/Istanbul'],
  ['FRA', 'Frankfurt am Main', 'Frankfurt', 50.03, 8.57, 'Europe/Berlin'],
  ['AMS', 'Amsterdam Schiphol', 'Amsterdam', 52.31, 4.76, 'Europe/Amsterdam'],
  ['LUX', 'Luxembourg Findel', 'Luxembourg', 49.63, 6.21, 'Europe/Luxembourg'],
  ['LGG', 'Liege', 'Liege', 50.64, 5.44, 'Europe/Brussels'],
  ['BRU', 'Brussels', 'Brussels', 50.9, 4.48, 'Europe/Brussels'],
  ['CDG', 'Paris Charles de Gaulle', 'Paris', 49.01, 2.55, 'Europe/Paris'],
  ['LHR', 'London Heathrow', 'London', 51.47, -0.45, 'Europe/London'],
  ['MXP', 'Milan Malpensa', 'Milan', 45.63, 8.72, 'Europe/Rome'],
  ['MAD', 'Madrid Barajas', 'Madrid', 40.47, -3.56, 'Europe/Madrid'],
  ['CGN', 'Cologne Bonn', 'Cologne', 50.87, 7.14, 'Europe/Berlin'],
  ['LEJ', 'Leipzig/Halle', 'Leipzig', 51.42, 12.24, 'Europe/Berlin'],
  ['ANC', 'Anchorage Ted Stevens', 'Anchorage', 61.17, -150, 'America/Anchorage'],
  ['SFO', 'San Francisco International', 'San Francisco', 37.62, -122.38, 'America/Los_Angeles'],
  ['LAX', 'Los Angeles International', 'Los Angeles', 33.94, -118.41, 'America/Los_Angeles'],
  ['ORD', 'Chicago O’Hare', 'Chicago', 41.98, -87.9, 'America/Chicago'],
  ['JFK', 'New York John F. Kennedy', 'New York', 40.64, -73.78, 'America/New_York'],
  ['ATL', 'Atlanta Hartsfield-Jackson', 'Atlanta', 33.64, -84.43, 'America/New_York'],
  ['DFW', 'Dallas/Fort Worth', 'Dallas', 32.9, -97.04, 'America/Chicago'],
  ['MIA', 'Miami International', 'Miami', 25.79, -80.29, 'America/New_York'],
  ['MEM', 'Memphis', 'Memphis', 35.04, -89.98, 'America/Chicago'],
  ['SDF', 'Louisville Muhammad Ali', 'Louisville', 38.17, -85.74, 'America/Kentucky/Louisville'],
  ['CVG', 'Cincinnati/Northern Kentucky', 'Cincinnati', 39.05, -84.66, 'America/New_York'],
  ['YYZ', 'Toronto Pearson', 'Toronto', 43.68, -79.63, 'America/Toronto'],
  ['YVR', 'Vancouver', 'Vancouver', 49.19, -123.18, 'America/Vancouver'],
  ['GRU', 'São Paulo Guarulhos', 'São Paulo', -23.43, -46.47, 'America/Sao_Paulo'],
  ['BOG', 'Bogotá El Dorado', 'Bogotá', 4.7, -74.15, 'America/Bogota'],
  ['JNB', 'Johannesburg O. R. Tambo', 'Johannesburg', -26.14, 28.25, 'Africa/Johannesburg'],
  ['NBO', 'Nairobi Jomo Kenyatta', 'Nairobi', -1.32, 36.93, 'Africa/Nairobi'],
  ['SYD', 'Sydney Kingsford Smith', 'Sydney', -33.95, 151.18, 'Australia/Sydney'],
];

export const AIRPORTS: readonly Airport[] = ROWS.map(([code, name, city, lat, lon, zone]) => ({ code, name, city, lat, lon, zone }));

const BY_CODE = new Map(AIRPORTS.map((airport) => [airport.code, airport]));

/** @throws for a code that is not in the table. */
export function airportOf(code: string): Airport {
  const found = BY_CODE.get(code);
  if (!found) throw new Error(`sandbox-carrier: ${code} is not an airport of this airline`);
  return found;
}

const EARTH_RADIUS_KM = 6371;
const RAD = Math.PI / 180;

/** Great-circle distance of two airports in kilometres. */
export function airDistanceKm(from: string, to: string): number {
  const [a, b] = [airportOf(from), airportOf(to)];
  const half =
    Math.sin(((b.lat - a.lat) * RAD) / 2) ** 2 + Math.cos(a.lat * RAD) * Math.cos(b.lat * RAD) * Math.sin(((b.lon - a.lon) * RAD) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}
