import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';

import { useProbeHeight } from '../../../lib/use-probe-height.js';
import type { TransferItem } from '../transfer.logic.js';
import { TransferOption, type OptionContext } from './transfer-option.js';

export interface WindowedOptionsProps {
  items: readonly TransferItem[];
  context: OptionContext;
  scroller: HTMLElement | null;
}

/** Only the options in view and the active one, which the list points to. */
export function WindowedOptions({ items, context, scroller }: WindowedOptionsProps): ReactNode {
  const [probe, height] = useProbeHeight(32);
  const active = items.findIndex(({ id }) => id === context.active);
  // The React compiler is off in this package; without it the virtualizer's changing functions are safe.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 8,
    initialRect: { width: 240, height: 256 },
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return active < 0 || shown.includes(active) ? shown : [...shown, active].toSorted((a, b) => a - b);
    },
  });
  useLayoutEffect(() => virtual.measure(), [height, virtual]);
  useEffect(() => {
    if (active >= 0) virtual.scrollToIndex(active, { align: 'auto' });
  }, [active, virtual]);
  return (
    <div data-slot="transfer-window" role="none" className="sb:relative" style={{ blockSize: virtual.getTotalSize() }}>
      <div data-slot="transfer-probe" ref={probe} role="none" className="sb:invisible sb:absolute sb:h-control-md" />
      {virtual.getVirtualItems().map(({ index, start }) => {
        const item = items[index];
        return item ? (
          <TransferOption
            key={item.id}
            item={item}
            position={index + 1}
            total={items.length}
            context={context}
            style={{ position: 'absolute', insetBlockStart: start, insetInlineStart: 0 }}
          />
        ) : null;
      })}
    </div>
  );
}
