import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';

/** The QR pattern; only this module imports the encoder. It inherits its colours. */
export function QrPicture({ value }: { value: string }): ReactNode {
  // Level M tolerates damage to 15 %; the standard requires a quiet zone of four modules.
  return (
    <QRCodeSVG
      data-slot="qr-code-picture"
      value={value}
      level="M"
      marginSize={4}
      bgColor="transparent"
      fgColor="currentColor"
      aria-hidden
      className="sb:size-full"
    />
  );
}
