import type { VisualDbTable } from '@seaberry/api-client/schemas';
import type { SchemaRelation, SchemaTable } from '@seaberry/ui/schema-diagram';

type Column = SchemaTable['columns'][number];

/** Tables of a backend in the format of the diagram. `tableComents` is spelled as in the origin. */
export function toSchema({ visualTableList, visualColumnList, columnRelationList }: VisualDbTable): {
  tables: SchemaTable[];
  relations: SchemaRelation[];
} {
  const columns = new Map<string, Map<string, Column>>();
  for (const column of visualColumnList) {
    const ofTable = columns.get(column.tableName) ?? new Map<string, Column>();
    columns.set(column.tableName, ofTable);
    ofTable.set(column.columnName, toColumn(column));
  }
  const names = new Set<string>();
  const tables = visualTableList.flatMap(({ tableName, tableComents }) => {
    if (names.has(tableName)) return [];
    names.add(tableName);
    return [{ name: tableName, columns: [...(columns.get(tableName)?.values() ?? [])], ...described(tableComents) }];
  });
  const relations = columnRelationList.map((relation) => ({
    table: relation.sourceTableName,
    column: relation.sourceColumnName ?? '',
    toTable: relation.targetTableName,
    toColumn: relation.targetColumnName ?? '',
    once: relation.type === 'OneToOne',
  }));
  return { tables, relations };
}

function toColumn(column: VisualDbTable['visualColumnList'][number]): Column {
  const { columnName, dataType, dataLength, columnDescription, isPrimarykey, isNullable } = column;
  const length = dataLength === '' || dataLength === 0 || dataLength === '0' ? null : dataLength;
  return {
    name: columnName,
    type: length == null ? (dataType ?? '') : `${dataType ?? ''}(${length})`,
    primary: isPrimarykey === true,
    nullable: isNullable === true,
    ...described(columnDescription),
  };
}

const described = (text: string | null | undefined): { description?: string } => (text ? { description: text } : {});
