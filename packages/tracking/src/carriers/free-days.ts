/** Days after the full container left the terminal in which the empty one is returned without charge, where the terms of the carrier are unknown. */
export const DEFAULT_FREE_DAYS = 7;
