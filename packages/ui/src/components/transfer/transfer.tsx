import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useMemo, useState, type ComponentProps, type ReactNode } from 'react';

import { announce } from '../../lib/announce.js';
import { cn } from '../../lib/cn.js';
import { useCollectionsText, useFormat } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { IconButton } from '../icon-button/index.js';
import { TransferList } from './components/transfer-list.js';
import { moveItems, splitItems, type TransferItem, type TransferSide } from './transfer.logic.js';

export interface TransferProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label' | 'children' | 'defaultValue' | 'onChange'> {
  /** Accessible name of the control: “Carriers of the customer”. */
  label: string;
  /** All items, selected or not. */
  items: readonly TransferItem[];
  /** Ids of the selected items, in the order of selection. */
  value?: readonly string[];
  /** Initial value of an uncontrolled transfer. */
  defaultValue?: readonly string[];
  /** Called with all selected ids, in their order. */
  onChange?: (value: readonly string[]) => void;
  /**
   * Title of the list of available items.
   * @default “Available”
   */
  availableLabel?: string;
  /**
   * Title of the list of selected items.
   * @default “Chosen”
   */
  chosenLabel?: string;
  /** Name under which the surrounding form submits each id. */
  name?: string;
  /** Why the control is disabled. */
  disabledReason?: string | undefined;
}

const NONE: readonly string[] = [];
const NOTHING: ReadonlySet<string> = new Set();

/** Selection of many items of a long list, shown together. For a few of a short list use checkboxes. */
export function Transfer(props: TransferProps): ReactNode {
  const {
    label,
    items,
    value: given,
    defaultValue = NONE,
    onChange,
    availableLabel,
    chosenLabel,
    name,
    disabledReason,
    className,
    ...rest
  } = props;
  const text = useCollectionsText();
  const format = useFormat();
  const hintId = useId();
  const [value, setValue] = useControllable({ value: given, defaultValue, onChange });
  const [marked, setMarked] = useState<Record<TransferSide, ReadonlySet<string>>>({ available: NOTHING, chosen: NOTHING });
  const lists = useMemo(() => splitItems(items, value), [items, value]);

  const move = (ids: ReadonlySet<string>, to: TransferSide): void => {
    if (disabledReason !== undefined) return;
    const next = moveItems(items, value, ids, to);
    const count = Math.abs(next.length - value.length);
    if (count === 0) return;
    setValue(next);
    setMarked((before) => ({ ...before, [to === 'chosen' ? 'available' : 'chosen']: NOTHING }));
    announce(to === 'chosen' ? text.movedToChosen(count, format.number(count)) : text.movedToAvailable(count, format.number(count)));
  };
  const button = (from: TransferSide, to: TransferSide, Sign: typeof ChevronRight, what: string): ReactNode => (
    <IconButton
      label={what}
      variant="secondary"
      // On a phone the lists are stacked, and the arrows point up and down.
      icon={<Sign data-slot="transfer-sign" size={16} aria-hidden className="sb:max-sm:rotate-90 sb:rtl:[scale:-1_1]" />}
      disabledReason={disabledReason ?? (marked[from].size === 0 ? text.nothingMarked : undefined)}
      onClick={() => move(marked[from], to)}
    />
  );
  const list = (side: TransferSide, title: string): ReactNode => (
    <TransferList
      title={title}
      items={lists[side]}
      marked={marked[side]}
      onMarkedChange={(next) => setMarked((before) => ({ ...before, [side]: next }))}
      onMove={(ids) => move(ids, side === 'chosen' ? 'available' : 'chosen')}
      hintId={hintId}
    />
  );

  return (
    <div
      data-slot="transfer"
      {...rest}
      {...{ role: 'group' }}
      aria-label={label}
      className={cn('sb:flex sb:min-w-0 sb:gap-3 sb:text-text sb:max-sm:flex-col', className)}
    >
      {list('available', availableLabel ?? text.available)}
      <div data-slot="transfer-buttons" className="sb:flex sb:shrink-0 sb:items-center sb:justify-center sb:gap-2 sb:sm:flex-col">
        {button('available', 'chosen', ChevronRight, text.moveToChosen)}
        {button('chosen', 'available', ChevronLeft, text.moveToAvailable)}
      </div>
      {list('chosen', chosenLabel ?? text.chosen)}
      <span data-slot="transfer-hint" id={hintId} className="sb:sr-only">
        {text.transferHint}
      </span>
      {name !== undefined && value.map((id) => <input data-slot="transfer-value" key={id} type="hidden" name={name} value={id} />)}
    </div>
  );
}
