import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { JsonViewer } from './json-viewer.js';
import { example } from '../../testing/stories/example.js';
import { JsonViewerExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { KeyboardExample } from './examples/keyboard.js';
import keyboardCode from './examples/keyboard.tsx?raw';

const event = {
  eventType: 'TRANSPORT',
  eventClassifierCode: 'EST',
  eventDateTime: '2026-12-01T06:00:00+01:00',
  transportCall: { UNLocationCode: 'NLRTM', vessel: { name: 'CSCL Globe', imo: 9_695_121 }, facility: null },
  documentReferences: [{ type: 'BKG', value: 'COSU6412873350' }],
  isTransshipmentMove: false,
  seals: [],
};

const meta = {
  title: 'Components/JSON viewer',
  parameters: { search: 'json tree, code, raw, inspector, 代码, 程式碼' },
  component: JsonViewer,
  args: { label: 'Response of the carrier', value: event },
} satisfies Meta<typeof JsonViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(JsonViewerExample, defaultCode);

export const Playground: Story = { args: { defaultDepth: 3 }, parameters: { chromatic: { disableSnapshot: true } } };

export const Keyboard = example(KeyboardExample, keyboardCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /7 keys/u }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /transportCall/u })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /transportCall/u })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('"NLRTM"')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByText('"NLRTM"')).not.toBeInTheDocument();
    await clickPage();
  },
});

export const WithoutBar: Story = { args: { hideBar: true, defaultDepth: 1 } };

export const LongList: Story = {
  args: { label: 'Positions', value: Array.from({ length: 250 }, (_, at) => ({ at, knots: 15 + (at % 4) })), defaultDepth: 1 },
};

export const Matrix: Story = {
  args: {
    value: {
      text: '预计到港',
      number: -12.5,
      yes: true,
      no: false,
      nothing: null,
      emptyList: [],
      emptyObject: {},
      nested: { deeper: [1, [2, 3]] },
    },
    defaultDepth: 4,
  },
};

export const LongText: Story = {
  args: {
    value: {
      raw: 'UNB+UNOA:2+COSCO+SEABERRY+261120:0600+1'.repeat(8),
      'a key of a carrier that has never heard of short names, and does not want to': 'Line one\nline two',
    },
  },
  globals: { viewport: { value: 'phone' } },
};
