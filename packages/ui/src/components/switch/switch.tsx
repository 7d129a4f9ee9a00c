import type { ReactNode } from 'react';

import { CheckFrame, type CheckProps } from '../../lib/check-frame.js';

export interface SwitchProps extends Omit<CheckProps, 'role'> {
  /** Name of what is on or off. */
  label: string;
  /** The change is being saved: it cannot be switched again until the answer is there, and says so. */
  loading?: boolean;
}

/** On or off, at once. What waits for a form to be sent is a Checkbox. */
export function Switch({ loading = false, readOnly = false, ...rest }: SwitchProps): ReactNode {
  return (
    <CheckFrame
      {...rest}
      {...(loading ? { 'aria-busy': true } : {})}
      readOnly={readOnly || loading}
      part="switch"
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is checked
      role="switch"
      look={loading ? 'sb-switch sb:mt-[0.09375rem] sb:opacity-55' : 'sb-switch sb:mt-[0.09375rem]'}
    />
  );
}
