import { describe, expect, test } from 'vitest';

import { frameAddress } from './frame-address.logic.ts';
import { toSchema } from './schema.logic.ts';

describe('the structure of a backend', () => {
  test('becomes tables with their columns, and relations', () => {
    const schema = toSchema({
      visualTableList: [{ tableName: 'app_user', tableComents: 'People', x: 0, y: 0 }, { tableName: 'tenant' }],
      visualColumnList: [
        { tableName: 'app_user', columnName: 'id', dataType: 'uuid', dataLength: '', isPrimarykey: true, isNullable: false },
        {
          tableName: 'app_user',
          columnName: 'account',
          dataType: 'varchar',
          dataLength: 64,
          columnDescription: 'Unique',
          isNullable: true,
        },
        { tableName: 'gone', columnName: 'id' },
      ],
      columnRelationList: [
        { sourceTableName: 'app_user', sourceColumnName: 'id', type: 'OneToOne', targetTableName: 'tenant', targetColumnName: 'id' },
      ],
    });
    expect(schema.tables).toEqual([
      {
        name: 'app_user',
        description: 'People',
        columns: [
          { name: 'id', type: 'uuid', primary: true, nullable: false },
          { name: 'account', type: 'varchar(64)', primary: false, nullable: true, description: 'Unique' },
        ],
      },
      { name: 'tenant', columns: [] },
    ]);
    expect(schema.relations).toEqual([{ table: 'app_user', column: 'id', toTable: 'tenant', toColumn: 'id', once: true }]);
  });

  test('may contain a table or a column twice', () => {
    const column = { tableName: 'a', columnName: 'id', dataType: 'int', dataLength: '0' };
    const { tables } = toSchema({
      visualTableList: [{ tableName: 'a' }, { tableName: 'a' }],
      visualColumnList: [column, column],
      columnRelationList: [],
    });
    expect(tables).toEqual([{ name: 'a', columns: [{ name: 'id', type: 'int', primary: false, nullable: false }] }]);
  });
});

describe('the URL of the job dashboard frame', () => {
  const path = '/schedule?lang=zh-cn&zone=Asia%2FShanghai';
  test('has the ticket after the path that it is bound to', () => {
    expect(frameAddress('https://api.example.com', path, 'a-b_c')).toBe(`https://api.example.com${path}&ticket=a-b_c`);
    expect(frameAddress('', '/schedule', 'x')).toBe('/schedule?ticket=x');
  });
  test('is the bare page for a backend without tickets', () => {
    expect(frameAddress('https://api.example.com', path, null)).toBe('https://api.example.com/schedule');
  });
});
