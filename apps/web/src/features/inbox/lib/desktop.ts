import { readStored, readStoredJson, storageKey, writeStored } from '../../../shared/storage.ts';
import type { NoticeTabs } from './show-once.ts';

const WANTED = 'desktopNotices';
/** Storage key of the ids of shown notices; the stored name is older than the constant. */
const SHOWN = 'toldNotices';
/** Head start of a visible tab, in ms. */
const HEAD_START_MS = 1500;

/** Desktop notifications of this browser: `off` until the user enables them. */
export type DesktopState = 'missing' | 'denied' | 'off' | 'on';

const listeners = new Set<() => void>();
const changed = (): void => {
  for (const listener of listeners) listener();
};

/** Browsers support them on https and localhost only. */
const offered = (): boolean => typeof Notification !== 'undefined' && window.isSecureContext;

export const desktop = {
  get: (): DesktopState => {
    if (!offered()) return 'missing';
    if (Notification.permission === 'denied') return 'denied';
    return Notification.permission === 'granted' && readStored(WANTED) === '1' ? 'on' : 'off';
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    // Changed in another tab, or in the browser's settings.
    window.addEventListener('storage', changed);
    document.addEventListener('visibilitychange', changed);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('storage', changed);
      document.removeEventListener('visibilitychange', changed);
    };
  },
  /** Asks for the browser's permission if needed; resolves to the new state. */
  set: async (on: boolean): Promise<DesktopState> => {
    if (on && offered() && Notification.permission === 'default') await Notification.requestPermission();
    writeStored(WANTED, on ? '1' : null);
    changed();
    return desktop.get();
  },
};

const shown = new Set<Notification>();

/** Shows a notice on the desktop; it closes when the page becomes visible. */
export function showOnDesktop(id: string, title: string, body: string, onOpen: () => void): void {
  if (desktop.get() !== 'on') return;
  try {
    const notification = new Notification(title, { body, tag: id });
    shown.add(notification);
    notification.addEventListener('close', () => shown.delete(notification));
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      onOpen();
    });
  } catch {
    // Phones allow notifications from service workers only; the bell still shows the notice.
  }
}

/** Closes shown notifications once the page becomes visible; returns the unsubscribe function. */
export function clearWhenSeen(): () => void {
  const clear = (): void => {
    if (document.hidden) return;
    for (const notification of shown) notification.close();
    shown.clear();
  };
  document.addEventListener('visibilitychange', clear);
  return () => document.removeEventListener('visibilitychange', clear);
}

const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

export const browserTabs: NoticeTabs = {
  exclusive: async (work) => {
    const manager = locks();
    if (manager) await manager.request(storageKey('notices'), work);
    else await work();
  },
  shown: {
    read: () => {
      const stored = readStoredJson(SHOWN);
      return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
    },
    write: (ids) => writeStored(SHOWN, JSON.stringify(ids)),
  },
  hidden: () => document.hidden,
  wait: () => new Promise((resolve) => setTimeout(resolve, HEAD_START_MS)),
};
