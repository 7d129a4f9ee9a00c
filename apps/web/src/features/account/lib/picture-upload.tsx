import { ImageUpload, type CroppedImage } from '@seaberry/ui/image-upload';
import { toast } from '@seaberry/ui/toaster';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { fieldsOf } from '../../../kit/staying/form-failure.tsx';

export interface PictureUploadProps {
  label: string;
  /** Size of the uploaded picture, px. */
  width: number;
  height: number;
  upload: UseMutationResult<{ id: string }, Error, { file: File }>;
  /** Message after a successful upload. */
  done: string;
  onDone(): void;
}

/** Picture that is cropped and uploaded at once, beside the current one. */
export function PictureUpload({ label, width, height, upload, done, onDone }: PictureUploadProps): ReactNode {
  const explain = useExplain();
  const send = (image: CroppedImage | null): void => {
    if (!image) return;
    const { blob } = image;
    const file = new File([blob], `picture.${blob.type.slice('image/'.length)}`, { type: blob.type });
    upload.mutate(
      { file },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: done });
          onDone();
        },
      },
    );
  };
  const error = upload.error ? (fieldsOf(upload.error)?.['file']?.join(' ') ?? explain(upload.error)) : undefined;
  return (
    <ImageUpload
      label={label}
      width={width}
      height={height}
      src={null}
      onChange={send}
      error={error}
      disabled={upload.isPending}
      aria-busy={upload.isPending}
    />
  );
}
