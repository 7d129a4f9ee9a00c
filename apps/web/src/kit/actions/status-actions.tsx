import { Ban, CircleCheck } from 'lucide-react';

import type { Action } from '../resource.types.ts';

const ENABLED = 1;
const DISABLED = 2;

interface Switched {
  id: string;
  status?: number | null | undefined;
}

interface StatusOptions<R> {
  /** Actions that ask first, because users notice the change at once; they are not for several rows. @default none */
  asks?: 'disable' | 'both';
  /** Whether the row has these actions. @default every row */
  offered?(row: R): boolean;
}

type StatusAction<R> = Omit<Action<R, 'setStatus'>, 'Dialog' | 'Many'>;

/** Row actions that enable and disable a row by `setStatus`, in this order. */
export const statusActions = <R extends Switched = Switched>({ asks, offered = () => true }: StatusOptions<R> = {}): [
  StatusAction<R>,
  StatusAction<R>,
] => [
  {
    id: 'enable',
    icon: <CircleCheck size={16} />,
    call: 'setStatus',
    ...(asks === 'both' ? { confirm: true } : { bulk: !asks }),
    input: ({ id }) => ({ id, status: ENABLED }),
    offered: (row) => row.status === DISABLED && offered(row),
  },
  {
    id: 'disable',
    icon: <Ban size={16} />,
    call: 'setStatus',
    ...(asks ? { tone: 'danger', confirm: true } : { bulk: true }),
    input: ({ id }) => ({ id, status: DISABLED }),
    // A row without a status is enabled.
    offered: (row) => row.status !== DISABLED && offered(row),
  },
];
