import type { Verdict } from '../api/failures.ts';
import type { TextsStore } from '../i18n/texts-store.ts';

/** Shows what the one place decided about a failed call. The code for it comes with the frame of the signed-in pages. */
export function showVerdict(verdict: Verdict, texts: TextsStore): void {
  if (verdict.type === 'nothing') return;
  void import('./failure-toast.ts').then(({ showFailure }) => showFailure(verdict, texts));
}
