import type { SheetField } from '@seaberry/tracking/sheet';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

export interface WrongCell {
  field: SheetField;
  label: string;
  value: string;
  error: string | undefined;
}

export interface RowFixProps {
  cells: readonly WrongCell[];
  /** Called when a cell is left, or on Enter. */
  onFix(field: SheetField, value: string): void;
  /** Called when one of the cells gets the focus. */
  onFocus(): void;
}

/** The wrong cells of a row as fields. */
export function RowFix({ cells, onFix, onFocus }: RowFixProps): ReactNode {
  return (
    <div className="grid gap-3 py-1 sm:grid-cols-2" onFocus={onFocus}>
      {cells.map(({ field, ...cell }) => (
        <FixedCell key={field} {...cell} onFix={(value) => onFix(field, value)} />
      ))}
    </div>
  );
}

function FixedCell({ label, value, error, onFix }: Omit<WrongCell, 'field'> & { onFix(value: string): void }): ReactNode {
  const [draft, setDraft] = useState(value);
  const [given, setGiven] = useState(value);
  const [committed, setCommitted] = useState(value);
  if (given !== value) {
    setGiven(value);
    // The value of a commit arrives later: what was typed meanwhile stays.
    if (draft === committed) {
      setDraft(value);
      setCommitted(value);
    }
  }
  const commit = (): void => {
    if (draft.trim() === value || draft === committed) return;
    setCommitted(draft);
    onFix(draft);
  };
  const handleKey = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    // Escape closes the dialog, which would lose what was typed.
    if (key === 'Enter' || key === 'Escape') commit();
    if (key === 'Enter') focusNext(currentTarget);
  };
  return (
    <Field label={label} error={error}>
      <Input size="sm" value={draft} onChange={(event) => setDraft(event.currentTarget.value)} onBlur={commit} onKeyDown={handleKey} />
    </Field>
  );
}

/** Moves to the next wrong cell, also that of another row; stays after the last one. */
function focusNext(field: HTMLElement): void {
  const wrong = field.closest('ol')?.querySelectorAll<HTMLElement>(':is(input, select)[aria-invalid="true"]') ?? [];
  [...wrong].find((other) => field.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)?.focus();
}
