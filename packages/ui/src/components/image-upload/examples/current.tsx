import { ImageUpload } from '@seaberry/ui/image-upload';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 275 99"><rect width="275" height="99" fill="white"/><circle cx="52" cy="50" r="26" fill="#057748"/><text x="92" y="62" font-size="34" font-family="sans-serif" fill="#123">Northsea</text></svg>';

const logo = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

export function CurrentExample() {
  return <ImageUpload label="Company logo" width={275} height={99} defaultSrc={logo} />;
}
