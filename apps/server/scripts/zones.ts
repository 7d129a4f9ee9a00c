/** One time zone of each country in which all places have one time, and which zones another country has. From the time zone data of the runtime (ICU). */

/** Former names of zones that the data still use. */
const CURRENT_NAME_OF: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** China has one official time; Asia/Urumqi is not used by carriers. */
const OFFICIAL: Readonly<Record<string, string>> = { CN: 'Asia/Shanghai' };

/** Start and end (exclusive) of the time for which offsets are compared. */
const [START, END] = [Date.UTC(2025, 0, 1), Date.UTC(2032, 0, 1)];

const offsets = new Map<string, string>();

/** Offsets of a zone through the years: zones with the same text show the same times. */
function offsetsOf(zone: string): string {
  const known = offsets.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset', year: 'numeric' });
  const texts: string[] = [];
  for (let at = START; at < END; at += 10 * 86_400_000) {
    texts.push(format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '');
  }
  const offsetText = texts.join(' ');
  offsets.set(zone, offsetText);
  return offsetText;
}

function zonesOf(country: string): string[] {
  const official = OFFICIAL[country];
  if (official) return [official];
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] | undefined };
  return (locale.getTimeZones() ?? []).map((zone) => CURRENT_NAME_OF[zone] ?? zone);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** All countries with their zones. */
export const countries: ReadonlyMap<string, readonly string[]> = new Map(
  LETTERS.flatMap((one) => LETTERS.map((two) => one + two))
    .map((country) => [country, zonesOf(country)] as const)
    .filter(([, zones]) => zones.length > 0),
);

/** The zone of a country in which all places have the same time; null in any other. @param used zones of its known places */
export function onlyZone(country: string, used: readonly string[]): string | null {
  const zones = countries.get(country) ?? [];
  const [first] = zones;
  if (first === undefined || new Set(zones.map(offsetsOf)).size > 1) return null;
  const usedZones = used.filter((zone) => zones.includes(zone));
  const count = (zone: string): number => usedZones.filter((one) => one === zone).length;
  return usedZones.toSorted((a, b) => count(b) - count(a))[0] ?? first;
}

/** Whether places of the country can have the times of that zone. */
export const isZoneOf = (country: string, zone: string): boolean =>
  (countries.get(country) ?? []).some((one) => offsetsOf(one) === offsetsOf(zone));
