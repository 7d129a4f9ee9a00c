/** Rows of at least 36, 44 or 52 px. */
export type TableDensity = 'sm' | 'md' | 'lg';
/** Alignment of a column's content. Numbers use `end`, so that their digits line up. */
export type TableAlign = 'start' | 'center' | 'end';

// Plain lookups: these few classes do not need the code of class-variance-authority.

const DENSITY: Record<TableDensity, string> = {
  sm: 'sb:[&_td]:h-row-sm sb:[&_th]:h-row-sm',
  md: 'sb:[&_td]:h-row-md sb:[&_th]:h-row-md',
  lg: 'sb:[&_td]:h-row-lg sb:[&_th]:h-row-lg',
};
const ALIGN: Record<TableAlign, string> = {
  start: 'sb:text-start',
  center: 'sb:text-center',
  end: 'sb:text-end sb:tabular-nums',
};

export const tableClass = (density: TableDensity): string =>
  `sb:w-full sb:border-separate sb:text-start sb:text-sm sb:text-text ${DENSITY[density]}`;
export const cellClass = (align: TableAlign): string => `sb:border-b sb:border-border sb:px-3 sb:py-1 ${ALIGN[align]}`;
