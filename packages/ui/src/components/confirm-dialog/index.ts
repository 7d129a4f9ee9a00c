export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.js';
export { floatClass, hangingClass, scrimClass } from './overlay.variants.js';
export { useFocusReturn } from './use-focus-return.js';
