import type { RefCallback } from 'react';

import { useProbeHeight } from '../../lib/use-probe-height.js';
import type { DataTableDensity } from './data-table.types.js';

/** Heights in px at the usual text size, until the probe is measured. */
const USUAL: Record<DataTableDensity, number> = { sm: 36, md: 44, lg: 52 };

/** Classes of the probe of each density. */
export const ROW_PROBE: Record<DataTableDensity, string> = { sm: 'sb:h-row-sm', md: 'sb:h-row-md', lg: 'sb:h-row-lg' };

/** Height of the rows of a virtual table in whole px, border included: it follows the text size of the page. */
export function useRowHeight(density: DataTableDensity): [RefCallback<HTMLElement>, number] {
  const [probe, height] = useProbeHeight(USUAL[density]);
  return [probe, Math.round(height)];
}
