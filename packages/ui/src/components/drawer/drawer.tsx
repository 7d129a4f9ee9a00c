import type { ReactNode } from 'react';

import { Dialog, type DialogProps } from '../dialog/index.js';

export interface DrawerProps extends Omit<DialogProps, 'placement'> {
  /**
   * Edge of the drawer. `bottom` is for phones.
   * @default 'end'
   */
  placement?: 'start' | 'end' | 'bottom';
}

/** A dialog at the edge: for long forms and details, beside the content they belong to. */
export function Drawer({ placement = 'end', ...rest }: DrawerProps): ReactNode {
  return <Dialog data-slot="drawer" {...rest} placement={placement} />;
}
