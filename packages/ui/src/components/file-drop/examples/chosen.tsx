import { FileDrop } from '@seaberry/ui/file-drop';

export function ChosenExample() {
  return <FileDrop label="Sheet with the shipments" accept=".xlsx,.csv" maxSizeBytes={5_242_880} />;
}
