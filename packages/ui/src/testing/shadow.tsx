import { en } from '@seaberry/i18n/ui';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { withoutLayers } from '../../scripts/without-layers.mjs';
import { UiProvider } from '../lib/ui-provider.js';
import layered from '../styles/index.css?inline';

const sheet = withoutLayers(layered);

export interface ShadowPage {
  host: HTMLElement;
  shadow: ShadowRoot;
  /** First part with this `data-slot` inside the shadow root. */
  part: (slot: string) => HTMLElement | null;
  remove: () => void;
}

/** Renders an application in a shadow root that has adopted our style sheet, with its overlays mounted there. */
export function renderInShadow(children: ReactNode): ShadowPage {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const adopted = new CSSStyleSheet();
  adopted.replaceSync(sheet);
  shadow.adoptedStyleSheets = [adopted];
  const root = createRoot(shadow.appendChild(document.createElement('main')));
  root.render(
    <StrictMode>
      <UiProvider locale="en" messages={en} portalContainer={shadow}>
        {children}
      </UiProvider>
    </StrictMode>,
  );
  return {
    host,
    shadow,
    part: (slot) => shadow.querySelector<HTMLElement>(`[data-slot="${slot}"]`),
    remove: () => {
      root.unmount();
      host.remove();
    },
  };
}
