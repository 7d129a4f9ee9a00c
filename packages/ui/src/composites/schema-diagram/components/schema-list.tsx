import { ChevronRight, KeyRound, Link2 } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import { Button } from '../../../components/button/index.js';
import { VisuallyHidden } from '../../../components/visually-hidden/index.js';
import { cn } from '../../../lib/cn.js';
import { useSchemaText } from '../../../lib/ui-provider.js';
import type { SchemaRelation, SchemaTable } from '../schema-diagram.types.js';

export interface SchemaListProps {
  tables: readonly SchemaTable[];
  relations: readonly SchemaRelation[];
  selected: string;
  onSelect: (name: string) => void;
}

/** Every table as a button that expands its columns; the only form of the diagram on a phone. */
export function SchemaList({ tables, relations, selected, onSelect }: SchemaListProps): ReactNode {
  const text = useSchemaText();
  return (
    <ul data-slot="schema-diagram-list" aria-label={text.list} className="sb:min-h-0 sb:flex-1 sb:overflow-y-auto sb:p-1.5">
      {tables.map((table) => (
        <Entry key={table.name} table={table} relations={relations} open={table.name === selected} onSelect={onSelect} />
      ))}
    </ul>
  );
}

interface EntryProps {
  table: SchemaTable;
  relations: readonly SchemaRelation[];
  open: boolean;
  onSelect: (name: string) => void;
}

function Entry({ table, relations, open, onSelect }: EntryProps): ReactNode {
  const id = useId();
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Selected on the plane or by the URL, the entry may be out of view.
    if (open && entry.current) showIn(entry.current);
  }, [open]);
  return (
    <li ref={entry} data-slot="schema-diagram-entry">
      <button
        data-slot="schema-diagram-table"
        type="button"
        aria-expanded={open}
        {...(open ? { 'aria-controls': id } : {})}
        onClick={() => onSelect(open ? '' : table.name)}
        className={cn(
          'sb:flex sb:min-h-control-md sb:w-full sb:cursor-pointer sb:items-center sb:gap-1.5 sb:rounded-control sb:px-2 sb:text-start sb:hover:bg-sunken sb:outline-focus sb:focus-visible:outline-2',
          open && 'sb:bg-sunken sb:font-semibold',
        )}
      >
        <ChevronRight size={14} aria-hidden className={cn('sb:shrink-0 sb:text-muted', open ? 'sb:rotate-90' : 'sb:rtl:rotate-180')} />
        <span data-slot="schema-diagram-table-name" className="sb:min-w-0 sb:truncate">
          {table.name}
        </span>
      </button>
      {open && <Detail id={id} table={table} relations={relations} onSelect={onSelect} />}
    </li>
  );
}

/** Height of an entry that must be visible, in px. */
const MIN_VISIBLE_PX = 64;

/** Not scrollIntoView, which would scroll the page as well. */
function showIn(entry: HTMLElement): void {
  const list = entry.parentElement;
  if (!list) return;
  const [row, view] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  if (row.top < view.top || row.top > view.bottom - MIN_VISIBLE_PX) list.scrollTop += row.top - view.top;
}

function Detail({ id, table, relations, onSelect }: Omit<EntryProps, 'open'> & { id: string }): ReactNode {
  const text = useSchemaText();
  const own = relations.filter((relation) => relation.table === table.name);
  const to = own.map(({ column, toTable }) => ({ key: `${column} ${toTable}`, table: toTable, column }));
  const from = relations
    .filter((relation) => relation.toTable === table.name)
    .map((relation) => ({ key: `${relation.table} ${relation.column}`, table: relation.table, column: relation.column }));
  const references = new Set(own.map(({ column }) => column));
  return (
    <div id={id} data-slot="schema-diagram-detail" className="sb:flex sb:flex-col sb:gap-3 sb:px-2 sb:pt-1.5 sb:pb-3">
      {table.description !== undefined && (
        <p data-slot="schema-diagram-description" className="sb:text-muted">
          {table.description}
        </p>
      )}
      <section data-slot="schema-diagram-columns" aria-label={text.columns}>
        <Heading>{text.columns}</Heading>
        <ul data-slot="schema-diagram-column-list">
          {table.columns.map((column) => (
            <li data-slot="schema-diagram-column" key={column.name} className="sb:border-t sb:border-border sb:py-1">
              <span data-slot="schema-diagram-column-line" className="sb:flex sb:flex-wrap sb:items-baseline sb:gap-x-2">
                <span data-slot="schema-diagram-column-name" className="sb:min-w-0 sb:wrap-break-word sb:font-medium">
                  {column.name}
                </span>
                {column.primary && (
                  <>
                    <KeyRound size={12} aria-hidden className="sb:self-center sb:text-primary-text" />
                    <VisuallyHidden>{text.primary}</VisuallyHidden>
                  </>
                )}
                {references.has(column.name) && (
                  <>
                    <Link2 size={12} aria-hidden className="sb:self-center sb:text-muted" />
                    <VisuallyHidden>{text.reference}</VisuallyHidden>
                  </>
                )}
                <span data-slot="schema-diagram-column-type" className="sb:ms-auto sb:text-end sb:text-xs sb:wrap-break-word sb:text-muted">
                  {column.nullable ? `${column.type}, ${text.nullable}` : column.type}
                </span>
              </span>
              {column.description !== undefined && (
                <span data-slot="schema-diagram-column-text" className="sb:text-xs sb:text-muted">
                  {column.description}
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
      <Ways label={text.refersTo} ways={to} onSelect={onSelect} />
      <Ways label={text.referredBy} ways={from} onSelect={onSelect} />
    </div>
  );
}

function Heading({ children }: { children: ReactNode }): ReactNode {
  return (
    <p data-slot="schema-diagram-heading" className="sb:pb-1 sb:text-xs sb:font-medium sb:text-muted">
      {children}
    </p>
  );
}

interface WaysProps {
  label: string;
  ways: readonly { key: string; table: string; column: string }[];
  onSelect: (name: string) => void;
}

/** Links to the tables at the other end. */
function Ways({ label, ways, onSelect }: WaysProps): ReactNode {
  const text = useSchemaText();
  if (ways.length === 0) return null;
  return (
    <section data-slot="schema-diagram-ways" aria-label={label}>
      <Heading>{label}</Heading>
      <ul data-slot="schema-diagram-way-list">
        {ways.map(({ key, table, column }) => (
          <li data-slot="schema-diagram-way" key={key} className="sb:flex sb:flex-wrap sb:items-center sb:gap-x-2">
            <Button size="sm" variant="ghost" onClick={() => onSelect(table)}>
              {table}
            </Button>
            <span data-slot="schema-diagram-way-column" className="sb:text-xs sb:text-muted">
              {text.through(column)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
