import type { ReactNode } from 'react';

import { Can, type PermissionRule } from '../permission/index.js';
import { Button, type ButtonProps } from './button.js';

export type PermissionButtonProps = ButtonProps & PermissionRule;

/** A button that is drawn only for people who hold the permission. It protects nothing: the server does. */
export function PermissionButton(props: PermissionButtonProps): ReactNode {
  const { code, anyOf, allOf, ...rest } = props;
  // Destructuring loses the union: exactly one of the three is set.
  const rule = (code !== undefined ? { code } : anyOf ? { anyOf } : { allOf: allOf ?? [] }) as PermissionRule;
  return (
    <Can {...rule}>
      <Button {...rest} />
    </Can>
  );
}
