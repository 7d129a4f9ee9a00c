import { ErrorState } from '@seaberry/ui/error-state';

export function ErrorStateExample() {
  return <ErrorState />;
}
