export { SlipBadge, type SlipBadgeProps } from './slip-badge.js';
export { nodeTone as toneOfSlip, type SlipState, type TrackingTone } from '../lib/tone.js';
