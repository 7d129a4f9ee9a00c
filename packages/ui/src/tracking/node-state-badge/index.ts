export { NodeStateBadge, type NodeStateBadgeProps } from './node-state-badge.js';
