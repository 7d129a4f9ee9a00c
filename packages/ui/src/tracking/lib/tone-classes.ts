import type { TrackingTone } from './tone.js';

/** Colour of lines and marks, as `currentColor`; forced colours replace it by the system's text colour. */
export const TONE_DRAWN: Record<TrackingTone, string> = {
  notOccurred: 'sb:text-not-occurred sb:forced-colors:text-[CanvasText]',
  asScheduled: 'sb:text-as-scheduled sb:forced-colors:text-[CanvasText]',
  delayed: 'sb:text-delayed sb:forced-colors:text-[CanvasText]',
  severe: 'sb:text-severe sb:forced-colors:text-[CanvasText]',
  advanced: 'sb:text-advanced sb:forced-colors:text-[CanvasText]',
};

/** Colour of text and numbers, with a contrast of at least 4.5:1. */
export const TONE_TEXT: Record<TrackingTone, string> = {
  notOccurred: 'sb:text-muted',
  asScheduled: 'sb:text-muted',
  delayed: 'sb:text-delayed-text',
  severe: 'sb:text-severe-text',
  advanced: 'sb:text-advanced-text',
};
