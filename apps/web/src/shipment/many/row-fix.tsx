import type { SheetField } from '@seaberry/tracking/sheet';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

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
  /** Called with whether one of the cells has the focus. */
  onFocusChange(focused: boolean): void;
}

/** The wrong cells of a row as fields. */
export function RowFix({ cells, onFix, onFocusChange }: RowFixProps): ReactNode {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) onFocusChange(false);
  };
  return (
    <div className="grid gap-3 py-1 sm:grid-cols-2" onFocus={() => onFocusChange(true)} onBlur={leave}>
      {cells.map(({ field, ...cell }) => (
        <FixedCell key={field} {...cell} onFix={(value) => onFix(field, value)} />
      ))}
    </div>
  );
}

function FixedCell({ label, value, error, onFix }: Omit<WrongCell, 'field'> & { onFix(value: string): void }): ReactNode {
  const [draft, setDraft] = useState(value);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setDraft(value);
  }
  const commit = (): void => {
    if (draft.trim() !== value) onFix(draft);
  };
  const handleKey = ({ key }: KeyboardEvent): void => {
    // Escape closes the dialog, which would lose what was typed.
    if (key === 'Enter' || key === 'Escape') commit();
  };
  return (
    <Field label={label} error={error}>
      <Input size="sm" value={draft} onChange={(event) => setDraft(event.currentTarget.value)} onBlur={commit} onKeyDown={handleKey} />
    </Field>
  );
}
