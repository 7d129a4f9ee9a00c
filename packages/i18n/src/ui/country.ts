const names = new Map<string, Intl.DisplayNames>();

/** Name of the country of a UN/LOCODE in a language; undefined where its first letters are those of none. */
export function countryOf(unLocationCode: string, tag: string): string | undefined {
  if (!/^[A-Z]{2}[A-Z2-9]{3}$/.test(unLocationCode)) return undefined;
  // Slow to make, and a list asks for each of its places.
  const regions = names.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  names.set(tag, regions);
  return regions.of(unLocationCode.slice(0, 2));
}
