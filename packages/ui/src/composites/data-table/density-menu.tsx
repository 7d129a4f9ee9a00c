import { Rows2, Rows3, Rows4 } from 'lucide-react';
import type { ReactNode } from 'react';

import { DropdownMenu, DropdownMenuRadioGroup } from '../../components/dropdown-menu/index.js';
import { IconButton, type IconButtonProps } from '../../components/icon-button/index.js';
import { useTableText } from '../../lib/ui-provider.js';
import type { DataTableDensity } from './data-table.types.js';

export interface DensityMenuProps extends Omit<IconButtonProps, 'label' | 'icon' | 'value' | 'onChange'> {
  /** The table's `density`. It is part of a DataTableView, so that saved views include it. */
  value: DataTableDensity;
  onChange: (density: DataTableDensity) => void;
}

const DENSITIES = ['sm', 'md', 'lg'] as const;
const ICONS = { sm: Rows4, md: Rows3, lg: Rows2 };

/** Menu for the row height of a table, for the `actions` of a FilterBar. */
export function DensityMenu({ value, onChange, variant = 'secondary', ...rest }: DensityMenuProps): ReactNode {
  const text = useTableText();
  const labels = { sm: text.densitySm, md: text.densityMd, lg: text.densityLg };
  const Icon = ICONS[value];
  return (
    <DropdownMenu
      trigger={
        <IconButton
          data-slot="data-table-density"
          variant={variant}
          {...rest}
          label={text.density}
          icon={<Icon data-slot="data-table-density-icon" size={16} aria-hidden />}
        />
      }
    >
      <DropdownMenuRadioGroup
        label={text.density}
        value={value}
        options={DENSITIES.map((density) => ({ value: density, label: labels[density] }))}
        onChange={(next) => onChange(DENSITIES.find((density) => density === next) ?? 'md')}
      />
    </DropdownMenu>
  );
}
