import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readColumns, readRelations, readTables } from './repo.ts';

const MAIN = 'main';

/** @throws BusinessError notFound for another database than the main one */
function assertMain(configId: string): void {
  if (configId !== MAIN) throw new BusinessError(ERROR.notFound);
}

/** Structure of the database, without its rows. */
export const databaseHandlers: Handlers['sysDatabase'] = {
  list: () => Promise.resolve([MAIN]),

  async tableList({ configId }, { deps: { db } }) {
    assertMain(configId);
    const tables = await readTables(db);
    return tables.map(({ name, comment }) => ({ name, description: comment, dbObjectType: 'Table' }));
  },

  async columnList({ tableName, configId }, { deps: { db } }) {
    assertMain(configId);
    const columns = await readColumns(db, tableName);
    if (columns.length === 0) throw new BusinessError(ERROR.notFound);
    return columns.map((column) => ({
      tableName: column.table,
      dbColumnName: column.name,
      dataType: column.type,
      length: column.length,
      decimalDigits: column.decimals,
      columnDescription: column.comment,
      defaultValue: column.default,
      isNullable: column.nullable,
      isIdentity: column.identity,
      isPrimarykey: column.primary,
      createTableFieldSort: column.position,
    }));
  },

  async visualDbTable(_, { deps: { db } }) {
    const tables = await readTables(db);
    const columns = await readColumns(db);
    const relations = await readRelations(db);
    return {
      visualTableList: tables.map(({ name, comment }) => ({ tableName: name, tableComents: comment, x: 0, y: 0 })),
      visualColumnList: columns.map((column) => ({
        tableName: column.table,
        columnName: column.name,
        dataType: column.type,
        dataLength: column.length > 0 ? String(column.length) : '',
        columnDescription: column.comment,
        isNullable: column.nullable,
        isPrimarykey: column.primary,
      })),
      columnRelationList: relations.map((relation) => ({
        sourceTableName: relation.source,
        sourceColumnName: relation.source_column,
        type: relation.oneToOne ? 'OneToOne' : 'ManyToOne',
        targetTableName: relation.target,
        targetColumnName: relation.target_column,
      })),
    };
  },
};
