import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { touchOutside } from '../../testing/stories/steps.js';
import { EmptyState } from '../empty-state/index.js';
import { SearchInput } from '../search-input/index.js';
import { Icon, iconAliases, icons } from './index.js';

const old = [...iconAliases()];
const all = Object.keys(icons).map((name) => ({ name, aliases: old.filter(([, ours]) => ours === name).map(([alias]) => alias) }));

function Gallery(): ReactNode {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const shown = all.filter(({ name, aliases }) => [name, ...aliases].some((text) => text.includes(wanted)));
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <SearchInput label="Search icons" placeholder="ship, ele-HomeFilled, cog…" value={query} onChange={setQuery} />
      {shown.length === 0 && <EmptyState size="sm" title="No icon has that name" />}
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
          gap: 12,
          listStyle: 'none',
          margin: 0,
          padding: 0,
        }}
      >
        {shown.map(({ name, aliases }) => (
          <li key={name} style={{ display: 'flex', gap: 10, minInlineSize: 0 }}>
            <Icon name={name} size="lg" />
            <div style={{ minInlineSize: 0, fontSize: 14, overflowWrap: 'anywhere' }}>
              {name}
              <small style={{ display: 'block', fontSize: 12, color: 'var(--sb-color-muted)' }}>{aliases.join(' · ')}</small>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = {
  title: 'Foundations/Icons',
  parameters: { search: 'icon, icons, svg, glyph, lucide, 图标, 圖示, 圖標' },
  component: Gallery,
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All icon names, with the legacy names below each. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'homefilled');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await touchOutside();
  },
};
