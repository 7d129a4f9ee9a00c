import { useState, type ReactNode } from 'react';

import { Checkbox } from '../../../components/checkbox/index.js';
import { SearchInput } from '../../../components/search-input/index.js';
import { useFormat, useTableText } from '../../../lib/ui-provider.js';
import type { ExportColumn } from '../export-column.js';

/** Number of columns from which there is a search, as in ColumnChooser. */
const SEARCH_FROM = 13;

interface ColumnPickProps {
  columns: readonly ExportColumn[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** All columns with a checkbox each, and one for all. */
export function ColumnPick({ columns, chosen, onChange }: ColumnPickProps): ReactNode {
  const text = useTableText();
  const format = useFormat();
  const [query, setQuery] = useState('');
  const wanted = query.normalize('NFKC').trim().toLowerCase();
  const listed = columns.filter(({ header }) => header.normalize('NFKC').toLowerCase().includes(wanted));
  const toggle = (id: string, on: boolean): void => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset data-slot="export-dialog-columns" className="sb:min-w-0">
      <legend data-slot="export-dialog-legend" className="sb:mb-1.5 sb:font-medium">
        {text.exportColumns}{' '}
        <span data-slot="export-dialog-count" className="sb:font-normal sb:text-muted sb:tabular-nums">
          {text.exportChosen(format.number(chosen.size), format.number(columns.length))}
        </span>
      </legend>
      <div data-slot="export-dialog-all" className="sb:flex sb:flex-wrap sb:items-center sb:justify-between sb:gap-2">
        <Checkbox
          label={text.selectAll}
          checked={chosen.size === columns.length}
          indeterminate={chosen.size > 0 && chosen.size < columns.length}
          onCheckedChange={(on) => onChange(new Set(on ? columns.map(({ id }) => id) : []))}
        />
        {columns.length >= SEARCH_FROM && (
          <span data-slot="export-dialog-search">
            <SearchInput size="sm" label={text.findColumn} placeholder={text.findColumn} value={query} onChange={setQuery} />
          </span>
        )}
      </div>
      <ul
        data-slot="export-dialog-list"
        className="sb:mt-2 sb:grid sb:grid-cols-[repeat(auto-fill,minmax(--spacing(40),1fr))] sb:gap-x-4 sb:gap-y-2 sb:border-t sb:border-border sb:pt-2.5"
      >
        {listed.map(({ id, header }) => (
          <li key={id} data-slot="export-dialog-column" className="sb:min-w-0">
            <Checkbox label={header} checked={chosen.has(id)} onCheckedChange={(on) => toggle(id, on)} />
          </li>
        ))}
        {listed.length === 0 && (
          <li data-slot="export-dialog-none" className="sb:text-muted">
            {text.noColumnFound}
          </li>
        )}
      </ul>
    </fieldset>
  );
}
