'use client';

import { FileDrop } from '@seaberry/ui/file-drop';
import { useState } from 'react';

const sheet = new File(['number,carrier\nCOSU6412873350,COSCO\n'], 'november-bills.xlsx');

export function ChosenExample() {
  const [file, setFile] = useState<File | null>(sheet);
  return <FileDrop label="Sheet with the shipments" accept=".xlsx,.csv" maxSizeBytes={5_242_880} file={file} onFile={setFile} />;
}
