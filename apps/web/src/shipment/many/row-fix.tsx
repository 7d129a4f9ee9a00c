import { useTranslations } from '@seaberry/i18n/react';
import type { SheetField } from '@seaberry/tracking/sheet';
import { Button } from '@seaberry/ui/button';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { Select } from '@seaberry/ui/select';
import type { KeyboardEvent, ReactNode } from 'react';

import { withOwn } from '../../kit/use-choices.ts';
import type { CommonField } from '../forms.ts';
import type { CellProps, WrongCell } from './cell.types.ts';
import { focusNear, focusNext } from './focus-next.ts';
import { PlaceCell } from './place-cell.tsx';
import { useDraft } from './use-draft.ts';

export interface RowFixProps extends Pick<CellProps, 'kind'> {
  cells: readonly WrongCell[];
  /** Form of the codes of places. */
  placeCode: RegExp | undefined;
  /** Called when a cell is left, or on Enter. */
  onFix(field: SheetField, value: string): void;
  /** Confirms the row as it is, where nothing is wrong for certain. */
  onConfirm?(): void;
  /** Called when one of the cells gets the focus. */
  onFocus(): void;
}

/** The wrong cells of a row as fields. */
export function RowFix({ kind, cells, placeCode, onFix, onConfirm, onFocus }: RowFixProps): ReactNode {
  const t = useTranslations(kind.texts);
  return (
    <div className="grid gap-3 py-1 sm:grid-cols-2" onFocus={onFocus}>
      {cells.map(({ field, lookup, useChoices, ...cell }) => {
        const props = { ...cell, kind, onFix: (value: string) => onFix(field, value) };
        if (lookup) return <PlaceCell key={field} {...props} lookup={lookup} pattern={placeCode} />;
        return useChoices ? <ChosenCell key={field} {...props} useChoices={useChoices} /> : <TypedCell key={field} {...props} />;
      })}
      {onConfirm && (
        <div>
          <Button
            size="sm"
            onClick={({ currentTarget }) => {
              focusNear(currentTarget);
              onConfirm();
            }}
          >
            {t('many.trackAnyway')}
          </Button>
        </div>
      )}
    </div>
  );
}

function TypedCell({ label, value, error, onFix }: CellProps): ReactNode {
  const draft = useDraft(value, onFix);
  const handleKey = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    // Escape closes the dialog, which would lose what was typed.
    if (key === 'Enter' || key === 'Escape') draft.commit();
    if (key === 'Enter') focusNext(currentTarget);
  };
  return (
    <Field label={label} error={error}>
      <Input
        size="sm"
        value={draft.value}
        onChange={(event) => draft.change(event.currentTarget.value)}
        onBlur={() => draft.commitLater()}
        onKeyDown={handleKey}
      />
    </Field>
  );
}

function ChosenCell({
  kind,
  label,
  value,
  error,
  suggestion,
  useChoices,
  onFix,
}: CellProps & Required<Pick<CommonField, 'useChoices'>>): ReactNode {
  const t = useTranslations(kind.texts);
  const options = useChoices();
  const draft = useDraft(value, onFix, suggestion);
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    draft.commit();
    focusNext(event.currentTarget);
  };
  return (
    <Field label={label} error={error} description={value === '' && draft.value !== '' ? t('many.suggested') : undefined}>
      <Select
        size="sm"
        placeholder={label}
        options={withOwn(options, draft.value)}
        value={draft.value}
        onChange={(event) => draft.commit(event.currentTarget.value)}
        onBlur={() => draft.commitLater()}
        onKeyDown={handleKey}
      />
    </Field>
  );
}
