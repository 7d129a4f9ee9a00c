import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 1_000;

export interface LookParts {
  /** Names of queues with a due job. */
  due: () => Promise<readonly string[]>;
  onDue: (name: string) => void;
  onError: (error: unknown) => void;
}

export interface Looking {
  /** Whether the last look found the tables of the queue. */
  works(): boolean;
  stop(): Promise<void>;
}

/** Looks for due jobs of all queues every second: those that another process sent, that waited for their time or that are tried again. */
export function startLooking({ due, onDue, onError }: LookParts): Looking {
  const stopped = new AbortController();
  const { signal } = stopped;
  let works = true;

  async function look(): Promise<void> {
    try {
      for (const name of await due()) onDue(name);
      works = true;
    } catch (error) {
      works = false;
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
    works: () => works,
    async stop() {
      stopped.abort();
      await looping;
    },
  };
}
