import { composeStories, type Meta } from '@storybook/react-vite';
import { Component, type ComponentType, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { UiProvider } from '../../lib/ui-provider.js';
import { messages } from '../stories/messages.js';
import { freshKey } from '../stories/fresh.js';
import { describeArgs, extractArgTypes, FOREIGN } from './arg-types.js';

type Stories = Parameters<typeof composeStories>[0] & { default: Meta };

type Composed = ComponentType<object> & { readonly args: object; readonly argTypes: object };

interface Input {
  readonly control?: false | string | { readonly type?: string };
  readonly options?: readonly unknown[];
  readonly mapping?: Readonly<Record<string, unknown>>;
}

const DAY_MS = 86_400_000;
const LONG = 'A text that is much longer than any person would write here. '.repeat(4);
const TYPED: Readonly<Record<string, readonly unknown[]>> = { boolean: [true, false], number: [0, 1, 5, 1000], text: ['', LONG] };

function valuesOf(name: string, { control, options }: Input): readonly unknown[] {
  if (!control) return [];
  if (name.endsWith('Ms')) return [0, 30 * DAY_MS];
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

/** The drawing, overlays included, with the states of fields that have no attribute; generated ids differ from one drawing to the next. */
function drawing(): string {
  const states = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ value, checked, indeterminate }) => `${value} ${checked} ${indeterminate}`,
  );
  return [document.body.innerHTML.replaceAll(/_r_\w+_/g, ''), ...states].join('\n');
}

const files = import.meta.glob<Stories>('../../**/*.stories.tsx');

/** The controls of a Playground. */
function inputsOf(stories: Stories, Playground: Composed): Record<string, Input> {
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
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !FOREIGN.test(name)));
}

/** Controls whose effect needs a person, or another prop. */
const ON_USE: Readonly<Record<string, string>> = {
  'accordion multiple': 'which panels may be open together',
  'calendar preview': 'while a range is chosen',
  'carrier-select hideClear': 'with a value',
  'carrier-select loading': 'in the open list',
  'carrier-select minQueryLength': 'while a person types',
  'combobox hideClear': 'with a value',
  'combobox loading': 'in the open list',
  'combobox minQueryLength': 'while a person types',
  'context-menu label': 'names the open menu',
  'data-table filtered': 'in a table without rows',
  'data-table skeletonRows': 'while the rows load',
  'date-range-picker maxDays': 'in the open calendar',
  'dialog dirtyGuard': 'when it is closed',
  'drawer dirtyGuard': 'when it is closed',
  'dropdown-menu side': 'where there is room on that side',
  'export-dialog background': 'while the file is made',
  'export-dialog cancellable': 'while the file is made',
  'file-upload maxFiles': 'when files are dropped',
  'number-input step': 'on a press of the arrows',
  'page-stack max': 'when more pages are opened',
  'page-transition animation': 'when the page changes',
  'port-select hideClear': 'with a value',
  'port-select loading': 'in the open list',
  'port-select minQueryLength': 'while a person types',
  'rich-text-editor maxLength': 'while a person types',
  'ripple centred': 'on a press',
  'ripple disabled': 'on a press',
  'saved-views canShare': 'in the open menu',
  'slider step': 'when the thumb moves',
  'time-picker stepMinutes': 'in the open list',
  'top-bar state': 'in the open list',
  'tree-select clearable': 'with a value',
  'tree-select selection': 'in the open tree',
};
/** Time for parts that load or are placed after a drawing: of the first value, and at most of the others, on a busy machine too. */
const FIRST_MS = 500;
const LATER_MS = 5000;
/** Parts that load or are placed late change a drawing by chance; a control changes it each time, and in the same way. */
const ROUNDS = 3;

test('Each control of a Playground changes the drawing, and none makes it throw.', { timeout: 120_000 }, async () => {
  const failures: string[] = [];
  const dead: string[] = [];
  const unseen = new Set(Object.keys(ON_USE));
  let driven = 0;
  for (const [file, load] of Object.entries(files)) {
    const stories = await load();
    const Playground = (composeStories(stories) as Record<string, Composed | undefined>)['Playground'];
    if (!Playground) continue;
    const folder = file.split('/').at(-2) ?? '';
    let now = '';
    let round = 0;
    const draw = (args: object): ReactNode => (
      <UiProvider key={`${round} ${freshKey(args)}`} locale="en" messages={messages.en}>
        <Boundary
          onFail={(error) => {
            failures.push(`${file} ${now}: ${error.message}`);
            round += 1;
          }}
        >
          <Playground {...args} />
        </Boundary>
      </UiProvider>
    );
    const inputs = inputsOf(stories, Playground);
    // An overlay is driven while it is open.
    const base = 'defaultOpen' in inputs ? { defaultOpen: true } : 'open' in inputs ? { open: true } : {};
    const late: { id: string; draws: readonly object[] }[] = [];
    const awake: typeof late = [];
    const screen = await render(draw(base));
    for (const [name, input] of Object.entries(inputs)) {
      const values = valuesOf(name, input);
      if (values.length === 0) continue;
      const draws = [...values.map((value) => ({ [name]: input.mapping?.[String(value)] ?? value })), {}];
      const seen = new Set<string>();
      for (const args of draws) {
        now = `${name}=${Object.values(args).join('').slice(0, 12)}`;
        driven += 1;
        await screen.rerender(draw({ ...base, ...args }));
        seen.add(drawing());
      }
      const id = `${folder} ${name}`;
      if (seen.size > 1 && id in ON_USE) awake.push({ id, draws });
      else if (seen.size === 1 && !(id in ON_USE)) late.push({ id, draws });
    }
    for (const { id, draws } of awake) {
      const rounds = new Set<string>();
      const seen = new Set<string>();
      for (let at = 0; at < ROUNDS; at += 1) {
        const drawn: string[] = [];
        for (const args of draws) {
          await screen.rerender(draw({ ...base, ...args }));
          drawn.push(drawing());
        }
        rounds.add(drawn.join('\n'));
        for (const html of drawn) seen.add(html);
      }
      if (rounds.size === 1 && seen.size > 1) unseen.delete(id);
    }
    for (const { id, draws } of late) {
      const seen = new Set<string>();
      for (const [at, args] of draws.entries()) {
        await screen.rerender(draw({ ...base, ...args }));
        await vi.waitFor(() => expect(seen.add(drawing()).size).toBeGreaterThan(1), at === 0 ? FIRST_MS : LATER_MS).catch(() => {});
        if (seen.size > 1) break;
      }
      if (seen.size < 2) dead.push(id);
    }
    await screen.unmount();
  }
  expect(failures).toEqual([]);
  expect(dead).toEqual([]);
  // A control that has come to change the drawing leaves the list.
  expect([...unseen]).toEqual(Object.keys(ON_USE));
  expect(driven).toBeGreaterThan(500);
});
