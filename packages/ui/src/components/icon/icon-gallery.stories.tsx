import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { announce } from '../../lib/announce.js';
import { Button } from '../button/index.js';
import { EmptyState } from '../empty-state/index.js';
import { SearchInput } from '../search-input/index.js';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '../table/index.js';
import { Icon, iconAliases, icons } from './index.js';

const old = [...iconAliases()];
const all = Object.keys(icons).map((name) => ({ name, aliases: old.filter(([, ours]) => ours === name).map(([alias]) => alias) }));

/** Other words by which people look for a drawing of cargo, in English and Chinese. */
const WORDS: Readonly<Record<string, string>> = {
  anchor: 'port, 港口, 锚, 錨',
  bell: 'alert, warning, 提醒, 预警, 預警',
  container: 'box, equipment, 集装箱, 货柜, 貨櫃, 箱',
  package: 'cargo, parcel, 货物, 貨物, 包裹',
  plane: 'aircraft, flight, air waybill, 飞机, 飛機, 航班, 空运, 空運',
  ship: 'vessel, boat, ocean, sea, 船, 海运, 海運',
  train: 'rail, train, 火车, 火車, 铁路, 鐵路',
  truck: 'lorry, road, 卡车, 卡車, 拖车, 拖車',
  warehouse: 'depot, storage, 仓库, 倉庫',
};

function Gallery(): ReactNode {
  const [query, setQuery] = useState('');
  const [said, setSaid] = useState('Press an icon to copy its code.');
  const wanted = query.trim().toLowerCase();
  const shown = all.filter(({ name, aliases }) =>
    [name, ...aliases, WORDS[name] ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <SearchInput label="Search icons" placeholder="ship, ele-HomeFilled, cog…" value={query} onChange={setQuery} />
      <p style={{ margin: 0 }}>{said}</p>
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
          <li key={name} style={{ minInlineSize: 0 }}>
            <Button
              variant="ghost"
              icon={<Icon name={name} size="lg" />}
              title={`Copy <Icon name="${name}" />`}
              onClick={() => void copy(name).then(setSaid)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <Aliases of={shown} />
    </div>
  );
}

/** Copies the code of an icon, and says so. */
async function copy(name: string): Promise<string> {
  const code = `<Icon name="${name}" />`;
  const said = await navigator.clipboard.writeText(code).then(
    () => `Copied: ${code}`,
    () => 'The browser did not allow copying.',
  );
  announce(said);
  return said;
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
    for (const word of ['vessel', '船']) {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), word);
      await expect(canvas.getByRole('button', { name: 'ship' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    }
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'ship' }));
    await expect(write).toHaveBeenCalledWith('<Icon name="ship" />');
    await waitFor(() => expect(canvas.getByText('Copied: <Icon name="ship" />')).toBeVisible());
    write.mockRestore();
    await clickPage();
  },
};
