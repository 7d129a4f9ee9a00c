import { fn as spy, isMockFunction, type Mock } from '@vitest/spy';
import type * as original from 'storybook/test';

/**
 * `storybook/test` of the published Storybook: a third of its preview, which only play functions need. Stories import it, so it is this
 * module until one is played: spies are real from the beginning, and everything else is loaded by `ready`. Tests and `pnpm storybook` have
 * the original.
 */
type Tools = typeof original;
type Procedure = (...args: never[]) => unknown;
type Listener = (mock: Mock, args: unknown[]) => void;

let tools: Tools | undefined;
let loading: Promise<void> | undefined;
const settings: Parameters<Tools['configure']>[0][] = [];
const spies = new Set<Mock>();
const listeners = new Set<Listener>();

/** @public Loads the original. */
export const ready = (): Promise<void> =>
  (loading ??= import('storybook/test').then((loaded) => {
    for (const setting of settings) loaded.configure(setting);
    for (const listener of listeners) loaded.onMockCall(listener as never);
    tools = loaded;
  }));

function loaded(): Tools {
  if (!tools) throw new Error('storybook/test is used before a story is played: await `testTools()` first.');
  return tools;
}

/** A function of the original, which can be called once it is loaded. */
const late = <Name extends keyof Tools>(name: Name): Tools[Name] =>
  new Proxy(() => {}, {
    apply: (_, self, args) => Reflect.apply(loaded()[name] as Procedure, self, args) as unknown,
    get: (_, key) => Reflect.get(loaded()[name] as object, key) as unknown,
  }) as unknown as Tools[Name];

export const expect = late('expect');
export const fireEvent = late('fireEvent');
export const prettyDOM = late('prettyDOM');
export const screen = late('screen');
export const spyOn = late('spyOn');
export const userEvent = late('userEvent');
export const waitFor = late('waitFor');

/** Storybook calls it for each story it shows, to have the result in the context of a play function. */
export const within = ((element: HTMLElement) =>
  tools
    ? tools.within(element)
    : new Proxy({}, { get: (_, key) => (tools ? (Reflect.get(tools.within(element), key) as unknown) : undefined) })) as Tools['within'];
export const uninstrumentedUserEvent = { setup: () => ({}) };

export function configure(setting: Parameters<Tools['configure']>[0]): void {
  if (tools) tools.configure(setting);
  else settings.push(setting);
}

/** Calls of spies, for the panel of actions. */
export function onMockCall(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function fn(implementation?: Procedure): Mock {
  const made: Mock = spy(function called(this: unknown, ...args: never[]) {
    for (const listener of listeners) listener(made, args);
    return implementation?.apply(this, args);
  }) as Mock;
  spies.add(made);
  return made;
}

export { isMockFunction };

/** Before a story is shown: forgets earlier calls. */
export function restoreAllMocks(): void {
  for (const made of spies) made.mockReset();
  tools?.restoreAllMocks();
}
export function resetAllMocks(): void {
  restoreAllMocks();
}
export function clearAllMocks(): void {
  for (const made of spies) made.mockClear();
  tools?.clearAllMocks();
}
