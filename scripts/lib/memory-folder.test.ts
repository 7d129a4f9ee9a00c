import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';

import { memoryFolder } from './memory-folder.mjs';

const GIB = 2 ** 30;

it('is a folder that other users pass through and cannot read', () => {
  const folder = memoryFolder({ place: tmpdir(), free: 16 * GIB, room: 8 * GIB });
  expect(statSync(String(folder)).mode & 0o777).toBe(0o711);
});

it('is not made where memory is short or there is no such place', () => {
  expect(memoryFolder({ place: tmpdir(), free: 4 * GIB, room: 8 * GIB })).toBeNull();
  expect(memoryFolder({ place: tmpdir(), free: 16 * GIB, room: 2 * GIB })).toBeNull();
  expect(memoryFolder({ place: '/no/such/place', free: 16 * GIB })).toBeNull();
});
