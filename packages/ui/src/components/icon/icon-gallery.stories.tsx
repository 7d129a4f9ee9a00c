import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { CopyableId } from '../copyable-id/index.js';
import { EmptyState } from '../empty-state/index.js';
import { SearchInput } from '../search-input/index.js';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '../table/index.js';
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
        {shown.map(({ name }) => (
          <li key={name} style={{ display: 'flex', gap: 10, minInlineSize: 0 }}>
            <Icon name={name} size="lg" />
            <CopyableId value={`<Icon name="${name}" />`}>{name}</CopyableId>
          </li>
        ))}
      </ul>
      <Aliases of={shown} />
    </div>
  );
}

/** Names of older servers, apart from ours. */
function Aliases({ of }: { of: typeof all }): ReactNode {
  const known = of.filter(({ aliases }) => aliases.length > 0);
  return (
    known.length > 0 && (
      <Table label="Names of older servers" density="sm">
        <TableHead>
          <TableRow>
            <TableHeadCell>Name</TableHeadCell>
            <TableHeadCell>Names of older servers</TableHeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {known.map(({ name, aliases }) => (
            <TableRow key={name}>
              <TableHeadCell scope="row">{name}</TableHeadCell>
              <TableCell>{aliases.join(' · ')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    )
  );
}

const meta = {
  title: 'Foundations/Icons',
  parameters: { search: 'icon, icons, svg, glyph, lucide, 图标, 圖示, 圖標' },
  component: Gallery,
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All icon names, copied as code with one press, and below them the names that older servers send. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'homefilled');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await clickPage();
  },
};
