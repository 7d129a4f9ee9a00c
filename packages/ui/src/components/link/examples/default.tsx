import { Link } from '@seaberry/ui/link';

export function LinkExample() {
  return <Link href="/tracking/oceanBill">Ocean bills</Link>;
}
