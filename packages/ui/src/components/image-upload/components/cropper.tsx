import type { ReactNode } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';

export interface CropperViewProps {
  address: string;
  aspect: number;
  /** Accessible name of the crop area. */
  label: string;
  position: Point;
  zoom: number;
  maxZoom: number;
  onPositionChange: (position: Point) => void;
  onZoomChange: (zoom: number) => void;
  onAreaChange: (area: Area) => void;
}

/** Only this module imports react-easy-crop; it is loaded with the dialog, when an image has been chosen. */
export function CropperView({ address, aspect, label, position, zoom, maxZoom, ...on }: CropperViewProps): ReactNode {
  return (
    <Cropper
      image={address}
      aspect={aspect}
      crop={position}
      zoom={zoom}
      maxZoom={maxZoom}
      keyboardStep={8}
      mediaProps={{ alt: '' }}
      cropperProps={{ 'aria-label': label, role: 'application' }}
      onCropChange={on.onPositionChange}
      onZoomChange={on.onZoomChange}
      onCropComplete={(_percent, pixels) => on.onAreaChange(pixels)}
    />
  );
}
