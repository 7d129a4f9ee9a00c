import type { Tier } from '@seaberry/ui/tier-badge';

/** Lowest first (product specification §1). */
export const TIERS: readonly Tier[] = ['sailor', 'chiefMate', 'captain', 'ultimate'];
