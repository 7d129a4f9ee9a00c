import { KeyRound, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useFormat, useSchemaText } from '../../../lib/ui-provider.js';
import { CARD_WIDTH, HEAD_HEIGHT, ROW_HEIGHT, type PlacedTable } from '../schema-diagram.logic.js';

export interface SchemaCardProps {
  card: PlacedTable;
  chosen: boolean;
  /** Not matched by the search, or unrelated to the selected table. */
  dim: boolean;
  onSelect: (name: string) => void;
}

/** One table on the plane. Keyboard users select it in the list, so that Tab does not stop at every card. */
export function SchemaCard({ card, chosen, dim, onSelect }: SchemaCardProps): ReactNode {
  const text = useSchemaText();
  const format = useFormat();
  const { table, rows, left, references } = card;
  return (
    <div
      data-slot="schema-diagram-card"
      {...(dim ? { 'data-dim': '' } : {})}
      className={cn(
        'sb:absolute sb:flex sb:flex-col sb:overflow-hidden sb:rounded-control sb:border sb:text-xs',
        chosen ? 'sb:border-primary' : dim ? 'sb:border-border' : 'sb:border-border-action',
        dim ? 'sb:bg-canvas sb:text-subtle' : 'sb:bg-surface',
      )}
      style={{ left: card.x, top: card.y, width: CARD_WIDTH, height: card.height }}
    >
      <button
        type="button"
        tabIndex={-1}
        data-slot="schema-diagram-card-name"
        aria-pressed={chosen}
        onClick={() => onSelect(chosen ? '' : table.name)}
        // Takes clicks for the whole card.
        className={cn(
          'sb:flex sb:w-full sb:shrink-0 sb:cursor-pointer sb:items-center sb:px-2 sb:font-semibold sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2 sb:after:absolute sb:after:inset-0',
          chosen ? 'sb:bg-primary-soft' : !dim && 'sb:bg-sunken',
        )}
        style={{ height: HEAD_HEIGHT - 1 }}
      >
        <span data-slot="schema-diagram-card-text" className="sb:min-w-0 sb:truncate">
          {table.name}
        </span>
      </button>
      {rows.map((column) => (
        <span
          data-slot="schema-diagram-card-column"
          key={column.name}
          className="sb:flex sb:w-full sb:shrink-0 sb:items-center sb:gap-1.5 sb:px-2"
          style={{ height: ROW_HEIGHT }}
        >
          <span data-slot="schema-diagram-card-mark" className="sb:flex sb:w-3 sb:shrink-0 sb:text-muted">
            {column.primary ? (
              <KeyRound size={12} aria-hidden className={cn(!dim && 'sb:text-primary-text')} />
            ) : (
              references.has(column.name) && <Link2 size={12} aria-hidden />
            )}
          </span>
          <span data-slot="schema-diagram-card-text" className="sb:min-w-0 sb:truncate">
            {column.name}
          </span>
          <span data-slot="schema-diagram-card-type" className="sb:ms-auto sb:max-w-20 sb:shrink-0 sb:truncate sb:text-muted">
            {column.type}
          </span>
        </span>
      ))}
      {left > 0 && (
        <span
          data-slot="schema-diagram-card-more"
          className="sb:flex sb:w-full sb:shrink-0 sb:items-center sb:px-2 sb:text-muted"
          style={{ height: ROW_HEIGHT }}
        >
          {text.more(left, format.number(left))}
        </span>
      )}
    </div>
  );
}
