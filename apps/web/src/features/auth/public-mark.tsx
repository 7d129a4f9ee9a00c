import { Watermark } from '@seaberry/ui/watermark';
import type { ReactNode } from 'react';

/** The mark over the pages before signing in, where the server asks for one. */
export function PublicMark({ text }: { text: string }): ReactNode {
  return <Watermark lines={[text]} className="pointer-events-none fixed inset-0 z-10" />;
}
