import { Ban, CircleCheck } from 'lucide-react';

import type { Action } from '../resource.types.ts';

const ENABLED = 1;
const DISABLED = 2;

interface Switched {
  id: string;
  status?: number | null | undefined;
}

/** Row actions that enable and disable a row by `setStatus`, for several rows too. Nothing is lost by either, so neither asks. */
export const statusActions = (): Omit<Action<Switched, 'setStatus'>, 'Dialog'>[] => [
  {
    id: 'enable',
    icon: <CircleCheck size={16} />,
    call: 'setStatus',
    bulk: true,
    input: ({ id }) => ({ id, status: ENABLED }),
    offered: ({ status }) => status === DISABLED,
  },
  {
    id: 'disable',
    icon: <Ban size={16} />,
    call: 'setStatus',
    bulk: true,
    input: ({ id }) => ({ id, status: DISABLED }),
    offered: ({ status }) => status === ENABLED,
  },
];
