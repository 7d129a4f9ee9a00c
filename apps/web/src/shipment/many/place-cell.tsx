import { LOCODE } from '@seaberry/tracking/rules';
import { Button } from '@seaberry/ui/button';
import { Combobox } from '@seaberry/ui/combobox';
import { Field } from '@seaberry/ui/field';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import type { LookupChoice } from '../../kit/choices.types.ts';
import type { Lookup } from '../../kit/resource.types.ts';
import { useSource } from '../../kit/use-choices.ts';
import type { CellProps } from './cell.types.ts';
import { focusNext } from './focus-next.ts';
import { useDraft } from './use-draft.ts';

const optionOf = ({ value, label }: LookupChoice) => ({ value, label: label === value ? value : `${label} · ${value}` });

interface PlaceCellProps extends CellProps {
  lookup: Lookup;
  /** Form of its codes; UN/LOCODE by default. */
  pattern: RegExp | undefined;
}

/** A wrong place: one of those that its text may mean, picked by name, or typed as code or name. */
export function PlaceCell({ label, value, error, choices, lookup, pattern = LOCODE, onFix }: PlaceCellProps): ReactNode {
  const { client } = useApp();
  const draft = useDraft(value, onFix);
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef(false);
  const byKey = useRef(false);
  const codes = [...new Set([...choices, draft.value])].filter((code) => pattern.test(code));
  const { items } = useSource(codes.length > 0 ? lookup.named(codes) : undefined);
  const named = (code: string) => optionOf(items.find((item) => item.value === code) ?? { value: code, label: code });
  const read = (text: string): string => {
    typed.current = false;
    const code = text.trim().toUpperCase();
    return pattern.test(code) ? code : text.trim();
  };
  const take = (text: string): void => draft.commit(read(text));
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget } = event;
    if (key === 'Escape') typed.current = false;
    if (key !== 'Enter') return;
    byKey.current = currentTarget.hasAttribute('aria-activedescendant');
    if (byKey.current) return;
    event.preventDefault();
    if (typed.current) take(currentTarget.value);
    focusNext(currentTarget);
  };
  return (
    <div className="grid content-start gap-2">
      <Field label={label} error={error}>
        <Combobox
          ref={input}
          size="sm"
          value={draft.value || null}
          selectedOptions={draft.value ? [named(draft.value)] : []}
          onSearch={async (text, signal) => (await lookup.find(client, text, signal)).map(optionOf)}
          onValueChange={(code) => {
            take(code ?? '');
            if (byKey.current && input.current) focusNext(input.current);
            byKey.current = false;
          }}
          onInput={() => {
            typed.current = true;
          }}
          onKeyDown={handleKey}
          onBlur={({ currentTarget }) => {
            if (typed.current) draft.commitLater(read(currentTarget.value));
          }}
        />
      </Field>
      {choices.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {choices.map((code) => (
            <Button
              key={code}
              size="sm"
              onClick={() => {
                // These buttons disappear when the place is corrected.
                input.current?.focus();
                take(code);
              }}
            >
              {named(code).label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
