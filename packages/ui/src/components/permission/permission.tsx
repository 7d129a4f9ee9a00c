import { createContext, use, type ReactNode } from 'react';

import { warnOnce } from '../../lib/warn-once.js';
import { allows, type PermissionRule, type PermissionSet } from './permission.logic.js';

const Context = createContext<PermissionSet | undefined>(undefined);

export interface PermissionProviderProps {
  /** Permission codes of the user; `null` while they are loading. */
  has: PermissionSet;
  /** The application. */
  children: ReactNode;
}

/** Provides the permissions of the user to its children. */
export function PermissionProvider({ has, children }: PermissionProviderProps): ReactNode {
  return <Context value={has}>{children}</Context>;
}

/** Returns a function that checks a rule, for uses outside of markup (columns, shortcuts, menus). */
export function usePermission(): (rule: PermissionRule) => boolean {
  const held = use(Context);
  if (held === undefined) {
    warnOnce('a permission was asked for outside PermissionProvider, so it was denied. Put the provider around the app.');
  }
  return (rule) => allows(held ?? null, rule);
}

export type CanProps = PermissionRule & {
  /** Content for users with the permission. */
  children: ReactNode;
  /**
   * Rendered instead without the permission.
   * @default nothing
   */
  fallback?: ReactNode;
};

/**
 * Renders its children only for users with the permission.
 *
 * For convenience, not security: the server checks every call.
 */
export function Can({ children, fallback = null, ...rule }: CanProps): ReactNode {
  const may = usePermission();
  // The remaining props are the rule: destructuring loses the union.
  return may(rule as PermissionRule) ? children : fallback;
}
