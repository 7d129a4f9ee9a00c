import type { Values } from '../../kit/resource.types.ts';
import { replicasIn } from './connection.logic.ts';

/** Rows of companies are kept apart in one database. */
export const BY_ROWS = 0;
/** A company has a database to itself. */
export const OWN_DATABASE = 1;

/** Database types by their numbers in SqlSugar, the data access library of the origin. */
export const DB_TYPES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 900] as const;

export const ownsDatabase = ({ tenantType }: Values): boolean => Number(tenantType) === OWN_DATABASE;

/** Errors of the fields of a dedicated database, besides its connection; D1302: invalid JSON. */
export function isolationFaults(values: Values): Readonly<Record<string, string>> {
  if (!ownsDatabase(values)) return {};
  const { slaveConnections } = values;
  return typeof slaveConnections === 'string' && replicasIn(slaveConnections) === null ? { slaveConnections: 'D1302' } : {};
}
