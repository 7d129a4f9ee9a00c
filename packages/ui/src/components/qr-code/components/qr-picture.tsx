import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';

/** The QR pattern; only this module imports qrcode.react, the encoder. The pattern has the text colour of its parent. */
export function QrPicture({ value }: { value: string }): ReactNode {
  // Error correction level M tolerates damage to 15 % of the code; the standard requires a quiet zone of four modules.
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
