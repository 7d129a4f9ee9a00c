import { ColourInput } from '@seaberry/ui/colour-input';

export function ColourInputExample() {
  return <ColourInput defaultValue="#0a66c2" />;
}
