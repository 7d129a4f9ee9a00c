/** Document types (product specification §3); an unknown type of another backend is shown as its number. */
export const CARD_TYPES = [0, 1, 2, 3, 4] as const;

/** Levels of education, as numbers of the API. */
export const CULTURE_LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
