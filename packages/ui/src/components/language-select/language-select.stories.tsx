import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { LanguageSelect } from './language-select.js';
import { example } from '../../testing/stories/example.js';
import { LanguageSelectExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Language select',
  parameters: { search: 'locale, i18n, translation, 语言, 語言' },
  component: LanguageSelect,
  args: { value: 'en', onChange: fn() },
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(LanguageSelectExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Language' }), '简体中文');
    await expect(args.onChange).toHaveBeenCalledWith('zh-cn');
    await clickPage();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <LanguageSelect value="en" onChange={() => {}} size="sm" />
      <LanguageSelect value="zh-cn" onChange={() => {}} />
      <LanguageSelect value="zh-tw" onChange={() => {}} size="lg" />
    </div>
  ),
};
