import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';

import { EmptyState } from '../../components/empty-state/index.js';
import { SearchInput } from '../../components/search-input/index.js';
import { cn } from '../../lib/cn.js';
import { useFormat, useSchemaText } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { SchemaList } from './components/schema-list.js';
import { SchemaPlane } from './components/schema-plane.js';
import { matchesTable } from './schema-diagram.logic.js';
import type { SchemaRelation, SchemaTable } from './schema-diagram.types.js';

export interface SchemaDiagramProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The tables with their columns. */
  tables: readonly SchemaTable[];
  /** Foreign keys. Those of tables that are not among `tables` are omitted. */
  relations: readonly SchemaRelation[];
  /** Controlled name of the selected table; empty for none. */
  selected?: string;
  /**
   * Initially selected table (uncontrolled).
   * @default ''
   */
  defaultSelected?: string;
  /** Called with the name of the table that the user selects. */
  onSelectionChange?: (name: string) => void;
}

/**
 * Tables of a database as cards on a plane, with lines for their foreign keys. The list beside it has the same content as text and is the
 * only form on a phone. It fills the height of its container, so give that one.
 */
export function SchemaDiagram(props: SchemaDiagramProps): ReactNode {
  const { tables, relations, selected: given, defaultSelected = '', onSelectionChange, className, ...rest } = props;
  const text = useSchemaText();
  const format = useFormat();
  const [chosen, select] = useControllable({ value: given, defaultValue: defaultSelected, onChange: onSelectionChange });
  // An old URL may name a table that no longer exists: then none is selected and none is dimmed.
  const selected = tables.some(({ name }) => name === chosen) ? chosen : '';
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => tables.filter((table) => matchesTable(table, wanted)), [tables, wanted]);
  const count =
    wanted.trim() === ''
      ? text.tables(tables.length, format.number(tables.length))
      : text.found(format.number(found.length), format.number(tables.length));
  return (
    <div
      data-slot="schema-diagram"
      {...rest}
      className={cn(
        'sb:flex sb:h-full sb:min-h-0 sb:min-w-0 sb:overflow-hidden sb:rounded-surface sb:border sb:border-border sb:bg-surface sb:text-sm sb:text-text',
        className,
      )}
    >
      {tables.length === 0 ? (
        <EmptyState className="sb:w-full" title={text.empty} />
      ) : (
        <>
          <div data-slot="schema-diagram-side" className="sb:flex sb:w-full sb:min-w-0 sb:shrink-0 sb:flex-col sb:lg:max-w-72">
            <div data-slot="schema-diagram-search" className="sb:flex sb:flex-col sb:gap-1.5 sb:border-b sb:border-border sb:p-3">
              <SearchInput label={text.search} placeholder={text.search} value={wanted} onChange={setWanted} />
              <output data-slot="schema-diagram-count" className="sb:block sb:text-xs sb:text-muted">
                {count}
              </output>
            </div>
            {found.length === 0 ? (
              <EmptyState size="sm" title={text.noMatch} />
            ) : (
              <SchemaList tables={found} relations={relations} selected={selected} onSelect={select} />
            )}
          </div>
          <SchemaPlane tables={tables} relations={relations} found={found} selected={selected} onSelect={select} />
        </>
      )}
    </div>
  );
}
