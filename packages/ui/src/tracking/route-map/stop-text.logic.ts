import type { RouteStop } from '@seaberry/tracking';
import type { Formatters, UiMessages } from '../../lib/ui-provider.js';

const BEGINNING: ReadonlySet<RouteStop['role']> = new Set(['origin', 'pol', 'airOrigin']);

/** The known times of a stop in a few words; dates are those of the place. */
export function stopText(
  { role, arrives, departs, arrived, departed, cancelled, place }: RouteStop,
  text: UiMessages['map'],
  format: Formatters,
): string {
  const date = (at: string): string => format.instant(at, place.timeZone, 'dateShort');
  if (cancelled) return text.routeCancelled;
  if (departed) return departs === null ? text.routePassed : text.routeLeft(date(departs));
  // The journey begins with the departure; the cargo is brought to the port before.
  if (BEGINNING.has(role) && departs !== null) return text.routeLeaves(date(departs));
  if (arrived && arrives !== null) return text.routeArrived(date(arrives));
  if (!arrived && arrives !== null) return text.routeArrives(date(arrives));
  if (departs !== null) return text.routeLeaves(date(departs));
  return arrived && !BEGINNING.has(role) ? text.routeThere : text.routeAhead;
}
