import type { ReactNode } from 'react';

import type { PageTabState } from './page-tabs.logic.js';

export interface PageTab extends PageTabState {
  /** Title in the current language: compute it, do not store it. */
  readonly title: string;
  /** 16 px, hidden from screen readers. */
  readonly icon?: ReactNode;
}
