'use client';

import { FileUpload, type UploadContext } from '@seaberry/ui/file-upload';

async function send(file: File, { signal }: UploadContext): Promise<void> {
  const response = await fetch('/api/documents', { method: 'POST', body: file, signal });
  if (!response.ok) throw new Error('The server did not take the file.');
}

export function WithFetchExample() {
  return <FileUpload label="Documents" accept=".pdf" maxSizeBytes={5_242_880} upload={send} />;
}
