import { ChangeMark } from '@seaberry/ui/change-mark';
import { use, type ReactNode } from 'react';

import { ChangesContext } from './use-changes.ts';

/** Mark in the margin of a shipment that changed while the list was visible. */
export function Changed({ id }: { id: string }): ReactNode {
  const words = use(ChangesContext).get(id);
  return words === undefined ? null : <ChangeMark label={words} className="absolute -start-3" />;
}
