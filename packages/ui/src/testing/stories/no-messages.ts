import { connect, wasAsked } from '../../components/toaster/toast-queue.js';

/**
 * Takes away the messages of earlier stories: those that no region has shown yet, and those that a region would show again. Stories of
 * a test run share one page, after the earlier story is unmounted.
 */
export async function withoutMessages(): Promise<void> {
  if (!wasAsked()) return;
  connect(() => {})();
  const { toast } = await import('sonner');
  toast.dismiss();
}
