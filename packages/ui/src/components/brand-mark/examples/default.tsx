import { BrandMark } from '@seaberry/ui/brand-mark';

export function BrandMarkExample() {
  return <BrandMark label="Seaberry" />;
}
