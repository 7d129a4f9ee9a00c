import { en } from '@seaberry/i18n/ui';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { withoutLayers } from '../../scripts/without-layers.mjs';
import { UiProvider } from '../lib/ui-provider.js';
import layered from '../styles/index.css?inline';

const sheet = withoutLayers(layered);

interface ShadowPage {
  host: HTMLElement;
  shadow: ShadowRoot;
  /** First part with this `data-slot` inside the shadow root. */
  part: (slot: string) => HTMLElement | null;
  remove: () => void;
}

/** Renders an application in a shadow root that has adopted our style sheet, with its overlays mounted there. */
function renderInShadow(children: ReactNode): ShadowPage {
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

interface ShadowApp {
  /** Renders the application of a test. */
  open: (children: ReactNode) => ShadowPage;
  /** Focused element in its shadow root. */
  focused: () => Element | null | undefined;
  /** First part with this `data-slot`. */
  part: (slot: string) => HTMLElement | null;
  /** Elements that match a selector. */
  all: (selector: string) => HTMLElement[];
  /** Focuses a button by its name. */
  focusButton: (name: string) => Promise<HTMLElement>;
}

/** The application in a shadow root of each test of a file. Call once, at the top of the file. */
export function shadowApp(): ShadowApp {
  let app: ShadowPage | undefined;
  afterEach(() => {
    app?.remove();
    app = undefined;
  });
  // The next file would find its first button under the pointer.
  afterAll(() => userEvent.hover(document.documentElement, { position: { x: innerWidth - 1, y: innerHeight - 1 } }));
  return {
    open: (children) => (app = renderInShadow(children)),
    focused: () => app?.shadow.activeElement,
    part: (slot) => app?.part(slot) ?? null,
    all: (selector) => [...(app?.shadow.querySelectorAll<HTMLElement>(selector) ?? [])],
    focusButton: async (name) => {
      const button = page.getByRole('button', { name });
      await expect.element(button).toBeVisible();
      const element = button.element() as HTMLElement;
      element.focus();
      return element;
    },
  };
}
