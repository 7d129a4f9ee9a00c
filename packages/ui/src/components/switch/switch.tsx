import type { ReactNode } from 'react';

import { CheckFrame, type CheckProps } from '../../lib/check-frame.js';

export interface SwitchProps extends Omit<CheckProps, 'role'> {
  /** Name of the setting. */
  label: string;
  /** The change is being saved: the switch is busy and cannot be switched again until the request settles. */
  loading?: boolean;
}

/** Boolean setting that takes effect immediately. For a value that is submitted with a form use a Checkbox. */
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
      look={loading ? 'sb-switch sb:mt-[--spacing(0.375)] sb:opacity-55' : 'sb-switch sb:mt-[--spacing(0.375)]'}
    />
  );
}
