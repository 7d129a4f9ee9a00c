export { SlipBadge, type SlipBadgeProps } from './slip-badge.js';
export { nodeTone as toneOfSlip, type Judged, type TrackingTone } from '../lib/tone.js';
