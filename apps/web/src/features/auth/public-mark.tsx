import { Watermark } from '@seaberry/ui/watermark';
import type { ReactNode } from 'react';

/** Watermark of the public pages, if the server sets one. */
export function PublicMark({ text }: { text: string }): ReactNode {
  return <Watermark lines={[text]} className="pointer-events-none fixed inset-0 z-10" />;
}
