/** Values shared by all rows of a batch; a row's own value takes precedence. */
export interface CommonInput {
  carrierCode: string;
  serviceType: string;
  customerService: string;
  polCode: string;
  podCode: string;
}

export const EMPTY_COMMON: CommonInput = { carrierCode: '', serviceType: 'CY/CY', customerService: '', polCode: '', podCode: '' };

/** Input of the batch calls: empty values are left out. */
export const commonRow = (common: CommonInput): Record<string, string> =>
  Object.fromEntries(Object.entries(common).flatMap(([key, value]: [string, string]) => (value.trim() ? [[key, value.trim()]] : [])));
