/** Number of remembered notices. */
const REMEMBERED = 50;

/** The tabs of one browser, as one of them sees them. */
export interface NoticeTabs {
  /** Mutual exclusion among all tabs. */
  exclusive: (work: () => Promise<void>) => Promise<void>;
  /** Ids of shown notices, shared by all tabs. */
  shown: { read(): readonly string[]; write(ids: readonly string[]): void };
  hidden(): boolean;
  /** Delay that lets a visible tab go first. */
  wait(): Promise<void>;
}

/** Shows a notice once per browser: in the page of the visible tab, else on the desktop by any tab. A reloaded tab does not repeat it. */
export async function showOnce(id: string, tabs: NoticeTabs, showInPage: () => void, showOnDesktop: () => void): Promise<void> {
  if (tabs.hidden()) await tabs.wait();
  await tabs.exclusive(() => {
    const shown = tabs.shown.read();
    if (!shown.includes(id)) {
      tabs.shown.write([...shown, id].slice(-REMEMBERED));
      if (tabs.hidden()) showOnDesktop();
      else showInPage();
    }
    return Promise.resolve();
  });
}
