import { useId, type ReactNode } from 'react';

/** Attributes of a control that is disabled for a reason. */
export interface ReasonAttributes {
  'aria-disabled'?: true;
  'aria-describedby'?: string;
  title?: string;
}

/**
 * A control that cannot be used now stays in the tab order and says why: attributes for it, and the hidden note that
 * describes it. The control itself must ignore what it is asked to do.
 *
 * @param describedBy what describes it already.
 */
export function useDisabledReason(reason: string | undefined, describedBy?: string): [ReasonAttributes, ReactNode] {
  const id = useId();
  if (reason === undefined) return [{}, null];
  return [
    { 'aria-disabled': true, 'aria-describedby': describedBy ? `${describedBy} ${id}` : id, title: reason },
    <span key={id} data-slot="disabled-reason" id={id} hidden>
      {reason}
    </span>,
  ];
}
