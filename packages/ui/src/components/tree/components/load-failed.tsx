import type { ReactNode } from 'react';

import { useCollectionsText } from '../../../lib/ui-provider.js';
import { Button } from '../../button/index.js';

/** Shown when children or the matches of a search failed to load. */
export function LoadFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  const text = useCollectionsText();
  return (
    <span data-slot="tree-failed" role="alert" className="sb:flex sb:shrink-0 sb:items-center sb:gap-1 sb:text-xs sb:text-danger-text">
      {text.treeLoadFailed}
      <Button
        size="sm"
        variant="ghost"
        onClick={(event) => {
          event.stopPropagation();
          onRetry();
        }}
      >
        {text.treeRetry}
      </Button>
    </span>
  );
}
