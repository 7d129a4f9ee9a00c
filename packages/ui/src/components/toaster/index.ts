export { toast, toastPromise, dismissToast, type ToastMessage, type ToastTone, type ToastWork } from './toast-queue.js';
export { Toaster, type ToasterProps } from './toaster.js';
