import type { PermissionCode } from './permission.types.js';

/**
 * Permission codes of a user, such as `oceanBill:export`.
 * `'all'` for an administrator with all permissions, `null` while unknown.
 */
export type PermissionSet = ReadonlySet<string> | 'all' | null;

/** Required permission: one code, any of several, or all of several. Exactly one of the three. */
export type PermissionRule =
  | { code: PermissionCode; anyOf?: never; allOf?: never }
  | { code?: never; anyOf: readonly PermissionCode[]; allOf?: never }
  | { code?: never; anyOf?: never; allOf: readonly PermissionCode[] };

/** Whether the set fulfils the rule. An unknown set fulfils nothing, and neither does an empty list of codes. */
export function allows(held: PermissionSet, rule: PermissionRule): boolean {
  if (held === null) return false;
  if (held === 'all') return true;
  if (rule.code !== undefined) return held.has(rule.code);
  if (rule.anyOf) return rule.anyOf.some((code) => held.has(code));
  return rule.allOf.length > 0 && rule.allOf.every((code) => held.has(code));
}
