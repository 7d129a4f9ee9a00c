export { TierBadge, type Tier, type TierBadgeProps } from './tier-badge.js';
