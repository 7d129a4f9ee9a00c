/** Document types (product specification §3); what another back end adds is shown as its number. */
export const CARD_TYPES = [0, 1, 2, 3, 4] as const;

/** Levels of education, as numbers of the wire. */
export const CULTURE_LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
