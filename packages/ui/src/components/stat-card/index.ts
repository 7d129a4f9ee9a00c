export { StatCard, type StatCardProps, type StatDelta, type StatTone } from './stat-card.js';
