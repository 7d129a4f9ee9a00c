import { describe, expect, it } from 'vitest';

import { recentItems, searchCommands, type CommandGroup } from './command-palette.logic.js';

const onSelect = (): void => {};
const groups: readonly CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'air', label: '空运运单', keywords: ['kongyunyundan', 'kyyd', 'Air waybills'], onSelect },
      { id: 'ocean', label: '海运提单', keywords: ['haiyuntidan', 'hytd', 'Ocean bills'], onSelect },
      { id: 'users', label: 'Accounts', description: 'System', onSelect },
    ],
  },
  { id: 'actions', label: 'Actions', items: [{ id: 'new', label: 'Track a bill', onSelect }] },
];
const found = (query: string): string[] => searchCommands(groups, query).flatMap(({ items }) => items.map(({ id }) => id));

describe('searchCommands', () => {
  it('shows suggested commands only while the search is empty', () => {
    const all = [{ id: 'shortcuts', label: 'Shortcuts', untyped: true, items: [{ id: 'to/air', label: 'Air', onSelect }] }, ...groups];
    expect(searchCommands(all, ' ')[0]?.id).toBe('shortcuts');
    expect(searchCommands(all, 'air').map(({ id }) => id)).toEqual(['pages']);
  });

  it('finds Chinese by its text, its pinyin and the initials of the pinyin', () => {
    expect(found('提单')).toEqual(['ocean']);
    expect(found('haiyun')).toEqual(['ocean']);
    expect(found('KYYD')).toEqual(['air']);
  });

  it('requires every word, in any order and position', () => {
    expect(found('bills ocean')).toEqual(['ocean']);
    expect(found('system acc')).toEqual(['users']);
    expect(found('ocean zebra')).toEqual([]);
  });

  it('lists prefix matches first', () => {
    expect(found('yun')).toEqual(['air', 'ocean']);
    expect(found('bill')).toEqual(['ocean', 'air', 'new']);
  });

  it('shows all entries without a text, but no empty group', () => {
    expect(searchCommands([...groups, { id: 'none', label: 'None', items: [] }], ' ')).toHaveLength(2);
  });

  it('returns recent entries in their order', () => {
    expect(recentItems(groups, ['new', 'gone', 'air']).map(({ id }) => id)).toEqual(['new', 'air']);
  });
});
