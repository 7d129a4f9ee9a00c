import type { ReactNode } from 'react';

import { Button, type ButtonProps } from '../button/index.js';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'asChild' | 'aria-label'> {
  /** Accessible name and tooltip. A verb: “Refresh”. */
  label: string;
  /** The icon, in the colour of the text. */
  icon: ReactNode;
}

/** Icon-only button, for rows and bars where a label would be repeated. */
export function IconButton({ label, icon, variant = 'ghost', disabledReason, ...rest }: IconButtonProps): ReactNode {
  return (
    <Button
      data-slot="icon-button"
      data-square=""
      aria-label={label}
      variant={variant}
      icon={icon}
      {...rest}
      {...(disabledReason === undefined ? { title: label } : { disabledReason, title: `${label}: ${disabledReason}` })}
    />
  );
}
