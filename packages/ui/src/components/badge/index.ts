export { Badge, type BadgeProps } from './badge.js';
export type { BadgeTone, BadgeVariant } from './badge.variants.js';
