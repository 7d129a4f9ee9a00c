import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type ReactNode } from 'react';

import { headingClass, OptionLine } from './combobox-option.js';
import type { OptionListProps } from './option-list.js';

/** Estimated heights in px before a line is measured. */
const LINE_PX = 28;
const TALL_LINE_PX = 47;

/** Renders the rows in view, and the highlighted one, to which the input refers. */
export function VirtualOptionList({
  rows,
  choiceCount,
  activeAt,
  scroller,
  idOf,
  isSelected,
  onMark,
  onChoose,
}: OptionListProps): ReactNode {
  // The virtualizer is one mutable object: memoised by the compiler, its rows would never update.
  'use no memo';
  const activeRow = activeAt === -1 ? -1 : rows.findIndex((row) => row.kind === 'option' && row.at === activeAt);
  // oxlint-disable-next-line react/incompatible-library -- not memoised, see above; nothing of it is passed on
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (place) => rows[place]?.key ?? place,
    estimateSize: (place) => {
      const row = rows[place];
      return row?.kind === 'option' && row.option.description ? TALL_LINE_PX : LINE_PX;
    },
    overscan: 6,
    // The target of `aria-activedescendant` must exist.
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range);
      return activeRow === -1 || places.includes(activeRow) ? places : [...places, activeRow].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (activeRow !== -1) virtual.scrollToIndex(activeRow);
  }, [activeRow, virtual]);

  return (
    <div data-slot="combobox-virtual" role="presentation" className="sb:relative sb:w-full" style={{ blockSize: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        return (
          row && (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              data-slot="combobox-virtual-line"
              role="presentation"
              className="sb:absolute sb:inset-x-0 sb:top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              {row.kind === 'group' ? (
                <div data-slot="combobox-group-label" role="presentation" className={headingClass}>
                  {row.label}
                </div>
              ) : (
                <OptionLine
                  row={row}
                  id={idOf(row.at)}
                  active={row.at === activeAt}
                  selected={isSelected(row.option.value)}
                  setSize={choiceCount}
                  onMark={() => onMark(row.at)}
                  onChoose={() => onChoose(row)}
                />
              )}
            </div>
          )
        );
      })}
    </div>
  );
}
