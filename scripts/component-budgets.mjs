// Gzip kB of a component's first load with all dependencies except react (docs/performance.md). `later` is code that it loads on use, so
// that moved bytes are still counted.
import { controllers } from './lib/controllers.mjs';

const from = (entry, ...names) => `export { ${names.join(', ')} } from '@seaberry/ui/${entry}';`;

const button = from('button', 'Button');
const dialog = from('dialog', 'Dialog', 'DialogClose');
const menu = from('dropdown-menu', 'DropdownMenu', 'DropdownMenuItem');
const table = from('table', 'Table', 'TableBody', 'TableCell', 'TableHead', 'TableHeadCell', 'TableRow');
const timeline = from('shipment-timeline', 'ShipmentTimeline');

export const componentBudgets = [
  // Declarations and schemas of a call come with its first use.
  // Later: the declarations and schemas of all controllers together, as when 27 had 42 kB; a page loads those it calls.
  {
    of: 'api-client',
    name: 'createClient',
    code: "export { createClient } from '@seaberry/api-client';",
    limit: 4.2,
    later: (controllers * 42) / 27,
  },
  { name: 'Button', code: button, limit: 6 },
  { name: 'Button from the root', code: "export { Button } from '@seaberry/ui';", limit: 6 },
  { name: 'Dialog', code: dialog, limit: 20 },
  { name: 'DropdownMenu', code: menu, limit: 42 },
  { name: 'Table', code: table, limit: 8 },
  { name: 'ShipmentTimeline', code: timeline, limit: 15.1, later: 16 },
  { name: 'all five', code: [button, dialog, menu, table, timeline].join('\n'), limit: 53.1 },
  { name: 'StageRail', code: from('stage-rail', 'StageRail'), limit: 10.5, later: 5.5 },
  { name: 'RouteMap', code: from('route-map', 'RouteMap'), limit: 9, later: 22 },
  { name: 'Input in a Field', code: `${from('input', 'Input')}\n${from('field', 'Field')}`, limit: 8 },
  { name: 'Select', code: from('select', 'Select'), limit: 8 },
  { name: 'Combobox', code: from('combobox', 'Combobox'), limit: 36, later: 12 },
  { name: 'DatePicker', code: from('date-picker', 'DatePicker'), limit: 36, later: 23 },
  // Later: `cron-parser`, 30 kB, and `cronstrue`, 7 kB and 2 more for each Chinese.
  { name: 'CronInput', code: from('cron-input', 'CronInput'), limit: 40, later: 43 },
  { name: 'CronWords', code: from('cron-input', 'CronWords'), limit: 2, later: 12 },
  { name: 'Tabs', code: from('tabs', 'Tabs'), limit: 13 },
  { name: 'Tree', code: from('tree', 'Tree'), limit: 36, later: 12 },
  { name: 'CommandPalette', code: from('command-palette', 'CommandPalette'), limit: 24, later: 10 },
  // Later: the editor's engine, or the part of it that reads and draws a text.
  { name: 'RichTextEditor', code: from('rich-text-editor', 'RichTextEditor'), limit: 3, later: 150 },
  { name: 'RichText', code: from('rich-text-editor', 'RichText'), limit: 2, later: 100 },
  { name: 'DataTable with 100,000 rows', code: from('data-table', 'DataTable', 'useClientRows'), limit: 41.7, later: 40 },
];
