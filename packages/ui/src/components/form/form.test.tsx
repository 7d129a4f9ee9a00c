import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';

import { conformance } from '../../testing/conformance.js';
import { ConfirmDialog } from '../confirm-dialog/index.js';
import { DatePicker } from '../date-picker/index.js';
import { Input } from '../input/index.js';
import { FormScope } from './form.js';
import { Form, FormField, useDirtyGuard, useFormActions, useFormRows, useFormValues, useSchemaForm, type SchemaForm } from './index.js';

import type { ReactNode } from 'react';

const schema = z.object({
  bill: z.string().check(z.minLength(1, 'required')),
  email: z.string().check(z.email('email')),
  due: z.nullable(z.iso.date()),
});
type Values = z.infer<typeof schema>;
const EMPTY: Values = { bill: '', email: '', due: null };

function Scope({ children }: { children: ReactNode }): ReactNode {
  const form = useSchemaForm({ schema, defaultValues: EMPTY });
  return <FormScope form={form}>{() => children}</FormScope>;
}

// no conformance: Form, because the wrapper of conformance is a form itself and forms do not nest; its root is tested below.
conformance(
  <FormField name="bill" label="Bill">
    {(control) => <Input {...control} />}
  </FormField>,
  { root: 'div', slot: 'form-field', wrap: (element) => <Scope>{element}</Scope> },
);

interface BillFormProps {
  onSubmit?: (values: Values) => unknown;
  onForm?: (form: SchemaForm<Values, Values>) => void;
}

function BillForm({ onSubmit = () => {}, onForm }: BillFormProps): ReactNode {
  const form = useSchemaForm({
    schema,
    defaultValues: EMPTY,
    messageOf: ({ message }) => (message === 'email' ? 'Write an e-mail address.' : undefined),
  });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Bill" id="bill-form" className="of-caller">
      <FormField name="bill" label="Bill" required>
        {(control) => <Input {...control} />}
      </FormField>
      <FormField name="email" label="E-mail">
        {(control) => <Input {...control} />}
      </FormField>
      <FormField name="due" label="Due">
        {(control) => <DatePicker {...control} today="2026-11-21" />}
      </FormField>
      <button type="submit">Save</button>
      <button type="button" onClick={() => onForm?.(form)}>
        Act
      </button>
    </Form>
  );
}

it('passes rest props and the class to the form', async () => {
  const screen = await render(<BillForm />);
  const form = screen.getByRole('form', { name: 'Bill' });
  await expect.element(form).toHaveAttribute('id', 'bill-form');
  await expect.element(form).toHaveClass('of-caller');
  await expect.element(form).toHaveAttribute('data-slot', 'form');
});

it('shows the error of each field, lists all errors and focuses the first field', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<BillForm onSubmit={onSubmit} />);
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('x');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Bill' })).toHaveFocus();
  await expect.element(screen.getByRole('textbox', { name: 'Bill' })).toHaveAccessibleDescription('Fill this in.');
  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('Write an e-mail address.');
  await expect.element(screen.getByText('Correct 2 fields')).toBeVisible();
  await screen.getByRole('button', { name: 'E-mail' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('submits the output of the schema', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<BillForm onSubmit={onSubmit} />);
  await screen.getByRole('textbox', { name: 'Bill' }).fill('MAEU123');
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('lin@example.com');
  await screen.getByRole('textbox', { name: 'Due' }).fill('24/11/2026');
  await userEvent.keyboard('{Enter}');
  const sent = { bill: 'MAEU123', email: 'lin@example.com', due: '2026-11-24' };
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith(sent);
});

it('is submitted once by two presses of Enter, and again after the first has settled', async () => {
  let settle = (): void => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)));
  const screen = await render(<BillForm onSubmit={onSubmit} />);
  await screen.getByRole('textbox', { name: 'Bill' }).fill('MAEU1');
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('a@b.example');
  const form = screen.getByRole('form', { name: 'Bill' }).element() as HTMLFormElement;
  const twice = (): void => [1, 2].forEach(() => form.requestSubmit());
  twice();
  await expect.poll(() => onSubmit).toHaveBeenCalledTimes(1);
  twice();
  settle();
  await expect.poll(() => (form.requestSubmit(), onSubmit.mock.calls.length)).toBe(2);
});

it('is not submitted while a control has unparsable text', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<BillForm onSubmit={onSubmit} />);
  await screen.getByRole('textbox', { name: 'Bill' }).fill('MAEU123');
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('lin@example.com');
  const due = screen.getByRole('textbox', { name: 'Due' });
  await due.fill('soon');
  await userEvent.tab();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(due).toHaveFocus();
  await expect.element(due).toHaveValue('soon');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('clears unparsable text on reset, although the value is null before and after', async () => {
  const screen = await render(<BillForm onForm={(form) => form.reset()} />);
  const due = screen.getByRole('textbox', { name: 'Due' });
  await due.fill('soon');
  await userEvent.tab();
  await expect.element(due).toHaveAttribute('aria-invalid', 'true');
  await screen.getByRole('button', { name: 'Act' }).click();
  await expect.element(due).toHaveValue('');
  await expect.element(due).not.toHaveAttribute('aria-invalid');
});

it('shows server errors at their fields and returns the rest', async () => {
  const unassigned = vi.fn();
  const refuse = (form: SchemaForm<Values, Values>): void => unassigned(form.setServerErrors({ email: ['Not known.'], quota: 'Used up.' }));
  const screen = await render(<BillForm onForm={refuse} />);
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('lin@example.com');
  await screen.getByRole('button', { name: 'Act' }).click();
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await expect.element(email).toHaveAccessibleDescription('Not known.');
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveValue('lin@example.com');
  expect(unassigned).toHaveBeenCalledWith(['Used up.']);
});

it('asks before unsaved work is discarded, in the app and in the browser', async () => {
  const answered = vi.fn();
  function Page({ dirty }: { dirty: boolean }): ReactNode {
    const guard = useDirtyGuard(dirty);
    return (
      <>
        <button type="button" onClick={() => void guard.ask().then(answered)}>
          Go
        </button>
        <ConfirmDialog {...guard.dialog} />
      </>
    );
  }
  const leaves = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const screen = await render(<Page dirty />);
  expect(leaves()).toBe(false);
  await screen.getByRole('button', { name: 'Go' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => answered).toHaveBeenLastCalledWith(false);
  await screen.getByRole('button', { name: 'Go' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => answered).toHaveBeenLastCalledWith(true);
  await screen.rerender(<Page dirty={false} />);
  expect(leaves()).toBe(true);
  await screen.getByRole('button', { name: 'Go' }).click();
  await expect.poll(() => answered).toHaveBeenCalledTimes(3);
});

interface CargoValues extends Record<string, unknown> {
  total: string;
  pieces: { name: string }[];
}
const cargo = z.object({
  total: z.string(),
  pieces: z.array(z.object({ name: z.string().check(z.minLength(1, 'required')) })).check(z.maxLength(2, 'At most two.')),
});

function Pieces(): ReactNode {
  const { rows, add, remove, move, error } = useFormRows('pieces');
  const { set, suggest, withdraw, get } = useFormActions();
  const count = useFormValues(({ pieces }) => (Array.isArray(pieces) ? pieces.length : 0));
  return (
    <>
      <output>{count}</output>
      {error && <p role="alert">{error}</p>}
      {rows.map(({ key, path }, at) => (
        <FormField key={key} name={`${path}.name`} label={`Piece ${at + 1}`}>
          {(control) => <Input {...control} />}
        </FormField>
      ))}
      {['Add', 'Remove first', 'Move first', 'Suggest', 'Set', 'Withdraw'].map((label, at) => (
        <button
          key={label}
          type="button"
          onClick={() =>
            [
              () => add({ name: '' }, 'name'),
              () => remove(0),
              () => move(0, 1),
              () => suggest('total', 'suggested'),
              () => set('total', `${String(get('total'))}!`),
              () => withdraw('total'),
            ][at]?.()
          }
        >
          {label}
        </button>
      ))}
    </>
  );
}

function CargoForm({ onForm }: { onForm?: (form: SchemaForm<CargoValues, CargoValues>) => void }): ReactNode {
  const form = useSchemaForm<CargoValues, CargoValues>({
    schema: cargo,
    defaultValues: { total: '', pieces: [{ name: 'Crate' }, { name: '' }] },
  });
  return (
    <Form form={form} onSubmit={() => {}} hideSummary>
      <FormField name="total" label="Total">
        {(control) => <Input {...control} />}
      </FormField>
      <Pieces />
      <button type="submit">Save</button>
      <button type="button" onClick={() => onForm?.(form)}>
        Act
      </button>
    </Form>
  );
}

it('keeps values, errors and identity with a row when it is moved or removed', async () => {
  const screen = await render(<CargoForm />);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Piece 2' })).toHaveAttribute('aria-invalid', 'true');
  await screen.getByRole('button', { name: 'Move first' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Piece 2' })).toHaveValue('Crate');
  await expect.element(screen.getByRole('textbox', { name: 'Piece 1' })).toHaveAttribute('aria-invalid', 'true');
  await screen.getByRole('button', { name: 'Remove first' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Piece 1' })).toHaveValue('Crate');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1');
});

it('focuses a new row and shows the error of the list apart from those of its rows', async () => {
  const screen = await render(<CargoForm onForm={(form) => form.setServerErrors({ pieces: 'Too heavy.' })} />);
  await screen.getByRole('button', { name: 'Add' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Piece 3' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('At most two.');
  await screen.getByRole('button', { name: 'Remove first' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Act' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Too heavy.');
});

it('suggests a value only while the field is pristine', async () => {
  const screen = await render(<CargoForm />);
  const total = screen.getByRole('textbox', { name: 'Total' });
  await screen.getByRole('button', { name: 'Suggest' }).click();
  await expect.element(total).toHaveValue('suggested');
  await screen.getByRole('button', { name: 'Set' }).click();
  await screen.getByRole('button', { name: 'Suggest' }).click();
  await expect.element(total).toHaveValue('suggested!');
});

it('takes a suggestion back while the field still has it, also after other fields have changed', async () => {
  const screen = await render(<CargoForm />);
  const total = screen.getByRole('textbox', { name: 'Total' });
  const press = (name: string) => screen.getByRole('button', { name }).click();
  await press('Suggest');
  await screen.getByRole('textbox', { name: 'Piece 1' }).fill('Barrel');
  await press('Withdraw');
  await expect.element(total).toHaveValue('');
  await press('Suggest');
  await press('Set');
  await press('Withdraw');
  await expect.element(total).toHaveValue('suggested!');
});

it('fills in stored values as changes of the user and ignores unknown names', async () => {
  const dirty = vi.fn();
  const fill = (form: SchemaForm<CargoValues, CargoValues>): void => {
    form.fill({ total: 'kept', gone: 1, pieces: [{ name: 'Pallet' }] });
    dirty(form.getValues());
  };
  const screen = await render(<CargoForm onForm={fill} />);
  await screen.getByRole('button', { name: 'Act' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Piece 1' })).toHaveValue('Pallet');
  expect(dirty).toHaveBeenCalledWith({ total: 'kept', pieces: [{ name: 'Pallet' }] });
});
