export const LOGS = ['operation', 'visit', 'exception', 'difference'] as const;
export type Log = (typeof LOGS)[number];
