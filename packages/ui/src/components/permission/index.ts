export { allows, type PermissionRule, type PermissionSet } from './permission.logic.js';
export { Can, PermissionProvider, usePermission, type CanProps, type PermissionProviderProps } from './permission.js';
// A star export: TypeScript merges an augmentation only into names that a module exports this way.
export * from './permission.types.js';
