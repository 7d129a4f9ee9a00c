export { allows, type PermissionRule, type PermissionSet } from './permission.logic.js';
export { Can, PermissionProvider, usePermission, type CanProps, type PermissionProviderProps } from './permission.js';
