import { FileDrop } from '@seaberry/ui/file-drop';

export function RefusedExample() {
  return <FileDrop label="Sheet with the shipments" accept=".xlsx,.csv" maxSizeBytes={5_242_880} />;
}
