import { useEffect, type ReactNode, type RefObject } from 'react';

import type { ComboboxOptionRow, ComboboxRow } from '../combobox.logic.js';
import { headingClass, OptionLine } from './combobox-option.js';

export interface OptionListProps {
  rows: readonly ComboboxRow[];
  choiceCount: number;
  activeAt: number;
  listId: string;
  /** Id of the element of an option. */
  idOf: (at: number) => string;
  isSelected: (value: string) => boolean;
  onMark: (at: number) => void;
  onChoose: (row: ComboboxOptionRow) => void;
  /** Element that scrolls; ids are looked up in it, since it may be in a shadow root. */
  scroller: RefObject<HTMLElement | null>;
}

/** Renders all rows at once, for lists of usual length. */
export function OptionList({ rows, activeAt, listId, idOf, isSelected, onMark, onChoose, scroller }: OptionListProps): ReactNode {
  const activeId = activeAt === -1 ? '' : idOf(activeAt);
  useEffect(() => {
    if (activeId !== '') scroller.current?.querySelector(`#${CSS.escape(activeId)}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, scroller]);

  const draw = (row: ComboboxOptionRow): ReactNode => (
    <OptionLine
      key={row.key}
      row={row}
      id={idOf(row.at)}
      active={row.at === activeAt}
      selected={isSelected(row.option.value)}
      onMark={() => onMark(row.at)}
      onChoose={() => onChoose(row)}
    />
  );
  return rows.map((row, place) => {
    if (row.kind === 'option') return row.group === undefined ? draw(row) : null;
    const headingId = `${listId}-group-${place}`;
    const members = rows.filter((other): other is ComboboxOptionRow => other.kind === 'option' && other.group === row.label);
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native group is not allowed in a custom listbox
      <div key={row.key} data-slot="combobox-group" role="group" aria-labelledby={headingId}>
        <div data-slot="combobox-group-label" id={headingId} className={headingClass}>
          {row.label}
        </div>
        {members.map(draw)}
      </div>
    );
  });
}
