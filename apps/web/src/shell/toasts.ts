import type { FailureDisplay } from '../api/failures.ts';
import type { TextsStore } from '../i18n/texts-store.ts';

/** Shows a failed call as decided by `displayOf`. Its code loads with the frame. */
export function showFailureOf(display: FailureDisplay, texts: TextsStore): void {
  if (display.type === 'none') return;
  void import('./failure-toast.ts').then(({ showFailure }) => showFailure(display, texts));
}
