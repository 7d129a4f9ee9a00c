import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';

import { Dialog } from '../dialog/index.js';
import { Form, FormField, useSchemaForm } from '../form/index.js';
import { Combobox, type ComboboxOption } from './index.js';

const carriers: readonly ComboboxOption[] = [
  { value: 'COSU', label: 'COSCO' },
  { value: 'MSCU', label: 'MSC' },
  { value: 'HLCU', label: 'Hapag-Lloyd' },
];
const ports: readonly ComboboxOption[] = Array.from({ length: 60 }, (_, at) => ({ value: `P${at}`, label: `Port ${at}` }));

it('restores its initial choice and clears the typed text when its form is reset', async () => {
  const screen = await render(
    <form aria-label="Search">
      <Combobox aria-label="Carrier" name="carrier" options={carriers} defaultValue="COSU" />
      <Combobox aria-label="Others" name="others" options={carriers} multiple defaultValue={['MSCU']} />
      <button type="reset">Set back</button>
    </form>,
  );
  await screen.getByLabelText('Carrier').fill('Hapag');
  await screen.getByRole('option', { name: 'Hapag-Lloyd' }).click();
  await screen.getByLabelText('Others').fill('Hapag');
  await screen.getByRole('option', { name: 'Hapag-Lloyd' }).click();
  const form = screen.getByRole('form').element();
  const sent = (): unknown => form instanceof HTMLFormElement && [...new FormData(form).values()];
  await expect.poll(sent).toEqual(['HLCU', 'MSCU', 'HLCU']);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Set back' }).click();
  await expect.poll(sent).toEqual(['COSU', 'MSCU']);
  await expect.element(screen.getByLabelText('Carrier')).toHaveValue('COSCO');
});

function CarrierForm(): React.ReactNode {
  const form = useSchemaForm({ schema: z.object({ carrier: z.nullable(z.string()) }), defaultValues: { carrier: null } });
  return (
    <Form form={form} onSubmit={() => {}}>
      <FormField name="carrier" label="Carrier">
        {({ onChange, ...control }) => <Combobox {...control} options={carriers} onValueChange={onChange} />}
      </FormField>
      <button type="button" onClick={() => form.reset()}>
        Set back
      </button>
      <button type="button" onClick={() => form.reset({ carrier: 'MSCU' })}>
        Load
      </button>
    </Form>
  );
}

it('follows reset of a schema form', async () => {
  const screen = await render(<CarrierForm />);
  const field = screen.getByLabelText('Carrier');
  await field.fill('Hapag');
  await screen.getByRole('option', { name: 'Hapag-Lloyd' }).click();
  await screen.getByRole('button', { name: 'Set back' }).click();
  await expect.element(field).toHaveValue('');
  await screen.getByRole('button', { name: 'Load' }).click();
  await expect.element(field).toHaveValue('MSC');
});

/** Renders a field in the middle of a dialog that is longer than the window. */
async function inLongDialog(): Promise<{ field: HTMLElement; scroller: HTMLElement }> {
  await render(
    <Dialog title="Track a shipment" defaultOpen>
      <div style={{ blockSize: 200 }} />
      <Combobox aria-label="Port" options={ports} />
      <div style={{ blockSize: 2000 }} />
    </Dialog>,
  );
  const field = page.getByRole('combobox').element() as HTMLElement;
  let scroller = field.parentElement;
  while (scroller && !(scroller.scrollHeight > scroller.clientHeight && /auto|scroll/u.test(getComputedStyle(scroller).overflowY)))
    scroller = scroller.parentElement;
  if (!scroller) throw new Error('The dialog does not scroll.');
  return { field, scroller };
}

const popup = (): HTMLElement | null => document.querySelector('[data-slot="combobox-popup"]');

it('keeps its list at the field while a dialog scrolls', async () => {
  const { field, scroller } = await inLongDialog();
  await page.getByRole('combobox').click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  const distance = (): number =>
    (popup()?.getBoundingClientRect().top ?? Number.NaN) -
    (field.closest('[data-slot="combobox-frame"]')?.getBoundingClientRect().bottom ?? Number.NaN);
  await expect.poll(() => Math.abs(distance() - 4)).toBeLessThan(1.5);
  const before = field.getBoundingClientRect().top;
  scroller.scrollBy({ top: 60 });
  await expect.poll(() => before - field.getBoundingClientRect().top).toBeGreaterThan(50);
  await expect.poll(() => Math.abs(distance() - 4)).toBeLessThan(1.5);
});

it('scrolls its list with the wheel inside a dialog, and not the dialog', async () => {
  const { scroller } = await inLongDialog();
  await page.getByRole('combobox').click();
  const list = page.getByRole('listbox');
  await expect.element(list).toBeVisible();
  const top = scroller.scrollTop;
  await userEvent.wheel(list, { delta: { y: 120 } });
  const scrolled = (): number =>
    Math.max(0, ...[...(popup()?.querySelectorAll('*') ?? []), popup()].map((element) => element?.scrollTop ?? 0));
  await expect.poll(scrolled).toBeGreaterThan(0);
  expect(scroller.scrollTop).toBe(top);
});

it('closes by Escape before the dialog does', async () => {
  await inLongDialog();
  await page.getByRole('combobox').click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
