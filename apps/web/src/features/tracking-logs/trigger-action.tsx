import { RotateCw } from 'lucide-react';

import type { Action } from '../../kit/resource.types.ts';

/** Asks the carrier again, for several rows too. */
export const triggerAgain = (): Omit<Action<{ again?: boolean | null | undefined }, 'triggerAgain'>, 'Dialog' | 'Many'> => ({
  id: 'triggerAgain',
  icon: <RotateCw size={16} />,
  call: 'triggerAgain',
  confirm: true,
  bulk: true,
  offered: ({ again }) => again === true,
});
