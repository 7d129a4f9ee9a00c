import { expect, test, vi } from 'vitest';

import { heldAddress, holdAddress, isFileId } from './picture.ts';

test.each([
  ['0193a1f0-77aa-7c00-8000-0123456789ab', true],
  ['1427302', true],
  ['/upload/a.png', false],
  ['upload/a.png', false],
  ['https://files.example.com/a', false],
  ['data:image/png;base64,AA==', false],
  ['', false],
  [null, false],
])('%j is the id of a file: %s', (given, is) => {
  expect(isFileId(given)).toBe(is);
});

test('an object URL lives as long as the picture is in use', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const blob = new Blob(['x']);
  const [releaseFirst, releaseSecond] = [holdAddress(blob), holdAddress(blob)];
  const address = heldAddress(blob);
  expect(address).toMatch(/^blob:/);
  releaseFirst();
  expect(heldAddress(blob)).toBe(address);
  expect(revoke).not.toHaveBeenCalled();
  releaseSecond();
  expect(heldAddress(blob)).toBeNull();
  expect(revoke).toHaveBeenCalledExactlyOnceWith(address);
  revoke.mockRestore();
});
