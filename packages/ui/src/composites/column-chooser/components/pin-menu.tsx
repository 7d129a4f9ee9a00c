import { ArrowLeftToLine, ArrowRightToLine, Pin } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';

import { DropdownMenu, DropdownMenuRadioGroup } from '../../../components/dropdown-menu/index.js';
import { IconButton } from '../../../components/icon-button/index.js';
import { useTableText } from '../../../lib/ui-provider.js';
import type { PinSide } from '../../column-layout/index.js';

interface PinMenuProps {
  column: string;
  side: PinSide;
  onPin: (side: PinSide) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Menu for the edge of the table that a column is pinned to. */
export function PinMenu({ column, side, onPin, onKeyDown }: PinMenuProps): ReactNode {
  const text = useTableText();
  const Sign = side === 'start' ? ArrowLeftToLine : side === 'end' ? ArrowRightToLine : Pin;
  return (
    <DropdownMenu
      trigger={
        <IconButton
          size="sm"
          label={text.pin(column)}
          aria-pressed={side !== undefined}
          icon={<Sign data-slot="column-chooser-pin" size={14} aria-hidden className={side ? 'sb:text-primary-text' : 'sb:text-subtle'} />}
          onKeyDown={onKeyDown}
        />
      }
    >
      <DropdownMenuRadioGroup
        label={text.pin(column)}
        hideLabel
        value={side ?? 'none'}
        onChange={(next) => onPin(next === 'start' || next === 'end' ? next : undefined)}
        options={[
          { value: 'none', label: text.pinNone },
          { value: 'start', label: text.pinStart },
          { value: 'end', label: text.pinEnd },
        ]}
      />
    </DropdownMenu>
  );
}
