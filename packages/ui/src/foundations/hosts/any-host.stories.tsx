import inter from '@fontsource-variable/inter/index.css?inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';

import { withoutLayers } from '../../../scripts/without-layers.mjs';
import layered from '../../styles/index.css?inline';
import bootstrap from '../../styles/hosts/bootstrap.css?inline';
import classic from '../../styles/hosts/classic.css?inline';
import material from '../../styles/hosts/material.css?inline';
import tailwind3 from '../../styles/hosts/tailwind-3.css?inline';
import tailwind4 from '../../styles/hosts/tailwind-4.css?inline';
import { modes } from '../../testing/stories/modes.js';
import { HostFrame, ShadowFrame } from './host-frame.js';

// Every host brings the typeface itself.
const plain = [inter, withoutLayers(layered)];
const HOSTS = [
  ['Classic reset', classic],
  ['Bootstrap', bootstrap],
  ['MUI CssBaseline', material],
  ['Tailwind 3', tailwind3],
  ['Tailwind 4', tailwind4],
  ['A root of 10 px', ':root { font-size: 62.5%; --sb-rem: 1.6rem; }'],
] as const;

/** Pages with the sheet of a host before and after `styles.css`. */
function AnyHost(): ReactNode {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, min(378px, 100%))', gap: 24 }}>
      <HostFrame title="No other sheet" sheets={plain} />
      <ShadowFrame title="A shadow root" sheets={plain} />
      {HOSTS.flatMap(([name, sheet]) => [
        <HostFrame key={`${name} before`} title={`${name}, then ours`} sheets={[sheet, ...plain]} />,
        <HostFrame key={`${name} after`} title={`Ours, then ${name}`} sheets={[...plain, sheet]} />,
      ])}
    </div>
  );
}

const LARGE = ':root { font-size: 150%; }';

/** Pages of a reader whose text is half as large again, beside one of the usual size. */
function LargerTexts(): ReactNode {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, min(378px, 100%))', gap: 24 }}>
      <HostFrame title="A root of 16 px" sheets={plain} />
      <HostFrame title="A root of 150 %, then ours" sheets={[LARGE, ...plain]} height={660} />
      <HostFrame title="Ours, then a root of 150 %" sheets={[...plain, LARGE]} height={660} />
    </div>
  );
}

const meta = {
  title: 'Foundations/Any host',
  parameters: { search: 'bootstrap, mui, tailwind, reset, css, shadow dom, 样式, 樣式, 重置' },
  component: AnyHost,
} satisfies Meta<typeof AnyHost>;

export default meta;

interface Size {
  slot: string;
  width: number;
  height: number;
}

const sizesIn = (page: ParentNode): Size[] =>
  [...page.querySelectorAll('[data-slot]')].map((part) => {
    const { width, height } = part.getBoundingClientRect();
    return { slot: part.getAttribute('data-slot') ?? '', width, height };
  });

/** Parts that differ by more than a pixel, which is what a host may change in the smoothing of type. */
const differing = (sizes: readonly Size[], wanted: readonly Size[]): string[] =>
  sizes.length === wanted.length
    ? sizes.flatMap(({ slot, width, height }, at) => {
        const other = wanted[at];
        const same = other?.slot === slot && Math.abs(other.width - width) <= 1 && Math.abs(other.height - height) <= 1;
        return same ? [] : [`${slot} ${width} × ${height}`];
      })
    : [`${sizes.length} parts of ${wanted.length}`];

/** Every page draws the parts in the same sizes. */
export const Pages: StoryObj<typeof meta> = {
  parameters: { chromatic: { modes: { light: modes.light } } },
  play: async ({ canvasElement }) => {
    const pages = (): ParentNode[] => [
      ...[...canvasElement.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []),
      ...[...canvasElement.querySelectorAll('div')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ];
    await waitFor(() => expect(pages().filter((page) => page.querySelector('svg'))).toHaveLength(14), { timeout: 10_000 });
    const differences = (): string[] => {
      const [first = [], ...others] = pages().map(sizesIn);
      return others.flatMap((sizes) => differing(sizes, first));
    };
    await waitFor(() => expect(differences()).toEqual([]), { timeout: 10_000 });
  },
};

const textSizes = (page: Document): number[] =>
  [...page.querySelectorAll('button, label, input, [data-slot="badge"], [data-slot="shipment-card"] *')].map((part) =>
    Number.parseFloat(getComputedStyle(part).fontSize),
  );

/** Every text is half as large again, and nothing is wider than the page. */
export const LargerText: StoryObj<typeof meta> = {
  render: () => <LargerTexts />,
  play: async ({ canvasElement }) => {
    const pages = (): Document[] => [...canvasElement.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
    await waitFor(() => expect(pages().filter((page) => page.querySelector('svg'))).toHaveLength(3), { timeout: 10_000 });
    const factors = (): string[] => {
      const [usual = [], ...larger] = pages().map(textSizes);
      return larger.map((sizes) => [...new Set(sizes.map((size, at) => size / (usual[at] ?? Number.NaN)))].join());
    };
    await waitFor(() => expect(factors()).toEqual(['1.5', '1.5']), { timeout: 10_000 });
    const parts = pages().flatMap((page) => [...page.querySelectorAll('[data-slot]')]);
    await expect(parts.filter((part) => part.getBoundingClientRect().right > 376).map((part) => part.getAttribute('data-slot'))).toEqual(
      [],
    );
  },
};
