import { useId, type ReactNode } from 'react';

/** Attributes of a control that is disabled for a reason. */
export interface ReasonAttributes {
  'aria-disabled'?: true;
  'aria-describedby'?: string;
  title?: string;
}

/**
 * A control that is disabled for a reason stays in the tab order and announces it: its attributes, and the hidden note that describes it.
 * The control itself must ignore interaction.
 * @param describedBy ids of existing descriptions.
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
