import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_equalsString,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
  createColumnHelper,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

import { FIELDS, type Row } from '../data.ts';
import { mountReact, type TableProps } from '../react-driver.tsx';

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
  filterFns: { equalsString: filterFn_equalsString },
});
const helper = createColumnHelper<typeof features, Row>();
const columns = helper.columns(
  FIELDS.map((name) =>
    helper.accessor((row) => row[name], {
      id: name,
      header: name,
      sortFn: name === 'weight' ? 'basic' : 'alphanumeric',
      filterFn: 'equalsString',
    }),
  ),
);

/** Table with virtual rows, as in the documentation of both. */
function Table({ rows, view }: TableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({
    features,
    columns,
    data: rows,
    state: {
      sorting: view.sort === 'none' ? [] : [{ id: view.sort, desc: false }],
      columnFilters: [
        ...(view.carrier === null ? [] : [{ id: 'carrier', value: view.carrier }]),
        ...(view.reference === null ? [] : [{ id: 'reference', value: view.reference }]),
      ],
    },
  });
  const model = table.getRowModel().rows;
  const virtual = useVirtualizer({ count: model.length, getScrollElement: () => scroller.current, estimateSize: () => 36, overscan: 5 });
  return (
    <div ref={scroller} style={{ height: 700, overflow: 'auto' }}>
      <table style={{ display: 'grid', width: 2400 }}>
        <tbody style={{ display: 'grid', position: 'relative', height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const row = model[item.index];
            return row ? (
              <tr key={row.id} style={{ display: 'flex', position: 'absolute', height: 36, transform: `translateY(${item.start}px)` }}>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id} style={{ width: 120 }}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ) : null;
          })}
        </tbody>
      </table>
    </div>
  );
}

export const mount = mountReact(Table);
