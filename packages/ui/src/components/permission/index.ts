export { allows, type PermissionRule, type PermissionSet } from './permission.logic.js';
export { Can, PermissionProvider, usePermission, type CanProps, type PermissionProviderProps } from './permission.js';
// A star export: TypeScript merges a module augmentation only into names exported this way.
export * from './permission.types.js';
