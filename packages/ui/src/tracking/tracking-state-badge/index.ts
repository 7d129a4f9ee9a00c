export { TrackingStateBadge, type TrackingStateBadgeProps } from './tracking-state-badge.js';
