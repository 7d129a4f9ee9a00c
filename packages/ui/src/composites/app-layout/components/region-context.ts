import { createContext, use } from 'react';

/** Context that a region of the layout gives to its menu or brand. */
export interface RegionValue {
  /** The sidebar shows only icons. Never in the phone drawer. */
  readonly collapsed: boolean;
  /** Entries have touch size, 44 px: in the drawer. */
  readonly touch: boolean;
  /** Called when the user follows an entry in this window: the drawer closes. */
  readonly navigated: () => void;
}

export const RegionContext = createContext<RegionValue>({ collapsed: false, touch: false, navigated: () => {} });

export function useRegion(): RegionValue {
  return use(RegionContext);
}
