export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download starts in the next task; some browsers need the URL until then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
