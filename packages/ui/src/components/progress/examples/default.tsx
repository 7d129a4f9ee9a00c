import { ProgressBar } from '@seaberry/ui/progress';

export function ProgressExample() {
  return <ProgressBar label="Importing rows" value={64} />;
}
