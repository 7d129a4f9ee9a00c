import type { Verdict } from '../api/failures.ts';
import type { TextsStore } from '../i18n/texts-store.ts';

/** Shows a failed call as decided by `judge`. Its code loads with the frame. */
export function showVerdict(verdict: Verdict, texts: TextsStore): void {
  if (verdict.type === 'nothing') return;
  void import('./failure-toast.ts').then(({ showFailure }) => showFailure(verdict, texts));
}
