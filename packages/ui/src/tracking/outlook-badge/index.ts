export { OutlookBadge, type OutlookBadgeProps } from './outlook-badge.js';
