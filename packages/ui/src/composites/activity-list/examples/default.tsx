import { ActivityList, type ActivityEntry } from '@seaberry/ui/activity-list';
import { IconButton } from '@seaberry/ui/icon-button';
import { Pencil, Trash2 } from 'lucide-react';

const entries: readonly ActivityEntry[] = [
  {
    key: '3',
    author: 'Sophie Lam',
    time: '21 Nov 2026, 08:15 GMT+8',
    at: '2026-11-21T00:15:00Z',
    kind: 'comment',
    content: 'Kestrel can take it until 21 Dec.\nThe warehouse keeps the slot on Monday.',
    actions: (
      <>
        <IconButton size="sm" label="Edit the comment" icon={<Pencil size={14} />} />
        <IconButton size="sm" label="Delete the comment" icon={<Trash2 size={14} />} />
      </>
    ),
  },
  {
    key: '2',
    author: 'Wei Zhang',
    time: '20 Nov 2026, 21:10 GMT+8',
    at: '2026-11-20T13:10:00Z',
    content: 'Changed POD from Rotterdam to Antwerp.',
  },
  { key: '1', author: '林悦', time: '2026年11月2日 10:12 GMT+8', at: '2026-11-02T02:12:00Z', content: '添加了此票货物。' },
];

export function ActivityListExample() {
  return <ActivityList label="Activity" entries={entries} />;
}
