import * as RadixPopover from '@radix-ui/react-popover';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { bareInput, controlFrame } from '../../lib/control-frame.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useDisabledReason } from '../../lib/use-disabled-reason.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import { useControlSize, useInputsText, type ControlSize } from '../../lib/ui-provider.js';
import { useFieldControl } from '../field/index.js';
import { useFormReset } from '../field/use-form-reset.js';
import { Spinner } from '../spinner/index.js';
import type { ComboboxItem, ComboboxOption, ComboboxSearch } from './combobox.types.js';
import { ComboboxPopup } from './components/combobox-popup.js';
import { OptionsLayer } from './components/options-layer.js';
import { ComboboxTags } from './components/combobox-tags.js';
import { useCombobox } from './use-combobox.js';

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'multiple' | 'size' | 'type' | 'role' | 'list' | 'minLength' | 'children'
>;

interface ComboboxShared<Value extends string> extends Native {
  /** Options, plain or in groups, when all of them are known. */
  options?: readonly ComboboxItem<Value>[];
  /** Searches options on a server instead: after each pause in typing, and when the list opens. */
  onSearch?: ComboboxSearch<Value>;
  /** Labels of initial values that are not in `options`; labels of later choices are remembered. */
  selectedOptions?: readonly ComboboxOption<Value>[];
  /** Creates an option for a text without a match, and returns it; undefined when it is not allowed. */
  onCreate?: (label: string) => ComboboxOption<Value> | undefined;
  /**
   * Minimum query length for `onSearch`.
   * @default 0
   */
  minQueryLength?: number;
  /**
   * Debounce of `onSearch`, in ms.
   * @default 250
   */
  debounceMs?: number;
  /** The options are loading. */
  loading?: boolean;
  /** A value is required: there is no clear button, and clearing the text restores the value. */
  hideClear?: boolean;
  /** @default the size of the provider, else 'md' */
  size?: ControlSize;
  /** Why the control is disabled. It stays in the tab order and announces the reason. */
  disabledReason?: string | undefined;
}

export interface ComboboxSingleProps<Value extends string = string> extends ComboboxShared<Value> {
  /** Single selection. */
  multiple?: false;
  /** null for none. */
  value?: Value | null;
  /** Initial value (uncontrolled); null for none. */
  defaultValue?: Value | null;
  /** Called with the new value, null when it is cleared. */
  onValueChange?: (value: Value | null) => void;
  /** Only with `multiple`. */
  maxTags?: never;
}

export interface ComboboxMultipleProps<Value extends string = string> extends ComboboxShared<Value> {
  /** Allows several choices, shown as tags in the field. */
  multiple: true;
  /** Controlled values, in the order of selection. */
  value?: readonly Value[];
  /** Initial values (uncontrolled). */
  defaultValue?: readonly Value[];
  /** Called with all selected values. */
  onValueChange?: (value: readonly Value[]) => void;
  /**
   * Number of tags shown while the list is closed; the others are counted.
   * @default 3
   */
  maxTags?: number;
}

export type ComboboxProps<Value extends string = string> = ComboboxSingleProps<Value> | ComboboxMultipleProps<Value>;

const NONE: readonly never[] = [];

/**
 * Selection of one or several of many options, found by typing. For a few known values use a Select.
 * @typeParam Value Values of the options: the union of strings that they have, else any string.
 */
export function Combobox<Value extends string = string>(props: ComboboxProps<Value>): ReactNode {
  const {
    options = NONE,
    onSearch,
    selectedOptions = NONE,
    onCreate,
    minQueryLength = 0,
    debounceMs = 250,
    loading = false,
    hideClear = false,
    size: ownSize,
    disabledReason,
    multiple = false,
    maxTags = 3,
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onValueChange,
    name,
    className,
    ref,
    disabled = false,
    readOnly = false,
    required,
    onKeyDown,
    onBlur,
    ...rest
  } = props;
  const text = useInputsText();
  const size = useControlSize(ownSize);
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const locked = disabled || readOnly || disabledReason !== undefined;
  const [values, setValues, reset] = useValues(props);
  const [reason, note] = useDisabledReason(disabledReason, rest['aria-describedby']);
  const field = useFieldControl({ ...rest, ...reason, required });
  const model = useCombobox({
    options,
    selectedOptions,
    values,
    onValues: setValues,
    multiple,
    locked,
    clearable: !hideClear,
    loading,
    minQueryLength,
    debounceMs,
    onSearch,
    onCreate,
  });
  useFormReset(input, () => {
    model.hide();
    reset();
  });
  const shown = model.open ? null : model.text;
  // The label of a choice is selected, so that the next text replaces it. By `:focus`, since the focus may be inside a shadow root.
  useEffect(() => {
    const field = input.current;
    if (!multiple && shown !== null && field?.matches(':focus')) field.select();
  }, [multiple, shown]);
  const listed = model.open && model.view === 'list';
  const idOf = (at: number): string => `${listId}-${at}`;
  const clearable = !hideClear && !locked && values.length > 0;

  /** The whole frame is the field: a press beside the text focuses the input. */
  const handlePress = (event: MouseEvent<HTMLDivElement>): void => {
    if (disabled || event.button !== 0) return;
    const onText = event.target === input.current;
    if (!onText) {
      event.preventDefault();
      input.current?.focus();
    }
    if (event.target instanceof Element && event.target.closest('button')) return;
    if (!model.open) model.show();
    else if (!onText) model.hide();
  };

  return (
    <RadixPopover.Root open={model.open} onOpenChange={(open) => !open && model.hide()}>
      <RadixPopover.Anchor asChild>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a larger target for the input inside, which has the keys */}
        <div
          ref={frame}
          data-slot="combobox-frame"
          data-validation={field['data-validation']}
          data-disabled={disabled || disabledReason !== undefined ? '' : undefined}
          data-readonly={readOnly ? '' : undefined}
          onMouseDown={handlePress}
          className={cn(
            controlFrame({ size }),
            'sb:cursor-text sb:gap-1 sb:pe-2',
            multiple && values.length > 0 ? 'sb:ps-1' : 'sb:ps-2.5',
            multiple && 'sb:flex-wrap sb:py-0.5',
            className,
          )}
        >
          {multiple && (
            <ComboboxTags
              chosen={model.chosen}
              max={model.open ? Number.POSITIVE_INFINITY : maxTags}
              locked={locked}
              onRemove={(removed) => {
                const option = model.chosen.find(({ value }) => value === removed);
                if (option) model.remove(option);
              }}
            />
          )}
          <input
            data-slot="combobox"
            autoComplete="off"
            spellCheck={false}
            {...rest}
            {...reason}
            {...field}
            ref={mergedRef}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={listed}
            aria-controls={listed ? listId : undefined}
            {...(listed && model.activeAt !== -1 ? { 'aria-activedescendant': idOf(model.activeAt) } : {})}
            disabled={disabled}
            readOnly={readOnly || disabledReason !== undefined}
            value={model.text}
            placeholder={values.length > 0 ? undefined : rest.placeholder}
            onChange={(event) => model.type(event.currentTarget.value)}
            onClick={(event) => {
              rest.onClick?.(event);
              // Typing then replaces the selected label.
              if (model.query === '') event.currentTarget.select();
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) model.handleKey(event);
            }}
            onBlur={(event) => {
              onBlur?.(event);
              if (frame.current?.contains(event.relatedTarget)) return;
              // A dialog takes the focus when an element of it leaves before the next control has it.
              setTimeout(model.hide);
            }}
            className={cn(bareInput, multiple ? 'sb:w-12' : 'sb:w-36', 'sb:truncate')}
          />
          {note}
          {name !== undefined &&
            values.map((value) => <input key={value} type="hidden" name={name} form={rest.form} value={value} disabled={disabled} />)}
          <span data-slot="combobox-end" className="sb:ms-auto sb:flex sb:shrink-0 sb:items-center sb:gap-1 sb:text-muted">
            {model.open && model.busy && <Spinner size="sm" label={null} />}
            {clearable && (
              <button
                data-slot="combobox-clear"
                type="button"
                tabIndex={-1}
                aria-label={text.clear}
                title={text.clear}
                onClick={model.clear}
                className="sb-hit sb:flex sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:hover:text-text"
              >
                <X data-slot="combobox-clear-icon" size={14} aria-hidden />
              </button>
            )}
            <ChevronDown data-slot="combobox-arrow" size={16} aria-hidden />
          </span>
        </div>
      </RadixPopover.Anchor>
      <OptionsLayer slotName="combobox-popup" field={frame}>
        <ComboboxPopup
          model={model}
          multiple={multiple}
          label={rest['aria-label'] ?? text.options}
          listId={listId}
          idOf={idOf}
          minQueryLength={minQueryLength}
        />
      </OptionsLayer>
    </RadixPopover.Root>
  );
}

/** Normalises one or several values to a list, and back; keeps the value of an uncontrolled combobox. */
function useValues<Value extends string>(
  props: ComboboxProps<Value>,
): [values: readonly Value[], set: (values: readonly Value[]) => void, reset: () => void] {
  const [single, setSingle] = useControllable<Value | null>({
    value: props.multiple ? null : props.value,
    defaultValue: props.multiple ? null : (props.defaultValue ?? null),
    onChange: props.multiple ? undefined : props.onValueChange,
  });
  const [several, setSeveral] = useControllable<readonly Value[]>({
    value: props.multiple ? props.value : NONE,
    defaultValue: props.multiple ? (props.defaultValue ?? NONE) : NONE,
    onChange: props.multiple ? props.onValueChange : undefined,
  });
  const values = props.multiple ? several : single === null ? NONE : [single];
  const set = (next: readonly Value[]): void => (props.multiple ? setSeveral(next) : setSingle(next[0] ?? null));
  const first = props.multiple ? (props.defaultValue ?? NONE) : props.defaultValue ? [props.defaultValue] : NONE;
  const reset = (): void => {
    const same = values.length === first.length && values.every((value, at) => value === first[at]);
    if (props.value === undefined && !same) set(first);
  };
  return [values, set, reset];
}
