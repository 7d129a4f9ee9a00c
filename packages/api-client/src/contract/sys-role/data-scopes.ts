/** Widths of a data range (product specification §3): 1 all, 2 department and below, 3 department, 4 personal, 5 custom. */
export const DATA_SCOPES = [1, 2, 3, 4, 5] as const;
