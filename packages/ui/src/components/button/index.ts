export { Button, type ButtonProps } from './button.js';
export type { ButtonVariant } from './button.variants.js';
export { PermissionButton, type PermissionButtonProps } from './permission-button.js';
export { CLICK_GUARD_MS, useClickGuard } from './use-click-guard.js';
