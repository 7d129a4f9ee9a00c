'use client';

import { FileDrop } from '@seaberry/ui/file-drop';
import { useState } from 'react';

const sheet = new File(['remark\n'], 'remarks.xlsx');

export function RefusedExample() {
  const [file, setFile] = useState<File | null>(sheet);
  return (
    <FileDrop
      label="Sheet with the shipments"
      accept=".xlsx,.csv"
      file={file}
      onFile={setFile}
      {...(file === sheet && { error: 'The sheet has no column of bill, booking or container numbers.' })}
    />
  );
}
