import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { useFormat, useInputsText } from '../../../lib/ui-provider.js';
import type { ComboboxOption } from '../combobox.types.js';

export interface ComboboxTagsProps {
  chosen: readonly ComboboxOption[];
  /** Maximum number of visible tags; the others are counted. */
  max: number;
  locked: boolean;
  onRemove: (value: string) => void;
}

/** Selected options as tags inside the field. Their buttons are for the pointer; Backspace removes the last one. */
export function ComboboxTags({ chosen, max, locked, onRemove }: ComboboxTagsProps): ReactNode {
  const text = useInputsText();
  const format = useFormat();
  if (chosen.length === 0) return null;
  const hidden = chosen.length - max;
  return (
    <ul data-slot="combobox-tags" aria-label={text.chosen} className="sb:contents">
      {chosen.slice(0, max).map(({ value, label }) => (
        <li
          key={value}
          data-slot="combobox-tag"
          className="sb:inline-flex sb:max-w-full sb:min-w-0 sb:items-center sb:gap-1 sb:rounded-control sb:bg-primary-soft sb:px-1.5 sb:text-sm sb:text-primary-text"
        >
          <span data-slot="combobox-tag-label" title={label} className="sb:truncate">
            {label}
          </span>
          {!locked && (
            <button
              data-slot="combobox-tag-remove"
              type="button"
              tabIndex={-1}
              aria-label={text.remove(label)}
              onClick={() => onRemove(value)}
              className="sb-hit sb:flex sb:pointer-coarse:size-control-lg sb:shrink-0 sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:hover:text-text"
            >
              <X data-slot="combobox-tag-remove-icon" size={14} aria-hidden />
            </button>
          )}
        </li>
      ))}
      {hidden > 0 && (
        <li
          data-slot="combobox-tag-more"
          aria-label={text.moreChosen(hidden, format.number(hidden))}
          className="sb:text-sm sb:text-muted sb:tabular-nums"
        >
          +{format.number(hidden)}
        </li>
      )}
    </ul>
  );
}
