import { VisuallyHidden } from '@seaberry/ui/visually-hidden';

export function VisuallyHiddenExample() {
  return (
    <p style={{ margin: 0 }}>
      37 late <VisuallyHidden>of 214 shipments</VisuallyHidden>
    </p>
  );
}
