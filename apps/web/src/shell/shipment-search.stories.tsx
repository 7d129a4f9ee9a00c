import { MenuSearch } from '@seaberry/ui/top-bar';
import { useTranslations } from '@seaberry/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import type { AppLocation } from '../shared/links.ts';
import { defineScreen } from '../shared/screen.tsx';
import { bills, pageOf } from '../testing/bill-answers.ts';
import { waybillPage, waybills } from '../testing/waybill-answers.ts';
import { opened } from '../testing/opened.ts';
import { StoryScreen } from '../testing/story-screen.tsx';
import { useShipmentSearch } from './use-shipment-search.ts';

const onGo = fn<(place: AppLocation) => void>();

function Search(): ReactNode {
  const search = useShipmentSearch(onGo);
  const t = useTranslations('shell.find');
  return <MenuSearch entries={[]} onSelect={fn()} {...(search ? { search, placeholder: t('placeholder') } : {})} />;
}

/** The search of the top bar, without the pages of the menu. */
const searchAlone = defineScreen<object>({
  key: 'search',
  parseSearch: () => ({}),
  formatSearch: () => ({}),
  Component: Search,
});

/** Finds a shipment from anywhere by its number, order or customer. */
const meta = {
  title: 'Screens/Ocean bills/Search',
  component: StoryScreen,
  args: {
    screen: searchAlone,
    answers: {
      sysConfig: { sysInfo: () => ({ sysTitle: 'Seaberry Tracking', capabilities: ['oceanBill', 'airWaybill'] }) },
      oceanBill: {
        page: ({ keyword }) => ({
          ...pageOf(bills.filter(({ referenceNo }) => keyword === 'shanghai' || referenceNo.includes(keyword ?? ''))),
          ...(keyword === 'shanghai' ? { total: 1204 } : {}),
        }),
      },
      airWaybill: { page: ({ keyword }) => waybillPage(waybills.filter(({ awbNo }) => awbNo.includes(keyword ?? ''))) },
    },
  },
  parameters: { layout: 'centered', search: 'search shipment, find bill, ctrl k!, 查找, 尋找, 搜索提单, 搜尋提單' },
} satisfies Meta<typeof StoryScreen<object>>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = async (canvasElement: HTMLElement, text: string) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Search|搜索|搜尋)/u }, { timeout: 10_000 }));
  const dialog = within(await opened(within(document.body).findByRole('dialog')));
  await userEvent.type(await dialog.findByRole('combobox'), text);
  return dialog;
};

/** The last digits of a number open the page of its bill. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await type(canvasElement, '3350');
    await userEvent.click(await dialog.findByRole('option', { name: /^COSU6412873350/u }));
    await waitFor(() =>
      expect(onGo).toHaveBeenCalledWith({ path: '/tracking/oceanBill/detail', search: { id: '1', title: 'COSU6412873350' } }),
    );
  },
};

/** An air waybill is found as a bill is. */
export const AirWaybill: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await type(canvasElement, '53806270');
    await expect(await dialog.findByText('Air waybills')).toBeVisible();
    await userEvent.click(dialog.getByRole('option', { name: /^157-5380 ?6270/u }));
    await waitFor(() =>
      expect(onGo).toHaveBeenCalledWith({
        path: '/tracking/airWaybill/detail',
        search: { id: 'w1', title: '157-53806270' },
      }),
    );
  },
};

/** More than fit lead to the list with the same keyword. */
export const ManyFound: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await type(canvasElement, 'shanghai');
    await expect(await dialog.findByRole('option', { name: /1,204/u })).toBeVisible();
  },
};

/** Without the right to open bills only pages can be found. */
export const WithoutRight: Story = {
  args: { buttons: new Set() },
  play: async ({ canvasElement }) => {
    const dialog = await type(canvasElement, '3350');
    await expect(dialog.getByRole('combobox')).not.toHaveAttribute('placeholder', /customer/u);
    await expect(dialog.queryByRole('option')).toBeNull();
  },
};
