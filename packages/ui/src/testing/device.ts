import { cdp } from 'vitest/browser';

/** Emulates media features for the page under test. Restore `{ 'prefers-reduced-motion': 'reduce' }` afterwards, the default of tests. */
export async function device(features: Record<string, string>): Promise<void> {
  const list = Object.entries(features).map(([name, value]) => ({ name, value }));
  // The type of the CDP session lacks its methods, which differ by browser.
  const session = cdp() as unknown as { send(method: string, params: object): Promise<unknown> };
  await session.send('Emulation.setEmulatedMedia', { features: list });
}
