import '@seaberry/ui/styles.css';

import type { ReactNode } from 'react';

export const metadata = { title: 'One shipment' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
