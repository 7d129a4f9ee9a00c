/**
 * Service types as `<receipt>/<delivery>`, with the DCSA types CY (container yard), SD (store door) and CFS (container freight station).
 */
export const SERVICE_TYPES = ['CY/CY', 'CY/SD', 'SD/CY', 'SD/SD', 'CFS/CFS', 'CFS/CY', 'CY/CFS'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];
