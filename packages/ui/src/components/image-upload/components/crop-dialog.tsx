import { CircleAlert } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';

import { useDatesText, useFormat, useOverlaysText } from '../../../lib/ui-provider.js';
import { Button } from '../../button/index.js';
import { Dialog, DialogClose } from '../../dialog/index.js';
import { useFileSize } from '../../file-drop/use-file-size.js';
import { Slider } from '../../slider/index.js';
import { cropImage, dataAddress, type CropArea, type CroppedImage } from '../crop-image.js';
import { CropperView } from './cropper.js';

const MAX_ZOOM = 4;

export interface CropDialogProps {
  image: ImageBitmap;
  address: string;
  width: number;
  height: number;
  maxSizeBytes: number;
  onDone: (image: CroppedImage) => void;
  onClose: () => void;
}

/** Crops an image: by pointer, wheel and pinch, or by arrow keys and the zoom slider. */
export function CropDialog({ image, address, width, height, maxSizeBytes, onDone, onClose }: CropDialogProps): ReactNode {
  const text = useDatesText();
  const overlays = useOverlaysText();
  const format = useFormat();
  const size = useFileSize();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea>();
  const [isSettled, setIsSettled] = useState(false);
  const [state, setState] = useState<'idle' | 'working' | 'heavy'>('idle');

  // react-easy-crop measures its container once, which is too small during the opening animation of the dialog.
  const waitForAnimations = useCallback((frame: HTMLElement | null) => {
    if (!frame) return;
    const animations = frame.closest('[role="dialog"]')?.getAnimations() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => setIsSettled(true));
  }, []);
  const use = async (chosen: CropArea): Promise<void> => {
    setState('working');
    const blob = await cropImage(image, { area: chosen, width, height, maxSizeBytes });
    if (blob) onDone({ blob, src: await dataAddress(blob) });
    else setState('heavy');
  };
  return (
    <Dialog
      open
      title={text.cropTitle}
      description={text.cropHint}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <DialogClose>
            <Button>{overlays.cancel}</Button>
          </DialogClose>
          <Button
            variant="primary"
            disabled={!area}
            loading={state === 'working'}
            onClick={() => {
              if (area) void use(area);
            }}
          >
            {text.cropUse}
          </Button>
        </>
      }
    >
      <div
        data-slot="image-upload-crop"
        ref={waitForAnimations}
        className="sb:relative sb:h-72 sb:overflow-hidden sb:rounded-surface sb:bg-sunken"
      >
        {isSettled && (
          <CropperView
            address={address}
            aspect={width / height}
            label={text.cropArea}
            position={position}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            onPositionChange={setPosition}
            onZoomChange={setZoom}
            onAreaChange={setArea}
          />
        )}
      </div>
      <Slider
        label={text.cropZoom}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoom}
        onValueChange={setZoom}
        formatValue={(value) => format.number(value, { style: 'percent' })}
        className="sb:mt-3"
      />
      <div data-slot="image-upload-messages" aria-live="polite" className="sb:empty:hidden">
        {state === 'heavy' && (
          <p data-slot="image-upload-problem" className="sb:flex sb:gap-1 sb:text-xs sb:text-danger-text">
            <CircleAlert data-slot="image-upload-icon" size={14} aria-hidden className="sb:mt-0.5 sb:shrink-0" />
            {text.imageTooHeavy(size(maxSizeBytes))}
          </p>
        )}
      </div>
    </Dialog>
  );
}
