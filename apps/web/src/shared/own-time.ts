import type { DateStyle, Formatters } from '@seaberry/i18n';

let ownZone: string | undefined;

/** Zone of the device. Cached, since every row needs it and the look-up is slow. */
export const zone = (): string => (ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/** A time at a place, in the zone of the place or, where that is unknown, of the reader; with the name of the zone. Empty without a time. */
export const placeTime = (
  format: Formatters,
  instant: string | null | undefined,
  placeZone: string | null | undefined,
  style?: DateStyle,
): string => {
  const timeZone = placeZone ?? zone();
  return instant ? `${format.instant(instant, timeZone, style)} ${format.zone(instant, timeZone)}` : '';
};

/**
 * Time of something that a user or a system did, such as a sign-in, in the zone of the reader, with the name of the zone; empty without a
 * time.
 */
export const ownTime = (format: Formatters, instant: string | null | undefined, style?: DateStyle): string =>
  placeTime(format, instant, null, style);
