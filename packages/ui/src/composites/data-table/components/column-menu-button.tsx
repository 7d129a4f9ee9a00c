import { EllipsisVertical } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { IconButton } from '../../../components/icon-button/index.js';
import { useTableText } from '../../../lib/ui-provider.js';

interface ColumnMenuButtonProps extends Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> {
  /** Name of the column. */
  column: string;
}

/** Button of a column's menu. It is rendered before the code of the menu is loaded. */
export function ColumnMenuButton({ column, ...rest }: ColumnMenuButtonProps): ReactNode {
  const text = useTableText();
  return (
    <IconButton
      data-slot="data-table-column-menu"
      size="sm"
      aria-haspopup="menu"
      aria-expanded={false}
      label={text.columnMenu(column)}
      icon={<EllipsisVertical data-slot="data-table-column-menu-icon" size={14} aria-hidden />}
      {...rest}
    />
  );
}
