import { lazy, Suspense, useState, type ReactNode } from 'react';

import { announce } from '../../lib/announce.js';
import { useDatesText, useFormat, useLayoutText } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { Button } from '../button/index.js';
import { Field, type FieldProps } from '../field/index.js';
import { DropZone } from '../file-drop/components/drop-zone.js';
import { faultOf, typeNames } from '../file-drop/file-drop.logic.js';
import { useFileSize } from '../file-drop/use-file-size.js';
import { dataAddress, type CroppedImage } from './crop-image.js';

// Cropping needs a slider, a dialog and a crop library, so it is loaded once an image has been chosen.
const CropDialog = lazy(async () => ({ default: (await import('./components/crop-dialog.js')).CropDialog }));

export interface ImageUploadProps extends Omit<FieldProps, 'children' | 'warning' | 'onChange'> {
  /** Width of the result in pixels, e.g. 275 for a company's logo of 275 × 99. */
  width: number;
  /** Height of the result in pixels. */
  height: number;
  /** URL of the current image; null for none. */
  src?: string | null;
  /** Initial URL (uncontrolled); null for none. */
  defaultSrc?: string | null;
  /** Called with a cropped image, or `null` when it is removed. */
  onChange?: (image: CroppedImage | null) => void;
  /**
   * As in `<input accept>`.
   * @default 'image/png,image/jpeg,image/webp'
   */
  accept?: string;
  /**
   * Maximum size of the result in bytes; the chosen file may be larger.
   * @default 1_048_576
   */
  maxSizeBytes?: number;
  /** No image can be chosen or removed. */
  disabled?: boolean;
  /**
   * Whether the current image can be removed.
   * @default true
   */
  removable?: boolean;
}

interface Chosen {
  name: string;
  image: ImageBitmap;
  address: string;
}

/** An image of an exact size: chosen, cropped, previewed. */
export function ImageUpload(props: ImageUploadProps): ReactNode {
  const { width, height, src: given, defaultSrc = null, onChange, accept = 'image/png,image/jpeg,image/webp', ...others } = props;
  const { maxSizeBytes = 1_048_576, disabled = false, removable = true, label, description, error, ...rest } = others;
  const text = useDatesText();
  const layout = useLayoutText();
  const format = useFormat();
  const size = useFileSize();
  const [src, setSrc] = useControllable<string | null>({ value: given, defaultValue: defaultSrc, onChange: undefined });
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();

  const openFile = async (files: readonly File[]): Promise<void> => {
    const [file] = files;
    const fault = faultOf(files, { accept, maxSizeBytes: undefined });
    if (!file) return;
    if (fault === 'count') return setProblem(layout.fileOnlyOne);
    if (fault === 'type') return setProblem(layout.fileWrongType(file.name, typeNames(accept).join(', ')));
    try {
      // Name and type of a file are no proof: it is an image when it can be decoded.
      const [image, address] = await Promise.all([createImageBitmap(file), dataAddress(file)]);
      setProblem(undefined);
      setChosen({ name: file.name, image, address });
    } catch {
      setProblem(text.imageUnreadable(file.name));
    }
  };
  const change = (image: CroppedImage | null): void => {
    setChosen(undefined);
    setProblem(undefined);
    setSrc(image?.src ?? null);
    onChange?.(image);
  };
  const remove = (): void => {
    change(null);
    announce(layout.fileRemoved(label));
  };
  const hints = [
    text.suggestedSize(format.number(width, { useGrouping: false }), format.number(height, { useGrouping: false })),
    layout.fileTypes(typeNames(accept).join(', ')),
    layout.maxSize(size(maxSizeBytes)),
  ];
  return (
    <Field
      data-slot="image-upload"
      label={label}
      {...rest}
      error={problem ?? error}
      description={
        <>
          {description} {hints.join(' · ')}
        </>
      }
    >
      {src !== null && (
        <div data-slot="image-upload-current" className="sb:mb-1 sb:flex sb:flex-wrap sb:items-center sb:gap-3">
          <img
            data-slot="image-upload-picture"
            src={src}
            alt={text.currentImage(label)}
            width={width}
            height={height}
            className="sb:h-auto sb:max-w-full sb:object-contain sb:rounded-control sb:border sb:border-border sb:bg-surface"
          />
          {removable && (
            <Button size="sm" disabled={disabled} onClick={remove}>
              {text.removeImage}
            </Button>
          )}
        </div>
      )}
      <DropZone
        file={null}
        accept={accept}
        busy={false}
        disabled={disabled}
        name={undefined}
        size={size}
        onTake={(files) => void openFile(files)}
        onRemove={() => {}}
      />
      {chosen && (
        <Suspense>
          <CropDialog
            image={chosen.image}
            address={chosen.address}
            {...{ width, height, maxSizeBytes }}
            onDone={change}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </Field>
  );
}
