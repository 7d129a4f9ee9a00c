import { ProgressLine } from '@seaberry/ui/progress-line';

export function ProgressLineExample() {
  return <ProgressLine active />;
}
