import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useFormat, useOverlaysText } from '../../lib/ui-provider.js';
import { IconButton } from '../icon-button/index.js';
import { Select } from '../select/index.js';
import { pageCount, pageMarks, rowRange } from './pagination.logic.js';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'onChange'> {
  /** Current page, 1-based. */
  page: number;
  pageSize: number;
  /** Number of rows of all pages. */
  total: number;
  /**
   * The total is a floor: there are more rows than the server counts. Shown as “10,000+”, and one may go on past the
   * last known page.
   */
  capped?: boolean;
  onPageChange: (page: number) => void;
  /** Draws the choice of page sizes. */
  onPageSizeChange?: (pageSize: number) => void;
  /** @default [20, 50, 100] */
  pageSizes?: readonly number[];
  /** Keeps the range and the two arrows alone. */
  hideNumbers?: boolean;
}

const PAGE =
  'sb:flex sb:h-control-sm sb:min-w-7 sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:px-1.5 sb:tabular-nums ' +
  'sb:text-muted sb:outline-offset-1 sb:outline-focus sb:hover:bg-sunken sb:hover:text-text sb:focus-visible:outline-2 ' +
  'sb:aria-[current]:bg-primary-soft sb:aria-[current]:font-semibold sb:aria-[current]:text-primary-text';

const DEFAULT_SIZES = [20, 50, 100] as const;

/** Where one is in a long list, and the way to another page. */
export function Pagination({
  page,
  pageSize,
  total,
  capped = false,
  onPageChange,
  onPageSizeChange,
  pageSizes = DEFAULT_SIZES,
  hideNumbers = false,
  className,
  ...rest
}: PaginationProps): ReactNode {
  const text = useOverlaysText();
  const format = useFormat();
  const pages = pageCount(total, pageSize);
  const atEnd = page >= pages && !capped;
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].toSorted((a, b) => a - b);
  return (
    <nav
      data-slot="pagination"
      aria-label={text.pages}
      {...rest}
      className={cn('sb:flex sb:flex-wrap sb:items-center sb:gap-x-3 sb:gap-y-2 sb:text-sm sb:text-muted', className)}
    >
      <Range {...{ page, pageSize, total, capped }} />
      {onPageSizeChange && (
        <Select
          size="sm"
          aria-label={text.rowsPerPage}
          value={String(pageSize)}
          options={sizes.map((size) => ({ value: String(size), label: text.perPage(format.number(size)) }))}
          onChange={(event) => onPageSizeChange(Number(event.currentTarget.value))}
          style={{ inlineSize: 'auto' }}
        />
      )}
      <div data-slot="pagination-pages" className="sb:flex sb:items-center sb:gap-0.5">
        <IconButton
          size="sm"
          label={text.previousPage}
          icon={<ChevronLeft data-slot="pagination-icon" size={16} aria-hidden />}
          {...resting(page <= 1)}
          onClick={() => page > 1 && onPageChange(page - 1)}
        />
        {!hideNumbers &&
          pageMarks(Math.min(page, pages), pages).map((mark) =>
            'page' in mark ? (
              <button
                key={mark.page}
                data-slot="pagination-page"
                type="button"
                aria-label={text.page(format.number(mark.page))}
                aria-current={mark.page === page ? 'page' : undefined}
                onClick={() => onPageChange(mark.page)}
                className={PAGE}
              >
                {format.number(mark.page)}
              </button>
            ) : (
              <span key={mark.gap} data-slot="pagination-gap" aria-hidden className="sb:w-7 sb:text-center">
                …
              </span>
            ),
          )}
        <IconButton
          size="sm"
          label={text.nextPage}
          icon={<ChevronRight data-slot="pagination-icon" size={16} aria-hidden />}
          {...resting(atEnd)}
          onClick={() => !atEnd && onPageChange(page + 1)}
        />
      </div>
    </nav>
  );
}

/** At an end the arrow rests but keeps its focus: a disabled element would drop the person out of the page. */
function resting(rests: boolean): { 'aria-disabled'?: true; 'data-dimmed'?: true } {
  return rests ? { 'aria-disabled': true, 'data-dimmed': true } : {};
}

function Range({ page, pageSize, total, capped }: Pick<PaginationProps, 'page' | 'pageSize' | 'total'> & { capped: boolean }): ReactNode {
  const text = useOverlaysText();
  const format = useFormat();
  const { from, to } = rowRange(page, pageSize, capped ? Math.max(total, page * pageSize) : total);
  const count = format.number(total);
  return (
    <span data-slot="pagination-range" aria-live="polite" className="sb:whitespace-nowrap sb:tabular-nums">
      {total === 0 ? text.noRows : text.range(format.number(from), format.number(to), capped ? text.atLeast(count) : count)}
    </span>
  );
}
