import type { App } from '../../app-context.tsx';
import { lazily } from '../../shared/lazily.tsx';

export type Method = 'password' | 'code' | 'scan';

export const METHODS: readonly Method[] = ['password', 'code', 'scan'];

/** The ways to sign in that most people do not take: code and texts come when they are chosen. */
export const CodePanel = lazily(async () => (await import('./code-panel.tsx')).CodePanel);
export const ScanPanel = lazily(async () => (await import('./scan-panel.tsx')).ScanPanel);

/** Brings what a method needs, so that it is shown without a gap. */
export async function prepareMethod(app: App, method: Method): Promise<void> {
  if (method === 'password') return;
  await Promise.all([app.texts.ensure('app', 'access'), (method === 'code' ? CodePanel : ScanPanel).load()]);
}
