/**
 * Register your codes here, and every guard accepts only those:
 *
 * ```ts
 * declare module '@seaberry/ui/permission' {
 *   interface PermissionRegister { code: 'order:add' | 'order:delete' }
 * }
 * ```
 */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by applications
export interface PermissionRegister {}

/** A code that a guard accepts: any string, or one of those in `PermissionRegister`. */
export type PermissionCode = PermissionRegister extends { code: infer Code extends string } ? Code : string;
