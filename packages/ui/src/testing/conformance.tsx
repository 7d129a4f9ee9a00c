import axe from 'axe-core';
import { cloneElement, useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';

export interface ConformanceOptions {
  /** Tag of the root element, lower case. */
  root: string;
  /** Value of `data-slot` on the root, which begins with the folder's name. */
  slot: string;
  /** Value of `data-slot` on the element around the root, where that takes the caller's class (password, search). */
  frame?: string;
  /** Required wrapper, such as a group or a provider. */
  wrap?: (element: ReactElement) => ReactNode;
  /** The element is rendered in a portal (dialog, menu), which a server does not render. */
  portal?: boolean;
  /** axe rules that do not apply to the component alone, each with its reason in a comment at the call. */
  disabledRules?: readonly string[];
}

interface RootProps {
  className?: string;
  id?: string;
  ref?: Ref<HTMLElement>;
  'data-testid'?: string;
}

/**
 * Requirements of every component, checked in a real browser: other props, ref and class reach the root, no button submits a form, it renders
 * on a server, and axe finds no violations. One test per component lists every requirement that is not met.
 */
export function conformance(element: ReactElement, options: ConformanceOptions): void {
  const { root, slot, frame = slot, wrap = (child) => child, portal = false, disabledRules = [] } = options;
  // The props type of the element is unknown here; the added props exist on every HTML element.
  const withProps = (props: RootProps): ReactElement => cloneElement(element as ReactElement<RootProps>, props);
  const find = (): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
    if (!found) throw new Error(`No element with data-slot="${slot}" was rendered.`);
    return found;
  };

  const requirements: [requirement: string, check: () => void | Promise<void>][] = [
    [
      `renders a <${root}> named by its slot`,
      async () => {
        await render(wrap(element));
        expect(find().tagName.toLowerCase()).toBe(root);
      },
    ],
    [
      'puts the class of the caller last and keeps its own',
      async () => {
        const first = await render(wrap(element));
        const own = document.querySelector(`[data-slot="${frame}"]`)?.getAttribute('class') ?? '';
        await first.unmount();
        await render(wrap(withProps({ className: 'of-caller' })));
        const both = document.querySelector(`[data-slot="${frame}"]`)?.getAttribute('class');
        expect(both).toBe(`${own} of-caller`.trim());
      },
    ],
    [
      'passes id and data attributes to the root',
      async () => {
        await render(wrap(withProps({ id: 'given-id', 'data-testid': 'given-data' })));
        const found = document.querySelector('[data-testid="given-data"]');
        expect(found?.getAttribute('data-slot')).toBe(slot);
        expect(found?.id).toBe('given-id');
      },
    ],
    [
      'gives the root to a ref',
      async () => {
        const ref = vi.fn<(node: HTMLElement | null) => void>();
        await render(wrap(withProps({ ref })));
        expect(ref.mock.calls[0]?.[0]?.getAttribute('data-slot')).toBe(slot);
      },
    ],
    [
      'has no button that submits a form',
      async () => {
        const submitted = vi.fn((event: Event) => event.preventDefault());
        await render(<SubmitProbe onSubmit={submitted}>{wrap(element)}</SubmitProbe>);
        for (const button of document.querySelectorAll<HTMLButtonElement>('[data-probe] button')) button.click();
        expect(submitted).not.toHaveBeenCalled();
      },
    ],
    [
      'renders to a string on a server',
      () => {
        if (!portal) expect(renderToString(wrap(element))).toContain(`data-slot="${slot}"`);
      },
    ],
    [
      'has no accessibility violation that axe finds',
      async () => {
        const screen = await render(<main>{wrap(element)}</main>);
        const rules = Object.fromEntries(['region', 'page-has-heading-one', ...disabledRules].map((id) => [id, { enabled: false }]));
        const { violations } = await axe.run(portal ? document.body : screen.container, { rules, resultTypes: ['violations'] });
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
      },
    ],
  ];

  it(`conformance of ${slot}`, async () => {
    const broken: string[] = [];
    for (const [requirement, check] of requirements) {
      try {
        await check();
      } catch (error) {
        broken.push(`${requirement}: ${error instanceof Error ? error.message : String(error)}`);
      }
      await cleanup();
    }
    expect(broken, broken.join('\n')).toEqual([]);
  });
}

function SubmitProbe({ children, onSubmit }: { children: ReactNode; onSubmit: (event: Event) => void }): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form} data-probe="" onSubmit={(event) => onSubmit(event.nativeEvent)}>
      {children}
    </form>
  );
}
