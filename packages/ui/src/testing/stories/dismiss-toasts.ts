import { connect, isToastUsed } from '../../components/toaster/toast-queue.js';

/**
 * Removes the toasts of earlier stories, queued or visible. Stories of a test run share one page; the earlier story is unmounted by then.
 */
export async function dismissToasts(): Promise<void> {
  if (!isToastUsed()) return;
  connect(() => {})();
  const { toast } = await import('sonner');
  toast.dismiss();
}
