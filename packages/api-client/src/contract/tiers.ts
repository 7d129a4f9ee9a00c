/** Tiers of a company account, lowest first (product specification §1). */
export const TIERS = ['sailor', 'chiefMate', 'captain', 'ultimate'] as const;
export type Tier = (typeof TIERS)[number];
