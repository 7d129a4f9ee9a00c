import { use } from 'react';

import { UiContext, type PortalContainer } from './ui-context.js';

/** Node in which overlays are mounted; null for the body of the page. Pass it to portals of your own. */
export function usePortalContainer(): PortalContainer | null {
  return use(UiContext).portalContainer ?? null;
}
