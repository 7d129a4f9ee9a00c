import { Spinner } from '@seaberry/ui/spinner';

export function SpinnerExample() {
  return <Spinner />;
}
