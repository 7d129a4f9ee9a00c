export { Dialog, DialogClose, type DialogCloseProps, type DialogProps } from './dialog.js';
export type { DialogPlacement, DialogSize } from './dialog.variants.js';
export { useOverflow } from './use-overflow.js';
