import type { FormEvent, ReactNode } from 'react';

import { Button } from '../../../components/button/index.js';
import { useTableText } from '../../../lib/ui-provider.js';
import type { FilterDefinition, FilterValue } from '../filter-bar.types.js';

/** Props of every editor. */
export interface EditorProps<Kind extends FilterDefinition['kind'] = FilterDefinition['kind']> {
  definition: Extract<FilterDefinition, { kind: Kind }>;
  filter: FilterValue | undefined;
  /** Applies the value; the editor stays open. */
  onChange: (filter: FilterValue | undefined) => void;
  /** Applies the value and closes the editor. */
  onApply: (filter: FilterValue | undefined) => void;
}

/** Form whose typed values apply on submit: with the button, or with Enter. */
export function TypedForm({ onApply, children }: { onApply: () => void; children: ReactNode }): ReactNode {
  const text = useTableText();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // React bubbles the event to a form around the bar, which must not submit.
    event.stopPropagation();
    onApply();
  };
  return (
    <form data-slot="filter-bar-form" noValidate onSubmit={handleSubmit} className="sb:flex sb:flex-col sb:gap-3">
      {children}
      <span data-slot="filter-bar-apply" className="sb:ms-auto">
        <Button type="submit" size="sm" variant="primary" guardMs={0}>
          {text.filterApply}
        </Button>
      </span>
    </form>
  );
}
