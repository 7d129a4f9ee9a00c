import type { ReactNode } from 'react';

import type { PageTabState } from './page-tabs.logic.js';

export interface PageTab extends PageTabState {
  /** In the language of the moment: compute it, do not keep it. */
  readonly title: string;
  /** 16 px, hidden from screen readers. */
  readonly icon?: ReactNode;
}
