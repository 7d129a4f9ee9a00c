import { composeStories, type Meta } from '@storybook/react-vite';
import { Component, type ComponentType, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { UiProvider } from '../../lib/ui-provider.js';
import { messages } from '../stories/messages.js';
import { describeArgs, extractArgTypes } from './arg-types.js';

type Stories = Parameters<typeof composeStories>[0] & { default: Meta };

type Composed = ComponentType<object> & { readonly args: object; readonly argTypes: object };

interface Input {
  readonly control?: false | string | { readonly type?: string };
  readonly options?: readonly unknown[];
  readonly mapping?: Readonly<Record<string, unknown>>;
}

const LONG = 'A text that is much longer than any person would write here. '.repeat(4);
const TYPED: Readonly<Record<string, readonly unknown[]>> = { boolean: [true, false], number: [0, 1], text: ['', LONG] };

function valuesOf({ control, options }: Input): readonly unknown[] {
  if (!control) return [];
  return options ?? TYPED[typeof control === 'string' ? control : (control.type ?? '')] ?? [];
}

/** Keeps an error of a story from ending the others. */
class Boundary extends Component<{ onFail: (error: Error) => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: Error): void {
    this.props.onFail(error);
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

const files = import.meta.glob<Stories>('../../**/*.stories.tsx');

test('No choice and no text of a control of a Playground makes it throw.', { timeout: 120_000 }, async () => {
  const failures: string[] = [];
  let driven = 0;
  for (const [file, load] of Object.entries(files)) {
    const stories = await load();
    const Playground = (composeStories(stories) as Record<string, Composed | undefined>)['Playground'];
    if (!Playground) continue;
    const table = extractArgTypes((stories.default.component ?? {}) as object);
    const own = {
      ...stories.default.argTypes,
      ...(stories as unknown as Record<string, Partial<Meta> | undefined>)['Playground']?.argTypes,
    } as Record<string, Input>;
    const given = Playground.argTypes as Record<string, Input>;
    const merged = Object.fromEntries(
      [...new Set([...Object.keys(table), ...Object.keys(given)])].map((name) => [name, { ...given[name], ...table[name], ...own[name] }]),
    );
    const inputs = describeArgs({ argTypes: merged, initialArgs: Playground.args } as never) as Record<string, Input>;
    let now = '';
    const draw = (args: object): ReactNode => (
      <UiProvider key={now} locale="en" messages={messages.en}>
        <Boundary onFail={(error) => failures.push(`${file} ${now}: ${error.message}`)}>
          <Playground {...args} />
        </Boundary>
      </UiProvider>
    );
    const screen = await render(draw({}));
    for (const [name, input] of Object.entries(inputs))
      for (const value of name.includes('.') ? [] : valuesOf(input)) {
        now = `${name}=${String(value).slice(0, 12)}`;
        driven += 1;
        await screen.rerender(draw({ [name]: input.mapping?.[String(value)] ?? value }));
      }
    await screen.unmount();
  }
  expect(failures).toEqual([]);
  expect(driven).toBeGreaterThan(500);
});
