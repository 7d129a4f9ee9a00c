import { Table as AntTable } from 'antd';

import { FIELDS, type Row } from '../data.ts';
import { mountReact, type TableProps } from '../react-driver.tsx';

function Table({ rows, view }: TableProps) {
  const columns = FIELDS.map((name) => ({
    title: name,
    dataIndex: name,
    key: name,
    width: 120,
    sorter: (a: Row, b: Row) => (name === 'weight' ? a.weight - b.weight : String(a[name]).localeCompare(String(b[name]))),
    sortOrder: view.sort === name ? ('ascend' as const) : null,
    filters: [{ text: 'x', value: 'x' }],
    filteredValue: name === 'carrier' && view.carrier ? [view.carrier] : name === 'reference' && view.reference ? [view.reference] : null,
    onFilter: (value: unknown, row: Row) => row[name] === value,
  }));
  return <AntTable<Row> virtual rowKey="id" columns={columns} dataSource={rows} pagination={false} scroll={{ x: 2400, y: 640 }} />;
}

export const mount = mountReact(Table);
