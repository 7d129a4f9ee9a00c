import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import type { ComboboxOptionRow } from '../combobox.logic.js';

/** Same style as a menu item, marked by `data-highlighted`. */
const LINE =
  'sb:relative sb:flex sb:min-h-control-sm sb:cursor-pointer sb:items-center sb:gap-2 sb:rounded-control sb:px-2 sb:py-1 sb:select-none ' +
  'sb:data-[highlighted]:bg-primary-soft sb:data-[highlighted]:text-primary-text ' +
  // Forced colours drop the background of the highlighted option, so an outline marks it.
  'sb:forced-colors:data-[highlighted]:outline-2 sb:forced-colors:data-[highlighted]:-outline-offset-2 ' +
  'sb:aria-disabled:cursor-not-allowed sb:aria-disabled:text-subtle';

export const headingClass = 'sb:px-2 sb:py-1 sb:text-xs sb:font-medium sb:text-muted';

export interface OptionLineProps {
  row: ComboboxOptionRow;
  id: string;
  active: boolean;
  selected: boolean;
  /** Set when only a part of the list is rendered. */
  setSize?: number;
  onMark: () => void;
  onChoose: () => void;
}

/** One option in the list. Focus stays in the input, which refers to it by `aria-activedescendant`. */
export function OptionLine({ row, id, active, selected, setSize, onMark, onChoose }: OptionLineProps): ReactNode {
  const { label, description, icon, disabled } = row.option;
  return (
    // The keys are handled by the field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      data-slot="combobox-option"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option is not allowed outside a select
      role="option"
      id={id}
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      {...(setSize === undefined ? {} : { 'aria-setsize': setSize, 'aria-posinset': row.at + 1 })}
      data-highlighted={active ? '' : undefined}
      onPointerMove={onMark}
      onClick={onChoose}
      className={LINE}
    >
      {(icon ?? row.create) && (
        <span data-slot="combobox-option-icon" aria-hidden className="sb:flex sb:size-4 sb:shrink-0 sb:items-center sb:justify-center">
          {row.create ? <Plus data-slot="combobox-option-plus" size={16} /> : icon}
        </span>
      )}
      <span data-slot="combobox-option-text" className="sb:min-w-0 sb:grow">
        <span data-slot="combobox-option-label" className="sb:block sb:wrap-anywhere">
          {label}
        </span>
        {description && (
          <span data-slot="combobox-option-description" className="sb:block sb:text-xs sb:wrap-anywhere sb:text-muted">
            {description}
          </span>
        )}
      </span>
      <Check data-slot="combobox-option-check" size={16} aria-hidden className={cn('sb:shrink-0', !selected && 'sb:invisible')} />
    </div>
  );
}
