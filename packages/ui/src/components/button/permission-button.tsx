import type { ReactNode } from 'react';

import { Can, type PermissionRule } from '../permission/index.js';
import { Button, type ButtonProps } from './button.js';

export type PermissionButtonProps = ButtonProps & PermissionRule;

/** A button that is rendered only for users with the permission. It is no protection: the server checks permissions. */
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
