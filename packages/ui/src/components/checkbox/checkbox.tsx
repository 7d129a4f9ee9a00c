import { useEffect, useImperativeHandle, useRef, type ReactNode } from 'react';

import { CheckFrame, type CheckProps } from '../../lib/check-frame.js';

export interface CheckboxProps extends CheckProps {
  /** Some but not all items are selected. Visual only: the value is still `checked`. */
  indeterminate?: boolean;
}

/** Boolean value, submitted with the form. For settings that apply immediately use a Switch. */
export function Checkbox({ indeterminate = false, ref, ...rest }: CheckboxProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  // The input is mounted before this runs, so the ref is never null for the caller.
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  // The indeterminate state has no attribute; it is only a property of the element.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });

  return (
    <CheckFrame
      {...rest}
      ref={input}
      part="checkbox"
      type="checkbox"
      look="sb-check sb:mt-[--spacing(0.625)] sb:rounded-[--spacing(0.75)]"
    />
  );
}
