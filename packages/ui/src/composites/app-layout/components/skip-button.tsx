import type { ReactNode } from 'react';

import { useLayoutText } from '../../../lib/ui-provider.js';

/** A button, since a hash router would treat a fragment link as a route. */
export function SkipButton({ onSkip }: { onSkip: () => void }): ReactNode {
  const text = useLayoutText();
  return (
    <button
      data-slot="app-layout-skip"
      type="button"
      onClick={onSkip}
      className={[
        'sb:sr-only sb:focus:not-sr-only sb:focus:absolute sb:focus:start-3 sb:focus:top-2 sb:focus:z-10 sb:focus:h-control-md sb:focus:px-3',
        'sb:rounded-control sb:bg-primary sb:text-sm sb:font-medium sb:text-on-primary sb:outline-offset-2 sb:outline-focus sb:focus-visible:outline-2',
      ].join(' ')}
    >
      {text.skipToContent}
    </button>
  );
}

/** Focusable only while focused: a permanent tabindex would make every click on empty space a focus. */
export function focusOnce(node: HTMLElement | null): void {
  if (!node) return;
  node.tabIndex = -1;
  node.addEventListener('blur', () => node.removeAttribute('tabindex'), { once: true });
  node.focus();
}
