import { Tabs } from '@seaberry/ui/tabs';

export function KeepsDraftsExample() {
  return (
    <Tabs
      label="Sign-in method"
      items={[
        { value: 'a', label: 'Note', content: <input aria-label="Note" /> },
        { value: 'b', label: 'Events', content: 'No events' },
      ]}
      mount="visited"
    />
  );
}
