import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 1_000;

export interface LookParts {
  /** Names of queues with a due job. */
  due: () => Promise<readonly string[]>;
  onDue: (name: string) => void;
  onError: (error: unknown) => void;
}

/** Looks for due jobs of all queues every second: those that another process sent, that waited for their time or that are tried again. */
export function startLooking({ due, onDue, onError }: LookParts): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const { signal } = stopped;

  async function look(): Promise<void> {
    try {
      for (const name of await due()) onDue(name);
    } catch (error) {
      onError(error);
    }
  }

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      await pause(LOOK_MS, null, { signal }).catch(() => {});
      if (!signal.aborted) await look();
    }
  }

  const looping = loop();
  return {
    async stop() {
      stopped.abort();
      await looping;
    },
  };
}
