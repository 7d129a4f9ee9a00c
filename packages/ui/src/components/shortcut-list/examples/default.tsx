import { ShortcutList, type Shortcut } from '@seaberry/ui/shortcut-list';

const shown: readonly Shortcut[] = [
  { keys: ['j'], also: ['ArrowDown'], label: 'Next shipment' },
  { keys: ['k'], also: ['ArrowUp'], label: 'Previous shipment' },
  { keys: ['Enter'], label: 'Open the shipment' },
  { keys: [' '], label: 'Look at it beside the list' },
  { keys: ['/'], label: 'Search' },
  { keys: ['?'], label: 'Show the keys' },
];

export function ShortcutListExample() {
  return <ShortcutList shortcuts={shown} />;
}
