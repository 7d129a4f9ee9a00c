import { get } from '../declare.js';

/**
 * Structure of the database: tables, columns and relations, without any rows. Read-only with us, since migrations change the structure, and
 * for platform administrators only.
 */
export const sysDatabase = {
  /** Ids of the databases; ours is one, `main`. Compatible with the origin. */
  list: get('/api/sysDatabase/list', {
    permission: 'signed-in',
    reach: 'platform',
  }),
  /** The tables of a database with their purpose. Compatible with the origin. */
  tableList: get('/api/sysDatabase/tableList/{configId}', {
    permission: 'signed-in',
    reach: 'platform',
    required: ['configId'],
  }),
  /** The columns of a table in their order. Compatible with the origin. */
  columnList: get('/api/sysDatabase/columnList/{tableName}/{configId}', {
    permission: 'signed-in',
    reach: 'platform',
    required: ['tableName', 'configId'],
  }),
  /**
   * Tables, columns and the relations between them, for the visual designer. Spec §2; compatible with the origin; keys and nullability are
   * ours.
   */
  visualDbTable: get('/api/sysDatabase/visualDbTable', {
    permission: 'signed-in',
    reach: 'platform',
  }),
};
