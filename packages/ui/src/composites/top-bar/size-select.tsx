import { ALargeSmall } from 'lucide-react';
import type { ReactNode } from 'react';

import { DropdownMenu, DropdownMenuRadioGroup } from '../../components/dropdown-menu/index.js';
import { IconButton, type IconButtonProps } from '../../components/icon-button/index.js';
import { useSettingsText } from '../../lib/ui-provider.js';
import { COMPONENT_SIZES, type ComponentSize } from '../theme-config/index.js';

export interface SizeSelectProps extends Omit<IconButtonProps, 'label' | 'icon' | 'value' | 'onChange'> {
  /** Stored size; `CONTROL_SIZE_OF` maps it to a control size. */
  value: ComponentSize;
  /** Called with the size that the user chooses. */
  onChange: (size: ComponentSize) => void;
}

/** Select for the size of controls in the whole application: large, default or small. */
export function SizeSelect({ value, onChange, ...rest }: SizeSelectProps): ReactNode {
  const text = useSettingsText();
  return (
    <DropdownMenu
      trigger={
        <IconButton
          data-slot="top-bar-size"
          {...rest}
          label={text.size}
          icon={<ALargeSmall data-slot="top-bar-icon" size={18} aria-hidden />}
        />
      }
    >
      <DropdownMenuRadioGroup
        label={text.size}
        value={value}
        options={COMPONENT_SIZES.map((size) => ({ value: size, label: text.sizes[size] }))}
        onChange={(chosen) => {
          const size = COMPONENT_SIZES.find((one) => one === chosen);
          if (size) onChange(size);
        }}
      />
    </DropdownMenu>
  );
}
