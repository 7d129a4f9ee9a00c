import { Columns3 } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { Button } from '../../components/button/index.js';
import { Popover } from '../../components/popover/index.js';
import { useTableText } from '../../lib/ui-provider.js';
import type { ColumnLayout, LayoutColumn } from '../column-layout/index.js';
import { ColumnList } from './components/column-list.js';

export interface ColumnChooserProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'aria-label' | 'role'> {
  /** The same columns as the table's. */
  columns: readonly LayoutColumn[];
  /** The same layout as the table's. */
  layout: ColumnLayout;
  /** Called with the new order, visibility and pins. */
  onLayoutChange: (layout: ColumnLayout) => void;
  /**
   * The button that opens it.
   * @default a button “Columns”
   */
  trigger?: ReactElement;
  /** Controlled open state. */
  open?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/** Chooser of a table's columns: visibility, order and pinning. */
export function ColumnChooser({ columns, layout, onLayoutChange, trigger, open, onOpenChange, ...rest }: ColumnChooserProps): ReactNode {
  const text = useTableText();
  return (
    <Popover
      data-slot="column-chooser"
      label={text.columns}
      align="end"
      padding="none"
      trigger={trigger ?? <Button icon={<Columns3 data-slot="column-chooser-icon" size={16} aria-hidden />}>{text.columns}</Button>}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
      {...rest}
    >
      <ColumnList {...{ columns, layout, onLayoutChange }} />
    </Popover>
  );
}
