export { StageBadge, type StageBadgeProps } from './stage-badge.js';
