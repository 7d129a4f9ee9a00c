import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type TableOptions,
} from '@tanstack/react-table';

/* Only this module imports TanStack Table, the table engine. It uses its column layout; rows come sorted and paged from the server and the selection is
   a plain set of ids, so neither needs a feature (nor its bytes). */
const features = tableFeatures({ columnSizingFeature, columnVisibilityFeature, columnOrderingFeature, columnPinningFeature });

export type AppColumnDef<Row extends object> = ColumnDef<typeof features, Row, unknown>;

// The caller owns all state; a subscription on top would render everything twice.
const nothing = (): null => null;

/** The table engine with our features. */
export function useAppTable<Row extends object>(
  options: Omit<TableOptions<typeof features, Row>, 'features'>,
): ReactTable<typeof features, Row, null> {
  return useTable({ ...options, features }, nothing);
}
