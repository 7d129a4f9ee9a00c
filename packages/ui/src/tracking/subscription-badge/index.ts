export { SubscriptionBadge, type SubscriptionBadgeProps } from './subscription-badge.js';
