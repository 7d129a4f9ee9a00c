import { QrCode } from '@seaberry/ui/qr-code';

export function QrCodeExample() {
  return <QrCode label="Scan to sign in" value="https://seaberry.example/scan/5f3c1b7a-2d64-4f0e-9a1e-0c5b8f1d7e42" />;
}
