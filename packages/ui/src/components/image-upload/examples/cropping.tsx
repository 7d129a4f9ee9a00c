import { ImageUpload } from '@seaberry/ui/image-upload';

export function CroppingExample() {
  return <ImageUpload label="Company logo" width={275} height={99} />;
}
