import { Search, X } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import { useComponentsText } from '../../lib/ui-provider.js';
import { Input, type InputProps } from '../input/index.js';
import { Spinner } from '../spinner/index.js';

export interface SearchInputProps extends Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'aria-label'> {
  /** Accessible name, for example “Search bills”. */
  label: string;
  /** Controlled value. */
  value?: string;
  /** Initial value (uncontrolled). */
  defaultValue?: string;
  /** Called with every change. Debounce it before querying a server. */
  onChange?: (value: string) => void;
  /** Called on Enter, and with an empty text when it is cleared. */
  onSearch?: (value: string) => void;
  /** A response is pending. */
  loading?: boolean;
}

/** Search field. Enter searches, Escape or the button clears. */
export function SearchInput({
  label,
  value: given,
  defaultValue = '',
  onChange,
  onSearch,
  onKeyDown,
  loading = false,
  className,
  ref,
  ...rest
}: SearchInputProps): ReactNode {
  const text = useComponentsText();
  const [value, setValue] = useControllable({ value: given, defaultValue, onChange });
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);

  const locked = rest.disabled || rest.readOnly || rest.disabledReason !== undefined;
  const clear = (): void => {
    setValue('');
    onSearch?.('');
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    // During IME composition Enter confirms a word and does not search.
    if (event.defaultPrevented || event.nativeEvent.isComposing || locked) return;
    if (event.key === 'Enter' && onSearch) {
      event.preventDefault();
      onSearch(value);
    } else if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };

  return (
    <div
      data-slot="search-input-frame"
      className={cn('sb:relative sb:w-full sb:[--sb-pad-end:--spacing(8)] sb:[--sb-pad-start:--spacing(8)]', className)}
    >
      <span
        data-slot="search-input-sign"
        className="sb:pointer-events-none sb:absolute sb:inset-y-0 sb:inset-s-0 sb:flex sb:w-8 sb:items-center sb:justify-center sb:text-muted"
      >
        {loading ? <Spinner size="sm" label={null} /> : <Search data-slot="search-input-icon" size={16} aria-hidden />}
      </span>
      <Input
        data-slot="search-input"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-busy={loading || undefined}
        {...rest}
        ref={mergedRef}
        type="search"
        className="sb-search"
        aria-label={label}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      {value !== '' && !locked && (
        <button
          data-slot="search-input-clear"
          type="button"
          aria-label={text.clearSearch}
          title={text.clearSearch}
          onClick={clear}
          className="sb:absolute sb:inset-y-0 sb:inset-e-0 sb:flex sb:w-8 sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:text-muted sb:-outline-offset-2 sb:outline-focus sb:hover:text-text sb:focus-visible:outline-2"
        >
          <X data-slot="search-input-clear-icon" size={14} aria-hidden />
        </button>
      )}
    </div>
  );
}
