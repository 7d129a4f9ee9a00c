import { ArrowLeft, ArrowRight, EyeOff, ListFilter, MoveHorizontal, RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { DropdownMenu, DropdownMenuItem, DropdownMenuRadioGroup, DropdownMenuSeparator } from '../../../components/dropdown-menu/index.js';
import { useOverlaysText, useTableText } from '../../../lib/ui-provider.js';
import type { DataTableColumnMenu } from '../data-table.types.js';
import { ColumnMenuButton } from './column-menu-button.js';

interface ColumnMenuProps {
  menu: Omit<DataTableColumnMenu<never>, 'column'> & { column: { header: string } };
  /** The button was pressed while the menu was loading. */
  openAtOnce: boolean;
}

const SORTS = ['ascending', 'descending', 'none'] as const;
const PINS = ['start', 'end', 'none'] as const;

/** Actions on one column. Loaded when a pointer or focus first enters the header. */
export function ColumnMenu({ menu, openAtOnce }: ColumnMenuProps): ReactNode {
  const [open, setOpen] = useState(openAtOnce);
  const { header } = menu.column;
  return (
    <DropdownMenu align="end" open={open} onOpenChange={setOpen} trigger={<ColumnMenuButton column={header} />}>
      <SortItems {...menu} />
      <PlaceItems {...menu} />
      <WidthItems {...menu} />
    </DropdownMenu>
  );
}

function SortItems({ sorted, onSort, onFilter }: ColumnMenuProps['menu']): ReactNode {
  const text = useTableText();
  const { sortAscending, sortDescending, unsorted } = useOverlaysText();
  const labels = { ascending: sortAscending, descending: sortDescending, none: unsorted };
  if (!onSort && !onFilter) return null;
  return (
    <>
      {onSort && (
        <DropdownMenuRadioGroup
          label={text.menuSort}
          hideLabel
          value={sorted}
          options={SORTS.map((value) => ({ value, label: labels[value] }))}
          onChange={(value) => onSort(SORTS.find((one) => one === value) ?? 'none')}
        />
      )}
      {onFilter && (
        <DropdownMenuItem icon={<ListFilter data-slot="data-table-menu-icon" size={16} aria-hidden />} onSelect={onFilter}>
          {text.menuFilter}
        </DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
    </>
  );
}

function PlaceItems({ pin, onPin, onMoveToStart, onMoveToEnd, kept }: ColumnMenuProps['menu']): ReactNode {
  const text = useTableText();
  const labels = { none: text.pinNone, start: text.pinStart, end: text.pinEnd };
  if (!kept) return null;
  return (
    <>
      <DropdownMenuRadioGroup
        label={text.menuPin}
        value={pin ?? 'none'}
        options={PINS.map((value) => ({ value, label: labels[value] }))}
        onChange={(value) => onPin(value === 'start' || value === 'end' ? value : undefined)}
      />
      <DropdownMenuSeparator />
      {onMoveToStart && (
        <DropdownMenuItem
          icon={<ArrowLeft data-slot="data-table-menu-icon" size={16} aria-hidden className="sb:rtl:[scale:-1_1]" />}
          onSelect={onMoveToStart}
        >
          {text.moveToStart}
        </DropdownMenuItem>
      )}
      {onMoveToEnd && (
        <DropdownMenuItem
          icon={<ArrowRight data-slot="data-table-menu-icon" size={16} aria-hidden className="sb:rtl:[scale:-1_1]" />}
          onSelect={onMoveToEnd}
        >
          {text.moveToEnd}
        </DropdownMenuItem>
      )}
    </>
  );
}

function WidthItems({ onFitWidth, resized, onResetWidth, onHide, last, kept }: ColumnMenuProps['menu']): ReactNode {
  const text = useTableText();
  if (!kept) return null;
  return (
    <>
      {onFitWidth && (
        <DropdownMenuItem icon={<MoveHorizontal data-slot="data-table-menu-icon" size={16} aria-hidden />} onSelect={onFitWidth}>
          {text.fitWidth}
        </DropdownMenuItem>
      )}
      {resized && (
        <DropdownMenuItem icon={<RotateCcw data-slot="data-table-menu-icon" size={16} aria-hidden />} onSelect={onResetWidth}>
          {text.ownWidth}
        </DropdownMenuItem>
      )}
      {onHide && (
        <DropdownMenuItem
          icon={<EyeOff data-slot="data-table-menu-icon" size={16} aria-hidden />}
          disabledReason={last ? text.lastVisible : undefined}
          onSelect={onHide}
        >
          {text.hideColumn}
        </DropdownMenuItem>
      )}
    </>
  );
}
