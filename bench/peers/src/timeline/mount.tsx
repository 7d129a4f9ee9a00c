import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

import type { Moment } from '../data.ts';

export type MountTimeline = (place: HTMLElement, moments: Moment[]) => () => void;

export const mountReact =
  (Timeline: ComponentType<{ moments: Moment[] }>): MountTimeline =>
  (place, moments) => {
    const root = createRoot(place);
    root.render(<Timeline moments={moments} />);
    return () => root.unmount();
  };
