/** Number of remembered notices. */
const REMEMBERED = 50;

export interface Teller {
  /** Mutual exclusion among all tabs. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Ids of shown notices, shared by all tabs. */
  told: { read(): readonly string[]; write(ids: readonly string[]): void };
  hidden(): boolean;
  /** Delay that lets a visible tab go first. */
  wait(): Promise<void>;
}

/** Shows a notice in one tab only: the visible one, by `here`; without one, any tab, by `away`. A reloaded tab shows no notice twice. */
export async function tellOnce(id: string, teller: Teller, here: () => void, away: () => void): Promise<void> {
  if (teller.hidden()) await teller.wait();
  await teller.alone(() => {
    const told = teller.told.read();
    if (!told.includes(id)) {
      teller.told.write([...told, id].slice(-REMEMBERED));
      if (teller.hidden()) away();
      else here();
    }
    return Promise.resolve();
  });
}
