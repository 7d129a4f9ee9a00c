import { composeStories, type Meta } from '@storybook/react-vite';
import { Component, type ComponentType, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { UiProvider } from '../../lib/ui-provider.js';
import { messages } from '../stories/messages.js';
import { freshKey } from '../stories/fresh.js';
import { describeArgs, extractArgTypes, FOREIGN, onlyControls } from './arg-types.js';

type Stories = Parameters<typeof composeStories>[0] & { default: Meta };

type Composed = ComponentType<object> & { readonly args: object; readonly argTypes: object };

interface Input {
  readonly control?: false | string | { readonly type?: string; readonly disable?: boolean };
  readonly options?: readonly unknown[];
  readonly mapping?: Readonly<Record<string, unknown>>;
  readonly table?: { readonly disable?: boolean };
}

const DAY_MS = 86_400_000;
const LONG = 'A text that is much longer than any person would write here. '.repeat(4);
/** More characters than a component is made for, such as a QR code. */
const ENORMOUS = LONG.repeat(50).slice(0, 10_000);
/** Values for controls without a list of options, by the kind of control. */
const VALUES_BY_CONTROL: Readonly<Record<string, readonly unknown[]>> = {
  boolean: [true, false],
  number: [0, 1, 5, 1000],
  text: ['', LONG, ENORMOUS],
};

function valuesOf(name: string, input: Input): readonly unknown[] {
  if (name.endsWith('Ms')) return [0, 30 * DAY_MS];
  return input.options ?? VALUES_BY_CONTROL[kindOf(input)] ?? [];
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

/** Looks at a drawing that must be equal, each after a whole frame and the tasks of React. */
const STILL_LOOKS = 3;
const MAX_LOOKS = 30;

/**
 * The drawing once it no longer changes: a component that is mounted anew, because an argument is given or left out, measures itself after its
 * first frame. A table then knows whether it scrolls.
 */
async function settledDrawing(): Promise<string> {
  let last = drawing();
  for (let looks = 0, still = 0; looks < MAX_LOOKS && still < STILL_LOOKS; looks += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
    const next = drawing();
    still = next === last ? still + 1 : 0;
    last = next;
  }
  return last;
}

const files = import.meta.glob<Stories>('../../**/*.stories.tsx');

/** The annotations of `.storybook/preview.tsx` that decide about controls: Storybook infers missing types and controls after them. */
const annotations = {
  parameters: { docs: { extractArgTypes }, controls: { exclude: FOREIGN } },
  argTypesEnhancers: [describeArgs, onlyControls],
};

const playgroundOf = (stories: Stories): Composed | undefined =>
  (composeStories(stories, annotations) as Record<string, Composed | undefined>)['Playground'];

/** The controls that the panel of a Playground shows. */
function inputsOf(Playground: Composed): Record<string, Input> {
  const inputs = Object.entries(Playground.argTypes as Record<string, Input>);
  return Object.fromEntries(
    inputs.filter(([, { control, table }]) => {
      const isDisabled = control === undefined || control === false || (typeof control === 'object' && control.disable === true);
      return !isDisabled && table?.disable !== true;
    }),
  );
}

const kindOf = ({ control }: Input): string => (typeof control === 'object' ? (control.type ?? '') : String(control));

/** Controls without a visible effect in the closed, untouched Playground, with the situation in which they have one. */
const EFFECT_ELSEWHERE: Readonly<Record<string, string>> = {
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
  'file-upload paste': 'when a file is pasted',
  'form hideSummary': 'after sending wrong values',
  'number-input step': 'on a press of the arrows',
  'page-stack max': 'when more pages are opened',
  'page-transition animation': 'when the page changes',
  'port-select hideClear': 'with a value',
  'port-select loading': 'in the open list',
  'port-select minQueryLength': 'while a person types',
  'rich-text-editor maxLength': 'while a person types',
  'qr-code refreshing': 'while the code is expired',
  'ripple centred': 'on a press',
  'ripple disabled': 'on a press',
  'saved-views canShare': 'in the open menu',
  'slider step': 'when the thumb moves',
  'time-picker stepMinutes': 'in the open list',
  'top-bar state': 'in the open list',
  'tree-select clearable': 'with a value',
  'tree-select selection': 'in the open tree',
};
/** Parts of a drawing load or are positioned after the first render, so a control is dead only if nothing changes within this time. */
const FIRST_VALUE_MS = 500;
const OTHER_VALUES_MS = 5000;
/** Such parts also change a drawing by chance; a control that works changes it in the same way in each round. */
const ROUNDS = 3;

/** A busy machine takes five times as long as a free one. */
const LONGEST_MS = 300_000;

/** Kinds of controls that a person can use: data and nodes as JSON are none of them. */
const KINDS = new Set(['boolean', 'inline-radio', 'number', 'range', 'select', 'text']);

test('A Playground offers choices, flags, texts and numbers only.', { timeout: LONGEST_MS }, async () => {
  const others: string[] = [];
  let controls = 0;
  for (const [file, load] of Object.entries(files)) {
    const Playground = playgroundOf(await load());
    if (!Playground) continue;
    for (const [name, input] of Object.entries(inputsOf(Playground))) {
      controls += 1;
      const known = KINDS.has(kindOf(input)) && (input.options !== undefined || !/radio|select/.test(kindOf(input)));
      if (!known) others.push(`${file.split('/').at(-2)} ${name}: ${kindOf(input)}`);
    }
  }
  expect(others).toEqual([]);
  expect(controls).toBeGreaterThan(300);
});

test('Each control of a Playground changes the drawing, and none makes it throw.', { timeout: LONGEST_MS }, async ({ signal }) => {
  const failures: string[] = [];
  const dead: string[] = [];
  const withoutEffect = new Set(Object.keys(EFFECT_ELSEWHERE));
  let valuesTried = 0;
  for (const [file, load] of Object.entries(files)) {
    // After its time limit it must leave the page to the next try: two drawings would change each other's place.
    if (signal.aborted) return;
    const stories = await load();
    const Playground = playgroundOf(stories);
    if (!Playground) continue;
    const folder = file.split('/').at(-2) ?? '';
    let currentArg = '';
    let failureCount = 0;
    const draw = (args: object): ReactNode => (
      <UiProvider key={`${failureCount} ${freshKey(args)}`} locale="en" messages={messages.en}>
        <Boundary
          onFail={(error) => {
            failures.push(`${file} ${currentArg}: ${error.message}`);
            failureCount += 1;
          }}
        >
          <Playground {...args} />
        </Boundary>
      </UiProvider>
    );
    const inputs = inputsOf(Playground);
    // The controls of an overlay are changed while it is open.
    const base = 'defaultOpen' in inputs ? { defaultOpen: true } : 'open' in inputs ? { open: true } : {};
    const unchanged: { id: string; argSets: readonly object[] }[] = [];
    const changedUnexpectedly: typeof unchanged = [];
    const screen = await render(draw(base));
    for (const [name, input] of Object.entries(inputs)) {
      const values = valuesOf(name, input);
      if (values.length === 0) continue;
      const argSets = [...values.map((value) => ({ [name]: input.mapping?.[String(value)] ?? value })), {}];
      const drawings = new Set<string>();
      for (const args of argSets) {
        currentArg = `${name}=${Object.values(args).join('').slice(0, 12)}`;
        valuesTried += 1;
        await screen.rerender(draw({ ...base, ...args }));
        drawings.add(drawing());
      }
      const id = `${folder} ${name}`;
      if (drawings.size > 1 && id in EFFECT_ELSEWHERE) changedUnexpectedly.push({ id, argSets });
      else if (drawings.size === 1 && !(id in EFFECT_ELSEWHERE)) unchanged.push({ id, argSets });
    }
    for (const { id, argSets } of changedUnexpectedly) {
      const rounds = new Set<string>();
      const drawings = new Set<string>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const drawnNow: string[] = [];
        // Every second round backwards: what depends on the order is no effect of the control.
        const indexes = [...argSets.keys()];
        for (const index of round % 2 === 0 ? indexes : indexes.toReversed()) {
          await screen.rerender(draw({ ...base, ...argSets[index] }));
          drawnNow[index] = await settledDrawing();
        }
        rounds.add(drawnNow.join('\n'));
        for (const html of drawnNow) drawings.add(html);
      }
      if (rounds.size === 1 && drawings.size > 1) withoutEffect.delete(id);
    }
    for (const { id, argSets } of unchanged) {
      const drawings = new Set<string>();
      for (const [at, args] of argSets.entries()) {
        await screen.rerender(draw({ ...base, ...args }));
        await vi
          .waitFor(() => expect(drawings.add(drawing()).size).toBeGreaterThan(1), at === 0 ? FIRST_VALUE_MS : OTHER_VALUES_MS)
          .catch(() => {});
        if (drawings.size > 1) break;
      }
      if (drawings.size < 2) dead.push(id);
    }
    await screen.unmount();
  }
  expect(failures).toEqual([]);
  expect(dead).toEqual([]);
  // A control that now changes the drawing has to leave the list.
  expect([...withoutEffect]).toEqual(Object.keys(EFFECT_ELSEWHERE));
  expect(valuesTried).toBeGreaterThan(500);
});
