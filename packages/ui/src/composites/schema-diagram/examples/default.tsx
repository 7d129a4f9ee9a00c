import { SchemaDiagram, type SchemaTable } from '@seaberry/ui/schema-diagram';

const tables: readonly SchemaTable[] = [
  {
    name: 'tenant',
    description: 'A company that tracks with us',
    columns: [
      { name: 'id', type: 'uuid', primary: true },
      { name: 'name', type: 'text' },
    ],
  },
  {
    name: 'ocean_bill',
    columns: [
      { name: 'id', type: 'uuid', primary: true },
      { name: 'tenant_id', type: 'uuid' },
      { name: 'reference_no', type: 'text' },
      { name: 'eta', type: 'timestamptz', nullable: true },
    ],
  },
];

export function SchemaDiagramExample() {
  return (
    <div style={{ blockSize: 480 }}>
      <SchemaDiagram tables={tables} relations={[{ table: 'ocean_bill', column: 'tenant_id', toTable: 'tenant', toColumn: 'id' }]} />
    </div>
  );
}
