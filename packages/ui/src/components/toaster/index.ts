export { toast, dismissToast, type ToastMessage, type ToastTone } from './toast-queue.js';
export { Toaster, type ToasterProps } from './toaster.js';
