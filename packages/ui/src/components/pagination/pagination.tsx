import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useDisplayText, useFormat, useOverlaysText, type ControlSize } from '../../lib/ui-provider.js';
import { IconButton } from '../icon-button/index.js';
import { Input } from '../input/index.js';
import { Select } from '../select/index.js';
import { jumpTarget, pageCount, pageMarks, rowRange, wholeNumber } from './pagination.logic.js';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'onChange'> {
  /** Current page, 1-based. A fraction is rounded down; less than 1 is page 1. */
  page: number;
  /** Rows per page, at least 1. */
  pageSize: number;
  /** Number of rows on all pages, at least 0. */
  total: number;
  /**
   * The total is a lower bound: there are more rows than the server counts. Shown as “10,000+”, and the next page stays available after the
   * last known one.
   */
  capped?: boolean;
  /** Called with the new page, 1-based. */
  onPageChange: (page: number) => void;
  /** Called with the new page size; renders the select of page sizes. */
  onPageSizeChange?: (pageSize: number) => void;
  /**
   * Available page sizes.
   * @default [20, 50, 100]
   */
  pageSizes?: readonly number[];
  /** Shows only the range and the two arrows. */
  hideNumbers?: boolean;
  /** Shows a field for a page number. */
  showJump?: boolean;
  /**
   * Height of the controls: 28, 32 or 40 px. It is part of a table footer, so it does not follow the provider.
   * @default 'sm'
   */
  size?: ControlSize;
}

const PAGE =
  'sb:flex sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:px-1.5 sb:tabular-nums ' +
  'sb:text-muted sb:outline-offset-1 sb:outline-focus sb:hover:bg-sunken sb:hover:text-text sb:focus-visible:outline-2 ' +
  'sb:aria-[current]:bg-primary-soft sb:aria-[current]:font-semibold sb:aria-[current]:text-primary-text';

const PAGE_SIZE: Record<ControlSize, string> = {
  sm: 'sb:h-control-sm sb:min-w-control-sm',
  md: 'sb:h-control-md sb:min-w-control-md',
  lg: 'sb:h-control-lg sb:min-w-control-lg',
};

const DEFAULT_SIZES = [20, 50, 100] as const;

/** Position in a long list, and links to other pages. */
export function Pagination({
  page: givenPage,
  pageSize: givenSize,
  total: givenTotal,
  capped = false,
  onPageChange,
  onPageSizeChange,
  pageSizes = DEFAULT_SIZES,
  hideNumbers = false,
  showJump = false,
  size = 'sm',
  className,
  ...rest
}: PaginationProps): ReactNode {
  const text = useOverlaysText();
  const format = useFormat();
  const page = wholeNumber(givenPage, 1);
  const pageSize = wholeNumber(givenSize, 1);
  const total = wholeNumber(givenTotal, 0);
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
          size={size}
          aria-label={text.rowsPerPage}
          value={String(pageSize)}
          options={sizes.map((rows) => ({ value: String(rows), label: text.perPage(format.number(rows)) }))}
          onChange={(event) => onPageSizeChange(Number(event.currentTarget.value))}
          className="sb:max-w-max"
        />
      )}
      <div data-slot="pagination-pages" className="sb:flex sb:flex-wrap sb:items-center sb:gap-0.5">
        <IconButton
          size={size}
          label={text.previousPage}
          icon={<ChevronLeft data-slot="pagination-icon" size={16} aria-hidden className="sb:rtl:rotate-180" />}
          {...disabledAtEnd(page <= 1)}
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
                className={cn(PAGE, PAGE_SIZE[size])}
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
          size={size}
          label={text.nextPage}
          icon={<ChevronRight data-slot="pagination-icon" size={16} aria-hidden className="sb:rtl:rotate-180" />}
          {...disabledAtEnd(atEnd)}
          onClick={() => !atEnd && onPageChange(page + 1)}
        />
      </div>
      {showJump && <Jump pages={pages} capped={capped} size={size} onJump={onPageChange} />}
    </nav>
  );
}

/** Enter jumps to the page; a number out of range jumps to the first or last. */
function Jump({
  pages,
  capped,
  size,
  onJump,
}: {
  pages: number;
  capped: boolean;
  size: ControlSize;
  onJump: (page: number) => void;
}): ReactNode {
  const text = useDisplayText();
  const [draft, setDraft] = useState('');
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Must not submit a form around the table.
    event.preventDefault();
    const page = jumpTarget(draft, pages, capped);
    if (page === null) return;
    setDraft('');
    onJump(page);
  };
  return (
    <label data-slot="pagination-jump" className="sb:flex sb:items-center sb:gap-1.5 sb:whitespace-nowrap">
      {text.goToPage}
      <Input
        size={size}
        inputMode="numeric"
        autoComplete="off"
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={handleKey}
        className="sb:max-w-16"
      />
    </label>
  );
}

/** At an end the arrow is disabled by ARIA only, because a disabled element would lose focus. */
function disabledAtEnd(isAtEnd: boolean): { 'aria-disabled'?: true; 'data-dimmed'?: true } {
  return isAtEnd ? { 'aria-disabled': true, 'data-dimmed': true } : {};
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
