import type { DateStyle, Formatters } from '@seaberry/i18n';

let ownZone: string | undefined;

/** Zone of the device. Cached, since every row needs it and the look-up is slow. */
export const zone = (): string => (ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/** A time of a person or a system, in the zone of the reader, which it names; empty without one. A time at a place is in the zone of the place. */
export const ownTime = (format: Formatters, instant: string | null | undefined, style?: DateStyle): string =>
  instant ? `${format.instant(instant, zone(), style)} ${format.zone(instant, zone())}` : '';
