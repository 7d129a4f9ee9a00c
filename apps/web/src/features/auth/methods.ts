import type { App } from '../../app-context.tsx';
import { lazily } from '../../shared/lazily.tsx';

export type Method = 'password' | 'code' | 'scan';

export const METHODS: readonly Method[] = ['password', 'code', 'scan'];

/** Less frequent sign-in methods: code and messages load on selection. */
export const CodePanel = lazily(async () => (await import('./code-panel.tsx')).CodePanel);
export const ScanPanel = lazily(async () => (await import('./scan-panel.tsx')).ScanPanel);

/** Loads a method before it is shown. */
export async function prepareMethod(app: App, method: Method): Promise<void> {
  if (method === 'password') return;
  await Promise.all([app.texts.ensure('app', 'access'), (method === 'code' ? CodePanel : ScanPanel).load()]);
}
