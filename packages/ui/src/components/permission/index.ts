export { allows, type PermissionRule, type PermissionSet } from './permission.logic.js';
export { Can, PermissionProvider, usePermission, type CanProps, type PermissionProviderProps } from './permission.js';
// A star, not names: TypeScript merges an augmentation only into what a module exports this way.
export * from './permission.types.js';
