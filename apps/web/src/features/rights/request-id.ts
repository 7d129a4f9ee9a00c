/**
 * UUID of a change that is made once, however often it is sent: a retry sends the same one. Browsers generate UUIDs only in secure
 * contexts, so elsewhere random bytes are used.
 */
export function requestId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  return uuidOf(globalThis.crypto.getRandomValues(new Uint8Array(16)));
}

/** UUID version 4 of sixteen random bytes. */
export function uuidOf(bytes: Uint8Array): string {
  const marked = bytes.map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte));
  const hex = [...marked].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
