import type { CatalogueEntry, Tone } from '../stages/catalogue.js';
import { OUTLOOK_KINDS, type OutlookKind } from '../types.js';

export interface OutlookEntry extends CatalogueEntry<OutlookKind> {
  /** Needs attention of a user. */
  attention: boolean;
}

const entry = (code: OutlookKind, tone: Tone, icon: string, attention = false): OutlookEntry => ({
  code,
  order: OUTLOOK_KINDS.indexOf(code),
  tone,
  icon,
  messageKey: `tracking.outlook.${code}`,
  attention,
});

/** Outlooks, worst first. Only a completed shipment is green; silence is grey, since no fault is known. */
export const OUTLOOK_CATALOGUE: Readonly<Record<OutlookKind, OutlookEntry>> = {
  failed: entry('failed', 'danger', 'circle-x', true),
  unknownNumber: entry('unknownNumber', 'danger', 'search-x', true),
  lostSight: entry('lostSight', 'neutral', 'eye-off', true),
  silent: entry('silent', 'neutral', 'circle-alert', true),
  late: entry('late', 'warning', 'clock-alert', true),
  waiting: entry('waiting', 'neutral', 'circle-dashed'),
  early: entry('early', 'info', 'clock-check'),
  onTrack: entry('onTrack', 'info', 'clock-check'),
  arrived: entry('arrived', 'info', 'map-pin-check'),
  completed: entry('completed', 'success', 'circle-check'),
  cancelled: entry('cancelled', 'neutral', 'ban'),
};
