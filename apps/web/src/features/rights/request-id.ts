/** A UUID that names one attempt. Browsers make them only for pages served over https, so elsewhere it is made of random bytes. */
export function requestId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  return uuidOf(globalThis.crypto.getRandomValues(new Uint8Array(16)));
}

/** Version 4 of sixteen random bytes. */
export function uuidOf(bytes: Uint8Array): string {
  const marked = bytes.map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte));
  const hex = [...marked].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
