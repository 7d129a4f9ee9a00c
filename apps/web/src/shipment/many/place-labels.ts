/** Fields of places by their codes. Sheets have codes and names in one column, which is named by the place. */
export const PLACES = { polCode: 'polName', podCode: 'podName', pldCode: 'pldName' } as const;

export const isPlace = (field: string): field is keyof typeof PLACES => field in PLACES;
