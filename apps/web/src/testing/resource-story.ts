import { networkError, type DoubleHandlers } from '@seaberry/api-client/doubles';
import { codesOf, type ControllerName } from '@seaberry/api-client/contract';
import { contract } from '@seaberry/api-client/registry';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from './opened.ts';
import type { ScreenDefinition } from '../shared/screen.tsx';
import type { RawSearch } from '../shared/search.ts';
import type { ResourceSearch } from '../kit/search.ts';
import { pageOf, type PageInput } from './pages.ts';
import type { StoryScreenProps } from './story-screen.tsx';

type Row = Readonly<Record<string, unknown>> & { id: string };
type Answers = Readonly<Record<string, (input: Row) => unknown>>;

export interface ResourceStoryOptions<S extends object = ResourceSearch> {
  screen: ScreenDefinition<S>;
  controller: Exclude<ControllerName, 'live'>;
  /** The call that returns the rows. */
  list: string;
  rows: readonly Row[];
  noMatch: RawSearch;
  /** Overrides of the store's responses, for calls of the controller. */
  answers?: Answers | ((store: Answers) => Answers);
  /** Responses of other controllers, made anew for each story where they keep rows. */
  others?: DoubleHandlers | (() => DoubleHandlers);
}

/** A stateful backend for the lifetime of the story: additions and deletions are visible. */
export function storeOf({ controller, list }: Pick<ResourceStoryOptions, 'controller' | 'list'>, initial: readonly Row[]): Answers {
  let rows = [...initial];
  const calls: Record<string, { in: string }> = contract[controller];
  const paged = calls[list]?.in === 'body';
  return {
    [list]: (input) => (paged ? pageOf(rows, input as PageInput) : rows),
    add: (input) => {
      const id = `new-${rows.length}`;
      rows = [...rows, { ...input, id }];
      return id;
    },
    update: (input) => {
      rows = rows.map((row) => (row.id === input.id ? { ...row, ...input } : row));
      return null;
    },
    delete: (input) => {
      rows = rows.filter((row) => row.id !== input.id);
      return null;
    },
  };
}

/** Every button code of a controller. */
export function buttonsOf(controller: ControllerName): ReadonlySet<string> {
  return new Set(Object.values(contract[controller]).flatMap(({ permission }) => [...codesOf(permission)]));
}

/** Helpers for the stories of a resource, one for each state every list has. */
export function resourceStories<S extends object = ResourceSearch>(options: ResourceStoryOptions<S>) {
  type Args = StoryScreenProps<S>;
  const { screen, controller, list, others = {}, answers: own = {} } = options;
  const calls = Object.keys(contract[controller]);
  const answers = (store: Answers): DoubleHandlers => {
    const all = { ...store, ...(typeof own === 'function' ? own(store) : own) };
    // Only calls that the contract declares; the type checker does not know these names.
    return {
      ...(typeof others === 'function' ? others() : others),
      [controller]: Object.fromEntries(Object.entries(all).filter(([call]) => calls.includes(call))),
    };
  };
  const args = (rows: readonly Row[]): Pick<Args, 'answers'> => ({ answers: () => answers(storeOf(options, rows)) });
  const listCodes = (() => {
    const meta: Record<string, { permission: Parameters<typeof codesOf>[0] }> = contract[controller];
    return new Set<string>(codesOf(meta[list]?.permission ?? 'signed-in'));
  })();
  return {
    /** Args of the whole file. */
    base: { screen, buttons: buttonsOf(controller), ...args(options.rows) } satisfies Args,
    empty: { args: args([]) },
    noMatch: { args: { search: options.noMatch } },
    connectionLost: { args: { answers: answers({ [list]: () => networkError() }) } },
    noPermission: { args: { buttons: new Set<string>() } },
    readOnly: { args: { buttons: listCodes } },
  };
}

export interface AddStep {
  canvasElement: HTMLElement;
  /** Name of the button and the dialog. */
  button: string;
  /** Text by label of the field. */
  fields: Readonly<Record<string, string>>;
  /** Text that appears in the list afterwards. */
  appears: string;
}

/** Adds a row through the form and sees it in the list. */
export async function addOne({ canvasElement, button, fields, appears }: AddStep): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: button }, { timeout: 10_000 }));
  const dialog = await opened(within(document.body).findByRole('dialog', { name: button }, { timeout: 10_000 }));
  for (const [label, text] of Object.entries(fields)) {
    const field = await within(dialog).findByRole('textbox', { name: new RegExp(`^${label}`) });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await expect(await canvas.findByText(appears)).toBeVisible();
}
