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
  failed: /* @__PURE__ */ entry('failed', 'danger', 'circle-x', true),
  unknownNumber: /* @__PURE__ */ entry('unknownNumber', 'danger', 'search-x', true),
  lostSight: /* @__PURE__ */ entry('lostSight', 'neutral', 'eye-off', true),
  silent: /* @__PURE__ */ entry('silent', 'neutral', 'circle-alert', true),
  late: /* @__PURE__ */ entry('late', 'warning', 'clock-alert', true),
  waiting: /* @__PURE__ */ entry('waiting', 'neutral', 'circle-dashed'),
  early: /* @__PURE__ */ entry('early', 'info', 'clock-check'),
  onTrack: /* @__PURE__ */ entry('onTrack', 'info', 'clock-check'),
  arrived: /* @__PURE__ */ entry('arrived', 'info', 'map-pin-check'),
  completed: /* @__PURE__ */ entry('completed', 'success', 'circle-check'),
  cancelled: /* @__PURE__ */ entry('cancelled', 'neutral', 'ban'),
};
