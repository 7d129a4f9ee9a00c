import { ChevronDown, X } from 'lucide-react';
import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useCollectionsText, useControlSize, useFormat, type ControlSize } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useFieldControl } from '../field/index.js';
import { controlVariants } from '../input/index.js';
import { Popover } from '../popover/index.js';
import { buildModel, Tree, type TreeExpansion, type TreeNode } from '../tree/index.js';
import { ancestorsOf } from '../tree/tree.logic.js';
import { selectedLabels } from './tree-select.logic.js';

export interface TreeSelectProps extends Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'role' | 'type'
> {
  /** Accessible name of the list: “Organization”; inside a Field use the same text. */
  label: string;
  /** Root nodes; undefined until the first response: skeletons are shown meanwhile. */
  nodes: readonly TreeNode[] | undefined;
  /**
   * Single selection, or checkboxes for several; see Tree.
   * @default 'single'
   */
  selection?: 'single' | 'check' | 'check-strict';
  /** Ids of selected nodes; an empty list is none. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: readonly string[]) => void;
  /**
   * Expanded nodes, and the loader of children.
   * @default expanded down to the selection
   */
  expansion?: TreeExpansion;
  /** @default “Choose…” */
  placeholder?: string;
  /** Renders a button that clears the value. */
  clearable?: boolean;
  /** The value is shown and cannot be changed. */
  readOnly?: boolean;
  /** Why the control is disabled. It stays in the tab order and announces the reason. */
  disabledReason?: string | undefined;
  /** @default the size of the provider, else 'md' */
  size?: ControlSize;
}

const NO_SELECTION: readonly string[] = [];

/**
 * Roles of a combobox on the button that opens the popover, because it has a value and can be invalid. The popover adds `aria-controls`.
 */
const COMBOBOX = { role: 'combobox', 'aria-haspopup': 'dialog' } as const;

/** Selection of one or several nodes of a hierarchy, in a form. The value shows its path. */
export function TreeSelect(props: TreeSelectProps): ReactNode {
  const {
    label,
    nodes,
    selection = 'single',
    value: controlledValue,
    defaultValue = NO_SELECTION,
    onChange,
    expansion,
    placeholder,
    ...otherProps
  } = props;
  const { clearable = false, readOnly = false, disabledReason, size: ownSize, className, name, ...rest } = otherProps;
  const text = useCollectionsText();
  const size = useControlSize(ownSize);
  const [open, setOpen] = useState(false);
  const [value, setValue] = useControllable({ value: controlledValue, defaultValue, onChange });
  const model = useMemo(() => buildModel(nodes ?? []), [nodes]);
  const isEditingDisabled = readOnly || disabledReason !== undefined;
  const field = useFieldControl(rest);
  const isClearable = clearable && value.length > 0 && !isEditingDisabled && !rest.disabled;
  return (
    <span
      data-slot="tree-select-frame"
      className={cn(
        'sb:relative sb:flex sb:w-full sb:min-w-16',
        isClearable ? 'sb:[--sb-pad-end:--spacing(14)]' : 'sb:[--sb-pad-end:--spacing(8)]',
        className,
      )}
    >
      <Popover
        label={label}
        open={open}
        onOpenChange={(next) => setOpen(next && !isEditingDisabled)}
        padding="none"
        className="sb:w-(--radix-popover-trigger-width) sb:min-w-64"
        trigger={
          <button
            data-slot="tree-select"
            type="button"
            aria-label={label}
            {...rest}
            {...field}
            {...COMBOBOX}
            {...(readOnly ? { 'aria-readonly': true } : {})}
            aria-expanded={open}
            aria-disabled={disabledReason !== undefined || undefined}
            title={disabledReason ?? rest.title}
            className={cn(
              controlVariants({ size }),
              'sb:flex sb:items-center sb:text-start',
              isEditingDisabled ? 'sb:bg-sunken' : 'sb:cursor-pointer',
              disabledReason !== undefined && 'sb:cursor-not-allowed sb:text-muted',
            )}
          >
            <SelectedValue model={model} value={value} placeholder={placeholder ?? text.choose} />
          </button>
        }
      >
        <div data-slot="tree-select-panel" className="sb:flex sb:max-h-80 sb:flex-col sb:p-2">
          <Tree
            label={label}
            nodes={nodes}
            size={size}
            selection={selection}
            value={value}
            onChange={(next) => {
              setValue(next);
              if (selection === 'single') setOpen(false);
            }}
            expansion={{ defaultExpanded: initiallyExpandedIds(nodes ?? [], model, value), ...expansion }}
            searchLabel={text.searchIn(label)}
          />
        </div>
      </Popover>
      <ChevronDown
        data-slot="tree-select-chevron"
        size={16}
        aria-hidden
        className="sb:pointer-events-none sb:absolute sb:inset-y-0 sb:inset-e-0 sb:me-2.5 sb:h-full sb:text-muted"
      />
      {isClearable && (
        <button
          data-slot="tree-select-clear"
          type="button"
          aria-label={`${text.clearChoice}: ${label}`}
          title={text.clearChoice}
          onClick={() => setValue([])}
          className="sb:absolute sb:inset-y-0 sb:inset-e-0 sb:me-7 sb:flex sb:w-6 sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:text-muted sb:-outline-offset-2 sb:outline-focus sb:hover:text-text sb:focus-visible:outline-2"
        >
          <X data-slot="tree-select-clear-icon" size={14} aria-hidden />
        </button>
      )}
      {name !== undefined &&
        !rest.disabled &&
        value.map((id) => <input data-slot="tree-select-value" key={id} type="hidden" name={name} value={id} />)}
    </span>
  );
}

/** Initially expanded nodes: those above the value, and a single root, since it shows nothing to choose while it is closed. */
function initiallyExpandedIds(nodes: readonly TreeNode[], model: ReturnType<typeof buildModel>, value: readonly string[]): string[] {
  const [root, ...others] = nodes;
  const singleRootIds = root?.children && others.length === 0 ? [root.id] : [];
  return [...new Set([...singleRootIds, ...value.flatMap((id) => ancestorsOf(model, id))])];
}

function SelectedValue({
  model,
  value,
  placeholder,
}: {
  model: ReturnType<typeof buildModel>;
  value: readonly string[];
  placeholder: string;
}): ReactNode {
  const text = useCollectionsText();
  const format = useFormat();
  const names = selectedLabels(model, value);
  if (value.length === 0) {
    return (
      <span data-slot="tree-select-placeholder" className="sb:min-w-0 sb:truncate sb:text-subtle">
        {placeholder}
      </span>
    );
  }
  // Ids of nodes that are not loaded yet are counted.
  const displayText = names.length > 0 ? names.join(', ') : text.chosenCount(value.length, format.number(value.length));
  return (
    <span data-slot="tree-select-text" title={displayText} className="sb:min-w-0 sb:truncate">
      {displayText}
    </span>
  );
}
